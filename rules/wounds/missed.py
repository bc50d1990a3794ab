"""Rations of a Journey's own that somebody went without, until the day ends (DG-JOURNEY-3)."""

from rules.table import Table

_MISSED = "ration-"  # with somebody's id, the id of one among all that is owed


def missed_at(who: str) -> str:
    """Where it stands that somebody went without."""
    return f"owed.{_MISSED}{who}"


def who_missed_it(id: str) -> str:
    """Of whom something owed by this id tells; "" where it is no ration."""
    return id.removeprefix(_MISSED) if id.startswith(_MISSED) else ""


def missed_by(table: Table, who: str) -> int:
    """How many rations somebody has gone without since the day began."""
    debt = table.owed.get(f"{_MISSED}{who}")
    return debt.amount if debt is not None and debt.status == "open" else 0


def who_missed(table: Table) -> tuple[str, ...]:
    """The ids of all who have gone without one, followers last."""
    return tuple(who for who in (*table.characters, *table.people) if missed_by(table, who))
