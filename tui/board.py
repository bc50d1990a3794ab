"""The board: all that the screens show at one moment, as one value."""

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.moves import Move
from rules.owed import Owed, owed
from rules.registry import with_letters
from rules.seats import Seat
from rules.sight import View
from rules.table import Table
from saves.entry import Entry
from saves.errors import NotFound
from tui.change_words import change_in_words, most_telling_first, net
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


class MoveRow(Struct, frozen=True):
    """A move as the list shows it. `pool` is `2d`, `because` how it comes to that or what the move would come to now;
    `blocked` why it can't be made."""

    move: Move
    pool: str = ""
    because: str = ""
    blocked: str = ""


class Board(Struct, frozen=True, eq=False):
    """What one seat sees. `undo` and `redo` are what `u` and `r` would switch.

    `moves` are those that a letter makes, on whichever tab. `newest` is the number of the newest entry, of whatever
    seat. `read_only`: why nothing can be written. `old`: why what is shown may be old. `warnings`: damage that was met.
    """

    view: View
    last: Told | None = None
    undo: Told | None = None
    redo: Told | None = None
    newest: int = 0
    moves: tuple[MoveRow, ...] = ()
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
        return tuple(row for row in self.moves if row.move.tab == tab)

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
        last=_newest_told(desk),
        undo=tell(desk, undo) if undo else None,
        redo=tell(desk, redo) if redo else None,
        newest=last.n if last else 0,
        moves=tuple(_row(desk, seen.table, move) for move in with_letters(seen.table.campaign.settings.plays)),
        owed=tuple(one for one in owed(desk.table) if seen.shows(one.about)),
        drafts=desk.drafts,
        read_only=campaign.read_only_for(desk.seat),
        old=desk.old,
        warnings=campaign.warnings_for(desk.seat),
    )


def tell(desk: "Desk", entry: Entry) -> Told | None:
    """An entry in words, or None if this seat may not see it."""
    undone = _switched(desk, entry)
    seen = entry_seen(desk.table, desk.seat, entry, undone)
    if seen is None:
        return None
    undone_seen = undone and entry_seen(desk.table, desk.seat, undone)
    return Told(
        entry=seen,
        at=entry.n,
        who=who(entry, desk.table),
        what=title(seen, desk.view.table, undone_seen),
        changes=tuple(change_in_words(desk.table, one) for one in most_telling_first(net(seen.changes))),
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


def _row(desk: "Desk", table: Table, move: Move) -> MoveRow:
    """A move as it stands at the table that this seat sees."""
    blocked = desk.may_not(move) or move.blocked(table, desk.who) or ""
    if move.pool is None:
        return MoveRow(move, because=move.hint(table), blocked=blocked)
    pool = move.pool(table)
    because = ", ".join(reversed(pool.because)) if len(pool.because) > 1 else ""  # the stat alone is plain
    if pool.reads == "lowest":
        because = f"roll {pool.dice}, keep the lowest"  # more telling than how it came to that
    return MoveRow(move, pool.short, move.hint(table) or because, blocked)
