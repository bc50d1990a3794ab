"""Summer (HF-SEASON-SUMMER)."""

from rules.asks import GM, Dice
from rules.homefront.gains import pick_gains
from rules.homefront.season_roll import reset_fortunes, season_face, season_roll
from rules.homefront.threats import threat_stirs
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.tracks import SURPLUS

RULE = "HF-SEASON-SUMMER"
FULL_GAINS = 2
PARTIAL_GAINS = 1
YIELD_SIDES = 4
YIELD_LESS = 1  # the yield is 1d4 less this
MEANS: dict[Tier, str] = {
    FULL: f"{FULL_GAINS} gains",
    PARTIAL: f"{PARTIAL_GAINS} gain",
    MISS: "a threat appears or grows",
}


@step
def summer(play: Play) -> Steps[None]:
    """The most content, the roll, what comes of it, the summer's Surplus, the reset."""
    yield from season_face(play, "most content", rule=RULE)
    tier = yield from season_roll(play, MEANS, rule=RULE)
    if tier == MISS:
        yield from threat_stirs(play)
    else:
        yield from pick_gains(play, FULL_GAINS if tier == FULL else PARTIAL_GAINS, rule=RULE)
    with play.scope("yield"):
        (die,) = yield from play.ask(
            Dice(
                id="die",
                text=f"What the summer yields: 1d{YIELD_SIDES} - {YIELD_LESS} Surplus",
                to=GM,
                rule=RULE,
                sides=YIELD_SIDES,
            )
        )
        play.adjust(SURPLUS, die - YIELD_LESS, rule=RULE, why=f"1d{YIELD_SIDES} {die} - {YIELD_LESS}")
    reset_fortunes(play, rule=RULE)
