"""HH-SHEETS, DG-NPC, HH-ZERO, DG-SPEND-LAPSE: foes in a fight are hurt and strike by the GM's hand, on both sheets."""

from typing import Any

import pytest

from rules.combat.sides import Edge
from rules.registry import MOVES
from rules.seats import Seat
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sight import remarks_seen
from rules.table import Person
from tests.rules.foes_to_meet import HOUND, MILITIA, REAVER, a_fight, at_the_gate, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, to_tell

PLAYER = Seat("rhea", "player", ("rhea",))
WOLF = REAVER.model_copy(update={"name": "Wolf", "many": 1, "began": 1})
DOG = HOUND.model_copy(update={"sheet": OthersHitPoints(hp=5, max_hp=12, armor=1, damage_die="d8", damage_bonus=1)})
PACK = DOG.model_copy(update={"many": 3, "began": 3})


def boxes(id: str, before: int, after: int, why: str, rule: str = "DG-NPC") -> Did:
    return Did(f"{id}/foes.{id}.sheet.wounds", before, after, rule, why)


def edge(bearer: str, gives: str, amount: int, lasts: str, **more: Any) -> Edge:
    usual = {"name": "GM Dread", "fight": "gate", "bearer": bearer, "gives": gives, "amount": amount, "lasts": lasts}
    return Edge.model_validate(usual | more)


# -- who


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("HH-SHEETS")
def test_foes_of_a_fight_that_is_on_stand_after_the_characters() -> None:
    hilde = Person(name="Hilde", sheet=OthersWounds(most_wounds=3))
    table = at_the_gate(
        fights={"mill": a_fight(status="kept"), "past": a_fight(status="over")},
        people={"hilde": hilde},
        foes={
            "dead": REAVER.model_copy(update={"status": "dead"}),
            "hound": HOUND,
            "kept": REAVER.model_copy(update={"fight": "mill"}),
            "past": REAVER.model_copy(update={"fight": "past"}),
            "reaver": REAVER,
            "shade": REAVER.model_copy(update={"sheet": None}),
        },
    )
    ask = asked("harm", table, "who")
    assert offers(ask) == ["bram", "odo", "rhea", "hound", "reaver", "hilde"]
    assert [effect_of(ask, one) for one in ("hound", "reaver")] == [
        "HP 5/12, out of the action",
        "1 Wound of 3",
    ]
    assert [one.about for one in ask.options[3:5]] == ["foes.hound.sheet", "foes.reaver.sheet"]


@pytest.mark.rule("DG-NPC")
def test_a_foe_alone_can_be_hurt_where_nobody_else_has_a_sheet() -> None:
    away = gathered().characters["rhea"].model_copy(update={"status": "dead"})
    table = gathered(fights={"gate": a_fight()}, foes={"wolf": WOLF}, rhea=away)
    assert asked("harm", table, "wolf/by").to == "gm"
    assert refusal("harm", gathered(fights={"gate": a_fight()}, rhea=away)) == "nobody here has a sheet to be hurt on"


# -- Wounds


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-ARMOR")
def test_harm_less_armor_marks_the_wounds_of_a_foe() -> None:
    table = at_the_gate(foes={"wolf": WOLF})
    done = play("harm", table, {"who": ["wolf"], "wolf/by": ["2"]})
    assert_did(done, table, boxes("wolf", 1, 2, "Harm 2, less armor 1: 1"))
    out = play("harm", done.table, {"who": ["wolf"], "wolf/by": ["3"]})
    assert out.table.foes["wolf"].sheet == OthersWounds(most_wounds=3, wounds=3, harm=3, armor=1)
    assert to_tell(out) == ["Wolf is out, with 3 Wounds of 3: what becomes of them"]
    nothing = play("harm", table, {"who": ["wolf"], "wolf/by": ["1"]})
    assert remarks(nothing) == ["Wolf takes nothing: Harm 1, less armor 1"]
    for one in (out, nothing):
        assert remarks_seen(one.table, PLAYER, one.remarks) == ()


@pytest.mark.rule("DG-NPC")
def test_of_foes_alike_the_one_in_front_falls_and_the_next_is_whole() -> None:
    table = at_the_gate(foes={"reaver": REAVER})
    done = play("harm", table, {"who": ["reaver"], "reaver/by": ["3"]})
    assert_did(
        done,
        table,
        boxes("reaver", 1, 3, "Harm 3, less armor 1: 2"),
        Did("reaver/next/foes.reaver.many", 4, 3, "DG-NPC", "the one in front falls"),
        Did("reaver/next/foes.reaver.sheet.wounds", 3, 0, "DG-NPC", "the next is whole"),
    )
    assert to_tell(done) == ["One of Reaver is out: what becomes of them"]
    assert done.changes[1].waived_at == done.changes[2].waived_at == "reaver/next/falls"


@pytest.mark.rule("DG-NPC")
def test_the_last_of_a_row_falls_as_one_alone_does() -> None:
    last = REAVER.model_copy(update={"many": 1})
    done = play("harm", at_the_gate(foes={"reaver": last}), {"who": ["reaver"], "reaver/by": ["4"]})
    foe = done.table.foes["reaver"]
    assert (foe.many, foe.began, foe.sheet.wounds) == (1, 6, 3)  # type: ignore[union-attr]


# -- HP


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-ZERO")
def test_a_foe_with_hp_loses_them_and_the_gm_says_what_becomes_of_it() -> None:
    table = at_the_gate(foes={"hound": DOG})
    said = {"who": ["hound"], "hound/by": ["rolled"], "hound/rolled/amount": 4}
    done = play("harm", table, said)
    why = "4 damage, armor 1: 3 lost"
    assert_did(done, table, Did("hound/rolled/foes.hound.sheet.hp", 5, 2, "HH-ARMOR", why))
    dead = said | {"hound/rolled/amount": 6, "hound/rolled/lethal": True, "hound/rolled/fate": ["dead"]}
    fate = asked("harm", table, "hound/rolled/fate", {key: dead[key] for key in [*dead][:-1]})
    assert offers(fate) == ["dead", "out"]
    over = play("harm", table, dead)
    assert (over.table.foes["hound"].status, over.table.foes["hound"].sheet.hp) == ("dead", 0)  # type: ignore[union-attr]
    down = play("harm", table, dead | {"hound/rolled/fate": ["out"], "hound/rolled/how": "stunned"})
    assert down.table.foes["hound"].sheet.standing == "out"  # type: ignore[union-attr]
    assert down.table.foes["hound"].status == "here"


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("DG-NPC")
def test_of_foes_alike_with_hp_the_next_stands_in_front_whole() -> None:
    table = at_the_gate(foes={"hound": PACK})
    done = play("harm", table, {"who": ["hound"], "hound/by": ["rolled"], "hound/rolled/amount": 9})
    scope = "hound/rolled"
    assert_did(
        done,
        table,
        Did(f"{scope}/foes.hound.sheet.hp", 5, 0, "HH-ARMOR", "9 damage, armor 1: 8 lost; 0 is the lowest"),
        Did(f"{scope}/next/foes.hound.many", 3, 2, "HH-ZERO", "the one in front falls"),
        Did(f"{scope}/next/foes.hound.sheet.hp", 0, 12, "HH-ZERO", "the next is whole"),
    )
    assert to_tell(done) == ["One of Ash hound is at 0 HP: what becomes of them"]


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(("by", "more"), [("fall", {}), ("price", {"hound/price/amount": 5})])
def test_whatever_puts_it_at_0_hp(by: str, more: dict[str, Any]) -> None:
    done = play("harm", at_the_gate(foes={"hound": PACK}), {"who": ["hound"], "hound/by": [by]} | more)
    assert (done.table.foes["hound"].many, done.table.foes["hound"].sheet.hp) == (2, 12)  # type: ignore[union-attr]


@pytest.mark.rule("HH-SHEETS")
def test_a_foe_bears_no_debility_and_no_problematic_wound() -> None:
    table = at_the_gate(foes={"hound": DOG})
    said = {"who": ["hound"], "hound/by": ["d6"]}
    dice = asked("harm", table, "hound/d6/dice", said)
    assert [aside.id for aside in dice.asides] == ["others", "piercing", "ignores", "forceful", "messy", "move"]
    theirs = asked("harm", table, "bram/d6/dice", {"who": ["bram"], "bram/by": ["d6"]})
    assert [aside.id for aside in theirs.asides][-2:] == ["wound", "debility"]


# -- they strike


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("HH-SHEETS")
def test_each_foe_s_own_attack_is_on_offer_to_who_has_wounds() -> None:
    hilde = Person(name="Hilde", sheet=OthersWounds(most_wounds=3, harm=2))
    garm = Person(name="Garm", sheet=OthersHitPoints(hp=3, max_hp=3, damage_die="d6"))
    foes = {
        "dumb": REAVER.model_copy(update={"name": "Dumb", "sheet": OthersWounds(most_wounds=1)}),
        "hound": DOG,
        "meek": HOUND.model_copy(update={"name": "Meek", "sheet": OthersHitPoints(hp=1, max_hp=1)}),
        "reaver": REAVER,
        "shade": REAVER.model_copy(update={"name": "Shade", "sheet": None}),
    }
    table = at_the_gate(foes=foes, people={"garm": garm, "hilde": hilde})
    ask = asked("harm", table, "rhea/by", {"who": ["rhea"]})
    assert offers(ask)[5:] == ["from-hound", "from-reaver", "from-garm", "from-hilde"]
    assert {one.id: one.effect for one in ask.options[5:]} == {
        "from-hound": "d8+1: you say how much Harm",
        "from-reaver": "3 Harm",
        "from-garm": "d6: you say how much Harm",
        "from-hilde": "2 Harm",
    }
    assert [one.about for one in ask.options[5:]] == [
        "foes.hound.sheet", "foes.reaver.sheet", "people.garm", "people.hilde",
    ]  # fmt: skip
    own = asked("harm", table, "reaver/by", {"who": ["reaver"]})
    assert offers(own)[5:] == ["from-garm", "from-hilde"]


@pytest.mark.rule("HH-SHEETS")
def test_damage_against_wounds_is_a_number_that_the_gm_gives() -> None:
    table = at_the_gate(foes={"hound": DOG})
    said = {"who": ["rhea"], "rhea/by": ["from-hound"]}
    ask = asked("harm", table, "rhea/harm", said)
    assert (ask.to, ask.rule, ask.about, ask.lowest, ask.highest) == ("gm", "HH-SHEETS", "foes.hound.sheet", 0, 99)
    assert ask.text == "Ash hound strikes with d8+1: how much Harm is that?"
    done = play("harm", table, said | {"rhea/harm": 3})
    why = "Ash hound, Harm 3, less armor 1: 2"
    assert_did(done, table, Did("rhea/characters.rhea.sheet.wounds", 0, 2, "DG-ARMOR", why))


@pytest.mark.rule("HH-SHEETS")
def test_harm_against_hp_is_a_number_that_the_gm_gives() -> None:
    table = at_the_gate(foes={"hound": DOG, "reaver": REAVER})
    ask = asked("harm", table, "bram/by", {"who": ["bram"]})
    assert [(one.id, one.effect, one.about) for one in ask.options[8:]] == [
        ("foe-hound", "d8+1", "foes.hound.sheet"),
        ("foe-reaver", "Harm 3: you say how much damage", "foes.reaver.sheet"),
    ]
    said = {"who": ["bram"], "bram/by": ["foe-reaver"]}
    amount = asked("harm", table, "bram/foe-reaver/amount", said)
    assert (amount.to, amount.text) == ("gm", "Reaver, Harm 3 against HP: how much damage, before armor?")
    done = play("harm", table, said | {"bram/foe-reaver/amount": 6})
    why = "6 damage, armor 1: 5 lost"
    assert_did(done, table, Did("bram/foe-reaver/characters.bram.sheet.hp", 16, 11, "HH-ARMOR", why))
    die = play("harm", table, {"who": ["bram"], "bram/by": ["foe-hound"], "bram/foe-hound/dice": [4]})
    assert die.table.characters["bram"].sheet.hp == 12  # type: ignore[union-attr]
    own = asked("harm", table, "hound/by", {"who": ["hound"]})
    assert [one for one in offers(own) if one.startswith("foe-")] == []


@pytest.mark.rule("HH-SHEETS")
def test_a_hidden_foe_is_not_named_to_the_players() -> None:
    voss = REAVER.model_copy(update={"name": "Voss", "known": False})
    done = play("harm", at_the_gate(foes={"voss": voss}), {"who": ["rhea"], "rhea/by": ["from-voss"]})
    assert done.changes[0].why == "a foe, Harm 3, less armor 1: 2"


# -- what they have more in the fight


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("DG-ARMOR")
def test_what_lasts_for_the_fight_counts_and_an_attack_s_own_ends_with_it() -> None:
    edges = {
        "a": edge("reaver", "harm", 2, "attack"),
        "b": edge("reaver", "harm", 1, "conflict", name="Rage"),
        "c": edge("reaver", "harm", 5, "exchange"),
        "d": edge("reaver", "armor", 7, "conflict"),
        "e": edge("hound", "harm", 7, "attack"),
        "f": edge("rhea", "armor", 1, "conflict", name="a ward"),
        "g": edge("rhea", "armor", 9, "exchange"),
        "h": edge("reaver", "harm", 7, "attack", status="used"),
    }
    table = at_the_gate(foes={"hound": DOG, "reaver": REAVER}, edges=edges)
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["from-reaver"]})
    why = "Reaver, Harm 3, GM Dread +2, Rage +1, less armor 1, a ward +1: 4"
    assert_did(
        done,
        table,
        Did("rhea/characters.rhea.sheet.wounds", 0, 4, "DG-ARMOR", why),
        Did("rhea/edges.a.status", "held", "used", "DG-SPEND-LAPSE", "it was for that one attack"),
    )
    past = play("harm", table, {"who": ["rhea"], "rhea/by/ignores": True, "rhea/by": ["from-reaver"]})
    assert past.changes[0].why == "Reaver, Harm 3, GM Dread +2, Rage +1, armor ignored: 6"


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("DG-ARMOR")
def test_less_harm_and_less_armor_are_not_below_0() -> None:
    edges = {"a": edge("reaver", "harm", -9, "conflict"), "b": edge("rhea", "armor", -9, "conflict")}
    table = at_the_gate(foes={"reaver": REAVER}, edges={"a": edges["a"]})
    assert remarks(play("harm", table, {"who": ["rhea"], "rhea/by": ["from-reaver"]})) == [
        "Rhea takes nothing: Reaver, Harm 3, GM Dread -9, less armor 1"
    ]
    bare = at_the_gate(foes={"reaver": REAVER}, edges={"b": edges["b"]})
    done = play("harm", bare, {"who": ["rhea"], "rhea/by": ["2"]})
    assert [change.after for change in done.changes] == [2]


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_they_count_for_and_against_who_has_hp_too() -> None:
    edges = {
        "a": edge("hound", "harm", 2, "attack"),
        "b": edge("reaver", "harm", 1, "conflict"),
        "c": edge("bram", "armor", 2, "conflict"),
    }
    table = at_the_gate(foes={"hound": DOG, "reaver": REAVER}, edges=edges)
    ask = asked("harm", table, "bram/by", {"who": ["bram"]})
    assert [one.effect for one in ask.options[8:]] == ["d8+3", "Harm 4: you say how much damage"]
    done = play("harm", table, {"who": ["bram"], "bram/by": ["foe-hound"], "bram/foe-hound/dice": [4]})
    assert_did(
        done,
        table,
        Did("bram/foe-hound/characters.bram.sheet.hp", 16, 12, "HH-ARMOR", "7 damage, armor 3: 4 lost"),
        Did("bram/foe-hound/edges.a.status", "held", "used", "DG-SPEND-LAPSE", "it was for that one attack"),
    )
    low = at_the_gate(foes={"reaver": REAVER}, edges={"c": edge("bram", "armor", -9, "conflict")})
    rolled = {"who": ["bram"], "bram/by": ["rolled"], "bram/rolled/amount": 3}
    assert play("harm", low, rolled).changes[0].after == 13


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_what_is_of_another_fight_does_not_count() -> None:
    edges = {"a": edge("rhea", "armor", 1, "conflict", fight="past")}
    table = at_the_gate(fights={"past": a_fight(status="over")}, foes={"reaver": REAVER}, edges=edges)
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["from-reaver"]})
    assert done.changes[0].after == 2


# -- they show themselves, and what becomes of them


@pytest.mark.rule("DG-NPC")
def test_a_hidden_foe_or_battalion_shows_itself() -> None:
    voss = REAVER.model_copy(update={"name": "Voss", "known": False})
    later = voss.model_copy(update={"fight": "mill"})
    kept = {"mill": a_fight(status="kept")}
    table = at_the_gate(fights=kept, foes={"later": later, "reaver": REAVER, "voss": voss})
    done = play("foe-known", table)
    assert_did(done, table, Did("foes.voss.known", False, True, "DG-NPC"))
    assert done.changes[0].waived_at is None
    band = MILITIA.model_copy(update={"side": "theirs", "fight": "gate", "known": False})
    two = at_the_gate(foes={"voss": voss}, battalions={"band": band})
    ask = asked("foe-known", two, "who")
    assert (offers(ask), ask.to) == (["voss", "band"], "gm")
    shown = play("foe-known", two, {"who": ["band"]})
    assert_did(shown, two, Did("battalions.band.known", False, True, "DG-NPC"))
    assert refusal("foe-known", done.table) == "no foe is kept from the players"


@pytest.mark.rule("DG-NPC")
def test_foes_die_flee_and_come_back_by_status() -> None:
    dead = REAVER.model_copy(update={"name": "Dead", "status": "dead"})
    table = at_the_gate(fights={"past": a_fight(status="over")}, foes={"dead": dead, "reaver": REAVER, "wolf": WOLF})
    ask = asked("foes-become", table, "who")
    assert (offers(ask), ask.least, ask.most, ask.to) == (["dead", "reaver", "wolf"], 1, 3, "gm")
    assert effect_of(ask, "dead") == "dead"
    here = asked("foes-become", table, "becomes", {"who": ["reaver", "wolf"]})
    assert (offers(here), here.to) == (["dead", "left"], "gm")
    assert offers(asked("foes-become", table, "becomes", {"who": ["dead"]})) == ["left", "here"]
    assert offers(asked("foes-become", table, "becomes", {"who": ["dead", "wolf"]})) == ["dead", "left", "here"]
    done = play("foes-become", table, {"who": ["reaver", "wolf"], "becomes": ["left"]})
    assert_did(
        done,
        table,
        Did("foes.reaver.status", "here", "left", "DG-NPC"),
        Did("foes.wolf.status", "here", "left", "DG-NPC"),
    )
    back = play("foes-become", done.table, {"who": ["dead", "wolf"], "becomes": ["here"]})
    assert [foe.status for foe in back.table.foes.values()] == ["here", "left", "here"]
    assert refusal("foes-become", at_the_gate()) == "no foe is in a fight that is on"
    ours = MILITIA.model_copy(update={"fight": "gate"})
    theirs = {"side": "theirs", "fight": "past"}
    others = at_the_gate(
        fights={"past": a_fight(status="over")},
        foes={"wolf": WOLF},
        battalions={"band": MILITIA.model_copy(update=theirs), "militia": ours},
    )
    assert offers(asked("foes-become", others, "who")) == ["wolf"]


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_anything_at_the_table_can_give_somebody_harm_or_armor() -> None:
    table = at_the_gate(foes={"reaver": REAVER})
    ask = asked("give-edge", table, "who")
    assert (offers(ask), ask.to) == (["bram", "odo", "rhea", "reaver"], "gm")
    said = {"who": ["rhea"], "rhea/gives": ["armor"], "rhea/amount": 2, "rhea/lasts": ["exchange"], "rhea/name": "Oath"}
    amount = asked("give-edge", table, "rhea/amount", {key: said[key] for key in [*said][:2]})
    assert (amount.lowest, amount.highest, amount.offered, amount.to) == (-9, 9, 1, "gm")
    lasts = asked("give-edge", table, "rhea/lasts", {key: said[key] for key in [*said][:3]})
    assert (offers(lasts), lasts.to) == (["exchange", "conflict", "attack"], "gm")
    done = play("give-edge", table, said)
    assert done.table.edges.get("oath") == Edge(
        name="Oath", fight="gate", bearer="rhea", gives="armor", amount=2, lasts="exchange"
    )
    assert [(one.where, one.rule) for one in done.changes] == [("edges.oath", "DG-SPEND-LAPSE")]
    nothing = {key: said[key] for key in [*said][:2]} | {"rhea/amount": 0}
    assert refusal("give-edge", table, nothing) == "0 more is nothing: leave it, or say another number"
    assert refusal("give-edge", gathered()) == "nobody is in a fight that is on"
    assert MOVES["give-edge"].world == "days-of-gold"
