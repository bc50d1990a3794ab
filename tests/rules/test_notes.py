"""Notes: words for the chronicle that change nothing."""

from rules.changes import Remark
from rules.registry import MOVES
from rules.run import Open
from rules.seats import GM_SEAT, ONLOOKER, Seat, may_answer
from rules.sight import remarks_seen
from tests.rules.playing import asked, assert_did, play, reach
from tests.rules.tables import stonewell

PLAYER = Seat("Rhea's player", "player", ("rhea",))


def test_a_note_is_for_its_writer_and_the_gm() -> None:
    table = stonewell()
    done = play("note", table, {"words": "[/crew] owes us"}, who="rhea")
    assert_did(done, table)
    assert done.remarks == (Remark("[/crew] owes us", "notes.rhea"),)
    assert remarks_seen(table, PLAYER, done.remarks) == done.remarks
    assert remarks_seen(table, GM_SEAT, done.remarks) == done.remarks
    assert remarks_seen(table, ONLOOKER, done.remarks) == ()


def test_a_note_of_the_gms_is_for_the_gm_alone() -> None:
    done = play("note", stonewell(), {"words": "They lie"})
    assert done.remarks == (Remark("They lie", "notes.gm"),)
    assert remarks_seen(stonewell(), PLAYER, done.remarks) == ()


def test_a_note_can_be_for_everybody() -> None:
    done = play("note", stonewell(), {"words": "The mill is back", "words/for-all": True})
    assert done.remarks == (Remark("The mill is back", "notes.all"),)
    assert remarks_seen(stonewell(), ONLOOKER, done.remarks) == done.remarks
    kept = play("note", stonewell(), {"words": "The mill is back", "words/for-all": False})
    assert kept.remarks == (Remark("The mill is back", "notes.gm"),)


def test_its_ask_is_about_what_only_its_writer_sees() -> None:
    ask = asked("note", stonewell(), "words")
    assert (ask.to, ask.about, ask.optional) == ("gm", "notes.gm", False)
    assert [(aside.key, aside.letter) for aside in ask.asides] == [("words/for-all", "a")]
    assert MOVES["note"].players


def test_a_player_may_say_that_a_note_is_for_all() -> None:
    result = reach("note", stonewell(), who="rhea")
    assert isinstance(result, Open)
    assert may_answer(PLAYER, result.ask.to)
    assert all(may_answer(PLAYER, aside.to) for aside in result.ask.asides)
