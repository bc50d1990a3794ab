"""HF-SEASON-ORDER: the order of the seasons, once each in a year, and what ends with one."""

from typing import Any

import pytest

from rules.conversation import Conversation
from rules.frozen_map import FrozenMap
from rules.homefront.gains import blessing
from rules.registry import MOVES
from rules.run import Open
from rules.table import Debt, Gain, Muster, Stamp, Table
from tests.rules.playing import Did, asked, assert_did, play, reach, refusal, runs, turned
from tests.rules.tables import stonewell

FACES = {"spring": "most-hopeful", "summer": "most-content", "autumn": "most-determined", "winter": "weariest"}


@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.parametrize(
    ("season", "year", "next_season", "next_year"),
    [
        ("winter", 0, "spring", 1),
        ("spring", 1, "summer", 1),
        ("summer", 1, "autumn", 1),
        ("autumn", 1, "winter", 1),
        ("winter", 1, "spring", 2),
    ],
)
def test_spring_summer_autumn_winter_and_the_year_counts_up_at_spring(
    season: str, year: int, next_season: str, next_year: int
) -> None:
    table = stonewell(season=season, year=year, done={"harvest-year-1": "HF-SEASON-AUTUMN-2"})
    key = f"{next_season}-{next_year}/{FACES[next_season]}"
    assert asked("seasons-change", table, key)
    assert MOVES["seasons-change"].draft(table) == f"{next_season} of year {next_year}"
    result = reach("seasons-change", table)
    assert isinstance(result, Open)
    assert_did(result, table, *turned((season, year), (next_season, next_year)))


@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_whole_year_begins_and_ends_in_winter() -> None:
    table = stonewell()
    for season, rest in (
        ("spring", {}),
        ("summer", {"summer-1/yield/die": [4]}),
        ("autumn", {}),
        ("winter", {"harvest-year-1-fate": ["lost"], "winter-1/meal-1/eaten": [1], "winter-1/friend": "Odo"}),
    ):
        said: dict[str, Any] = {f"{season}-1/{FACES[season]}": "", f"{season}-1/roll": [6, 6], **rest}
        if season != "winter":
            gains = ["boom", "bounty"] if season == "summer" else ["bounty"]
            said[f"{season}-1/gains/which"] = gains
        table = play("seasons-change", table, said).table
        assert (table.steading.season, table.steading.year) == (season, 1)
    assert set(table.done) == {"spring-year-1", "summer-year-1", "autumn-year-1", "winter-year-1", "harvest-year-1"}
    assert MOVES["seasons-change"].draft(table) == "spring of year 2"


@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_season_of_a_year_is_played_once() -> None:
    table = stonewell(season="winter", year=0, done={"spring-year-1": "HF-SEASON-ORDER"})
    assert refusal("seasons-change", table) == "spring of year 1 has been played already"
    assert MOVES["seasons-change"].blocked(table, "gm") == "spring of year 1 has been played already"
    assert MOVES["seasons-change"].blocked(stonewell(), "gm") is None
    assert asked(
        "seasons-change", stonewell(year=1, done={"spring-year-1": "HF-SEASON-ORDER"}), "spring-2/most-hopeful"
    )


@pytest.mark.rule("HF-SEASON-ORDER")
def test_neither_the_stamp_nor_the_season_nor_the_year_can_be_waived() -> None:
    result = reach("seasons-change", stonewell())
    assert [(change.where, change.waived_at) for change in result.changes] == [
        ("done.spring-year-1", None),
        ("steading.season", None),
        ("steading.year", None),
    ]


@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.rule("HF-GAINS-2")
def test_the_blessing_and_a_trade_not_used_end_with_the_season() -> None:
    table = stonewell(
        season="spring",
        year=1,
        gains={
            "blessing-spring-1": Gain(kind="blessing", year=1, season="spring"),
            "insight-spring-1": Gain(kind="insight", year=1, season="spring"),
            "news-spring-1": Gain(kind="news", year=1, season="spring"),
            "trade-spring-1": Gain(kind="trade", year=1, season="spring"),
            "trade-winter-0": Gain(kind="trade", year=0, season="winter", status="used"),
        },
    )
    result = reach("seasons-change", table)
    assert isinstance(result, Open)
    over = ("HF-SEASON-ORDER", "the season is over")
    assert_did(
        result,
        table,
        Did("season-ends/gains.blessing-spring-1.status", "held", "lapsed", *over),
        Did("season-ends/gains.trade-spring-1.status", "held", "lapsed", *over),
        *turned(("spring", 1), ("summer", 1)),
    )


@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_season_left_in_the_middle_is_taken_up_at_the_same_ask() -> None:
    table = stonewell()
    talk = Conversation(MOVES["seasons-change"], "gm")
    now = runs(talk, table)
    assert isinstance(now, Open)
    talk = talk.answer(now.ask, "Odo")
    again = runs(Conversation(MOVES["seasons-change"], "gm", dict(talk.answers)), table)
    assert isinstance(again, Open)
    assert again.ask.key == "spring-1/roll"
    assert again == runs(talk, table)


@pytest.mark.rule("HF-SEASON-ORDER")
def test_no_answer_to_one_season_is_taken_for_another() -> None:
    """Somebody else has changed the season while spring stood open: summer asks anew, and spring's answers wait."""
    talk = Conversation(MOVES["seasons-change"], "gm")
    now = runs(talk, stonewell())
    assert isinstance(now, Open)
    talk = talk.answer(now.ask, "Odo")
    now = runs(talk, stonewell())
    assert isinstance(now, Open)
    talk = talk.answer(now.ask, [6, 6])
    later = runs(talk, stonewell(season="spring", year=1, done={"spring-year-1": "HF-SEASON-ORDER"}))
    assert isinstance(later, Open)
    assert (later.ask.key, later.old, later.answered) == ("summer-1/most-content", None, ())


@pytest.mark.rule("HF-SEASON-ORDER")
def test_the_list_says_what_is_owed_first_or_which_season_comes() -> None:
    hint = MOVES["seasons-change"].hint
    assert hint(stonewell(season="winter", year=1)) == "to spring of year 2"
    meal = {"second-meal-year-0": Debt(amount=3, year=0)}
    assert hint(stonewell(season="winter", year=0, owed=meal)) == "3 Surplus owed first"
    assert hint(stonewell(season="autumn", year=1, owed=meal)) == "the harvest and 3 Surplus owed first"


# -- the calendar put right by hand

HELD = {
    "blessing-spring-1": Gain(kind="blessing", year=1, season="spring"),
    "news-spring-1": Gain(kind="news", year=1, season="spring"),
    "trade-spring-1": Gain(kind="trade", year=1, season="spring"),
}
WHY = "so it is"
MUSTERED = {"lends": 1, "overseen": True, "overseer": "Isolde", "session": 0, "day": 0}


def held(season: str = "spring", year: int = 1) -> Table:
    return stonewell(season=season, year=year, gains=HELD, muster=Muster(lends=1, overseer="Isolde"))


@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.rule("HF-PULL-2")
@pytest.mark.rule("HF-MUSTER-3")
@pytest.mark.rule("HF-GAINS-2")
def test_a_season_set_by_hand_ends_what_ends_with_the_old_one() -> None:
    table = held()
    season = {"track": ["steading.season"], "steading.season/value": ["summer"], "steading.season/why": WHY}
    done = play("set", table, season)
    over = ("HF-SEASON-ORDER", "the season is over")
    ended = (
        Did("muster-ends/muster", MUSTERED, None, "HF-MUSTER-3", "the season changes"),
        Did("season-ends/gains.blessing-spring-1.status", "held", "lapsed", *over),
        Did("season-ends/gains.trade-spring-1.status", "held", "lapsed", *over),
    )
    assert_did(done, table, *ended, Did("season", "spring", "summer", "HF-SEASON-ORDER", f"by hand: {WHY}"))
    assert blessing(table) == ("Tor's blessing",)
    assert blessing(done.table) == ()
    autumn = held("autumn").model_copy(update={"done": FrozenMap({"harvest-year-1": Stamp(rule="HF-SEASON-AUTUMN-2")})})
    later = play("by-hand", autumn, {"track": ["steading.year"], "steading.year/step": 1})
    assert_did(later, autumn, *ended, Did("year", 1, 2, "HF-SEASON-ORDER", "by hand"))


@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.rule("HF-PULL-2")
def test_a_calendar_set_back_by_hand_ends_nothing() -> None:
    table = held("summer")
    back = {"track": ["steading.season"], "steading.season/value": ["spring"], "steading.season/why": WHY}
    assert_did(play("set", table, back), table, Did("season", "summer", "spring", "HF-SEASON-ORDER", f"by hand: {WHY}"))
    earlier = play("by-hand", table, {"track": ["steading.year"], "steading.year/step": -1})
    assert_did(earlier, table, Did("year", 1, 0, "HF-SEASON-ORDER", "by hand"))


@pytest.mark.rule("HF-SEASON-ORDER")
def test_what_a_hand_on_the_calendar_would_end_can_be_left_standing() -> None:
    table = held()
    season = {"track": ["steading.season"], "steading.season/value": ["summer"], "steading.season/why": WHY}
    kept = play("set", table, season, waive=["muster-ends/muster", "season-ends/gains.blessing-spring-1.status"])
    assert kept.table.steading.muster == table.steading.muster
    assert blessing(kept.table) == ("Tor's blessing",)
    assert kept.table.gains["trade-spring-1"].status == "lapsed"
