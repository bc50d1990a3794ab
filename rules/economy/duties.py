"""The duties of a session, in the rule's order: income, Lifestyles, wages, and wages left unpaid (DG-SESSION).

Each is an entry of its own, settled by its own move, once: by its stamp. It can be left and taken up again, or skipped
with a reason, which another stamp remembers. There is a duty only where there is something: a business that pays, a
Lifestyle that somebody has lived by before, a follower with a wage for each session.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from rules.coin import SHEET
from rules.coins import coins
from rules.economy.business import (
    CORE_COUNT,
    businesses_of,
    income_due,
    income_stamp,
    net_income,
    that_count,
    why_it_pays_nothing,
)
from rules.economy.followers import STILL, followers
from rules.economy.lifestyle import COSTS, lifestyle_stamp, lives_by
from rules.economy.wages import session_wage, skipped_stamp, unpaid, wage_stamp
from rules.leading import able
from rules.named import called
from rules.table import Table
from rules.worlds import in_play

RULE = "DG-SESSION"
THIS_SESSION = "this session"
Kind = Literal["income", "lifestyle", "wages", "unpaid"]
State = Literal["open", "done", "skipped"]


class Duty(Struct, frozen=True):
    """One duty of the session that runs: whose, how much, until when, and the id of the move that settles it.

    `who` is the id of whoever it is about, `whose` that of the character who has to see to it, "" for the whole party.
    `stamp` is the mark that it is settled; "" for what no stamp settles.
    """

    id: str
    kind: Kind
    who: str
    whose: str
    name: str
    what: str
    due: str
    rule: str
    settled_by: str
    about: str
    stamp: str = ""
    state: State = "open"


def duties(table: Table) -> tuple[Duty, ...]:
    """All duties of the session that runs, settled or not; none where no session runs, or no gold is played."""
    if not table.campaign.in_session or not in_play(table, "days-of-gold"):
        return ()
    return (*_incomes(table), *_lifestyles(table), *_wages(table), *_unpaid(table))


def open_duties(table: Table) -> tuple[Duty, ...]:
    """Those that wait still. Wages that were left unpaid wait between sessions too."""
    there = duties(table) if table.campaign.in_session else tuple(_unpaid(table))
    return tuple(one for one in there if one.state == "open")


def _state(table: Table, stamp: str) -> State:
    if stamp not in table.done:
        return "open"
    return "skipped" if skipped_stamp(stamp) in table.done else "done"


def _incomes(table: Table) -> Iterator[Duty]:
    """Income of each character with a business that pays now (DG-BUSINESS-1)."""
    due = income_due(table)
    for who, one in table.characters.items():
        stamp = income_stamp(table, who)
        if who not in due and stamp not in table.done:
            continue
        earn = [has for has in businesses_of(table, who).values() if not why_it_pays_nothing(table, has)]
        rolled = len(that_count(table, who)) > CORE_COUNT  # a halted one of the core leaves one more to the roll
        yield Duty(
            id=f"income-{who}",
            kind="income",
            who=who,
            whose=who,
            name=one.name,
            what=f"income {coins(sum(map(net_income, earn)))}" + (" at most" if rolled else ""),
            due=THIS_SESSION,
            rule="DG-BUSINESS-1",
            settled_by="income",
            about=f"characters.{who}.sheet.purse",
            stamp=stamp,
            state=_state(table, stamp),
        )


def _lifestyles(table: Table) -> Iterator[Duty]:
    """The Lifestyle of each who has lived by one before (DG-LIFESTYLE)."""
    for one in able(table, SHEET):
        stamp, lives = lifestyle_stamp(table, one.id), lives_by(table, one.id)
        if lives is None:
            continue
        yield Duty(
            id=f"lifestyle-{one.id}",
            kind="lifestyle",
            who=one.id,
            whose=one.id,
            name=one.text,
            what=f"Lifestyle {coins(cost)}" if (cost := COSTS[lives]) else "Lifestyle",
            due=THIS_SESSION,
            rule="DG-LIFESTYLE",
            settled_by="lifestyle",
            about=one.about,
            stamp=stamp,
            state=_state(table, stamp),
        )


def _wages(table: Table) -> Iterator[Duty]:
    """The wage of each follower who has one for each session (DG-FOLLOWER-2)."""
    for id, one in followers(table, STILL).items():
        wage = session_wage(one)
        if not wage:
            continue
        stamp = wage_stamp(table, id)
        yield Duty(
            id=f"wages-{id}",
            kind="wages",
            who=id,
            whose=one.follows,
            name=one.name,
            what=f"wage {coins(wage)}",
            due=THIS_SESSION,
            rule="DG-FOLLOWER-2",
            settled_by="wages",
            about=f"people.{id}",
            stamp=stamp,
            state=_state(table, stamp),
        )


def _unpaid(table: Table) -> Iterator[Duty]:
    """What is owed from before to those who went without (DG-FOLLOWER-2)."""
    for id, amount in unpaid(table).items():
        yield Duty(
            id=f"unpaid-{id}",
            kind="unpaid",
            who=id,
            whose=table.people[id].follows,
            name=called(table, id),
            what=f"unpaid {coins(amount)}",
            due="when it can be",
            rule="DG-FOLLOWER-2",
            settled_by="wages",
            about=f"people.{id}",
        )
