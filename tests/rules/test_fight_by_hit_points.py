"""HH-SHEETS, HH-ROLL, HH-DAMAGE-1: both sheets in one fight, and a character with HP who fights."""

import pytest

from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.table import Table
from tests.rules.fighting import (
    BAD,
    PART,
    STRONG,
    SWORD,
    armed,
    at_the_gate,
    band,
    dread,
    edge,
    foe,
    hound,
    met,
    one_more,
    taken,
)
from tests.rules.playing import Did, asked, assert_did, offers, play, remarks, to_tell

DOG = "hound"
WITH_STR = {"who": ["bram"], "foe": [DOG], "roll/stat": ["strength"]}


def hp(id: str, before: int, after: int, rule: str, why: str, scope: str) -> Did:
    kind = "characters" if id == "bram" else "foes"
    return Did(f"{scope}{kind}.{id}.sheet.hp", before, after, rule, why)


def bram(foes: dict[str, object] | None = None, **sheet: object) -> Table:
    """Bram, who has HP 16/16, no armor and STR +1, with a hound at the gate."""
    return at_the_gate(armed("Rhea", SWORD), foes or {DOG: hound()}, bram=sheet)  # type: ignore[arg-type]


# -- Wounds against HP


@pytest.mark.rule("HH-SHEETS")
def test_harm_against_hp_is_a_number_that_the_gm_gives() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=1), {DOG: hound(12, armor=1)})
    harm = asked("fight", table, "taken/harm", met("deal", foe=DOG))
    assert harm.text == "Hound strikes (d8): how much Harm is that?"
    assert (harm.to, harm.about, harm.rule, harm.lowest, harm.highest) == ("gm", "foes.hound.sheet", "HH-SHEETS", 0, 99)
    said = met("deal", foe=DOG) | {"taken/harm": 3}
    damage = asked("fight", table, "dealt/damage", said)
    assert damage.text == "Harm 4 against the HP of Hound: how much damage is that, before armor?"
    assert (damage.to, damage.about, damage.rule, damage.highest) == ("gm", "foes.hound.sheet", "HH-SHEETS", 999)
    done = play("fight", table, said | {"dealt/damage": 7})
    assert_did(
        done,
        table,
        hp(DOG, 12, 6, "HH-SHEETS", "sword 3, picked +1; 7 damage, armor 1: 6 lost", "dealt/"),
        taken(0, 2, "Hound 3, less Armor 1: 2"),
        one_more(),
    )


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-HP")
def test_damage_that_armor_takes_all_of_and_none_at_all() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=9), {DOG: hound(12, armor=2)})
    done = play("fight", table, met("deal", foe=DOG) | {"taken/harm": 3, "dealt/damage": 2})
    assert_did(done, table, one_more())
    assert remarks(done)[1] == "Hound takes nothing: sword 3, picked +1; 2 damage, armor 2: 0 lost"
    fists = at_the_gate(armed("Rhea", armor=9), {DOG: hound(12)})
    none = play("fight", fists, met(dice=BAD, foe=DOG, weapon=["fists"]) | {"taken/harm": 0})
    assert "Hound takes nothing: fists 1, 6- -1, no Armor: 0" in remarks(none)
    feared = at_the_gate(
        armed("Rhea", armor=9), {DOG: hound(12)}, edges={"fear": edge("rhea", "harm", -1, name="fear")}
    )
    less = play("fight", feared, met(dice=BAD, foe=DOG, weapon=["fists"]) | {"taken/harm": 0})
    assert "Hound takes nothing: fists 1, 6- -1, fear -1, no Armor: 0" in remarks(less)


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("HH-SHEETS")
def test_a_foe_at_no_hp_and_the_next_of_several() -> None:
    table = at_the_gate(None, {DOG: hound(5)})
    said = met("deal", foe=DOG) | {"taken/harm": 0, "dealt/damage": 9}
    done = play("fight", table, said | {"dealt/lethal": True, "dealt/fate": ["dead"]})
    assert done.table.foes[DOG].status == "dead"
    pack = at_the_gate(None, {DOG: hound(5, many=3, began=3)})
    next_one = play("fight", pack, said)
    assert_did(
        next_one,
        pack,
        hp(DOG, 5, 0, "HH-SHEETS", "sword 3, picked +1; 9 damage, no armor: 9 lost; 0 is the lowest", "dealt/"),
        Did("dealt/next/foes.hound.many", 3, 2, "HH-ZERO", "the one in front falls"),
        Did("dealt/next/foes.hound.sheet.hp", 0, 12, "HH-ZERO", "the next is whole"),
        one_more(),
    )
    assert to_tell(next_one) == ["One of Hound is at 0 HP: what becomes of them"]


@pytest.mark.rule("HH-SHEETS")
def test_hp_that_nobody_gave_and_a_sheet_that_nobody_chose() -> None:
    table = at_the_gate(None, {DOG: hound(None, most=None)})
    said = met("deal", foe=DOG) | {"taken/harm": 0}
    asked("fight", table, "dealt/max_hp-value", said)
    bare = at_the_gate(None, {"wolf": foe().model_copy(update={"sheet": None})})
    sheet = asked("fight", bare, "sheet", met("deal"))
    assert (offers(sheet), sheet.to, sheet.text) == (["hit-points", "wounds"], "gm", "How is Wolf hurt?")
    wounds = asked("fight", bare, "dealt/armor-value", met("deal") | {"sheet": ["wounds"]})
    assert wounds.about == "foes.wolf"
    alone = at_the_gate(None, {"wolf": foe().model_copy(update={"sheet": None})}, settings={"plays": "days-of-gold"})
    numbers = {"dealt/armor-value": 0, "taken/harm-value": 1, "dealt/most-wounds": ["9"]}
    done = play("fight", alone, met("deal") | numbers)
    assert done.table.foes["wolf"].sheet == OthersWounds(harm=1, armor=0, most_wounds=9, wounds=4)
    assert (done.changes[0].where, done.changes[0].waived_at) == ("foes.wolf.sheet", None)


# -- a character with HP


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-DAMAGE-1")
def test_one_with_hp_rolls_a_stat_and_strikes_with_a_die() -> None:
    table = bram({DOG: hound(12, armor=1)})
    stat = asked("fight", table, "roll/stat", {"who": ["bram"], "foe": [DOG]})
    assert len(stat.options) == 6
    dice = asked("fight", table, "roll/dice", WITH_STR)
    assert (dice.text, dice.throw.modifier.text(), dice.rule) == ("Bram fights Hound", "STR +1", "HH-ROLL")
    assert dict(dice.tiers) == {
        "full": "it goes well: they strike",
        "partial": "they strike, at a price or in part",
        "miss": "it fails, or worse",
    }
    strike = asked("fight", table, "dealt/dice", WITH_STR | {"roll/dice": [6, 4]})
    assert (strike.sides, strike.count, strike.text, strike.to) == (8, 1, "Bram strikes Hound: d8", "bram")
    done = play("fight", table, WITH_STR | {"roll/dice": [6, 4], "dealt/dice": [5]})
    assert_did(done, table, hp(DOG, 12, 8, "HH-DAMAGE-1", "5 damage, armor 1: 4 lost", "dealt/"), one_more())


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("HH-DAMAGE-1")
@pytest.mark.rule("HH-HP")
def test_at_a_price_the_gm_says_whether_they_are_struck() -> None:
    table = bram({DOG: hound(12, sheet={"damage_bonus": 1})}, armor=2)
    said = WITH_STR | {"roll/dice": [4, 4], "dealt/dice": [3]}
    struck = asked("fight", table, "struck", said)
    assert (struck.text, struck.to) == ("Does Hound strike Bram?", "gm")
    spared = play("fight", table, said | {"struck": False})
    assert to_tell(spared) == ["Bram: they strike, at a price or in part"]
    dice = asked("fight", table, "taken/dice", said | {"struck": True})
    assert (dice.text, dice.to, dice.about) == ("Hound strikes Bram: d8+1", "gm", "foes.hound.sheet")
    done = play("fight", table, said | {"struck": True, "taken/dice": [6]})
    assert_did(
        done,
        table,
        hp(DOG, 12, 9, "HH-DAMAGE-1", "3 damage, no armor: 3 lost", "dealt/"),
        hp("bram", 16, 11, "HH-DAMAGE-1", "7 damage, armor 2: 5 lost", "taken/"),
        one_more(),
    )
    assert to_tell(done) == []


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("DG-ROLL-2")
def test_where_it_fails_they_do_not_strike() -> None:
    table = bram()
    said = WITH_STR | {"roll/dice": [2, 2]}
    spared = play("fight", table, said | {"struck": False})
    assert_did(spared, table, dread(0, 1, "Bram"), one_more())
    assert to_tell(spared) == ["Bram: it fails, or worse"]
    done = play("fight", table, said | {"struck": True, "taken/dice": [8]})
    assert done.table.characters["bram"].sheet.hp == 8  # type: ignore[union-attr]
    assert done.table.foes[DOG] == table.foes[DOG]


@pytest.mark.rule("HH-DAMAGE-1")
def test_a_damage_die_that_nobody_gave_is_asked_and_written_down() -> None:
    bare = OthersHitPoints(hp=12, max_hp=12, armor=None)
    table = bram({DOG: hound().model_copy(update={"sheet": bare})}, damage_die=None)
    said = WITH_STR | {"roll/dice": [4, 4], "dealt/die": ["d10"], "dealt/armor-value": 0}
    assert asked("fight", table, "dealt/dice", said).sides == 10
    die = asked("fight", table, "taken/die", said | {"dealt/dice": [1], "struck": True})
    assert (offers(die), die.about) == (["d4", "d6", "d8", "d10", "d12"], "foes.hound.sheet")
    done = play("fight", table, said | {"dealt/dice": [1], "struck": True, "taken/die": ["d4"], "taken/dice": [1]})
    assert done.table.characters["bram"].sheet.damage_die == "d10"  # type: ignore[union-attr]
    assert done.table.foes[DOG].sheet == OthersHitPoints(hp=11, max_hp=12, armor=0, damage_die="d4")
    assert [change.waived_at for change in done.changes if change.where.endswith("damage_die")] == [None, None]


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-DAMAGE-1")
def test_what_nobody_said_of_the_foe_is_asked_before_the_die() -> None:
    said = WITH_STR | {"roll/dice": [4, 4]}
    bare = bram({DOG: hound().model_copy(update={"sheet": None})})
    assert offers(asked("fight", bare, "sheet", said)) == ["hit-points", "wounds"]
    unsaid = bram({DOG: hound(None, most=None)})
    assert asked("fight", unsaid, "dealt/max_hp-value", said).to == "gm"


@pytest.mark.rule("HH-DAMAGE-1")
@pytest.mark.rule("DG-SPEND-LAPSE")
def test_damage_is_not_below_none() -> None:
    table = at_the_gate(None, {DOG: hound(12)}, bram={}, edges={"a": edge("bram", "harm", -3)})
    done = play("fight", table, WITH_STR | {"roll/dice": [6, 6], "dealt/dice": [2]})
    assert "Hound takes nothing: 0 damage, no armor: 0 lost" in remarks(done)
    assert done.table.foes[DOG].sheet.hp == 12  # type: ignore[union-attr]


@pytest.mark.rule("HH-SHEETS")
def test_one_with_hp_against_a_foe_with_wounds_and_against_many() -> None:
    table = bram({"wolf": foe(harm=3, armor=1)}, armor=1)
    said = {"who": ["bram"], "foe": ["wolf"], "roll/stat": ["strength"], "roll/dice": [4, 4]}
    assert asked("fight", table, "dealt/harm", said).text == "Bram strikes (d8): how much Harm is that?"
    done = play("fight", table, said | {"dealt/harm": 3, "struck": True, "taken/damage": 6})
    assert_did(
        done,
        table,
        Did("dealt/foes.wolf.sheet.wounds", 0, 2, "HH-SHEETS", "Bram 3, less Armor 1: 2"),
        hp("bram", 16, 11, "HH-SHEETS", "Wolf 3; 6 damage, armor 1: 5 lost", "taken/"),
        one_more(),
    )
    many = at_the_gate(None, {}, battalions={"reavers": band("Reavers", 8, side="theirs")}, bram={})
    said |= {"foe": ["reavers"], "roll/dice": [6, 6], "dealt/harm": 3}
    assert play("fight", many, said).table.battalions["reavers"].members == 6


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("HH-DAMAGE-1")
def test_edges_count_as_they_stand_on_damage_and_armor() -> None:
    edges = {"a": edge("bram", "harm", 1), "b": edge(DOG, "armor", 2)}
    table = at_the_gate(None, {DOG: hound(12, armor=1)}, bram={}, edges=edges)
    done = play("fight", table, WITH_STR | {"roll/dice": [6, 6], "dealt/dice": [6]})
    assert done.changes[0].why == "7 damage, armor 3: 4 lost"
    assert {one.status for one in done.table.edges.values()} == {"used"}
    past = play("fight", table, WITH_STR | {"foe/past": ["theirs"], "roll/dice": [6, 6], "dealt/dice": [6]})
    assert past.table.foes[DOG].sheet.hp == 5  # type: ignore[union-attr]


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("HH-ROLL")
def test_what_is_for_one_attack_waits_for_whoever_made_none() -> None:
    edges = {"a": edge("bram", "harm", 2, "attack"), "b": edge(DOG, "harm", 2, "attack")}
    table = at_the_gate(None, {DOG: hound(12)}, bram={}, edges=edges)

    def left(dice: list[int], **more: object) -> list[str]:
        done = play("fight", table, WITH_STR | {"roll/dice": dice} | {k.replace("_", "/"): v for k, v in more.items()})
        return [done.table.edges[id].status for id in ("a", "b")]

    assert left([6, 6], dealt_dice=[1]) == ["used", "held"]
    assert left([4, 4], dealt_dice=[1], struck=False) == ["used", "held"]
    assert left([4, 4], dealt_dice=[1], struck=True, taken_dice=[1]) == ["used", "used"]
    assert left([1, 1], struck=True, taken_dice=[1]) == ["held", "used"]
    assert left([1, 1], struck=False) == ["held", "held"]


@pytest.mark.rule("HH-ROLL")
def test_one_with_hp_beside_one_with_wounds() -> None:
    table = bram({"wolf": foe(armor=0)})
    said = met("deal") | {"foe/beside": ["bram"], "bram/roll/stat": ["dexterity"], "bram/roll/dice": list(STRONG)}
    done = play("fight", table, said | {"bram/dealt/harm": 1})
    assert done.table.foes["wolf"].sheet.wounds == 5  # type: ignore[union-attr]
    assert asked("fight", table, "bram/struck", said | {"bram/roll/dice": list(PART), "bram/dealt/harm": 0}).to == "gm"
    assert [one.id for one in asked("fight", table, "foe", {"who": ["bram"]}).asides] == ["beside", "past"]
