"""The chronicle as a file: its lines forwards and backwards, each judged by its sum, without holding them in memory."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from saves.disk import Look, Reading
from saves.entry import Entry
from saves.lines import BadLine, is_closed, read_line, stated_sum, true_sum
from saves.sums import NO_SUM

BLOCK = 64 * 1024  # bytes that are read at once when many lines are wanted
SMALL_BLOCK = 4 * 1024  # bytes that are read at once when one line is

_NUMBER = re.compile(rb'\{"n":([0-9]+),')


class Line(Struct, frozen=True):
    """One whole line, newline and all. `good`: its sum is right."""

    offset: int
    raw: bytes
    good: bool

    @property
    def end(self) -> int:
        """Where the next line begins."""
        return self.offset + len(self.raw)

    def entry(self) -> Entry:
        """The entry in it. Raises BadLine if the sum is not right or it is none."""
        if not self.good:
            raise BadLine("its sum is not right")
        return read_line(self.raw, self.offset)


class Chronicle:
    """The lines of a chronicle that is open for reading. Any thread may read; nothing is remembered."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    def look(self) -> Look:
        """One cheap look at the file."""
        return self._reading.look()

    def is_at(self, path: Path) -> bool:
        """Whether it is this very file that has the name now."""
        return self._reading.is_at(path)

    def sync(self) -> None:
        """Make sure that what can be read is on the disk."""
        self._reading.sync()

    def holds(self, offset: int, raw: bytes) -> bool:
        """Whether these very bytes stand at `offset`."""
        return self._reading.read(offset, len(raw)) == raw

    def forwards(self, start: int, *, block: int = BLOCK) -> Iterator[Line]:
        """The whole lines from `start` on, up to the last newline. `start` is where a line begins."""
        one, other = self._two_before(start)
        position, kept = start, b""
        while data := self._reading.read(position + len(kept), block):
            lines = (kept + data).split(b"\n")
            kept = lines.pop()
            for text in lines:
                raw = text + b"\n"
                yield Line(position, raw, is_good(raw, one, other))
                position += len(raw)
                one, other = raw, one

    def backwards(self, end: int, *, block: int = BLOCK) -> Iterator[Line]:
        """The lines before `end`, newest first. `end` is where a line ends."""
        waiting: list[tuple[int, bytes]] = []
        for offset, raw in self._raw_backwards(end, block):
            waiting.append((offset, raw))
            if len(waiting) == 3:
                yield _judged(*waiting)
                del waiting[0]
        while waiting:
            yield _judged(*waiting)
            del waiting[0]

    def matching_backwards(self, end: int, start: int, pattern: re.Pattern[bytes]) -> Iterator[Entry]:
        """The entries between `start` and `end` whose line holds `pattern`, newest first. Bad lines are passed over.

        Lines that do not match are searched, not read, so that even a long history takes no time.
        """
        for position, data in self._blocks_backwards(end, BLOCK, start):
            spots = []
            done = 0
            for match in pattern.finditer(data):
                if match.start() >= done:
                    begin = data.rfind(b"\n", 0, match.start()) + 1
                    done = data.index(b"\n", match.end() - 1) + 1
                    spots.append((begin, done))
            for begin, done in reversed(spots):
                line = self._judge(position + begin, data[begin:done])
                if line.good:
                    yield line.entry()

    def matching_forwards(self, start: int, pattern: re.Pattern[bytes]) -> Iterator[Entry]:
        """The entries from `start` on whose line holds `pattern`, oldest first."""
        position, kept = start, b""
        while data := self._reading.read(position + len(kept), BLOCK):
            data = kept + data
            whole = data.rfind(b"\n") + 1
            done = 0
            for match in pattern.finditer(data, 0, whole):
                if match.start() >= done:
                    begin = data.rfind(b"\n", 0, match.start()) + 1
                    done = data.index(b"\n", match.end() - 1) + 1
                    line = self._judge(position + begin, data[begin:done])
                    if line.good:
                        yield line.entry()
            position, kept = position + whole, data[whole:]

    def line_at(self, offset: int) -> Line | None:
        """The whole line that begins at `offset`, if there is one."""
        return next(self.forwards(offset, block=SMALL_BLOCK), None)

    def raw_at(self, offset: int) -> bytes:
        """What stands from `offset` to the next newline and with it, or to the end of the file."""
        data = self._reading.read(offset, SMALL_BLOCK)
        while b"\n" not in data:
            more = self._reading.read(offset + len(data), BLOCK)
            if not more:
                return data
            data += more
        return data[: data.index(b"\n") + 1]

    def whole_end(self) -> int:
        """Where the last whole line ends: what comes after it is torn."""
        end = self.look().size
        while end > 0:
            begin = max(0, end - SMALL_BLOCK)
            found = self._reading.read(begin, end - begin).rfind(b"\n")
            if found >= 0:
                return begin + found + 1
            end = begin
        return 0

    def find(self, n: int, end: int) -> Entry | None:
        """Entry `n` among the lines before `end`; None if there is none, or it is damaged."""
        entry = self.find_from(n, end)
        return entry if entry is not None and entry.n == n else None

    def find_from(self, n: int, end: int) -> Entry | None:
        """The first entry from `n` on among the lines before `end`, by halving: a few reads, however many there are."""
        low, high, found = 0, end, None
        while low < high:
            middle = (low + high) // 2
            line = self._first_good(self._line_start(middle, high), high)
            if line is None:
                high = middle
            elif _number(line) >= n:
                high, found = middle, line
            else:
                low = line.end
        return found.entry() if found else None

    def _first_good(self, offset: int, end: int) -> Line | None:
        if offset < end:
            for line in self.forwards(offset, block=SMALL_BLOCK):
                if line.offset >= end:
                    break
                if line.good:
                    return line
        return None

    def _line_start(self, position: int, end: int) -> int:
        """Where the first line begins at or after `position`."""
        if position == 0:
            return 0
        position -= 1  # a newline there means that a line begins at the position itself
        while position < end:
            data = self._reading.read(position, SMALL_BLOCK)
            found = data.find(b"\n")
            if found >= 0:
                return position + found + 1
            if not data:
                break
            position += len(data)
        return end

    def _judge(self, offset: int, raw: bytes) -> Line:
        return Line(offset, raw, is_good(raw, *self._two_before(offset)))

    def _two_before(self, offset: int) -> tuple[bytes | None, bytes | None]:
        found = self._raw_backwards(offset, SMALL_BLOCK)
        one, other = next(found, None), next(found, None)
        return one and one[1], other and other[1]

    def _raw_backwards(self, end: int, block: int) -> Iterator[tuple[int, bytes]]:
        for position, data in self._blocks_backwards(end, block, 0):
            stop = len(data)
            while stop > 0:
                begin = data.rfind(b"\n", 0, stop - 1) + 1
                yield position + begin, data[begin:stop]
                stop = begin

    def _blocks_backwards(self, end: int, block: int, start: int) -> Iterator[tuple[int, bytes]]:
        """Blocks of whole lines, newest first, with the offset of each."""
        kept = b""
        while end > start:
            begin = max(start, end - block)
            data = self._reading.read(begin, end - begin) + kept
            cut = 0 if begin == start else data.find(b"\n") + 1
            if cut < len(data) and (cut or begin == start):
                yield begin + cut, data[cut:]
                kept = data[:cut]
            else:
                kept, block = data, block * 2  # no whole line in it yet
            end = begin


def is_good(raw: bytes, one: bytes | None, other: bytes | None) -> bool:
    """Whether the sum of a line is right, from the line before it and the one before that.

    If the line before has a sum that is not right, the one that it should bear counts as well: one flipped byte, in
    the sum too, makes one bad line and not two.
    """
    if not is_closed(raw):
        return False
    stated = stated_sum(raw)
    if one is None:
        return true_sum(raw, NO_SUM) == stated
    if true_sum(raw, stated_sum(one)) == stated:
        return True
    return true_sum(raw, true_sum(one, NO_SUM if other is None else stated_sum(other))) == stated


def _number(line: Line) -> int:
    found = _NUMBER.match(line.raw)
    return int(found[1]) if found else line.entry().n


def sums_borne(raw: bytes, before: bytes | None) -> set[bytes]:
    """What the sum of a line may have been before one byte of it was damaged or its newline was lost."""
    sums = {stated_sum(raw), stated_sum(raw + b"\n"), stated_sum(raw[:-1] + b"\n"), stated_sum(raw[:-2] + b"\n")}
    return sums | {true_sum(raw, NO_SUM if before is None else stated_sum(before))}


def _judged(
    line: tuple[int, bytes], one: tuple[int, bytes] | None = None, other: tuple[int, bytes] | None = None
) -> Line:
    offset, raw = line
    return Line(offset, raw, is_good(raw, one and one[1], other and other[1]))
