"""Favors on a Connection both ways: who owes whom, and who only gives and may stop (DG-CONNECTIONS)."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.registry import MOVES
from rules.sheets.noted import Connection
from rules.table import Table
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks
from tests.rules.trading import trading

MOVE, RULE = "connection-favor", "DG-CONNECTIONS"
HALE = "characters.odo.sheet.connections.hale"
WAY, WHAT = "odo/hale/way", "odo/hale/what"


def knowing(**hale: Any) -> Table:
    """Odo knows Hale the steward, and once knew somebody else."""
    usual = {"name": "Hale", "text": "the Widow's house", "why": "Odo finds what is lost"}
    connections = {"hale": Connection(**(usual | hale)), "old": Connection(name="Old", status="lost")}
    return trading(connections=connections)


def said(way: str, what: str = "") -> dict[str, Any]:
    return {WAY: [way], WHAT: what}


@pytest.mark.rule("DG-CONNECTIONS")
def test_a_favor_of_theirs_is_owed_until_one_is_done_for_them() -> None:
    table = knowing()
    got = play(MOVE, table, said("theirs", "a key to the cellar"))
    assert_did(got, table, Did(f"odo/hale/{HALE}.got", None, 1, RULE, "a key to the cellar"))
    assert got.changes[0].waived_at is None
    assert remarks(got) == ["Hale, who has only given so far and may stop: Odo owes 1"]
    even = play(MOVE, got.table, said("ours", "the lost ring"))
    assert_did(even, got.table, Did(f"odo/hale/{HALE}.gave", None, 1, RULE, "the lost ring"))
    assert remarks(even) == ["Hale: nobody owes"]
    more = play(MOVE, even.table, said("ours"))
    assert_did(more, even.table, Did(f"odo/hale/{HALE}.gave", 1, 2, RULE))
    assert remarks(more) == ["Hale: Hale owes 1"]


@pytest.mark.rule("DG-CONNECTIONS")
def test_a_favor_may_take_a_sway() -> None:
    table = knowing(got=1, gave=1)
    done = play(MOVE, table, said("theirs", "passage") | {f"{WAY}/sway": True})
    assert_did(done, table, Did(f"odo/hale/{HALE}.got", 1, 2, RULE, "passage, after a Sway"))
    assert remarks(done) == ["Hale: Odo owes 1"]


@pytest.mark.rule("DG-CONNECTIONS")
@pytest.mark.parametrize(
    ("got", "gave", "stops", "says"),
    [
        (None, None, False, "nobody owes"), (1, None, True, "Odo owes 1"), (3, 1, True, "Odo owes 2"),
        (2, 2, False, "nobody owes"), (None, 2, False, "Hale owes 2"),
    ],
)  # fmt: skip
def test_who_gave_more_than_they_got_may_stop(got: int | None, gave: int | None, stops: bool, says: str) -> None:
    table = knowing(got=got, gave=gave)
    ask = asked(MOVE, table, WAY)
    assert (ask.text, ask.to) == (f"Hale: {says}. And now?", "odo")
    assert offers(ask) == ["theirs", "ours"] + ["stops"] * stops
    assert [one.effect for one in ask.options][:2] == ["it may take a Sway", "Odo finds what is lost"]
    if not stops:
        with pytest.raises(NotTaken) as no:
            ask.take(["stops"])
        assert no.value.reason == "Hale stops being one: they did not give more than they got"
        return
    why = asked(MOVE, table, WHAT, {WAY: ["stops"]})
    assert (why.to, why.text) == ("gm", "Why?")
    what = asked(MOVE, table, WHAT, {WAY: ["ours"]})
    assert (what.to, what.text) == ("odo", "What favor is it?")
    done = play(MOVE, table, said("stops", "had enough"))
    assert_did(done, table, Did(f"odo/hale/{HALE}.status", "held", "lost", RULE, "had enough"))
    assert play(MOVE, table, said("stops")).changes[0].why == "only gave"
    assert refusal(MOVE, done.table) == "nobody here has a Connection"


@pytest.mark.rule("DG-CONNECTIONS")
def test_which_of_several_and_who_has_none() -> None:
    table = trading(connections={"hale": Connection(name="Hale"), "una": Connection(name="Una", got=1)})
    ask = asked(MOVE, table, "odo/which")
    assert [(one.id, one.effect, one.about) for one in ask.options] == [
        ("hale", "nobody owes", "characters.odo"), ("una", "Odo owes 1", "characters.odo"),
    ]  # fmt: skip
    assert MOVES[MOVE].blocked(table, "rhea") == "Rhea has no Connection"
    assert MOVES[MOVE].blocked(table, "odo") is None
    two = trading(connections={"hale": Connection(name="Hale")}, rhea={"connections": {"una": Connection(name="Una")}})
    assert [(one.id, one.effect) for one in asked(MOVE, two, "who").options] == [
        ("odo", "1 of them"), ("rhea", "1 of them"),
    ]  # fmt: skip


@pytest.mark.rule("DG-CONNECTIONS")
def test_one_without_favors_is_written_as_before() -> None:
    plain = {"name": "Hale", "text": "", "status": "held", "why": "", "person": ""}
    assert Connection(name="Hale").model_dump(mode="json") == plain
    assert Connection(name="Hale", got=1).model_dump(mode="json") == plain | {"got": 1}
