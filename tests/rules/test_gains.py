"""HF-GAINS: what each gain of a season brings, and what is held for later."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.homefront.gains import Card, card
from rules.places import MISSING
from rules.table import Gain
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, turned
from tests.rules.tables import stonewell

FULL: dict[str, Any] = {"summer-1/most-content": "", "summer-1/roll": [6, 6]}
TURNED = turned(("spring", 1), ("summer", 1))


def summer(*picks: str, **given: Any) -> tuple[Any, Any]:
    table = stonewell(season="spring", year=1, **given)
    return play("seasons-change", table, FULL | {"summer-1/gains/which": list(picks), "summer-1/yield/die": [1]}), table


@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_six_gains_that_the_players_pick_from() -> None:
    pick = asked("seasons-change", stonewell(season="spring", year=1), "summer-1/gains/which", FULL)
    assert offers(pick) == ["boom", "blessing", "bounty", "trade", "news", "insight"]
    assert [option.text for option in pick.options] == [
        "Population boom", "Tor's blessing", "Unexpected bounty", "Trade opportunity", "Interesting news",
        "Valuable insight",
    ]  # fmt: skip
    assert effect_of(pick, "boom") == "Population +1"
    assert effect_of(pick, "bounty") == "Surplus +1"
    assert pick.to == "table"


@pytest.mark.rule("HF-GAINS-1")
def test_boom_and_bounty_count_at_once() -> None:
    done, table = summer("boom", "bounty", population=3, surplus=0)
    assert_did(
        done,
        table,
        *TURNED,
        Did("summer-1/gains/population", 3, 4, "HF-GAINS-1", "population boom"),
        Did("summer-1/gains/surplus", 0, 1, "HF-GAINS-1", "unexpected bounty"),
    )


@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.rule("HF-GAINS-2")
@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("blessing", "a die more to Pull Together; weather on the Die of Fate twice"),
        ("trade", "one special thing changes hands on good terms"),
        ("news", "an opening: wealth, lore, friends or something to build"),
        ("insight", "a way to get at a threat"),
    ],
)
def test_the_others_are_held(kind: str, why: str) -> None:
    done, table = summer("boom", kind)
    held = {"kind": kind, "year": 1, "season": "summer", "status": "held"}
    assert_did(
        done,
        table,
        *TURNED,
        Did("summer-1/gains/population", 1, 2, "HF-GAINS-1", "population boom"),
        Did(f"summer-1/gains/gains.{kind}-summer-1", MISSING, held, "HF-GAINS-1", why),
    )


@pytest.mark.rule("HF-GAINS-2")
def test_two_gains_are_two_different_ones() -> None:
    pick = asked("seasons-change", stonewell(season="spring", year=1), "summer-1/gains/which", FULL)
    assert (pick.least, pick.most) == (2, 2)
    for wrong in (["boom", "boom"], ["boom"], ["boom", "bounty", "news"], ["boom", "luck"]):
        with pytest.raises(NotTaken):
            pick.take(wrong)


@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.rule("HF-GAINS-2")
@pytest.mark.rule("HF-WHO-PICKS")
@pytest.mark.parametrize(
    ("kind", "text"),
    [("trade", "Trade opportunity"), ("news", "Interesting news"), ("insight", "Valuable insight")],
)
def test_a_gain_is_used_once(kind: str, text: str) -> None:
    id = f"{kind}-spring-1"
    table = stonewell(season="spring", year=1, gains={id: Gain(kind=kind, year=1, season="spring")})  # type: ignore[arg-type]
    which = asked("use-gain", table, "which")
    assert (which.to, offers(which), effect_of(which, id)) == ("table", [id], "spring of year 1")
    assert which.options[0].text == text
    what = asked("use-gain", table, f"{id}/what", {"which": [id]})
    assert (what.to, what.optional) == ("table", True)
    done = play("use-gain", table, {"which": [id], f"{id}/what": "a plough from the south"})
    assert_did(done, table, Did(f"gains.{id}.status", "held", "used", "HF-GAINS-2", "a plough from the south"))
    assert refusal("use-gain", done.table) == "no gain is held that could be used"


@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.rule("HF-GAINS-2")
def test_only_what_is_held_for_use_can_be_used() -> None:
    table = stonewell(
        season="summer",
        year=1,
        gains={
            "blessing-summer-1": Gain(kind="blessing", year=1, season="summer"),
            "news-spring-1": Gain(kind="news", year=1, season="spring", status="used"),
            "trade-spring-1": Gain(kind="trade", year=1, season="spring", status="lapsed"),
        },
    )
    assert refusal("use-gain", table) == "no gain is held that could be used"
    assert refusal("use-gain", stonewell()) == "no gain is held that could be used"


@pytest.mark.rule("HF-GAINS-2")
def test_what_was_said_of_one_gain_is_not_taken_for_another() -> None:
    gains = {id: Gain(kind="news", year=1, season="spring") for id in ("news-spring-1", "news-summer-1")}
    table = stonewell(gains=gains)
    ask = asked("use-gain", table, "news-summer-1/what", {"which": ["news-summer-1"]})
    assert ask.rule == "HF-GAINS-2"


@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.rule("HF-GAINS-2")
@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.parametrize(
    ("kind", "name", "good_for", "ends"),
    [
        ("boom", "Population boom", "Population +1", "at once"),
        (
            "blessing", "Tor's blessing", "a die more to Pull Together; weather on the Die of Fate twice",
            "until the season ends",
        ),
        ("bounty", "Unexpected bounty", "Surplus +1", "at once"),
        (
            "trade", "Trade opportunity", "one special thing changes hands on good terms",
            "until used, or the season ends",
        ),
        ("news", "Interesting news", "an opening: wealth, lore, friends or something to build", "until used"),
        ("insight", "Valuable insight", "a way to get at a threat", "until used"),
    ],
)  # fmt: skip
def test_a_card_says_what_a_gain_is_good_for_and_until_when(kind: Any, name: str, good_for: str, ends: str) -> None:
    assert card(kind) == Card(name, good_for, ends)
