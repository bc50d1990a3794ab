"""DG-BATTALION-1: three or more of a kind are raised as a battalion, ours or theirs."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.places import MISSING
from rules.seats import Seat
from rules.sight import view
from tests.rules.foes_to_meet import GARET, a_fight, at_the_gate, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, remarks

RULE = "DG-BATTALION-1"
PLAYER = Seat("rhea", "player", ("rhea",))
OURS: dict[str, Any] = {
    "side": ["ours"], "ours/name": "Militia", "ours/members": 12, "ours/commander": ["odo"], "ours/quality": 1,
    "ours/harm": 3, "ours/armor": 1,
}  # fmt: skip
THEIRS: dict[str, Any] = {
    "side": ["theirs"], "theirs/name": "Reaver band", "theirs/members": 8, "theirs/quality": 0, "theirs/harm": 2,
    "theirs/armor": 0,
}  # fmt: skip


def raised(id: str, scope: str, why: str, **given: Any) -> Did:
    return Did(f"{scope}/battalions.{id}", MISSING, given, RULE, why)


@pytest.mark.rule("DG-BATTALION-1")
@pytest.mark.rule("DG-COMMAND-1")
def test_one_of_ours_has_members_quality_harm_armor_and_a_commander() -> None:
    table = gathered()
    side = asked("raise-battalion", table, "side")
    assert (offers(side), side.to) == (["ours", "theirs"], "gm")
    commander = asked("raise-battalion", table, "ours/commander", {key: OURS[key] for key in [*OURS][:3]})
    assert (offers(commander), commander.to) == (["bram", "odo", "rhea", "nobody"], "gm")
    done = play("raise-battalion", table, OURS)
    made = {
        "name": "Militia", "side": "ours", "members": 12, "began": 12, "quality": 1, "harm": 3, "armor": 1,
        "commander": "odo",
    }  # fmt: skip
    assert_did(done, table, raised("militia", "ours", "medium", **made))
    assert done.changes[0].waived_at is None
    assert remarks(done) == []
    nobody = play("raise-battalion", table, OURS | {"ours/commander": ["nobody"]})
    assert nobody.table.battalions["militia"].commander == ""


@pytest.mark.rule("DG-BATTALION-1")
@pytest.mark.rule("DG-HARM")
@pytest.mark.parametrize(
    ("key", "lowest", "highest", "offered"),
    [("quality", -9, 9, 0), ("harm", 0, 99, 3), ("armor", 0, 99, 0), ("members", 3, 9999, None)],
)
def test_its_numbers_have_a_range(key: str, lowest: int, highest: int, offered: int | None) -> None:
    before = [one for one in OURS if one != f"ours/{key}"]
    upto = {one: OURS[one] for one in before if [*OURS].index(one) < [*OURS].index(f"ours/{key}")}
    ask = asked("raise-battalion", gathered(), f"ours/{key}", upto)
    assert (ask.lowest, ask.highest, ask.offered, ask.to) == (lowest, highest, offered, "gm")


@pytest.mark.rule("DG-BATTALION-1")
def test_two_are_no_battalion() -> None:
    ask = asked("raise-battalion", gathered(), "ours/members", {"side": ["ours"], "ours/name": "Pair"})
    assert ask.hint == "one or two fight each for themselves"
    with pytest.raises(NotTaken, match="2 is too low: 3 at least"):
        ask.take(2)
    assert ask.take(3) == 3
    assert play("raise-battalion", gathered(), OURS | {"ours/members": 3}).table.battalions["militia"].members == 3


@pytest.mark.rule("DG-BATTALION-1")
@pytest.mark.parametrize(("members", "size"), [(3, "small"), (10, "small"), (11, "medium"), (30, "large")])
def test_its_size_is_told(members: int, size: str) -> None:
    done = play("raise-battalion", gathered(), OURS | {"ours/members": members})
    assert done.changes[0].why == size


@pytest.mark.rule("DG-BATTALION-1")
def test_of_three_followers_or_more_it_can_be_made_of_them() -> None:
    people = {id: GARET.model_copy(update={"name": id.capitalize(), "sheet": None}) for id in ("ada", "bo", "cy")}
    gone = GARET.model_copy(update={"status": "dead"})
    stranger = GARET.model_copy(update={"follower": False})
    table = gathered(people=people | {"gone": gone, "stranger": stranger})
    ask = asked("raise-battalion", table, "ours/of", {"side": ["ours"]})
    assert (offers(ask), ask.least, ask.most, ask.to) == (["ada", "bo", "cy"], 0, 3, "gm")
    assert effect_of(ask, "ada") == "squire"
    said = {"side": ["ours"], "ours/of": ["cy", "ada", "bo"], "ours/name": "Militia"}
    members = asked("raise-battalion", table, "ours/members", said)
    assert (members.lowest, members.offered) == (3, 3)
    two = asked("raise-battalion", table, "ours/members", said | {"ours/of": ["ada", "bo"]})
    assert (two.lowest, two.offered) == (3, None)
    done = play("raise-battalion", table, OURS | {"ours/of": ["ada", "bo", "cy"]})
    assert done.table.battalions["militia"].members == 12
    assert remarks(done) == ["In Militia: Ada, Bo, Cy"]
    assert remarks(play("raise-battalion", table, OURS | {"ours/of": []})) == []
    few = gathered(people={"ada": people["ada"], "bo": people["bo"], "gone": gone, "stranger": stranger})
    assert asked("raise-battalion", few, "ours/name", {"side": ["ours"]}).to == "gm"


@pytest.mark.rule("DG-BATTALION-1")
def test_four_followers_are_four_members_at_least() -> None:
    people = {id: GARET.model_copy(update={"name": id.capitalize()}) for id in ("ada", "bo", "cy", "di")}
    said = {"side": ["ours"], "ours/of": ["ada", "bo", "cy", "di"], "ours/name": "Militia"}
    ask = asked("raise-battalion", gathered(people=people), "ours/members", said)
    assert (ask.lowest, ask.offered) == (4, 4)


@pytest.mark.rule("DG-BATTALION-1")
def test_one_of_theirs_is_in_a_fight_and_can_be_hidden() -> None:
    table = at_the_gate()
    done = play("raise-battalion", table, THEIRS)
    made = {
        "name": "Reaver band", "side": "theirs", "members": 8, "began": 8, "quality": 0, "harm": 2, "armor": 0,
        "fight": "gate",
    }  # fmt: skip
    assert_did(done, table, raised("reaver-band", "theirs", "", **made))
    hidden = {"theirs/members/hidden": True, "theirs/members/note": "on the flank"}
    dark = play("raise-battalion", table, THEIRS | hidden)
    one = dark.table.battalions["unseen-reaver-band"]
    assert (one.known, one.note) == (False, "on the flank")
    assert list(view(dark.table, PLAYER).table.battalions) == []


@pytest.mark.rule("DG-BATTALION-1")
def test_with_no_fight_on_theirs_begins_one_and_ours_waits() -> None:
    begins = play("raise-battalion", gathered(), THEIRS)
    assert begins.table.battalions["reaver-band"].fight == "fight-1"
    assert list(begins.table.fights["fight-1"].fighters) == ["bram", "odo", "rhea"]
    assert play("raise-battalion", gathered(), OURS).table.battalions["militia"].fight == ""
    assert play("raise-battalion", at_the_gate(), OURS).table.battalions["militia"].fight == "gate"


@pytest.mark.rule("DG-BATTALION-1")
def test_of_several_fights_it_is_asked_which() -> None:
    table = at_the_gate(fights={"sluice": a_fight("The sluice", begun=2)})
    for said, side, id in ((OURS, "ours", "militia"), (THEIRS, "theirs", "reaver-band")):
        done = play("raise-battalion", table, said | {f"{side}/fight": ["sluice"]})
        assert done.table.battalions[id].fight == "sluice"


@pytest.mark.rule("DG-BATTALION-1")
@pytest.mark.rule("DG-COMMAND-1")
def test_with_no_character_here_nobody_commands_it() -> None:
    away = gathered().characters["rhea"].model_copy(update={"status": "away"})
    said = {key: value for key, value in OURS.items() if key != "ours/commander"}
    done = play("raise-battalion", gathered(rhea=away), said)
    assert done.table.battalions["militia"].commander == ""
