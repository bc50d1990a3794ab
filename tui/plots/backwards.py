"""Numbers over time: what a track was in each session and each season, worked out while reading backwards.

Nothing is read or drawn here. Entries come newest first; what was undone does not count.
"""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from rules.campaign_tracks import SESSION
from rules.places import MISSING, look
from rules.table import Table
from rules.tracks import SEASON, YEAR
from saves.skimming import Skimmed

By = Literal["session", "season"]
Step = tuple[str, int | None, int | None]  # where, from what, to what
When = tuple[int, str]  # a session and "", or a year and its season


class Was(Struct):
    """What one place was in a stretch of time: at its end, at the least and most, and by how much it went up in all.

    None: nobody had said yet, or it was not there. `went` is what was added less what was taken, but not a new count's
    beginning.
    """

    last: int | None
    low: int | None
    high: int | None
    went: int = 0

    def also(self, value: int | None) -> None:
        """It was that as well, some time in this stretch."""
        if value is None:
            return
        if self.low is None or value < self.low:
            self.low = value
        if self.high is None or value > self.high:
            self.high = value


class Stretch(Struct):
    """One session, up to the next one's start, or one season; and what each place was in it."""

    when: When
    was: dict[str, Was]


class Backwards:
    """Takes entries, newest first, and keeps the stretches that they fall into, newest first.

    `table` is the one as it stands after the first entry that is taken; `places` are whose numbers are wanted.
    """

    def __init__(self, table: Table, places: Iterable[str]) -> None:
        self._values = {place: number(look(table, place)) for place in places}
        self._clock: dict[str, Any] = {place: look(table, place) for place in (SESSION.where, SEASON.where, YEAR.where)}
        self._around = _around(self._values)
        self._undone: set[int] = set()
        self._oldest: tuple[dict[str, Was], ...] = ()  # what is worked on now
        self.stretches: dict[By, list[Stretch]] = {"session": [], "season": []}
        self._open("session")
        self._open("season")

    def take(self, entry: Skimmed) -> None:
        """Go back over one entry."""
        if entry.undoes is not None:
            self._undone ^= {entry.undoes}  # what is undone, and done again, stands
            return
        if entry.n in self._undone:
            self._undone.discard(entry.n)
            return
        values, clock = self._values, self._clock
        went: list[Step] = []  # newest first
        was: dict[str, Any] = {}
        for change in reversed(entry.changes):
            if change.waived:
                continue
            where = change.where
            if where in values:
                went.append((where, number(change.before), number(change.after)))
            elif where in clock:
                if change.before is not MISSING:
                    was[where] = change.before
            elif where in self._around:
                for place, path in self._around[where]:
                    went.append((place, number(_dig(change.before, path)), number(_dig(change.after, path))))
        if was:
            self._go_back_over_an_end(went, was)
            return
        for place, before, after in went:
            by = (after or 0) - (before or 0)
            for stretch in self._oldest:
                held = stretch[place]
                held.went += by
                held.also(before)
            values[place] = before

    def _go_back_over_an_end(self, went: list[Step], was: dict[str, Any]) -> None:
        """Put the values before an entry with which stretches ended, and open these."""
        ended = self._ended(was)
        begins_anew = "session" in ended  # a new session counts what is spent in it from nothing
        first = {place: at for at, (place, _, _) in enumerate(went)}  # in the entry: it comes last here
        for at, (place, before, after) in enumerate(went):
            for by, stretches in self.stretches.items():
                held = stretches[-1].was[place]
                if by not in ended or at != first[place]:  # else that value belongs to the stretch that ended
                    held.also(before)
                if not begins_anew:
                    held.went += (after or 0) - (before or 0)
            self._values[place] = before
        self._clock |= was
        for by in ended:
            self._open(by)

    def _ended(self, clock: dict[str, Any]) -> tuple[By, ...]:
        changed = {where for where, before in clock.items() if before != self._clock[where]}
        ended: list[By] = []
        if SESSION.where in changed:
            ended.append("session")
        if changed & {SEASON.where, YEAR.where}:
            ended.append("season")
        return tuple(ended)

    def _open(self, by: By) -> None:
        clock = self._clock
        when = (clock[SESSION.where], "") if by == "session" else (clock[YEAR.where], clock[SEASON.where])
        was = {place: Was(value, value, value) for place, value in self._values.items()}
        self.stretches[by].append(Stretch(when, was))
        self._oldest = tuple(stretches[-1].was for stretches in self.stretches.values() if stretches)


def number(value: Any) -> int | None:
    """A value of a track that can be plotted, or None."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _around(places: Iterable[str]) -> dict[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    """For each thing that holds some of the places: which, and the way to them within it."""
    found: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {}
    for place in places:
        parts = place.split(".")
        for length in range(1, len(parts)):
            around = ".".join(parts[:length])
            found[around] = (*found.get(around, ()), (place, tuple(parts[length:])))
    return found


def _dig(value: Any, path: tuple[str, ...]) -> Any:
    for part in path:
        if not isinstance(value, dict) or part not in value:
            return MISSING
        value = value[part]
    return value
