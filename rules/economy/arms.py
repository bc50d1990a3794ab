"""Whether somebody bears arms, which keeps them out of a House Account: as it was said, or not said yet
(DG-HOUSE-ACCOUNT)."""

from rules.play import Play
from rules.table import Table

RULE = "DG-HOUSE-ACCOUNT"


def is_said(table: Table, who: str) -> bool:
    """Whether somebody has said of one of the people that they bear arms, or that they do not."""
    return table.people[who].armed or _stamp(who) in table.done


def say(play: Play, who: str) -> None:
    """It is said from now on, whichever it is; `armed` is set beside it. A second time changes nothing."""
    if not is_said(play.table, who):
        play.stamp(_stamp(who), rule=RULE, again="")


def _stamp(who: str) -> str:
    return f"arms-said-{who}"
