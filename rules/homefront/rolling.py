"""Rolling for the community, and the GM's hard move when it goes badly (HF-POOL-1, HF-POOL-4)."""

from collections.abc import Mapping

from rules.asks import GM, Ask, Dice, Words
from rules.play import Play, Steps, step
from rules.pools import TIERS, Pool, Tier
from rules.told import told


@step
def roll(play: Play, id: str, pool: Pool, meanings: Mapping[Tier, str], *, rule: str) -> Steps[Tier]:
    """Roll a pool of the steading's. The GM rolls it, so it earns no Dread (HF-POOL-4)."""
    faces = yield from play.ask(
        Dice(
            id=id,
            text="Roll for the community",
            to=GM,
            rule=rule,
            count=pool.dice,
            pool=pool,
            tiers=tuple((tier, meanings[tier]) for tier in TIERS),
        )
    )
    return pool.tier(faces)


@step
def hard_move(play: Play, *, rule: str, asides: tuple[Ask[bool], ...] = ()) -> Steps[None]:
    """The GM makes a hard move, and may write it down (HF-DEPLOY-1)."""
    question = Words(
        id="hard-move",
        text="What is the GM's hard move?",
        to=GM,
        rule=rule,
        optional=True,
        empty="said, not written",
        asides=asides,
    )
    yield from told(play, question, "The GM's hard move", "The GM makes a hard move")
