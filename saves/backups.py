"""Backups: a copy of everything that says what happened, before it is migrated or repaired."""

from pathlib import Path

from saves.disk import Disk
from saves.opening import BACKUPS, CHRONICLE, OPEN
from saves.outside import Clock, stamp
from saves.table_file import NAME

KEPT = 20


def back_up(disk: Disk, folder: Path, clock: Clock) -> Path:
    """Copy the chronicle, table.json and the drafts into a new folder in `backups/`, and keep the newest 20.

    With the lock held. Raises OSError.
    """
    backups = folder / BACKUPS
    if not disk.is_there(backups):
        disk.make_folder(backups)
        disk.sync_folder(folder)
    to = backups / _name(disk, backups, clock)
    disk.make_folder(to)
    for path in _worth_keeping(disk, folder):
        with disk.creating(to / path.name) as copy:
            copy.write(disk.read(path))
            copy.sync()
    disk.sync_folder(to)
    disk.sync_folder(backups)
    _prune(disk, backups)
    return to


def _worth_keeping(disk: Disk, folder: Path) -> list[Path]:
    drafts = [folder / OPEN / name for name in disk.names(folder / OPEN) if not name.startswith(".")]
    return [path for path in (folder / CHRONICLE, folder / NAME, *drafts) if disk.is_there(path)]


def _name(disk: Disk, backups: Path, clock: Clock) -> str:
    """Names sort by time, and after those that there are, whatever the clock says."""
    number = max((int(name[:6]) for name in disk.names(backups) if name[:6].isdecimal()), default=0) + 1
    return f"{number:06}-{stamp(clock)[:19].replace(':', '-')}"


def _prune(disk: Disk, backups: Path) -> None:
    for name in [name for name in disk.names(backups) if name[:6].isdecimal()][:-KEPT]:
        for inner in disk.names(backups / name):
            disk.remove(backups / name / inner)
        disk.remove_folder(backups / name)
