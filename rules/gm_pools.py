"""What the GM gains: Dread and Fortune, each up to 10 (DG-DREAD). Spending them comes with the moves that do so."""

from rules.play import Play
from rules.table import MOST_OF_A_POOL
from rules.track import Track


def gain(play: Play, pool: Track, points: int, *, rule: str, why: str) -> None:
    """The GM gains points of a pool. What is past 10 is lost, and that is said (DG-DREAD)."""
    room = MOST_OF_A_POOL - int(pool.value(play.table))
    if kept := min(points, room):
        play.adjust(pool, kept, rule=rule, why=why)
    if lost := points - kept:
        play.remark(f"{pool.word} is {MOST_OF_A_POOL} at most: {lost} lost ({why})", pool.where)
