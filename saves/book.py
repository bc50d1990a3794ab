"""The book of one open campaign: where it stands, reading on, and writing the next line under the lock."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from pydantic import ValidationError

from rules.table import Table, checked
from saves.chronicle import Chronicle
from saves.disk import Disk, Look
from saves.entry import Entry
from saves.errors import CannotRead, CannotWrite, LockHeld, NewerFormat, NotValid, ReadOnly, Restart
from saves.lines import read_line, write_line
from saves.opening import CHRONICLE, LOCK, Opened, read_campaign
from saves.standing import Standing, follow
from saves.switches import Switches
from saves.table_file import NAME, meta_of, read_table_file

if TYPE_CHECKING:
    from saves.storage import TableDatabase


class _Page(Struct, frozen=True):
    """All that changes at once when somebody writes: swapped as one, so that any thread reads what belongs together."""

    standing: Standing
    chronicle: Chronicle
    switches: Switches
    warnings: tuple[str, ...] = ()


class Book:
    """What one program knows of a campaign's chronicle and table. Reading: any thread. Writing: one at a time."""

    def __init__(self, disk: Disk, folder: Path, patience: float, *, mends: bool = True) -> None:
        self.disk = disk
        self.folder = folder
        self.patience = patience  # seconds to wait for another program that writes
        self._turn = RLock()
        self._reported: Standing | None = None
        self._newer = False
        self._mend = False
        self._many = False
        self._seen: Look | None = None
        self._database: TableDatabase | None = None
        self._why = ""
        self._page = self._open()
        self._may_write = all(disk.may_write(path) for path in (folder, folder / CHRONICLE))
        if mends and self._mend and not self.read_only:
            self._mend_at_opening()
        self._reported = self._page.standing

    # -- reading

    @property
    def standing(self) -> Standing:
        """Where the campaign stands, as far as it was read."""
        return self._page.standing

    @property
    def table(self) -> Table:
        """The table as it stands."""
        table = self._page.standing.table
        assert table is not None  # held by `read_campaign`
        return table

    @property
    def chronicle(self) -> Chronicle:
        """The lines themselves."""
        return self._page.chronicle

    @property
    def switches(self) -> Switches:
        """What is undone, as of where the campaign stands."""
        page = self._page
        page.switches.grow(page.standing.end)
        return page.switches

    @property
    def warnings(self) -> tuple[str, ...]:
        """What has to be told about damage that was met."""
        page = self._page
        return (*page.warnings, *page.standing.warnings)

    @property
    def read_only(self) -> str:
        """Why nothing can be written, or ""."""
        if self._newer:
            return str(Restart())
        if self.standing.stopped:
            return self.standing.stopped
        if not self._may_write:
            return (
                f"This account may read {self.folder} but not write there. "
                "To play, get write permission for the folder and open the campaign again."
            )
        return ""

    def catch_up(self) -> bool:
        """Read what others have written, and return whether anything is new since this was last called.

        Costs one look at the file when nothing changed. Does not wait while this program is writing. Raises
        CannotRead, NoCampaign, Damaged.
        """
        if self._turn.acquire(blocking=False):
            try:
                self._read_on()
            finally:
                self._turn.release()
        standing = self._page.standing
        changed = standing is not self._reported
        self._reported = standing
        return changed

    def _open(self) -> _Page:
        opened = read_campaign(self.disk, self.folder)
        self._mend = opened.mend
        self._why = opened.found.why
        return _page_of(opened)

    def _read_on(self) -> None:
        page = self._page
        try:
            look = page.chronicle.look()
            if look == self._seen or self._newer:
                return
            if not look.linked or not page.standing.still_there(page.chronicle):
                self._page = self._open()
            elif look.size > page.standing.end:
                standing = follow(page.standing, page.chronicle)
                if standing is not page.standing:
                    page.chronicle.sync()  # what another wrote is shown once it is on the disk, like our own
                    self._page = replace(page, standing=standing)
            self._seen = look
        except NewerFormat:
            self._newer = True
            self._page = replace(page, standing=replace(page.standing))
        except OSError as error:
            raise CannotRead(self.folder / CHRONICLE, error) from error

    # -- writing

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


def _page_of(opened: Opened) -> _Page:
    return _Page(opened.standing, opened.chronicle, Switches(opened.chronicle, opened.standing.end))
