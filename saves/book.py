"""The book of one open campaign: writing the next line under the lock, the table that it makes, and what to mend."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from pydantic import ValidationError

from rules.table import Table, checked
from saves.disk import Disk
from saves.entry import Entry
from saves.errors import CannotWrite, LockHeld, NotValid, ReadOnly, Restart
from saves.lines import read_line, write_line
from saves.opening import CHRONICLE, LOCK
from saves.reading import Reading
from saves.standing import follow
from saves.table_file import NAME, meta_of, read_table_file

if TYPE_CHECKING:
    from saves.storage import TableDatabase


class Book(Reading):
    """What one program knows of a campaign's chronicle and table. Reading: any thread. Writing: one at a time."""

    def __init__(self, disk: Disk, folder: Path, patience: float, *, mends: bool = True) -> None:
        super().__init__(disk, folder)
        self.patience = patience  # seconds to wait for another program that writes
        self._many = False
        self._database: TableDatabase | None = None
        if mends and self._mend and not self.read_only:
            self._mend_at_opening()
        self._reported = self._page.standing

    @contextmanager
    def writing(self, *, repairing: bool = False) -> Iterator[None]:
        """Hold the lock, with all read that others appended. In one thread from beginning to end.

        `repairing`: also where an entry does not fit, and nothing is mended or cut of its own accord.

        Raises LockHeld, ReadOnly, Restart, CannotWrite, CannotRead.
        """
        with self._turn, ExitStack() as stack:
            self._check_may_write(repairing)
            if not self._many:  # else the lock is held, by this thread
                try:
                    stack.enter_context(self.disk.lock(self.folder / LOCK, self.patience))
                except OSError as error:
                    raise CannotWrite(self.folder / LOCK, error) from error
            self._seen = None
            if self.chronicle.is_at(self.folder / CHRONICLE):
                self._read_on()
            else:  # the folder was exchanged for another: what is open here lies elsewhere now
                self._page = self._open()
            self._check_may_write(repairing)
            if not repairing:
                try:
                    self.mend()
                except OSError as error:
                    raise CannotWrite(self.folder / CHRONICLE, error) from error
            yield

    @contextmanager
    def writing_many(self) -> Iterator[None]:
        """Hold the lock for many entries in a row, and write table.json once, after the last of them.

        Each synced line is a commit all the same. Until the end table.json is only behind, as after a program that was
        killed, and whoever opens the campaign reads on from there. Within another of its kind it does nothing.

        Raises as `writing` does.
        """
        if self._many:
            yield
            return
        with self.writing():
            begun, self._many = self.standing.n, True
            try:
                yield
            finally:
                self._many = False
                last = self.standing.last
                if last is not None and self.standing.n > begun:
                    warnings = self._write_table(last, self.table)
                    self._page = replace(self._page, warnings=(*self._page.warnings, *warnings))

    def append(
        self, entry: Entry, table: Table, shown: Callable[[Entry], None] | None = None
    ) -> tuple[Entry, list[str]]:
        """Write an entry and then the table that it makes. Returns it as it stands, and what went wrong afterwards.

        The synced line is the commit: `shown` is called then. Raises NotValid and CannotWrite, with nothing kept.
        """
        standing = self.standing
        try:
            checked(table)
        except ValidationError as error:
            raise NotValid(f"This would break the table: {error.errors(include_url=False)[0]['msg']}") from error
        raw = write_line(replace(entry, n=standing.n + 1), standing.sum)
        entry = read_line(raw, standing.end)
        self._append_line(raw, standing.end)
        self._page = replace(
            self._page, standing=replace(standing, table=table, last=entry, n=entry.n, end=entry.end, raw=raw)
        )
        try:
            if shown:
                shown(entry)
        finally:
            warnings = [] if self._many else self._write_table(entry, table)
            self._seen = self._page.chronicle.look()
        return entry, warnings

    def mend(self) -> list[str]:
        """Put right what can be: a table.json that can't be trusted, a torn last line. With the lock held.

        Returns what was done. Raises OSError.
        """
        done: list[str] = []
        if self._mend:
            from saves.mending import close_line, make_anew  # here: it needs TinyDB

            if self.standing.open_line:
                close_line(self.disk, self.folder)
                self._page = self._open()
            if told := make_anew(self.disk, self.folder, self.chronicle, self.standing):
                done.append(told)
                self._page = replace(self._page, warnings=(*self._page.warnings, told))
            self._mend, self._database = False, None
        end = self.chronicle.whole_end()
        if self.chronicle.look().size > end:
            with self.disk.appending(self.folder / CHRONICLE) as file:
                file.cut(end)
                file.sync()
            done.append("The torn last line of the chronicle is cut away: its entry was never kept.")
        self._seen = self.chronicle.look()
        return done

    def accept(self, n: int) -> None:
        """Take entry `n` as it is, although it does not fit, and read on from there."""
        standing = follow(replace(self.standing, stopped="", accepted=n), self.chronicle)
        self._page = replace(self._page, standing=standing)

    def write_table(self) -> list[str]:
        """Write table.json as the campaign stands, if it does not stand there already. Returns what was done."""
        last = self.standing.last
        if last is None or read_table_file(self.disk, self.folder).meta == meta_of(last, self.table):
            return []
        return self._write_table(last, self.table) or ["table.json is brought up to date."]

    def _append_line(self, raw: bytes, start: int) -> None:
        path = self.folder / CHRONICLE
        try:
            with self.disk.appending(path) as file:
                try:
                    file.write(raw)
                    file.sync()
                except OSError as error:
                    try:
                        file.cut(start)
                        file.sync()
                    except OSError:
                        raise CannotWrite(path, error, unsure=True) from error
                    raise CannotWrite(path, error) from error
        except OSError as error:
            raise CannotWrite(path, error) from error

    def _write_table(self, entry: Entry, table: Table) -> list[str]:
        if self._database is None:
            from saves.storage import TableDatabase  # here: a start need not pay for TinyDB

            self._database = TableDatabase(self.disk, self.folder / NAME)
        try:
            self._database.put(table, meta_of(entry, table))
        except OSError as error:
            why = error.strerror or error
            return [f"What was done is kept, but table.json can't be written: {why}. The next entry tries again."]
        return []

    def _mend_at_opening(self) -> None:
        try:
            with self.writing():
                pass
        except (LockHeld, CannotWrite) as error:
            told = f"table.json {self._why} and is made anew with the next entry. Not now: {error}"
            self._page = replace(self._page, warnings=(*self._page.warnings, told))

    def _check_may_write(self, repairing: bool) -> None:
        if self._newer:
            raise Restart
        if (reason := self.read_only) and not (repairing and reason == self.standing.stopped):
            raise ReadOnly(reason)
