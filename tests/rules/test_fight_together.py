"""DG-FIGHT, DG-SPOTLIGHT: two players in one exchange, who can fight whom, and what is refused with its reason."""

import pytest

from rules.asks import Ask
from rules.combat.sides import Fight, Fighter, Foe
from rules.combat.who_fights import out_of_it
from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.heard import ask_for
from rules.registry import MOVES
from rules.seats import Seat
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sight import changes_seen, remarks_seen
from rules.table import Person, Table
from tests.rules.fighting import (
    BOW,
    GATE,
    SWORD,
    armed,
    at_the_gate,
    band,
    dealt,
    dread,
    edge,
    foe,
    hound,
    met,
    one_more,
    taken,
)
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import stonewell

BOTH = {"foe/beside": ["odo"]}
ODO = Seat("odo", "player", ("odo",))


def no(ask: Ask[object], one: str) -> str:
    with pytest.raises(NotTaken) as refused:
        ask.take([one])
    return refused.value.reason


# -- two players in one exchange


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-SPOTLIGHT")
@pytest.mark.rule("DG-SPEND-LAPSE")
def test_two_players_meet_one_foe_each_with_a_roll_of_their_own() -> None:
    table = at_the_gate(
        armed("Rhea", SWORD, armor=1, might=1), odo=armed("Odo", BOW, grace=2), edges={"x": edge("wolf", "harm")}
    )
    aside = next(one for one in asked("fight", table, "foe", {"who": ["rhea"]}).asides if one.id == "beside")
    assert (aside.letter, offers(aside), aside.most, aside.to) == ("b", ["odo"], 1, "gm")
    assert asked("fight", table, "odo/roll/dice", met(dice=(6, 5)) | BOTH).to == "odo"
    done = play("fight", table, met(dice=(6, 5)) | BOTH | {"odo/roll/dice": [1, 1]})
    assert_did(
        done,
        table,
        dread(0, 1, "Odo", "odo/roll/"),
        dealt("wolf", 0, 4, "sword 3, picked +1, no Armor: 4"),
        taken(0, 1, "Wolf 2, picked -1, an edge +1, less Armor 1: 1"),
        dealt("wolf", 4, 6, "bow 3, 6- -1, no Armor: 2", scope="odo/dealt/"),
        taken(0, 4, "Wolf 2, 6- +1, an edge +1, no Armor: 4", who="odo", scope="odo/taken/"),
        Did("edges.x.status", "held", "used", "DG-SPEND-LAPSE", "it was for that exchange"),
        one_more(),
    )
    assert done.table.fights[GATE].turn == 0


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-FIGHT-2")
def test_what_the_first_of_them_brings_down_the_second_hits_no_more_and_is_hit_all_the_same() -> None:
    table = at_the_gate(None, {"wolf": foe(most=3)}, odo=armed("Odo", SWORD))
    done = play("fight", table, met("deal") | BOTH | {"odo/roll/dice": [4, 4], "odo/pick": ["deal"]})
    assert_did(
        done,
        table,
        dealt("wolf", 0, 3, "sword 3, picked +1, no Armor: 4; 3 is the most"),
        taken(0, 2, "Wolf 2, no Armor: 2"),
        taken(0, 2, "Wolf 2, no Armor: 2", who="odo", scope="odo/taken/"),
        one_more(),
    )
    assert remarks(done)[-1] == "Wolf is out of it already"
    assert done.remarks[-1].about == "foes.wolf.sheet"
    assert len(to_tell(done)) == 1


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-NPC")
def test_of_foes_alike_two_players_bring_down_two() -> None:
    table = at_the_gate(None, {"wolf": foe(most=3, many=3, began=3)}, odo=armed("Odo", SWORD))
    done = play("fight", table, met("deal") | BOTH | {"odo/roll/dice": [4, 4], "odo/pick": ["guard"]})
    wolf = done.table.foes["wolf"]
    assert (wolf.many, wolf.sheet) == (1, OthersWounds(harm=2, armor=0, most_wounds=3))


@pytest.mark.rule("DG-FIGHT")
def test_nobody_else_is_offered_beside_them_where_there_is_nobody() -> None:
    alone = asked("fight", at_the_gate(), "foe", {"who": ["rhea"]})
    assert [aside.id for aside in alone.asides] == ["past", "arms"]
    out = at_the_gate(
        odo=armed("Odo", SWORD), fight={"fighters": FrozenMap({"rhea": Fighter(), "odo": Fighter(status="out")})}
    )
    assert [aside.id for aside in asked("fight", out, "foe", {"who": ["rhea"]}).asides] == ["past", "arms"]


# -- who can fight, and whom


@pytest.mark.rule("DG-SPOTLIGHT")
@pytest.mark.rule("DG-FIGHT")
def test_why_somebody_cannot_fight() -> None:
    table = at_the_gate(odo=armed("Odo", SWORD, status="dead"), bram={"hp": 0})
    ask = asked("fight", table, "who")
    assert (offers(ask), effect_of(ask, "rhea")) == (["rhea"], "")
    broken = asked("fight", at_the_gate(armed("Rhea", wounds=5)), "who")
    assert effect_of(broken, "rhea") == "Broken"
    assert no(ask, "odo") == "Odo: dead"
    assert no(ask, "bram") == "Bram: out of the action"
    blocked = MOVES["fight"].blocked
    assert blocked(table, "odo") == "Odo is dead"
    assert blocked(table, "rhea") is None
    left = at_the_gate(
        odo=armed("Odo", SWORD), fight={"fighters": FrozenMap({"rhea": Fighter(), "odo": Fighter(status="out")})}
    )
    assert blocked(left, "odo") == "Odo is not in the fight: The gate"
    assert no(asked("fight", left, "who"), "odo") == "Odo: not in the fight: The gate"
    assert blocked(at_the_gate(odo=armed("Odo", status="left")), "odo") == "Odo has left"
    assert blocked(at_the_gate(bram={"hp": 1}), "bram") is None
    assert blocked(at_the_gate(bram={"hp": None}), "bram") is None
    door = at_the_gate(bram={"hp": 5, "standing": "at-the-door"})
    assert blocked(door, "bram") == "Bram is out of the action"


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-FIGHT")
def test_whoever_nobody_plays_rolls_nothing() -> None:
    garet = Person(name="Garet", follower=True, sheet=OthersWounds(most_wounds=3))
    table = at_the_gate(people={"garet": garet}, fight={"fighters": FrozenMap({"rhea": Fighter(), "garet": Fighter()})})
    ask = asked("fight", table, "who")
    assert offers(ask) == ["rhea"]
    assert no(ask, "garet") == "Garet: nobody plays them, and they make no rolls"


@pytest.mark.rule("DG-SPOTLIGHT")
@pytest.mark.rule("DG-FIGHT")
def test_why_nobody_can_fight() -> None:
    blocked = MOVES["fight"].blocked
    assert blocked(stonewell(), "gm") == "no fight is on: begin one first"
    assert blocked(at_the_gate(fight={"status": "kept"}), "gm") == "no fight is on: begin one first"
    assert blocked(at_the_gate(fight={"fighters": FrozenMap()}), "gm") == "no player's character is in the fight"
    assert blocked(at_the_gate(None, {}), "gm") == "nobody is left to fight: add a foe first"
    ours = at_the_gate(None, {}, battalions={"militia": band("Militia", 5)})
    assert blocked(ours, "rhea") == "nobody is left to fight: add a foe first"
    theirs = at_the_gate(None, {}, battalions={"reavers": band("Reavers", 5, side="theirs")})
    assert blocked(theirs, "rhea") is None


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-FIGHT")
def test_fighting_the_dead_is_refused_with_the_reason() -> None:
    gone: dict[str, Foe] = {
        "bear": foe("Bear", most=3, wounds=3),
        "boar": foe("Boar", status="dead"),
        "crow": foe("Crow", many=0),
        "husk": foe("Husk", harm=0, armor=0, most=0),
        "lame": hound(3, name="Lame", sheet={"standing": "out"}),
        "mutt": hound(0, name="Mutt"),
    }
    table = at_the_gate(None, gone | {"wolf": foe(), "pack": foe("Pack", many=2, began=3)})
    ask = asked("fight", table, "foe", {"who": ["rhea"]})
    assert (offers(ask), effect_of(ask, "pack"), effect_of(ask, "wolf")) == (["pack", "wolf"], "x2", "")
    assert {one: no(ask, one) for one in gone} == {
        "bear": "Bear: out of it already",
        "boar": "Boar: dead",
        "crow": "Crow: out of it already",
        "husk": "Husk: has no Wounds to take: say first how many",
        "lame": "Lame: out of it already",
        "mutt": "Mutt: out of it already",
    }
    assert refusal("fight", at_the_gate(None, gone), {}) == "nobody is left to fight: add a foe first"


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(
    ("sheet", "out"),
    [
        (OthersWounds(wounds=2, most_wounds=3), False),
        (OthersWounds(wounds=3, most_wounds=3), True),
        (OthersWounds(wounds=4), False),
        (OthersHitPoints(hp=1), False),
        (OthersHitPoints(hp=0), True),
        (OthersHitPoints(hp=4, standing="out"), True),
        (OthersHitPoints(), False),
        (None, False),
    ],
)
def test_who_of_ours_that_nobody_plays_is_out(sheet: OthersWounds | OthersHitPoints | None, out: bool) -> None:
    table = at_the_gate(people={"garet": Person(name="Garet", sheet=sheet)})
    assert out_of_it(table, "garet") == ("is out of the action" if out else None)
    assert out_of_it(table, "nobody") == "is not known here"


@pytest.mark.rule("DG-FIGHT")
def test_a_foe_with_none_of_anything_but_a_wound() -> None:
    table = at_the_gate(None, {"wolf": foe(harm=0, armor=0, most=1)})
    done = play("fight", table, met("deal"))
    assert_did(done, table, dealt("wolf", 0, 1, "sword 3, picked +1, no Armor: 4; 1 is the most"), one_more())


@pytest.mark.rule("DG-SPOTLIGHT")
def test_one_meets_those_of_their_own_fight() -> None:
    table = _two_fights()
    assert offers(asked("fight", table, "foe", {"who": ["rhea"]})) == ["wolf"]
    assert offers(asked("fight", table, "foe", {"who": ["odo"]})) == ["crab"]
    ours = play("fight", table, {"who": ["odo"], "foe": ["crab"], "roll/dice": [6, 4]})
    assert (ours.table.fights["ford"].exchange, ours.table.fights[GATE].exchange) == (1, 0)
    assert [one.id for one in asked("fight", table, "foe", {"who": ["odo"]}).asides] == ["past", "arms"]


def _two_fights() -> Table:
    return stonewell(
        characters={"rhea": armed("Rhea", SWORD), "odo": armed("Odo", SWORD)},
        fights={
            GATE: Fight(name="The gate", fighters=FrozenMap({"rhea": Fighter()})),
            "ford": Fight(name="The ford", fighters=FrozenMap({"odo": Fighter()})),
        },
        foes={"wolf": foe(), "crab": foe("Crab", fight="ford")},
    )


@pytest.mark.rule("DG-FIGHT")
def test_where_there_is_but_one_of_each_nobody_need_say_it() -> None:
    assumes = MOVES["fight"].assumes
    assert assumes(at_the_gate(), "gm") == {"who": ("rhea",), "foe": ("wolf",)}
    assert assumes(at_the_gate(), "rhea") == {"foe": ("wolf",)}
    more = at_the_gate(None, {"wolf": foe(), "bear": foe("Bear")}, odo=armed("Odo"))
    assert assumes(more, "gm") == {}
    assert assumes(_two_fights(), "gm") == {}
    assert assumes(_two_fights(), "odo") == {"foe": ("crab",)}


@pytest.mark.rule("DG-FIGHT")
def test_at_a_players_seat_it_is_their_own_character() -> None:
    table = at_the_gate(odo=armed("Odo", SWORD))
    ask = reach("fight", table, {}, who="odo").ask  # type: ignore[union-attr]
    assert (ask.key, ask.to, ask.text) == ("foe", "odo", "Whom does Odo fight?")
    no_foe = at_the_gate(None, {"wolf": foe(wounds=6)}, odo=armed("Odo", SWORD))
    assert refusal("fight", no_foe, {}) == "nobody is left to fight: add a foe first"


# -- who sees what


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-FIGHT")
def test_a_player_hears_nothing_of_a_foe_that_they_do_not_know() -> None:
    table = at_the_gate(None, {"wolf": foe(), "lurker": foe("Lurker", known=False)}, odo=armed("Odo", SWORD))
    heard = ask_for(table, ODO, asked("fight", table, "foe", {"who": ["odo"]}))
    assert offers(heard) == ["wolf"]
    done = play("fight", table, {"who": ["odo"], "foe": ["lurker"], "roll/dice": [4, 4], "pick": ["deal"]})
    seen = changes_seen(done.table, ODO, done.changes)
    assert [change.where for change in seen] == ["characters.odo.sheet.wounds", "fights.gate.exchange"]
    assert not any("Lurker" in change.why for change in seen)
    assert seen[0].why == "a foe, no Armor: 2"


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-FIGHT")
def test_what_tells_how_a_closed_foe_is_hurt_is_for_the_gm() -> None:
    closed = at_the_gate(None, {"wolf": foe(armor=9), "bear": foe("Bear", wounds=6)}, odo=armed("Odo", SWORD))
    done = play("fight", closed, {"who": ["odo"], "foe": ["wolf"], "roll/dice": [4, 4], "pick": ["deal"]})
    assert "Wolf takes nothing: sword 3, picked +1, less Armor 9: 0" in remarks(done)
    heard = [remark.text for remark in remarks_seen(done.table, ODO, done.remarks)]
    assert not any("Armor 9" in text for text in heard)
    opened = at_the_gate(None, {"wolf": foe(armor=9)}, odo=armed("Odo", SWORD), settings={"foes_open": True})
    again = play("fight", opened, {"who": ["odo"], "foe": ["wolf"], "roll/dice": [4, 4], "pick": ["deal"]})
    told = [remark.text for remark in remarks_seen(again.table, ODO, again.remarks)]
    assert "Wolf takes nothing: sword 3, picked +1, less Armor 9: 0" in told
