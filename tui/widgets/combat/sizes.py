"""The sizes of battalions in words, and what one has over those on the other side (DG-BATTALION-1)."""

from rules.combat.battalion import ONE, Size, bonus, size_of
from rules.table import Table
from tui.widgets.combat.field import battalions, gone_word, id_of


def size_word(members: int) -> str:
    """`small`, `medium`, `large`; `no battalion` for too few."""
    return _word(size_of(members))


def against(table: Table, id: str, fight: str) -> str:
    """What its size gives a battalion against the largest on the other side, or else against single foes:
    `vs small: +1 harm +1 armor`."""
    one = table.battalions[id]
    others = [
        size_of(other.members)
        for place, other in battalions(table, fight)
        if other.side != one.side and not gone_word(table, id_of(place))
    ]
    other = max(others, key=lambda size: size.rank, default=ONE)
    by = sum(part.by for part in bonus(size_of(one.members), other))
    whom = _word(other) if others else "single foes"
    return f"vs {whom}: {f'+{by} harm +{by} armor' if by else 'no bonus'}"


def _word(size: Size) -> str:
    return "no battalion" if size == ONE else size.name
