"""DG-FIGHT, DG-FIGHT-2: a weapon's stat, Harm both ways, what is picked, and what becomes of both."""

import pytest

from rules.sheets.others import OthersWounds
from tests.rules.fighting import (
    BAD,
    BOW,
    STRONG,
    SWORD,
    armed,
    at_the_gate,
    dealt,
    dread,
    foe,
    met,
    one_more,
    taken,
)
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks, to_tell

CASE = {"wolf": foe(harm=2, armor=1)}  # the foe of DG-FIGHT's cases


MAIL = armed("Rhea", SWORD, armor=1)


@pytest.mark.rule("DG-FIGHT", case=1)
def test_ten_or_more_deals_one_more_and_takes_one_less() -> None:
    table = at_the_gate(MAIL, CASE)
    done = play("fight", table, met(dice=STRONG))
    assert_did(done, table, dealt("wolf", 0, 3, "sword 3, picked +1, less Armor 1: 3"), one_more())
    assert remarks(done)[1:] == ["Rhea takes nothing: Wolf 2, picked -1, less Armor 1: 0"]
    assert done.remarks[1].about == "characters.rhea"


@pytest.mark.rule("DG-FIGHT", case=2)
@pytest.mark.rule("DG-ROLL-2")
def test_six_or_less_deals_one_less_and_takes_one_more() -> None:
    table = at_the_gate(MAIL, CASE, dread=4)
    done = play("fight", table, met(dice=BAD))
    assert_did(
        done,
        table,
        dread(4, 5),
        dealt("wolf", 0, 1, "sword 3, 6- -1, less Armor 1: 1"),
        taken(0, 2, "Wolf 2, 6- +1, less Armor 1: 2"),
        one_more(),
    )


@pytest.mark.rule("DG-FIGHT", case=3)
def test_seven_to_nine_picks_one_of_the_two() -> None:
    table = at_the_gate(MAIL, CASE)
    ask = asked("fight", table, "pick", met())
    assert (offers(ask), ask.least, ask.most, ask.to, ask.rule) == (["deal", "guard"], 1, 1, "rhea", "DG-FIGHT")
    done = play("fight", table, met("guard"))
    assert_did(done, table, dealt("wolf", 0, 2, "sword 3, less Armor 1: 2"), one_more())
    assert remarks(done)[1:] == ["Rhea takes nothing: Wolf 2, picked -1, less Armor 1: 0"]
    more = play("fight", table, met("deal"))
    assert_did(
        more,
        table,
        dealt("wolf", 0, 3, "sword 3, picked +1, less Armor 1: 3"),
        taken(0, 1, "Wolf 2, less Armor 1: 1"),
        one_more(),
    )


@pytest.mark.rule("DG-FIGHT-2", case=1)
def test_harm_does_not_go_below_none() -> None:
    table = at_the_gate(armed("Rhea"), {"wolf": foe(harm=0, armor=0)})
    done = play("fight", table, met(dice=BAD, weapon=["fists"]))
    assert_did(
        done,
        table,
        dread(0, 1),
        taken(0, 1, "Wolf 0, 6- +1, no Armor: 1"),
        one_more(),
    )
    assert "Wolf takes nothing: fists 1, 6- -1, no Armor: 0" in remarks(done)


@pytest.mark.rule("DG-FIGHT-2", case=2)
def test_armor_comes_after_it() -> None:
    table = at_the_gate(armed("Rhea"), {"wolf": foe(harm=0, armor=1)})
    done = play("fight", table, met(dice=BAD, weapon=["fists"]))
    assert "Wolf takes nothing: fists 1, 6- -1, less Armor 1: 0" in remarks(done)
    assert done.table.foes["wolf"].sheet.wounds == 0  # type: ignore[union-attr]


@pytest.mark.rule("DG-FIGHT-2")
def test_a_pick_that_takes_the_last_of_the_harm_leaves_armor_nothing_to_take() -> None:
    table = at_the_gate(None, {"wolf": foe(harm=0)})
    done = play("fight", table, met("guard"))
    assert_did(done, table, dealt("wolf", 0, 3, "sword 3, no Armor: 3"), one_more())
    assert remarks(done)[1:] == ["Rhea takes nothing: Wolf 0, picked -1, no Armor: 0"]


@pytest.mark.rule("DG-FIGHT-2")
@pytest.mark.rule("DG-NPC")
def test_boxes_past_the_last_of_a_foe_are_not_counted() -> None:
    table = at_the_gate(None, {"wolf": foe(most=3, wounds=2)})
    done = play("fight", table, met(dice=STRONG))
    assert_did(
        done,
        table,
        dealt("wolf", 2, 3, "sword 3, picked +1, no Armor: 4; 3 is the most"),
        taken(0, 1, "Wolf 2, picked -1, no Armor: 1"),
        one_more(),
    )
    assert to_tell(done) == ["Wolf is out, with 3 Wounds of 3: what becomes of them"]
    assert refusal("fight", done.table, {}) == "nobody is left to fight: add a foe first"


# -- foes alike


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-FIGHT")
def test_of_foes_alike_the_one_in_front_falls_and_the_next_is_whole() -> None:
    table = at_the_gate(None, {"wolf": foe(name="Reavers", most=3, wounds=1, many=4, began=4)})
    done = play("fight", table, met(dice=STRONG))
    assert_did(
        done,
        table,
        dealt("wolf", 1, 3, "sword 3, picked +1, no Armor: 4; 3 is the most"),
        Did("dealt/next/foes.wolf.many", 4, 3, "DG-NPC", "the one in front falls"),
        Did("dealt/next/foes.wolf.sheet.wounds", 3, 0, "DG-NPC", "the next is whole"),
        taken(0, 1, "Reavers 2, picked -1, no Armor: 1"),
        one_more(),
    )
    assert to_tell(done) == ["One of Reavers is out: what becomes of them"]
    kept = play("fight", table, met(dice=STRONG), waive=["dealt/next/falls"])
    assert kept.table.foes["wolf"].many == 4
    assert kept.table.foes["wolf"].sheet == OthersWounds(harm=2, armor=0, most_wounds=3, wounds=3)
    nothing = play("fight", table, met(dice=STRONG), waive=["dealt/foes.wolf.sheet.wounds"])
    assert nothing.table.foes["wolf"] == table.foes["wolf"]


@pytest.mark.rule("DG-NPC")
def test_the_last_of_them_is_out_as_one_alone_is() -> None:
    table = at_the_gate(None, {"wolf": foe(name="Reavers", most=1, many=1, began=4)})
    done = play("fight", table, met(dice=STRONG))
    assert (done.table.foes["wolf"].many, done.table.foes["wolf"].sheet.wounds) == (1, 1)  # type: ignore[union-attr]
    assert to_tell(done) == ["Reavers is out, with 1 Wound of 1: what becomes of them"]


# -- who falls


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-WOUNDS-2")
def test_the_fifth_the_sixth_and_what_is_past_it() -> None:
    hurt = {"wolf": foe(harm=2)}
    broken = play("fight", at_the_gate(armed("Rhea", SWORD, wounds=3, might=1), hurt), met("deal"))
    assert remarks(broken)[-1] == "Rhea is Broken: -2 on every roll"
    table = at_the_gate(armed("Rhea", SWORD, wounds=4, might=1), hurt)
    dying = play("fight", table, met("deal"))
    assert_did(
        dying,
        table,
        dealt("wolf", 0, 4, "sword 3, picked +1, no Armor: 4"),
        taken(4, 6, "Wolf 2, no Armor: 2"),
        Did("taken/characters.rhea.sheet.dies_with", None, 5, "DG-WOUNDS-2", "Dying: the next session"),
        one_more(),
    )
    last = at_the_gate(armed("Rhea", SWORD, wounds=5, might=2), hurt)
    ask = asked("fight", last, "taken/death/way", met("deal"))
    assert (ask.to, ask.rule) == ("rhea", "DG-DEATH-1")
    dead = play(
        "fight", last, met("deal") | {"taken/death/way": ["dies"], "taken/death/ends": "", "taken/death/left": ""}
    )
    assert dead.table.characters["rhea"].status == "dead"
    assert "Death comes for Rhea: 7 Wounds, and 6 boxes" in remarks(dead)


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-WOUNDS-1")
@pytest.mark.parametrize(
    ("wounds", "says"),
    [
        (4, None),
        (5, "Rhea is Broken, and fights: one Wound more, and they are dying"),
        (6, "Rhea is Dying, and fights: any Wound more is death"),
    ],
)
def test_the_broken_and_the_dying_may_fight_and_are_told(wounds: int, says: str | None) -> None:
    table = at_the_gate(armed("Rhea", SWORD, wounds=wounds, armor=9))
    done = play("fight", table, met(dice=(6, 6)))
    assert ("and fights" in remarks(done)[0]) is (says is not None)
    assert says is None or (remarks(done)[0], done.remarks[0].about) == (says, "characters.rhea")


# -- the weapon's stat


@pytest.mark.rule("DG-FIGHT")
def test_the_roll_is_with_the_weapons_stat() -> None:
    table = at_the_gate(armed("Rhea", BOW, might=-2, grace=2))
    ask = asked("fight", table, "roll/dice", {"who": ["rhea"], "foe": ["wolf"]})
    assert (ask.throw.text(), ask.throw.modifier.text(), ask.to) == ("2d6 +2", "Grace +2", "rhea")
    assert ask.text == "Rhea fights Wolf, bow, Harm 3"
    assert dict(ask.tiers) == {
        "full": "1 Harm more dealt, and 1 less taken",
        "partial": "1 Harm more dealt, or 1 less taken",
        "miss": "1 Harm less dealt, 1 more taken",
    }
    done = play("fight", table, met(dice=(4, 4)))
    assert done.table.foes["wolf"].sheet.wounds == 4  # type: ignore[union-attr]


# -- what nobody has given yet


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-NPC")
def test_numbers_of_a_foe_that_nobody_gave_are_asked_after_the_dice() -> None:
    table = at_the_gate(None, {"wolf": foe(harm=None, armor=None, most=None)})
    said = met("deal")
    armor = asked("fight", table, "dealt/armor-value", said)
    assert (armor.to, armor.about, armor.rule) == ("gm", "foes.wolf", "DG-ARMOR")
    said |= {"dealt/armor-value": 1}
    assert asked("fight", table, "taken/harm-value", said).to == "gm"
    said |= {"taken/harm-value": 2}
    assert asked("fight", table, "dealt/most-wounds", said).rule == "DG-NPC"
    done = play("fight", table, said | {"dealt/most-wounds": ["6"]})
    assert_did(
        done,
        table,
        Did("dealt/given/foes.wolf.sheet.armor", None, 1, "DG-ARMOR", "given as it was needed"),
        Did("taken/given/foes.wolf.sheet.harm", None, 2, "HH-SHEETS", "given as it was needed"),
        Did("dealt/foes.wolf.sheet.most_wounds", None, 6, "DG-NPC", "set by the GM"),
        dealt("wolf", 0, 3, "sword 3, picked +1, less Armor 1: 3"),
        taken(0, 2, "Wolf 2, no Armor: 2"),
        one_more(),
    )


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-ARMOR")
def test_armor_of_ones_own_that_nobody_gave_is_the_players_to_say() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=None))
    ask = asked("fight", table, "taken/armor-value", met("deal"))
    assert (ask.to, ask.text) == ("rhea", "Rhea's armor is not given yet. What is it?")


@pytest.mark.rule("DG-ARMOR")
@pytest.mark.rule("DG-FIGHT")
def test_what_is_not_physical_goes_past_armor_on_either_side() -> None:
    table = at_the_gate(MAIL, {"wolf": foe(harm=2, armor=2)})
    ask = asked("fight", table, "foe", {"who": ["rhea"]})
    aside = next(one for one in ask.asides if one.id == "past")
    assert (aside.letter, offers(aside), aside.most, aside.to) == ("i", ["theirs", "ours"], 2, "gm")
    past = play("fight", table, met("deal") | {"foe/past": ["theirs"]})
    assert_did(
        past,
        table,
        dealt("wolf", 0, 4, "sword 3, picked +1, past Armor: 4"),
        taken(0, 1, "Wolf 2, less Armor 1: 1"),
        one_more(),
    )
    ours = play("fight", table, met("deal") | {"foe/past": ["ours"]})
    assert_did(
        ours,
        table,
        dealt("wolf", 0, 2, "sword 3, picked +1, less Armor 2: 2"),
        taken(0, 2, "Wolf 2, past Armor: 2"),
        one_more(),
    )
