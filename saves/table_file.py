"""table.json as it is read at a start: without TinyDB, whose import a start need not pay."""

import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from rules.table import Table
from saves.disk import Disk
from saves.entry import FORMAT, Entry
from saves.errors import CannotRead, NewerFormat
from saves.sums import digest_of, digest_of_plain
from saves.tables import META, plain_of, table_of

NAME = "table.json"


class Meta(Struct, frozen=True):
    """What table.json says of itself: the last entry in it, and the digest of its table."""

    format: int
    n: int
    sum: str
    offset: int
    digest: str


class Found(Struct, frozen=True):
    """What was found at table.json. `table` and `meta` are None where it can't be trusted; `why` says why.

    `meta` is there as well for a file that was edited; `edited` is its table then, if it still makes one.
    """

    table: Table | None = None
    meta: Meta | None = None
    why: str = ""
    edited: Table | None = None
    data: bytes = b""


def meta_of(entry: Entry, table: Table) -> Meta:
    """The meta of the table after an entry."""
    return Meta(FORMAT, entry.n, entry.sum, entry.offset, digest_of(table))


def read_table_file(disk: Disk, folder: Path) -> Found:
    """Read table.json. Raises NewerFormat, and CannotRead where the system refuses."""
    try:
        data = disk.read(folder / NAME)
    except FileNotFoundError:
        return Found(why="was not there")
    except OSError as error:
        raise CannotRead(folder / NAME, error) from error
    if not data.strip(b"\0 \n"):
        return Found(why="was empty")
    try:
        documents = json.loads(data)
        found = documents[META]["1"]
        if found["format"] > FORMAT:
            raise NewerFormat("This campaign", found["format"])
        meta = Meta(*(found[name] for name in Meta.__struct_fields__))
    except (ValueError, KeyError, TypeError, AttributeError):
        return Found(why="was not readable", data=data)
    return _judged(documents, meta, data)


def _judged(documents: Any, meta: Meta, data: bytes) -> Found:
    try:
        table = table_of(documents)
    except (ValueError, KeyError, TypeError, AttributeError):  # pydantic's ValidationError is a ValueError
        return Found(meta=meta, why="was changed by another program", data=data)
    if digest_of(table) != meta.digest and digest_of_plain(plain_of(documents)) != meta.digest:
        return Found(meta=meta, why="was changed by another program", edited=table, data=data)
    return Found(table=table, meta=meta, data=data)
