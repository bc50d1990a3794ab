"""HF-WHO-PICKS: whose answer each ask is.

The asks of each move are tried in the tests of that move, where they bear this rule's id too; here is the whole list.
"""

from typing import Any

import pytest

from rules.table import Debt, Gain, Muster, Resource
from tests.rules.playing import asked
from tests.rules.tables import ODO, REAVERS, stonewell

IN_STAMP = {"harvest-year-1": "HF-SEASON-AUTUMN-2"}
WINTER: dict[str, Any] = {"season": "autumn", "year": 1, "done": IN_STAMP, "surplus": 0, "people": {"odo": ODO}}
SHORT = {"winter-1/weariest": "", "winter-1/meal-1/eaten": [1]}
MEAL = {"second-meal-year-1": Debt(amount=9, year=1)}
NEWS = {"news-spring-1": Gain(kind="news", year=1, season="spring")}
DITCH = {"work": "Ditch", "other/ditch/cost": 0}
LENS = {"side": ["buy"], "buy/item": "Lens", "buy/lens/value": 0}
SPRING: dict[str, Any] = {"spring-1/most-hopeful": ""}


@pytest.mark.rule("HF-WHO-PICKS")
@pytest.mark.parametrize(
    ("move", "given", "said", "key"),
    [
        ("seasons-change", {}, SPRING | {"spring-1/roll": [6, 1]}, "spring-1/gains/which"),
        ("seasons-change", WINTER, SHORT, "winter-1/meal-1/loss"),
        ("second-meal", {"owed": MEAL}, {}, "second-meal-year-1/loss"),
        (
            "seasons-change",
            WINTER | {"resources": {"horses": Resource(name="Horses")}},
            SHORT | {"winter-1/meal-1/loss": ["resource"]},
            "winter-1/meal-1/resource",
        ),
        (
            "seasons-change",
            WINTER,
            SHORT | {"winter-1/meal-1/loss": ["folk"], "winter-1/roll": [6]},
            "winter-1/friend",
        ),
        ("use-gain", {"gains": NEWS}, {}, "which"),
        ("deploy", {}, {}, "leader"),
        ("muster", {}, {"overseer": "", "roll": [4]}, "picks"),
        ("stand-down", {"muster": Muster()}, {}, "why"),
        ("pull-together", {}, DITCH | {"other/ditch/roll": [5]}, "other/ditch/catch"),
        ("pull-together", {}, DITCH | {"other/ditch/roll": [6]}, "other/ditch/makes"),
    ],
)
def test_the_players_pick_where_nobody_is_named(
    move: str, given: dict[str, Any], said: dict[str, Any], key: str
) -> None:
    assert asked(move, stonewell(**given), key, said).to == "table"


@pytest.mark.rule("HF-DEPLOY-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_whoever_may_name_the_leader_may_say_that_there_is_none() -> None:
    ask = asked("deploy", stonewell(), "leader")
    assert [(aside.key, aside.to) for aside in ask.asides] == [("leader/nobody", "table")]


@pytest.mark.rule("HF-WHO-PICKS")
@pytest.mark.parametrize(
    ("move", "given", "said", "key"),
    [
        ("disaster", {"fortunes": 0}, {"calamity": ""}, "disaster/below-zero/disaster"),
        (
            "by-hand",
            {"fortunes": 0},
            {"track": ["steading.fortunes"], "steading.fortunes/step": -1},
            "below-zero/disaster",
        ),
        ("seasons-change", WINTER | {"fortunes": 0}, SHORT, "winter-1/meal-1/below-zero/disaster"),
        ("deploy", {}, {"leader": "", "roll": [4]}, "cost"),
        ("deploy", {}, {"leader": "", "roll": [4], "cost": ["death"]}, "who-dies"),
        ("deploy", {}, {"leader": "", "roll": [1]}, "hard-move"),
        ("seasons-change", {}, {}, "spring-1/most-hopeful"),
        ("seasons-change", {}, SPRING, "spring-1/roll"),
        ("seasons-change", {"season": "autumn", "year": 1}, {}, "harvest-year-1-fate"),
        ("muster", {"fortunes": 0}, {"overseer": "", "roll": [4], "picks": ["unwatched"]}, "below-zero/disaster"),
        ("pull-together", {}, {"work": "Ditch"}, "other/ditch/cost"),
        ("trade", {"season": "spring"}, LENS | {"buy/lens/roll": [4]}, "buy/lens/catch"),
        ("threat", {"threats": {"reavers": REAVERS}}, {}, "threat/which"),
        ("threat-strikes", {"threats": {"reavers": REAVERS}}, {}, "which"),
        ("threat-over", {"threats": {"reavers": REAVERS}}, {}, "which"),
    ],
)
def test_the_gm_picks_where_it_says_so(move: str, given: dict[str, Any], said: dict[str, Any], key: str) -> None:
    assert asked(move, stonewell(**given), key, said).to == "gm"
