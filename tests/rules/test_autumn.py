"""HF-SEASON-AUTUMN: the season, and the harvest that it owes."""

from typing import Any

import pytest

from rules.homefront.autumn import harvests_passed
from rules.homefront.calendar import moment
from rules.owed import Owed, owed
from rules.places import MISSING
from rules.registry import MOVES
from rules.table import SEASONS, Debt
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, turned
from tests.rules.tables import REAVERS, stonewell

TURNED = turned(("summer", 1), ("autumn", 1))
NOBODY = {"autumn-1/most-determined": ""}
IN_STAMP = {"harvest-year-1": "HF-SEASON-AUTUMN-2"}


@pytest.mark.rule("HF-SEASON-AUTUMN-1", case=1)
def test_the_harvest_brings_what_the_die_says() -> None:
    table = stonewell(season="autumn", year=1, surplus=1)
    die = asked("harvest", table, "harvest-year-1/die")
    assert (die.count, die.sides, die.to, die.rule) == (1, 4, "gm", "HF-SEASON-AUTUMN-1")
    done = play("harvest", table, {"harvest-year-1/die": [3]})
    assert_did(
        done,
        table,
        Did("harvest-year-1/surplus", 1, 4, "HF-SEASON-AUTUMN-1", "1d4 3"),
        Did("harvest-year-1/done.harvest-year-1", MISSING, {"rule": "HF-SEASON-AUTUMN-2"}, "HF-SEASON-AUTUMN-2"),
    )
    assert [change.waived_at for change in done.changes] == ["harvest-year-1/surplus", None]


@pytest.mark.rule("HF-SEASON-AUTUMN-1")
def test_a_six_brings_one_gain_and_the_harvest_waits() -> None:
    table = stonewell(season="summer", year=1, fortunes=1)
    done = play("seasons-change", table, NOBODY | {"autumn-1/roll": [6], "autumn-1/gains/which": ["bounty"]})
    assert_did(
        done,
        table,
        *TURNED,
        Did("autumn-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
        Did("autumn-1/reset/fortunes", 1, 2, "HF-SEASON-AUTUMN-1", "the season's reset"),
    )
    assert remarks(done) == ["The harvest is still to be brought in"]


@pytest.mark.rule("HF-SEASON-AUTUMN-1")
def test_a_four_brings_one_gain_and_a_threat() -> None:
    table = stonewell(season="summer", year=1, fortunes=1, threats={"reavers": REAVERS})
    pick = asked("seasons-change", table, "autumn-1/gains/which", NOBODY | {"autumn-1/roll": [4]})
    assert (pick.least, pick.most) == (1, 1)
    done = play(
        "seasons-change",
        table,
        NOBODY
        | {
            "autumn-1/roll": [4],
            "autumn-1/gains/which": ["bounty"],
            "autumn-1/threat/which": ["reavers"],
        },
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("autumn-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
        Did("autumn-1/threat/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"),
        Did("autumn-1/reset/fortunes", 1, 2, "HF-SEASON-AUTUMN-1", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-AUTUMN-1")
def test_a_miss_has_threats_abound_and_brings_no_gain() -> None:
    table = stonewell(season="summer", year=1, fortunes=1, threats={"reavers": REAVERS})
    done = play("seasons-change", table, NOBODY | {"autumn-1/roll": [2], "autumn-1/threats/which": ["reavers"]})
    assert_did(
        done,
        table,
        *TURNED,
        Did("autumn-1/threats/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"),
        Did("autumn-1/reset/fortunes", 1, 2, "HF-SEASON-AUTUMN-1", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-AUTUMN-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_gm_names_the_most_determined() -> None:
    ask = asked("seasons-change", stonewell(season="summer", year=1), "autumn-1/most-determined")
    assert (ask.to, ask.text, ask.rule) == ("gm", "Who in the steading is the most determined?", "HF-SEASON-AUTUMN-1")


@pytest.mark.rule("HF-SEASON-AUTUMN-2", case=1)
def test_a_second_harvest_is_refused() -> None:
    first = play("harvest", stonewell(season="autumn", year=1), {"harvest-year-1/die": [2]})
    assert refusal("harvest", first.table) == "the harvest of year 1 is settled already"


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_there_is_no_harvest_before_autumn(season: str) -> None:
    assert refusal("harvest", stonewell(season=season, year=1)) == "the harvest is brought in from autumn on"
    assert owed(stonewell(season=season, year=1)) == ()


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_the_harvest_is_owed_from_autumns_start_until_it_is_in() -> None:
    due = Owed(
        "harvest", "Harvest", "1d4 Surplus", "before winter", "HF-SEASON-AUTUMN-2", "harvest", age="less than a season"
    )
    table = stonewell(season="autumn", year=1)
    assert owed(table) == (due,)
    assert MOVES[due.settled_by].blocked(table, "gm") is None
    assert owed(stonewell(season="autumn", year=1, done=IN_STAMP)) == ()
    assert owed(stonewell(season="autumn", year=2, done=IN_STAMP)) == (due,)


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_the_next_year_has_its_own_harvest() -> None:
    table = stonewell(season="autumn", year=2, done=IN_STAMP)
    done = play("harvest", table, {"harvest-year-2/die": [4]})
    assert done.table.steading.surplus == 5


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_winter_asks_for_the_harvest_before_its_first_meal() -> None:
    table = stonewell(season="autumn", year=1, surplus=0, population=1)
    fate = asked("seasons-change", table, "harvest-year-1-fate")
    assert (fate.to, fate.rule, offers(fate)) == ("gm", "HF-SEASON-AUTUMN-2", ["in", "lost"])
    assert (effect_of(fate, "in"), effect_of(fate, "lost")) == ("1d4 Surplus", "no Surplus")
    assert asked("seasons-change", table, "harvest-year-1/die", {"harvest-year-1-fate": ["in"]}).sides == 4
    done = play(
        "seasons-change",
        table,
        {
            "harvest-year-1-fate": ["in"],
            "harvest-year-1/die": [4],
            "winter-1/weariest": "",
            "winter-1/meal-1/eaten": [3],
            "winter-1/roll": [6, 6],
            "winter-1/friend": "Odo",
        },
    )
    assert_did(
        done,
        table,
        Did("harvest-year-1/surplus", 0, 4, "HF-SEASON-AUTUMN-1", "1d4 4"),
        Did("harvest-year-1/done.harvest-year-1", MISSING, {"rule": "HF-SEASON-AUTUMN-2"}, "HF-SEASON-AUTUMN-2"),
        *turned(("autumn", 1), ("winter", 1)),
        Did("winter-1/meal-1/surplus", 4, 0, "HF-SEASON-WINTER-1", "1d4 3 + Population 1"),
        Did(
            "winter-1/friend/people.odo",
            MISSING,
            {"name": "Odo", "role": "", "status": "here"},
            "HF-SEASON-WINTER-2",
            "named for the first time",
        ),
    )


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_a_harvest_that_is_lost_is_settled_too() -> None:
    table = stonewell(season="autumn", year=1, surplus=3, population=1)
    done = play(
        "seasons-change",
        table,
        {
            "harvest-year-1-fate": ["lost"],
            "winter-1/weariest": "",
            "winter-1/meal-1/eaten": [2],
            "winter-1/roll": [6, 6],
            "winter-1/friend": "Odo",
        },
    )
    assert done.changes[0].key == "harvest-year-1/done.harvest-year-1"
    assert done.changes[0].after == {"rule": "HF-SEASON-AUTUMN-2"}
    assert done.table.steading.surplus == 0
    assert remarks(done)[0] == "The harvest is lost"
    assert "harvest-year-1" in done.table.done


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_winter_does_not_ask_for_a_harvest_that_is_settled() -> None:
    table = stonewell(season="autumn", year=1, done=IN_STAMP)
    assert asked("seasons-change", table, "winter-1/weariest")


# -- the calendar put right by hand


STAMPED = Did("harvest-year-1/done.harvest-year-1", MISSING, {"rule": "HF-SEASON-AUTUMN-2"}, "HF-SEASON-AUTUMN-2")
SEASON, YEAR = "steading.season", "steading.year"


def season_to(season: str) -> dict[str, Any]:
    return {"track": [SEASON], f"{SEASON}/value": [season], f"{SEASON}/why": "so it is"}


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_winter_by_hand_asks_for_a_harvest_that_is_out() -> None:
    table = stonewell(season="autumn", year=1, surplus=0)
    fate = asked("set", table, "harvest-year-1-fate", season_to("winter"))
    assert (fate.to, fate.rule, offers(fate)) == ("gm", "HF-SEASON-AUTUMN-2", ["in", "lost"])
    turned_by_hand = Did("season", "autumn", "winter", "HF-SEASON-ORDER", "by hand: so it is")
    lost = play("set", table, season_to("winter") | {"harvest-year-1-fate": ["lost"]})
    assert_did(lost, table, STAMPED, turned_by_hand)
    brought = play("set", table, season_to("winter") | {"harvest-year-1-fate": ["in"], "harvest-year-1/die": [3]})
    harvest = Did("harvest-year-1/surplus", 0, 3, "HF-SEASON-AUTUMN-1", "1d4 3")
    assert_did(brought, table, harvest, STAMPED, turned_by_hand)


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_later_year_by_hand_asks_for_it_too() -> None:
    table = stonewell(season="autumn", year=1)
    said = {"track": [YEAR], f"{YEAR}/step": 1}
    assert asked("by-hand", table, "harvest-year-1-fate", said)
    later = play("by-hand", table, said | {"harvest-year-1-fate": ["lost"]})
    assert_did(later, table, STAMPED, Did("year", 1, 2, "HF-SEASON-ORDER", "by hand"))
    assert [one.id for one in owed(later.table)] == ["harvest"]
    assert refusal("by-hand", table, {"track": [YEAR], f"{YEAR}/step": 0}) == "a change by 0 changes nothing"
    assert asked("set", table, "harvest-year-1-fate", {"track": [YEAR], f"{YEAR}/value": 3, f"{YEAR}/why": "long ago"})
    other = play("by-hand", table, {"track": ["steading.surplus"], "steading.surplus/step": 2})
    assert ([one.where for one in other.changes], other.remarks) == (["steading.surplus"], ())


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_an_earlier_season_by_hand_says_when_the_harvest_is_owed_again() -> None:
    table = stonewell(season="autumn", year=1)
    back = "The harvest of year 1 is owed again once it is autumn of that year"
    spring = play("set", table, season_to("spring"))
    assert_did(spring, table, Did("season", "autumn", "spring", "HF-SEASON-ORDER", "by hand: so it is"))
    earlier = play("by-hand", table, {"track": [YEAR], f"{YEAR}/step": -1})
    assert_did(earlier, table, Did("year", 1, 0, "HF-SEASON-ORDER", "by hand"))
    assert [remarks(one) for one in (spring, earlier)] == [[back], [back]]
    again = play("set", spring.table, season_to("autumn"))
    assert [one.id for one in owed(again.table)] == ["harvest"]


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_with_the_harvest_settled_or_not_yet_owed_the_calendar_just_moves() -> None:
    settled = stonewell(season="autumn", year=1, done={"harvest-year-1": "HF-SEASON-AUTUMN-2"})
    for table, season in ((settled, "winter"), (stonewell(season="summer", year=1), "autumn"), (stonewell(), "spring")):
        done = play("set", table, season_to(season))
        assert ([one.where for one in done.changes], done.remarks) == ([SEASON], ())


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_harvest_is_asked_for_though_the_season_was_set_before_the_year() -> None:
    autumn = stonewell(season="autumn", year=1, surplus=0)
    spring = play("set", autumn, season_to("spring")).table
    said = {"track": [YEAR], f"{YEAR}/step": 1}
    fate = asked("by-hand", spring, "harvest-year-1-fate", said)
    assert fate.text == "Winter is here and the harvest is still out"
    brought = play("by-hand", spring, said | {"harvest-year-1-fate": ["in"], "harvest-year-1/die": [3]})
    harvest = Did("harvest-year-1/surplus", 0, 3, "HF-SEASON-AUTUMN-1", "1d4 3")
    assert_did(brought, spring, harvest, STAMPED, Did("year", 1, 2, "HF-SEASON-ORDER", "by hand"))
    again = play("by-hand", brought.table, said | {"harvest-year-2-fate": ["lost"]})
    assert set(again.table.done) == {"harvest-year-1", "harvest-year-2"}


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_a_year_that_is_only_jumped_over_had_no_harvest() -> None:
    table = stonewell(season="winter", year=1, done={"autumn-year-3": "HF-SEASON-ORDER"})
    said = {"track": [YEAR], f"{YEAR}/value": 900, f"{YEAR}/why": "long ago"}
    assert (
        asked("set", table, "harvest-year-3-fate", said).text == "Winter is here and the harvest of year 3 is still out"
    )
    lost = play("set", table, said | {"harvest-year-3-fate": ["lost"]})
    assert remarks(lost) == ["The harvest of year 3 is lost"]
    stamp = Did("harvest-year-3/done.harvest-year-3", MISSING, {"rule": "HF-SEASON-AUTUMN-2"}, "HF-SEASON-AUTUMN-2")
    assert_did(lost, table, stamp, Did("year", 1, 900, "HF-SEASON-ORDER", "by hand: long ago"))


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_of_the_autumns_only_those_between_then_and_now_are_over() -> None:
    played = dict.fromkeys(("autumn-year-1", "autumn-year-2", "autumn-year-3", "autumn-year-4"), "HF-SEASON-ORDER")
    table = stonewell(season="autumn", year=2, done=played | {"harvest-year-3": "HF-SEASON-AUTUMN-2"})
    assert harvests_passed(table, "winter", 1) == ()
    assert harvests_passed(table, "autumn", 2) == ()
    assert harvests_passed(table, "winter", 2) == (2,)
    assert harvests_passed(table, "autumn", 4) == (2,)
    assert harvests_passed(table, "winter", 4) == (2, 4)


@pytest.mark.rule("HF-SEASON-ORDER")
def test_seasons_are_counted_through_the_years() -> None:
    assert [moment(season, 2) for season in SEASONS] == [8, 9, 10, 11]
    assert moment("spring", 3) - moment("winter", 2) == 1


@pytest.mark.rule("HF-SEASON-WINTER-3")
@pytest.mark.rule("HF-SEASON-AUTUMN-2")
def test_a_second_meal_stays_owed_whatever_the_calendar_says() -> None:
    table = stonewell(season="winter", year=1, surplus=5, owed={"second-meal-year-1": Debt(amount=3, year=1)})
    summer = play("set", table, season_to("summer")).table
    assert [(one.id, one.due) for one in owed(summer)] == [("second-meal-year-1", "before spring")]
