"""HH-SHEETS: HP, or Wounds and Harm, for somebody of whom only the name was known."""

from typing import Any

import pytest

from rules.frozen_map import FrozenMap
from rules.table import Person
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import stonewell

ASH, MAB = Person(name="Ash", role="a boy"), Person(name="Mab")


def after(**fields: Any) -> Did:
    return Did("people.ash.sheet", None, fields, "HH-SHEETS")


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("said", "sheet"),
    [
        ({"sheet": ["hit-points"], "hp": "6"}, {"kind": "hit-points", "hp": 6, "max_hp": 6}),
        (
            {"sheet": ["hit-points"], "hp": "0/5", "hp/armor": 1},
            {"kind": "hit-points", "hp": 0, "max_hp": 5, "armor": 1, "standing": "out"},
        ),
        ({"sheet": ["wounds"], "wounds": 3}, {"kind": "wounds", "most_wounds": 3}),
        (
            {"sheet": ["wounds"], "wounds": 3, "wounds/harm": 2, "wounds/armor": 0},
            {"kind": "wounds", "most_wounds": 3, "harm": 2, "armor": 0},
        ),
    ],
)
def test_either_sheet_is_given(said: dict[str, Any], sheet: dict[str, Any]) -> None:
    table = stonewell(people={"ash": ASH})
    done = play("give-numbers", table, {f"ash/{key}": value for key, value in said.items()})
    assert_did(done, table, after(**sheet))


@pytest.mark.rule("HH-SHEETS")
def test_it_asks_who_of_those_that_have_neither_and_are_about() -> None:
    gone = Person(name="Cole", status="dead")
    table = stonewell(people={"ash": ASH, "mab": MAB, "cole": gone})
    assert offers(asked("give-numbers", table, "who")) == ["ash", "mab"]


@pytest.mark.rule("HH-SHEETS")
def test_where_everybody_has_numbers_it_is_refused() -> None:
    table = stonewell(people=FrozenMap({}))
    assert refusal("give-numbers", table, {}) == "everybody who is about has HP or Wounds"


@pytest.mark.rule("HH-SHEETS")
def test_of_one_world_it_is_not_asked_which() -> None:
    table = stonewell(people={"ash": ASH}, settings={"plays": "homefront"})
    done = play("give-numbers", table, {"ash/hp": "6"})
    assert_did(done, table, after(kind="hit-points", hp=6, max_hp=6))
