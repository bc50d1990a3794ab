"""Which entries are undone, and what undo and redo take next, found by reading back only as far as needed."""

import re
from threading import RLock

from rules.places import any_touch
from saves.chronicle import Chronicle
from saves.entry import SPOTLIGHT, UNDO, Entry
from saves.lines import compact, encoded

_UNDOES = re.compile(rb'"undoes":')
_EVERY = re.compile(rb"^\{", re.MULTILINE)


class Switches:
    """What undos and redos have switched in one chronicle. Any thread may ask.

    Nothing is kept of the history but the numbers of undone entries, for the part that was asked about.
    """

    def __init__(self, chronicle: Chronicle, end: int) -> None:
        self._chronicle = chronicle
        self._end = end  # known up to here
        self._down_to = end  # the switches after here are known
        self._off: set[int] = set()
        self._by: dict[int, int] = {}  # the newest switch of an entry, by the number of what it switches
        self._newest: dict[str | None, Entry | None] = {}  # by seat; None: of all
        self._undone: list[tuple[int, str]] | None = None  # what redo may take, oldest first, and who undid it
        self._lock = RLock()

    def is_off(self, entry: Entry) -> bool:
        """Whether an entry is undone."""
        with self._lock:
            if entry.offset < self._down_to:
                for switch in self._chronicle.matching_backwards(self._down_to, entry.offset, _UNDOES):
                    self._toggle(switch)
                self._down_to = entry.offset
            return entry.n in self._off

    def undone_by(self, entry: Entry) -> Entry | None:
        """The undo that took an entry back, or None if it stands."""
        with self._lock:
            return self._chronicle.find(self._by[entry.n], self._end) if self.is_off(entry) else None

    def grow(self, end: int) -> None:
        """Take in what was appended up to `end`."""
        with self._lock:
            if end > self._end:
                for line in self._chronicle.forwards(self._end):
                    if line.offset >= end:
                        break
                    if line.good:
                        self._take(line.entry(), end)
                self._end = end

    def newest(self, seat: str | None) -> Entry | None:
        """The newest live entry of a seat (None: of all) that counts for undo."""
        with self._lock:
            if seat not in self._newest:
                self._newest[seat] = self._search(seat, self._end)
            found = self._newest[seat]
            if found is not None and self.is_off(found):
                found = self._newest[seat] = self._search(seat, found.offset)
            return found

    def undone(self) -> list[tuple[int, str]]:
        """What was undone since the last entry that was none: the number and whose seat undid it, oldest first."""
        with self._lock:
            if self._undone is None:
                recent = []
                for entry in self._chronicle.matching_backwards(self._end, 0, _EVERY):
                    if entry.counts:
                        break
                    recent.append(entry)
                self._undone = []
                for entry in reversed(recent):
                    self._remember(entry)
            return list(self._undone)

    def in_the_way(self, entry: Entry) -> tuple[Entry, ...]:
        """The live entries after this one that changed one of the same places, one around it or one within it.

        The newest first, and no further than to the first that is no move of the spotlight.
        """
        places, found = entry.places, list[Entry]()
        if not places:
            return ()
        pattern = re.compile(b"|".join(_touching(place) for place in places))
        with self._lock:
            for later in self._chronicle.matching_backwards(self._end, entry.end, pattern):
                if not later.switches and any_touch(places, later.places) and not self.is_off(later):
                    found.append(later)
                    if later.move != SPOTLIGHT:
                        break
        return tuple(found)

    def _search(self, seat: str | None, before: int) -> Entry | None:
        pattern = _EVERY if seat is None else re.compile(re.escape(encoded(f'"seat":{compact(seat)}')))
        for entry in self._chronicle.matching_backwards(before, 0, pattern):
            if entry.counts and seat in (None, entry.seat) and not self.is_off(entry):
                return entry
        return None

    def _take(self, entry: Entry, end: int) -> None:
        self._remember(entry)
        if entry.undoes is not None:
            self._toggle(entry)
            if entry.undoes not in self._off:
                self._live_again(entry.undoes, end)
        elif entry.counts:
            for seat in (None, entry.seat):
                if seat in self._newest:
                    self._newest[seat] = entry

    def _toggle(self, switch: Entry) -> None:
        if switch.undoes is not None:
            self._off ^= {switch.undoes}
            self._by[switch.undoes] = max(switch.n, self._by.get(switch.undoes, 0))

    def _live_again(self, n: int, end: int) -> None:
        entry = self._chronicle.find(n, end)
        if entry is None or not entry.counts or self.is_off(entry):
            return
        for seat in (None, entry.seat):
            if seat in self._newest:
                known = self._newest[seat]
                if known is None or known.n < n:
                    self._newest[seat] = entry

    def _remember(self, entry: Entry) -> None:
        if self._undone is None:
            return
        if entry.counts:
            self._undone.clear()
        elif entry.undoes is not None:
            self._undone = [one for one in self._undone if one[0] != entry.undoes]
            if entry.move == UNDO:
                self._undone.append((entry.undoes, entry.seat))


def _touching(place: str) -> bytes:
    parts = place.split(".")
    around = [".".join(parts[:length]) for length in range(1, len(parts))]
    exact = b"|".join(re.escape(one.encode()) for one in [*around, place])
    return rb'"where":"(?:(?:%b)"|%b\.)' % (exact, re.escape(place.encode()))
