"""What tells of somebody in a fight, and what they are called, so that the players learn no more than they may."""

from rules.named import called, place_of
from rules.table import Table

UNSEEN = "foes.gm"  # no foe can have this id, so that nobody but the GM is told


def own_sheet(table: Table, who: str) -> str:
    """Where it stands how somebody is hurt: what tells of it is kept from those who do not see that."""
    if who in table.battalions:
        return f"battalions.{who}.harm"
    return f"foes.{who}.sheet" if who in table.foes else place_of(table, who)


def known_as(table: Table, who: str) -> str:
    """What a sum that the players read calls somebody: no name of whom they do not know."""
    one = table.foes.get(who) or table.battalions.get(who)
    return called(table, who) if one is None or one.known else "a foe"
