"""The frame of an evening: a session starts and ends, and days end. The duties of a session hang on these."""

from typing import Literal

from rules.campaign_tracks import DAY, SESSION
from rules.coin import begin_counting
from rules.economy.evening import close_the_evening, say_what_is_due
from rules.moves import Move
from rules.owed import owed
from rules.play import Play, Steps, step
from rules.table import Table
from rules.wounds.boxes import ends_with
from rules.wounds.dying import judge_the_dying, write_down_terms
from rules.wounds.food import all_fed, eat, pay_for_missed

RULE = "DG-SESSION"
IN_SESSION = "campaign.in_session"


@step
def _start(play: Play) -> Steps[None]:
    yield from ()
    number = play.table.campaign.session + 1
    play.stamp(_started(number), rule=RULE, again=_again(number))
    play.set(SESSION, number, rule=RULE, waivable=False)
    play.set(IN_SESSION, True, rule=RULE, waivable=False)
    begin_counting(play)
    write_down_terms(play, number)
    say_what_is_due(play)


@step
def _end(play: Play) -> Steps[None]:
    """What lasts for the session lapses, the Dying are judged; what was spent and settled is summed up, and what is
    left owed is shown (DG-SESSION)."""
    number = play.table.campaign.session
    play.stamp(f"session-{number}-ended", rule=RULE, again=f"session {number} has ended already")
    close_the_evening(play)
    play.set(IN_SESSION, False, rule=RULE, waivable=False)
    _lapse(play, "session")
    yield from judge_the_dying(play)
    write_down_terms(play, ends_with(play.table))
    for one in owed(play.table):
        play.remark(f"Still owed: {one.name}, {one.what}, {one.due}", about=one.about)


@step
def _end_day(play: Play) -> Steps[None]:
    """A day more; whoever is not fed where they stay eats, or goes hungry (DG-FOOD)."""
    play.set(DAY, play.table.campaign.day + 1, rule=RULE, waivable=False)
    _lapse(play, "day")
    yield from pay_for_missed(play)
    yield from eat(play)


def _lapse(play: Play, lasts: Literal["day", "session"]) -> None:
    """What is ongoing for so long ends; a forward stays until it is used (DG-FORWARD)."""
    for who, one in play.table.characters.items():
        for id, bonus in one.bonuses.items():
            if (bonus.status, bonus.kind, bonus.lasts) == ("held", "ongoing", lasts):
                play.set(
                    f"characters.{who}.bonuses.{id}.status", "ended", rule="DG-FORWARD", why=f"the {lasts} is over"
                )


def _started(number: int) -> str:
    return f"session-{number}-started"


def _again(number: int) -> str:
    return f"session {number} has started already"


def _cannot_start(table: Table, _who: str) -> str | None:
    campaign = table.campaign
    if campaign.in_session:
        return f"session {campaign.session} is still running: end it first"
    number = campaign.session + 1
    return _again(number) if _started(number) in table.done else None


def _none_running(table: Table, _who: str) -> str | None:
    return None if table.campaign.in_session else "no session is running"


START_SESSION = Move(
    id="start-session",
    name="Start the Session",
    letter="b",
    short="play begins",
    trigger="The evening begins",
    rules=(RULE, "DG-FORTUNE-GOLD"),
    steps=_start,
    counterpart="end-session",
    hint=lambda table: f"session {table.campaign.session + 1}",
    blocked=_cannot_start,
)
END_SESSION = Move(
    id="end-session",
    name="End the Session",
    letter="n",
    short="play ends",
    trigger="The evening is over",
    rules=(RULE, "DG-WOUNDS-2"),
    steps=_end,
    counterpart="start-session",
    hint=lambda table: f"session {table.campaign.session}",
    blocked=_none_running,
)
END_DAY = Move(
    id="end-day",
    name="End the Day",
    letter="z",
    short="night falls",
    trigger="A day ends",
    rules=(RULE, "DG-FOOD", "DG-JOURNEY-3"),
    steps=_end_day,
    assumes=all_fed,
    hint=lambda table: f"day {table.campaign.day + 1}",
)
