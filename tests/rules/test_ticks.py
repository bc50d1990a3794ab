"""DG-CLASSES, DG-PERK, HH-SHEETS: a Wounds sheet is ticked: contacts, oaths, perks of once a session, conditions."""

from typing import Any

import pytest

from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.noted import Condition, Perk
from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.signatures.oaths import Oath, Oaths
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from rules.tracks import track_at
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal
from tests.rules.tables import stonewell

SHEET = "odo/characters.odo.sheet"


def odo(**sheet: Any) -> Table:
    """Odo, who is the only one with a Wounds sheet, in session 7."""
    bram = Character(name="Bram", sheet=HitPointSheet())
    characters = {"odo": Character(name="Odo", sheet=WoundsSheet(**sheet)), "bram": bram}
    return stonewell(characters=characters, campaign={"session": 7})


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize(
    ("ready", "effect", "why"), [(True, "ready: used", "used"), (False, "used: ready again", "ready again")]
)
def test_a_contact_is_used_and_ready_again(ready: bool, effect: str, why: str) -> None:
    table = odo(signature=Contacts(contacts=FrozenMap({"fence": Contact(name="Fence", ready=ready)})))
    assert effect_of(asked("tick-sheet", table, "odo/what"), "contact-fence") == effect
    done = play("tick-sheet", table, {"odo/what": ["contact-fence"]})
    assert_did(done, table, Did(f"{SHEET}.signature.contacts.fence.ready", ready, not ready, "DG-CLASSES", why))


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize("end", ["fulfilled", "broken", "released"])
def test_an_oath_ends_in_one_of_three_ways_and_only_one_that_is_sworn(end: str) -> None:
    oaths = {"mill": Oath(name="to hold the mill"), "bell": Oath(name="to ring the bell", status="broken")}
    table = odo(signature=Oaths(oaths=FrozenMap(oaths)))
    assert offers(asked("tick-sheet", table, "odo/what")) == ["oath-mill"]
    assert offers(asked("tick-sheet", table, "odo/ends", {"odo/what": ["oath-mill"]})) == [
        "fulfilled", "broken", "released",
    ]  # fmt: skip
    done = play("tick-sheet", table, {"odo/what": ["oath-mill"], "odo/ends": [end]})
    assert_did(done, table, Did(f"{SHEET}.signature.oaths.mill.status", "sworn", end, "DG-CLASSES"))


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.rule("DG-PERK")
def test_a_perk_of_once_a_session_is_used_once_in_each() -> None:
    luck, lost = Perk(name="Old Luck", once_a_session=True), Perk(name="Gone", once_a_session=True, status="lost")
    table = odo(perks=FrozenMap({"luck": luck, "quiet": Perk(name="Quiet Feet"), "lost": lost}))
    assert offers(asked("tick-sheet", table, "odo/what")) == ["perk-luck"]
    done = play("tick-sheet", table, {"odo/what": ["perk-luck"]})
    assert_did(done, table, Did(f"{SHEET}.perks.luck.used_in", None, 7, "DG-PERK", "once a session"))
    assert effect_of(asked("tick-sheet", done.table, "odo/what"), "perk-luck") == "used in this session already"
    assert refusal("tick-sheet", done.table, {"odo/what": ["perk-luck"]}) == (
        "Old Luck works once a session, and was used in session 7"
    )
    earlier = odo(perks=FrozenMap({"luck": luck.model_copy(update={"used_in": 6})}))
    assert play("tick-sheet", earlier, {"odo/what": ["perk-luck"]}).changes[0].before == 6


@pytest.mark.rule("HH-SHEETS")
def test_a_condition_is_over() -> None:
    table = odo(conditions=FrozenMap({"hunted": Condition(name="hunted"), "old": Condition(name="old", status="lost")}))
    assert offers(asked("tick-sheet", table, "odo/what")) == ["condition-hunted"]
    done = play("tick-sheet", table, {"odo/what": ["condition-hunted"]})
    assert_did(done, table, Did(f"{SHEET}.conditions.hunted.status", "held", "lost", "HH-SHEETS", "it is over"))


@pytest.mark.rule("DG-CLASSES")
def test_a_sheet_with_nothing_to_tick_says_so() -> None:
    assert refusal("tick-sheet", odo()) == "Odo's Wounds sheet: there is nothing to tick on it: + marks a Wound"
    assert refusal("tick-sheet", stonewell()) == "nobody here has a Wounds sheet"


@pytest.mark.rule("DG-WOUNDS-3")
def test_what_is_there_only_for_a_time_is_none_after_it() -> None:
    assert track_at("characters.odo.sheet.dies_with").says(None) == "none"
    assert track_at("characters.odo.sheet.armor").says(None) == "not given yet"
    assert track_at("characters.odo.sheet.dies_with").says(MISSING) == "not there"
