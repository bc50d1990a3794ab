"""A campaign that has just begun, made by the move that makes them."""

from rules.answers import Answer
from rules.homefront.founding import BLANK, FOUND
from rules.run import Done, run
from rules.tracks import STATS

AT = "2026-03-01T19:30:00+00:00"
NAME = "Stonewell"


def answers(**at_start: int) -> dict[str, Answer]:
    """What FOUND is answered: the offers, but for `fortunes=3`."""
    said = {"campaign-name": Answer("words", NAME), "steading-name": Answer("words", NAME)}
    for track in STATS:
        word = track.word.lower()
        said[f"{word}-at-start"] = Answer("number", at_start.get(word, track.value(BLANK)))
    return said


def founded(**at_start: int) -> Done:
    """The play that makes it, finished."""
    done = run(FOUND, BLANK, "gm", answers(**at_start))
    assert isinstance(done, Done)
    return done
