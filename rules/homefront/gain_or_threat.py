"""The seasons whose roll brings a gain or a threat: spring and autumn (HF-SEASON-SPRING, HF-SEASON-AUTUMN-1)."""

from rules.homefront.gains import pick_gains
from rules.homefront.season_roll import reset_fortunes, season_face, season_roll
from rules.homefront.threats import threat_stirs, threats_abound
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier

GAINS = 1  # HF-SEASON-SPRING, HF-SEASON-AUTUMN-1: full and partial
MEANS: dict[Tier, str] = {
    FULL: f"{GAINS} gain",
    PARTIAL: f"{GAINS} gain, and a threat appears or grows",
    MISS: "threats abound",
}


@step
def gain_or_threat(play: Play, mood: str, *, rule: str) -> Steps[None]:
    """The one in whom the season shows, the roll, what comes of it, the reset."""
    yield from season_face(play, mood, rule=rule)
    tier = yield from season_roll(play, MEANS, rule=rule)
    if tier == MISS:
        yield from threats_abound(play)
    else:
        yield from pick_gains(play, GAINS, rule=rule)
    if tier == PARTIAL:
        yield from threat_stirs(play)
    reset_fortunes(play, rule=rule)
