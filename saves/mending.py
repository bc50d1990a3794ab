"""Mending: what can be put right at opening without asking, because the chronicle has it all."""

from hashlib import sha256
from pathlib import Path

from rules.table import Table, written
from saves.chronicle import Chronicle
from saves.disk import Disk
from saves.opening import CHRONICLE, judged
from saves.standing import Standing
from saves.storage import TableDatabase
from saves.table_file import NAME, Found, meta_of, read_table_file
from saves.tables import documents_of

MOST_DIFFERENCES = 5  # named in a message


def close_line(disk: Disk, folder: Path) -> None:
    """Give a last line that was committed the newline back that it has lost. Raises OSError."""
    with disk.appending(folder / CHRONICLE) as file:
        file.write(b"\n")
        file.sync()


def make_anew(disk: Disk, folder: Path, chronicle: Chronicle, standing: Standing) -> str:
    """Make a table.json that can't be trusted anew, as the campaign stands, and keep what was there beside it.

    Returns what to tell, "" where another program has been faster. With the lock held. Raises OSError.
    """
    found, start = judged(read_table_file(disk, folder), chronicle)
    last, table = standing.last, standing.table
    if start is not None or last is None or table is None:
        return ""
    kept_as = keep_aside(disk, folder, found)
    TableDatabase(disk, folder / NAME).put(table, meta_of(last, table))
    return tell_of_mending(found, table, kept_as)


def keep_aside(disk: Disk, folder: Path, found: Found) -> str:
    """Keep a table.json that is about to be replaced, under a name made from what is in it. Returns the name."""
    if not found.data:
        return ""
    name = f"table-edited-{sha256(found.data).hexdigest()[:8]}.json"
    if not disk.is_there(folder / name):
        disk.write_whole(folder / name, found.data)
    return name


def tell_of_mending(found: Found, table: Table, kept_as: str) -> str:
    """What to tell about a table.json that could not be trusted. `kept_as`: the name under which it was kept, or ""."""
    told = f"table.json {found.why}. What the chronicle says counts, and table.json was made anew from it."
    if not kept_as:
        return told
    told += f" The file as it was found is kept as {kept_as}."
    if found.edited is not None and written(found.edited) != written(table):
        return f"{told} To take over what it says, the commands are: {'; '.join(_settings(found.edited, table))}"
    return f"{told} To take a value over from it, the command is: set WHERE VALUE --why TEXT"


def _settings(edited: Table, table: Table) -> list[str]:
    ours, theirs = _leaves(table), _leaves(edited)
    found = [f"set {where} {value} --why TEXT" for where, value in theirs.items() if ours.get(where) != value]
    more = len(found) - MOST_DIFFERENCES
    return found[:MOST_DIFFERENCES] + ([f"and {more} more"] if more > 0 else [])


def _leaves(table: Table) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, documents in documents_of(table).items():
        for document in documents.values():
            place = kind if document["id"] == kind else f"{kind}.{document['id']}"
            found |= _flat(place, {name: value for name, value in document.items() if name != "id"})
    return found


def _flat(place: str, value: object) -> dict[str, str]:
    if isinstance(value, dict):
        return {key: leaf for name, inner in value.items() for key, leaf in _flat(f"{place}.{name}", inner).items()}
    return {place: str(value)}
