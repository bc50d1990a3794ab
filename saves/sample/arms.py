"""What the three with Wounds sheets fight with: the weapons of their gear, with Harm and a stat."""

from saves.sample.cast import ISOLDE, ODO, RHEA
from saves.sample.sitting import Sitting

ARMS = (
    (RHEA, "Longsword", 3, "might"),
    (ODO, "Knife", 2, "grace"),
    (ISOLDE, "Staff", 2, "might"),
)


def take_up_arms(table: Sitting) -> None:
    """Each writes down what is in their hands."""
    for who, name, harm, stat in ARMS:
        table.play("add-weapon", {"name": name, "harm": harm, "stat": [stat]}, who=who)
