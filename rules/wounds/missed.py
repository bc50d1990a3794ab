"""Rations of a Journey's own that somebody went without: a Wound for each as the day ends (DG-JOURNEY-3)."""

from rules.named import called
from rules.play import Play, Steps, step
from rules.table import Table
from rules.wounds.marking import mark

RULE = "DG-JOURNEY-3"
EACH = 1  # DG-JOURNEY-3: Wound
_MISSED = "ration-"  # with somebody's id, the id of one among all that is owed


def missed_at(who: str) -> str:
    """Where it stands that somebody went without."""
    return f"owed.{_MISSED}{who}"


def missed_by(table: Table, who: str) -> int:
    """How many rations somebody has gone without since the day began."""
    debt = table.owed.get(f"{_MISSED}{who}")
    return debt.amount if debt is not None and debt.status == "open" else 0


def who_missed(table: Table) -> tuple[str, ...]:
    """The ids of all who have gone without one."""
    return tuple(who for who in table.characters if missed_by(table, who))


@step
def pay_for_missed(play: Play) -> Steps[None]:
    """The day ends: a Wound for each, Armor or not; the dead and those who have gone owe nothing any more."""
    for who in who_missed(play.table):
        missed, there = missed_by(play.table, who), play.table.characters[who].status in ("here", "away")
        with play.scope(who), play.scope("journey"):
            play.set(f"{missed_at(who)}.status", "settled", rule=RULE, why="the day is over", waivable=False)
            if there:
                yield from mark(play, who, missed * EACH, rule=RULE, why="no ration on the Journey")
            else:
                play.remark(f"{called(play.table, who)} is not here any more: no Wound", f"characters.{who}")
