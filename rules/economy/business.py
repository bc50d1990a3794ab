"""Businesses: which earn, and what they bring in as a session starts (DG-PROPERTY, DG-BUSINESS-1, DG-BUSINESS-2)."""

from collections.abc import Iterable, Mapping

from rules.asks import GM, LONGEST_CALLED, Option, Pick, Words
from rules.coin import SHEET, filled_purse_of, receive
from rules.coins import coins, half
from rules.economy.holdings import Holding
from rules.economy.running import none_running
from rules.economy.tracks import CORE, HALTED
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.table import Table
from rules.throws import TOTALS
from rules.worlds import in_play

PAYS, RULE, COUNTS = "DG-PROPERTY", "DG-BUSINESS-1", "DG-BUSINESS-2"
CORE_COUNT = 3  # DG-BUSINESS-1: who has more that earn has so many outside the roll
MEANS: dict[Tier, str] = {
    FULL: "all of them pay in full",
    PARTIAL: "each of them pays half",
    MISS: "none of them pays, and one trouble halts them all",
}
NOT_STAFFED = "not staffed"


def is_business(one: Holding) -> bool:
    """Whether a holding is a business that somebody has: there for income, with a Net Income."""
    return one.status == "held" and one.use == "income" and bool(one.income)


def net_income(one: Holding) -> int:
    """What a business brings in a session when all is well, in copper."""
    assert one.income is not None
    return one.income


def businesses_of(table: Table, who: str) -> dict[str, Holding]:
    """The businesses of a character by id, whether they earn or not."""
    return {id: one for id, one in table.holdings.items() if one.owner == who and is_business(one)}


def that_count(table: Table, who: str) -> dict[str, Holding]:
    """Those that count towards more than 3: staffed and working, a halted one included (DG-BUSINESS-2). One that was
    gained since the session began counts from the next."""
    session = table.campaign.session
    owned = businesses_of(table, who).items()
    return {id: one for id, one in owned if one.staffed and not waits(one, session)}


def outside_the_core(one: Holding, counting: Mapping[str, Holding]) -> bool:
    """Whether the roll says what a business pays. `counting` are the owner's that count; none is outside until a core
    was chosen (DG-BUSINESS-1)."""
    return len(counting) > CORE_COUNT and not one.core and any(other.core for other in counting.values())


def why_it_pays_nothing(table: Table, one: Holding) -> str:
    """Why a business brings nothing in as this session starts, or ""."""
    if not one.staffed:
        return NOT_STAFFED
    if one.halted:
        return f"halted: {one.halted}"
    if waits(one, table.campaign.session):
        return f"gained since the session began: it pays from session {one.pays_from} on"
    return ""


def waits(one: Holding, session: int) -> bool:
    """Whether a business was gained too late to pay as that session starts."""
    return one.pays_from is not None and one.pays_from > session


def income_stamp(table: Table, who: str) -> str:
    """The mark that somebody's businesses have paid for this session."""
    return f"session-{table.campaign.session}-income-{who}"


def income_due(table: Table) -> tuple[str, ...]:
    """The ids of those with a business that pays, who have not had the income of the session that runs (DG-SESSION)."""
    if not table.campaign.in_session or not in_play(table, "days-of-gold"):
        return ()
    return tuple(
        one.id
        for one in able(table, SHEET)
        if income_stamp(table, one.id) not in table.done and _some_pays(table, one.id)
    )


def _some_pays(table: Table, who: str) -> bool:
    return not all(why_it_pays_nothing(table, one) for one in businesses_of(table, who).values())


# -- the move


@step
def _income(play: Play) -> Steps[None]:
    """The core pays, then comes the roll for the others, if any works (DG-PROPERTY, DG-BUSINESS-1, DG-BUSINESS-2)."""
    who = yield from who_leads(play, rule=PAYS, text="Whose businesses pay?", sheet=SHEET, options=_due(play.table))
    with play.scope(who):
        play.stamp(income_stamp(play.table, who), rule="DG-SESSION", again=_again(play.table, who))
        counting = that_count(play.table, who)
        core = yield from _core(play, who, counting)
        yield from _paid(play, who, core)
        others = {id: one for id, one in counting.items() if id not in core}
        if works := {id: one for id, one in others.items() if not one.halted}:
            yield from _managed(play, who, works)
        elif others:
            play.remark(f"Outside the core all of {called(play.table, who)}'s are halted: no roll", f"characters.{who}")
        _say_who_pays_nothing(play, who)


@step
def _core(play: Play, who: str, counting: Mapping[str, Holding]) -> Steps[tuple[str, ...]]:
    """The three outside the roll, the last choice offered; all, and nothing is asked, where there are no more."""
    if len(counting) <= CORE_COUNT:
        return tuple(counting)
    last = tuple(id for id, one in counting.items() if one.core)
    options = tuple(
        Option(id, one.name, f"halted: {one.halted}" if one.halted else coins(net_income(one)), f"holdings.{id}.income")
        for id, one in counting.items()
    )
    core = yield from play.ask(
        Pick(
            id="core",
            text=f"{len(counting)} of {called(play.table, who)}'s earn. Which {CORE_COUNT} are the core, with no roll?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=options,
            least=CORE_COUNT,
            most=CORE_COUNT,
            offered=last if len(last) == CORE_COUNT else (),
        )
    )
    for id, one in businesses_of(play.table, who).items():
        if one.core != (id in core):
            play.set(CORE.at(id), id in core, rule=COUNTS, why="chosen as the session starts", waivable=False)
    return core


@step
def _paid(play: Play, who: str, ids: Iterable[str], *, halved: bool = False) -> Steps[None]:
    """Each pays its Net Income, or half of it, unless a trouble halts it (DG-PROPERTY, DG-BUSINESS-1)."""
    purse = filled_purse_of(play.table, who)
    for id in ids:
        one = play.table.holdings[id]
        if one.halted:
            continue
        whole = net_income(one)
        amount = half(whole) if halved else whole
        why = f"{one.name}: half of {coins(whole)}" if halved else f"{one.name}: Net Income"
        yield from receive(play, purse, amount, what_for=why, rule=RULE if halved else PAYS, id=id)


@step
def _managed(play: Play, who: str, works: Mapping[str, Holding]) -> Steps[None]:
    """The roll for all outside the core that are not halted, and what comes of it (DG-BUSINESS-1)."""
    names = ", ".join(one.name for one in works.values())
    rolled = yield from roll(
        play, who, ("wits",), MEANS, rule=RULE, text=f"{called(play.table, who)} manages the others: {names}"
    )
    if rolled.tier != MISS:
        yield from _paid(play, who, works, halved=rolled.tier == PARTIAL)
        return
    trouble = yield from play.ask(
        Words(
            id="trouble",
            text=f"Which one trouble halts {names}?",
            to=GM,
            about=f"characters.{who}",
            rule=RULE,
            longest=LONGEST_CALLED,
        )
    )
    for id in works:
        play.set(HALTED.at(id), trouble, rule=RULE, why=f"managed with {TOTALS[MISS]}")


def _say_who_pays_nothing(play: Play, who: str) -> None:
    for id, one in businesses_of(play.table, who).items():
        if reason := why_it_pays_nothing(play.table, one):
            play.remark(f"{one.name} pays nothing, {reason}", f"holdings.{id}")


def _due(table: Table) -> tuple[Option, ...]:
    """Those to whom income is due, each with how many of theirs earn."""
    due = income_due(table)
    return tuple(
        Option(one.id, one.text, _how_many(len(that_count(table, one.id))), one.about)
        for one in able(table, SHEET)
        if one.id in due
    )


def _how_many(count: int) -> str:
    rolls = ", with the management roll" if count > CORE_COUNT else ""
    return f"{count} business{'' if count == 1 else 'es'}{rolls}"


def _again(table: Table, who: str) -> str:
    return f"{called(table, who)}'s income of session {table.campaign.session} is settled already"


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET) or none_running(table):
        return reason
    due = income_due(table)
    if who not in table.characters:
        return None if due else f"no income of session {table.campaign.session} is due"
    if income_stamp(table, who) in table.done:
        return _again(table, who)
    return None if who in due else f"no business of {called(table, who)}'s is staffed and works"


def _hint(table: Table) -> str:
    due = len(income_due(table))
    return f"{due} due" if due else ""


INCOME = Move(
    id="income",
    name="Income",
    letter="i",
    short="businesses",
    tab="economy",
    trigger="A session starts: somebody's businesses pay",
    world="days-of-gold",
    rules=(PAYS, RULE, COUNTS, "DG-SESSION", "DG-COIN-2"),
    steps=_income,
    players=True,
    blocked=_blocked,
    hint=_hint,
)
