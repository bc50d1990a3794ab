"""What is owed, worked out from the table: the harvest, second meals, a muster with its age."""

import pytest

from rules.owed import Owed, owed
from rules.table import Debt, Muster
from tests.rules.tables import stonewell


def muster(what: str, age: str) -> Owed:
    return Owed(
        "muster", "Muster", what, "this season", "HF-MUSTER-2", "stand-down", f"held for {age}", "steading.muster", age
    )


def test_nothing_is_owed_at_first() -> None:
    assert owed(stonewell()) == ()


@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-WINTER-3")
@pytest.mark.rule("HF-MUSTER-2")
def test_everything_that_is_owed_stands_there_with_what_settles_it() -> None:
    table = stonewell(
        season="autumn", year=2, surplus=5, owed={"second-meal-year-1": Debt(amount=3, year=1)}, muster=Muster()
    )
    assert owed(table) == (
        Owed(
            "harvest", "Harvest", "1d4 Surplus", "before winter", "HF-SEASON-AUTUMN-2", "harvest",
            age="less than a season",
        ),
        Owed(
            "second-meal-year-1", "Winter", "3 Surplus", "before spring", "HF-SEASON-WINTER-3", "second-meal",
            "have 5", "owed.second-meal-year-1", "3 seasons",
        ),
        muster("nothing lent", "less than a day"),
    )  # fmt: skip


@pytest.mark.rule("HF-MUSTER-2")
@pytest.mark.parametrize(
    ("session", "day", "age"),
    [
        (3, 9, "less than a day"),
        (4, 9, "1 session"),
        (6, 9, "3 sessions"),
        (3, 10, "1 day"),
        (5, 13, "4 days"),
        (2, 8, "less than a day"),
    ],
)
def test_a_muster_is_owed_with_its_age_and_what_it_lent(session: int, day: int, age: str) -> None:
    table = stonewell(muster=Muster(lends=1, session=3, day=9), campaign={"session": session, "day": day})
    assert owed(table) == (muster("Defenses +1", age),)


@pytest.mark.rule("HF-SEASON-WINTER-3")
@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.parametrize(
    ("season", "year", "age"),
    [
        ("winter", 1, "less than a season"),
        ("spring", 2, "1 season"),
        ("autumn", 2, "3 seasons"),
        ("winter", 3, "8 seasons"),
        ("summer", 1, "less than a season"),
    ],
)
def test_a_second_meal_is_owed_with_its_age_in_seasons(season: str, year: int, age: str) -> None:
    table = stonewell(season=season, year=year, owed={"second-meal-year-1": Debt(amount=3, year=1)})
    assert next(one.age for one in owed(table) if one.id == "second-meal-year-1") == age


@pytest.mark.rule("HF-MUSTER-2")
def test_one_that_is_over_is_owed_no_more() -> None:
    assert owed(stonewell(campaign={"session": 3, "day": 9})) == ()
