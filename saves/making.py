"""Making a campaign: its folder, and the first entry, which is every value of its table."""

from collections.abc import Mapping
from pathlib import Path

from rules.answers import Answer
from rules.homefront.founding import FOUND
from rules.run import Done
from rules.table import written
from saves.applying import DoesNotFit, first_table
from saves.disk import Disk
from saves.entry import FORMAT, Entry
from saves.errors import AlreadyThere, CannotWrite, NotValid
from saves.lines import read_line, write_line
from saves.opening import BACKUPS, CHRONICLE, LOCK, OPEN
from saves.outside import Clock, stamp
from saves.sums import NO_SUM
from saves.table_file import NAME, meta_of

LEFT = (OPEN, BACKUPS, LOCK, f".{CHRONICLE}.new")  # by an attempt that was cut short


def make_folder(
    disk: Disk,
    folder: Path,
    done: Done,
    *,
    seat: str,
    who: str,
    answers: Mapping[str, Answer],
    clock: Clock,
    play: str,
    move: str = FOUND.id,
    patience: float,
) -> None:
    """Make a campaign in a folder that is empty or not there yet.

    Raises AlreadyThere, NotValid, LockHeld, CannotWrite.
    """
    if not is_free(disk, folder):
        raise AlreadyThere(folder)
    entry = Entry(
        n=1,
        format=FORMAT,
        when=stamp(clock),
        seat=seat,
        who=who,
        play=play,
        move=move,
        answers=answers,
        changes=done.changes,
        remarks=done.remarks,
    )
    raw = write_line(entry, NO_SUM)
    entry = read_line(raw, 0)
    try:
        table = first_table(entry)
    except DoesNotFit as why:
        raise NotValid(f"No campaign can be made of this: {why}") from why
    if written(table) != written(done.table):
        raise NotValid("No campaign can be made of this: what was recorded is not the whole table.")
    try:
        _make_folders(disk, folder)
        with disk.lock(folder / LOCK, patience):
            if not is_free(disk, folder):
                raise AlreadyThere(folder)
            disk.write_whole(folder / CHRONICLE, raw)
            from saves.storage import TableDatabase  # here: a start need not pay for TinyDB

            TableDatabase(disk, folder / NAME).put(table, meta_of(entry, table))
    except OSError as error:
        raise CannotWrite(folder, error) from error


def take_away(disk: Disk, folder: Path) -> None:
    """Take a folder away with all that is in it; no error if it is not there. Raises OSError."""
    for name in disk.names(folder):
        try:
            disk.remove(folder / name)
        except (IsADirectoryError, PermissionError):  # the second is how macOS says that it is a folder
            take_away(disk, folder / name)
    disk.remove_folder(folder)


def is_free(disk: Disk, folder: Path) -> bool:
    """Whether a campaign may be made there: nothing in it but what an attempt that was cut short can have left."""
    return set(disk.names(folder)) <= set(LEFT) and not disk.names(folder / OPEN) and not disk.names(folder / BACKUPS)


def _make_folders(disk: Disk, folder: Path) -> None:
    missing = [one for one in (folder, *folder.parents) if not disk.is_there(one)]
    for one in reversed(missing):
        disk.make_folder(one)
        disk.sync_folder(one.parent)
    for name in (OPEN, BACKUPS):
        disk.make_folder(folder / name)
