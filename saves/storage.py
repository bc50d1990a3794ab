"""Our storage for TinyDB: what a commit does to the database goes to the disk in one piece."""

import json
from pathlib import Path
from typing import Any

from msgspec.structs import asdict
from tinydb import TinyDB
from tinydb.storages import Storage
from tinydb.table import Document

from rules.table import Table
from saves.disk import Disk
from saves.lines import compact, encoded
from saves.table_file import Meta
from saves.tables import META, documents_of


class TableStorage(Storage):
    """Holds the database in memory between reads and writes; `flush` puts it on the disk as a whole.

    TinyDB reads and writes everything for each call: three upserts would be five reads and five writes.
    """

    def __init__(self, disk: Disk, path: Path) -> None:
        self._disk = disk
        self._path = path
        self._data: dict[str, dict[str, Any]] | None = None

    def read(self) -> dict[str, dict[str, Any]] | None:
        """The database as it stands, from the disk only the first time. None if there is none yet."""
        if self._data is None and self._disk.is_there(self._path):
            try:
                self._data = json.loads(self._disk.read(self._path))
            except ValueError:
                self._data = None
        return self._data

    def write(self, data: dict[str, dict[str, Any]]) -> None:
        """Keep it for `flush`."""
        self._data = data

    def flush(self) -> None:
        """Put it on the disk so that a crash leaves the old or the new file. Raises OSError."""
        self._disk.write_whole(self._path, encoded(compact(self._data or {})))


class TableDatabase:
    """table.json for writing, through TinyDB. One thread, with the campaign's lock held."""

    def __init__(self, disk: Disk, path: Path) -> None:
        self._storage = TableStorage(disk, path)
        self._storage.write({})
        self._database = TinyDB(storage=lambda: self._storage)

    def put(self, table: Table, meta: Meta) -> None:
        """Make the file hold this table and nothing else. Raises OSError."""
        documents = documents_of(table)
        documents[META] = {"1": {"id": META, **asdict(meta)}}
        for kind in (META, *(kind for kind in documents if kind != META)):
            self._put_kind(kind, documents[kind])
        self._storage.flush()

    def _put_kind(self, kind: str, documents: dict[str, dict[str, Any]]) -> None:
        held = self._database.table(kind, cache_size=0, persist_empty=True)
        if {str(one.doc_id): dict(one) for one in held} != documents:
            held.truncate()
            held.insert_multiple(Document(fields, int(number)) for number, fields in documents.items())
