"""HF-PULL: the community is set to one great work: what it spends, rolls and has of it."""

from typing import Any

import pytest

from rules.places import MISSING
from rules.pools import Pool
from rules.registry import MOVES
from rules.table import Gain, Plan, Requirement, Resource, Table
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, to_tell
from tests.rules.tables import stonewell

DITCH = "other/ditch"
BLESSED = {"blessing-spring-1": Gain(kind="blessing", year=1, season="spring")}
TOR = "Tor's blessing +1d"


def plan(name: str, **parts: Requirement) -> Plan:
    return Plan(name=name, requirements=dict(parts))  # type: ignore[arg-type]


WALL = plan("Wall", stone=Requirement(text="Stone"), masons=Requirement(text="Masons", done=True))
MILL = Plan(name="Mill")


def ditch(faces: list[int], cost: int = 0, **more: Any) -> dict[str, Any]:
    said = {"work": "Ditch", f"{DITCH}/cost": cost, f"{DITCH}/roll": faces}
    return said | {f"{DITCH}/{key}": value for key, value in more.items()}


def spent(before: int, after: int) -> Did:
    return Did(f"{DITCH}/surplus", before, after, "HF-PULL-1", "spent on Ditch")


def made(kind: str = "improvement") -> Did:
    held = {"name": "Ditch", "kind": kind, "status": "held"}
    return Did(f"{DITCH}/resources.ditch", MISSING, held, "HF-PULL-1", "the work is done")


@pytest.mark.rule("HF-PULL-1", case=1)
def test_the_work_is_done_at_its_cost() -> None:
    table = stonewell(surplus=2, population=2)
    assert asked("pull-together", table, f"{DITCH}/roll", {"work": "Ditch", f"{DITCH}/cost": 1}).count == 2
    done = play("pull-together", table, ditch([6, 2], 1, makes=["improvement"]))
    assert_did(done, table, spent(2, 1), made())
    assert remarks(done) == ["Done: Ditch"]


@pytest.mark.rule("HF-PULL-1", case=2)
def test_other_work_is_left_undone() -> None:
    table = stonewell(fortunes=2, population=2)
    done = play("pull-together", table, ditch([4, 4], catch=["other-work"], makes=["resource"]))
    lost = Did(f"{DITCH}/fortunes", 2, 1, "HF-PULL-1", "other work is left undone")
    assert_did(done, table, made("resource"), lost)
    assert remarks(done) == ["Done: Ditch"]


@pytest.mark.rule("HF-PULL-1", case=3)
def test_it_fails_and_what_was_spent_is_gone() -> None:
    table = stonewell(surplus=2, population=2)
    done = play("pull-together", table, ditch([3, 1], 1) | {f"{DITCH}/hard-move": "It floods"})
    assert_did(done, table, spent(2, 1))
    assert remarks(done) == ["The GM's hard move: It floods"]


@pytest.mark.rule("HF-PULL-1", case=4)
def test_what_is_not_there_cannot_be_spent() -> None:
    said = {"work": "Ditch", f"{DITCH}/cost": 1}
    assert refusal("pull-together", stonewell(surplus=0), said) == "Surplus is 0, and not below 0: 1 can't be taken"


@pytest.mark.rule("HF-DISASTER-2", case=3)
@pytest.mark.rule("HF-PULL-1")
def test_other_work_undone_without_fortunes_asks_the_gm() -> None:
    table = stonewell(fortunes=0, population=2)
    said = ditch([4, 4], catch=["other-work"], makes=["nothing"])
    ask = asked("pull-together", table, f"{DITCH}/below-zero/disaster", said)
    assert (ask.to, ask.rule) == ("gm", "HF-DISASTER-2")
    done = play("pull-together", table, said | {f"{DITCH}/below-zero/disaster": ["lacking"]})
    assert_did(done, table, Did(f"{DITCH}/below-zero/lacking", False, True, "HF-DISASTER-2"))


@pytest.mark.rule("HF-PULL-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_players_say_what_work_and_pick_the_catch_and_the_gm_the_cost() -> None:
    table = stonewell(population=1)
    work = asked("pull-together", table, "work")
    assert (work.to, work.longest, work.rule) == ("table", 200, "HF-PULL-1")
    cost = asked("pull-together", table, f"{DITCH}/cost", {"work": "Ditch"})
    assert (cost.to, cost.offered, cost.lowest, cost.rule) == ("gm", 0, 0, "HF-PULL-1")
    catch = asked("pull-together", table, f"{DITCH}/catch", ditch([5]))
    assert (catch.to, catch.rule, catch.least, catch.most) == ("table", "HF-PULL-1", 1, 1)
    assert offers(catch) == ["other-work", "shoddy", "consequence", "obstacle"]
    assert effect_of(catch, "other-work") == "Fortunes -1"


@pytest.mark.rule("HF-PULL-1")
def test_what_else_is_spent_is_written_down() -> None:
    table = stonewell(population=1)
    done = play("pull-together", table, ditch([6], makes=["nothing"]) | {f"{DITCH}/cost/also": "a week"})
    assert_did(done, table)
    assert remarks(done) == ["Also spent: a week", "Done: Ditch"]
    silent = play("pull-together", table, ditch([6], makes=["nothing"]) | {f"{DITCH}/cost/also": ""})
    assert remarks(silent) == ["Done: Ditch"]


@pytest.mark.rule("HF-PULL-1")
def test_it_is_done_badly() -> None:
    table = stonewell(population=1)
    done = play("pull-together", table, ditch([4], catch=["shoddy"], makes=["improvement"]))
    assert_did(done, table, made())
    assert to_tell(done) == ["Ditch: it is shoddy"]


@pytest.mark.rule("HF-PULL-1")
def test_something_comes_of_it_and_is_written_down() -> None:
    table = stonewell(population=1)
    said = ditch([4], catch=["consequence"], makes=["improvement"])
    ask = asked("pull-together", table, f"{DITCH}/consequence", said)
    assert (ask.to, ask.optional, ask.rule) == ("gm", False, "HF-PULL-1")
    done = play("pull-together", table, said | {f"{DITCH}/consequence": "Bones are dug up"})
    assert_did(done, table, made())
    assert (remarks(done), to_tell(done)) == (["Done: Ditch", "What comes of it: Bones are dug up"], [])


@pytest.mark.rule("HF-PULL-1")
@pytest.mark.rule("HF-PULL-3")
def test_an_obstacle_is_met_and_then_the_work_is_done_with_no_other_roll() -> None:
    table = stonewell(population=1)
    said = ditch([5], catch=["obstacle"])
    ask = asked("pull-together", table, f"{DITCH}/obstacle", said)
    assert (ask.to, ask.longest, ask.optional, ask.rule) == ("gm", 200, False, "HF-PULL-1")
    waits = play("pull-together", table, said | {f"{DITCH}/obstacle": "Drain the bog"})
    requirement = {"text": "Drain the bog", "done": False, "plan": ""}
    planned = {"name": "Ditch", "requirements": {"drain-the-bog": requirement}, "status": "open", "effect": ""}
    assert_did(waits, table, Did(f"{DITCH}/plans.ditch", MISSING, planned, "HF-PULL-3", "done once this is met"))
    assert remarks(waits) == ["Not done yet: Ditch"]
    met = play("tick", waits.table, {"which": ["ditch/drain-the-bog"], "ditch/makes": ["improvement"]})
    assert met.table.plans["ditch"].status == "done"
    assert met.table.resources["ditch"] == Resource(name="Ditch", kind="improvement")


@pytest.mark.rule("HF-PULL-1")
@pytest.mark.rule("HF-MARKS-1")
def test_it_rolls_population() -> None:
    move = MOVES["pull-together"]
    assert move.players
    assert move.blocked(stonewell(), "gm") is None
    assert move.pool is not None
    assert move.pool(stonewell(population=3, diminished=True)) == Pool(2, "highest", ("Population 3", "diminished -1d"))
    ask = asked("pull-together", stonewell(), f"{DITCH}/roll", {"work": "Ditch", f"{DITCH}/cost": 0})
    assert (ask.to, ask.rule) == ("gm", "HF-PULL-1")


# -- the blessing


def pool(table: Table) -> Pool:
    ask = asked("pull-together", table, f"{DITCH}/roll", {"work": "Ditch", f"{DITCH}/cost": 0})
    assert ask.count == ask.pool.dice
    found: Pool = ask.pool
    return found


@pytest.mark.rule("HF-PULL-2")
@pytest.mark.rule("HF-PULL-3", case=1)
def test_the_blessing_is_one_die_more() -> None:
    assert pool(stonewell(population=2, gains=BLESSED)) == Pool(3, "highest", ("Population 2", TOR))


@pytest.mark.rule("HF-PULL-3", case=2)
def test_the_blessing_and_the_diminished() -> None:
    table = stonewell(population=2, gains=BLESSED, diminished=True)
    assert pool(table) == Pool(2, "highest", ("Population 2", TOR, "diminished -1d"))


@pytest.mark.rule("HF-PULL-3", case=3)
def test_the_blessing_on_nobody() -> None:
    assert pool(stonewell(population=0, gains=BLESSED)) == Pool(1, "highest", ("Population 0", TOR))


@pytest.mark.rule("HF-PULL-3", case=4)
def test_the_blessing_on_nobody_and_the_diminished() -> None:
    table = stonewell(population=0, gains=BLESSED, diminished=True)
    because = ("Population 0", TOR, "diminished -1d", "no dice: roll 2, keep the lowest")
    assert pool(table) == Pool(2, "lowest", because)


@pytest.mark.rule("HF-PULL-3", case=5)
def test_the_blessing_and_the_diminished_who_drop_the_highest() -> None:
    table = stonewell(population=2, gains=BLESSED, diminished=True, settings={"disadvantage": "drop-highest"})
    assert pool(table) == Pool(4, "second", ("Population 2", TOR, "diminished: +1d, the highest is dropped"))


@pytest.mark.rule("HF-PULL-2")
@pytest.mark.rule("HF-GAINS-1")
@pytest.mark.parametrize(
    "gain",
    [
        Gain(kind="blessing", year=1, season="spring", status="lapsed"),
        Gain(kind="news", year=1, season="spring"),
    ],
)
def test_only_a_blessing_that_holds_is_a_die(gain: Gain) -> None:
    assert pool(stonewell(population=2, gains={"a": gain})).dice == 2


@pytest.mark.rule("HF-PULL-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_the_blessing_is_gone_with_its_season() -> None:
    table = stonewell(population=2, gains=BLESSED, season="spring", year=1)
    said = {"summer-1/most-content": "", "summer-1/roll": [4, 1], "summer-1/gains/which": ["news"]}
    after = play("seasons-change", table, said | {"summer-1/yield/die": [1]}).table
    assert (pool(table).dice, pool(after).dice) == (3, 2)


# -- work that is planned


@pytest.mark.rule("HF-PULL-3")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_work_can_be_a_plan_or_what_one_takes() -> None:
    table = stonewell(plans={"wall": WALL, "mill": MILL})
    ask = asked("pull-together", table, "planned")
    assert (ask.to, offers(ask)) == ("table", ["wall/stone", "mill", "other"])
    assert [(one.text, one.effect, one.about) for one in ask.options[:2]] == [
        ("Stone", "Wall", "plans.wall"),
        ("Mill", "the whole plan", "plans.mill"),
    ]
    assert asked("pull-together", table, "work", {"planned": ["other"]})


@pytest.mark.rule("HF-PULL-3")
def test_it_completes_what_a_plan_takes() -> None:
    table = stonewell(surplus=2, plans={"wall": WALL})
    said = {
        "planned": ["wall/stone"], "wall/stone/cost": 1, "wall/stone/roll": [6], "wall/stone/wall/makes": ["nothing"],
    }  # fmt: skip
    done = play("pull-together", table, said)
    assert_did(
        done,
        table,
        Did("wall/stone/surplus", 2, 1, "HF-PULL-1", "spent on Stone"),
        Did("wall/stone/plans.wall.requirements.stone.done", False, True, "HF-PLAN-2", "Stone"),
        Did("wall/stone/plans.wall.status", "open", "done", "HF-PLAN-2", "all that it takes is there"),
    )


@pytest.mark.rule("HF-PULL-3")
def test_it_completes_a_whole_plan() -> None:
    table = stonewell(plans={"mill": MILL})
    done = play(
        "pull-together",
        table,
        {"planned": ["mill"], "mill/cost": 0, "mill/roll": [6], "mill/mill/makes": ["improvement"]},
    )
    held = {"name": "Mill", "kind": "improvement", "status": "held"}
    assert_did(
        done,
        table,
        Did("mill/plans.mill.status", "open", "done", "HF-PLAN-2", "all that it takes is there"),
        Did("mill/mill/resources.mill", MISSING, held, "HF-PLAN-2", "the work is done"),
    )


@pytest.mark.rule("HF-PULL-3")
def test_it_leaves_a_plan_open_where_it_fails() -> None:
    table = stonewell(plans={"mill": MILL})
    done = play("pull-together", table, {"planned": ["mill"], "mill/cost": 0, "mill/roll": [2], "mill/hard-move": ""})
    assert_did(done, table)


@pytest.mark.rule("HF-PULL-3")
def test_an_obstacle_in_the_way_of_a_whole_plan_is_one_thing_more_that_it_takes() -> None:
    table = stonewell(plans={"mill": MILL})
    said = {"planned": ["mill"], "mill/cost": 0, "mill/roll": [4], "mill/catch": ["obstacle"], "mill/obstacle": "Iron"}
    done = play("pull-together", table, said)
    takes = {"text": "Iron", "done": False, "plan": ""}
    key = "mill/plans.mill.requirements.iron"
    assert_did(done, table, Did(key, MISSING, takes, "HF-PULL-3", "it also takes this"))
    assert remarks(done) == ["Not done yet: Mill"]


@pytest.mark.rule("HF-PULL-3")
def test_an_obstacle_in_the_way_of_what_a_plan_takes_is_a_plan_of_its_own() -> None:
    table = stonewell(plans={"wall": WALL})
    part = "wall/stone"
    said = {
        "planned": [part], f"{part}/cost": 0, f"{part}/roll": [4], f"{part}/catch": ["obstacle"],
        f"{part}/obstacle": "Carts",
    }  # fmt: skip
    waits = play("pull-together", table, said)
    planned = {
        "name": "Stone", "requirements": {"carts": {"text": "Carts", "done": False, "plan": ""}},
        "status": "open", "effect": "",
    }  # fmt: skip
    assert_did(
        waits,
        table,
        Did(f"{part}/plans.stone", MISSING, planned, "HF-PULL-3", "done once this is met"),
        Did(f"{part}/plans.wall.requirements.stone.plan", "", "stone", "HF-PULL-3", "Stone: a plan of its own now"),
    )
    assert {change.waived_at for change in waits.changes} == {f"{part}/own-plan"}
    met = play("tick", waits.table, {"which": ["stone/carts"], "stone/makes": ["nothing"], "wall/makes": ["nothing"]})
    assert [met.table.plans[id].status for id in ("stone", "wall")] == ["done", "done"]


# -- what the steading has of it


@pytest.mark.rule("HF-PULL-1")
@pytest.mark.rule("HF-STATS-1")
def test_what_the_steading_has_of_a_work() -> None:
    lost = {"ditch": Resource(name="Ditch", status="lost"), "well": Resource(name="Well")}
    table = stonewell(population=1, resources=lost)
    ask = asked("pull-together", table, f"{DITCH}/makes", ditch([6]))
    assert (ask.to, ask.rule, ask.text) == ("table", "HF-PULL-1", "Ditch is done. What does the steading have of it?")
    assert offers(ask) == ["improvement", "resource", "again/ditch", "nothing"]
    assert [(one.text, one.about) for one in ask.options[2:3]] == [("Ditch, made good", "resources.ditch")]
    again = play("pull-together", table, ditch([6], makes=["again/ditch"]))
    assert_did(again, table, Did(f"{DITCH}/resources.ditch.status", "lost", "held", "HF-PULL-1", "Ditch"))
    second = play("pull-together", table, ditch([6], makes=["resource"]))
    assert second.table.resources.get("ditch-2") == Resource(name="Ditch")
    assert_did(play("pull-together", table, ditch([6], makes=["nothing"])), table)
