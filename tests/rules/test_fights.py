"""DG-SPOTLIGHT: a fight begins, is kept for later, taken up and over; who of ours is in it."""

import pytest

from rules.combat.sides import Edge, Fighter
from rules.combat.which_fight import last_fight
from rules.places import MISSING, put
from rules.registry import MOVES
from rules.seats import Seat
from rules.sheets.bonus import Bonus
from rules.sight import remarks_seen, view
from tests.rules.foes_to_meet import GARET, HOUND, MILITIA, REAVER, a_fight, at_the_gate, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, to_tell

RULE = "DG-SPOTLIGHT"
IN = {"turn": 0, "status": "in"}
PLAYER = Seat("rhea", "player", ("rhea",))


def begun(id: str, name: str, number: int, *who: str, status: str = "on") -> Did:
    fighters = {"fighters": dict.fromkeys(who, IN)} if who else {}
    return Did(f"fights.{id}", MISSING, {"name": name, "status": status, "begun": number} | fighters, RULE)


# -- it begins


@pytest.mark.rule("DG-SPOTLIGHT")
def test_a_fight_begins_with_those_who_are_named() -> None:
    table = gathered(people={"garet": GARET})
    ask = asked("new-fight", table, "who")
    assert (ask.least, ask.most, ask.to, offers(ask)) == (0, 4, "gm", ["bram", "odo", "rhea", "garet"])
    name = asked("new-fight", table, "name", {"who": ["rhea", "garet"]})
    assert (name.offered, name.to) == ("Fight 1", "gm")
    done = play("new-fight", table, {"who": ["garet", "rhea"], "name": "The gate"})
    assert_did(done, table, begun("the-gate", "The gate", 1, "garet", "rhea"))
    assert done.changes[0].waived_at is None
    assert remarks(done) == []


@pytest.mark.rule("DG-SPOTLIGHT")
def test_all_of_ours_who_are_here_and_free_are_taken_for_granted() -> None:
    away = GARET.model_copy(update={"status": "away"})
    stranger = GARET.model_copy(update={"follower": False})
    unhurt = GARET.model_copy(update={"sheet": None})
    theirs = MILITIA.model_copy(update={"side": "theirs"})
    gone = MILITIA.model_copy(update={"status": "left"})
    table = gathered(
        fights={"gate": a_fight(who=("odo",)), "past": a_fight(who=("bram",), status="over")},
        people={"garet": GARET, "hild": away, "wat": stranger, "tib": unhurt},
        battalions={"militia": MILITIA, "band": theirs, "old": gone},
    )
    assert MOVES["new-fight"].assumes(table, "gm") == {"who": ["bram", "rhea", "garet", "militia"]}
    ask = asked("new-fight", table, "who")
    assert offers(ask) == ["bram", "odo", "rhea", "garet", "militia"]
    assert [effect_of(ask, one) for one in ("odo", "rhea")] == ["leaves The gate", ""]


@pytest.mark.rule("DG-SPOTLIGHT")
def test_whoever_joins_another_fight_leaves_theirs() -> None:
    table = at_the_gate("odo", "rhea", battalions={"militia": MILITIA.model_copy(update={"fight": "gate"})})
    done = play("new-fight", table, {"who": ["odo", "militia"], "name": "The sluice"})
    assert_did(
        done,
        table,
        Did("fights.gate.fighters.odo.status", "in", "out", RULE, "in The sluice now"),
        begun("the-sluice", "The sluice", 2, "odo"),
        Did("battalions.militia.fight", "gate", "the-sluice", RULE),
    )
    assert [fight.status for fight in done.table.fights.values()] == ["on", "on"]


@pytest.mark.rule("DG-SPOTLIGHT")
def test_a_fight_can_begin_with_nobody_of_ours() -> None:
    table = gathered()
    assert_did(play("new-fight", table, {"who": [], "name": "Far off"}), table, begun("far-off", "Far off", 1))
    empty = gathered(rhea=GONE)
    done = play("new-fight", empty, {"name": "Fight 1"})
    assert_did(done, empty, begun("fight-1", "Fight 1", 1))


GONE = gathered().characters["rhea"].model_copy(update={"status": "dead"})


# -- kept for later, and taken up


@pytest.mark.rule("DG-SPOTLIGHT")
def test_a_fight_is_prepared_out_of_the_players_sight() -> None:
    table = gathered()
    done = play("keep-fight", table, {"name": "An ambush"})
    assert_did(done, table, begun("an-ambush", "An ambush", 1, status="kept"))
    assert list(view(done.table, PLAYER).table.fights) == []


@pytest.mark.rule("DG-SPOTLIGHT")
def test_one_that_is_on_is_put_aside_and_our_battalions_go_on() -> None:
    held = MILITIA.model_copy(update={"fight": "gate"})
    theirs = held.model_copy(update={"side": "theirs"})
    elsewhere = MILITIA.model_copy(update={"fight": "sluice"})
    table = at_the_gate(
        fights={"sluice": a_fight("The sluice", begun=2)},
        battalions={"band": theirs, "far": elsewhere, "militia": held},
    )
    ask = asked("keep-fight", table, "which")
    assert offers(ask) == ["gate", "sluice", "new"]
    assert ask.to == "gm"
    done = play("keep-fight", table, {"which": ["gate"]})
    assert_did(
        done,
        table,
        Did("fights.gate.status", "on", "kept", RULE),
        Did("battalions.militia.fight", "gate", "", RULE, "the fight is put aside"),
    )
    assert done.changes[0].waived_at is None
    new = play("keep-fight", table, {"which": ["new"], "name": "Later"})
    assert_did(new, table, begun("later", "Later", 3, status="kept"))


@pytest.mark.rule("DG-SPOTLIGHT")
def test_a_kept_fight_is_taken_up_with_those_who_are_in_it_now() -> None:
    before = {"bram": Fighter(turn=2), "odo": Fighter(turn=1, status="out"), "tomas": Fighter()}
    kept = a_fight("The mill", status="kept", begun=2, fighters=before)
    table = at_the_gate("rhea", fights={"mill": kept})
    assert MOVES["take-up-fight"].assumes(table, "gm") == {"who": ["bram", "odo"]}
    done = play("take-up-fight", table, {"who": ["odo", "rhea"]})
    scope = "mill/fights"
    assert_did(
        done,
        table,
        Did(f"{scope}.mill.fighters.odo.status", "out", "in", RULE),
        Did(f"{scope}.gate.fighters.rhea.status", "in", "out", RULE, "in The mill now"),
        Did(f"{scope}.mill.fighters.rhea", MISSING, IN, RULE),
        Did(f"{scope}.mill.fighters.bram.status", "in", "out", RULE),
        Did(f"{scope}.mill.fighters.tomas.status", "in", "out", RULE),
        Did(f"{scope}.mill.status", "kept", "on", RULE),
    )
    assert done.changes[-1].waived_at is None


@pytest.mark.rule("DG-SPOTLIGHT")
def test_which_one_is_asked_where_there_are_several() -> None:
    kept = {"mill": a_fight("The mill", status="kept", begun=2), "bridge": a_fight("B", status="kept", begun=1)}
    foes = {"reaver": REAVER.model_copy(update={"fight": "mill"}), "wolf": HOUND.model_copy(update={"fight": "mill"})}
    force = MILITIA.model_copy(update={"side": "theirs", "fight": "mill"})
    dead = HOUND.model_copy(update={"status": "dead", "fight": "mill"})
    table = gathered(fights=kept, foes=foes | {"dead": dead}, battalions={"band": force})
    ask = asked("take-up-fight", table, "fight", {"who": []})
    assert offers(ask) == ["bridge", "mill"]
    assert [effect_of(ask, one) for one in offers(ask)] == ["0 rows of foes", "2 rows of foes, battalions 1"]
    assert asked("end-fight", table, "fight").text == "Which fight is over?"
    done = play("take-up-fight", table, {"who": [], "fight": ["bridge"]})
    assert done.table.fights["bridge"].status == "on"
    one = gathered(fights=kept, foes={"reaver": foes["reaver"]})
    assert effect_of(asked("take-up-fight", one, "fight", {"who": []}), "mill") == "1 row of foes"
    assert refusal("take-up-fight", at_the_gate()) == "no fight is kept for later"


# -- it ends


@pytest.mark.rule("DG-SPOTLIGHT")
@pytest.mark.rule("DG-SPEND-LAPSE")
def test_at_its_end_what_was_for_the_conflict_is_gone_and_our_battalions_go_on() -> None:
    def edge(**given: object) -> Edge:
        usual = {"name": "Rage", "fight": "gate", "bearer": "reaver", "gives": "harm", "amount": 1}
        return Edge.model_validate(usual | {"lasts": "conflict"} | given)

    edges = {
        "kept": edge(fight="sluice"),
        "rage": edge(),
        "shield": edge(bearer="rhea", lasts="exchange"),
        "stab": edge(lasts="attack"),
        "used": edge(status="used"),
    }
    table = at_the_gate(
        fights={"sluice": a_fight("The sluice", begun=2, status="kept")},
        foes={"reaver": REAVER},
        battalions={"militia": MILITIA.model_copy(update={"fight": "gate"})},
        edges=edges,
    )
    done = play("end-fight", table)
    why = "the fight is over"
    assert_did(
        done,
        table,
        Did("gate/fights.gate.status", "on", "over", RULE),
        Did("gate/edges.rage.status", "held", "ended", "DG-SPEND-LAPSE", why),
        Did("gate/edges.shield.status", "held", "ended", "DG-SPEND-LAPSE", why),
        Did("gate/edges.stab.status", "held", "ended", "DG-SPEND-LAPSE", why),
        Did("gate/battalions.militia.fight", "gate", "", RULE, why),
    )
    assert done.changes[0].waived_at is None
    assert done.table.foes["reaver"] == REAVER


@pytest.mark.rule("DG-SPOTLIGHT")
def test_who_of_theirs_is_left_is_told_and_no_hidden_one_to_the_players() -> None:
    foes = {
        "hound": HOUND,
        "reaver": REAVER,
        "voss": REAVER.model_copy(update={"name": "Voss", "known": False}),
        "dead": REAVER.model_copy(update={"name": "Dead", "status": "dead"}),
        "far": REAVER.model_copy(update={"name": "Far", "fight": "sluice"}),
    }
    band = MILITIA.model_copy(update={"name": "Band", "side": "theirs", "fight": "gate"})
    over = a_fight(begun=2, status="over")
    done = play("end-fight", at_the_gate(fights={"sluice": over}, foes=foes, battalions={"band": band}))
    assert to_tell(done) == ["What becomes of Ash hound, Reaver, Band", "What becomes of Voss"]
    assert [one.text for one in remarks_seen(done.table, PLAYER, done.remarks)] == [
        "What becomes of Ash hound, Reaver, Band"
    ]
    assert to_tell(play("end-fight", at_the_gate())) == []


@pytest.mark.rule("DG-SPOTLIGHT")
def test_one_that_is_kept_can_be_dropped_where_none_is_on() -> None:
    kept = gathered(fights={"mill": a_fight("The mill", status="kept")})
    assert play("end-fight", kept).table.fights["mill"].status == "over"
    for fights in ({}, {"past": a_fight(status="over")}):
        assert refusal("end-fight", gathered(fights=fights)) == "no fight is on, and none is kept for later"


@pytest.mark.rule("DG-SPOTLIGHT")
def test_the_last_fight_is_the_one_that_began_last_and_is_not_kept() -> None:
    fights = {
        "a": a_fight(begun=3, status="over"),
        "b": a_fight(begun=2),
        "c": a_fight(begun=4, status="kept"),
    }
    table = gathered(fights=fights)
    assert [last_fight(table), last_fight(table, but="a"), last_fight(gathered())] == ["a", "b", ""]
    done = play("new-fight", table, {"who": [], "name": "Next"})
    assert done.table.fights["next"].begun == 4  # the players know of 3


# -- one joins, one leaves


@pytest.mark.rule("DG-SPOTLIGHT")
def test_each_who_is_picked_joins_or_leaves() -> None:
    fighters = {"odo": Fighter(turn=3, status="out"), "tomas": Fighter()}
    militia = MILITIA.model_copy(update={"fight": "gate"})
    table = at_the_gate(
        "rhea",
        fights={
            "gate": a_fight(who=("rhea",), begun=1, fighters=fighters),
            "sluice": a_fight("The sluice", who=("bram",), begun=2),
        },
        battalions={"guard": MILITIA, "militia": militia},
    )
    which = asked("join-or-leave", table, "fight")
    assert offers(which) == ["gate", "sluice"]
    ask = asked("join-or-leave", table, "gate/who", {"fight": ["gate"]})
    assert (ask.least, ask.most) == (1, 6)
    assert {one.id: one.effect for one in ask.options} == {
        "bram": "joins, and leaves The sluice",
        "odo": "joins",
        "rhea": "is in it, and leaves",
        "guard": "joins",
        "militia": "is in it, and leaves",
        "tomas": "is in it, and leaves",
    }
    done = play("join-or-leave", table, {"fight": ["gate"], "gate/who": offers(ask)})
    gate = "gate/fights.gate.fighters"
    assert_did(
        done,
        table,
        Did(f"{gate}.rhea.status", "in", "out", RULE, "leaves the fight"),
        Did("gate/battalions.militia.fight", "gate", "", RULE),
        Did(f"{gate}.tomas.status", "in", "out", RULE, "leaves the fight"),
        Did("gate/fights.sluice.fighters.bram.status", "in", "out", RULE, "in The gate now"),
        Did(f"{gate}.bram", MISSING, IN, RULE),
        Did(f"{gate}.odo.status", "out", "in", RULE),
        Did("gate/battalions.guard.fight", "", "gate", RULE),
    )


@pytest.mark.rule("DG-SPOTLIGHT")
def test_nobody_joins_where_no_fight_is_on_or_nobody_is_there() -> None:
    assert refusal("join-or-leave", gathered()) == "no fight is on"
    assert refusal("join-or-leave", gathered(fights={"gate": a_fight()}, rhea=GONE)) == "nobody of ours is here"


@pytest.mark.rule("DG-SPOTLIGHT")
def test_the_moves_are_the_gm_s_and_of_both_worlds() -> None:
    for id in ("new-fight", "end-fight", "keep-fight", "take-up-fight", "join-or-leave", "spotlight", "add-foes"):
        move = MOVES[id]
        assert (move.players, move.world, move.tab) == (False, "", "combat")


@pytest.mark.rule("DG-READ-MOMENT")
@pytest.mark.rule("DG-FORWARD")
def test_what_was_read_of_the_moment_ends_with_its_fight() -> None:
    bonus = Bonus(kind="forward", amount=1, name="what was read of the moment", applies="acting on an answer")
    other = bonus.model_copy(update={"name": "a gift"})
    table = at_the_gate("rhea")
    for who in ("rhea", "odo"):
        table = put(table, f"characters.{who}.bonuses.acting-on-an-answer", bonus)
    table = put(table, "characters.rhea.bonuses.gift", other)
    done = play("end-fight", table)
    held = done.table.characters
    assert held["rhea"].bonuses["acting-on-an-answer"].status == "ended"
    assert held["rhea"].bonuses["gift"].status == "held"
    assert held["odo"].bonuses["acting-on-an-answer"].status == "held"  # in no fight
