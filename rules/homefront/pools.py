"""The steading's own pools: which stat, with what bearing on it (HF-POOL, HF-MARKS-1)."""

from collections.abc import Sequence

from rules.effects import counted
from rules.pools import Pool, pool
from rules.table import Table
from rules.track import Track


def steading_pool(
    table: Table,
    track: Track,
    *,
    value: int = 0,
    more: Sequence[str] = (),
    advantages: Sequence[str] = (),
    disadvantages: Sequence[str] = (),
) -> Pool:
    """The pool of one of the steading's stats; an item's `value` is taken off before the floor at 0 (HF-TRADE-1)."""
    stat = counted(table, track)
    because = [f"{track.word} {stat.stored}", *(f"{one.cause} {one.by:+d}" for one in stat.because)]
    if value:
        because.append(f"Value {-value}")
    return pool(
        stat.value - value,
        because=because,
        more=more,
        advantages=advantages,
        disadvantages=disadvantages,
        drop_highest=table.campaign.settings.disadvantage == "drop-highest",
    )


def held_back(table: Table) -> tuple[str, ...]:
    """What puts Deploy, Muster and Pull Together at a disadvantage (HF-MARKS-1)."""
    return ("diminished",) if table.steading.diminished else ()
