"""Keyed asks: scopes, keys used twice, steps that nobody started, answers that wait."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.asks import Dice, Number, Words, YesNo
from rules.errors import BrokenMove, Refused
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.run import Done, Open, run
from rules.tracks import POPULATION, SURPLUS
from tests.rules.moves_to_try import a_move
from tests.rules.playing import play
from tests.rules.tables import stonewell

SIDE = YesNo(id="sure", letter="y", text="Sure?")


@step
def meal(play: Play, name: str, sides: int = 4) -> Steps[int]:
    with play.scope(name):
        (die,) = yield from play.ask(Dice(id="eaten", text="Eaten", sides=sides, asides=(SIDE,)))
        play.adjust(SURPLUS, -die, rule="HF-SEASON-WINTER-1")
    return die


@step
def two_meals(play: Play) -> Steps[None]:
    first = yield from meal(play, "meal-1")
    second = yield from meal(play, "meal-2")
    play.remark(f"{first} and {second}")


MEALS = a_move(two_meals)


def go(move: Move, answers: dict[str, Answer], **given: Any) -> Open | Done:
    return run(move, stonewell(**given), "gm", answers)


def broken(move: Move, answers: dict[str, Answer] | None = None) -> str:
    with pytest.raises(BrokenMove) as no:
        run(move, stonewell(surplus=9), "gm", answers or {})
    return str(no.value)


def dice(*faces: int) -> Answer:
    return Answer("dice", list(faces))


# -- keys


def test_a_key_is_its_scopes_and_what_it_is_about() -> None:
    first = go(MEALS, {}, surplus=9)
    assert isinstance(first, Open)
    assert first.ask.key == "meal-1/eaten"
    assert [aside.key for aside in first.ask.asides] == ["meal-1/eaten/sure"]
    second = go(MEALS, {"meal-1/eaten": dice(3)}, surplus=9)
    assert isinstance(second, Open)
    assert second.ask.key == "meal-2/eaten"
    assert [(one.key, one.where) for one in second.changes] == [("meal-1/surplus", "steading.surplus")]
    done = play(MEALS, stonewell(surplus=9), {"meal-1/eaten": [3], "meal-2/eaten": [2]})
    assert done.table.steading.surplus == 4
    assert [remark.text for remark in done.remarks] == ["3 and 2"]


def test_scopes_lie_within_scopes_and_end() -> None:
    play = Play(stonewell(), "gm", {})
    with play.scope("a"), play.scope("b"):
        assert play.key("c") == "a/b/c"
    assert play.key("c") == "c"
    with pytest.raises(ValueError, match="out"), play.scope("a"):
        raise ValueError("out")
    assert play.key("c") == "c"


def test_the_same_ask_twice_is_broken() -> None:
    @step
    def steps(play: Play) -> Steps[None]:
        yield from play.ask(Words(id="why", text="?"))
        yield from play.ask(Words(id="why", text="?"))

    assert broken(a_move(steps), {"why": Answer("words", "x")}) == (
        "the key 'why' is used twice in one play: give one of them a scope"
    )


def test_the_same_track_twice_in_one_scope_is_broken_even_where_nothing_changes() -> None:
    def steps(play: Play) -> Steps[None]:
        play.adjust(POPULATION, 0, rule="X")
        play.set(POPULATION, 1, rule="X")
        yield from ()

    assert "'population'" in broken(a_move(steps))


def test_an_ask_and_a_change_with_one_key_are_broken() -> None:
    def steps(play: Play) -> Steps[None]:
        play.adjust(SURPLUS, 1, rule="X")
        yield from play.ask(Number(id="surplus", text="?"))

    assert "'surplus'" in broken(a_move(steps))


def test_an_aside_and_a_change_with_one_key_are_broken() -> None:
    def steps(play: Play) -> Steps[None]:
        with play.scope("why"):
            play.stamp("sure", rule="X", again="")
        yield from play.ask(Words(id="why", text="?", asides=(YesNo(id="done.sure", letter="y", text="?"),)))

    assert "'why/done.sure'" in broken(a_move(steps))


def test_stamps_groups_and_beginnings_have_keys_too() -> None:
    def stamped(play: Play) -> Steps[None]:
        play.stamp("a", rule="X", again="")
        yield from play.ask(Words(id="done.a", text="?"))

    def grouped(play: Play) -> Steps[None]:
        with play.together("a"):
            play.adjust(SURPLUS, 1, rule="X")
        yield from play.ask(Words(id="a", text="?"))

    def begun(play: Play) -> Steps[None]:
        play.begin("steading.surplus", 1, rule="X")
        play.begin("steading.surplus", 2, rule="X")
        yield from ()

    assert "'done.a'" in broken(a_move(stamped))
    assert "'a'" in broken(a_move(grouped))
    assert "'steading.surplus'" in broken(a_move(begun))


# -- steps


def test_a_step_without_yield_from_is_broken() -> None:
    @step
    def forgets(play: Play) -> Steps[None]:
        meal(play, "meal-1")
        yield from meal(play, "meal-2")

    assert broken(a_move(forgets), {"meal-2/eaten": dice(1)}) == (
        "the step meal was made and never started: write `yield from`"
    )


def test_an_ask_without_yield_from_is_broken() -> None:
    def forgets(play: Play) -> Steps[None]:
        play.ask(Words(id="why", text="?"))
        yield from ()

    assert broken(a_move(forgets)) == "the step _ask was made and never started: write `yield from`"


def test_a_step_that_is_started_and_ends_is_fine() -> None:
    assert isinstance(go(MEALS, {"meal-1/eaten": dice(1), "meal-2/eaten": dice(1)}, surplus=9), Done)


# -- answers


@pytest.mark.parametrize(
    ("answer", "misfit"),
    [
        (dice(5), "a d4 has no 5: 1 to 4"),
        (dice(1, 2), "1 die is rolled here, not 2"),
        (Answer("number", 3), "this asks for dice, not number"),
        (Answer("waive", True), "this asks for dice, not waive"),
    ],
)
def test_an_answer_that_does_not_fit_is_asked_again_with_the_old_one_shown(answer: Answer, misfit: str) -> None:
    now = go(MEALS, {"meal-1/eaten": answer, "meal-2/eaten": dice(2)}, surplus=9)
    assert isinstance(now, Open)
    assert (now.ask.key, now.old, now.misfit) == ("meal-1/eaten", answer, misfit)
    assert now.answered == ()
    assert now.changes == ()


def test_an_ask_without_an_answer_has_no_old_one() -> None:
    now = go(MEALS, {}, surplus=9)
    assert isinstance(now, Open)
    assert (now.old, now.misfit) == (None, "")


def test_answers_that_nobody_asked_for_wait_and_are_dropped_only_at_the_end() -> None:
    answers = {"lost": Answer("words", "x"), "meal-1/eaten": dice(1), "meal-2/eaten/sure": Answer("number", 1)}
    now = go(MEALS, answers, surplus=9)
    assert isinstance(now, Open)
    assert now.ask.key == "meal-2/eaten"
    answers["meal-2/eaten"] = dice(1)
    done = go(MEALS, answers, surplus=9)
    assert isinstance(done, Done)
    assert done.dropped == ("lost", "meal-2/eaten/sure")
    assert set(done.answers) == {"meal-1/eaten", "meal-2/eaten"}


def test_a_waiver_of_nothing_is_dropped() -> None:
    answers = {"meal-1/eaten": dice(1), "meal-2/eaten": dice(1), "fortunes": Answer("waive", True)}
    done = go(MEALS, answers, surplus=9)
    assert isinstance(done, Done)
    assert done.dropped == ("fortunes",)


def test_an_answer_at_a_change_that_waives_nothing_is_dropped() -> None:
    answers = {"meal-1/eaten": dice(1), "meal-2/eaten": dice(1), "meal-1/surplus": Answer("number", 1)}
    done = go(MEALS, answers, surplus=9)
    assert isinstance(done, Done)
    assert done.dropped == ("meal-1/surplus",)
    assert done.table.steading.surplus == 7


def test_what_was_answered_is_told_with_its_ask() -> None:
    answers = {"meal-1/eaten": dice(1), "meal-1/eaten/sure": Answer("yes", True)}
    now = go(MEALS, answers, surplus=9)
    assert [(one.ask.key, one.answer, one.aside) for one in now.answered] == [
        ("meal-1/eaten", dice(1), False),
        ("meal-1/eaten/sure", Answer("yes", True), True),
    ]


def test_nothing_is_stored_between_two_runs() -> None:
    answers = {"meal-1/eaten": dice(1), "meal-2/eaten": dice(2)}
    table = stonewell(surplus=9)
    assert run(MEALS, table, "gm", answers) == run(MEALS, table, "gm", answers)
    assert table == stonewell(surplus=9)


# -- a move that can't be made


def test_a_blocked_move_is_refused_before_anything() -> None:
    move = Move(id="x", name="X", trigger="x", rules=(), steps=two_meals, blocked=lambda _table, who: f"not for {who}")
    with pytest.raises(Refused, match="not for odo") as no:
        run(move, stonewell(), "odo", {})
    assert no.value.about == "steading"


def test_a_move_declares_itself_once() -> None:
    assert (MEALS.letter, MEALS.tab, MEALS.players, MEALS.pool) == ("", "steading", False, None)
    assert MEALS.blocked(stonewell(), "gm") is None
    assert MEALS.draft(stonewell()) == ""
