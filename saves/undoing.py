"""Undo and redo: a whole entry is switched off or on again, by what it recorded, as an entry of its own."""

from msgspec import Struct
from msgspec.structs import replace
from pydantic import ValidationError

from rules.changes import Change, Remark
from rules.places import any_touch
from rules.seats import Seat
from rules.table import Table, checked
from rules.tracks import word_at
from saves.applying import DoesNotFit, apply_change
from saves.book import Book
from saves.committing import Committed, Shown, put
from saves.entry import FORMAT, REDO, REPAIR, SPOTLIGHT, UNDO, Entry
from saves.errors import CannotUndo
from saves.outside import Clock, NewId, stamp
from saves.standing import called

ENTRY_KEY = "entry"


def undoable(book: Book, seat: Seat) -> Entry | None:
    """What `u` would take back: the newest live entry of the seat, or for the GM of all. Never the first."""
    entry = book.switches.newest(None if seat.is_gm else seat.name)
    return None if entry is None or entry.n == 1 else entry


def redoable(book: Book, seat: Seat) -> Entry | None:
    """What `r` would put back: what the seat undid last, or for the GM what anyone did, if nothing came since."""
    for n, by in reversed(book.switches.undone()):
        if seat.is_gm or by == seat.name:
            return book.chronicle.find(n, book.standing.end)
    return None


def is_live(book: Book, entry: Entry) -> bool:
    """Whether an entry stands: undos and redos never do, and what is undone does not."""
    return not entry.switches and not book.switches.is_off(entry)


class Obstacle(Struct, frozen=True):
    """Why an entry can't be undone. `entry` is the later one that stands in the way, if one does."""

    reason: str
    entry: Entry | None = None


def why_not(book: Book, entry: Entry) -> Obstacle | None:
    """Why an entry can't be undone, or None if it can."""
    if entry.n == 1:
        return Obstacle("The campaign begins with this entry: it can't be undone.")
    if entry.switches:
        return Obstacle("An undo is not undone but redone, with r.")
    if entry.move == REPAIR:
        return Obstacle("A repair can't be undone.")
    switches = book.switches
    if switches.is_off(entry):
        return Obstacle(f"{called(entry)} is undone already.")
    try:
        table = book.table
        for one in (*_goes_with(book, entry), entry):
            table, _ = _undone(table, one)
    except _InTheWay as found:
        return found.obstacle
    except (DoesNotFit, ValidationError) as why:
        return Obstacle(f"{called(entry)} can't be undone: {why}.")
    return None


def undo(
    book: Book, seat: Seat, n: int, clock: Clock, new_id: NewId, *, chosen: bool = False, shown: Shown | None = None
) -> Committed:
    """Take entry `n` back. Unless it was chosen by the GM, it must be what `undoable` names at this very moment.

    Where only the spotlight is in the way, the GM takes that back first, each by an undo of its own.

    Raises CannotUndo, and what `Book.writing` and `Book.append` raise.
    """
    with book.writing():
        entry = _to_undo(book, seat, n, chosen=chosen)
        if obstacle := why_not(book, entry):
            raise CannotUndo(_for_seat(obstacle, seat), obstacle.entry)
        first = _goes_with(book, entry)
        if first and not seat.is_gm:
            raise CannotUndo(_for_seat(_in_the_way(book, first[0], entry), seat), first[0])
        for one in first:
            table, changes = _undone(book.table, one)
            put(book, _switch(UNDO, seat, one, changes, clock, new_id), table, None)
        table, changes = _undone(book.table, entry)
        undo = _switch(UNDO, seat, entry, changes, clock, new_id)
        return put(book, replace(undo, remarks=_said(first)), table, shown)


def redo(book: Book, seat: Seat, clock: Clock, new_id: NewId, shown: Shown | None = None) -> Committed:
    """Put back what `redoable` names. Raises CannotUndo, and what `Book.writing` and `Book.append` raise."""
    with book.writing():
        entry = redoable(book, seat)
        if entry is None:
            raise CannotUndo("There is nothing to redo: no undo was the last thing done.")
        table = book.table
        try:
            for change in entry.changes:
                if not change.waived:
                    table = apply_change(table, change)
            checked(table)
        except (DoesNotFit, ValidationError) as why:
            obstacle = Obstacle(f"{called(entry)} can't be put back as things are now: {why}.")
            raise CannotUndo(_for_seat(obstacle, seat), entry) from why
        return put(book, _switch(REDO, seat, entry, entry.changes, clock, new_id), table, shown)


def _to_undo(book: Book, seat: Seat, n: int, *, chosen: bool) -> Entry:
    if chosen and seat.is_gm:
        entry = book.chronicle.find(n, book.standing.end)
        if entry is None:
            raise CannotUndo(f"There is no entry {n}.")
        return entry
    entry = undoable(book, seat)
    if entry is None:
        raise CannotUndo("There is nothing to undo.")
    if entry.n != n:
        raise CannotUndo("Something else is the newest now: look at what would be undone, and press again.", entry)
    return entry


class _InTheWay(Exception):
    """A later entry is in the way that can't be taken back along with an earlier one."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle.reason)
        self.obstacle = obstacle


def _goes_with(book: Book, entry: Entry) -> tuple[Entry, ...]:
    """The moves of the spotlight that are in the way of an undo, and those in their way, the newest first.

    `u` passes over them, so they would be a wall for it. Raises _InTheWay where something else is in the way.
    """
    found: dict[int, Entry] = {}
    looked_at = [entry]
    for one in looked_at:
        for later in book.switches.in_the_way(one):
            if not entry.counts or later.move != SPOTLIGHT:
                raise _InTheWay(_in_the_way(book, later, one))
            if later.n not in found:
                found[later.n] = later
                looked_at.append(later)
    return tuple(found[n] for n in sorted(found, reverse=True))


def _in_the_way(book: Book, later: Entry, entry: Entry) -> Obstacle:
    place = next(place for place in later.places if any_touch([place], entry.places))
    return Obstacle(f"{called(later)} changed {word_at(book.table, place)} after it. Undo that first.", later)


def _said(first: tuple[Entry, ...]) -> tuple[Remark, ...]:
    """That the spotlight went back as well, and how often."""
    if not first:
        return ()
    often = "a move of the spotlight" if len(first) == 1 else f"{len(first)} moves of the spotlight"
    return (Remark(f"Taken back with it: {often}", first[0].places[0].rpartition(".")[0]),)


def _undone(table: Table, entry: Entry) -> tuple[Table, tuple[Change, ...]]:
    changes = tuple(
        replace(change, before=change.after, after=change.before)
        for change in reversed(entry.changes)
        if not change.waived
    )
    for change in changes:
        table = apply_change(table, change)
    return checked(table), changes


def _switch(move: str, seat: Seat, entry: Entry, changes: tuple[Change, ...], clock: Clock, new_id: NewId) -> Entry:
    return Entry(
        n=0,
        format=FORMAT,
        when=stamp(clock),
        seat=seat.name,
        who=entry.who,
        play=new_id(),
        move=move,
        answers={},
        changes=tuple(change for change in changes if not change.waived),
        remarks=(),
        undoes=entry.n,
    )


def _for_seat(obstacle: Obstacle, seat: Seat) -> str:
    """A player is told nothing of entries that may be hidden, and no number."""
    if seat.is_gm:
        return obstacle.reason
    if obstacle.entry is None:
        return "That can't be done as things are now. Ask the GM."
    return "Something that came later has changed the same. Ask the GM to undo that first."
