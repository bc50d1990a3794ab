"""A roll whose results only need saying: one way for every move that is no more than that (DG-ROLL-1)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from rules.leading import nobody_able
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import TIERS, Tier
from rules.roll import Between, Rolled, roll
from rules.table import Table

SHEET = "wounds"  # whose moves these are


class Comes(Struct, frozen=True):
    """What one result comes to: `means` before the dice, `then` once they lie. `to_tell`: the GM says the rest.

    An empty `then`: the move itself goes on from there, and says it.
    """

    means: str
    then: str = ""
    to_tell: bool = False


Results = Mapping[Tier, Comes]


@step
def tiered(
    play: Play, who: str, stats: Sequence[str], results: Results, *, rule: str, between: Between | None = None
) -> Steps[Rolled]:
    """A character rolls, and what comes of it is said (DG-FACE-DANGER, DG-ENDURE-1, DG-SWAY)."""
    means = {tier: results[tier].means for tier in TIERS}
    rolled = yield from roll(play, who, stats, means, rule=rule, between=between)
    came = results[rolled.tier]
    if came.then:
        play.remark(f"{called(play.table, who)}: {came.then}", f"characters.{who}", to_tell=came.to_tell)
    return rolled


def nobody_can(table: Table, who: str) -> str | None:
    """Why this character, or nobody at all, can make such a move; for `blocked`."""
    return nobody_able(table, who, SHEET)
