"""The board: all that the screens show at one moment, as one value."""

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.owed import Owed, owed
from rules.places import touch
from rules.seats import Seat
from rules.sight import View
from saves.entry import Entry
from saves.errors import NotFound
from tui.change_words import change_in_words, most_telling_first, net
from tui.move_rows import MoveRow, MoveRows
from tui.telling import entry_seen, gist, title, who

if TYPE_CHECKING:
    from saves.plays import Draft
    from tui.desk import Desk

LOOK_BACK = 20  # entries among which the newest one that a seat may see is looked for


class Told(Struct, frozen=True):
    """An entry in words, as one seat may read it. `live`: it stands.

    `changes` are word, before and after of what it changed in all; `gist` is what else there is to tell of it in short.

    `at` is its number, which finds it again; what is shown of it is `number`, which a player's seat has not.
    """

    entry: Entry
    at: int
    who: str
    what: str
    changes: tuple[tuple[str, str, str], ...] = ()
    gist: str = ""
    live: bool = True

    @property
    def number(self) -> str:
        """`#214`, or nothing for a seat that sees no numbers."""
        return f"#{self.entry.n}" if self.entry.n else ""


class Board(Struct, frozen=True, eq=False):
    """What one seat sees. `undo` and `redo` are what `u` and `r` would switch.

    `moves` are those that a letter makes, on whichever tab. `newest` is the number of the newest entry, of whatever
    seat. `read_only`: why nothing can be written. `old`: why what is shown may be old. `warnings`: damage that was met.
    """

    view: View
    moves: MoveRows
    last: Told | None = None
    undo: Told | None = None
    redo: Told | None = None
    newest: int = 0
    owed: tuple[Owed, ...] = ()
    drafts: "tuple[Draft, ...]" = ()
    read_only: str = ""
    old: str = ""
    warnings: tuple[str, ...] = ()

    @property
    def seat(self) -> Seat:
        """Who is looking."""
        return self.view.seat

    def moves_on(self, tab: str) -> tuple[MoveRow, ...]:
        """The moves that a letter makes on a tab."""
        return self.moves.on(tab)

    @property
    def owed_count(self) -> int:
        """How much waits: what the rules say is owed, and what was left open."""
        return len(self.owed) + len(self.drafts)

    @property
    def notices(self) -> tuple[str, ...]:
        """What has to be told above all else."""
        return tuple(filter(None, (self.read_only, self.old, *self.warnings)))


def board_of(desk: "Desk") -> Board:
    """The board as it is now at a desk."""
    campaign, seen = desk.campaign, desk.view
    undo, redo, last = desk.undoable, desk.redoable, campaign.last
    return Board(
        view=seen,
        moves=MoveRows(seen.table, desk.who, desk.may_not),
        last=_newest_told(desk),
        undo=tell(desk, undo) if undo else None,
        redo=tell(desk, redo) if redo else None,
        newest=last.n if last else 0,
        owed=tuple(one for one in owed(desk.table) if seen.shows(one.about)),
        drafts=desk.drafts,
        read_only=campaign.read_only_for(desk.seat),
        old=desk.old,
        warnings=campaign.warnings_for(desk.seat),
    )


def tell(desk: "Desk", entry: Entry, about: str = "") -> Told | None:
    """An entry in words, or None if this seat may not see it. `about` is a place of the table, whose changes come first
    where it is told for that."""
    undone = _switched(desk, entry)
    seen = entry_seen(desk.table, desk.seat, entry, undone)
    if seen is None:
        return None
    undone_seen = undone and entry_seen(desk.table, desk.seat, undone)
    changes = most_telling_first(net(seen.changes))
    if about:
        changes = sorted(changes, key=lambda one: not touch(one.where, about))
    return Told(
        entry=seen,
        at=entry.n,
        who=who(entry, desk.table),
        what=title(seen, desk.view.table, undone_seen),
        changes=tuple(change_in_words(desk.table, one) for one in changes),
        gist=gist(seen, desk.table),
        live=entry.switches or desk.campaign.live(entry),
    )


def _switched(desk: "Desk", entry: Entry) -> Entry | None:
    """The entry that an undo or a redo names."""
    if entry.undoes is None:
        return None
    try:
        return desk.campaign.entry(entry.undoes)
    except NotFound:
        return None


def _newest_told(desk: "Desk") -> Told | None:
    if (last := desk.campaign.last) is None:
        return None
    if (newest := tell(desk, last)) is not None:
        return newest
    return next(filter(None, (tell(desk, entry) for entry in desk.campaign.entries(last.n, LOOK_BACK))), None)
