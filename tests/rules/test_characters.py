"""Players' characters in short: one sheet each, named wherever somebody is named, lost where they stand."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.named import called, place_of, taken
from rules.places import MISSING, plain, put
from rules.registry import MOVES
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.sheet import SHEETS
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person, Table, checked
from tests.rules.playing import Did, asked, assert_did, offers, play
from tests.rules.tables import BRAM, GRETE, ISOLDE, ODO, RHEA, TOMAS, stonewell

CHARACTERS = {"rhea": RHEA, "bram": BRAM, "tomas": TOMAS}
PEOPLE = {"odo": ODO, "grete": GRETE}
HUNGRY: dict[str, Any] = {"winter-1/weariest": "", "winter-1/meal-1/eaten": [4]}


def winter() -> Table:
    return stonewell(
        season="autumn", year=1, done={"harvest-year-1": "HF-SEASON-AUTUMN-2"}, surplus=0, fortunes=2,
        characters=CHARACTERS, people=PEOPLE | {"isolde": ISOLDE},
    )  # fmt: skip


# -- adding one


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("kind", "field", "role"), [("hit-points", "playbook", "Heavy"), ("wounds", "calling", "Duelist")]
)
def test_a_character_comes_with_one_sheet(kind: str, field: str, role: str) -> None:
    table = stonewell(people=PEOPLE)
    player = asked("add-character", table, "rhea/player", {"name": "Rhea"})
    assert (player.to, player.optional, player.longest, player.rule) == ("gm", True, 200, "HH-SHEETS")
    said: dict[str, Any] = {"name": "Rhea", "rhea/player": "Ana"}
    sheet = asked("add-character", table, "rhea/sheet", said)
    assert (sheet.to, sheet.rule, offers(sheet)) == ("gm", "HH-SHEETS", ["hit-points", "wounds"])
    assert [(one.text, one.effect) for one in sheet.options] == [
        ("Hit-point sheet", "and a playbook"),
        ("Wounds sheet", "and a calling"),
    ]
    said |= {"rhea/sheet": [kind]}
    ask = asked("add-character", table, f"rhea/{field}", said)
    assert (ask.to, ask.optional, ask.longest, ask.rule) == ("gm", True, 200, "HH-SHEETS")
    done = play("add-character", table, said | {f"rhea/{field}": role})
    rhea = {"name": "Rhea", "player": "Ana", "status": "here", "sheet": {"kind": kind, field: role}}
    assert_did(done, table, Did("characters.rhea", MISSING, rhea, "HH-SHEETS"))
    assert done.changes[0].waived_at is None
    assert done.table.characters["rhea"].sheet.role == role


@pytest.mark.rule("HH-SHEETS")
def test_whoever_is_known_is_not_added_again() -> None:
    ask = asked("add-character", stonewell(characters={"rhea": RHEA}, people=PEOPLE), "name")
    assert (ask.to, ask.optional, ask.rule) == ("gm", False, "HH-SHEETS")
    assert [(one.id, one.about) for one in ask.gone] == [
        ("rhea", "characters.rhea"), ("grete", "people.grete"), ("odo", "people.odo"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Odo: known already, here"):
        ask.take("odo")


@pytest.mark.rule("HH-SHEETS")
def test_ids_are_of_one_whether_character_or_not() -> None:
    table = stonewell(people=PEOPLE, characters={"rhea": RHEA})
    assert asked("add-character", table, "odo-2/player", {"name": "Odo!"})
    assert asked("add-character", table, "rhea-2/player", {"name": "Rhea!"})
    assert taken(table) == {"odo", "grete", "rhea"}
    both = table.model_copy(update={"people": table.people.with_item("rhea", ODO)})
    with pytest.raises(ValidationError, match="two who can be named have one id: rhea"):
        checked(both)
    assert checked(table) == table


@pytest.mark.rule("HH-SHEETS")
def test_a_sheet_is_of_its_kind_and_of_no_other() -> None:
    table = stonewell(characters={"rhea": RHEA})
    assert put(table, "characters.rhea.sheet.calling", "Rogue").characters["rhea"].sheet == WoundsSheet(calling="Rogue")
    other = {"kind": "hit-points", "playbook": "Fox"}
    assert put(table, "characters.rhea.sheet", other).characters["rhea"].sheet == HitPointSheet(playbook="Fox")
    for wrong in ({"kind": "wounds", "playbook": "Fox"}, {"kind": "luck"}, {"playbook": "Fox"}, None):
        with pytest.raises(ValidationError):
            put(table, "characters.rhea.sheet", wrong)
    for field in ("player", "sheet.calling"):
        assert put(table, f"characters.rhea.{field}", "w" * 200)
        with pytest.raises(ValidationError):
            put(table, f"characters.rhea.{field}", "w" * 201)


@pytest.mark.rule("HH-SHEETS")
def test_every_sheet_is_found_by_its_kind() -> None:
    for kind, sheet in SHEETS.items():
        made = sheet.made("Fox")
        assert (made.kind, made.role) == (kind, "Fox")
        assert Character.model_validate({"name": "A", "sheet": plain(made)}).sheet == made


@pytest.mark.rule("HH-SHEETS")
def test_a_table_of_before_there_were_characters_has_none() -> None:
    older = stonewell(people=PEOPLE).model_dump(mode="json")
    del older["characters"]
    assert dict(Table.model_validate(older).characters) == {}
    assert (MOVES["add-character"].tab, MOVES["add-character"].players) == ("party", False)


# -- by name


@pytest.mark.rule("HF-STATS-1")
def test_what_to_call_somebody() -> None:
    table = stonewell(characters={"rhea": RHEA}, people=PEOPLE)
    names = {id: called(table, id) for id in ("gm", "table", "rhea", "odo", "nobody")}
    assert names == {"gm": "GM", "table": "the players", "rhea": "Rhea", "odo": "Odo", "nobody": "nobody"}
    places = {id: place_of(table, id) for id in ("rhea", "odo", "gm")}
    assert places == {"rhea": "characters.rhea", "odo": "people.odo", "gm": ""}


@pytest.mark.rule("HF-DEPLOY-1")
@pytest.mark.rule("HF-STATS-1")
def test_characters_are_offered_before_people() -> None:
    table = stonewell(characters=CHARACTERS, people=PEOPLE)
    leader = asked("deploy", table, "leader")
    assert [(one.id, one.text, one.effect, one.about) for one in leader.options] == [
        ("bram", "Bram", "Heavy", "characters.bram"),
        ("rhea", "Rhea", "Duelist, played by Ana", "characters.rhea"),
        ("odo", "Odo", "miller", "people.odo"),
    ]
    assert [(one.id, one.effect, one.about) for one in leader.gone] == [
        ("tomas", "dead", "characters.tomas"),
        ("grete", "dead", "people.grete"),
    ]
    done = play("deploy", table, {"leader": "rhea", "roll": [6]})
    assert_did(done, table)
    assert done.remarks[0].text == "Rhea takes charge"


@pytest.mark.rule("HF-DEPLOY-1")
def test_somebody_new_is_given_no_characters_id() -> None:
    table = stonewell(characters=CHARACTERS)
    done = play("deploy", table, {"leader": "Bram?", "roll": [6]})
    assert [change.where for change in done.changes] == ["people.bram-2"]


# -- lost


@pytest.mark.rule("HF-DEPLOY-1")
@pytest.mark.rule("HF-STATS-1")
def test_deploy_kills_an_npc_and_nobody_whom_somebody_plays() -> None:
    table = stonewell(characters=CHARACTERS, people=PEOPLE)
    said = {"leader": "rhea", "roll": [4], "cost": ["death"]}
    who = asked("deploy", table, "who-dies", said)
    assert offers(who) == ["odo"]
    with pytest.raises(NotTaken, match="Rhea: a player's character"):
        who.take("Rhea")
    done = play("deploy", table, said | {"who-dies": "Odo"})
    assert_did(done, table, Did("people.odo.status", "here", "dead", "HF-DEPLOY-1"))


@pytest.mark.rule("HF-SEASON-WINTER-1")
def test_winter_takes_an_npc_from_among_those_whom_nobody_plays() -> None:
    table, said = winter(), HUNGRY | {"winter-1/meal-1/loss": ["npc"]}
    ask = asked("seasons-change", table, "winter-1/meal-1/who-dies", said)
    assert offers(ask) == ["isolde", "odo"]
    assert [(one.id, one.effect) for one in ask.gone] == [
        ("bram", "a player's character"), ("rhea", "a player's character"), ("tomas", "dead"), ("grete", "dead"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Bram: a player's character"):
        ask.take("Bram")


@pytest.mark.rule("HF-SEASON-WINTER-1")
def test_winter_takes_a_character_where_they_stand() -> None:
    table = winter()
    said = HUNGRY | {"winter-1/meal-1/loss": ["pc"], "winter-1/meal-1/parting": ["left"]}
    who = asked("seasons-change", table, "winter-1/meal-1/who-goes", said)
    assert offers(who) == ["bram", "rhea"]
    assert [(one.id, one.effect) for one in who.gone] == [
        ("isolde", "not a player's character"), ("odo", "not a player's character"),
        ("tomas", "dead"), ("grete", "dead"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Odo: not a player's character"):
        who.take("odo")
    done = play(
        "seasons-change",
        table,
        said | {"winter-1/meal-1/who-goes": "bram", "winter-1/roll": [6], "winter-1/friend": "odo"},
    )
    assert [change.where for change in done.changes if "status" in change.where] == ["characters.bram.status"]
    assert done.table.characters["bram"].status == "left"
    assert dict(done.table.people) == dict(table.people)


@pytest.mark.rule("HF-SEASON-WINTER-1")
@pytest.mark.parametrize("role", ["player's character", "a player's character", "A Player's Character, Jo's"])
def test_winter_takes_a_character_who_is_kept_among_the_people(role: str) -> None:
    """Of before there were characters, or of somebody who plays along for one evening."""
    people = PEOPLE | {"tam": Person(name="Tam", role=role)}
    table = winter().model_copy(update={"people": FrozenMap(people)})
    said = HUNGRY | {"winter-1/meal-1/loss": ["pc"], "winter-1/meal-1/parting": ["left"]}
    who = asked("seasons-change", table, "winter-1/meal-1/who-goes", said)
    assert offers(who) == ["bram", "rhea", "tam"]


@pytest.mark.rule("HF-SEASON-WINTER-1")
def test_winter_takes_whoever_is_named_where_nobody_knows_who_is_played() -> None:
    table = winter().model_copy(update={"characters": FrozenMap({})})
    said = HUNGRY | {"winter-1/meal-1/loss": ["pc"], "winter-1/meal-1/parting": ["left"]}
    assert offers(asked("seasons-change", table, "winter-1/meal-1/who-goes", said)) == ["isolde", "odo"]


@pytest.mark.rule("HF-SEASON-WINTER-2")
def test_a_mild_winter_makes_a_friend_of_an_npc() -> None:
    table = winter().model_copy(update={"steading": winter().steading.model_copy(update={"surplus": 9})})
    friend = asked("seasons-change", table, "winter-1/friend", HUNGRY | {"winter-1/roll": [6, 1]})
    assert offers(friend) == ["isolde", "odo"]
    assert [(one.id, one.effect) for one in friend.gone][:2] == [
        ("bram", "a player's character"), ("rhea", "a player's character"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Bram: a player's character"):
        friend.take("Bram")
