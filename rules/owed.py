"""What will fall due, worked out from the table."""

from msgspec import Struct

from rules.homefront.autumn import YIELD, harvest_owed
from rules.homefront.winter import open_second_meals
from rules.table import Table


class Owed(Struct, frozen=True):
    """One thing that is owed: by whom or for what, how much, until when, and the move that settles it."""

    id: str
    name: str
    what: str
    due: str
    rule: str
    settled_by: str
    have: str = ""
    about: str = "steading"


def owed(table: Table) -> tuple[Owed, ...]:
    """Everything that is owed at this table."""
    found = []
    if harvest_owed(table):
        found.append(Owed("harvest", "Harvest", YIELD, "before winter", "HF-SEASON-AUTUMN-2", "harvest"))
    found += [
        Owed(
            meal,
            "Winter",
            f"{table.owed[meal].amount} Surplus",
            "before spring",
            "HF-SEASON-WINTER-3",
            "second-meal",
            have=f"have {table.steading.surplus}",
            about=f"owed.{meal}",
        )
        for meal in open_second_meals(table)
    ]
    if muster := table.steading.muster:
        lent = f"Defenses +{muster.lends}" if muster.lends else "holds"
        since = table.campaign.session - muster.session
        found.append(
            Owed(
                "muster",
                "Muster",
                lent,
                "while it holds",
                "HF-MUSTER-2",
                "stand-down",
                have=f"for {since} sessions" if since else "since this session",
                about="steading.muster",
            )
        )
    return tuple(found)
