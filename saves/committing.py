"""Committing: a play is run once more on the newest table, and goes in if it is still what was shown."""

import re
from collections.abc import Callable

from msgspec import Struct

from rules.changes import differing
from rules.registry import MOVES
from rules.run import Done, Open, run
from rules.table import Table
from saves.book import Book
from saves.drafts import Drafts
from saves.entry import FORMAT, Entry
from saves.errors import NotFound
from saves.lines import compact, encoded
from saves.outside import Clock, stamp
from saves.plays import PlayState


class Committed(Struct, frozen=True, kw_only=True):
    """An entry that is kept. `table` is what it made; `warnings` what went wrong after it was safe.

    `already`: it had been kept before, and nothing was written now.
    """

    entry: Entry
    table: Table
    warnings: tuple[str, ...] = ()
    already: bool = False


class Differs(Struct, frozen=True, kw_only=True):
    """A play that is not any more what was shown; nothing was kept.

    `result` is the run on the newest table, and `keys` are those of the changes that differ.
    """

    result: Open | Done
    keys: tuple[str, ...]


Shown = Callable[[Committed], None]


def commit(
    book: Book, drafts: Drafts, play: PlayState, clock: Clock, shown: Shown | None = None
) -> Committed | Differs:
    """Keep a play. `shown` is called as soon as it is safe, before table.json is written.

    Raises Refused where the rules do not allow it any more, NotFound for an unknown move, and what `Book.writing` and
    `Book.append` raise; then nothing was kept.
    """
    move = MOVES.get(play.move)
    if move is None:
        raise NotFound(f"This Hearthside has no move called {play.move!r}.")
    with book.writing():
        if entry := find_play(book, play.play, play.at):
            return Committed(entry=entry, table=book.table, warnings=_sweep(drafts, play.play), already=True)
        result = run(move, book.table, play.who, play.answers)
        keys = differing(play.shown, result.changes)
        if isinstance(result, Open) or keys:
            return Differs(result=result, keys=keys)
        entry = Entry(
            n=0,
            format=FORMAT,
            when=stamp(clock),
            seat=play.seat,
            who=play.who,
            play=play.play,
            move=play.move,
            answers=result.answers,
            changes=result.changes,
            remarks=result.remarks,
        )
        kept = put(book, entry, result.table, shown)
        return Committed(entry=kept.entry, table=kept.table, warnings=(*kept.warnings, *_sweep(drafts, play.play)))


def put(book: Book, entry: Entry, table: Table, shown: Shown | None) -> Committed:
    """Append an entry whose table is known. With the book held for writing. Raises as `Book.append` does."""
    tell = None if shown is None else lambda entry: shown(Committed(entry=entry, table=table))
    entry, warnings = book.append(entry, table, tell)
    return Committed(entry=entry, table=table, warnings=tuple(warnings))


def find_play(book: Book, play: str, at: int) -> Entry | None:
    """The entry of a play that was begun when entry `at` was the newest."""
    last = book.standing.last
    if at == book.standing.n:  # nothing was written since, unless a line was cut back and its number given again
        return last if last is not None and last.play == play else None
    begun = book.chronicle.find(at, book.standing.end)
    return find_play_from(book, play, begun.end if begun else 0)


def find_play_from(book: Book, play: str, offset: int) -> Entry | None:
    """The entry of a play, searched from `offset` on, where a line begins."""
    pattern = re.compile(re.escape(encoded(f'"play":{compact(play)}')))
    for entry in book.chronicle.matching_forwards(offset, pattern):
        if entry.play == play:
            return entry
    return None


def _sweep(drafts: Drafts, play: str) -> tuple[str, ...]:
    try:
        drafts.sweep(play)
    except OSError as error:
        return (f"Its draft could not be taken away: {error.strerror or error}. It does no harm.",)
    return ()
