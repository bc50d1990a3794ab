"""Spring (HF-SEASON-SPRING)."""

from rules.homefront.gains import pick_gains
from rules.homefront.season_roll import reset_fortunes, season_face, season_roll
from rules.homefront.threats import threat_stirs, threats_abound
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier

RULE = "HF-SEASON-SPRING"
GAINS = 1  # full and partial
MEANS: dict[Tier, str] = {
    FULL: f"{GAINS} gain",
    PARTIAL: f"{GAINS} gain, and a threat appears or grows",
    MISS: "threats abound",
}


@step
def spring(play: Play) -> Steps[None]:
    """The most hopeful, the roll, what comes of it, the reset."""
    yield from season_face(play, "most hopeful", rule=RULE)
    tier = yield from season_roll(play, MEANS, rule=RULE)
    if tier == MISS:
        yield from threats_abound(play)
    else:
        yield from pick_gains(play, GAINS, rule=RULE)
    if tier == PARTIAL:
        yield from threat_stirs(play)
    reset_fortunes(play, rule=RULE)
