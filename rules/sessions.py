"""The frame of an evening: a session starts and ends, and days end. Later duties hang on these."""

from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import Table
from rules.tracks import DAY, SESSION

RULE = "DG-SESSION"
IN_SESSION = "campaign.in_session"


@step
def _start(play: Play) -> Steps[None]:
    yield from ()
    play.adjust(SESSION, 1, rule=RULE)
    number = play.table.campaign.session
    play.stamp(f"session-{number}-started", rule=RULE, again=f"session {number} has started already")
    play.set(IN_SESSION, True, rule=RULE)


@step
def _end(play: Play) -> Steps[None]:
    yield from ()
    number = play.table.campaign.session
    play.stamp(f"session-{number}-ended", rule=RULE, again=f"session {number} has ended already")
    play.set(IN_SESSION, False, rule=RULE)


@step
def _end_day(play: Play) -> Steps[None]:
    yield from ()
    play.adjust(DAY, 1, rule=RULE, why="a day ends")


def _running(table: Table, _who: str) -> str | None:
    campaign = table.campaign
    return f"session {campaign.session} is still running: end it first" if campaign.in_session else None


def _none_running(table: Table, _who: str) -> str | None:
    return None if table.campaign.in_session else "no session is running"


START_SESSION = Move(
    id="start-session",
    name="Start the Session",
    letter="b",
    trigger="The evening begins",
    rules=(RULE,),
    steps=_start,
    blocked=_running,
)
END_SESSION = Move(
    id="end-session",
    name="End the Session",
    letter="n",
    trigger="The evening is over",
    rules=(RULE,),
    steps=_end,
    blocked=_none_running,
)
END_DAY = Move(
    id="end-day",
    name="End the Day",
    letter="z",
    trigger="A day ends",
    rules=(RULE,),
    steps=_end_day,
)
