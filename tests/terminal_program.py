"""A program with a pseudo-terminal of its own: its start, its bytes with the time at which each arrived, its end.

A thread of its own stamps every chunk as it arrives and does nothing else, so a time does not depend on what the test
is doing, and the program never stands still because nobody reads.

Linux and macOS; `rss_mb` and `cpu_s` read /proc and are for Linux.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from tests.terminal_screen import Questions

READ_AT_ONCE = 1 << 18
# Runs between fork and exec, in place of preexec_fn, which is not safe in a process with threads (pytest-xdist has
# some). Signals that a shell told the tests to ignore would be ignored by the program too. The pipe closes by itself at
# the moment of exec, which is when the program's time starts.
INTO_TERMINAL = """
import fcntl, os, signal, sys, termios
pipe = int(sys.argv[1])
os.set_inheritable(pipe, False)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGPIPE, signal.SIGTSTP):
    signal.signal(number, signal.SIG_DFL)
try:
    os.execvp(sys.argv[2], sys.argv[2:])
except OSError as error:
    os.write(pipe, str(error.errno).encode())
"""


class Chunk(NamedTuple):
    """What one read brought: when it arrived, by time.perf_counter, and where it ends in all that was written."""

    arrived: float
    end: int


class Program:
    """One program in one pseudo-terminal, and the bytes that pass between them.

    `env` is laid over the environment of the tests; a value of None takes a name out. TERM is xterm-256color with true
    colour unless it says otherwise, and COLUMNS and LINES are gone, since they would freeze the size. Raises OSError if
    the program cannot be started.
    """

    def __init__(
        self,
        argv: Sequence[str | Path],
        columns: int,
        rows: int,
        env: Mapping[str, str | None] | None,
        cwd: str | Path | None,
    ) -> None:
        self.news = threading.Condition()  # guards what the reading thread writes
        self.chunks: list[Chunk] = []
        self.closed = False
        self._raw = bytearray()
        self._master, slave = os.openpty()
        self._wake_read, self._wake_write = os.pipe()
        self.set_size(columns, rows)
        self._line_settings = termios.tcgetattr(self._master)
        try:
            self._process, self.started = _start(argv, slave, env, cwd)
        except OSError:
            for descriptor in (self._master, self._wake_read, self._wake_write):
                os.close(descriptor)
            raise
        finally:
            # Only the program holds its side, so that each sees when the other is gone.
            os.close(slave)
        self.sent, self.sent_at_byte = self.started, 0
        self._reader = threading.Thread(target=self._read, name=f"terminal of {argv[0]}", daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def raw(self) -> bytes:
        """Every byte that the program has written."""
        return self.slice(0, None)

    @property
    def raw_since_keys(self) -> bytes:
        """The bytes written since the last keys were sent (or since the start)."""
        return self.slice(self.sent_at_byte, None)

    def slice(self, begin: int, end: int | None) -> bytes:
        """A part of what the program has written."""
        with self.news:
            return bytes(self._raw[begin:end])

    def find(self, wanted: bytes, begin: int) -> int:
        """Where `wanted` first stands at or after `begin`, or -1."""
        with self.news:
            return self._raw.find(wanted, begin)

    def write(self, data: bytes) -> float:
        """Send bytes as they are: a paste, or half a key. Returns when, by time.perf_counter."""
        with self.news:
            self.sent_at_byte = len(self._raw)
        self.sent = time.perf_counter()
        os.write(self._master, data)
        return self.sent

    def set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def line_settings_changed(self) -> bool:
        """Whether the program has left its terminal in another mode of reading keys, such as raw."""
        return self._master >= 0 and termios.tcgetattr(self._master)[:4] != self._line_settings[:4]

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send a signal to the program, which may have ended already."""
        self._process.send_signal(number)

    def hang_up(self) -> None:
        """Take the terminal away, as a lost connection does: the program gets SIGHUP, and then no input."""
        os.write(self._wake_write, b".")
        self._reader.join()
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def wait_for_end(self, timeout: float) -> int:
        """Wait for the exit, and for what was written last; raises subprocess.TimeoutExpired."""
        status = self._process.wait(timeout)
        # A process that it left behind may hold the terminal for ever, so this wait has an end.
        self._reader.join(1.0)
        return status

    def exit_status(self) -> int | None:
        return self._process.poll()

    def rss_mb(self) -> float:
        """Resident memory of the program and all that it started, in MiB."""
        total, pids = 0, [self.pid]
        for pid in pids:
            with contextlib.suppress(OSError):  # ended meanwhile
                status = Path(f"/proc/{pid}/status").read_text()
                resident = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
                total += int(resident.group(1)) if resident else 0
                for children in Path(f"/proc/{pid}/task").glob("*/children"):
                    pids.extend(map(int, children.read_text().split()))
        return total / 1024

    def cpu_s(self) -> float:
        """Processor time that the program has used, in seconds."""
        after_name = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = int(after_name[11]), int(after_name[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Kill the program if it still runs, and give the terminal back."""
        if self._wake_write < 0:
            return
        if self.running:  # once it has ended, its number may be another's
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        self.hang_up()
        os.close(self._wake_read)
        os.close(self._wake_write)
        self._wake_read = self._wake_write = -1

    def _read(self) -> None:
        questions = Questions()
        while True:
            ready, _, _ = select.select([self._master, self._wake_read], [], [])
            try:
                data = b"" if self._wake_read in ready else os.read(self._master, READ_AT_ONCE)
            except OSError:  # EIO: nobody holds the other side any more
                data = b""
            arrived = time.perf_counter()
            with self.news:
                self.closed = not data
                if data:
                    self._raw += data
                    self.chunks.append(Chunk(arrived, len(self._raw)))
                self.news.notify_all()
            if not data:
                return
            answers = questions.answers(data)
            if answers:
                with contextlib.suppress(OSError):
                    os.write(self._master, answers)


def _start(
    argv: Sequence[str | Path], slave: int, env: Mapping[str, str | None] | None, cwd: str | Path | None
) -> tuple[subprocess.Popen[bytes], float]:
    """Start a program with a terminal as its own; returns it and the moment of its exec."""
    environment: dict[str, str | None] = dict(os.environ)
    environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
    environment |= dict.fromkeys(("COLUMNS", "LINES", "LC_ALL", "LC_CTYPE"))
    environment |= env or {}
    executed, closes_on_exec = os.pipe()
    try:
        process = subprocess.Popen(
            [sys.executable, "-ISE", "-c", INTO_TERMINAL, str(closes_on_exec), *map(str, argv)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={name: value for name, value in environment.items() if value is not None},
            cwd=cwd,
            pass_fds=[closes_on_exec],
            start_new_session=True,
        )
    except OSError:
        os.close(executed)
        raise
    finally:
        os.close(closes_on_exec)
    with os.fdopen(executed, "rb") as pipe:
        problem = pipe.read()
    started = time.perf_counter()
    if problem:
        process.wait()
        raise OSError(int(problem), os.strerror(int(problem)), str(argv[0]))
    return process, started
