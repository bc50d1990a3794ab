"""Work the Job: hours at a working business of one's own, +Wits (DG-WORK)."""

from rules.asks import GM, LONGEST_CALLED, Option, Pick, Words
from rules.coin import SHEET, filled_purse_of, receive
from rules.coins import coins, half
from rules.economy.business import NOT_STAFFED, is_business, net_income
from rules.economy.holdings import Holding
from rules.economy.running import none_running
from rules.economy.tracks import STOPPED
from rules.errors import Refused
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.table import Table
from rules.throws import TOTALS

RULE = "DG-WORK"
TIMES = ("first", "second")  # DG-WORK: in a session
MOST = len(TIMES)
HOURS = 4  # DG-WORK
MEANS: dict[Tier, str] = {
    FULL: "its Net Income once more",
    PARTIAL: "half of its Net Income",
    MISS: "none, and a trouble: no more of it there until that is resolved",
}


def _times_left(table: Table, who: str) -> tuple[str, ...]:
    """The marks of Work the Job in this session that somebody has not used: one undone is free again."""
    marks = (f"session-{table.campaign.session}-work-{time}-{who}" for time in TIMES)
    return tuple(mark for mark in marks if mark not in table.done)


def times_worked(table: Table, who: str) -> int:
    """How often somebody has Worked the Job in this session."""
    return MOST - len(_times_left(table, who))


def why_not_worked(one: Holding) -> str:
    """Why nobody can Work the Job at a holding, or "" (DG-WORK, DG-BUSINESS-2)."""
    if one.status != "held":
        return one.status
    if not is_business(one):
        return "no business"
    if not one.staffed:
        return NOT_STAFFED
    if one.halted:
        return f"halted: {one.halted}"
    return f"not until this is resolved: {one.stopped}" if one.stopped else ""


@step
def _work(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who Works the Job?", sheet=SHEET, options=_workers(play.table))
    if reason := _why_not(play.table, who):
        raise Refused(reason, f"characters.{who}")
    with play.scope(who):
        which = yield from _where(play, who)
        mark, *_ = _times_left(play.table, who)
        play.stamp(mark, rule=RULE, again=_too_often(play.table, who))
        purse, one = filled_purse_of(play.table, who), play.table.holdings[which]
        with play.scope(which):
            rolled = yield from roll(
                play, who, ("wits",), MEANS, rule=RULE, text=f"{called(play.table, who)} works at {one.name}"
            )
            if rolled.tier == MISS:
                yield from _trouble(play, which)
                return
            whole, halved = net_income(one), rolled.tier == PARTIAL
            amount = half(whole) if halved else whole
            why = f"{one.name}: Work the Job" + (f", half of {coins(whole)}" if halved else "")
            yield from receive(play, purse, amount, what_for=why, rule=RULE)


@step
def _where(play: Play, who: str) -> Steps[str]:
    """At which business of their own; those that can't be Worked say why."""
    own = {id: one for id, one in play.table.holdings.items() if one.owner == who}
    reasons = {id: why_not_worked(one) for id, one in own.items()}
    options = tuple(
        Option(id, one.name, coins(net_income(one)), f"holdings.{id}.income")
        for id, one in own.items()
        if not reasons[id]
    )
    gone = tuple(Option(id, one.name, reasons[id], f"holdings.{id}") for id, one in own.items() if reasons[id])
    (which,) = yield from play.ask(
        Pick(
            id="where",
            text=f"At which business, for {HOURS} hours or more?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=options,
            gone=gone,
        )
    )
    return which


@step
def _trouble(play: Play, which: str) -> Steps[None]:
    """No more Work there until it is resolved; what it pays at a session's start is not touched."""
    name = play.table.holdings[which].name
    trouble = yield from play.ask(
        Words(
            id="trouble",
            text=f"Which trouble keeps them from Working the Job at {name}?",
            to=GM,
            about=f"holdings.{which}",
            rule=RULE,
            longest=LONGEST_CALLED,
        )
    )
    play.set(STOPPED.at(which), trouble, rule=RULE, why=f"Worked the Job with {TOTALS[MISS]}")
    play.remark(f"{name} still pays when a session starts", f"holdings.{which}")


def _workers(table: Table) -> tuple[Option, ...]:
    """Those who can, each with how often they have."""
    return tuple(
        Option(one.id, one.text, f"{times_worked(table, one.id)} of {MOST}", one.about)
        for one in able(table, SHEET)
        if not _why_not(table, one.id)
    )


def _why_not(table: Table, who: str) -> str:
    """Why one character can't, or ""."""
    name = called(table, who)
    if not _times_left(table, who):
        return _too_often(table, who)
    own = [one for one in table.holdings.values() if one.owner == who]
    if not _owns(table, who):
        return f"{name} has no business"
    reasons = [f"{one.name}: {reason}" for one in own if (reason := why_not_worked(one))]
    return "; ".join(reasons) if len(reasons) == len(own) else ""


def _too_often(table: Table, who: str) -> str:
    return f"{called(table, who)} has Worked the Job {MOST} times in session {table.campaign.session}: no more of it"


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET) or none_running(table):
        return reason
    if who in table.characters:
        return _why_not(table, who) or None
    if _workers(table):
        return None
    reasons = [_why_not(table, one.id) for one in able(table, SHEET) if _owns(table, one.id)]
    return "; ".join(reasons) or "nobody here has a business"


def _owns(table: Table, who: str) -> bool:
    return any(one.owner == who for one in table.holdings.values())


WORK_THE_JOB = Move(
    id="work-the-job",
    name="Work the Job",
    letter="w",
    short="a job, +Wits",
    tab="economy",
    trigger="Somebody works for hours at a business of their own",
    world="days-of-gold",
    rules=(RULE, "DG-BUSINESS-2", "DG-COIN-2"),
    steps=_work,
    players=True,
    blocked=_blocked,
)
