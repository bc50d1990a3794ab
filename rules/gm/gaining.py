"""The GM gains Dread or Fortune by hand, with the reason why; what is past 10 is lost (DG-DREAD)."""

from rules.asks import GM, Number, Words
from rules.gm_pools import gain
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import MOST_OF_A_POOL
from rules.track import Track
from rules.tracks import DREAD, FORTUNE

RULE = "DG-DREAD"
USUAL = 1


@step
def _gain(play: Play, pool: Track) -> Steps[None]:
    points = yield from play.ask(
        Number(
            id="points",
            text=f"How much {pool.word} is gained?",
            to=GM,
            about=pool.where,
            rule=RULE,
            lowest=1,
            highest=MOST_OF_A_POOL,
            offered=USUAL,
            hint=f"it is {pool.value(play.table)} of {MOST_OF_A_POOL} now",
        )
    )
    why = yield from play.ask(Words(id="why", text="For what?", to=GM, about=pool.where, rule=RULE))
    gain(play, pool, points, rule=RULE, why=why)


GAIN_DREAD = Move(
    id="gain-dread",
    name="Gain GM Dread",
    trigger="GM Dread is gained by something that no move counts",
    world="days-of-gold",
    rules=(RULE,),
    steps=lambda play: _gain(play, DREAD),
)
GAIN_FORTUNE = Move(
    id="gain-fortune",
    name="Gain GM Fortune",
    trigger="GM Fortune is gained by something that no move counts",
    world="days-of-gold",
    rules=(RULE,),
    steps=lambda play: _gain(play, FORTUNE),
)
