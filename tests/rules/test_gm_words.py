"""GM Fortune and Fortunes: wherever people read of the one, it can't be taken for the other."""

import re

from rules.gm.kinds import MEANS, OF_DREAD, OF_FORTUNE
from rules.reference import SUBJECTS
from rules.registry import MOVES
from rules.tracks import TRACKS

BARE = re.compile(r"(?<!GM )\bFortune\b")
MIXED = re.compile(r"\bGM Fortunes\b")


def texts() -> list[str]:
    kinds = (kind for pool in (OF_DREAD, OF_FORTUNE) for tier in pool.values() for kind in tier)
    return [
        *(words for move in MOVES.values() for words in (move.name, move.short, move.trigger)),
        *(words for subject in SUBJECTS for words in (subject.name, *(one.title for one in subject.entries))),
        *(one.text for subject in SUBJECTS for one in subject.entries),
        *(track.word for track in TRACKS),
        *(words for kind in kinds for words in (kind.text, kind.effect)),
        *MEANS.values(),
    ]


def test_the_gm_s_is_always_called_gm_fortune_and_the_steading_s_fortunes() -> None:
    assert [words for words in texts() if BARE.search(words) or MIXED.search(words)] == []
    assert sum("GM Fortune" in words for words in texts()) > 5
    assert sum(bool(re.search(r"\bFortunes\b", words)) for words in texts()) > 5
    assert {move.id for move in MOVES.values() if "GM Fortune" in move.name} == {
        "gain-fortune", "spend-fortune", "class-fortune",
    }  # fmt: skip
