"""What follows from what is written down: marks and musters count while they last, and are never stored in the stat."""

from msgspec import Struct

from rules.table import Table
from rules.track import Track
from rules.tracks import DEFENSES, PROSPERITY


class Effect(Struct, frozen=True):
    """Something that makes a track count `by` more (or less) for as long as it holds."""

    track: Track
    by: int
    cause: str
    rule: str


class Counted(Struct, frozen=True):
    """A track as it counts now. `stored` is what is written down; `because` what makes the difference."""

    value: int
    stored: int
    because: tuple[Effect, ...]


LACKING_BY = -1  # HF-MARKS-1


def effects(table: Table) -> tuple[Effect, ...]:
    """Every effect that holds at this table."""
    found = []
    if table.steading.lacking:
        found.append(Effect(PROSPERITY, LACKING_BY, "lacking", "HF-MARKS-1"))
    muster = table.steading.muster
    if muster is not None and muster.lends:
        found.append(Effect(DEFENSES, muster.lends, "muster", "HF-MUSTER-1"))
    return tuple(found)


def counted(table: Table, track: Track) -> Counted:
    """A number of the table with all that bears on it. Not below the track's lowest (HF-MARKS-2)."""
    because = tuple(effect for effect in effects(table) if effect.track == track)
    stored = int(track.value(table))
    return Counted(max(track.lowest, stored + sum(effect.by for effect in because)), stored, because)


def now(table: Table, track: Track) -> int:
    """What a track counts as at this moment."""
    return counted(table, track).value
