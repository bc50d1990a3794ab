"""DG-FOOD: as a day ends each eats a ration or takes a Wound, and all who are fed where they stay are one pick."""

import pytest

from rules.registry import MOVES
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.renown import Renown
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, remarks
from tests.rules.tables import BRAM, stonewell
from tests.rules.wounded import boxes, term, wounded

DAY = Did("campaign.day", 0, 1, "DG-SESSION")
HUNGRY = "nothing to eat"


def ration(before: int, after: int, who: str = "rhea") -> Did:
    return Did(f"{who}/characters.{who}.sheet.rations", before, after, "DG-FOOD", "eaten")


@pytest.mark.rule("DG-FOOD", case=1)
@pytest.mark.rule("DG-WOUNDS-1")
def test_no_ration_is_a_wound_armor_or_not() -> None:
    table = wounded(4, rations=0, armor=2)
    ask = asked("end-day", table, "unfed")
    assert effect_of(ask, "rhea") == "no ration: a Wound"
    done = play("end-day", table, {"unfed": ["rhea"]})
    assert_did(done, table, DAY, boxes(4, 5, "DG-FOOD", HUNGRY))
    assert remarks(done) == ["Rhea is Broken: -2 on every roll"]


@pytest.mark.rule("DG-FOOD", case=2)
def test_a_ration_is_eaten() -> None:
    table = wounded(rations=2)
    done = play("end-day", table, {"unfed": ["rhea"]})
    assert_did(done, table, DAY, ration(2, 1))
    last = wounded(rations=1)
    assert_did(play("end-day", last, {"unfed": ["rhea"]}), last, DAY, ration(1, 0))
    assert effect_of(asked("end-day", last, "unfed"), "rhea") == "1 ration"


@pytest.mark.rule("DG-FOOD", case=3)
@pytest.mark.rule("DG-WOUNDS-2")
def test_hunger_at_six_brings_death() -> None:
    table = wounded(6, rations=0, dies_with=5)
    said = {"unfed": ["rhea"]}
    assert asked("end-day", table, "rhea/death/way", said).to == "rhea"
    done = play("end-day", table, said | {"rhea/death/way": ["loses"], "rhea/death/lost": "her sword"})
    scope = "rhea/death/"
    assert_did(
        done,
        table,
        DAY,
        boxes(6, 5, "DG-DEATH-2", "lives on", scope=scope),
        term(5, None, "DG-DEATH-1", "death has come", scope=scope),
    )


@pytest.mark.rule("DG-FOOD")
def test_each_day_again() -> None:
    table = wounded(rations=1, odo={"rations": 3})
    for _ in range(3):
        table = play("end-day", table, {"unfed": ["rhea", "odo"]}).table
    rhea, odo = table.characters["rhea"].sheet, table.characters["odo"].sheet
    assert (rhea.wounds, rhea.rations) == (2, 0)  # type: ignore[union-attr]
    assert (odo.wounds, odo.rations) == (0, 0)  # type: ignore[union-attr]
    assert table.campaign.day == 3


@pytest.mark.rule("DG-FOOD")
def test_all_can_be_fed_where_they_stay() -> None:
    table = wounded(rations=0)
    ask = asked("end-day", table, "unfed")
    assert (ask.to, ask.rule, ask.least, ask.most) == ("table", "DG-FOOD", 0, 2)
    assert [(one.id, one.text, one.about) for one in ask.options] == [
        ("odo", "Odo", "characters.odo"), ("rhea", "Rhea", "characters.rhea"),
    ]  # fmt: skip
    done = play("end-day", table, {"unfed": []})
    assert_did(done, table, DAY)
    assert [(one.text, one.about) for one in done.remarks] == [
        ("All are fed where they stay, or by Lifestyle", "campaign.day")
    ]
    some = play("end-day", wounded(rations=0), {"unfed": ["odo"]})
    assert remarks(some) == []


@pytest.mark.rule("DG-FOOD")
def test_only_those_here_with_wounds_are_asked_of() -> None:
    for table in (stonewell(), stonewell(characters={"bram": BRAM})):
        assert_did(play("end-day", table), table, DAY)
        assert dict(MOVES["end-day"].assumes(table, "gm")) == {}
    table = wounded()
    away = table.characters["rhea"].model_copy(update={"status": "away"})
    gone = table.model_copy(update={"characters": table.characters.with_item("rhea", away)})
    assert offers(asked("end-day", gone, "unfed")) == ["odo"]


@pytest.mark.rule("DG-FOOD")
def test_rations_that_nobody_gave_yet_are_asked_for() -> None:
    table = wounded(rations=None)
    assert effect_of(asked("end-day", table, "unfed"), "rhea") == "rations not given yet"
    ask = asked("end-day", table, "rhea/rations-value", {"unfed": ["rhea"]})
    assert (ask.to, ask.lowest, ask.offered, ask.rule) == ("rhea", 0, 0, "DG-FOOD")
    done = play("end-day", table, {"unfed": ["rhea"], "rhea/rations-value": 0})
    sheet = done.table.characters["rhea"].sheet
    assert (sheet.rations, sheet.wounds) == (0, 1)  # type: ignore[union-attr]
    some = play("end-day", table, {"unfed": ["rhea"], "rhea/rations-value": 3})
    given = Did("rhea/given/characters.rhea.sheet.rations", None, 3, "DG-FOOD", "given as it was needed")
    assert_did(some, table, DAY, given, ration(3, 2))


@pytest.mark.rule("DG-FOOD")
def test_only_of_whom_something_feeds_is_it_taken_for_granted() -> None:
    move = MOVES["end-day"]
    hungry = wounded(odo={"signature": Grove()})
    assert move.assumes(hungry, "gm") == {}
    assert asked("end-day", hungry, "unfed").offered == ("rhea",)
    for fed in (
        {"lifestyle": "poor", "lived_in": 4}, {"lifestyle": "none", "lived_in": 4, "guest_of": "the miller"},
        {"signature": Household()}, {"signature": Grove()},
    ):  # fmt: skip
        table = wounded(odo=fed, **fed)
        assert move.assumes(table, "gm") == {"unfed": ()}
        assert asked("end-day", table, "unfed").offered == ()
    for unfed in (
        {"lifestyle": "poor", "lived_in": 3}, {"lifestyle": "none", "lived_in": 4},
        {"lifestyle": "none", "lived_in": 3, "guest_of": "the miller"}, {"signature": Renown()},
    ):  # fmt: skip
        assert move.assumes(wounded(odo={"signature": Grove()}, **unfed), "gm") == {}


@pytest.mark.rule("DG-REST")
@pytest.mark.rule("DG-FOOD")
def test_a_nights_rest_says_who_starves() -> None:
    starves = "no ration: a starving night clears nothing"
    assert effect_of(asked("night-rest", wounded(3, rations=0), "who"), "rhea").endswith(starves)
    for table in (wounded(3, rations=1), wounded(3), wounded(3, rations=0, signature=Grove())):
        assert starves not in effect_of(asked("night-rest", table, "who"), "rhea")
