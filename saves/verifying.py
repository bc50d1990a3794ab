"""Verifying: every line, every before, and whether the chronicle gives the table that table.json holds."""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

from rules.table import Table, written
from saves.campaign import PATIENCE
from saves.chronicle import Chronicle
from saves.disk import Disk
from saves.drafts import Drafts
from saves.errors import CannotRead, CannotWrite, Damaged
from saves.opening import CHRONICLE, LOCK, OPEN, check_is_campaign, judged
from saves.standing import Standing, follow, take
from saves.table_file import Found, read_table_file


class Report(Struct, frozen=True):
    """What was found. `problems` can be repaired; `notes` tell of old damage that does no harm any more.

    `passing` is what a program that was killed leaves behind: no damage, for the next entry puts it right. `table` is
    what the chronicle gives, applied afresh.
    """

    entries: int
    problems: tuple[str, ...]
    notes: tuple[str, ...]
    table: Table | None
    passing: tuple[str, ...] = ()

    @property
    def is_well(self) -> bool:
        """Whether nothing needs doing."""
        return not self.problems


def verify(folder: Path, *, disk: Disk | None = None, patience: float = PATIENCE) -> Report:
    """Check a campaign through and through. Nothing in it is changed.

    Raises NoCampaign, NewerFormat, LockHeld, CannotRead, CannotWrite.
    """
    disk = disk or Disk()
    try:
        check_is_campaign(disk, folder)
    except OSError as error:
        raise CannotRead(folder, error) from error
    with ExitStack() as stack:
        if disk.may_write(folder):
            try:
                stack.enter_context(disk.lock(folder / LOCK, patience))
            except OSError as error:
                raise CannotWrite(folder / LOCK, error) from error
        return examine(disk, folder)


def examine(disk: Disk, folder: Path) -> Report:
    """What `verify` finds, with the lock held already."""
    found = read_table_file(disk, folder)
    try:
        chronicle = Chronicle(disk.open_reading(folder / CHRONICLE))
        walk = _walk(chronicle)
        torn = _torn(found, chronicle)
        differs = _compare(found, walk.standing)
        lags = "" if walk.damaged or not differs else _lags(found, walk.standing, chronicle)
    except OSError as error:
        raise CannotRead(folder / CHRONICLE, error) from error
    problems, notes = list(walk.problems), list(walk.damaged)
    if differs and not lags:
        problems += [*notes, differs]
        notes = []
    drafts = Drafts(disk, folder / OPEN)
    drafts.all()
    problems += drafts.warnings
    passing = tuple(one for one in (torn, lags) if one)
    return Report(walk.entries, tuple(problems), tuple(notes), walk.standing.table, passing)


@dataclass(slots=True)
class _Walk:
    standing: Standing
    entries: int
    problems: list[str]
    damaged: list[str]


def _walk(chronicle: Chronicle) -> _Walk:
    walk = _Walk(Standing(), 0, [], [])
    plays: set[str] = set()
    number = 0
    for number, line in enumerate(chronicle.forwards(0), start=1):
        if not line.good:
            walk.damaged.append(f"Line {number} of the chronicle, at byte {line.offset}, is damaged and left out.")
        if not walk.standing.stopped:
            try:
                walk.standing = take(walk.standing, line, chronicle)
            except Damaged as error:
                walk.problems.append(str(error))
                return walk
            if walk.standing.stopped:
                walk.problems.append(walk.standing.stopped)
        if line.good:
            walk.entries += 1
            entry = line.entry()
            if entry.play in plays:
                walk.problems.append(f"Line {number} keeps the play {entry.play} a second time.")
            plays.add(entry.play)
    if number == 0:
        walk.problems.append("The chronicle is empty. Put back a copy of the folder.")
    return walk


def _torn(found: Found, chronicle: Chronicle) -> str:
    """The bytes after the last newline, where they are of an entry that was never kept; or "".

    A line that table.json has taken up was kept, and has only lost its newline since: `_compare` finds that.
    """
    end = chronicle.whole_end()
    torn = chronicle.look().size - end
    if not torn or (found.meta is not None and found.meta.offset >= end):
        return ""
    return (
        f"The last line of the chronicle is torn: {torn} bytes of an entry that was never kept. "
        "The next entry cuts them away."
    )


def _lags(found: Found, standing: Standing, chronicle: Chronicle) -> str:
    """How far table.json is behind, where that is all: read on from there, it gives the same table. Else ""."""
    _, start = judged(found, chronicle)
    if start is None or standing.last is None or standing.table is None or start.n >= standing.n:
        return ""
    caught_up = follow(start, chronicle)
    if caught_up.table is None or written(caught_up.table) != written(standing.table):
        return ""
    return f"table.json stands at entry {start.n}, the chronicle at {standing.n}. The next entry brings it up to date."


def _compare(found: Found, standing: Standing) -> str:
    """How table.json differs from what the chronicle gives, or ""."""
    last = standing.last
    if standing.table is None or last is None or standing.stopped:
        return ""
    if found.table is None or found.meta is None:
        return f"table.json {found.why}."
    if found.meta.n < last.n:
        return f"table.json stands at entry {found.meta.n}, the chronicle at {last.n}."
    if written(found.table) != written(standing.table):
        return "table.json holds something else than the chronicle, applied from its beginning."
    if (found.meta.n, found.meta.sum) != (last.n, last.sum) and not standing.gap:
        return f"table.json names entry {found.meta.n} as its last, the chronicle {last.n}."
    return ""
