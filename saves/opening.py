"""Opening: from what lies in a folder to a table, by the shortest way that can be trusted."""

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from rules.table import Table
from saves.chronicle import Chronicle, sums_borne
from saves.disk import Disk
from saves.errors import CannotRead, Damaged, NoCampaign
from saves.lines import BadLine
from saves.standing import Standing, follow
from saves.table_file import NAME, Found, Meta, read_table_file

CHRONICLE = "chronicle.jsonl"
LOCK = "lock"
OPEN = "open"
BACKUPS = "backups"


class Opened(Struct, frozen=True):
    """A campaign as it was found. `mend`: table.json has to be written anew."""

    standing: Standing
    chronicle: Chronicle
    found: Found
    mend: bool = False


def read_campaign(disk: Disk, folder: Path) -> Opened:
    """Read a campaign. Nothing is written.

    Raises NoCampaign, NewerFormat, Damaged, CannotRead.
    """
    try:
        check_is_campaign(disk, folder)
        found = read_table_file(disk, folder)
        return _follow(found, Chronicle(disk.open_reading(folder / CHRONICLE)))
    except OSError as error:
        raise CannotRead(folder / CHRONICLE, error) from error


def check_is_campaign(disk: Disk, folder: Path) -> None:
    """Raises NoCampaign for a folder without one, Damaged for one that has lost its chronicle, and OSError."""
    if disk.is_there(folder / CHRONICLE):
        return
    if disk.is_there(folder / NAME):
        raise Damaged(f"{folder} has no chronicle.jsonl any more. Put back a copy of it from a backup.")
    raise NoCampaign(folder)


def _follow(found: Found, chronicle: Chronicle) -> Opened:
    found, start = judged(found, chronicle)
    standing = follow(start or Standing(), chronicle)
    if standing.end != (start.end if start else 0):
        chronicle.sync()  # nothing is shown that a power cut could take back
    if standing.table is None:
        raise Damaged("The chronicle of this campaign is empty. Put back a copy of the folder.")
    return Opened(standing, chronicle, found, mend=start is None or start.open_line)


def judged(found: Found, chronicle: Chronicle) -> tuple[Found, Standing | None]:
    """What was found at table.json, held against the chronicle; and where it stands, None if it can't be trusted."""
    start = _start(found, chronicle)
    if start is None and not found.why:
        found = replace(found, why="does not belong to this chronicle", edited=found.table, table=None)
    return found, start


def _start(found: Found, chronicle: Chronicle) -> Standing | None:
    """Where table.json says that the table stands, if the chronicle bears it out."""
    if found.table is None or found.meta is None or found.meta.offset < 0:
        return None
    raw = chronicle.raw_at(found.meta.offset)
    line = chronicle.line_at(found.meta.offset)
    try:
        entry = line.entry() if line else None
    except BadLine:
        entry = None
    if line is not None and entry is not None:
        if (entry.n, entry.sum) != (found.meta.n, found.meta.sum):
            return None
        return Standing(table=found.table, last=entry, n=entry.n, end=line.end, raw=line.raw)
    return _start_at_damage(found.table, found.meta, chronicle, raw)


def _start_at_damage(table: Table, meta: Meta, chronicle: Chronicle, raw: bytes) -> Standing | None:
    """The last line was damaged after table.json had taken it up: its table is right, and the line is not needed."""
    before = next(chronicle.backwards(meta.offset), None)
    if meta.sum.encode() not in sums_borne(raw, before.raw if before else None):
        return None
    last = next((line.entry() for line in chronicle.backwards(meta.offset) if line.good), None)
    warning = f"The line of entry {meta.n} is damaged. table.json still has what it changed, and that counts."
    if raw.endswith(b"\n"):
        return Standing(table=table, last=last, n=meta.n, end=meta.offset + len(raw), raw=raw, warnings=(warning,))
    end = before.raw if before else b""
    return Standing(table=table, last=last, n=meta.n, end=meta.offset, raw=end, warnings=(warning,), open_line=True)
