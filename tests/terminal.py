"""A program in a real pseudo-terminal, driven by keys and watched through what it paints.

    with Terminal(["hearthside", "play", "stonewell"], columns=80, rows=24) as terminal:
        terminal.wait_for("Fortunes 2")
        terminal.send("+")
        seconds = terminal.wait_for("Fortunes 3")

Times are honest: chunks are stamped as they arrive, and the slow drawing waits until the program is silent, so that it
never competes with the program that is measured.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.terminal_program import Program
from tests.terminal_screen import Display, key_bytes

TIMEOUT = 15.0
# Drawing begins at the latest after this long, also when a program never falls silent.
LONGEST_UNDRAWN = 0.5


class TerminalError(AssertionError):
    """What was waited for did not come; the message holds the whole screen."""


class Terminal(Program):
    """A program, its screen and its keyboard. `settle` is how many seconds of silence come before drawing."""

    def __init__(
        self,
        argv: Sequence[str | Path],
        columns: int = 80,
        rows: int = 24,
        *,
        env: Mapping[str, str | None] | None = None,
        cwd: str | Path | None = None,
        settle: float = 0.02,
    ) -> None:
        self.settle = settle
        self._display = Display(columns, rows)
        self._drawn = 0  # how many chunks the display has seen
        super().__init__(argv, columns, rows, env, cwd)

    @property
    def text(self) -> str:
        """The screen as it is now, by lines."""
        self._draw()
        return self._display.text

    @property
    def cursor(self) -> tuple[int, int]:
        """Column and row of the cursor, from 0."""
        self._draw()
        return self._display.cursor

    def not_restored(self) -> list[str]:
        """What the program changed in its terminal and has not set back: modes by name, and the line settings."""
        self._draw()
        left = self._display.left_set()
        return left + ["line settings"] * self.line_settings_changed()

    def send(self, keys: str) -> float:
        """Type `keys`, as `terminal_screen.key_bytes` reads them; returns when, by time.perf_counter."""
        return self.write(key_bytes(keys))

    def resize(self, columns: int, rows: int) -> None:
        """Change the size; the program gets SIGWINCH."""
        self._draw()
        self._display.resize(columns, rows)
        self.set_size(columns, rows)

    def wait_for(self, pattern: str, timeout: float = TIMEOUT) -> float:
        """Wait until the screen matches a regular expression (`.` matches a line's end too).

        Returns the seconds from the last keys (or the start) to the chunk after which it first matched; 0.0 if what was
        drawn before matched already, so wait for something that only the keys can bring. Raises TerminalError after
        `timeout` seconds, or at once if the program ends first.
        """
        wanted = re.compile(pattern, re.DOTALL | re.MULTILINE)
        return self._wait(lambda: wanted.search(self._display.text) is not None, f"/{pattern}/", timeout)

    def wait_until_gone(self, pattern: str, timeout: float = TIMEOUT) -> float:
        """Wait until the screen no longer matches; returns and raises as `wait_for`."""
        unwanted = re.compile(pattern, re.DOTALL | re.MULTILINE)
        return self._wait(lambda: unwanted.search(self._display.text) is None, f"no /{pattern}/", timeout)

    def wait_for_bytes(self, wanted: bytes, timeout: float = TIMEOUT) -> float:
        """Wait until the program has written `wanted` since the last keys; returns and raises as `wait_for`."""
        end = time.perf_counter() + timeout
        with self.news:
            while (found := self.find(wanted, self.sent_at_byte)) < 0:
                if self.closed or time.perf_counter() > end:
                    raise self._failure(f"bytes {wanted!r}", timeout)
                self.news.wait(max(0.0, end - time.perf_counter()))
            return next(chunk.arrived for chunk in self.chunks if chunk.end >= found + len(wanted)) - self.sent

    def wait_until_silent(self, silence: float = 0.12, timeout: float = TIMEOUT) -> float:
        """Wait until nothing has come for `silence` seconds. For counting bytes: a test waits for what it means.

        Returns the seconds from the last keys (or the start) to the last chunk. Raises TerminalError.
        """
        end = time.perf_counter() + timeout
        with self.news:
            while not self.closed:
                now = time.perf_counter()
                last = max(self.sent, self._last_arrival())
                if now - last >= silence:
                    break
                if now > end:
                    raise self._failure("silence", timeout)
                self.news.wait(min(last + silence, end) - now)
            return max(0.0, self._last_arrival() - self.sent)

    def finish(self, timeout: float = TIMEOUT) -> int:
        """Wait for the program's end; returns its exit status, -n for signal n. Raises TerminalError."""
        try:
            return self.wait_for_end(timeout)
        except subprocess.TimeoutExpired:
            raise self._failure("end of the program", timeout) from None

    def _last_arrival(self) -> float:
        return self.chunks[-1].arrived if self.chunks else self.started

    def _draw(self, until: Callable[[], bool] | None = None) -> float | None:
        """Draw what has arrived; with `until`, returns when the chunk came after which it first held."""
        while True:
            with self.news:
                if self._drawn == len(self.chunks):
                    return None
                begin = self.chunks[self._drawn - 1].end if self._drawn else 0
                arrived, end = self.chunks[self._drawn]
            self._drawn += 1
            self._display.feed(self.slice(begin, end))
            if until is not None and until():
                return arrived

    def _wait(self, holds: Callable[[], bool], wanted: str, timeout: float) -> float:
        end = time.perf_counter() + timeout
        if holds():
            return 0.0
        while True:
            closed = self._wait_for_lull(end)
            arrived = self._draw(holds)
            if arrived is not None:
                return max(0.0, arrived - self.sent)
            if closed or time.perf_counter() > end:
                raise self._failure(wanted, timeout)

    def _wait_for_lull(self, end: float) -> bool:
        """Wait until something undrawn has come and the program has paused; returns whether it has closed."""
        with self.news:
            while not self.closed:
                now = time.perf_counter()
                if self._drawn < len(self.chunks):
                    first, last = self.chunks[self._drawn].arrived, self.chunks[-1].arrived
                    draw_at = min(last + self.settle, first + LONGEST_UNDRAWN)
                else:
                    draw_at = end
                if now >= min(draw_at, end):
                    break
                self.news.wait(min(draw_at, end) - now)
            return self.closed

    def _failure(self, wanted: str, timeout: float) -> TerminalError:
        status = self.exit_status()
        if status is None and self.closed:
            # A terminal closes a moment before its program can be waited for.
            with contextlib.suppress(subprocess.TimeoutExpired):
                status = self.wait_for_end(1.0)
        state = "still running" if status is None else f"ended with {status}"
        frame = "-" * 20
        return TerminalError(f"no {wanted} within {timeout:g} s; {state}. The screen:\n{frame}\n{self.text}\n{frame}")
