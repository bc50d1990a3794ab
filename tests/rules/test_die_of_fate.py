"""HF-GAINS-2: the Die of Fate, and what Tor's blessing does to the weather."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.registry import MOVES
from rules.run import Done, Open, run
from rules.table import Gain
from tests.rules.playing import asked, assert_did, offers, play, remarks
from tests.rules.tables import stonewell

BLESSED = stonewell(gains={"blessing-spring-1": Gain(kind="blessing", year=1, season="spring")})
WEATHER: dict[str, Any] = {"question": "", "question/weather": True}


@pytest.mark.rule("HF-GAINS-2")
def test_one_die_and_high_is_good() -> None:
    table = stonewell()
    ask = asked("fate", table, "question")
    assert (ask.to, ask.optional, ask.asides) == ("gm", True, ())
    roll = asked("fate", table, "roll", {"question": ""})
    assert (roll.to, roll.count, roll.sides, roll.text) == ("gm", 1, 6, "The Die of Fate: high is good")
    done = play("fate", table, {"question": "Does the ford hold?", "roll": [5]})
    assert_did(done, table)
    assert remarks(done) == ["Fate says 5: Does the ford hold?"]
    assert remarks(play("fate", table, {"question": "", "roll": [1]})) == ["Fate says 1"]


@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.rule("HF-GAINS-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_under_the_blessing_the_weather_is_rolled_twice_and_the_players_choose() -> None:
    ask = asked("fate", BLESSED, "question")
    assert [(one.key, one.letter) for one in ask.asides] == [("question/weather", "w")]
    assert asked("fate", BLESSED, "roll", WEATHER).count == 2
    which = asked("fate", BLESSED, "6-2/which", WEATHER | {"roll": [2, 6]})
    assert (which.to, which.rule, offers(which)) == ("table", "HF-GAINS-2", ["6", "2"])
    for chosen in ("2", "6"):
        done = play("fate", BLESSED, WEATHER | {"roll": [2, 6], "6-2/which": [chosen]})
        assert_did(done, BLESSED)
        assert remarks(done) == [f"Fate says {chosen}"]


@pytest.mark.rule("HF-GAINS-2")
def test_two_equal_dice_leave_nothing_to_choose() -> None:
    assert remarks(play("fate", BLESSED, WEATHER | {"roll": [3, 3]})) == ["Fate says 3"]


@pytest.mark.rule("HF-GAINS-2")
def test_under_the_blessing_all_but_the_weather_is_one_die() -> None:
    assert asked("fate", BLESSED, "roll", {"question": ""}).count == 1
    assert asked("fate", BLESSED, "roll", {"question": "", "question/weather": False}).count == 1


@pytest.mark.rule("HF-GAINS-2")
def test_without_the_blessing_the_weather_is_one_die_too() -> None:
    answers = {
        "question": Answer("words", ""),
        "question/weather": Answer("yes", True),
        "roll": Answer("dice", [4]),
    }
    done = run(MOVES["fate"], stonewell(), "gm", answers)
    assert isinstance(done, Done)
    assert done.dropped == ("question/weather",)


@pytest.mark.rule("HF-GAINS-2")
def test_a_choice_between_other_dice_does_not_count() -> None:
    answers = {
        "question": Answer("words", ""),
        "question/weather": Answer("yes", True),
        "roll": Answer("dice", [5, 2]),
        "5-1/which": Answer("pick", ["5"]),
    }
    now = run(MOVES["fate"], BLESSED, "gm", answers)
    assert isinstance(now, Open)
    assert (now.ask.key, now.old) == ("5-2/which", None)


@pytest.mark.rule("HF-GAINS-2")
def test_the_gm_alone_rolls_it_and_at_any_time() -> None:
    fate = MOVES["fate"]
    assert (fate.players, fate.pool, fate.blocked(stonewell(), "gm")) == (False, None, None)
