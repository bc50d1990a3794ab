"""HF-DISASTER: Meet with Disaster, and what happens wherever Fortunes would go below 0."""

import pytest

from rules.homefront.disaster import MEET_WITH_DISASTER
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, remarks
from tests.rules.tables import stonewell

FIRST = "disaster/below-zero/disaster"


@pytest.mark.rule("HF-DISASTER-1", case=1)
def test_calamity_costs_one_of_two_fortunes() -> None:
    table = stonewell(fortunes=2)
    done = play("disaster", table, {"calamity": "The mill burns"})
    assert_did(done, table, Did("disaster/fortunes", 2, 1, "HF-DISASTER-1", "The mill burns"))


@pytest.mark.rule("HF-DISASTER-1", case=2)
def test_calamity_costs_the_last_of_fortunes_and_asks_nothing() -> None:
    table = stonewell(fortunes=1)
    done = play("disaster", table, {"calamity": ""})
    assert_did(done, table, Did("disaster/fortunes", 1, 0, "HF-DISASTER-1"))


@pytest.mark.rule("HF-DISASTER-1")
def test_it_is_the_gms_call_and_trouble_comes_announced() -> None:
    table = stonewell(fortunes=2)
    ask = asked("disaster", table, "calamity")
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HF-DISASTER-1")
    done = play("disaster", table, {"calamity": ""})
    assert remarks(done) == ["Trouble is announced before it strikes, and the players get a chance to act"]


@pytest.mark.rule("HF-DISASTER-1")
@pytest.mark.rule("HF-DISASTER-2")
@pytest.mark.parametrize(
    ("fortunes", "says"), [(3, "1 Fortunes lost"), (1, "1 Fortunes lost"), (0, "no Fortunes: the GM picks")]
)
def test_what_a_disaster_would_do(fortunes: int, says: str) -> None:
    assert MEET_WITH_DISASTER.hint(stonewell(fortunes=fortunes)) == says


@pytest.mark.rule("HF-DISASTER-2", case=1)
def test_without_fortunes_the_gm_picks_lacking() -> None:
    table = stonewell(fortunes=0)
    ask = asked("disaster", table, FIRST, {"calamity": "The mill burns"})
    assert (ask.to, ask.rule, ask.least, ask.most) == ("gm", "HF-DISASTER-2", 1, 1)
    done = play("disaster", table, {"calamity": "The mill burns", FIRST: ["lacking"]})
    assert_did(done, table, Did("disaster/below-zero/lacking", False, True, "HF-DISASTER-2"))
    assert done.table.steading.fortunes == 0


@pytest.mark.rule("HF-DISASTER-2", case=2)
def test_folk_leave_where_nobody_is_left() -> None:
    table = stonewell(fortunes=0, population=0)
    done = play("disaster", table, {"calamity": "", FIRST: ["folk-leave"]})
    assert_did(done, table)
    assert done.table.steading.population == 0
    assert remarks(done)[-1] == "Population stays 0: folk leave; 0 is the lowest"


@pytest.mark.rule("HF-DISASTER-2")
@pytest.mark.parametrize(
    ("picked", "did"),
    [
        ("diminished", Did("disaster/below-zero/diminished", False, True, "HF-DISASTER-2")),
        ("malcontent", Did("disaster/below-zero/malcontent", False, True, "HF-DISASTER-2")),
        ("folk-leave", Did("disaster/below-zero/population", 2, 1, "HF-DISASTER-2", "folk leave")),
    ],
)
def test_each_pick_does_what_it_says_and_no_more(picked: str, did: Did) -> None:
    table = stonewell(fortunes=0, population=2)
    assert_did(play("disaster", table, {"calamity": "", FIRST: [picked]}), table, did)


@pytest.mark.rule("HF-DISASTER-2")
def test_it_says_what_each_pick_would_do() -> None:
    ask = asked("disaster", stonewell(fortunes=0, population=2), FIRST, {"calamity": ""})
    assert effect_of(ask, "diminished") == "disadvantage on Deploy, Muster and Pull Together"
    assert effect_of(ask, "lacking") == "Prosperity counts 1 lower"
    assert effect_of(ask, "malcontent") == "Fortunes reset to 1 each season"
    assert effect_of(ask, "folk-leave") == "Population 2 to 1"
    empty = asked("disaster", stonewell(fortunes=0, population=0), FIRST, {"calamity": ""})
    assert effect_of(empty, "folk-leave") == "Population is 0: nothing changes"


@pytest.mark.rule("HF-DISASTER-3", case=1)
def test_each_point_below_nothing_asks_once() -> None:
    table = stonewell(fortunes=1, population=2)
    done = play(
        "by-hand",
        table,
        {
            "track": ["steading.fortunes"],
            "steading.fortunes/step": -3,
            "below-zero/disaster": ["diminished"],
            "below-zero/2/disaster": ["folk-leave"],
        },
    )
    assert_did(
        done,
        table,
        Did("fortunes", 1, 0, "HF-STATS-2", "by hand"),
        Did("below-zero/diminished", False, True, "HF-DISASTER-2"),
        Did("below-zero/2/population", 2, 1, "HF-DISASTER-2", "folk leave"),
    )


@pytest.mark.rule("HF-DISASTER-3")
def test_the_second_point_knows_what_the_first_one_marked() -> None:
    ask = asked(
        "by-hand",
        stonewell(fortunes=0),
        "below-zero/2/disaster",
        {"track": ["steading.fortunes"], "steading.fortunes/step": -2, "below-zero/disaster": ["malcontent"]},
    )
    assert offers(ask) == ["diminished", "lacking", "folk-leave"]


@pytest.mark.rule("HF-DISASTER-3")
def test_of_several_points_each_ask_says_which_it_is() -> None:
    text = "Fortunes would go below 0: what happens instead?"
    table, said = stonewell(fortunes=0), {"track": ["steading.fortunes"]}
    assert asked("by-hand", table, "below-zero/disaster", {**said, "steading.fortunes/step": -1}).text == text
    assert (
        asked("by-hand", table, "below-zero/disaster", {**said, "steading.fortunes/step": -2}).text
        == f"{text} (1 of 2)"
    )
    assert (
        asked("by-hand", table, "below-zero/disaster", {**said, "steading.fortunes/step": -3}).text
        == f"{text} (1 of 3)"
    )
    first = {"below-zero/disaster": ["lacking"]}
    assert (
        asked("by-hand", table, "below-zero/2/disaster", {**said, "steading.fortunes/step": -3, **first}).text
        == f"{text} (2 of 3)"
    )
    assert asked("disaster", table, FIRST, {"calamity": ""}).text == text


@pytest.mark.rule("HF-DISASTER-3")
def test_the_number_says_that_fortunes_may_go_below_nothing() -> None:
    assert (
        asked("set", stonewell(), "steading.fortunes/value", {"track": ["steading.fortunes"]}).hint
        == "below 0 the GM picks instead"
    )
    assert asked("set", stonewell(), "steading.surplus/value", {"track": ["steading.surplus"]}).hint == ""


@pytest.mark.rule("HF-DISASTER-3")
def test_setting_fortunes_below_nothing_asks_too() -> None:
    table = stonewell(fortunes=1)
    said = {"track": ["steading.fortunes"], "steading.fortunes/value": -1, "steading.fortunes/why": "a curse"}
    assert asked("set", table, "steading.fortunes/value", {"track": ["steading.fortunes"]}).lowest is None
    done = play("set", table, said | {"below-zero/disaster": ["lacking"]})
    assert_did(
        done,
        table,
        Did("fortunes", 1, 0, "HF-STATS-2", "by hand: a curse"),
        Did("below-zero/lacking", False, True, "HF-DISASTER-2"),
    )


@pytest.mark.rule("HF-DISASTER-3")
def test_a_step_that_fortunes_can_bear_asks_nothing() -> None:
    table = stonewell(fortunes=3)
    done = play("by-hand", table, {"track": ["steading.fortunes"], "steading.fortunes/step": -3})
    assert_did(done, table, Did("fortunes", 3, 0, "HF-STATS-2", "by hand"))
    up = play("by-hand", table, {"track": ["steading.fortunes"], "steading.fortunes/step": 1})
    assert_did(up, table, Did("fortunes", 3, 4, "HF-STATS-2", "by hand"))
    said = play(
        "set", table, {"track": ["steading.fortunes"], "steading.fortunes/value": 1, "steading.fortunes/why": "a curse"}
    )
    assert_did(said, table, Did("fortunes", 3, 1, "HF-STATS-2", "by hand: a curse"))


@pytest.mark.rule("HF-DISASTER-3")
def test_folk_leaving_stays_on_offer_at_population_nothing() -> None:
    ask = asked("disaster", stonewell(fortunes=0, population=0), FIRST, {"calamity": ""})
    assert offers(ask) == ["diminished", "lacking", "malcontent", "folk-leave"]


@pytest.mark.rule("HF-DISASTER-3")
def test_a_single_step_that_fortunes_cannot_bear_asks() -> None:
    table = stonewell(fortunes=0)
    done = play(
        "by-hand",
        table,
        {"track": ["steading.fortunes"], "steading.fortunes/step": -1, "below-zero/disaster": ["lacking"]},
    )
    assert_did(done, table, Did("below-zero/lacking", False, True, "HF-DISASTER-2"))


@pytest.mark.rule("HF-DISASTER-3")
def test_other_numbers_below_nothing_do_not_ask() -> None:
    table = stonewell(surplus=2, fortunes=0)
    done = play("by-hand", table, {"track": ["steading.surplus"], "steading.surplus/step": -2})
    assert_did(done, table, Did("surplus", 2, 0, "HF-STATS-1", "by hand"))
