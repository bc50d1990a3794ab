"""How something came to be as it is: the entries that stand and changed it, read backwards in steps."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from rules.changes import Change
from rules.places import touch
from rules.table import Table
from saves.entry import Entry
from tui.board import Told, tell
from tui.change_words import change_in_words, value_in_words

if TYPE_CHECKING:
    from tui.desk import Desk

CHUNK = 100  # entries read at once
FURTHEST = 800  # entries read in one step, whatever they hold: a hundredth of a second


class Made(Struct, frozen=True):
    """A change in words: its track's word, the value before and the value after, what was between them, and why."""

    words: tuple[str, str, str]
    why: str = ""
    between: tuple[str, ...] = ()


class Came(Struct, frozen=True):
    """One entry, and what it changed of the places: one change each."""

    told: Told
    changes: tuple[Made, ...]


def made(table: Table, *steps: Change) -> Made:
    """A change in words; of several steps at one place, one after the other, as one."""
    change = replace(steps[0], after=steps[-1].after)
    why = ", then ".join(filter(None, dict.fromkeys(one.why for one in steps)))
    return Made(change_in_words(table, change), why, tuple(value_in_words(one.where, one.after) for one in steps[:-1]))


class History:
    """What `found` holds was read so far, newest first. `begun`: there is nothing earlier."""

    def __init__(self, desk: "Desk", places: tuple[str, ...]) -> None:
        self._desk = desk
        self._places = places
        self._before: int | None = None
        self.found: list[Came] = []
        self.read = 0  # entries
        self.begun = not places

    def more(self, want: int) -> None:
        """Read on until `want` entries are found, but no further back than a step."""
        step = 0
        while not self.begun and len(self.found) < want and step < FURTHEST:
            entries = self._desk.campaign.entries(self._before, CHUNK)
            step += len(entries)
            for entry in entries:
                if (came := self._came(entry)) is not None:
                    self.found.append(came)
            if entries:
                self._before = entries[-1].n
            self.begun = len(entries) < CHUNK
        self.read += step

    def _came(self, entry: Entry) -> Came | None:
        """What an entry changed here, as this seat may read it. What was undone changed nothing."""
        if entry.switches or not any(self._bears(where) for where in entry.places):
            return None
        told = tell(self._desk, entry)
        if told is None or not told.live:
            return None
        places: dict[str, list[Change]] = {}
        for one in told.entry.changes:
            if self._bears(one.where) and not one.waived and one.before != one.after:
                places.setdefault(one.where, []).append(one)
        changes = tuple(made(self._desk.table, *steps) for steps in places.values())
        return Came(told, changes) if changes else None

    def _bears(self, where: str) -> bool:
        return any(touch(where, place) for place in self._places)
