"""One entry of the chronicle with all that belongs to it, as one seat may read it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.table import Table
from saves.errors import NotFound
from saves.standing import called
from tui.asked import NOTHING, asked
from tui.board import Told, tell
from tui.telling import question_in_words

if TYPE_CHECKING:
    from tui.desk import Desk


SOON_READ = 2000  # entries that are read in 2 ms, while somebody waits for a key
LOOKED_UP = "whether it can be undone is being looked up"
BESIDE_LIST, IN_FULL = 100, 1000  # entries no older than so many others have their questions in words: 5 ms, 50 ms


class WholeEntry(Struct, frozen=True):
    """An entry in full. `undone_by` is what undid it, if this seat may know; `table` is what its words come from.

    `asked` are the questions that it answers, by their keys, as far as they could be found.
    """

    told: Told
    table: Table
    undone_by: Told | None = None
    asked: Mapping[str, str] = NOTHING

    def question(self, key: str) -> str:
        """What was asked, in the move's own words; else the key of the ask or the change as words."""
        return self.asked.get(key) or question_in_words(key)


class Choice(Struct, frozen=True):
    """The chosen entry of the Chronicle, and why `U` can't take it back, or ""."""

    whole: WholeEntry
    why_not: str = ""

    @property
    def told(self) -> Told:
        """The entry in words."""
        return self.whole.told


def choice_of(desk: "Desk", told: Told) -> Choice:
    """What can be done about an entry. Only the GM takes back a chosen one; a refusal names it.

    What may be in the way of an old one is not looked up here: `why_not` is LOOKED_UP then.
    """
    whole = whole_entry(desk, told, back=BESIDE_LIST)
    if not desk.seat.is_gm:
        return Choice(whole, "only the GM undoes a chosen entry")
    last = desk.campaign.last
    old = last is not None and last.n - told.at > SOON_READ
    return Choice(whole, LOOKED_UP if old else why_not(desk, told))


def why_not(desk: "Desk", told: Told) -> str:
    """Why an entry can't be undone, or "". Reads all that came after it: 18 ms for 20,000 entries."""
    obstacle = desk.campaign.why_not(told.entry)
    if obstacle is None:
        return ""
    named = obstacle.reason.startswith(called(told.entry))
    return obstacle.reason if named else f"{told.number}: {obstacle.reason}"


def whole_entry(desk: "Desk", told: Told, *, back: int = IN_FULL) -> WholeEntry:
    """An entry in full; its questions in words if it is no older than `back` entries."""
    undone_by = None if told.live else _undone_by(desk, told.at)
    return WholeEntry(told, desk.table, undone_by, asked(desk, told, back=back))


def _undone_by(desk: "Desk", n: int) -> Told | None:
    """What undid an entry."""
    try:
        undo = desk.campaign.undone_by(desk.campaign.entry(n))
    except NotFound:
        return None
    return tell(desk, undo) if undo else None
