"""Loyalty up and down, orders, and Test Loyalty (DG-LOYALTY, DG-ORDERS, DG-TEST-LOYALTY)."""

from typing import Any

import pytest

from rules.errors import NotTaken, Refused
from rules.owed import Owed, owed
from rules.places import put
from rules.registry import MOVES
from rules.run import Open
from rules.table import GmPools, Table
from tests.rules.company import dread
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks, to_tell
from tests.rules.serving import ivo, serving, tam

LOYALTY, TEST, ORDERS = "DG-LOYALTY", "DG-TEST-LOYALTY", "DG-ORDERS"
AT, LEAVING = "people.tam.loyalty", "people.tam.leaving"
BOTH_GOOD, BOTH_BAD = "Pay and treatment are both good", "Pay and treatment are both bad"
HARSH = "Treatment is harsher than the pay is worth"


def loyal(loyalty: int | None, **said: Any) -> Table:
    """Tam with that Loyalty, and no wage that is due."""
    return serving({"tam": tam(loyalty=loyalty, wage=None, **said)})


def told(how: str, by: int, why: str = "") -> dict[str, Any]:
    return {"tam/treated": [how], f"tam/by-{how}": by, "tam/why": why}


# -- up and down


@pytest.mark.rule("DG-LOYALTY")
@pytest.mark.parametrize(
    ("how", "by", "before", "after", "why", "says"),
    [
        ("both-good", 1, 0, 1, BOTH_GOOD, "reliable: modest danger"),
        ("both-good", 2, 1, 3, BOTH_GOOD, "devoted: beyond wages, and over an ordinary quarrel"),
        ("made-up-for", 1, 1, 2, "One makes up for the other", "loyal: serious risk"),
        ("harsh", 1, 2, 1, HARSH, "reliable: modest danger"),
        ("both-bad", 2, 3, 1, BOTH_BAD, "reliable: modest danger"),
        ("both-bad", 1, 1, 0, BOTH_BAD, "new: pay and duty"),
    ],
)  # fmt: skip
def test_it_goes_up_and_down_with_pay_and_treatment(
    how: str, by: int, before: int, after: int, why: str, says: str
) -> None:
    table = loyal(before)
    done = play("loyalty", table, told(how, by))
    assert_did(done, table, Did(f"tam/{AT}", before, after, LOYALTY, why))
    assert remarks(done) == [f"Tam Reed: Loyalty {after}, {says}"]


@pytest.mark.rule("DG-LOYALTY", case=1)
def test_who_has_none_and_loses_one_more_goes_as_soon_as_they_can() -> None:
    table = loyal(0)
    ask = asked("loyalty", table, "tam/by-harsh", {"tam/treated": ["harsh"]})
    assert (ask.lowest, ask.highest, ask.offered, ask.hint, ask.to) == (0, 1, 1, "1: they go", "gm")
    done = play("loyalty", table, told("harsh", 1, "left on the ice"))
    why = f"Loyalty 0, and 1 lost: {HARSH}: left on the ice"
    assert_did(done, table, Did(f"tam/{LEAVING}", False, True, LOYALTY, why))
    assert to_tell(done) == ["Tam Reed goes as soon as they can"]
    assert done.table.people["tam"].status == "here"
    assert owed(done.table) == (
        Owed("leaving-tam", "Tam Reed", "leaves", "as soon as they can", LOYALTY, "person-becomes", about="people.tam"),
    )
    gone = play("person-becomes", done.table, {"who": ["tam"], "tam/status": ["left"], "tam/why": ""})
    assert owed(gone.table) == ()


@pytest.mark.rule("DG-LOYALTY")
def test_more_than_they_have_is_what_they_have_and_then_they_go() -> None:
    table = loyal(1)
    done = play("loyalty", table, told("both-bad", 2))
    assert_did(
        done,
        table,
        Did(f"tam/{AT}", 1, 0, LOYALTY, BOTH_BAD),
        Did(f"tam/{LEAVING}", False, True, LOYALTY, f"Loyalty 1, and 2 lost: {BOTH_BAD}"),
    )
    with pytest.raises(NotTaken) as no:
        asked("loyalty", table, "tam/by-both-bad", {"tam/treated": ["both-bad"]}).take(3)
    assert no.value.reason == "3 is too high: 2 at most"


@pytest.mark.rule("DG-LOYALTY")
def test_who_is_leaving_has_none_left_to_lose_and_may_stay_after_all() -> None:
    table = loyal(0, leaving=True)
    assert refusal("loyalty", table, told("harsh", 1)) == (
        "Tam Reed is leaving already: there is no Loyalty left to lose"
    )
    done = play("loyalty", table, told("both-good", 1, "came back for them"))
    assert_did(
        done,
        table,
        Did(f"tam/{AT}", 0, 1, LOYALTY, "Pay and treatment are both good: came back for them"),
        Did(f"tam/{LEAVING}", True, False, LOYALTY, "stays after all"),
    )


@pytest.mark.rule("DG-LOYALTY")
def test_it_is_3_at_most() -> None:
    ask = asked("loyalty", loyal(2), "tam/by-both-good", {"tam/treated": ["both-good"]})
    assert ask.text == "Tam Reed: Loyalty up by how much?"
    down = asked("loyalty", loyal(2), "tam/by-harsh", {"tam/treated": ["harsh"]})
    assert (down.text, down.hint) == ("Tam Reed: Loyalty down by how much?", "3: they go")
    assert (ask.highest, ask.hint) == (1, "0 leaves it")
    assert refusal("loyalty", loyal(3), told("both-good", 1)) == "Tam Reed is devoted: Loyalty is 3 at most"


@pytest.mark.rule("DG-LOYALTY")
def test_left_as_it_is_and_one_that_nobody_has_said() -> None:
    table = loyal(2)
    done = play("loyalty", table, told("made-up-for", 0))
    assert_did(done, table)
    assert remarks(done) == ["Tam Reed: Loyalty 2, loyal: serious risk"]
    unsaid = loyal(None)
    up = play("loyalty", unsaid, told("both-good", 1))
    assert_did(
        up,
        unsaid,
        Did(f"tam/given/{AT}", None, 0, LOYALTY, "new, since nobody has said more"),
        Did(f"tam/{AT}", 0, 1, LOYALTY, "Pay and treatment are both good"),
    )


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-LOYALTY")
def test_each_follower_is_told_apart() -> None:
    table = serving({"tam": tam(leaving=True), "ivo": ivo()})
    ask = asked("loyalty", table, "follower")
    assert [(one.id, one.effect) for one in ask.options] == [
        ("ivo", "clerk, serves the party, Loyalty 0"), ("tam", "scout, serves Odo, Loyalty 1, leaving"),
    ]  # fmt: skip
    unsaid = {"tam": tam(loyalty=None), "ivo": ivo(role="", loyalty=3), "una": ivo(name="Una", status="away")}
    assert [(one.id, one.effect) for one in asked("loyalty", serving(unsaid), "follower").options] == [
        ("ivo", "serves the party, Loyalty 3"), ("tam", "scout, serves Odo, Loyalty 0"),
    ]  # fmt: skip
    assert refusal("loyalty", serving({})) == "no follower is here"
    assert MOVES["orders"].blocked(serving({"tam": tam()}), "rhea") == "nobody here serves Rhea"


# -- orders


@pytest.mark.rule("DG-ORDERS")
def test_what_is_routine_is_done_without_a_roll_and_the_gm_says_how() -> None:
    table = serving()
    came = asked("orders", table, "tam/came", {"tam/what": "watch the road"})
    assert (came.to, came.kind, came.optional) == ("gm", "words", True)
    done = play("orders", table, {"tam/what": "watch the road", "tam/came": "three riders by noon"})
    assert_did(done, table)
    assert remarks(done) == ["Tam Reed does it: watch the road; three riders by noon"]
    assert to_tell(done) == []
    open_ = play("orders", table, {"tam/what": "watch the road", "tam/came": ""})
    assert to_tell(open_) == ["Tam Reed does it: watch the road"]


@pytest.mark.rule("DG-ORDERS")
@pytest.mark.rule("DG-TEST-LOYALTY")
def test_what_frightens_them_is_test_loyalty() -> None:
    table = serving()
    said = {"tam/what": "go in first", "tam/what/too-much": True, "tam/roll/dice": [5, 4]}
    assert asked("orders", table, "tam/roll/dice", {k: v for k, v in said.items() if "dice" not in k}).rule == TEST
    assert remarks(play("orders", table, said)) == [
        "Odo rolls 5 4: Loyalty +1; 10, 10+", "Tam Reed does it: go in first",
    ]  # fmt: skip


# -- Test Loyalty


def asking(*faces: int, **more: Any) -> dict[str, Any]:
    return {"tam/what": "hold the bridge", "tam/roll/dice": list(faces)} | {
        f"tam/{key}": value for key, value in more.items()
    }


@pytest.mark.rule("DG-TEST-LOYALTY", case=1)
def test_on_a_full_result_they_do_it() -> None:
    table = loyal(2)
    done = play("test-loyalty", table, asking(5, 3))
    assert_did(done, table)
    assert remarks(done) == ["Odo rolls 5 3: Loyalty +2; 10, 10+", "Tam Reed does it: hold the bridge"]


@pytest.mark.rule("DG-TEST-LOYALTY", case=2)
@pytest.mark.rule("DG-ROLL-3")
def test_forced_and_done_it_costs_loyalty_and_at_0_they_go() -> None:
    table = loyal(0)
    done = play("test-loyalty", table, asking(4, 2, refuses=["forced"], done=True))
    why = "Loyalty 0, and 1 lost: forced, and done"
    assert_did(done, table, dread(0, 1, "Odo", "tam/roll/"), Did(f"tam/{LEAVING}", False, True, LOYALTY, why))
    assert remarks(done)[-2:] == ["Tam Reed does it, forced: hold the bridge", "Tam Reed goes as soon as they can"]


@pytest.mark.rule("DG-TEST-LOYALTY")
@pytest.mark.rule("DG-LOYALTY")
def test_who_is_leaving_already_can_still_be_pressed_and_forced() -> None:
    table = loyal(0, leaving=True)
    forced = play("test-loyalty", table, asking(4, 2, refuses=["forced"], done=True))
    assert_did(forced, table, dread(0, 1, "Odo", "tam/roll/"))
    assert remarks(forced)[-2:] == [
        "Tam Reed does it, forced: hold the bridge",
        "Tam Reed is leaving already: forced, and done, no Loyalty left to lose",
    ]
    habit = play("test-loyalty", table, asking(4, 4, balks=["pressed"], **{"balks/habit": True}))
    assert_did(habit, table)
    assert remarks(habit)[-1] == "Tam Reed is leaving already: pressed once too often, no Loyalty left to lose"


@pytest.mark.rule("DG-TEST-LOYALTY")
@pytest.mark.rule("DG-ROLL-3")
@pytest.mark.rule("DG-ROLL-2")
def test_they_refuse_and_what_may_be_done_about_it() -> None:
    table = loyal(2)
    low = (1, 2)
    ask = asked("test-loyalty", table, "tam/refuses", asking(*low))
    assert (offers(ask), ask.to) == (["left", "forced"], "odo")
    left = play("test-loyalty", table, asking(*low, refuses=["left"]))
    assert_did(left, table, dread(0, 1, "Odo", "tam/roll/"))
    assert remarks(left)[-1] == "Tam Reed refuses: hold the bridge"
    in_vain = play("test-loyalty", table, asking(*low, refuses=["forced"], done=False))
    assert_did(in_vain, table, dread(0, 1, "Odo", "tam/roll/"))
    assert remarks(in_vain)[-1] == "Tam Reed refuses, force or not: hold the bridge"
    forced = play("test-loyalty", table, asking(*low, refuses=["forced"], done=True))
    assert_did(forced, table, dread(0, 1, "Odo", "tam/roll/"), Did(f"tam/{AT}", 2, 1, TEST, "forced, and done"))
    assert asked("test-loyalty", table, "tam/done", asking(*low, refuses=["forced"])).to == "gm"
    full = table.model_copy(update={"gm": GmPools(dread=10)})
    assert play("test-loyalty", full, asking(*low, refuses=["left"])).table.gm.dread == 10


@pytest.mark.rule("DG-TEST-LOYALTY")
def test_they_balk_and_do_it_if_pressed() -> None:
    table = loyal(1)
    ask = asked("test-loyalty", table, "tam/balks", asking(4, 3))
    assert (offers(ask), ask.to, [one.id for one in ask.asides]) == (["pressed", "left"], "odo", ["habit"])
    pressed = play("test-loyalty", table, asking(4, 3, balks=["pressed"]))
    assert_did(pressed, table)
    assert remarks(pressed)[-1] == "Tam Reed does it, pressed: hold the bridge"
    habit = play("test-loyalty", table, asking(4, 3, balks=["pressed"], **{"balks/habit": True}))
    assert_did(habit, table, Did(f"tam/{AT}", 1, 0, TEST, "pressed once too often"))
    left = play("test-loyalty", table, asking(4, 3, balks=["left"], **{"balks/habit": True}))
    assert_did(left, table)
    assert remarks(left)[-1] == "Tam Reed balks, and it is left at that: hold the bridge"


@pytest.mark.rule("DG-WOUNDS-3")
@pytest.mark.rule("DG-TEST-LOYALTY")
@pytest.mark.parametrize(("wounds", "added"), [(2, "Loyalty +2"), (3, "Loyalty +2, Wounded -1"),
                                               (5, "Loyalty +2, Wounded -1, Broken -1")])  # fmt: skip
def test_the_wounds_of_who_asks_it_count(wounds: int, added: str) -> None:
    table = serving({"tam": tam(loyalty=2)}, wounds=wounds)
    ask = asked("test-loyalty", table, "tam/roll/dice", {"tam/what": ""})
    assert (ask.throw.modifier.text(), ask.to, ask.count, ask.about) == (added, "odo", 2, "characters.odo")
    assert ask.text == "Odo asks it of Tam Reed, Loyalty 2"
    assert [text for _, text in ask.tiers] == [
        "they do it", "they balk, and do it if pressed", "they refuse; forced and done, it costs 1 Loyalty",
    ]  # fmt: skip


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-TEST-LOYALTY")
def test_of_a_follower_of_the_party_it_is_asked_who_asks_it() -> None:
    table = serving({"ivo": ivo()})
    ask = asked("test-loyalty", table, "ivo/master", {"ivo/what": ""})
    assert offers(ask) == ["bram", "odo", "rhea"]
    done = play("test-loyalty", table, {"ivo/what": "", "ivo/master": ["rhea"], "ivo/roll/dice": [6, 5]})
    assert remarks(done) == ["Rhea rolls 6 5: 11, 10+", "Ivo does it: what is asked"]
    own = play("test-loyalty", table, {"ivo/what": "", "ivo/roll/dice": [6, 5]}, who="rhea")
    assert remarks(own) == remarks(done)
    assert refusal("test-loyalty", serving({})) == "no follower is here"


@pytest.mark.rule("DG-TEST-LOYALTY")
@pytest.mark.rule("DG-ROLL-3")
def test_who_has_hp_can_ask_it_of_theirs() -> None:
    table = serving({"garet": tam(name="Garet", follows="bram", loyalty=1)})
    done = play("test-loyalty", table, {"garet/what": "", "garet/roll/dice": [1, 2], "garet/refuses": ["left"]})
    assert_did(done, table, dread(0, 1, "Bram", "garet/roll/"))
    assert remarks(done)[0] == "Bram rolls 1 2: Loyalty +1; 4, 6-"


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-ORDERS")
@pytest.mark.rule("DG-TEST-LOYALTY")
@pytest.mark.parametrize("move", ["orders", "test-loyalty"])
def test_a_player_orders_their_own_followers_and_the_party_s(move: str) -> None:
    table = serving({"tam": tam(), "ivo": ivo(), "una": tam(name="Una", follows="rhea")})
    for who, to, mine in (
        ("odo", "odo", ["ivo", "tam"]),
        ("rhea", "rhea", ["ivo", "una"]),
        ("gm", "gm", ["ivo", "tam", "una"]),
    ):
        ask = reach(move, table, who=who)
        assert isinstance(ask, Open)
        assert (offers(ask.ask), ask.ask.to) == (mine, to)
        what = reach(move, table, {"follower": ["ivo"]}, who=who)
        assert isinstance(what, Open)
        assert (what.ask.key, what.ask.to) == ("ivo/what", to)
    with pytest.raises(Refused, match="nobody here serves Bram"):
        reach(move, serving(), who="bram")


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-TEST-LOYALTY")
def test_whom_they_serve_speaks_to_them_while_here() -> None:
    table = serving({"tam": tam()})
    assert asked("test-loyalty", table, "tam/roll/dice", {"tam/what": ""}).to == "odo"
    away = put(table, "characters.odo.status", "away")
    assert offers(asked("test-loyalty", away, "tam/master", {"tam/what": ""})) == ["bram", "rhea"]
    done = reach("test-loyalty", table, {"tam/what": ""}, who="odo")
    assert isinstance(done, Open)
    assert (done.ask.key, done.ask.to) == ("tam/roll/dice", "odo")
