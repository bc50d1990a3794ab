"""A Connection that comes in play: a door, and what they get out of it (DG-CONNECTIONS)."""

import pytest

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.registry import MOVES
from rules.sheets.noted import Connection
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from rules.tracks import track_at
from tests.rules.playing import Did, asked, assert_did, offers, play
from tests.rules.tables import BRAM, GRETE, ISOLDE, ODO, VAHID, stonewell

MOVE, RULE = "connection", "DG-CONNECTIONS"
HAS = FrozenMap({"odo": Connection(name="Odo", person="odo")})


def table() -> Table:
    rhea = Character(name="Rhea", sheet=WoundsSheet(connections=HAS))
    people = {"odo": ODO, "isolde": ISOLDE, "vahid": VAHID, "grete": GRETE}
    return stonewell(characters={"rhea": rhea, "bram": BRAM}, people=people)


def known(name: str, text: str, why: str) -> dict[str, str]:
    return {"name": name, "text": text, "status": "held", "why": why, "person": name.lower()}


@pytest.mark.rule("DG-CONNECTIONS")
def test_somebody_known_becomes_one() -> None:
    given = table()
    who = asked(MOVE, given, "rhea/connection/who")
    assert (who.to, who.rule, offers(who)) == ("rhea", RULE, ["isolde", "vahid"])
    assert [(one.id, one.effect) for one in who.gone] == [
        ("rhea", "nobody is a Connection of their own"), ("grete", "dead"), ("bram", "a player's character"),
        ("odo", "a Connection already"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Odo: a Connection already"):
        who.take("Odo")
    said = {"rhea/connection/who": "isolde"}
    door = asked(MOVE, given, "rhea/connection/isolde/door", said)
    assert (door.to, door.rule, door.optional, door.longest, door.about) == ("rhea", RULE, True, 500, "people")
    said |= {"rhea/connection/isolde/door": "the wards"}
    why = asked(MOVE, given, "rhea/connection/isolde/why", said)
    assert (why.to, why.rule, why.optional, why.longest, why.about) == ("gm", RULE, False, 500, "people")
    assert why.text == "What has Rhea to offer them, or why do they value it too?"
    done = play(MOVE, given, said | {"rhea/connection/isolde/why": "a strong arm"})
    isolde = known("Isolde", "the wards", "a strong arm")
    assert_did(done, given, Did("rhea/characters.rhea.sheet.connections.isolde", MISSING, isolde, RULE))
    assert done.changes[0].waived_at is None


@pytest.mark.rule("DG-CONNECTIONS")
def test_somebody_new_is_put_on_the_roster() -> None:
    given = table()
    said = {"rhea/connection/who": "Mott", "rhea/connection/mott/door": "", "rhea/connection/mott/why": "coin"}
    mott = {"name": "Mott", "role": "Connection of Rhea", "status": "here"}
    assert_did(
        play(MOVE, given, said),
        given,
        Did("rhea/connection/people.mott", MISSING, mott, RULE, "named for the first time"),
        Did("rhea/characters.rhea.sheet.connections.mott", MISSING, known("Mott", "", "coin"), RULE),
    )


@pytest.mark.rule("DG-CONNECTIONS")
def test_one_who_only_gives_may_stop() -> None:
    assert track_at("characters.rhea.sheet.connections.odo.status").choices == ("held", "lost")


@pytest.mark.rule("DG-CONNECTIONS")
def test_who_can_have_one() -> None:
    move = MOVES[MOVE]
    assert (move.world, move.players, move.tab) == ("days-of-gold", True, "party")
    assert move.blocked(table(), "bram") == "Bram has a Hit-point sheet"
    assert move.blocked(stonewell(characters={"bram": BRAM}), "gm") == "nobody here has a Wounds sheet"
    two = table()
    two = two.model_copy(update={"characters": two.characters.with_item("zed", two.characters["rhea"])})
    who = asked(MOVE, two, "who")
    assert (who.rule, who.text, offers(who)) == (RULE, "Whose Connection?", ["rhea", "zed"])
