"""The two sheets: what each has, what a hand may change on it, and what nobody has said yet."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.errors import NoSuchPlace
from rules.frozen_map import FrozenMap
from rules.kept import Kept
from rules.places import MISSING, plain, put
from rules.sheets.bonus import Bonus
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.injury import Injury
from rules.sheets.noted import Condition, Connection, Noted, OwnMove, Perk
from rules.sheets.others import OTHERS_SHEETS, OthersHitPoints, OthersWounds
from rules.sheets.sheet import SHEETS
from rules.sheets.signatures.contacts import HOW_MANY, Contact, Contacts
from rules.sheets.signatures.faithful import Faithful
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.oaths import Oath, Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.signatures.signature import SIGNATURES
from rules.sheets.signatures.spellbook import Spellbook
from rules.sheets.tag import Tag
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person, Table, written
from rules.tracks import on_sheet, track_at, tracks_at, tracks_of, word_at
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import BRAM, ODO, RHEA, stonewell

SIGNED: dict[str, Any] = {
    "household": Household(household="Two cooks", account=5),
    "oaths": Oaths(oaths=FrozenMap({"ford": Oath(name="Hold the ford", to="Odo")})),
    "renown": Renown(renown=3),
    "spellbook": Spellbook(spells=FrozenMap({"fog": Noted(name="Fog")}), sanctuary="A mill"),
    "grove": Grove(grove="Alders"),
    "contacts": Contacts(contacts=FrozenMap({"fence": Contact(name="Fence")})),
    "faithful": Faithful(faithful=12, creed="The hearth"),
}


def people(**fields: Any) -> Table:
    return stonewell(people={"odo": Person(name="Odo", **fields)})


def party(**fields: Any) -> Table:
    """Rhea with Wounds and Bram with HP, with what is given on the sheet that has it."""
    sheets: dict[str, Any] = {"rhea": {}, "bram": {}}
    for field, value in fields.items():
        sheets["rhea" if field in WoundsSheet.model_fields else "bram"][field] = value
    return stonewell(
        characters={
            "rhea": Character(name="Rhea", sheet=WoundsSheet(**sheets["rhea"])),
            "bram": Character(name="Bram", sheet=HitPointSheet(**sheets["bram"])),
        }
    )


def by_hand(where: str, step: int) -> dict[str, Any]:
    return {"track": [where], f"{where}/step": step}


def set_to(where: str, value: Any) -> dict[str, Any]:
    return {"track": [where], f"{where}/value": value, f"{where}/why": "so it is"}


# -- what is not said yet


@pytest.mark.rule("HH-SHEETS")
def test_what_nobody_has_given_is_said_so_and_not_made_up() -> None:
    hp, wounds = HitPointSheet.made("Heavy"), WoundsSheet.made("Knight")
    given = {name for name in HitPointSheet.model_fields if getattr(hp, name) is None}
    assert given == {
        "hp", "max_hp", "armor", "strength", "dexterity", "intelligence", "wisdom", "constitution", "charisma",
        "level", "damage_die", "supplies", "stock", "max_stock",
    }  # fmt: skip
    assert {name for name in WoundsSheet.model_fields if getattr(wounds, name) is None} == {
        "dies_with", "armor", "might", "grace", "wits", "presence", "kit", "rations", "purse", "lifestyle", "lived_in",
        "signature",
    }  # fmt: skip
    assert (wounds.wounds, wounds.spent, hp.xp, hp.standing, hp.recovered) == (0, 0, 0, "up", False)
    table = party()
    assert track_at("characters.bram.sheet.hp").says(None) == "not given yet"
    assert refusal("by-hand", table, by_hand("characters.bram.sheet.hp", 1)) == (
        "Bram: HP is not given yet: set it first"
    )
    done = play("set", table, set_to("characters.bram.sheet.hp", 9))
    assert_did(done, table, Did("characters.bram.sheet.hp", None, 9, "HH-HP", "by hand: so it is"))


@pytest.mark.rule("HH-SHEETS")
def test_what_is_as_it_began_is_not_written() -> None:
    assert plain(RHEA) == {"name": "Rhea", "player": "Ana", "status": "here",
                           "sheet": {"kind": "wounds", "calling": "Duelist"}}  # fmt: skip
    assert plain(ODO) == {"name": "Odo", "role": "miller", "status": "here"}
    sheet = WoundsSheet(calling="Knight", wounds=2, purse=0, signature=Renown())
    assert plain(sheet) == {
        "kind": "wounds", "calling": "Knight", "wounds": 2, "purse": 0, "signature": {"kind": "renown", "renown": 0},
    }  # fmt: skip
    assert plain(OthersHitPoints(hp=3)) == {"kind": "hit-points", "hp": 3}
    table = stonewell(characters={"rhea": RHEA.model_copy(update={"sheet": sheet})}, people={"odo": ODO})
    assert Table.model_validate_json(written(table)) == table


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(("model", "wrong"), [
    (HitPointSheet, {"hp": -1}), (HitPointSheet, {"strength": 10}), (HitPointSheet, {"damage_die": "d7"}),
    (HitPointSheet, {"standing": "asleep"}), (HitPointSheet, {"weakened": 1}), (HitPointSheet, {"wounds": 1}),
    (WoundsSheet, {"wounds": 7}), (WoundsSheet, {"wounds": -1}), (WoundsSheet, {"purse": -1}),
    (WoundsSheet, {"purse": 1.5}), (WoundsSheet, {"might": -10}), (WoundsSheet, {"signature": {"kind": "luck"}}),
    (WoundsSheet, {"hp": 1}), (OthersWounds, {"most_wounds": -1}), (OthersHitPoints, {"hp": "3"}),
    (Bonus, {"name": "A", "kind": "forward", "amount": 10}), (Bonus, {"name": "", "kind": "forward"}),
    (Bonus, {"name": "A", "kind": "sideways"}), (Injury, {"name": "A", "status": "gone"}),
    (Contact, {"name": "A", "ready": 1}), (Oath, {"name": "A", "status": "kept"}), (Tag, {"name": ""}),
    (Perk, {"name": "A", "source": "stolen"}), (Faithful, {"faithful": -1}), (Renown, {"renown": -1}),
    (Person, {"name": "A", "loyalty": 4}), (Person, {"name": "A", "wage": -1}),
])  # fmt: skip
def test_no_sheet_holds_what_it_cannot_have(model: type[Kept], wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        model.model_validate(wrong)


@pytest.mark.rule("HH-SHEETS")
def test_the_ends_of_what_a_sheet_can_hold() -> None:
    try:
        WoundsSheet(wounds=6, might=9, grace=-9)
        HitPointSheet(strength=9, charisma=-9, damage_die="d12")
        Bonus(name="A", kind="ongoing", amount=9)
        Bonus(name="A", kind="ongoing", amount=-9)
        Person(name="A", loyalty=3, wage=0)
    except ValidationError as error:
        pytest.fail(f"can't be held: {error}")


# -- the tracks of a sheet


@pytest.mark.rule("HH-SHEETS")
def test_every_line_of_a_sheet_is_a_track_where_somebody_has_that_sheet() -> None:
    table = party()
    found = {track.where for track in tracks_at(table)}
    for who, sheet in (("bram", HitPointSheet), ("rhea", WoundsSheet)):
        own = {
            line.field
            for line in sheet.LINES
            if "*" not in line.field and "signature" not in line.field and not line.once_given
        }
        assert {f"characters.{who}.sheet.{field}" for field in own} <= found
        for field in own:
            assert on_sheet(table, who, field) == track_at(f"characters.{who}.sheet.{field}")
    assert "characters.rhea.sheet.hp" not in found
    assert "characters.rhea.sheet.dies_with" not in found  # a session only once there is one
    dying = party(wounds=6, dies_with=8)
    assert "characters.rhea.sheet.dies_with" in {track.where for track in tracks_at(dying)}
    assert (on_sheet(table, "rhea", "hp"), on_sheet(table, "rhea", "signature.renown")) == (None, None)
    assert on_sheet(table, "nobody", "hp") is None
    assert {track.where for track in tracks_of(table, "characters", "rhea")} == {
        where for where in found if where.startswith("characters.rhea.")
    }
    assert tracks_of(table, "characters", "nobody") == ()


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize("sheet", [*SHEETS.values(), *OTHERS_SHEETS.values()])
def test_every_line_of_a_sheet_is_a_field_of_it(sheet: Any) -> None:
    for line in sheet.LINES:
        field, _, rest = line.field.partition(".")
        assert field in sheet.model_fields
        if field == "signature":
            kinds = [one for one in SIGNATURES.values() if rest.partition(".")[0] in one.model_fields]
            assert len(kinds) == 1
        assert not isinstance(line.highest, str) or line.highest in sheet.model_fields


@pytest.mark.rule("HH-HP")
def test_hp_are_no_more_than_the_most() -> None:
    table = party(hp=16, max_hp=16)
    assert refusal("by-hand", table, by_hand("characters.bram.sheet.hp", 1)) == "Bram: HP is 16, and 16 at most"
    assert asked("set", table, "characters.bram.sheet.hp/value", {"track": ["characters.bram.sheet.hp"]}).highest == 16
    free = party(hp=16)
    assert play("by-hand", free, by_hand("characters.bram.sheet.hp", 4)).changes[0].after == 20
    none = party(hp=0, max_hp=16)
    assert refusal("by-hand", none, by_hand("characters.bram.sheet.hp", -1)) == (
        "Bram: HP is 0, and not below 0: 1 can't be taken"
    )
    stock = party(stock=2, max_stock=2)
    assert "2 at most" in refusal("by-hand", stock, by_hand("characters.bram.sheet.stock", 1))


@pytest.mark.rule("DG-WOUNDS-1")
def test_there_is_no_seventh_wound() -> None:
    where = "characters.rhea.sheet.wounds"
    assert refusal("by-hand", party(wounds=6), by_hand(where, 1)) == "Rhea: Wounds is 6, and 6 at most"
    table = party(wounds=5)
    assert_did(play("by-hand", table, by_hand(where, 1)), table, Did(where, 5, 6, "DG-WOUNDS-1", "by hand"))


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("DG-ROLL-1")
def test_a_stat_can_be_below_nothing() -> None:
    table = party(might=0, strength=0)
    for where in ("characters.rhea.sheet.might", "characters.bram.sheet.strength"):
        assert play("by-hand", table, by_hand(where, -2)).changes[0].after == -2
        assert "9 at most" in refusal("by-hand", table, by_hand(where, 10))


@pytest.mark.rule("HH-DEBILITY-1")
@pytest.mark.rule("HH-HP")
def test_marks_and_choices_of_a_sheet_are_set_by_hand() -> None:
    table = party()
    where = "characters.bram.sheet.dazed"
    assert_did(
        play("set", table, set_to(where, True)),
        table,
        Did(where, False, True, "HH-DEBILITY-1", "by hand: so it is"),
    )
    die, standing = "characters.bram.sheet.damage_die", "characters.bram.sheet.standing"
    assert offers(asked("set", table, f"{die}/value", {"track": [die]})) == ["d4", "d6", "d8", "d10", "d12"]
    assert offers(asked("set", table, f"{standing}/value", {"track": [standing]})) == ["up", "out", "at-the-door"]
    done = play("set", table, set_to(die, ["d8"]))
    assert_did(done, table, Did(die, None, "d8", "HH-HP", "by hand: so it is"))


# -- signatures


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize(("kind", "calling", "word", "places"), [
    ("household", "Lord", "Household & House Account", ["account", "household"]),
    ("oaths", "Knight", "Oaths", ["oaths.ford.status"]),
    ("renown", "Warrior", "Renown", ["renown"]),
    ("spellbook", "Wizard", "Spellbook & Arcane Sanctuary", ["sanctuary", "spells.fog.status"]),
    ("grove", "Druid", "The Grove", ["grove"]),
    ("contacts", "Rogue", "Contacts", ["contacts.fence.ready"]),
    ("faithful", "Priest", "The Faithful", ["faithful", "creed"]),
])  # fmt: skip
def test_each_class_has_its_signature(kind: str, calling: str, word: str, places: list[str]) -> None:
    signature = SIGNED[kind]
    assert (SIGNATURES[kind], signature.kind, signature.CALLING, signature.WORD) == (
        type(signature), kind, calling, word,
    )  # fmt: skip
    table = party(signature=signature)
    start = "characters.rhea.sheet.signature."
    found = [track.where.removeprefix(start) for track in tracks_at(table) if track.where.startswith(start)]
    assert found == places
    for place in places:
        assert track_at(start + place).thing == "rhea"
        assert track_at(start + place).value(table) is not MISSING
    assert Table.model_validate_json(written(table)) == table


@pytest.mark.rule("DG-CLASSES")
def test_a_contact_is_ready_or_used_and_there_are_eleven() -> None:
    assert HOW_MANY == 11
    table = party(signature=SIGNED["contacts"])
    where = "characters.rhea.sheet.signature.contacts.fence.ready"
    assert word_at(table, where) == "Rhea: Fence: ready"
    done = play("set", table, set_to(where, False))
    assert_did(done, table, Did(where, True, False, "DG-CLASSES", "by hand: so it is"))
    where = "characters.rhea.sheet.signature.oaths.ford.status"
    sworn = party(signature=SIGNED["oaths"])
    assert offers(asked("set", sworn, f"{where}/value", {"track": [where]})) == [
        "sworn", "fulfilled", "broken", "released",
    ]  # fmt: skip


@pytest.mark.rule("DG-CLASSES")
@pytest.mark.parametrize("where", [
    "characters.rhea.sheet.signature.contacts.*.ready", "characters.*.sheet.wounds", "characters.rhea.sheet.signature",
    "characters.rhea.sheet.signature.contacts.fence", "characters.rhea.sheet.signature.contacts.fence.ready.x",
])  # fmt: skip
def test_what_is_no_place_of_a_sheet(where: str) -> None:
    with pytest.raises(NoSuchPlace):
        track_at(where)


# -- what is on any sheet


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("DG-FORWARD")
def test_bonuses_injuries_and_what_is_carried_are_on_either_sheet() -> None:
    more: dict[str, Any] = {
        "bonuses": FrozenMap({"sluice": Bonus(name="by the sluice", kind="forward", amount=1)}),
        "injuries": FrozenMap({"knee": Injury(name="Torn knee", hinders="running", requires="weeks with a healer")}),
        "carries": FrozenMap({"spear": Noted(name="Spear", text="d8")}),
    }
    table = stonewell(characters={"rhea": RHEA.model_copy(update=more), "bram": BRAM.model_copy(update=more)})
    for who in ("rhea", "bram"):
        for place, word in (
            ("bonuses.sluice.status", "by the sluice: bonus"),
            ("injuries.knee.status", "Torn knee: injury"),
            ("carries.spear.status", "Spear: carried"),
        ):
            where = f"characters.{who}.{place}"
            assert where in {track.where for track in tracks_at(table)}
            assert word_at(table, where) == f"{table.characters[who].name}: {word}"
    where = "characters.rhea.injuries.knee.status"
    done = play("set", table, set_to(where, ["healed"]))
    assert_did(done, table, Did(where, "open", "healed", "HH-SHEETS", "by hand: so it is"))
    assert word_at(table, "characters.rhea.injuries.knee") == "Rhea: Torn knee"


@pytest.mark.rule("HH-SHEETS")
def test_what_is_put_on_a_sheet_by_its_place() -> None:
    table = party()
    for where, value in (
        ("characters.rhea.sheet.conditions.drunk", Condition(name="Drunk", source="Endure")),
        ("characters.rhea.sheet.perks.luck", Perk(name="Luck", source="free")),
        ("characters.rhea.sheet.connections.odo", Connection(name="Odo", text="the mill", why="flour")),
        ("characters.bram.sheet.moves.shout", OwnMove(name="Shout", text="They all hear it", kind="invocation")),
        ("people.odo.tags.weakened", Tag(name="weakened", passing=True)),
    ):
        with_odo = stonewell(characters=dict(table.characters), people={"odo": ODO})
        made = put(with_odo, where, plain(value))
        assert f"{where}.status" in {track.where for track in tracks_at(made)}
        assert put(made, where, MISSING) == with_odo


# -- others


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-HP")
def test_others_have_hp_or_wounds_or_neither() -> None:
    none = [track.where for track in tracks_at(people()) if track.where.startswith("people.")]
    assert none == ["people.odo.status", "people.odo.name", "people.odo.role"]
    hurt = people(sheet=OthersHitPoints(hp=6, max_hp=6), loyalty=2, wage=500, instinct="to shirk")
    found = {
        track.where.removeprefix("people.odo."): track.says(track.value(hurt))
        for track in tracks_of(hurt, "people", "odo")
    }
    assert found == {
        "status": "here", "name": "Odo", "role": "nothing",
        "sheet.hp": "6", "sheet.max_hp": "6", "sheet.armor": "not given yet",
        "sheet.damage_die": "not given yet", "sheet.standing": "up", "sheet.recovered": "clear",
        "loyalty": "2", "wage": "5 gp", "instinct": "to shirk",
    }  # fmt: skip
    assert refusal("by-hand", hurt, by_hand("people.odo.sheet.hp", 1)) == "Odo: HP is 6, and 6 at most"
    assert refusal("by-hand", hurt, by_hand("people.odo.loyalty", 2)) == "Odo: loyalty is 2, and 3 at most"
    wounded = people(sheet=OthersWounds(wounds=2, most_wounds=3, harm=2, armor=1))
    assert play("by-hand", wounded, by_hand("people.odo.sheet.wounds", 1)).changes[0].after == 3
    assert "3 at most" in refusal("by-hand", wounded, by_hand("people.odo.sheet.wounds", 2))
    assert on_sheet(wounded, "odo", "harm") == track_at("people.odo.sheet.harm")


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-HP")
def test_what_begins_at_one_begins_at_one() -> None:
    table = stonewell(
        characters={"bram": BRAM}, people={"odo": ODO.model_copy(update={"sheet": OthersHitPoints()}),
                                           "wen": Person(name="Wen", sheet=OthersWounds())},
    )  # fmt: skip
    lowest = {
        "characters.bram.sheet.max_hp": 1, "characters.bram.sheet.level": 1, "people.odo.sheet.max_hp": 1,
        "people.wen.sheet.most_wounds": 1, "characters.bram.sheet.hp": 0, "people.wen.sheet.wounds": 0,
    }  # fmt: skip
    assert {where: asked("set", table, f"{where}/value", {"track": [where]}).lowest for where in lowest} == lowest


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-HP")
@pytest.mark.rule("DG-CLASSES")
@pytest.mark.rule("DG-FORWARD")
@pytest.mark.rule("DG-NPC")
def test_what_is_counted_begins_at_nothing() -> None:
    bonus = Bonus(name="A", kind="forward")
    assert (bonus.amount, bonus.gives, bonus.lasts, bonus.status) == (0, "number", "open", "held")
    assert (OthersHitPoints().damage_bonus, OthersWounds().wounds, Renown().renown) == (0, 0, 0)
    for amount in (10, -10):
        with pytest.raises(ValidationError):
            Bonus(name="A", kind="forward", amount=amount)
    try:
        assert {Bonus(name="A", kind="forward", amount=amount).amount for amount in (9, -9)} == {9, -9}
    except ValidationError as error:
        pytest.fail(f"can't be held: {error}")
