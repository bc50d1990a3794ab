"""HF-SEASON-WINTER-3: the second meal is rolled in winter, owed until spring, and eaten once."""

from typing import Any

import pytest

from rules.owed import owed
from rules.registry import MOVES
from rules.table import Debt
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, turned
from tests.rules.tables import ODO, stonewell

IN_STAMP = {"harvest-year-1": "HF-SEASON-AUTUMN-2"}
MEAL = "second-meal-year-1"
SETTLED = Did(f"{MEAL}/owed.{MEAL}.status", "open", "settled", "HF-SEASON-WINTER-3", "it is eaten")
LOSS = f"{MEAL}/loss"


def winter(amount: int = 3, **given: Any) -> Any:
    return stonewell(season="winter", year=1, owed={MEAL: Debt(amount=amount, year=1)}, **given)


@pytest.mark.rule("HF-SEASON-WINTER-3", case=1)
def test_surplus_brought_in_time_settles_it_without_a_shortage() -> None:
    autumn = stonewell(season="autumn", year=1, done=IN_STAMP, surplus=3, population=2, fortunes=2)
    after_winter = play(
        "seasons-change",
        autumn,
        {
            "winter-1/weariest": "",
            "winter-1/meal-1/eaten": [1],
            "winter-1/roll": [4, 2],
            "winter-1/meal-2/eaten": [1],
        },
    ).table
    steading = after_winter.steading
    assert (steading.surplus, steading.fortunes) == (0, 2)
    assert after_winter.owed[MEAL] == Debt(amount=3, year=1, status="open")
    brought = play("by-hand", after_winter, {"track": ["steading.surplus"], "steading.surplus/step": 3}).table
    done = play("second-meal", brought)
    assert_did(
        done,
        brought,
        SETTLED,
        Did(f"{MEAL}/surplus", 3, 0, "HF-SEASON-WINTER-3", "the second meal"),
    )
    assert done.table.steading.fortunes == 2


@pytest.mark.rule("HF-SEASON-WINTER-3", case=2)
def test_spring_settles_what_is_still_owed_and_rolls_what_the_shortage_leaves() -> None:
    table = winter(amount=3, surplus=1, fortunes=2, population=2)
    loss = asked("seasons-change", table, LOSS)
    assert (loss.to, loss.rule) == ("table", "HF-SEASON-WINTER-3")
    assert loss.text.startswith("Winter's second meal: 3 to eat, 1 there.")
    assert asked("seasons-change", table, "spring-2/roll", {LOSS: ["folk"], "spring-2/most-hopeful": ""}).count == 1
    done = play(
        "seasons-change",
        table,
        {LOSS: ["folk"], "spring-2/most-hopeful": "", "spring-2/roll": [6], "spring-2/gains/which": ["bounty"]},
    )
    assert_did(
        done,
        table,
        SETTLED,
        Did(f"{MEAL}/surplus", 1, 0, "HF-SEASON-WINTER-3", "the second meal: 3 to eat, 1 there"),
        Did(f"{MEAL}/fortunes", 2, 1, "HF-SEASON-WINTER-3", "the food runs short"),
        Did(f"{MEAL}/population", 2, 1, "HF-SEASON-WINTER-3", "folk are lost to the winter"),
        *turned(("winter", 1), ("spring", 2)),
        Did("spring-2/gains/surplus", 0, 1, "HF-GAINS-1", "unexpected bounty"),
        Did("spring-2/reset/fortunes", 1, 2, "HF-SEASON-SPRING", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_settled_by_choice_with_too_little_is_the_shortage_at_once() -> None:
    table = winter(amount=4, surplus=3, fortunes=0, population=2, people={"odo": ODO})
    first = asked("second-meal", table, f"{MEAL}/below-zero/disaster")
    assert (first.to, first.rule) == ("gm", "HF-DISASTER-2")
    said = {f"{MEAL}/below-zero/disaster": ["lacking"]}
    assert offers(asked("second-meal", table, LOSS, said)) == ["folk", "resource", "npc", "pc"]
    done = play("second-meal", table, said | {LOSS: ["npc"], f"{MEAL}/who-dies": "odo"})
    assert_did(
        done,
        table,
        SETTLED,
        Did(f"{MEAL}/surplus", 3, 0, "HF-SEASON-WINTER-3", "the second meal: 4 to eat, 3 there"),
        Did(f"{MEAL}/below-zero/lacking", False, True, "HF-DISASTER-2"),
        Did(f"{MEAL}/people.odo.status", "here", "dead", "HF-SEASON-WINTER-3"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_exactly_enough_is_enough() -> None:
    table = winter(amount=3, surplus=3)
    assert_did(
        play("second-meal", table),
        table,
        SETTLED,
        Did(f"{MEAL}/surplus", 3, 0, "HF-SEASON-WINTER-3", "the second meal"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_it_is_rolled_with_population_as_it_then_is() -> None:
    table = stonewell(season="autumn", year=1, done=IN_STAMP, surplus=0, population=2, fortunes=2)
    done = play(
        "seasons-change",
        table,
        {
            "winter-1/weariest": "",
            "winter-1/meal-1/eaten": [1],
            "winter-1/meal-1/loss": ["folk"],
            "winter-1/roll": [5],
            "winter-1/meal-2/eaten": [2],
        },
    )
    assert done.table.steading.population == 1
    assert done.table.owed[MEAL].amount == 3


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_it_is_not_eaten_twice() -> None:
    table = winter(amount=2, surplus=5)
    eaten = play("second-meal", table).table
    assert eaten.steading.surplus == 3
    assert refusal("second-meal", eaten) == "no second meal is owed"
    assert asked("seasons-change", eaten, "spring-2/most-hopeful")
    assert asked("seasons-change", winter(amount=2, surplus=5), "spring-2/most-hopeful")


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_the_eating_can_be_waived_but_not_the_settling() -> None:
    table = winter(amount=2, surplus=5)
    done = play("second-meal", table, waive=[f"{MEAL}/surplus"])
    assert_did(done, table, SETTLED, Did(f"{MEAL}/surplus", 5, 3, "HF-SEASON-WINTER-3", "the second meal", waived=True))
    assert done.changes[0].waived_at is None


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_it_stands_in_what_is_owed() -> None:
    (due,) = owed(winter(amount=3, surplus=1))
    assert (due.id, due.name, due.what, due.due, due.have) == (
        MEAL, "Winter", "3 Surplus", "before spring", "have 1",
    )  # fmt: skip
    assert (due.rule, due.settled_by, due.about) == ("HF-SEASON-WINTER-3", "second-meal", f"owed.{MEAL}")
    assert MOVES[due.settled_by].blocked(winter(), "gm") is None
    settled = stonewell(owed={MEAL: Debt(amount=3, year=1, status="settled")})
    assert owed(settled) == ()
    assert owed(stonewell(owed={"a-favour": Debt(amount=3, year=1)})) == ()


@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_what_a_change_by_hand_left_behind_is_all_settled_when_the_season_changes() -> None:
    meals = {MEAL: Debt(amount=1, year=1), "second-meal-year-2": Debt(amount=2, year=2)}
    table = stonewell(season="summer", year=2, surplus=5, owed=meals)
    assert [due.id for due in owed(table)] == [MEAL, "second-meal-year-2"]
    done = play(
        "seasons-change",
        table,
        {"autumn-2/most-determined": "", "autumn-2/roll": [6, 6], "autumn-2/gains/which": ["boom"]},
    )
    assert done.table.steading.surplus == 2
    assert {id: debt.status for id, debt in done.table.owed.items()} == dict.fromkeys(meals, "settled")
