"""The ledger: who paid whom in the session that runs, or in the last one, for what, and what counted as spent.

It is read from the chronicle, as far as the seat sees it: gold that a change by hand put right is no payment.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.campaign_tracks import SESSION
from rules.economy.business import INCOME
from rules.economy.work_the_job import WORK_THE_JOB
from rules.sessions import START_SESSION
from saves.entry import Entry
from tui.payments import Payment, payments_of, risen, whose_coins
from tui.telling import entry_seen

if TYPE_CHECKING:
    from tui.desk import Desk

FURTHEST = 2000  # entries of one session that are read
STEP = 100


class Ledger(Struct, frozen=True):
    """The payments of a session, the oldest first. `earned` is copper at its start by the id of a business, `income`
    by the id of its owner, `worked` how often the Job was Worked at a business."""

    payments: tuple[Payment, ...] = ()
    earned: Mapping[str, int] = {}
    income: Mapping[str, int] = {}
    worked: Mapping[str, int] = {}


NO_LEDGER = Ledger()


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
                        found[change.key.removesuffix(f"/{change.where}").rpartition("/")[2]] = risen(change)
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
