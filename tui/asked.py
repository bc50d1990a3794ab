"""What was asked in an entry, in the move's own words: its answers bear only keys."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from rules.conversation import Conversation
from rules.errors import RulesError
from rules.heard import answered_for
from rules.registry import MOVES
from rules.table import Table
from saves.applying import DoesNotFit, unapply
from saves.entry import Entry
from saves.errors import SavesError
from tui.board import Told

if TYPE_CHECKING:
    from tui.desk import Desk

NOTHING: Mapping[str, str] = MappingProxyType({})
CHUNK = 100  # entries read at once, at most


def asked(desk: "Desk", told: Told, *, back: int) -> Mapping[str, str]:
    """The text of each ask that an entry answers, by its key, as far as this seat may read it.

    The move is run again on the table as it was before the entry, to be read and for nothing else. Nothing of one that
    is more than `back` entries old, or that today's move would ask otherwise.
    """
    try:
        found = _table_before(desk, told.at, back)
        if found is None:
            return NOTHING
        table, entry = found
        if entry.move not in MOVES or not entry.answers:
            return NOTHING
        result = Conversation(MOVES[entry.move], entry.who, entry.answers).run(table)
    except (SavesError, DoesNotFit, RulesError):
        return NOTHING  # then the keys have to do
    may_read = answered_for(result.table, desk.seat, result.answered)
    return {one.ask.key: one.ask.text for one in may_read if one.ask.key in told.entry.answers}


def _table_before(desk: "Desk", at: int, back: int) -> tuple[Table, Entry] | None:
    """The entry, and the table before it, by the befores that every later entry has written down."""
    table, before = desk.table, None
    last = desk.campaign.last
    if last is None or last.n - at >= back:
        return None
    newest = last.n
    while entries := desk.campaign.entries(before, min(CHUNK, newest - at + 1)):
        for entry in entries:
            table = unapply(table, entry)
            if entry.n <= at:
                return (table, entry) if entry.n == at else None
        before = entries[-1].n
        newest = before - 1
    return None
