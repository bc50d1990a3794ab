"""What will fall due, worked out from the table."""

from msgspec import Struct

from rules.homefront.autumn import YIELD, harvest_owed
from rules.homefront.winter import open_second_meals
from rules.table import Muster, Table


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
    if (muster := table.steading.muster) is not None:
        lent = f"Defenses +{muster.lends}" if muster.lends else "nothing lent"
        found.append(
            Owed(
                "muster",
                "Muster",
                lent,
                "this season",
                "HF-MUSTER-2",
                "stand-down",
                have=f"held for {_age(table, muster)}",
                about="steading.muster",
            )
        )
    return tuple(found)


def _age(table: Table, muster: Muster) -> str:
    """How long a muster has held: in days, in sessions where no day has ended since (HF-MUSTER-2)."""
    days, sessions = table.campaign.day - muster.day, table.campaign.session - muster.session
    if days > 0:
        return f"{days} {'day' if days == 1 else 'days'}"
    if sessions > 0:
        return f"{sessions} {'session' if sessions == 1 else 'sessions'}"
    return "less than a day"
