"""Who is in the sample: five characters, and the people of Osmere and around it."""

from saves.sample.sitting import Sitting

RHEA, ODO, ISOLDE, BRAM, WEN = "rhea-tarn", "odo-finch", "isolde-marr", "bram-oster", "wen-hale"
HOB, ORLA, ALDOUS, CORRIE = "old-hob", "orla", "reeve-aldous", "widow-corrie"
GARET, MAB, JON, TAM = "garet", "mab", "little-jon", "tam-reed"

CHARACTERS = (  # name, player, sheet, calling or playbook
    ("Rhea Tarn", "Ines", "wounds", "Warrior"),
    ("Odo Finch", "Tobias", "wounds", "Rogue"),
    ("Isolde Marr", "Ruth", "wounds", "Priest"),
    ("Bram Oster", "Ben", "hit-points", "Marshal"),
    ("Wen Hale", "Mira", "hit-points", "Seeker"),
)
AT_FIRST = (
    ("Old Hob", "engineer, built the weir"),
    ("Orla", "keeper of the well"),
    ("Reeve Aldous", "reeve, counts the grain"),
    ("Widow Corrie", "runs the mill"),
    ("Garet", "Bram's crew, archer"),
    ("Mab", "Bram's crew, keen eyes"),
)


def gather(table: Sitting) -> None:
    """The players bring their characters, and say whom they know."""
    for name, player, sheet, role in CHARACTERS:
        table.play(
            "add-character", {"name": name, "player": player, "sheet": [sheet], "calling": role, "playbook": role}
        )
    for name, role in AT_FIRST:
        table.add(name, role)
