"""Wages: what is due this session, what is still unpaid, and what pays it (DG-FOLLOWER-2, DG-HOUSE-ACCOUNT)."""

from collections.abc import Sequence

from msgspec import Struct

from rules.asks import GM, LONGEST_CALLED, Option, Pick, Words, YesNo
from rules.coin import ACCOUNT, NOT_FOR_ARMS, SHEET, out_of, pay, purse_of, why_not_out_of
from rules.coins import coins
from rules.economy.arms import is_said, say
from rules.economy.followers import EACH_SESSION, STILL, followers, wage_says
from rules.economy.running import none_running
from rules.errors import Refused
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.table import Person, Table
from rules.track import Track
from rules.tracks import ARMED, UNPAID, on_sheet
from rules.worlds import in_play

RULE, ARMS, DUTY = "DG-FOLLOWER-2", "DG-HOUSE-ACCOUNT", "DG-SESSION"
BEFORE = "/unpaid"  # behind an id: what somebody went without before
GO_WITHOUT = YesNo(id="without", letter="n", text="They go without", rule=RULE, effect="with a reason; it stays owed")


class Due(Struct, frozen=True):
    """A sum that can be paid to a follower. `id` is how it is picked, `stamp` marks a session's wage; "" for others."""

    id: str
    who: str
    amount: int
    says: str
    stamp: str = ""


def wage_stamp(table: Table, who: str) -> str:
    """The mark that somebody's wage of the session that runs is settled."""
    return f"session-{table.campaign.session}-wages-{who}"


def skipped_stamp(stamp: str) -> str:
    """The mark that a duty was settled by skipping it (DG-SESSION)."""
    return f"skipped-{stamp}"


def session_wage(one: Person) -> int:
    """The wage of somebody that falls due each session, in copper; 0 for none (DG-FOLLOWER-2)."""
    return one.wage if one.follower and one.wage and not one.wage_for else 0


def wages_due(table: Table) -> tuple[str, ...]:
    """The ids of the followers whose wage of the session that runs is not settled yet (DG-SESSION)."""
    if not table.campaign.in_session or not in_play(table, "days-of-gold"):
        return ()
    serving = followers(table, STILL).items()
    return tuple(id for id, one in serving if session_wage(one) and wage_stamp(table, id) not in table.done)


def unpaid(table: Table) -> dict[str, int]:
    """What was not paid in sessions that are over, in copper, by the id of whom it is owed to."""
    if not in_play(table, "days-of-gold"):
        return {}
    return {id: one.unpaid for id, one in table.people.items() if one.unpaid and one.status != "dead"}


def dues(table: Table, payer: str) -> tuple[Due, ...]:
    """All that a character could pay now: their own followers', the party's, and those of who has no purse."""
    due, before = wages_due(table), unpaid(table)
    pays_for = _masters_paid_for(table, payer)
    found = []
    for id, one in table.people.items():
        if one.follows not in pays_for:
            continue
        if id in due:
            wage = session_wage(one)
            found.append(Due(id, id, wage, f"{coins(wage)} {EACH_SESSION}", wage_stamp(table, id)))
        elif one.follower and one.wage and one.wage_for and one.status in STILL:
            found.append(Due(id, id, one.wage, f"{coins(one.wage)} {wage_says(one)}"))
        if id in before:
            found.append(Due(f"{id}{BEFORE}", id, before[id], f"{coins(before[id])} unpaid from before"))
    return tuple(found)


def _masters_paid_for(table: Table, payer: str) -> frozenset[str]:
    """Whose followers a character pays: their own, the party's, and those of who is not here or has no purse."""
    has_a_purse = {option.id for option in able(table, SHEET)} - {payer}
    return frozenset({"", payer, *(one.follows for one in table.people.values())} - has_a_purse)


def go_unpaid(play: Play, who: str, why: str, *, owed: bool = True, told: bool = True) -> None:
    """A follower goes without the wage of this session. It is remembered as unpaid, unless it is `owed` no more.

    `told`: it is said besides. To be called in a scope of theirs.
    """
    table, one = play.table, play.table.people[who]
    name, amount = called(table, who), session_wage(one)
    play.stamp(wage_stamp(table, who), rule=DUTY, again=again(table, who))
    if owed:
        play.set(UNPAID.at(who), (one.unpaid or 0) + amount, rule=RULE, why=why)
    if told:
        stays = "which stays owed" if owed else "and nothing stays owed"
        play.remark(f"{name} goes without {coins(amount)}, {stays}: {why}", f"people.{who}")


def again(table: Table, who: str) -> str:
    """What is said to a wage that is settled already."""
    return f"{called(table, who)}'s wage of session {table.campaign.session} is settled already"


# -- the move


@step
def _wages(play: Play) -> Steps[None]:
    payer = yield from who_leads(play, rule=RULE, text="Who pays?", sheet=SHEET, options=_payers(play.table))
    there = dues(play.table, payer)
    if not there:
        raise Refused(_nothing_due(play.table, payer), "people")
    with play.scope(payer):
        picked = yield from _which(play, payer, there)
        if play.aside("followers", GO_WITHOUT):
            yield from _go_without(play, payer, picked)
        else:
            yield from _paid(play, payer, picked)


@step
def _which(play: Play, payer: str, there: Sequence[Due]) -> Steps[tuple[Due, ...]]:
    """What is paid now; what is owed by right is what Enter gives. What is settled already can't be picked."""
    table = play.table
    ids, pays_for = {one.id for one in there}, _masters_paid_for(table, payer)
    settled = tuple(
        Option(id, one.name, again(table, id), f"people.{id}")
        for id, one in followers(table, STILL).items()
        if id not in ids and one.follows in pays_for and wage_stamp(table, id) in table.done
    )
    picked = yield from play.ask(
        Pick(
            id="followers",
            text=f"Which wages does {called(table, payer)} pay?",
            to=payer,
            about=f"characters.{payer}",
            rule=RULE,
            options=tuple(Option(one.id, called(table, one.who), one.says, f"people.{one.who}") for one in there),
            gone=settled,
            most=len(there),
            offered=tuple(one.id for one in there if one.stamp or one.id.endswith(BEFORE)),
            asides=(GO_WITHOUT,),
        )
    )
    return tuple(one for one in there if one.id in picked)


@step
def _go_without(play: Play, payer: str, picked: Sequence[Due]) -> Steps[None]:
    for one in picked:
        if not one.stamp:
            raise Refused(
                f"{called(play.table, one.who)}: only a session's wage can be left unpaid", f"people.{one.who}"
            )
    why = yield from play.ask(
        Words(
            id="why",
            text="Why do they go without?",
            to=payer,
            about=f"characters.{payer}",
            rule=RULE,
            longest=LONGEST_CALLED,
        )
    )
    for one in picked:
        with play.scope(one.who):
            go_unpaid(play, one.who, why)
            play.stamp(skipped_stamp(one.stamp), rule=DUTY, again=again(play.table, one.who))


@step
def _paid(play: Play, payer: str, picked: Sequence[Due]) -> Steps[None]:
    """Who bears arms is paid out of the purse alone, first; the others out of whichever the payer says."""
    people = play.table.people
    for_arms = [one for one in picked if people[one.who].armed]
    others = [one for one in picked if not people[one.who].armed]
    if for_arms:
        purse = _purse_for_arms(play.table, payer, _sum(for_arms))
        for one in for_arms:
            yield from _pay(play, purse, one)
    if others:
        purse = yield from out_of(play, payer, amount=_sum(others))
        armed = (yield from _bear_arms(play, others)) if purse.where.endswith(f".{ACCOUNT}") else ()
        bearers = [one for one in others if one.who in armed]
        own = _purse_for_arms(play.table, payer, _sum(bearers)) if bearers else purse
        for one in others:
            yield from _pay(play, own if one in bearers else purse, one)


@step
def _bear_arms(play: Play, others: Sequence[Due]) -> Steps[tuple[str, ...]]:
    """Who of those bears arms of whom nobody has said it yet, before a House Account pays them; asked once of each."""
    unsaid = [who for who in dict.fromkeys(one.who for one in others) if not is_said(play.table, who)]
    if not unsaid:
        return ()
    options = tuple(
        Option(who, called(play.table, who), play.table.people[who].role, f"people.{who}") for who in unsaid
    )
    armed = yield from play.ask(
        Pick(
            id="armed",
            text="Who of them bears arms, so that the House Account can't pay them? None: nobody does",
            to=GM,
            about="people",
            rule=ARMS,
            options=options,
            least=0,
            most=len(options),
        )
    )
    for who in unsaid:
        with play.scope(who):
            if who in armed:
                play.set(ARMED.at(who), True, rule=ARMS, waivable=False)
            say(play, who)
    return armed


def _purse_for_arms(table: Table, payer: str, amount: int) -> Track:
    """The purse, for guards and others who fight. Raises Refused where it can't pay so much (DG-HOUSE-ACCOUNT)."""
    purse = purse_of(table, payer)
    if reason := why_not_out_of(table, purse, amount=amount, armed=True):
        with_account = on_sheet(table, payer, ACCOUNT) is not None
        raise Refused(f"{reason}; {NOT_FOR_ARMS}" if with_account else reason, purse.where)
    return purse


@step
def _pay(play: Play, purse: Track, due: Due) -> Steps[None]:
    one, name = play.table.people[due.who], called(play.table, due.who)
    before = due.id.endswith(BEFORE)
    with play.scope(due.who), play.scope("before" if before else "now"):
        if due.stamp:
            play.stamp(due.stamp, rule=DUTY, again=again(play.table, due.who))
        what_for = f"wages unpaid before, {name}" if before else f"wage of {name}, {wage_says(one)}"
        yield from pay(
            play, purse, due.amount, what_for=what_for, armed=one.armed, rule=ARMS if one.armed else RULE, id="wage"
        )
        if before:
            play.set(UNPAID.at(due.who), None, rule=RULE, why="paid at last", waivable=False)


def _sum(some: Sequence[Due]) -> int:
    return sum(one.amount for one in some)


def _payers(table: Table) -> tuple[Option, ...]:
    """Those who could pay somebody now, each with how many and how much."""
    found = []
    for option in able(table, SHEET):
        if there := dues(table, option.id):
            count = len({one.who for one in there})
            says = f"{coins(_sum(there))} to {count} follower{'' if count == 1 else 's'}"
            found.append(Option(option.id, option.text, says, option.about))
    return tuple(found)


def _nothing_due(table: Table, who: str) -> str:
    if none_running(table) is not None:
        return "no wage is owed, and no session is running"
    theirs = f" of {called(table, who)}'s" if who != GM else ""
    return f"no wage{theirs} is due in session {table.campaign.session}"


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET):
        return reason
    can = dues(table, who) if who in table.characters else _payers(table)
    return None if can else _nothing_due(table, who)


def _hint(table: Table) -> str:
    count = len(wages_due(table)) + len(unpaid(table))
    return f"{count} due" if count else ""


WAGES = Move(
    id="wages",
    name="Pay Wages",
    letter="e",
    short="pay day",
    tab="economy",
    trigger="Followers are paid, or go without",
    world="days-of-gold",
    rules=(RULE, ARMS, DUTY, "DG-COIN-2", "DG-FORTUNE-GOLD"),
    steps=_wages,
    players=True,
    blocked=_blocked,
    hint=_hint,
)
