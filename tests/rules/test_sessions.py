"""DG-SESSION, in part: a session starts and ends, each once, and days end."""

import pytest

from rules.places import MISSING
from rules.registry import MOVES
from rules.table import Debt
from tests.rules.playing import Did, assert_did, play, refusal, remarks
from tests.rules.tables import stonewell
from tests.rules.wounded import wounded

RULE = "DG-SESSION"
IN = "campaign.in_session"


def stamp(name: str) -> Did:
    return Did(f"done.{name}", MISSING, {"rule": RULE}, RULE)


@pytest.mark.rule("DG-SESSION")
def test_the_first_session_starts() -> None:
    table = stonewell()
    done = play("start-session", table)
    assert_did(
        done,
        table,
        stamp("session-1-started"),
        Did("campaign.session", 0, 1, RULE),
        Did(IN, False, True, RULE),
    )
    assert [change.waived_at for change in done.changes] == [None, None, None]


@pytest.mark.rule("DG-SESSION")
def test_a_session_ends_and_the_next_one_starts() -> None:
    table = stonewell(campaign={"session": 3, "in_session": True}, done={"session-3-started": RULE})
    ended = play("end-session", table)
    assert_did(ended, table, stamp("session-3-ended"), Did(IN, True, False, RULE))
    assert [change.waived_at for change in ended.changes] == [None, None]
    assert play("start-session", ended.table).table.campaign.session == 4


@pytest.mark.rule("DG-SESSION")
def test_what_is_left_owed_is_shown_at_the_end() -> None:
    owed = {"second-meal-year-1": Debt(amount=3, year=1)}
    table = stonewell(owed=owed, campaign={"session": 1, "in_session": True})
    ended = play("end-session", table)
    assert [(one.text, one.about, one.to_tell) for one in ended.remarks] == [
        ("Still owed: Winter, 3 Surplus, before spring", "owed.second-meal-year-1", False)
    ]
    assert remarks(play("end-session", stonewell(campaign={"session": 1, "in_session": True}))) == []


@pytest.mark.rule("DG-SESSION")
def test_each_is_done_once_for_a_session() -> None:
    running = stonewell(campaign={"session": 2, "in_session": True})
    assert refusal("start-session", running) == "session 2 is still running: end it first"
    assert refusal("end-session", stonewell(campaign={"session": 2})) == "no session is running"
    back = stonewell(campaign={"session": 1}, done={"session-2-started": RULE})
    assert MOVES["start-session"].blocked(back, "gm") == "session 2 has started already"
    assert refusal("start-session", back) == "session 2 has started already"
    again = stonewell(campaign={"session": 2, "in_session": True}, done={"session-2-ended": RULE})
    assert refusal("end-session", again) == "session 2 has ended already"


@pytest.mark.rule("DG-SESSION")
def test_which_one_it_would_be_stands_beside_it() -> None:
    table = stonewell(campaign={"session": 3, "day": 8})
    hints = {id: MOVES[id].hint(table) for id in ("start-session", "end-session", "end-day")}
    assert hints == {"start-session": "session 4", "end-session": "session 3", "end-day": "day 9"}


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_nothing_was_spent_in_a_session_that_starts() -> None:
    table = wounded(session=4, running=False, spent=300)
    where = "characters.rhea.sheet.spent"
    done = play("start-session", table)
    assert [(one.before, one.after) for one in done.changes if one.where == where] == [(300, 0)]


@pytest.mark.rule("DG-SESSION")
def test_days_end_in_and_out_of_a_session() -> None:
    table = stonewell(campaign={"day": 4})
    done = play("end-day", table)
    assert_did(done, table, Did("campaign.day", 4, 5, RULE))
    assert done.changes[0].waived_at is None
    assert play("end-day", done.table).table.campaign.day == 6


@pytest.mark.rule("DG-SESSION")
def test_the_gm_alone_starts_and_ends() -> None:
    assert not any(MOVES[id].players for id in ("start-session", "end-session", "end-day"))
