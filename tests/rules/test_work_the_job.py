"""Work the Job: hours at a business of one's own, +Wits (DG-WORK)."""

from typing import Any

import pytest

from rules.economy.work_the_job import times_worked
from rules.errors import NotTaken
from rules.registry import MOVES
from rules.table import Table
from tests.rules.company import dread
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks
from tests.rules.trading import GP, SEVEN, business, got, purse_of, stamped, trading

MOVE, RULE = "work-the-job", "DG-WORK"


def mill(income: int = 15 * GP, **fields: Any) -> Table:
    return trading(purse=0, holdings={"mill": business("Mill", income, **fields)})


def working(*faces: int, at: str = "mill") -> dict[str, Any]:
    return {"who": ["odo"], "odo/where": [at], f"odo/{at}/roll/dice": list(faces)}


def alone(*faces: int) -> dict[str, Any]:
    said = working(*faces)
    del said["who"]
    return said


FIRST, SECOND = stamped("work-first-odo", RULE), stamped("work-second-odo", RULE)


@pytest.mark.rule("DG-WORK", case=2)
def test_half_of_it() -> None:
    table = mill()
    done = play(MOVE, table, alone(4, 4))
    why = "Mill: Work the Job, half of 15 gp"
    assert_did(done, table, FIRST, got("mill/receipt", 0, 750, RULE, why))
    assert [one.waived_at for one in done.changes] == [None, "odo/mill/receipt/characters.odo.sheet.purse"]


@pytest.mark.rule("DG-WORK")
@pytest.mark.parametrize(
    ("wits", "faces", "copper"), [(0, (6, 4), 1500), (0, (5, 4), 750), (1, (5, 4), 1500), (0, (4, 3), 750)]
)
def test_what_it_brings(wits: int, faces: tuple[int, int], copper: int) -> None:
    table = trading(purse=0, wits=wits, holdings={"mill": business("Mill", 15 * GP)})
    assert purse_of(play(MOVE, table, alone(*faces)).table) == copper
    dice = asked(MOVE, table, "odo/mill/roll/dice", {"odo/where": ["mill"]})
    assert (dice.to, dice.rule, dice.count, dice.text) == ("odo", RULE, 2, "Odo works at Mill")
    assert dict(dice.tiers) == {
        "full": "its Net Income once more",
        "partial": "half of its Net Income",
        "miss": "none, and a trouble: no more of it there until that is resolved",
    }


@pytest.mark.rule("DG-WORK")
def test_a_miss_brings_nothing_and_stops_it_there() -> None:
    table = mill()
    ask = asked(MOVE, table, "odo/mill/trouble", alone(1, 2))
    assert (ask.to, ask.rule, ask.about) == ("gm", RULE, "holdings.mill")
    done = play(MOVE, table, alone(1, 2) | {"odo/mill/trouble": "rats"})
    stopped = Did("odo/mill/holdings.mill.stopped", "", "rats", RULE, "Worked the Job with 6-")
    assert_did(done, table, FIRST, dread(0, 1, "Odo", "odo/mill/roll/"), stopped)
    assert remarks(done)[-1] == "Mill still pays when a session starts"
    assert refusal(MOVE, done.table) == "Mill: not until this is resolved: rats"
    assert purse_of(play("income", done.table).table) == 15 * GP  # its session income is not touched
    better = play("resolve", done.table, {"which": ["stopped-mill"], "stopped-mill/how": "cats"})
    assert_did(better, done.table, Did("stopped-mill/holdings.mill.stopped", "rats", "", RULE, "cats"))
    assert times_worked(play(MOVE, better.table, alone(6, 6)).table, "odo") == 2


@pytest.mark.rule("DG-WORK", case=1)
def test_a_third_time_is_refused() -> None:
    table = trading(
        purse=0,
        holdings={"mill": business("Mill"), "inn": business("Inn"), "farm": business("Farm", owner="rhea")},
    )
    first = play(MOVE, table, working(6, 6))
    assert [one.effect for one in asked(MOVE, first.table, "who").options] == ["1 of 2", "0 of 2"]
    second = play(MOVE, first.table, working(6, 6, at="inn"))
    assert [one.where for one in second.changes][:1] == [SECOND.where]
    assert purse_of(second.table) == 20 * GP
    reason = "Odo has Worked the Job 2 times in session 7: no more of it"
    assert MOVES[MOVE].blocked(second.table, "odo") == reason
    said = {"rhea/where": ["farm"], "rhea/farm/roll/dice": [1, 1], "rhea/farm/trouble": "x"}
    third = play(MOVE, second.table, said)
    assert refusal(MOVE, third.table) == f"{reason}; Farm: not until this is resolved: x"
    assert offers(asked(MOVE, table, "who")) == ["odo", "rhea"]
    undone = second.table.model_copy(update={"done": second.table.done.without("session-7-work-first-odo")})
    assert [one.where for one in play(MOVE, undone, working(6, 6, at="inn")).changes][:1] == [FIRST.where]
    later = second.table.campaign.model_copy(update=SEVEN | {"session": 8})
    assert MOVES[MOVE].blocked(second.table.model_copy(update={"campaign": later}), "odo") is None


@pytest.mark.rule("DG-WORK")
@pytest.mark.rule("DG-BUSINESS-2")
def test_where_it_cannot_be_done_and_why() -> None:
    table = trading(
        holdings={
            "mill": business("Mill"),
            "inn": business("Inn", staffed=False),
            "barge": business("Barge", halted="war"),
            "salt": business("Salt", stopped="rats"),
            "hall": business("Hall", use="shelter"),
            "old": business("Old", status="sold"),
            "none": business("None", income=None),
            "farm": business("Farm", owner="rhea"),
        }
    )
    ask = asked(MOVE, table, "odo/where", {"who": ["odo"]})
    assert (offers(ask), ask.to, ask.rule) == (["mill"], "odo", RULE)
    assert ask.text == "At which business, for 4 hours or more?"
    assert [(one.id, one.effect) for one in ask.gone] == [
        ("barge", "halted: war"), ("hall", "no business"), ("inn", "not staffed"), ("none", "no business"),
        ("old", "sold"), ("salt", "not until this is resolved: rats"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Old: sold"):
        ask.take(["old"])
    assert MOVES[MOVE].blocked(mill(staffed=False), "gm") == "Mill: not staffed"
    assert MOVES[MOVE].blocked(mill(halted="war"), "odo") == "Mill: halted: war"


@pytest.mark.rule("DG-WORK")
def test_who_can() -> None:
    table = mill()
    assert MOVES[MOVE].blocked(table, "rhea") == "Rhea has no business"
    assert MOVES[MOVE].blocked(table, "bram") == "Bram has a Hit-point sheet"
    assert refusal(MOVE, trading()) == "nobody here has a business"
    quiet = trading(table={"campaign": {"session": 7}}, holdings={"mill": business("Mill")})
    assert refusal(MOVE, quiet) == "no session is running"
    poor = trading(purse=None, holdings={"mill": business("Mill")})
    assert refusal(MOVE, poor, {"odo/where": ["mill"]}) == "Odo: purse is not given yet: set it first"
    assert (MOVES[MOVE].players, MOVES[MOVE].world) == (True, "days-of-gold")
