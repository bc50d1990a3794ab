"""Asides: asks that need not be answered, and can be added until the end."""

import pytest

from rules.answers import Answer
from rules.asks import Number, Words, YesNo
from rules.play import Play, Steps, step
from rules.registry import MOVES, on_tab
from rules.run import Done, Open, run
from rules.table import Gain
from rules.tracks import SURPLUS
from tests.rules.moves_to_try import a_move
from tests.rules.playing import asked
from tests.rules.tables import REAVERS, stonewell

BRIBE = Number(id="bribe", letter="b", text="A bribe", highest=3)


@step
def sways(play: Play) -> Steps[None]:
    to = "table" if play.aside("why", BRIBE) else "gm"
    words = yield from play.ask(Words(id="why", text="Why?", to=to, asides=(BRIBE,)))
    paid = play.aside("why", BRIBE)
    if paid is not None:
        play.spend(SURPLUS, paid, rule="X", why=words)
    yield from play.ask(Words(id="then", text="And then?"))


MOVE = a_move(sways)
SAID = {"why": Answer("words", "kin"), "then": Answer("words", "home")}


def test_an_aside_that_is_not_used_costs_no_key() -> None:
    done = run(MOVE, stonewell(), "gm", SAID)
    assert isinstance(done, Done)
    assert done.changes == ()
    assert done.dropped == ()


def test_an_aside_is_offered_with_its_letter() -> None:
    now = run(MOVE, stonewell(), "gm", {})
    assert isinstance(now, Open)
    (aside,) = now.ask.asides
    assert (aside.key, aside.letter, aside.kind) == ("why/bribe", "b", "number")


def test_an_aside_added_later_leaves_the_answers_after_it() -> None:
    done = run(MOVE, stonewell(surplus=2), "gm", SAID | {"why/bribe": Answer("number", 2)})
    assert isinstance(done, Done)
    assert [(one.before, one.after, one.why) for one in done.changes] == [(2, 0, "kin")]
    assert set(done.answers) == {"why", "then", "why/bribe"}


def test_an_aside_can_change_its_own_ask() -> None:
    now = run(MOVE, stonewell(), "gm", {"why/bribe": Answer("number", 1)})
    assert isinstance(now, Open)
    assert (now.ask.key, now.ask.to) == ("why", "table")


@pytest.mark.parametrize("answer", [Answer("number", 4), Answer("words", "2"), Answer("yes", True)])
def test_an_aside_that_does_not_fit_counts_for_nothing_and_is_dropped(answer: Answer) -> None:
    done = run(MOVE, stonewell(), "gm", SAID | {"why/bribe": answer})
    assert isinstance(done, Done)
    assert done.changes == ()
    assert done.dropped == ("why/bribe",)


def test_no_letter_of_an_aside_is_q_and_none_comes_twice_at_one_ask() -> None:
    asks = [
        asked("deploy", stonewell(), "leader"),
        asked("deploy", stonewell(), "cost", {"leader": "", "roll": [4]}),
        asked("deploy", stonewell(), "hard-move", {"leader": "", "roll": [1]}),
        asked("threat", stonewell(), "threat/names"),
        asked("threat-strikes", stonewell(threats={"a": REAVERS}), "a/calamity", {"which": ["a"]}),
        asked("note", stonewell(), "words"),
        asked("pull-together", stonewell(), "other/ditch/cost", {"work": "Ditch"}),
        asked("trade", stonewell(), "buy/item", {"side": ["buy"]}),
        asked("plan", stonewell(), "mill/takes", {"goal": "Mill"}),
        asked("fate", stonewell(gains={"a": Gain(kind="blessing", year=1, season="spring")}), "question"),
    ]
    for ask in asks:
        letters = [aside.letter for aside in ask.asides]
        assert letters
        assert len(letters) == len(set(letters))
        assert all(len(letter) == 1 and letter.islower() and letter != "q" for letter in letters)


def test_every_declared_letter_is_its_own_on_its_tab() -> None:
    for tab in {move.tab for move in MOVES.values()}:
        letters = [move.letter for move in on_tab(tab)]
        assert len(letters) == len(set(letters)), tab
        assert "q" not in letters
    assert on_tab("party")
    assert isinstance(YesNo(id="a", text="").take(True), bool)
