"""What is said at once of a follower or of anybody else: HP or Wounds, Harm, armor, loyalty, wage, tags, instinct."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.places import MISSING
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import BRAM, RHEA, TOMAS, stonewell

CHARACTERS = {"rhea": RHEA, "bram": BRAM, "tomas": TOMAS}


def said(**asides: Any) -> dict[str, Any]:
    return {"name": "Garet", "garet/role": "archer", **{f"garet/role/{id}": value for id, value in asides.items()}}


def garet(**fields: Any) -> dict[str, Any]:
    return {"name": "Garet", "role": "archer", "status": "here", **fields}


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("asides", "fields"),
    [
        ({}, {}),
        ({"hp": "4/6", "armor": 1}, {"sheet": {"kind": "hit-points", "hp": 4, "max_hp": 6, "armor": 1}}),
        ({"hp": "6"}, {"sheet": {"kind": "hit-points", "hp": 6, "max_hp": 6}}),
        ({"hp": "0/6"}, {"sheet": {"kind": "hit-points", "hp": 0, "max_hp": 6, "standing": "out"}}),
        (
            {"wounds": 3, "harm": 2, "armor": 0},
            {"sheet": {"kind": "wounds", "most_wounds": 3, "harm": 2, "armor": 0}},
        ),
        ({"harm": 2}, {"sheet": {"kind": "wounds", "harm": 2}}),
        ({"loyalty": 2}, {"follower": True, "loyalty": 2}),
        ({"wage": "10gp"}, {"follower": True, "wage": 1000}),
        ({"serves": ["party"]}, {"follower": True}),
        ({"serves": ["bram"], "loyalty": 0}, {"follower": True, "follows": "bram", "loyalty": 0}),
        (
            {"tags": "able; archer", "instinct": "to wander"},
            {
                "instinct": "to wander",
                "tags": {
                    "able": {"name": "able", "passing": False, "status": "held"},
                    "archer": {"name": "archer", "passing": False, "status": "held"},
                },
            },
        ),
    ],
)
def test_what_can_be_said_besides(asides: dict[str, Any], fields: dict[str, Any]) -> None:
    given = stonewell(characters=CHARACTERS)
    done = play("add-person", given, said(**asides))
    assert_did(done, given, Did("people.garet", MISSING, garet(**fields), "HH-SHEETS"))


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("DG-LOYALTY")
def test_each_has_its_letter_and_its_range() -> None:
    ask = asked("add-person", stonewell(characters=CHARACTERS), "garet/role", {"name": "Garet"})
    assert [(one.id, one.letter) for one in ask.asides] == [
        ("hp", "h"), ("wounds", "w"), ("harm", "m"), ("armor", "r"), ("serves", "f"), ("loyalty", "l"), ("wage", "g"),
        ("armed", "b"), ("tags", "t"), ("instinct", "i"),
    ]  # fmt: skip
    by_id = {one.id: one for one in ask.asides}
    assert offers(by_id["serves"]) == ["party", "bram", "rhea"]
    assert {id: (by_id[id].lowest, by_id[id].highest) for id in ("wounds", "harm", "armor", "loyalty")} == {
        "wounds": (1, 99), "harm": (0, 99), "armor": (0, 99), "loyalty": (0, 3),
    }  # fmt: skip
    assert by_id["instinct"].longest == 500
    with pytest.raises(NotTaken, match="7 is too high: HP 6 at most"):
        by_id["hp"].take("7/6")
    with pytest.raises(NotTaken, match="an amount is not below 0"):
        by_id["wage"].take("-3gp")


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("plays", "ids"),
    [
        ("homefront", ["hp", "armor", "serves", "loyalty", "tags", "instinct"]),
        ("days-of-gold", ["wounds", "harm", "armor", "serves", "loyalty", "wage", "armed", "tags", "instinct"]),
    ],
)
def test_only_what_is_of_rules_in_play(plays: str, ids: list[str]) -> None:
    given = stonewell(settings={"plays": plays})
    ask = asked("add-person", given, "garet/role", {"name": "Garet"})
    assert [one.id for one in ask.asides] == ids
    made = play("add-person", given, said(armor=1)).table.people["garet"].sheet
    assert made is not None
    assert (made.kind, made.armor) == ("hit-points" if plays == "homefront" else "wounds", 1)


@pytest.mark.rule("HH-SHEETS")
def test_hp_or_wounds_never_both() -> None:
    both = "somebody has HP, or Wounds and Harm, never both: take one of them back"
    assert refusal("add-person", stonewell(), said(hp="6", wounds=3)) == both
    assert refusal("add-person", stonewell(), said(hp="6", harm=3)) == both
    assert refusal("add-person", stonewell(), said(armor=2)) == "armor goes with HP or with Wounds: say one of them too"
