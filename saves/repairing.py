"""Repairing: after a backup, whatever can be put right is, and the chronicle is only ever added to."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rules.changes import Change, Remark
from rules.places import look, plain
from rules.table import Table
from saves.backups import back_up
from saves.book import Book
from saves.campaign import PATIENCE
from saves.disk import Disk
from saves.entry import FORMAT, REPAIR, Entry
from saves.errors import CannotWrite, NewerFormat
from saves.opening import OPEN
from saves.outside import Clock, NewId, new_id, now, stamp
from saves.plays import read_play
from saves.tables import is_many
from saves.verifying import examine


def repair(
    folder: Path,
    *,
    seat: str = "gm",
    clock: Clock = now,
    new_id: NewId = new_id,
    disk: Disk | None = None,
    patience: float = PATIENCE,
) -> tuple[str, ...]:
    """Put right what `verify` finds, and return what was done, for people to read. () if there was nothing to do.

    Raises what opening and writing a campaign raise.
    """
    disk = disk or Disk()
    book = Book(disk, folder, patience, mends=False)
    with book.writing(repairing=True), _cannot_write(folder):
        report = examine(disk, folder)
        if report.is_well and not report.passing:
            return ()
        done = [f"A copy of everything as it was is in {back_up(disk, folder, clock)}."]
        done += book.mend()
        done += _accept(book, seat, clock, new_id)
        done += _restate(book, examine(disk, folder).table, seat, clock, new_id)
        done += book.write_table()
        done += _set_aside_drafts(disk, folder / OPEN)
    return tuple(done)


@contextmanager
def _cannot_write(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotWrite(folder, error) from error


def _accept(book: Book, seat: str, clock: Clock, new_id: NewId) -> list[str]:
    """An entry that does not fit is taken as it is from now on, and an entry says so."""
    n = book.standing.n + 1
    if not book.standing.stopped:
        return []
    book.accept(n)
    told = f"Entry {n} did not fit what came before it. Its values are taken as they are."
    entry = _entry(seat, clock, new_id, (), told, amends=n)
    book.append(entry, book.table)
    return [told]


def _restate(book: Book, applied: Table | None, seat: str, clock: Clock, new_id: NewId) -> list[str]:
    """What only table.json knows, because the line that said so is damaged, is said once more in the chronicle."""
    if applied is None:
        return []
    changes = tuple(
        Change(place, place, value, value, "", "as table.json has it; its line is damaged")
        for place, value in _differing(applied, book.table)
    )
    if not changes:
        return []
    told = f"{len(changes)} values whose lines are damaged are written into the chronicle again, from table.json."
    book.append(_entry(seat, clock, new_id, changes, told), book.table)
    return [told]


def _differing(applied: Table, table: Table) -> list[tuple[str, object]]:
    places = []
    for kind in Table.model_fields:
        names = (
            {*getattr(applied, kind), *getattr(table, kind)}
            if is_many(kind)
            else type(getattr(table, kind)).model_fields
        )
        places += [f"{kind}.{name}" for name in sorted(names)]
    return [
        (place, plain(look(table, place)))
        for place in places
        if plain(look(applied, place)) != plain(look(table, place))
    ]


def _entry(
    seat: str, clock: Clock, new_id: NewId, changes: tuple[Change, ...], told: str, amends: int | None = None
) -> Entry:
    return Entry(
        n=0,
        format=FORMAT,
        when=stamp(clock),
        seat=seat,
        who=seat,
        play=new_id(),
        move=REPAIR,
        answers={},
        changes=changes,
        remarks=(Remark(told, "campaign"),),
        amends=amends,
    )


def _set_aside_drafts(disk: Disk, folder: Path) -> list[str]:
    done = []
    for name in disk.names(folder):
        if name.startswith(".") or not name.endswith(".json"):
            continue
        try:
            read_play(disk.read(folder / name))
        except NewerFormat:
            continue
        except ValueError:
            disk.rename(folder / name, folder / f"{name}.unreadable")
            disk.sync_folder(folder)
            done.append(f"The draft {name} can't be read; it is now called {name}.unreadable.")
    return done
