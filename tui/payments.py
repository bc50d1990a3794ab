"""Payments: copper that changed hands in an entry, as far as its seat sees it.

Gold that a change by hand put right is no payment.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from rules.by_hand import CHANGE_BY_HAND, SET_BY_HAND
from rules.changes import Change
from saves.entry import Entry

PLACES = 10_000  # that are told apart without looking closely again
BY_HAND = (CHANGE_BY_HAND.id, SET_BY_HAND.id)

_COINS = re.compile(r"characters\.([^.]+)\.sheet\.(?:purse|signature\.account)")
_SPENT = re.compile(r"characters\.[^.]+\.sheet\.spent")


class Payment(Struct, frozen=True, gc=False):
    """Copper that changed hands. `payer` and `payee` are ids of characters, "" for whoever else it came from or went
    to; `at` is the entry's number, `move` what it was by, `spent` whether it counted as gold spent."""

    at: int
    move: str
    payer: str
    payee: str
    amount: int
    what_for: str
    spent: bool = False


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
        moved = [(who, risen(one), one) for one in changes if (who := whose_coins(one.where))]
        out = [(who, -by, one) for who, by, one in moved if by < 0]
        into = [(who, by, one) for who, by, one in moved if by > 0]
        spent = any(counts_spent(one.where) and risen(one) > 0 for one in changes)
        payee = into[0][0] if into else ""
        for who, amount, one in out:
            yield Payment(entry.n, entry.move, who, payee, amount, one.why, spent)
        if not out:
            for who, amount, one in into:
                yield Payment(entry.n, entry.move, "", who, amount, one.why)


def risen(change: Change) -> int:
    """By how much copper; 0 where one side was never said."""
    if isinstance(change.before, int) and isinstance(change.after, int):
        return change.after - change.before
    return 0
