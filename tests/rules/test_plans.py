"""HF-PLAN: a goal, what it takes, what becomes a plan of its own, and what holds while it is unfinished."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.homefront.plans import holding
from rules.places import MISSING, look, put
from rules.registry import MOVES
from rules.table import Muster, Plan, Requirement, Resource, Table
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks
from tests.rules.tables import stonewell

DONE = "all that it takes is there"


def plan(name: str, *, effect: str = "", **parts: Requirement) -> Plan:
    return Plan(name=name, effect=effect, requirements=dict(parts))  # type: ignore[arg-type]


def open_(text: str, of: str = "") -> Requirement:
    return Requirement(text=text, plan=of)


def done(text: str) -> Requirement:
    return Requirement(text=text, done=True)


def ticked(name: str, part: str, why: str) -> Did:
    return Did(f"plans.{name}.requirements.{part}.done", False, True, "HF-PLAN-2", why)


def finished(name: str, key: str = "") -> Did:
    return Did(f"{key}plans.{name}.status", "open", "done", "HF-PLAN-2", DONE)


def written(name: str, effect: str = "", **texts: str) -> dict[str, Any]:
    takes = {id: {"text": text, "done": False, "plan": ""} for id, text in texts.items()}
    return {"name": name, "requirements": takes, "status": "open", "effect": effect}


BOW = plan("A bow for one hand", effect="reload", iron=done("Iron"), smith=done("A smith"), time=open_("A month"))
WALL = plan("Wall", stone=open_("Stone"), masons=done("Masons"))


@pytest.mark.rule("HF-PLAN-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_a_goal_and_what_the_gm_says_it_takes() -> None:
    table = stonewell()
    goal = asked("plan", table, "goal")
    assert (goal.to, goal.longest, goal.offered, goal.rule) == ("table", 200, "", "HF-PLAN-1")
    takes = asked("plan", table, "wall/takes", {"goal": "Wall"})
    assert (takes.to, takes.optional, takes.rule) == ("gm", True, "HF-PLAN-1")
    assert [(one.key, one.letter, one.kind, one.to) for one in takes.asides] == [
        ("wall/takes/effect", "e", "words", "gm")
    ]
    made = play("plan", table, {"goal": "Wall", "wall/takes": " Stone ;Masons; Stone;;"})
    plan = written("Wall", stone="Stone", masons="Masons")
    assert_did(made, table, Did("plans.wall", MISSING, plan, "HF-PLAN-1"))
    assert made.changes[0].waived_at is None


@pytest.mark.rule("HF-PLAN-1")
def test_things_that_sound_alike_are_two_things() -> None:
    table = stonewell(plans={"wall": WALL})
    made = play("plan", table, {"for": ["own"], "goal": "Wall", "wall/takes": "Stone; stone!"})
    assert made.table.plans["wall-2"].requirements["stone-2"].text == "stone!"


@pytest.mark.rule("HF-PLAN-1")
def test_a_plan_may_take_nothing_but_the_work() -> None:
    table = stonewell()
    made = play("plan", table, {"goal": "Mill", "mill/takes": ""})
    assert_did(made, table, Did("plans.mill", MISSING, written("Mill"), "HF-PLAN-1"))


@pytest.mark.rule("HF-PLAN-1")
def test_what_it_takes_is_a_name_and_no_story() -> None:
    said = {"goal": "Mill", "mill/takes": "Iron;" + "w" * 201}
    assert refusal("plan", stonewell(), said) == "a name of 201 characters is too long: 200 at most"
    assert play("plan", stonewell(), {"goal": "Mill", "mill/takes": "w" * 200}).changes


@pytest.mark.rule("HF-PLAN-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_what_nobody_sees_how_to_do_becomes_a_plan_of_its_own() -> None:
    table = stonewell(plans={"wall": WALL})
    ask = asked("plan", table, "for")
    assert (ask.to, ask.rule, offers(ask)) == ("table", "HF-PLAN-1", ["own", "wall/stone"])
    said: dict[str, Any] = {"for": ["wall/stone"]}
    assert asked("plan", table, "wall/stone/goal", said).offered == "Stone"
    said |= {"wall/stone/goal": "A quarry", "wall/stone/a-quarry/takes": "Picks"}
    made = play("plan", table, said)
    assert_did(
        made,
        table,
        Did("wall/stone/plans.a-quarry", MISSING, written("A quarry", picks="Picks"), "HF-PLAN-1"),
        Did(
            "wall/stone/plans.wall.requirements.stone.plan", "", "a-quarry", "HF-PLAN-1",
            "A quarry: a plan of its own now",
        ),
    )  # fmt: skip
    waived = play("plan", table, said, waive=["wall/stone/own-plan"])
    assert waived.table == table


@pytest.mark.rule("HF-PLAN-1")
def test_with_nothing_open_it_is_for_nothing_else() -> None:
    over = WALL.model_copy(update={"status": "done"})
    assert asked("plan", stonewell(plans={"wall": over}), "goal")
    assert MOVES["plan"].players


# -- ticking


@pytest.mark.rule("HF-PLAN-2", case=1)
def test_the_bow_is_clumsy_until_the_third_thing_is_ticked() -> None:
    table = stonewell(plans={"bow": BOW})
    assert holding(table) == (("bow", "reload"),)
    over = play("tick", table, {"which": ["bow/time"], "bow/makes": ["nothing"]})
    assert_did(over, table, ticked("bow", "time", "A month"), finished("bow"))
    assert holding(over.table) == ()


@pytest.mark.rule("HF-PLAN-2")
def test_what_holds_while_a_plan_is_unfinished() -> None:
    table = stonewell()
    said = {"goal": "Arm", "arm/takes": "Wood", "arm/takes/effect": "no shield"}
    made = play("plan", table, said)
    assert_did(made, table, Did("plans.arm", MISSING, written("Arm", "no shield", wood="Wood"), "HF-PLAN-1"))
    dropped = BOW.model_copy(update={"status": "dropped"})
    assert holding(stonewell(plans={"a": dropped, "b": WALL, "c": BOW})) == (("c", "reload"),)


@pytest.mark.rule("HF-PLAN-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_one_thing_ticked_leaves_the_others() -> None:
    two = plan("Wall", stone=open_("Stone"), masons=open_("Masons"))
    table = stonewell(plans={"wall": two})
    ask = asked("tick", table, "which")
    assert (ask.to, ask.rule, offers(ask)) == ("gm", "HF-PLAN-2", ["wall/masons", "wall/stone"])
    one = play("tick", table, {"which": ["wall/masons"]})
    assert_did(one, table, ticked("wall", "masons", "Masons"))
    assert one.changes[0].waived_at is None
    assert offers(asked("tick", one.table, "which")) == ["wall/stone"]


@pytest.mark.rule("HF-PLAN-2")
@pytest.mark.rule("HF-STATS-1")
def test_a_plan_that_is_done_may_be_an_improvement() -> None:
    table = stonewell(plans={"wall": WALL})
    assert asked("tick", table, "wall/makes", {"which": ["wall/stone"]}).rule == "HF-PLAN-2"
    over = play("tick", table, {"which": ["wall/stone"], "wall/makes": ["improvement"]})
    held = {"name": "Wall", "kind": "improvement", "status": "held"}
    assert_did(
        over,
        table,
        ticked("wall", "stone", "Stone"),
        finished("wall"),
        Did("wall/resources.wall", MISSING, held, "HF-PLAN-2", "the work is done"),
    )
    assert [change.waived_at for change in over.changes] == [None, None, "wall/resources.wall"]
    assert over.table.resources["wall"] == Resource(name="Wall", kind="improvement")


@pytest.mark.rule("HF-PLAN-2")
def test_a_requirement_that_is_a_plan_is_ticked_when_that_plan_is_done() -> None:
    wall = plan("Wall", stone=open_("Stone", "quarry"), masons=open_("Masons"))
    quarry = plan("Quarry", picks=open_("Picks"))
    table = stonewell(plans={"wall": wall, "quarry": quarry})
    assert offers(asked("tick", table, "which")) == ["quarry/picks", "wall/masons"]
    over = play("tick", table, {"which": ["quarry/picks"], "quarry/makes": ["nothing"]})
    assert_did(
        over,
        table,
        ticked("quarry", "picks", "Picks"),
        finished("quarry"),
        ticked("wall", "stone", "Stone"),
    )


@pytest.mark.rule("HF-PLAN-2")
def test_the_last_plan_of_a_chain_finishes_them_all() -> None:
    table = stonewell(
        plans={
            "fort": plan("Fort", wall=open_("A wall", "wall")),
            "wall": plan("Wall", stone=open_("Stone", "quarry"), masons=done("Masons")),
            "quarry": Plan(name="Quarry"),
        }
    )
    said = {"which": ["quarry"], "quarry/makes": ["nothing"], "wall/makes": ["nothing"], "fort/makes": ["nothing"]}
    assert_did(
        play("tick", table, said),
        table,
        finished("quarry"),
        ticked("wall", "stone", "Stone"),
        finished("wall"),
        ticked("fort", "wall", "A wall"),
        finished("fort"),
    )


@pytest.mark.rule("HF-PLAN-2")
def test_what_a_plan_was_made_for_is_left_where_that_is_over_or_ticked() -> None:
    over = plan("Fort", stone=open_("Stone", "quarry"), gate=open_("Gate")).model_copy(update={"status": "dropped"})
    ticked_before = plan("Wall", stone=Requirement(text="Stone", done=True, plan="quarry"), gate=open_("Gate"))
    other = plan("Road", gravel=open_("Gravel"), gate=open_("Gate"))
    plans = {"fort": over, "wall": ticked_before, "road": other, "quarry": Plan(name="Quarry")}
    table = stonewell(plans=plans)
    assert_did(play("tick", table, {"which": ["quarry"], "quarry/makes": ["nothing"]}), table, finished("quarry"))


@pytest.mark.rule("HF-PLAN-2")
@pytest.mark.parametrize("status", ["done", "dropped"])
def test_what_was_a_plan_that_is_over_can_be_ticked_again(status: str) -> None:
    wall = plan("Wall", stone=open_("Stone", "quarry"))
    quarry = Plan(name="Quarry", status=status)  # type: ignore[arg-type]
    assert offers(asked("tick", stonewell(plans={"wall": wall, "quarry": quarry}), "which")) == ["wall/stone"]


@pytest.mark.rule("HF-PLAN-2")
def test_with_no_plan_open_there_is_nothing_to_tick() -> None:
    over = WALL.model_copy(update={"status": "done"})
    bare = Plan(name="Mill", status="dropped")
    assert refusal("tick", stonewell(plans={"wall": over, "mill": bare})) == "no plan waits for anything"
    assert MOVES["tick"].blocked(stonewell(plans={"mill": Plan(name="Mill")}), "gm") is None
    assert not MOVES["tick"].players


@pytest.mark.rule("HF-PLAN-1")
@pytest.mark.rule("HF-PLAN-2")
@pytest.mark.rule("HF-STATS-1")
@pytest.mark.parametrize(
    ("place", "longest"),
    [
        ("plans.wall.effect", 500),
        ("plans.wall.name", 200),
        ("plans.wall.requirements.stone.text", 200),
        ("plans.wall.requirements.stone.plan", 80),
        ("steading.muster.overseer", 200),
    ],
)
def test_no_words_are_longer_than_their_place(place: str, longest: int) -> None:
    table = stonewell(plans={"wall": WALL}, muster=Muster())
    assert fits(table, place, "w" * longest)
    assert not fits(table, place, "w" * (longest + 1))


def fits(table: Table, place: str, words: str) -> bool:
    try:
        return bool(look(put(table, place, words), place) == words)
    except ValidationError:
        return False


# -- more of it, or none


@pytest.mark.rule("HF-PLAN-1")
def test_a_plan_turns_out_to_take_more() -> None:
    over = WALL.model_copy(update={"status": "done"})
    table = stonewell(plans={"wall": WALL, "mill": Plan(name="Mill"), "old": over})
    which = asked("also-takes", table, "plan")
    assert (which.to, which.rule) == ("gm", "HF-PLAN-1")
    assert [(one.id, one.text, one.effect, one.about) for one in which.options] == [
        ("mill", "Mill", "the work alone", "plans.mill"),
        ("wall", "Wall", "1 of 2 done", "plans.wall"),
    ]
    said: dict[str, Any] = {"plan": ["wall"]}
    takes = asked("also-takes", table, "wall/takes", said)
    assert (takes.to, takes.optional, takes.rule) == ("gm", False, "HF-PLAN-1")
    done = play("also-takes", table, said | {"wall/takes": "Lime; Stone"})
    also = ("HF-PLAN-1", "it also takes this")
    assert_did(
        done,
        table,
        Did("plans.wall.requirements.lime", MISSING, {"text": "Lime", "done": False, "plan": ""}, *also),
        Did("plans.wall.requirements.stone-2", MISSING, {"text": "Stone", "done": False, "plan": ""}, *also),
    )
    assert offers(asked("tick", done.table, "which")) == ["wall/lime", "wall/stone", "wall/stone-2", "mill"]
    assert refusal("also-takes", table, said | {"wall/takes": " ; "}) == "what else it takes has to be said"


@pytest.mark.rule("HF-PLAN-1")
@pytest.mark.rule("HF-PLAN-2")
def test_a_plan_that_is_dropped_holds_nothing_up() -> None:
    quarry = plan("Quarry", picks=open_("Picks"))
    fort = plan("Fort", effect="no roof", stone=open_("Stone", "quarry"), gate=done("Gate"))
    table = stonewell(plans={"fort": fort, "quarry": quarry})
    which = asked("drop-plan", table, "plan")
    assert (which.to, which.rule, offers(which)) == ("table", "HF-PLAN-1", ["fort", "quarry"])
    why = asked("drop-plan", table, "fort/why", {"plan": ["fort"]})
    assert (why.to, why.optional, why.rule) == ("table", True, "HF-PLAN-1")
    assert holding(table) == (("fort", "no roof"),)
    dropped = play("drop-plan", table, {"plan": ["fort"], "fort/why": "no time"})
    assert_did(dropped, table, Did("plans.fort.status", "open", "dropped", "HF-PLAN-1", "no time"))
    assert dropped.changes[0].waived_at is None
    assert holding(dropped.table) == ()
    assert [(one.text, one.about) for one in dropped.remarks] == [
        ("Quarry, which was for this, is a plan still", "plans.quarry")
    ]
    other = play("drop-plan", dropped.table, {"plan": ["quarry"], "quarry/why": ""})
    assert remarks(other) == []
    for move in ("drop-plan", "also-takes"):
        assert refusal(move, other.table) == "no plan is open"
        assert MOVES[move].blocked(table, "gm") is None
        assert (MOVES[move].row, MOVES[move].players) == ("plans", False)


@pytest.mark.rule("HF-PLAN-1")
@pytest.mark.rule("HF-PLAN-2")
def test_the_list_says_how_many_plans_are_open() -> None:
    over = WALL.model_copy(update={"status": "done"})
    hint = MOVES["plan"].hint
    assert hint(stonewell(plans={"wall": WALL, "bow": BOW, "old": over})) == "2 open"
    assert hint(stonewell(plans={"old": over})) == ""


# -- done by hand


def done_by_hand(name: str) -> dict[str, Any]:
    place = f"plans.{name}.status"
    return {"track": [place], f"{place}/value": ["done"], f"{place}/why": "one was found"}


@pytest.mark.rule("HF-PLAN-2")
@pytest.mark.parametrize("status", ["open", "dropped"])
def test_a_plan_set_to_done_by_hand_ticks_what_it_was_made_for(status: str) -> None:
    quarry = plan("Quarry", picks=open_("Picks")).model_copy(update={"status": status})
    table = stonewell(plans={"wall": plan("Wall", stone=open_("Stone", "quarry")), "quarry": quarry})
    makes = asked("set", table, "quarry/makes", done_by_hand("quarry"))
    assert (makes.text, makes.rule) == ("Quarry is done. What does the steading have of it?", "HF-PLAN-2")
    over = play("set", table, done_by_hand("quarry") | {"quarry/makes": ["resource"], "wall/makes": ["nothing"]})
    assert_did(
        over,
        table,
        Did("plans.quarry.status", status, "done", "HF-PLAN-2", "by hand: one was found"),
        Did(
            "quarry/resources.quarry", MISSING, {"name": "Quarry", "kind": "resource", "status": "held"},
            "HF-PLAN-2", "the work is done",
        ),
        ticked("wall", "stone", "Stone"),
        finished("wall"),
    )  # fmt: skip


@pytest.mark.rule("HF-PLAN-2")
def test_a_plan_set_to_anything_else_by_hand_ticks_nothing() -> None:
    table = stonewell(plans={"wall": plan("Wall", stone=open_("Stone", "quarry")), "quarry": Plan(name="Quarry")})
    place = "plans.quarry.status"
    dropped = play("set", table, done_by_hand("quarry") | {f"{place}/value": ["dropped"]})
    assert_did(dropped, table, Did(place, "open", "dropped", "HF-PLAN-2", "by hand: one was found"))
