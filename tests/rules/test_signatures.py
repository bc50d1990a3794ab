"""What comes to a class's own thing later: oaths, spells, contacts; and one that was not said at first (DG-CLASSES)."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.registry import MOVES
from rules.sheets.noted import Noted
from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.oaths import Oath, Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.signatures.signature import SomeSignature
from rules.sheets.signatures.spellbook import Spellbook
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import BRAM, stonewell

MOVE, RULE = "signature", "DG-CLASSES"
PLACE = "characters.rhea.sheet.signature"


def table(signature: SomeSignature | None, calling: str = "Knight") -> Table:
    return stonewell(
        characters={"rhea": Character(name="Rhea", sheet=WoundsSheet(calling=calling, signature=signature))}
    )


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize(
    ("signature", "field", "made"),
    [
        (
            Oaths(oaths=FrozenMap({"old": Oath(name="Old")})), "oaths",
            {"name": "Fresh", "to": "a thing", "brings": "", "status": "sworn"},
        ),
        (
            Spellbook(spells=FrozenMap({"old": Noted(name="Old")})), "spells",
            {"name": "Fresh", "text": "a thing", "status": "held"},
        ),
        (
            Contacts(contacts=FrozenMap({"old": Contact(name="Old")})), "contacts",
            {"name": "Fresh", "text": "a thing", "ready": True},
        ),
    ],
)  # fmt: skip
def test_something_comes_to_it(signature: SomeSignature, field: str, made: dict[str, Any]) -> None:
    given = table(signature)
    ask = asked(MOVE, given, f"rhea/{field}")
    assert (ask.to, ask.rule, ask.about, ask.least) == ("rhea", RULE, "characters.rhea", 1)
    assert ask.most == (10 if field == "contacts" else None)
    with pytest.raises(NotTaken, match="old is there already"):
        ask.take("old: again")
    done = play(MOVE, given, {f"rhea/{field}": "Fresh: a thing"})
    assert_did(done, given, Did(f"rhea/{PLACE}.{field}.fresh", MISSING, made, RULE))
    assert done.changes[0].waived_at is None
    two = play(MOVE, given, {f"rhea/{field}": "Fresh; Fresh!"})
    assert [change.where for change in two.changes] == [f"{PLACE}.{field}.fresh", f"{PLACE}.{field}.fresh-2"]


@pytest.mark.rule("DG-CLASSES")
def test_there_are_eleven_contacts_and_no_more() -> None:
    ten = FrozenMap({f"c{n}": Contact(name=f"C{n}") for n in range(10)})
    given = table(Contacts(contacts=ten))
    ask = asked(MOVE, given, "rhea/contacts")
    with pytest.raises(NotTaken, match="1 is wanted here, not 2"):
        ask.take("a; b")
    done = play(MOVE, given, {"rhea/contacts": "Last"})
    assert refusal(MOVE, done.table) == "all 11 contacts are named"


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize(("signature", "word"), [(Renown(), "Renown"), (Household(), "Household & House Account")])
def test_what_is_a_number_or_words_is_set_by_hand(signature: SomeSignature, word: str) -> None:
    assert refusal(MOVE, table(signature)) == f"{word}: a number or words, which are set by hand"


@pytest.mark.rule("DG-CLASSES")
def test_one_that_was_not_said_at_first_is_begun() -> None:
    given = table(None, "Warrior")
    ask = asked(MOVE, given, "rhea/renown")
    assert (ask.to, ask.rule) == ("rhea", RULE)
    done = play(MOVE, given, {"rhea/renown": 2})
    assert_did(done, given, Did(f"rhea/{PLACE}", None, {"kind": "renown", "renown": 2}, RULE))
    assert done.changes[0].waived_at is None
    given = table(None, "lord")
    hall = {"kind": "household", "household": "a hall", "account": None}
    done = play(MOVE, given, {"rhea/household": "a hall", "rhea/account": "5 gp"})
    assert [(one.where, one.after) for one in done.changes] == [(PLACE, hall), (f"{PLACE}.account", 500)]
    assert refusal(MOVE, table(None, "Duelist")) == "Rhea is of none of the seven classes"


@pytest.mark.rule("DG-CLASSES")
def test_who_has_one() -> None:
    move = MOVES[MOVE]
    assert (move.world, move.players, move.tab) == ("days-of-gold", True, "party")
    assert move.blocked(stonewell(characters={"bram": BRAM}), "gm") == "nobody here has a Wounds sheet"
    assert move.blocked(stonewell(characters={"bram": BRAM}), "bram") == "Bram has a Hit-point sheet"
    two = table(Renown())
    two = two.model_copy(update={"characters": two.characters.with_item("zed", two.characters["rhea"])})
    who = asked(MOVE, two, "who")
    assert (who.rule, who.text, offers(who)) == (RULE, "Whose signature?", ["rhea", "zed"])
