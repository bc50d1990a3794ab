"""One entry of the chronicle with all that belongs to it, as one seat may read it."""

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.table import Table
from saves.entry import UNDO
from tui.board import Told, tell

if TYPE_CHECKING:
    from tui.desk import Desk

CHUNK = 200  # entries read at once
FURTHEST = 5000  # entries back from the newest, among which what undid another is looked for


class Choice(Struct, frozen=True):
    """The chosen entry of the Chronicle, and why `U` can't take it back, or ""."""

    told: Told
    why_not: str = ""


class WholeEntry(Struct, frozen=True):
    """An entry in full. `undone_by` is what undid it, where that is found; `table` is what its words come from."""

    told: Told
    table: Table
    undone_by: Told | None = None


def choice_of(desk: "Desk", told: Told) -> Choice:
    """What can be done about an entry. Only the GM takes back a chosen one."""
    if not desk.seat.is_gm:
        return Choice(told, "only the GM undoes a chosen entry")
    obstacle = desk.campaign.why_not(told.entry)
    return Choice(told, obstacle.reason if obstacle else "")


def whole_entry(desk: "Desk", told: Told) -> WholeEntry:
    """An entry in full."""
    return WholeEntry(told, desk.table, None if told.live else _undone_by(desk, told.at))


def _undone_by(desk: "Desk", n: int) -> Told | None:
    """The newest undo of an entry."""
    before: int | None = None
    for _ in range(FURTHEST // CHUNK):
        entries = desk.campaign.entries(before, CHUNK)
        for entry in entries:
            if entry.n <= n:
                return None
            if entry.undoes == n and entry.move == UNDO:
                return tell(desk, entry)
        if not entries:
            return None
        before = entries[-1].n
    return None
