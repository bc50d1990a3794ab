"""Making a character, from a name to a whole sheet of either kind; nobody is on the table before all of it is said."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.making.classes import CLASSES, class_of
from rules.places import MISSING
from rules.reference import about
from rules.registry import MOVES
from rules.run import Done, Open
from rules.seats import ONLOOKER, Seat
from rules.sight import changes_seen, view
from rules.table import Table, Typed, TypedPerk
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks
from tests.rules.tables import GRETE, ODO, RHEA, VAHID, stonewell

MAKE, RULE, UNPRINTED = "make-character", "DG-CREATE-1", "DG-UNPRINTED"
GOLD = {"plays": "days-of-gold"}
HOMEFRONT = {"plays": "homefront"}
PERKS = {
    "hold-fast": TypedPerk(name="Hold Fast", text="never moved", free=True),
    "loud": TypedPerk(name="Loud", text="heard afar"),
    "sly": TypedPerk(name="Sly"),
    "swift": TypedPerk(name="Swift"),
}
WARRIORS = Typed(
    name="Warrior", perks=FrozenMap(PERKS), gold=4000, gear="Axe: 3 Harm; Shield", questions="Who taught you?; Why?"
)


def table(*, typed: dict[str, Typed] | None = None, **given: Any) -> Table:
    made = stonewell(**({"settings": GOLD} | given))
    return made.model_copy(update={"typed": FrozenMap(typed)})


def begun(calling: str, **more: Any) -> dict[str, Any]:
    return {"name": "Wren", "wren/player": "Ana", "wren/class": [calling], "wren/ratings": "wpg", **more}


def perks_of(calling: str) -> dict[str, Any]:
    return {
        f"wren/{calling}/free-perk": "First: it comes free",
        f"wren/{calling}/other-perks": "Second: does much; Third",
    }


def rest_of(calling: str, **changed: Any) -> dict[str, Any]:
    """What is asked of every class after its signature, each with the shortest answer."""
    said: dict[str, Any] = {
        f"wren/{calling}/gold": 0, f"wren/{calling}/gear": "", f"wren/{calling}/armor": 0, f"wren/{calling}/kit": 0,
        f"wren/{calling}/rations": 0, "wren/look": "", "wren/background": "", "wren/home": "",
        f"wren/{calling}/questions": "", "wren/want": "", "wren/connection-1/who": "Mott",
        "wren/connection-1/mott/door": "", "wren/connection-1/mott/why": "",
    }  # fmt: skip
    return said | changed


MOTT = {"name": "Mott", "role": "Connection of Wren", "status": "here"}
FREE, SECOND, THIRD = (
    {"name": name, "text": text, "status": "held", "source": source, "once_a_session": False, "used_in": None}
    for name, text, source in (
        ("First", "it comes free", "free"),
        ("Second", "does much", "chosen"),
        ("Third", "", "chosen"),
    )
)
TYPED_PERKS = {
    "first": {"name": "First", "text": "it comes free", "free": True},
    "second": {"name": "Second", "text": "does much", "free": False},
    "third": {"name": "Third", "text": "", "free": False},
}


def connection(name: str, person: str, text: str = "", why: str = "") -> dict[str, Any]:
    return {"name": name, "text": text, "status": "held", "why": why, "person": person}


# -- the whole of it


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("DG-CREATE-2")
@pytest.mark.rule("DG-CLASSES")
@pytest.mark.rule("DG-REGION")
@pytest.mark.rule("DG-UNPRINTED")
def test_a_rogue_from_a_name_to_a_whole_sheet() -> None:
    given = table(people={"odo": ODO})
    said = begun("rogue", **perks_of("rogue")) | {"wren/rogue/contacts": "Fence: sells it; Forger"}
    said |= rest_of(
        "rogue",
        **{
            "wren/rogue/gold": "42gp 7sp 3cp", "wren/rogue/gear": "Knife: 2 Harm; Rope", "wren/rogue/armor": 1,
            "wren/rogue/kit": 2, "wren/rogue/rations": 3, "wren/look": "thin", "wren/background": "a thief",
            "wren/home": "The docks", "wren/rogue/questions": "Whom do you owe?; Who hunts you?",
            "wren/want": "out of debt",
        },
    )  # fmt: skip
    said |= {"wren/rogue/history/whom-do-you-owe": "Mott", "wren/rogue/history/who-hunts-you": ""}
    del said["wren/connection-1/mott/door"], said["wren/connection-1/mott/why"]
    said |= {
        "wren/connection-1/who": "Odo",
        "wren/connection-1/odo/door": "the mill",
        "wren/connection-1/odo/why": "ale",
    }
    done = play(MAKE, given, said)
    sheet = {
        "kind": "wounds", "calling": "Rogue", "armor": 1, "might": -2, "grace": 0, "wits": 2, "presence": 1,
        "kit": 2, "rations": 3, "region": "Backstreets", "want": "out of debt", "background": "a thief",
        "look": "thin", "home": "The docks", "perks": {"first": FREE, "second": SECOND, "third": THIRD},
        "connections": {"odo": connection("Odo", "odo", "the mill", "ale")},
        "history": {"whom-do-you-owe": {"name": "Whom do you owe?", "text": "Mott"}},
        "signature": {
            "kind": "contacts",
            "contacts": {
                "fence": {"name": "Fence", "text": "sells it", "ready": True},
                "forger": {"name": "Forger", "text": "", "ready": True},
            },
        },
    }  # fmt: skip
    carries = {
        "knife": {"name": "Knife", "text": "2 Harm", "status": "held"},
        "rope": {"name": "Rope", "text": "", "status": "held"},
    }
    wren = {"name": "Wren", "player": "Ana", "status": "here", "sheet": sheet, "carries": carries}
    typed = {
        "name": "Rogue", "perks": TYPED_PERKS, "gold": 4273, "gear": "Knife: 2 Harm; Rope",
        "questions": "Whom do you owe?; Who hunts you?",
    }  # fmt: skip
    assert_did(
        done,
        given,
        Did("wren/characters.wren", MISSING, wren, RULE),
        Did("wren/characters.wren.sheet.purse", None, 4273, RULE, "starting gold"),
        Did("wren/rogue/typed.rogue", MISSING, typed, UNPRINTED),
    )
    assert [change.waived_at is None for change in done.changes] == [True, False, False]
    assert remarks(done) == [
        "Wren knows Backstreets: alleys, sewers, docks, rooftops, black markets, secret ways, dens of thieves"
    ]
    assert done.remarks[0].about == "characters.wren"
    assert done.table.characters["wren"].sheet.condition == "Fine"  # type: ignore[union-attr]


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-HP")
def test_a_character_with_hit_points_begins_with_all_of_them() -> None:
    given = stonewell(settings=HOMEFRONT)
    said = {
        "name": "Bram", "bram/player": "", "bram/playbook": "Marshal", "bram/stats": "2 0 1 0 1 -1", "bram/max-hp": 20,
        "bram/armor": 2, "bram/die": ["d8"], "bram/supplies": 4, "bram/supplies/stock": 3, "bram/instinct": "Duty",
        "bram/appearance": "grey", "bram/moves": "Muster: call them up", "bram/gear": "Spear",
    }  # fmt: skip
    sheet = {
        "kind": "hit-points", "playbook": "Marshal", "hp": 20, "max_hp": 20, "armor": 2, "strength": 2, "dexterity": 0,
        "intelligence": 1, "wisdom": 0, "constitution": 1, "charisma": -1, "level": 1, "damage_die": "d8",
        "supplies": 4, "stock": 3, "max_stock": 3, "instinct": "Duty", "appearance": "grey",
        "moves": {"muster": {"name": "Muster", "text": "call them up", "status": "held", "kind": "move"}},
    }  # fmt: skip
    spear = {"name": "Spear", "text": "", "status": "held"}
    bram = {"name": "Bram", "player": "", "status": "here", "sheet": sheet, "carries": {"spear": spear}}
    done = play(MAKE, given, said)
    assert_did(done, given, Did("bram/characters.bram", MISSING, bram, "HH-SHEETS"))
    assert done.changes[0].waived_at is None
    assert done.remarks == ()


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-HP")
def test_what_is_left_open_on_the_hit_point_sheet_is_nobodys_guess() -> None:
    given = stonewell(settings=HOMEFRONT)
    said: dict[str, Any] = {"name": "Bram", "bram/player": ""}
    order: list[str] = []
    for key, value in {
        "bram/playbook": "", "bram/stats": "", "bram/max-hp": 1, "bram/armor": 0, "bram/die": ["d4"],
        "bram/supplies": 0, "bram/instinct": "", "bram/appearance": "", "bram/moves": "", "bram/gear": "",
    }.items():  # fmt: skip
        ask = asked(MAKE, given, key, said)
        order.append(ask.kind)
        assert (ask.to, ask.about) == ("gm", "characters")
        assert ask.rule == ("HH-HP" if key in ("bram/max-hp", "bram/armor", "bram/die") else "HH-SHEETS")
        assert getattr(ask, "optional", True)
        said[key] = value
    assert order == ["words", "words", "number", "number", "pick", "number", *["words"] * 4]
    sheet = play(MAKE, given, said).table.characters["bram"].sheet
    assert sheet.model_dump(mode="json") == {
        "kind": "hit-points", "playbook": "", "hp": 1, "max_hp": 1, "armor": 0, "level": 1, "damage_die": "d4",
        "supplies": 0,
    }  # fmt: skip
    hp = asked(MAKE, given, "bram/max-hp", {"name": "Bram", "bram/player": "", "bram/playbook": "", "bram/stats": ""})
    assert (hp.lowest, hp.highest, hp.offered) == (1, 99, None)
    die = asked(MAKE, given, "bram/die", {key: said[key] for key in list(said)[:6]})
    assert offers(die) == ["d4", "d6", "d8", "d10", "d12"]
    supplies = asked(MAKE, given, "bram/supplies", {key: said[key] for key in list(said)[:7]})
    assert supplies.offered == 0
    assert [(one.id, one.letter, one.lowest) for one in supplies.asides] == [("stock", "t", 1)]
    armor = asked(MAKE, given, "bram/armor", {key: said[key] for key in list(said)[:5]})
    assert (armor.lowest, armor.offered) == (0, 0)


@pytest.mark.rule("DG-CREATE-1")
def test_nobody_is_on_the_table_before_the_last_answer() -> None:
    given = table()
    said = begun("warrior", **perks_of("warrior")) | {"wren/warrior/renown": 2} | rest_of("warrior")
    wanted: dict[str, Any] = {}
    while isinstance(result := reach(MAKE, given, wanted), Open):
        assert dict(result.table.characters) == {}
        assert dict(result.table.typed) == {}
        wanted[result.ask.key] = said.pop(result.ask.key)
    assert isinstance(result, Done)
    assert said == {}
    assert list(result.table.characters) == ["wren"]


@pytest.mark.rule("DG-CREATE-1")
def test_what_may_be_left_open_and_what_may_not() -> None:
    given = table()
    said = begun("warrior", **perks_of("warrior")) | {"wren/warrior/renown": 0} | rest_of("warrior")
    open_asks, wanted = [], {}
    while isinstance(result := reach(MAKE, given, wanted), Open):
        ask = result.ask
        assert ask.to == "gm"
        if getattr(ask, "optional", False):
            open_asks.append(ask.key)
        if getattr(ask, "offered", None) == 0:
            open_asks.append(ask.key)
        wanted[ask.key] = said[ask.key]
    assert open_asks == [
        "wren/player", "wren/warrior/renown", "wren/warrior/gear", "wren/warrior/armor", "wren/warrior/kit",
        "wren/warrior/rations", "wren/look", "wren/background", "wren/home", "wren/warrior/questions", "wren/want",
        "wren/connection-1/mott/door", "wren/connection-1/mott/why",
    ]  # fmt: skip
    assert result.table.characters["wren"].sheet.model_dump(mode="json")["purse"] == 0
    assert "look" not in result.table.characters["wren"].sheet.model_dump(mode="json")


@pytest.mark.rule("DG-CREATE-1")
def test_only_sheets_of_rules_in_play_are_asked_for() -> None:
    both = asked(MAKE, stonewell(), "wren/sheet", {"name": "Wren", "wren/player": ""})
    assert offers(both) == ["hit-points", "wounds"]
    said = {"name": "Wren", "wren/player": ""}
    assert asked(MAKE, stonewell(settings=HOMEFRONT), "wren/playbook", said)
    assert asked(MAKE, stonewell(settings=GOLD), "wren/class", said).rule == RULE
    assert asked(MAKE, stonewell(), "wren/playbook", said | {"wren/sheet": ["hit-points"]})
    assert (MOVES[MAKE].tab, MOVES[MAKE].letter, MOVES[MAKE].world, MOVES[MAKE].players) == ("party", "n", "", False)


# -- what is refused


@pytest.mark.rule("DG-CREATE-1", case=1)
def test_a_rating_twice_is_refused_and_asked_again() -> None:
    ask = asked(MAKE, table(), "wren/ratings", {"name": "Wren", "wren/player": "", "wren/class": ["druid"]})
    assert (ask.rule, ask.about) == (RULE, "characters")
    with pytest.raises(NotTaken, match=r"^\+2 stands there 2 times: each of \+2 \+1 0 -2 goes to one stat$"):
        ask.take("+2 +2 0 -2")


@pytest.mark.rule("DG-CREATE-1", case=2)
@pytest.mark.parametrize("said", ["+2 +1 0 -2", "mgw"])
def test_each_rating_once_is_accepted(said: str) -> None:
    answers = begun("druid", **perks_of("druid")) | {"wren/druid/grove": ""} | rest_of("druid")
    sheet = play(MAKE, table(), answers | {"wren/ratings": said}).table.characters["wren"].sheet
    assert [getattr(sheet, stat) for stat in ("might", "grace", "wits", "presence")] == [2, 1, 0, -2]


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.parametrize(
    ("money", "reason"),
    [("-3gp", "an amount is not below 0"), ("1e9", "is no amount of coins"), ("12 xp", "'xp' is no coin")],
)
def test_starting_gold_is_an_amount_of_coins(money: str, reason: str) -> None:
    said = begun("druid", **perks_of("druid")) | {"wren/druid/grove": ""}
    ask = asked(MAKE, table(), "wren/druid/gold", said)
    assert (ask.lowest, ask.offered, ask.hint) == (0, None, "kept for the next Druid")
    with pytest.raises(NotTaken, match=reason):
        ask.take(money)


@pytest.mark.rule("DG-CREATE-1")
def test_two_people_of_one_name() -> None:
    given = table(characters={"rhea": RHEA}, people={"odo": ODO})
    ask = asked(MAKE, given, "name")
    for name in ("Rhea", "odo"):
        with pytest.raises(NotTaken, match="known already, here"):
            ask.take(name)


# -- perks


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("DG-UNPRINTED")
def test_what_was_typed_in_before_is_offered() -> None:
    given = table(typed={"warrior": WARRIORS})
    said = begun("warrior")
    perks = asked(MAKE, given, "wren/warrior/perks", said)
    assert offers(perks) == ["loud", "sly", "swift", "other"]
    assert effect_of(perks, "loud") == "heard afar"
    assert (perks.least, perks.most, perks.to, perks.rule, perks.about) == (1, 2, "gm", RULE, "typed")
    said |= {"wren/warrior/perks": ["sly", "loud"], "wren/warrior/renown": 1}
    gold = asked(MAKE, given, "wren/warrior/gold", said)
    assert (gold.offered, gold.hint) == (4000, "")
    said |= {"wren/warrior/gold": 4000}
    assert asked(MAKE, given, "wren/warrior/gear", said).offered == "Axe: 3 Harm; Shield"
    said |= rest_of("warrior", **{"wren/warrior/gold": 4000, "wren/warrior/gear": "Axe"})
    del said["wren/warrior/questions"]
    said |= {"wren/warrior/history/who-taught-you": "Odo", "wren/warrior/history/why": ""}
    done = play(MAKE, given, said)
    assert [change.where for change in done.changes] == [
        "people.mott", "characters.wren", "characters.wren.sheet.purse",
    ]  # fmt: skip
    sheet = done.table.characters["wren"].sheet.model_dump(mode="json")
    assert {id: one["source"] for id, one in sheet["perks"].items()} == {
        "hold-fast": "free", "loud": "chosen", "sly": "chosen",
    }  # fmt: skip
    assert sheet["perks"]["hold-fast"]["text"] == "never moved"
    assert sheet["history"] == {"who-taught-you": {"name": "Who taught you?", "text": "Odo"}}


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("DG-UNPRINTED")
@pytest.mark.parametrize("picked", [["loud"], ["loud", "other"]])
def test_one_perk_of_those_known_and_another(picked: list[str]) -> None:
    given = table(typed={"warrior": WARRIORS})
    said = begun("warrior", **{"wren/warrior/perks": picked})
    other = asked(MAKE, given, "wren/warrior/other-perks", said)
    assert (other.least, other.most, other.to, other.rule, other.about) == (1, 1, "gm", RULE, "typed")
    for twice in ("Loud", "hold fast"):
        with pytest.raises(NotTaken, match="is there already: another name is wanted here"):
            other.take(twice)
    said |= {"wren/warrior/other-perks": "Grim: they flee", "wren/warrior/renown": 1} | rest_of("warrior")
    del said["wren/warrior/questions"]
    said |= {"wren/warrior/history/who-taught-you": "", "wren/warrior/history/why": ""}
    done = play(MAKE, given, said)
    grim = {"name": "Grim", "text": "they flee", "free": False}
    assert (done.changes[-1].where, done.changes[-1].after) == ("typed.warrior.perks.grim", grim)
    assert list(done.table.characters["wren"].sheet.perks) == ["grim", "hold-fast", "loud"]  # type: ignore[union-attr]


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("DG-UNPRINTED")
def test_a_known_perk_that_is_typed_again_is_the_one_that_is_known() -> None:
    given = table(typed={"warrior": WARRIORS})
    said = begun("warrior", **{"wren/warrior/perks": ["other"], "wren/warrior/other-perks": "LOUD: x; Grim"})
    said |= {"wren/warrior/renown": 1} | rest_of("warrior")
    del said["wren/warrior/questions"]
    said |= {"wren/warrior/history/who-taught-you": "", "wren/warrior/history/why": ""}
    done = play(MAKE, given, said)
    assert done.table.characters["wren"].sheet.perks["loud"].text == "heard afar"  # type: ignore[union-attr]
    assert len(done.table.typed["warrior"].perks) == 5


@pytest.mark.rule("DG-CREATE-1")
def test_what_is_asked_where_nothing_was_typed_in() -> None:
    free = asked(MAKE, table(), "wren/rogue/free-perk", begun("rogue"))
    assert (free.text.split(" (")[0], free.least, free.most) == ("The free perk of a Rogue", 1, 1)
    said = begun("rogue", **{"wren/rogue/free-perk": "First"})
    both = asked(MAKE, table(), "wren/rogue/other-perks", said)
    assert (both.text.split(" (")[0], both.least, both.most) == ("Name 2 class perks of a Rogue", 2, 2)
    with pytest.raises(NotTaken, match="first is there already"):
        both.take("first; Second")
    given = table(typed={"warrior": WARRIORS})
    one = asked(MAKE, given, "wren/warrior/other-perks", begun("warrior", **{"wren/warrior/perks": ["loud"]}))
    assert one.text.split(" (")[0] == "Name 1 class perk of a Warrior"
    assert asked(MAKE, given, "wren/warrior/perks", begun("warrior")).text == "Which perks, 2 in all?"


@pytest.mark.rule("DG-CREATE-1")
def test_no_more_than_ten_class_perks() -> None:
    ten = {f"perk-{n}": TypedPerk(name=f"Perk {n}") for n in range(10)}
    given = table(typed={"warrior": Typed(name="Warrior", perks=FrozenMap({**ten, "hold-fast": PERKS["hold-fast"]}))})
    perks = asked(MAKE, given, "wren/warrior/perks", begun("warrior"))
    assert offers(perks) == [f"perk-{n}" for n in range(10)]
    assert (perks.least, perks.most) == (2, 2)
    nine = dict(list(ten.items())[:9])
    given = table(typed={"warrior": Typed(name="Warrior", perks=FrozenMap({**nine, "hold-fast": PERKS["hold-fast"]}))})
    said = begun("warrior", **{"wren/warrior/perks": ["other"], "wren/warrior/other-perks": "A; B"})
    said |= {"wren/warrior/renown": 1} | rest_of("warrior")
    assert refusal(MAKE, given, said) == "a Warrior has 10 class perks, all known: A, B is none of them"
    said["wren/warrior/perks"] = ["perk-1", "other"]
    said["wren/warrior/other-perks"] = "A"
    assert len(play(MAKE, given, said).table.typed["warrior"].perks) == 11


# -- each class


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.rule("DG-REGION")
@pytest.mark.rule("DG-FAMILIAR")
def test_the_seven_classes() -> None:
    ask = asked(MAKE, table(), "wren/class", {"name": "Wren", "wren/player": ""})
    assert [(one.text, one.effect) for one in ask.options] == [
        ("Lord", "Household & House Account; Inner Cities"),
        ("Knight", "Oaths; Outer Cities"),
        ("Warrior", "Renown; Roads and Battlegrounds"),
        ("Wizard", "Spellbook & Arcane Sanctuary; Ruins"),
        ("Druid", "The Grove; Forests"),
        ("Rogue", "Contacts; Backstreets"),
        ("Priest", "The Faithful; Sacred Sites"),
    ]
    assert all(one.name == one.signature.CALLING for one in CLASSES.values())
    assert all(one.places and one.offers for one in CLASSES.values())
    assert class_of(" rogue ") is CLASSES["rogue"]
    assert class_of("Duelist") is None


SIGNATURES: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    ("knight", {"oaths": "Guard the gate: Odo; Slay it"}, {
        "kind": "oaths",
        "oaths": {
            "guard-the-gate": {"name": "Guard the gate", "to": "Odo", "brings": "", "status": "sworn"},
            "slay-it": {"name": "Slay it", "to": "", "brings": "", "status": "sworn"},
        },
    }),
    ("warrior", {"renown": 3}, {"kind": "renown", "renown": 3}),
    ("wizard", {"spells": "Still the wind: for an hour", "sanctuary": "the tower"}, {
        "kind": "spellbook", "sanctuary": "the tower",
        "spells": {"still-the-wind": {"name": "Still the wind", "text": "for an hour", "status": "held"}},
    }),
    ("druid", {"grove": "owls"}, {"kind": "grove", "grove": "owls"}),
    ("rogue", {"contacts": ""}, {"kind": "contacts", "contacts": {}}),
    ("priest", {"faithful": 12, "creed": "the sun"}, {"kind": "faithful", "faithful": 12, "creed": "the sun"}),
)  # fmt: skip


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.rule("DG-REGION")
@pytest.mark.parametrize(("calling", "own", "signature"), SIGNATURES, ids=[one[0] for one in SIGNATURES])
def test_what_each_class_has_of_its_own(calling: str, own: dict[str, Any], signature: dict[str, Any]) -> None:
    said = begun(calling, **perks_of(calling))
    said |= {f"wren/{calling}/{id}": value for id, value in own.items()} | rest_of(calling)
    done = play(MAKE, table(), said)
    sheet = done.table.characters["wren"].sheet.model_dump(mode="json")
    assert sheet["signature"] == signature
    assert (sheet["calling"], sheet["region"]) == (calling.capitalize(), CLASSES[calling].region)


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize(
    ("calling", "own"),
    [("lord", ["household", "account"]), *((calling, list(own)) for calling, own, _ in SIGNATURES)],
)
def test_what_is_asked_of_a_signature(calling: str, own: list[str]) -> None:
    said = begun(calling, **perks_of(calling))
    for id in own:
        ask = asked(MAKE, table(), f"wren/{calling}/{id}", said)
        assert (ask.to, ask.rule, ask.about) == ("gm", "DG-CLASSES", "typed")
        assert ask.offered == 0 if ask.kind in ("number", "money") else ask.optional
        said[f"wren/{calling}/{id}"] = 0 if ask.kind in ("number", "money") else ""
        if id == "contacts":
            assert ask.most == 11
    assert asked(MAKE, table(), f"wren/{calling}/gold", said)


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.rule("DG-CREATE-2")
@pytest.mark.rule("DG-CREATE-1")
def test_a_lord_has_an_account_and_two_connections() -> None:
    given = table()
    said = begun("lord", **perks_of("lord"))
    said |= {"wren/lord/household": "a hall", "wren/lord/account": "30gp"} | rest_of("lord")
    second = asked(MAKE, given, "wren/connection-2/who", said)
    for known in ("Mott", "Wren"):
        with pytest.raises(NotTaken, match="Connection"):
            second.take(known)
    said |= {"wren/connection-2/who": "Brand", "wren/connection-2/brand/door": "", "wren/connection-2/brand/why": ""}
    done = play(MAKE, given, said)
    assert [(change.where, change.before, change.after) for change in done.changes[3:5]] == [
        ("characters.wren.sheet.purse", None, 0),
        ("characters.wren.sheet.signature.account", None, 3000),
    ]
    assert (done.changes[4].rule, done.changes[4].why) == (RULE, "to begin with")
    sheet = done.table.characters["wren"].sheet.model_dump(mode="json")
    assert list(sheet["connections"]) == ["brand", "mott"]
    assert sheet["signature"] == {"kind": "household", "household": "a hall", "account": 3000}


@pytest.mark.rule("DG-CREATE-2")
@pytest.mark.parametrize("calling", [one for one in CLASSES if one != "lord"])
def test_everybody_else_has_one(calling: str) -> None:
    assert CLASSES[calling].connections == 1
    assert CLASSES["lord"].connections == 2


# -- connections


@pytest.mark.rule("DG-CREATE-2")
@pytest.mark.rule("DG-CONNECTIONS")
def test_who_can_be_a_connection_to_begin_with() -> None:
    given = table(characters={"rhea": RHEA}, people={"odo": ODO, "vahid": VAHID, "grete": GRETE})
    said = begun("druid", **perks_of("druid")) | {"wren/druid/grove": ""} | rest_of("druid")
    for key in ("who", "mott/door", "mott/why"):
        del said[f"wren/connection-1/{key}"]
    ask = asked(MAKE, given, "wren/connection-1/who", said)
    assert (ask.to, ask.rule, ask.optional, offers(ask)) == ("gm", "DG-CONNECTIONS", False, ["odo", "vahid"])
    assert [(one.id, one.effect) for one in ask.gone] == [
        ("wren", "nobody is a Connection of their own"), ("grete", "dead"), ("rhea", "a player's character"),
    ]  # fmt: skip


@pytest.mark.rule("DG-CREATE-2")
@pytest.mark.rule("DG-CONNECTIONS")
def test_somebody_new_is_put_on_the_roster_and_is_of_no_ones_id() -> None:
    given = table()
    said = begun("druid", **perks_of("druid")) | {"wren/druid/grove": ""} | rest_of("druid")
    for key in ("who", "mott/door", "mott/why"):
        del said[f"wren/connection-1/{key}"]
    said |= {"wren/connection-1/who": "Wren!", "wren/connection-1/wren/door": "a", "wren/connection-1/wren/why": "b"}
    done = play(MAKE, given, said)
    assert done.changes[0].where == "people.wren-2"
    assert (done.changes[0].rule, done.changes[0].why) == ("DG-CONNECTIONS", "named for the first time")
    assert done.table.people["wren-2"].role == "Connection of Wren"
    sheet = done.table.characters["wren"].sheet.model_dump(mode="json")
    assert sheet["connections"] == {"wren": connection("Wren!", "wren-2", "a", "b")}
    waived = play(MAKE, given, said, waive=["wren/connection-1/people.wren-2"])
    sheet = waived.table.characters["wren"].sheet.model_dump(mode="json")
    assert sheet["connections"] == {"wren": connection("Wren!", "", "a", "b")}
    assert dict(waived.table.people) == {}


# -- who sees it


@pytest.mark.rule("DG-CREATE-1")
def test_a_closed_purse_is_closed_from_the_beginning() -> None:
    given = table(settings=GOLD | {"purses_open": False})
    said = begun("druid", **perks_of("druid")) | {"wren/druid/grove": ""}
    done = play(MAKE, given, said | rest_of("druid", **{"wren/druid/gold": 777}))
    seen = changes_seen(done.table, ONLOOKER, done.changes)
    assert "characters.wren.sheet.purse" not in [change.where for change in seen]
    told = next(change for change in seen if change.where == "characters.wren")
    assert "purse" not in told.after["sheet"]
    assert view(done.table, ONLOOKER).table.characters["wren"].sheet.purse is None  # type: ignore[union-attr]
    ana = Seat("Ana", "player", ("wren",))
    assert "characters.wren.sheet.purse" in [one.where for one in changes_seen(done.table, ana, done.changes)]


# -- what only advises


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        pytest.param("DG-FAMILIAR", "know each other", marks=pytest.mark.rule("DG-FAMILIAR")),
        pytest.param("DG-CONNECTIONS", "gets nothing back may stop", marks=pytest.mark.rule("DG-CONNECTIONS")),
        pytest.param("DG-CONNECTIONS", "A favor may take a Sway", marks=pytest.mark.rule("DG-CONNECTIONS")),
        pytest.param("DG-REGION", "Rogue: backstreets", marks=pytest.mark.rule("DG-REGION")),
        pytest.param("DG-UNPRINTED", "The table types them in once", marks=pytest.mark.rule("DG-UNPRINTED")),
    ],
)
def test_what_only_advises_is_there_to_be_read(rule: str, words: str) -> None:
    entry = about(rule)
    assert entry is not None
    assert words in entry.text
