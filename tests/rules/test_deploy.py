"""HF-DEPLOY: the steading's people go into danger with a player's character at their head."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.homefront.deploy import DEPLOY
from rules.places import MISSING, put
from rules.registry import MOVES
from rules.run import Open, run
from tests.rules.playing import Did, asked, assert_did, offers, play, remarks, to_tell
from tests.rules.tables import GRETE, ISOLDE, ODO, RHEA, VAHID, stonewell


@pytest.mark.rule("HF-DEPLOY-1", case=1)
def test_many_are_hurt_and_the_steading_is_diminished() -> None:
    table = stonewell(defenses=2)
    assert asked("deploy", table, "roll", {"leader": ""}).count == 2
    done = play("deploy", table, {"leader": "", "roll": [5, 3], "cost": ["hurt"]})
    assert_did(done, table, Did("diminished", False, True, "HF-DEPLOY-1", "many are hurt"))
    assert to_tell(done) == ["Who is hurt, and how badly"]


@pytest.mark.rule("HF-DEPLOY-1", case=2)
def test_it_goes_badly_and_the_gm_writes_down_the_hard_move() -> None:
    table = stonewell(defenses=2)
    done = play("deploy", table, {"leader": "", "roll": [2, 1], "hard-move": "The gate is breached"})
    assert_did(done, table)
    assert remarks(done) == ["The GM's hard move: The gate is breached"]
    assert to_tell(done) == []


@pytest.mark.rule("HF-DEPLOY-1")
def test_a_hard_move_that_is_not_written_down_has_to_be_told() -> None:
    table = stonewell(defenses=2)
    assert asked("deploy", table, "leader").empty == "a player's character, unnamed"
    ask = asked("deploy", table, "hard-move", {"leader": "", "roll": [3, 1]})
    assert ask.empty == "said, not written"
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HF-DEPLOY-1")
    done = play("deploy", table, {"leader": "", "roll": [3, 1], "hard-move": ""})
    assert to_tell(done) == ["The GM makes a hard move"]


@pytest.mark.rule("HF-DEPLOY-1")
def test_a_six_goes_as_well_as_one_could_wish() -> None:
    table = stonewell(defenses=2)
    done = play("deploy", table, {"leader": "", "roll": [1, 6]})
    assert_did(done, table)
    assert remarks(done) == ["It goes as well as one could wish"]


@pytest.mark.rule("HF-DEPLOY-1")
def test_less_effect_than_hoped_changes_no_number() -> None:
    table = stonewell(defenses=2)
    done = play("deploy", table, {"leader": "", "roll": [4, 4], "cost": ["less"]})
    assert_did(done, table)
    assert to_tell(done) == ["It has less effect than hoped"]


@pytest.mark.rule("HF-DEPLOY-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_somebody_named_dies_and_the_gm_says_who() -> None:
    table = stonewell(defenses=2, people={"odo": ODO, "vahid": VAHID, "grete": GRETE})
    said = {"leader": "", "roll": [4, 1], "cost": ["death"]}
    ask = asked("deploy", table, "who-dies", said)
    assert (ask.to, ask.rule, offers(ask)) == ("gm", "HF-DEPLOY-1", ["odo", "vahid"])
    done = play("deploy", table, said | {"who-dies": "odo"})
    assert_did(done, table, Did("people.odo.status", "here", "dead", "HF-DEPLOY-1"))


@pytest.mark.rule("HF-DEPLOY-1")
def test_somebody_new_can_be_named_and_die() -> None:
    table = stonewell(defenses=2)
    done = play("deploy", table, {"leader": "", "roll": [4, 1], "cost": ["death"], "who-dies": "Brenn"})
    assert_did(
        done,
        table,
        Did("people.brenn", MISSING, {"name": "Brenn", "role": "", "status": "dead"}, "HF-DEPLOY-1"),
    )


@pytest.mark.rule("HF-DEPLOY-1")
def test_whoever_leads_is_named_if_the_table_likes() -> None:
    table = stonewell(defenses=1, people={"isolde": ISOLDE})
    ask = asked("deploy", table, "leader")
    assert (ask.to, ask.optional, offers(ask)) == ("table", True, ["isolde"])
    done = play("deploy", table, {"leader": "isolde", "roll": [6]})
    assert_did(done, table)
    assert remarks(done) == ["Isolde takes charge", "It goes as well as one could wish"]
    new = play("deploy", table, {"leader": "Rhea", "roll": [6]})
    assert_did(
        new,
        table,
        Did(
            "leader/people.rhea",
            MISSING,
            {"name": "Rhea", "role": "", "status": "here"},
            "HF-DEPLOY-1",
            "named for the first time",
        ),
    )
    assert remarks(new)[0] == "Rhea takes charge"


@pytest.mark.rule("HF-DEPLOY-1")
def test_with_nobody_in_charge_nothing_is_rolled_and_the_gm_decides() -> None:
    table = stonewell(defenses=2)
    said = {"leader": "", "leader/nobody": True}
    ask = asked("deploy", table, "decides", said)
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HF-DEPLOY-1")
    told = play("deploy", table, said | {"decides": "They hold the wall till dawn"})
    assert_did(told, table)
    assert remarks(told) == ["They hold the wall till dawn"]
    assert to_tell(told) == []
    silent = play("deploy", table, said | {"decides": ""})
    assert_did(silent, table)
    assert to_tell(silent) == ["No one takes charge: the GM decides what comes of it"]


@pytest.mark.rule("HF-DEPLOY-1")
def test_nobody_said_with_no_is_somebody() -> None:
    assert asked("deploy", stonewell(), "roll", {"leader": "", "leader/nobody": False})


@pytest.mark.rule("HF-DEPLOY-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_gm_picks_the_cost() -> None:
    ask = asked("deploy", stonewell(defenses=2), "cost", {"leader": "", "roll": [5, 5]})
    assert ask.to == "gm"
    assert (ask.least, ask.most) == (1, 1)
    assert [(one.key, one.letter, one.kind) for one in ask.asides] == [
        ("cost/strength", "w", "yes"),
        ("cost/panic", "x", "yes"),
    ]


@pytest.mark.rule("HF-DEPLOY-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_players_pick_the_cost_where_the_steading_acts_from_strength() -> None:
    answers = {
        "leader": Answer("person", ""),
        "roll": Answer("dice", [5, 5]),
        "cost/strength": Answer("yes", True),
    }
    result = run(MOVES["deploy"], stonewell(defenses=2), "gm", answers)
    assert isinstance(result, Open)
    assert (result.ask.key, result.ask.to) == ("cost", "table")
    answers["cost/strength"] = Answer("yes", False)
    result = run(MOVES["deploy"], stonewell(defenses=2), "gm", answers)
    assert isinstance(result, Open)
    assert (result.ask.key, result.ask.to) == ("cost", "gm")


@pytest.mark.rule("HF-DEPLOY-2")
def test_picked_from_strength_it_costs_the_same() -> None:
    table = stonewell(defenses=2)
    done = play("deploy", table, {"leader": "", "roll": [5, 3], "cost": ["hurt"], "cost/strength": True})
    assert_did(done, table, Did("diminished", False, True, "HF-DEPLOY-1", "many are hurt"))


@pytest.mark.rule("HF-DEPLOY-1")
@pytest.mark.rule("HF-DISASTER-1")
def test_panic_can_spread_besides() -> None:
    table = stonewell(defenses=2, fortunes=2)
    panic = Did("disaster/fortunes", 2, 1, "HF-DISASTER-1", "panic spreads")
    badly = play("deploy", table, {"leader": "", "roll": [2, 1], "hard-move": "", "hard-move/panic": True})
    assert_did(badly, table, panic)
    costly = play("deploy", table, {"leader": "", "roll": [4, 1], "cost": ["less"], "cost/panic": True})
    assert_did(costly, table, panic)
    calm = play("deploy", table, {"leader": "", "roll": [4, 1], "cost": ["less"], "cost/panic": False})
    assert_did(calm, table)


@pytest.mark.rule("HF-DEPLOY-1")
def test_it_declares_what_it_rolls() -> None:
    deploy = MOVES["deploy"]
    assert deploy.players
    assert deploy.blocked(stonewell(), "gm") is None
    assert deploy.pool is not None
    assert deploy.pool(stonewell(defenses=3)).dice == 3


@pytest.mark.rule("HF-DEPLOY-1")
def test_a_character_who_makes_it_is_taken_to_lead_it_and_the_gm_names_nobody() -> None:
    table = put(stonewell(), "characters.rhea", RHEA)
    assert DEPLOY.assumes(table, "rhea") == {"leader": "rhea"}
    assert DEPLOY.assumes(table, "gm") == {"leader": ""}
    done = play("deploy", table, {"leader": "rhea", "roll": [6]}, who="rhea")
    assert remarks(done)[0] == "Rhea takes charge"


@pytest.mark.rule("HF-DEPLOY-1")
@pytest.mark.parametrize(("status", "assumed"), [("here", True), ("away", True), ("dead", False), ("retired", False)])
def test_whoever_is_gone_is_not_taken_to_lead_it(status: Any, assumed: bool) -> None:
    table = put(stonewell(), "characters.rhea", RHEA.model_copy(update={"status": status}))
    assert DEPLOY.assumes(table, "rhea") == ({"leader": "rhea"} if assumed else {})
