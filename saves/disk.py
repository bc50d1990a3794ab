"""The disk: the only place that opens, writes, syncs, replaces, cuts and locks files.

It is the seam at which crashes are tried: the tests put a disk in its place that forgets what was not synced.
"""

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Protocol

from msgspec import Struct

from saves.errors import LockHeld

FILE_MODE = 0o600
FOLDER_MODE = 0o700
LOCK_POLL = 0.005  # seconds between two tries at a lock


class Look(Struct, frozen=True):
    """What a file looks like from outside: enough to notice that it is not the same any more."""

    size: int
    changed: int  # nanoseconds
    linked: bool  # False once another file has taken its name, or it was removed


class Reading(Protocol):
    """A file that is open for reading."""

    def look(self) -> Look:
        """One cheap look, without reading."""
        ...

    def read(self, offset: int, length: int) -> bytes:
        """Up to `length` bytes from `offset`."""
        ...

    def is_at(self, path: Path) -> bool:
        """Whether it is this very file that has the name now."""
        ...

    def sync(self) -> None:
        """Make sure that what can be read now is on the disk, whoever wrote it."""
        ...


class Writing(Protocol):
    """A file that is open for writing at its end."""

    def size(self) -> int:
        """Its length in bytes."""
        ...

    def write(self, data: bytes) -> None:
        """Append all of `data`. Raises OSError; part of it may have been written then."""
        ...

    def sync(self) -> None:
        """Return once what was written is on the disk."""
        ...

    def cut(self, size: int) -> None:
        """Shorten it to `size` bytes."""
        ...


class Hold(Protocol):
    """A lock on a file, until it is let go or the program ends."""

    def let_go(self) -> None:
        """Release it. Doing so twice is no error."""
        ...


class Disk:
    """The real disk. All of it raises OSError as the system does, except `lock`."""

    def read(self, path: Path) -> bytes:
        """The whole of a file."""
        return path.read_bytes()

    def names(self, folder: Path) -> list[str]:
        """What is in a folder, sorted; [] if there is no such folder."""
        try:
            return sorted(os.listdir(folder))
        except FileNotFoundError:
            return []

    def is_there(self, path: Path) -> bool:
        """Whether there is anything of this name."""
        return path.exists()

    def may_write(self, path: Path) -> bool:
        """Whether the system would let this account write there."""
        return os.access(path, os.W_OK)

    def open_reading(self, path: Path) -> Reading:
        """Open a file for reading. It is closed when nothing refers to it any more."""
        return _File(os.open(path, os.O_RDONLY | os.O_CLOEXEC))

    @contextmanager
    def appending(self, path: Path) -> Iterator[Writing]:
        """Open a file that is there, to write at its end."""
        with _File(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC)) as file:
            yield file

    @contextmanager
    def creating(self, path: Path) -> Iterator[Writing]:
        """Open an empty file, in place of whatever had its name."""
        flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND | os.O_CLOEXEC
        with _File(os.open(path, flags, FILE_MODE)) as file:
            yield file

    def rename(self, old: Path, new: Path) -> None:
        """Give a file another name, in one step, in place of whatever had it."""
        os.rename(old, new)

    def remove(self, path: Path) -> None:
        """Take a file away; no error if it is not there."""
        path.unlink(missing_ok=True)

    def remove_folder(self, path: Path) -> None:
        """Take an empty folder away; no error if it is not there."""
        with suppress(FileNotFoundError):
            os.rmdir(path)

    def make_folder(self, path: Path) -> None:
        """Make a folder for this account alone; no error if it is there."""
        with suppress(FileExistsError):
            os.mkdir(path, FOLDER_MODE)

    def sync_folder(self, path: Path) -> None:
        """Return once the names in a folder are on the disk."""
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            _sync(folder)
        finally:
            os.close(folder)

    def hold(self, path: Path, tries: int = 1) -> Hold | None:
        """Lock a file itself. None if another has it, or it is not there.

        Another that only asks whether it is locked has it for a moment, so whoever means to keep it tries again.
        """
        for left in reversed(range(tries)):
            try:
                file = _File(os.open(path, os.O_RDONLY | os.O_CLOEXEC))
            except FileNotFoundError:
                return None
            if file.lock() and file.is_at(path):
                return file
            if left:
                sleep(LOCK_POLL)
        return None

    @contextmanager
    def lock(self, path: Path, patience: float) -> Iterator[None]:
        """Hold the lock file at `path` for as long as the block lasts, in one thread.

        Waits up to `patience` seconds, then raises LockHeld. Raises OSError if the lock file can't be made.
        """
        from filelock import FileLock, Timeout  # here: its import costs 50 ms, which a start need not pay

        lock = FileLock(str(path), timeout=patience, mode=FILE_MODE, poll_interval=LOCK_POLL)
        try:
            lock.acquire()
        except Timeout as error:
            raise LockHeld(path, patience) from error
        try:
            yield
        finally:
            lock.release()

    def write_whole(self, path: Path, data: bytes, *, held: bool = False) -> Hold | None:
        """Put `data` at `path` so that a crash leaves the old or the new file, and nothing between.

        `held`: the new file is locked before it gets its name, and the lock is returned.
        """
        temporary = path.with_name(f".{path.name}.new")
        with self.creating(temporary) as file:
            file.write(data)
            file.sync()
        hold = self.hold(temporary) if held else None
        self.rename(temporary, path)
        self.sync_folder(path.parent)
        return hold


class _File:
    """An open file of the system, closed when it is let go or nothing refers to it any more."""

    __slots__ = ("_number",)

    def __init__(self, number: int) -> None:
        self._number = number

    def look(self) -> Look:
        found = os.fstat(self._number)
        return Look(found.st_size, found.st_mtime_ns, found.st_nlink > 0)

    def is_at(self, path: Path) -> bool:
        try:
            named = os.stat(path)
        except FileNotFoundError:
            return False
        return os.path.samestat(named, os.fstat(self._number))

    def size(self) -> int:
        return os.fstat(self._number).st_size

    def read(self, offset: int, length: int) -> bytes:
        data = os.pread(self._number, length, offset)
        while data and len(data) < length:
            more = os.pread(self._number, length - len(data), offset + len(data))
            if not more:
                break
            data += more
        return data

    def write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._number, rest) :]

    def sync(self) -> None:
        _sync(self._number)

    def cut(self, size: int) -> None:
        os.ftruncate(self._number, size)

    def lock(self) -> bool:
        try:
            fcntl.flock(self._number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self.let_go()

    def let_go(self) -> None:
        if self._number >= 0:
            os.close(self._number)
            self._number = -1

    def __del__(self) -> None:
        self.let_go()


def _sync(number: int) -> None:
    """On macOS, fsync leaves the data in the drive's own memory; there is another call for that."""
    if sys.platform == "darwin":
        fcntl.fcntl(number, fcntl.F_FULLFSYNC)
    else:
        os.fsync(number)
