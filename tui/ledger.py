"""The ledger: who paid whom in the session that runs, or in the last one, for what, and what counted as spent.

It is read from the chronicle, as far as the seat sees it: gold that a change by hand put right is no payment.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.by_hand import CHANGE_BY_HAND, SET_BY_HAND
from rules.campaign_tracks import SESSION
from rules.changes import Change
from rules.economy.business import INCOME
from rules.economy.work_the_job import WORK_THE_JOB
from rules.sessions import START_SESSION
from saves.entry import Entry
from tui.telling import entry_seen

if TYPE_CHECKING:
    from tui.desk import Desk

FURTHEST = 2000  # entries of one session that are read
STEP = 100
PLACES = 10_000  # that are told apart without looking closely again
BY_HAND = (CHANGE_BY_HAND.id, SET_BY_HAND.id)

_COINS = re.compile(r"characters\.([^.]+)\.sheet\.(?:purse|signature\.account)")
_SPENT = re.compile(r"characters\.[^.]+\.sheet\.spent")


class Payment(Struct, frozen=True):
    """Copper that changed hands. `payer` and `payee` are ids of characters, "" for whoever else it came from or went
    to; `at` is the entry's number, `move` what it was by, `spent` whether it counted as gold spent."""

    at: int
    move: str
    payer: str
    payee: str
    amount: int
    what_for: str
    spent: bool = False


class Ledger(Struct, frozen=True):
    """The payments of a session, the oldest first. `earned` is copper at its start by the id of a business, `income`
    by the id of its owner, `worked` how often the Job was Worked at a business."""

    payments: tuple[Payment, ...] = ()
    earned: Mapping[str, int] = {}
    income: Mapping[str, int] = {}
    worked: Mapping[str, int] = {}


NO_LEDGER = Ledger()


@lru_cache(PLACES)
def whose_coins(where: str) -> str:
    """Whose purse or account a place is, by id; "" for any other place."""
    found = _COINS.fullmatch(where)
    return found[1] if found else ""


@lru_cache(PLACES)
def counts_spent(where: str) -> bool:
    """Whether a place counts what a character spends."""
    return _SPENT.fullmatch(where) is not None


def payments_of(entry: Entry) -> Iterator[Payment]:
    """What changed hands in an entry, as its seat sees it. Both halves of a payment stand in one scope."""
    if entry.move in BY_HAND or entry.switches:
        return
    scopes: dict[str, list[Change]] = {}
    for change in entry.changes:
        if not change.waived and change.key.endswith(change.where):
            scopes.setdefault(change.key.removesuffix(change.where), []).append(change)
    for changes in scopes.values():
        moved = [(who, _by(one), one) for one in changes if (who := whose_coins(one.where))]
        out = [(who, -by, one) for who, by, one in moved if by < 0]
        into = [(who, by, one) for who, by, one in moved if by > 0]
        spent = any(counts_spent(one.where) and _by(one) > 0 for one in changes)
        payee = into[0][0] if into else ""
        for who, amount, one in out:
            yield Payment(entry.n, entry.move, who, payee, amount, one.why, spent)
        if not out:
            for who, amount, one in into:
                yield Payment(entry.n, entry.move, "", who, amount, one.why)


def _by(change: Change) -> int:
    """By how much copper; 0 where one side was never said."""
    if isinstance(change.before, int) and isinstance(change.after, int):
        return change.after - change.before
    return 0


class Ledgers:
    """Reads it at a desk: only what is new, unless something was taken back or put back."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._upto: tuple[int, bool] = (0, False)  # the newest entry that was read, and whether purses were open then
        self._ledger = NO_LEDGER

    def now(self) -> Ledger:
        """As it is by the newest entry."""
        last = self._desk.campaign.last
        stands = (last.n if last else 0, self._desk.table.campaign.settings.purses_open)
        if stands != self._upto:
            self._ledger = self._desk.read_or(lambda: self._read(stands), self._ledger)
            self._upto = stands
        return self._ledger

    def _read(self, stands: tuple[int, bool]) -> Ledger:
        new = stands[0] - self._upto[0]
        entries = self._desk.campaign.entries(None, new) if self._upto[0] and 0 < new <= STEP else ()
        plain = entries and not any(one.switches or one.move == START_SESSION.id for one in entries)
        if plain and stands[1] == self._upto[1]:
            payments = (*self._ledger.payments, *self._payments(entries))
            return _ledger(payments, self._earned(entries, self._ledger), self._worked(entries, self._ledger))
        entries = tuple(self._of_session())
        earned, worked = self._earned(entries, NO_LEDGER), self._worked(entries, NO_LEDGER)
        return _ledger(tuple(self._payments(entries)), earned, worked)

    def _of_session(self) -> Iterator[Entry]:
        """The entries of the session that was started last, newest first."""
        session, before, read = self._desk.table.campaign.session, None, 0
        while read < FURTHEST:
            entries = self._desk.campaign.entries(before, STEP)
            for entry in entries:
                started = any((one.where, one.after) == (SESSION.where, session) for one in entry.changes)
                if entry.move == START_SESSION.id and started and self._desk.campaign.live(entry):
                    return
                yield entry
            if not entries:
                return
            before, read = entries[-1].n, read + len(entries)

    def _seen(self, entries: tuple[Entry, ...]) -> Iterator[Entry]:
        """Those that stand, the oldest first, as this seat sees them."""
        for entry in reversed(entries):
            if self._desk.campaign.live(entry):
                seen = entry_seen(self._desk.table, self._desk.seat, entry)
                if seen is not None:
                    yield seen

    def _payments(self, entries: tuple[Entry, ...]) -> Iterator[Payment]:
        return (payment for entry in self._seen(entries) for payment in payments_of(entry))

    def _earned(self, entries: tuple[Entry, ...], before: Ledger) -> dict[str, int]:
        """What each business brought: its id is the scope of its receipt."""
        found = dict(before.earned)
        for entry in self._seen(entries):
            if entry.move == INCOME.id:
                for change in entry.changes:
                    if whose_coins(change.where) and not change.waived:
                        found[change.key.removesuffix(f"/{change.where}").rpartition("/")[2]] = _by(change)
        return found

    def _worked(self, entries: tuple[Entry, ...], before: Ledger) -> dict[str, int]:
        """How often the Job was Worked at each business: its id is a scope of what came of it."""
        found, held = dict(before.worked), self._desk.table.holdings
        for entry in self._seen(entries):
            if entry.move == WORK_THE_JOB.id:
                scopes = {part for change in entry.changes for part in change.key.split("/")}
                for id in scopes & held.keys():
                    found[id] = found.get(id, 0) + 1
        return found


def _ledger(payments: tuple[Payment, ...], earned: Mapping[str, int], worked: Mapping[str, int]) -> Ledger:
    income: dict[str, int] = {}
    for one in payments:
        if one.move == INCOME.id:
            income[one.payee] = income.get(one.payee, 0) + one.amount
    return Ledger(payments, earned, income, worked)
