"""One entry of the chronicle with all that belongs to it, as one seat may read it."""

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.table import Table
from saves.errors import NotFound
from saves.standing import called
from tui.board import Told, tell

if TYPE_CHECKING:
    from tui.desk import Desk


class WholeEntry(Struct, frozen=True):
    """An entry in full. `undone_by` is what undid it, if this seat may know; `table` is what its words come from."""

    told: Told
    table: Table
    undone_by: Told | None = None


class Choice(Struct, frozen=True):
    """The chosen entry of the Chronicle, and why `U` can't take it back, or ""."""

    whole: WholeEntry
    why_not: str = ""

    @property
    def told(self) -> Told:
        """The entry in words."""
        return self.whole.told


def choice_of(desk: "Desk", told: Told) -> Choice:
    """What can be done about an entry. Only the GM takes back a chosen one; a refusal names it."""
    whole = whole_entry(desk, told)
    if not desk.seat.is_gm:
        return Choice(whole, "only the GM undoes a chosen entry")
    obstacle = desk.campaign.why_not(told.entry)
    if obstacle is None:
        return Choice(whole)
    named = obstacle.reason.startswith(called(told.entry))
    return Choice(whole, obstacle.reason if named else f"{told.number}: {obstacle.reason}")


def whole_entry(desk: "Desk", told: Told) -> WholeEntry:
    """An entry in full."""
    return WholeEntry(told, desk.table, None if told.live else _undone_by(desk, told.at))


def _undone_by(desk: "Desk", n: int) -> Told | None:
    """What undid an entry."""
    try:
        undo = desk.campaign.undone_by(desk.campaign.entry(n))
    except NotFound:
        return None
    return tell(desk, undo) if undo else None
