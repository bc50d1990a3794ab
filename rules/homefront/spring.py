"""Spring (HF-SEASON-SPRING)."""

from rules.homefront.gain_or_threat import gain_or_threat
from rules.play import Play, Steps, step


@step
def spring(play: Play) -> Steps[None]:
    """The most hopeful, the roll, what comes of it, the reset."""
    yield from gain_or_threat(play, "most hopeful", rule="HF-SEASON-SPRING")
