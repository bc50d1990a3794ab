"""People in short: who is known by name, and what has become of them."""

import pytest

from rules.combat.sides import Battalion
from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING, look
from rules.registry import MOVES
from rules.tracks import track_at
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import BRAM, GRETE, ODO, RHEA, TOMAS, stonewell

PEOPLE = {"odo": ODO, "grete": GRETE}


@pytest.mark.rule("HH-SHEETS")
def test_somebody_comes_into_the_story() -> None:
    table = stonewell(people=PEOPLE)
    name = asked("add-person", table, "name")
    assert (name.to, name.optional, name.rule) == ("gm", False, "HH-SHEETS")
    role = asked("add-person", table, "tam/role", {"name": "Tam"})
    assert (role.to, role.optional, role.longest, role.rule) == ("gm", True, 200, "HH-SHEETS")
    done = play("add-person", table, {"name": "Tam", "tam/role": "shepherd"})
    tam = {"name": "Tam", "role": "shepherd", "status": "here"}
    assert_did(done, table, Did("people.tam", MISSING, tam, "HH-SHEETS"))
    assert done.changes[0].waived_at is None


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("name", "says"), [("Odo", "known already, here"), ("grete", "known already, dead"), ("ODO", "known already, here")]
)
def test_whoever_is_known_is_not_added_again(name: str, says: str) -> None:
    ask = asked("add-person", stonewell(people=PEOPLE), "name")
    with pytest.raises(NotTaken, match=says):
        ask.take(name)
    assert [(one.id, one.about) for one in ask.gone] == [("grete", "people.grete"), ("odo", "people.odo")]


@pytest.mark.rule("HH-SHEETS")
def test_what_becomes_of_somebody() -> None:
    table = stonewell(people=PEOPLE)
    who = asked("person-becomes", table, "who")
    assert (who.to, offers(who)) == ("gm", ["grete", "odo"])
    assert [(one.text, one.effect, one.about) for one in who.options] == [
        ("Grete", "dead", "people.grete"),
        ("Odo", "here", "people.odo"),
    ]
    status = asked("person-becomes", table, "odo/status", {"who": ["odo"]})
    assert (status.about, offers(status)) == ("people.odo", ["away", "dead", "left", "retired"])
    why = asked("person-becomes", table, "odo/why", {"who": ["odo"], "odo/status": ["away"]})
    assert (why.to, why.optional, why.about) == ("gm", True, "people.odo")
    done = play("person-becomes", table, {"who": ["odo"], "odo/status": ["left"], "odo/why": "to the coast"})
    assert_did(done, table, Did("people.odo.status", "here", "left", "HH-SHEETS", "to the coast"))
    assert done.changes[0].waived_at is None


@pytest.mark.rule("HH-SHEETS")
def test_the_dead_may_come_back() -> None:
    table = stonewell(people=PEOPLE)
    done = play("person-becomes", table, {"who": ["grete"], "grete/status": ["here"], "grete/why": ""})
    assert_did(done, table, Did("people.grete.status", "dead", "here", "HH-SHEETS"))


@pytest.mark.rule("HH-SHEETS")
def test_there_must_be_somebody() -> None:
    assert refusal("person-becomes", stonewell()) == "nobody is known by name yet"
    assert MOVES["person-becomes"].blocked(stonewell(people=PEOPLE), "gm") is None
    crows = FrozenMap({"crows": Battalion(name="Crows", members=3)})
    only_a_force = stonewell().model_copy(update={"battalions": crows})
    assert MOVES["person-becomes"].blocked(only_a_force, "gm") == "nobody is known by name yet"
    assert [MOVES[id].tab for id in ("add-person", "person-becomes")] == ["party", "party"]


@pytest.mark.rule("HH-SHEETS")
def test_nobody_is_called_by_the_id_of_a_character() -> None:
    table = stonewell(characters={"rhea": RHEA}, people=PEOPLE)
    ask = asked("add-person", table, "name")
    assert [one.id for one in ask.gone] == ["rhea", "grete", "odo"]
    with pytest.raises(NotTaken, match="Rhea: known already, here"):
        ask.take("rhea")
    assert "people.rhea-2" in [change.where for change in play("add-person", table, said("Rhea!", "rhea-2")).changes]


def said(name: str, id: str) -> dict[str, str]:
    return {"name": name, f"{id}/role": ""}


@pytest.mark.rule("HH-SHEETS")
def test_what_becomes_of_a_character() -> None:
    table = stonewell(characters={"rhea": RHEA, "tomas": TOMAS}, people={"odo": ODO})
    who = asked("person-becomes", table, "who")
    assert [(one.id, one.effect, one.about) for one in who.options] == [
        ("rhea", "here", "characters.rhea"),
        ("tomas", "dead", "characters.tomas"),
        ("odo", "here", "people.odo"),
    ]
    status = asked("person-becomes", table, "rhea/status", {"who": ["rhea"]})
    assert (status.text, status.about) == ("They were here. And now?", "characters.rhea")
    assert offers(status) == ["away", "dead", "left", "retired"]
    assert {option.about for option in status.options} == {"characters.rhea"}
    done = play("person-becomes", table, {"who": ["rhea"], "rhea/status": ["retired"], "rhea/why": "an inn"})
    assert_did(done, table, Did("characters.rhea.status", "here", "retired", "HH-SHEETS", "an inn"))
    assert MOVES["person-becomes"].blocked(stonewell(characters={"bram": BRAM}), "gm") is None


@pytest.mark.rule("HH-SHEETS")
def test_a_status_is_set_by_hand_as_well() -> None:
    for where in ("characters.rhea.status", "people.odo.status"):
        assert track_at(where).choices == ("here", "away", "dead", "left", "retired")


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("where", "now"),
    [("people.odo.name", "Odo Finch"), ("people.odo.role", "thatcher"), ("characters.rhea.player", "Ines")],
)
def test_a_name_that_was_taken_down_wrong_is_put_right_by_hand(where: str, now: str) -> None:
    table = stonewell(people={"odo": ODO}, characters={"rhea": RHEA})
    answers = {"track": [where], f"{where}/value": now, f"{where}/why": "misheard"}
    done = play("set", table, answers)
    assert look(done.table, where) == now
