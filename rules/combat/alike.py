"""Foes alike, in one row: the one in front falls, the next stands there whole, and they are one fewer (DG-NPC)."""

from rules.combat.tracks import FOE_MANY
from rules.play import Play
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.table import Table
from rules.tracks import on_sheet

LAST = 1  # the last of them falls as one alone does


def more_alike(table: Table, who: str) -> bool:
    """Whether another one stands behind a foe in the same row."""
    return who in table.foes and table.foes[who].many > LAST


def next_in_front(play: Play, who: str, *, rule: str = "DG-NPC") -> None:
    """The one in front has fallen: the next is whole, and there is one fewer. To be called where `more_alike` holds."""
    sheet = play.table.foes[who].sheet
    with play.scope("next"), play.together("falls"):
        play.adjust(FOE_MANY.at(who), -1, rule=rule, why="the one in front falls")
        if isinstance(sheet, OthersWounds) and (wounds := on_sheet(play.table, who, "wounds")) is not None:
            play.set(wounds, 0, rule=rule, why="the next is whole")
        elif isinstance(sheet, OthersHitPoints) and (hp := on_sheet(play.table, who, "hp")) is not None:
            play.set(hp, sheet.max_hp, rule=rule, why="the next is whole")
