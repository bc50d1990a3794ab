"""Gold of all time: the payments, newest first, and what they come to by person and by kind, found reading backwards.

What was undone does not count, and a seat has no payment but those that it sees.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rules.campaign_tracks import SESSION
from rules.seats import Seat
from rules.sessions import START_SESSION
from rules.sight import sees
from rules.table import Table
from saves.campaign import OpenCampaign
from saves.skimming import Skimmed, as_entry
from tui.payments import Payment, counts_spent, payments_of, whose_coins
from tui.telling import entry_seen

AT_A_TIME = 1000  # entries


class Sums(Struct):
    """Copper. Of a person: what they paid and got, and how much of what they paid counts as spent. Of a kind: what left
    a purse by it, and what came into one from no other."""

    paid: int = 0
    received: int = 0
    spent: int = 0


class Gold(Struct, frozen=True):
    """Payments, and their sums by the id of a person and of a move. `payments` may grow behind it: `count` are read."""

    payments: Sequence[Payment] = ()
    count: int = 0
    people: Mapping[str, Sums] = {}
    kinds: Mapping[str, Sums] = {}
    session: int | None = None  # how many of the newest are of the session that runs; None: no start of it was found
    read: int = 0  # entries
    of: int = 0
    ended: bool = True
    trouble: str = ""


class Adding:
    """Adds up payments, one by one."""

    def __init__(self, payments: Iterable[Payment] = ()) -> None:
        self.payments: list[Payment] = []
        self._people: dict[str, Sums] = {}
        self._kinds: dict[str, Sums] = {}
        for one in payments:
            self.add(one)

    def add(self, one: Payment) -> None:
        """One more. From hand to hand it is paid by one and received by another, and of its kind paid."""
        self.payments.append(one)
        kind = self._kinds.setdefault(one.move, Sums())
        if one.payer:
            payer = self._people.setdefault(one.payer, Sums())
            payer.paid += one.amount
            kind.paid += one.amount
            if one.spent:
                payer.spent += one.amount
                kind.spent += one.amount
        else:
            kind.received += one.amount
        if one.payee:
            self._people.setdefault(one.payee, Sums()).received += one.amount

    def gold(self) -> Gold:
        """What it comes to by now."""
        people, kinds = ({id: replace(one) for id, one in sums.items()} for sums in (self._people, self._kinds))
        return Gold(self.payments, len(self.payments), people, kinds)


class GoldBack:
    """Takes entries, newest first. `table` is the one as it stands after the first of them."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._adding = Adding()
        self._undone: set[int] = set()
        self._session: int | None = None
        self._sees: dict[str, bool] = {}

    def take(self, found: Skimmed) -> None:
        """Go back over one entry."""
        if found.undoes is not None:
            self._undone ^= {found.undoes}  # what is undone, and done again, stands
            return
        if found.n in self._undone:
            self._undone.discard(found.n)
            return
        if found.move == START_SESSION.id and self._session is None:
            now = self._table.campaign.session
            if any((one.where, one.after) == (SESSION.where, now) for one in found.changes):
                self._session = len(self._adding.payments)
        changes = [one for one in found.changes if whose_coins(one.where) or counts_spent(one.where)]
        if any(self._seen(one.where) for one in changes):
            entry = entry_seen(self._table, self._seat, as_entry(found, changes))
            for one in reversed(tuple(payments_of(entry)) if entry else ()):
                self._adding.add(one)

    def _seen(self, where: str) -> bool:
        """Whether it is a purse or an account that the seat sees. The table stays as it is: looked up once."""
        if (seen := self._sees.get(where)) is None:
            seen = self._sees[where] = bool(whose_coins(where)) and sees(self._table, self._seat, where)
        return seen

    def gold(self) -> Gold:
        """What was found by now."""
        return replace(self._adding.gold(), session=self._session)


def read_all(campaign: OpenCampaign, back: GoldBack) -> Gold:
    """All of it, for whoever waits. Raises CannotRead."""
    end: int | None = None
    while end != 0:
        entries, end = campaign.skim(end, AT_A_TIME)
        for entry in entries:
            back.take(entry)
    return back.gold()
