"""HF-SEASON-SUMMER."""

import pytest

from tests.rules.playing import Did, asked, assert_did, play, remarks, turned
from tests.rules.tables import REAVERS, stonewell

TURNED = turned(("spring", 1), ("summer", 1))
NOBODY = {"summer-1/most-content": ""}


@pytest.mark.rule("HF-SEASON-SUMMER", case=1)
def test_a_one_yields_nothing() -> None:
    table = stonewell(season="spring", year=1, fortunes=2)
    die = asked(
        "seasons-change",
        table,
        "summer-1/yield/die",
        NOBODY | {"summer-1/roll": [4, 4], "summer-1/gains/which": ["boom"]},
    )
    assert (die.count, die.sides, die.to, die.rule) == (1, 4, "gm", "HF-SEASON-SUMMER")
    done = play(
        "seasons-change",
        table,
        NOBODY | {"summer-1/roll": [4, 4], "summer-1/gains/which": ["boom"], "summer-1/yield/die": [1]},
    )
    assert_did(done, table, *TURNED, Did("summer-1/gains/population", 1, 2, "HF-GAINS-1", "population boom"))
    assert done.table.steading.surplus == 1
    assert remarks(done) == ["Surplus stays 1: 1d4 1 - 1"]


@pytest.mark.rule("HF-SEASON-SUMMER", case=2)
def test_a_four_yields_three() -> None:
    table = stonewell(season="spring", year=1, fortunes=1)
    done = play(
        "seasons-change",
        table,
        NOBODY | {"summer-1/roll": [5], "summer-1/gains/which": ["boom"], "summer-1/yield/die": [4]},
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("summer-1/gains/population", 1, 2, "HF-GAINS-1", "population boom"),
        Did("summer-1/yield/surplus", 1, 4, "HF-SEASON-SUMMER", "1d4 4 - 1"),
        Did("summer-1/reset/fortunes", 1, 2, "HF-SEASON-SUMMER", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-SUMMER", case=3)
@pytest.mark.rule("HF-GAINS-2")
def test_a_six_brings_two_gains_and_the_yield_besides() -> None:
    table = stonewell(season="spring", year=1, fortunes=2, surplus=1, population=2)
    pick = asked("seasons-change", table, "summer-1/gains/which", NOBODY | {"summer-1/roll": [6, 2]})
    assert (pick.least, pick.most) == (2, 2)
    assert pick.text == "Which 2 gains does the season bring?"
    done = play(
        "seasons-change",
        table,
        NOBODY | {"summer-1/roll": [6, 2], "summer-1/gains/which": ["bounty", "boom"], "summer-1/yield/die": [2]},
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("summer-1/gains/population", 2, 3, "HF-GAINS-1", "population boom"),
        Did("summer-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
        Did("summer-1/yield/surplus", 2, 3, "HF-SEASON-SUMMER", "1d4 2 - 1"),
    )
    assert (done.table.steading.surplus, done.table.steading.population) == (3, 3)


@pytest.mark.rule("HF-SEASON-SUMMER")
@pytest.mark.rule("HF-GAINS-2")
def test_a_four_or_five_brings_one_gain_and_no_threat() -> None:
    table = stonewell(season="spring", year=1, fortunes=1, threats={"reavers": REAVERS})
    pick = asked("seasons-change", table, "summer-1/gains/which", NOBODY | {"summer-1/roll": [4]})
    assert (pick.least, pick.most) == (1, 1)
    assert pick.text == "Which gain does the season bring?"
    assert asked(
        "seasons-change",
        table,
        "summer-1/yield/die",
        NOBODY | {"summer-1/roll": [4], "summer-1/gains/which": ["bounty"]},
    )


@pytest.mark.rule("HF-SEASON-SUMMER")
def test_a_miss_has_one_threat_grow_and_the_yield_comes_all_the_same() -> None:
    table = stonewell(season="spring", year=1, fortunes=1, surplus=0, threats={"reavers": REAVERS})
    done = play(
        "seasons-change",
        table,
        NOBODY | {"summer-1/roll": [1], "summer-1/threat/which": ["reavers"], "summer-1/yield/die": [3]},
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("summer-1/threat/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"),
        Did("summer-1/yield/surplus", 0, 2, "HF-SEASON-SUMMER", "1d4 3 - 1"),
        Did("summer-1/reset/fortunes", 1, 2, "HF-SEASON-SUMMER", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-SUMMER")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_gm_names_the_most_content() -> None:
    ask = asked("seasons-change", stonewell(season="spring", year=1), "summer-1/most-content")
    assert (ask.to, ask.text, ask.rule) == ("gm", "Who in the steading is the most content?", "HF-SEASON-SUMMER")
