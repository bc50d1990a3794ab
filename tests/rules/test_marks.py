"""HF-MARKS: diminished, lacking, malcontent."""

import pytest

from rules.effects import Effect, counted, effects, now
from rules.homefront.pools import steading_pool
from rules.places import MISSING
from rules.tracks import POPULATION, PROSPERITY
from tests.rules.playing import Did, asked, assert_did, offers, play
from tests.rules.tables import stonewell


@pytest.mark.rule("HF-MARKS-1", case=1)
@pytest.mark.rule("HF-SEASON-SPRING")
def test_malcontent_folk_reset_fortunes_to_one() -> None:
    table = stonewell(malcontent=True)
    done = play(
        "seasons-change",
        table,
        {"spring-1/most-hopeful": "", "spring-1/roll": [6, 6], "spring-1/gains/which": ["bounty"]},
    )
    assert_did(
        done,
        table,
        Did("done.spring-year-1", MISSING, {"rule": "HF-SEASON-ORDER"}, "HF-SEASON-ORDER"),
        Did("season", "winter", "spring", "HF-SEASON-ORDER"),
        Did("year", 0, 1, "HF-SEASON-ORDER"),
        Did("spring-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
        Did("spring-1/reset/fortunes", 2, 1, "HF-SEASON-SPRING", "the season's reset, malcontent"),
    )


@pytest.mark.rule("HF-MARKS-1")
def test_diminished_folk_deploy_with_one_die_fewer() -> None:
    assert asked("deploy", stonewell(defenses=3), "roll", {"leader": ""}).count == 3
    assert asked("deploy", stonewell(defenses=3, diminished=True), "roll", {"leader": ""}).count == 2


@pytest.mark.rule("HF-MARKS-1")
def test_diminished_folk_are_as_lucky_as_ever() -> None:
    table = stonewell(fortunes=2, diminished=True, lacking=True)
    assert asked("seasons-change", table, "spring-1/roll", {"spring-1/most-hopeful": ""}).count == 2


@pytest.mark.rule("HF-MARKS-1")
@pytest.mark.rule("HF-MARKS-2")
@pytest.mark.parametrize(("prosperity", "counts"), [(3, 2), (1, 0), (0, 0)])
def test_lacking_counts_prosperity_one_lower_but_not_below_nothing(prosperity: int, counts: int) -> None:
    table = stonewell(prosperity=prosperity, lacking=True)
    assert now(table, PROSPERITY) == counts
    assert counted(table, PROSPERITY).stored == prosperity
    assert counted(table, PROSPERITY).because == (Effect(PROSPERITY, -1, "lacking", "HF-MARKS-1"),)
    assert table.steading.prosperity == prosperity


@pytest.mark.rule("HF-MARKS-1")
def test_lacking_bears_on_prosperity_alone() -> None:
    assert now(stonewell(population=3, lacking=True), POPULATION) == 3
    assert now(stonewell(prosperity=3), PROSPERITY) == 3
    assert effects(stonewell(diminished=True, malcontent=True)) == ()


@pytest.mark.rule("HF-MARKS-1")
def test_a_pool_of_prosperity_says_that_it_is_lacking() -> None:
    pool = steading_pool(stonewell(prosperity=2, lacking=True), PROSPERITY)
    assert (pool.dice, pool.because) == (1, ("Prosperity 2", "lacking -1"))


@pytest.mark.rule("HF-MARKS-2", case=2)
def test_injuries_are_not_on_offer_where_folk_are_diminished() -> None:
    said = {"leader": "", "roll": [4, 1]}
    assert offers(asked("deploy", stonewell(defenses=2), "cost", said)) == ["less", "hurt", "death"]
    assert offers(asked("deploy", stonewell(defenses=3, diminished=True), "cost", said)) == ["less", "death"]


@pytest.mark.rule("HF-MARKS-2")
@pytest.mark.rule("HF-DISASTER-2")
@pytest.mark.parametrize(
    ("marks", "offered"),
    [
        ({}, ["diminished", "lacking", "malcontent", "folk-leave"]),
        ({"diminished": True}, ["lacking", "malcontent", "folk-leave"]),
        ({"lacking": True, "malcontent": True}, ["diminished", "folk-leave"]),
        ({"diminished": True, "lacking": True, "malcontent": True}, ["folk-leave"]),
    ],
)
def test_a_disaster_offers_no_mark_that_is_on(marks: dict[str, bool], offered: list[str]) -> None:
    ask = asked("disaster", stonewell(fortunes=0, **marks), "disaster/below-zero/disaster", {"calamity": ""})
    assert offers(ask) == offered


@pytest.mark.rule("HF-MARKS-2")
def test_marks_outlast_the_season() -> None:
    table = stonewell(diminished=True, lacking=True, malcontent=True)
    done = play(
        "seasons-change",
        table,
        {"spring-1/most-hopeful": "", "spring-1/roll": [6, 6], "spring-1/gains/which": ["bounty"]},
    )
    steading = done.table.steading
    assert (steading.diminished, steading.lacking, steading.malcontent) == (True, True, True)


@pytest.mark.rule("HF-MARKS-2")
@pytest.mark.parametrize("mark", ["diminished", "lacking", "malcontent"])
def test_the_gm_clears_a_mark_with_a_reason(mark: str) -> None:
    table = stonewell(**{mark: True})
    said = {"track": [f"steading.{mark}"], f"steading.{mark}/value": False}
    assert asked("set", table, f"steading.{mark}/why", said).optional is False
    done = play("set", table, said | {f"steading.{mark}/why": "a feast for the dead"})
    assert_did(done, table, Did(mark, True, False, "HF-MARKS-2", "by hand: a feast for the dead"))


@pytest.mark.rule("HF-MARKS-2")
def test_the_gm_can_mark_by_hand_too() -> None:
    table = stonewell()
    done = play(
        "set",
        table,
        {"track": ["steading.lacking"], "steading.lacking/value": True, "steading.lacking/why": "the bridge is down"},
    )
    assert_did(done, table, Did("lacking", False, True, "HF-MARKS-2", "by hand: the bridge is down"))
