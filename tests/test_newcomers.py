"""Somebody new in a few words, as the preview has them before they are written."""

from rules.registry import MOVES
from tests.rules.playing import play
from tests.rules.tables import stonewell
from tests.rules.trading import trading
from tui.change_words import change_in_words


def test_a_follower_is_told_with_what_was_said_of_them() -> None:
    said = {
        "name": "Tam", "tam/role": "porter", "tam/role/serves": ["odo"], "tam/role/wage": "5gp", "tam/role/wounds": 2,
        "tam/role/harm": 1, "tam/role/armor": 1, "tam/role/loyalty": 0, "tam/role/armed": True,
        "tam/role/tags": "stout; loud",
    }  # fmt: skip
    done = play("add-person", trading(), said)
    told = change_in_words(done.table, done.changes[0])
    assert told == (
        "Tam", "", "new: 2 Wounds, Harm 1, armor 1, serves Odo, loyalty 0, wage 5 gp, bears arms, loud, stout",
    )  # fmt: skip
    bare = play("add-person", stonewell(), {"name": "Tam", "tam/role": "porter"})
    assert change_in_words(bare.table, bare.changes[0]) == ("Tam", "", "new")
    party = play("add-person", stonewell(), {"name": "Tam", "tam/role": "", "tam/role/serves": ["party"]})
    assert change_in_words(party.table, party.changes[0]) == ("Tam", "", "new: serves the party")


def test_a_character_is_told_with_the_numbers_of_the_sheet() -> None:
    said = {
        "name": "Wen", "wen/player": "", "wen/sheet": ["hit-points"], "wen/playbook": "Seeker",
        "wen/stats": "0 1 2 1 0 -1",
        "wen/max-hp": 16, "wen/armor": 1, "wen/die": ["d6"], "wen/supplies": 2, "wen/instinct": "",
        "wen/appearance": "",
        "wen/moves": "Ambush: +1 forward", "wen/gear": "Rope: 30 feet",
    }  # fmt: skip
    done = play(MOVES["make-character"].id, stonewell(), said)
    _, _, words = change_in_words(done.table, done.changes[0])
    assert words.startswith("new: Seeker, ")
    for one in ("HP 16 of 16", "armor 1", "supplies 2", "d6", "Ambush", "carries Rope", "-1"):
        assert one in words
