"""DG-FIGHT, DG-HARM: what is in hand, what is typed in the middle of a fight, weapons come by and lost."""

import pytest

from rules.errors import NotTaken
from rules.sheets.weapon import Weapon
from tests.rules.fighting import BOW, CLUB, STRONG, SWORD, armed, at_the_gate, dealt, met, one_more, taken
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal
from tests.rules.tables import stonewell

WHO = {"who": ["rhea"], "foe": ["wolf"]}
WEAPONS = "characters.rhea.weapons"


def weapon(id: str, before: object, after: object, why: str = "", scope: str = "") -> Did:
    place = f"{WEAPONS}.{id}" if isinstance(after, dict) else f"{WEAPONS}.{id}.status"
    return Did(f"{scope}{place}", before, after, "DG-FIGHT", why)


@pytest.mark.rule("DG-FIGHT")
def test_the_one_in_hand_is_offered_first_and_fists_are_always_there() -> None:
    bow = BOW.model_copy(update={"status": "in-hand"})
    lost = CLUB.model_copy(update={"status": "lost"})
    table = at_the_gate(armed("Rhea", SWORD, bow, lost))
    ask = asked("fight", table, "weapon", WHO)
    assert offers(ask) == ["bow", "sword", "fists", "new"]
    assert [one.effect for one in ask.options] == [
        "Harm 3, Grace, in hand", "Harm 3, Might", "Harm 1, Might", "typed in, and kept",
    ]  # fmt: skip
    assert (ask.to, ask.about, ask.rule) == ("rhea", "characters.rhea", "DG-FIGHT")


@pytest.mark.rule("DG-FIGHT")
def test_what_is_taken_is_in_hand_from_then_on() -> None:
    bow = BOW.model_copy(update={"status": "in-hand"})
    table = at_the_gate(armed("Rhea", SWORD, bow))
    done = play("fight", table, met(dice=STRONG, weapon=["sword"]))
    assert_did(
        done,
        table,
        weapon("bow", "in-hand", "held", "put away"),
        weapon("sword", "held", "in-hand", "in hand"),
        dealt("wolf", 0, 4, "sword 3, picked +1, no Armor: 4"),
        taken(0, 1, "Wolf 2, picked -1, no Armor: 1"),
        one_more(),
    )
    assert {change.waived_at for change in done.changes[:2]} == {"in-hand"}
    again = play("fight", table, met(dice=STRONG, weapon=["bow"]))
    assert again.changes[0].where == "foes.wolf.sheet.wounds"


@pytest.mark.rule("DG-FIGHT")
def test_of_one_weapon_nobody_asks_unless_it_is_wanted() -> None:
    table = at_the_gate()
    assert asked("fight", table, "roll/dice", WHO).text == "Rhea fights Wolf, sword, Harm 3"
    aside = next(one for one in asked("fight", table, "foe", {"who": ["rhea"]}).asides if one.id == "arms")
    assert aside.letter == "e"
    ask = asked("fight", table, "weapon", WHO | {"foe/arms": True})
    assert offers(ask) == ["sword", "fists", "new"]
    done = play("fight", table, met(dice=STRONG, weapon=["fists"]) | {"foe/arms": True})
    assert done.changes[0].why == "fists 1, picked +1, no Armor: 2"
    assert asked("fight", table, "roll/dice", WHO | {"foe/arms": False})


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-HARM")
def test_bare_hands_do_one_with_might() -> None:
    table = at_the_gate(armed("Rhea", might=1, grace=-1))
    assert offers(asked("fight", table, "weapon", WHO)) == ["fists", "new"]
    dice = asked("fight", table, "roll/dice", WHO | {"weapon": ["fists"]})
    assert (dice.text, dice.throw.modifier.text()) == ("Rhea fights Wolf, fists, Harm 1", "Might +1")
    done = play("fight", table, met(dice=STRONG, weapon=["fists"]))
    assert done.changes[0].why == "fists 1, picked +1, no Armor: 2"


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-HARM")
def test_one_typed_in_the_middle_of_a_fight_is_kept() -> None:
    table = at_the_gate(armed("Rhea", grace=1))
    said = WHO | {"weapon": ["new"]}
    name = asked("fight", table, "new/name", said)
    assert (name.to, name.about, name.optional) == ("rhea", "characters.rhea", False)
    said |= {"new/name": "Boar spear"}  # type: ignore[dict-item]
    harm = asked("fight", table, "new/harm", said)
    assert (harm.lowest, harm.highest, harm.offered, harm.rule) == (0, 99, 3, "DG-HARM")
    assert harm.hint == "1 fists; 2 a knife; 3 a sword; 4 a great weapon"
    said |= {"new/harm": 3}  # type: ignore[dict-item]
    stat = asked("fight", table, "new/stat", said)
    assert offers(stat) == ["might", "grace", "wits", "presence"]
    said |= {"new/stat": ["grace"]}
    assert asked("fight", table, "roll/dice", said).throw.modifier.text() == "Grace +1"
    done = play("fight", table, said | {"roll/dice": [5, 4]})
    spear = {"name": "Boar spear", "harm": 3, "stat": "grace", "text": "", "status": "held"}
    missing = done.changes[0].before
    assert_did(
        done,
        table,
        weapon("boar-spear", missing, spear),
        dealt("wolf", 0, 4, "Boar spear 3, picked +1, no Armor: 4"),
        taken(0, 1, "Wolf 2, picked -1, no Armor: 1"),
        one_more(),
    )
    assert done.changes[0].waived_at is None
    assert done.table.characters["rhea"].weapons["boar-spear"] == Weapon(name="Boar spear", harm=3, stat="grace")
    assert asked("fight", done.table, "roll/dice", WHO).text == "Rhea fights Wolf, Boar spear, Harm 3"


@pytest.mark.rule("DG-FIGHT")
def test_no_weapon_takes_the_name_of_another_or_of_fists() -> None:
    table = at_the_gate(armed("Rhea", SWORD))
    for name, id in (("Sword", "sword-2"), ("Fists", "fists-2")):
        done = play("add-weapon", table, {"rhea/new/name": name, "rhea/new/harm": 0, "rhea/new/stat": ["might"]})
        assert done.table.characters["rhea"].weapons[id].name == name
    ask = asked("add-weapon", table, "rhea/new/name")
    for wrong in ("", "x" * 121):
        with pytest.raises(NotTaken):
            ask.take(wrong)


# -- the moves


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-HARM")
def test_a_weapon_is_come_by() -> None:
    table = at_the_gate(armed("Rhea"), odo=armed("Odo"), bram={})
    who = asked("add-weapon", table, "who")
    assert (offers(who), who.text) == (["odo", "rhea"], "Who has a new weapon?")
    said = {"who": ["odo"], "odo/new/name": "[crossbow", "odo/new/harm": 4, "odo/new/stat": ["grace"]}
    done = play("add-weapon", table, said)
    (change,) = done.changes
    assert (change.where, change.rule) == ("characters.odo.weapons.crossbow", "DG-FIGHT")
    assert done.table.characters["odo"].weapons["crossbow"] == Weapon(name="[crossbow", harm=4, stat="grace")
    assert refusal("add-weapon", stonewell(), {}) == "nobody here has a Wounds sheet"


@pytest.mark.rule("DG-FIGHT")
def test_a_weapon_is_lost() -> None:
    table = at_the_gate(armed("Rhea", SWORD, BOW), odo=armed("Odo"))
    ask = asked("lose-weapon", table, "rhea/weapon")
    assert (offers(ask), effect_of(ask, "bow"), ask.to) == (["bow", "sword"], "Harm 3, Grace", "rhea")
    done = play("lose-weapon", table, {"rhea/weapon": ["bow"], "rhea/why": "into the river"})
    assert_did(done, table, weapon("bow", "held", "lost", "into the river", "rhea/"))
    last = play("lose-weapon", done.table, {"rhea/why": ""})
    assert_did(last, done.table, weapon("sword", "held", "lost", "", "rhea/"))
    assert refusal("lose-weapon", last.table, {}) == "nobody here has a weapon to lose"
    both = at_the_gate(armed("Rhea", SWORD, BOW), odo=armed("Odo", CLUB))
    who = asked("lose-weapon", both, "who")
    assert (offers(who), effect_of(who, "rhea")) == (["odo", "rhea"], "bow, sword")


@pytest.mark.rule("DG-FIGHT")
def test_whoever_has_none_has_none_to_lose() -> None:
    from rules.registry import MOVES

    table = at_the_gate(armed("Rhea", SWORD), odo=armed("Odo"))
    assert MOVES["lose-weapon"].blocked(table, "odo") == "Odo has no weapon to lose"
    assert MOVES["lose-weapon"].blocked(table, "rhea") is None
    away = at_the_gate(armed("Rhea", SWORD, status="away"), odo=armed("Odo"))
    assert MOVES["lose-weapon"].blocked(away, "gm") == "nobody here has a weapon to lose"
