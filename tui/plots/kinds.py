"""What can be plotted for a seat: the tracks that it sees, of the rules that are played."""

from typing import Literal

from msgspec import Struct

from rules.coin import PURSE, SPENT
from rules.coins import GOLD, SILVER, coins
from rules.sight import View
from rules.tracks import DREAD, FORTUNE, FORTUNES, SURPLUS, on_sheet
from rules.worlds import in_play
from tui.plots.backwards import By, Stretch, When

TOGETHER = "Together"
GOLD_SPENT = "Gold spent"
Takes = Literal["went", "last"]


class Whose(Struct, frozen=True):
    """One of those that a plot can show: what it is called, and the places that are added up for it."""

    name: str
    places: tuple[str, ...]


class Kind(Struct, frozen=True):
    """One plot.

    `takes`: what a track is at the end of a stretch, or by how much it went up in it. `top`: the end of its range, if
    it has one. `gm`: it is one of the GM's pools.
    """

    name: str
    whose: tuple[Whose, ...]
    takes: Takes = "last"
    money: bool = False
    top: int | None = None
    gm: bool = False

    def says(self, value: int) -> str:
        """A value in full."""
        return coins(value) if self.money else str(value)

    def short(self, value: int) -> str:
        """A value in few cells: whole gold, or one place of it."""
        if not self.money or value == 0:
            return str(value)
        if abs(value) < GOLD:
            return coins(value) if value % SILVER == 0 or abs(value) < SILVER else f"{value} cp"
        return f"{value // GOLD} gp" if value % GOLD == 0 else f"{value / GOLD:.1f} gp"


class Column(Struct, frozen=True):
    """One value of a plot. `high` and `low` are what it was in between; None where that is not known."""

    when: When
    value: int | None
    low: int | None = None
    high: int | None = None


def kinds_for(view: View) -> tuple[Kind, ...]:
    """All that this seat may look at. What it may not see is not there."""
    table = view.table
    found = [
        Kind(track.word, (Whose(track.word, (track.where,)),), top=track.top(table), gm=track in (DREAD, FORTUNE))
        for track in (SURPLUS, FORTUNES, DREAD, FORTUNE)
        if in_play(table, track.world) and view.shows(track.where)
    ]
    if spent := _of_characters(view, SPENT):
        found.append(Kind(GOLD_SPENT, spent, takes="went", money=True))
    if held := _of_characters(view, PURSE):
        found.append(Kind("Purses", held, money=True))
    return tuple(found)


def _of_characters(view: View, field: str) -> tuple[Whose, ...]:
    """Each character whose sheet has it and shows it; and all of them together where none is kept from this seat."""
    table = view.table
    if not in_play(table, "days-of-gold"):
        return ()
    there = [(one.name, track) for who, one in table.characters.items() if (track := on_sheet(table, who, field))]
    seen = [Whose(name, (track.where,)) for name, track in there if view.shows(track.where)]
    if len(seen) == len(there) > 1:
        seen.insert(0, Whose(TOGETHER, tuple(track.where for _, track in there)))
    return tuple(seen)


def places_of(kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    """Every place that these plots are made of, once."""
    return tuple(dict.fromkeys(place for kind in kinds for whose in kind.whose for place in whose.places))


def columns(kind: Kind, whose: Whose, stretches: list[Stretch]) -> tuple[Column, ...]:
    """The values of one plot, oldest first, of stretches that stand newest first."""
    return tuple(_column(kind, whose, stretch) for stretch in reversed(stretches))


def _column(kind: Kind, whose: Whose, stretch: Stretch) -> Column:
    there = [was for place in whose.places if (was := stretch.was[place]).high is not None]
    if not there:
        return Column(stretch.when, None)
    if kind.takes == "went":
        return Column(stretch.when, sum(was.went for was in there))
    held = [was.last for was in there if was.last is not None]
    value = sum(held) if held else None
    if len(whose.places) > 1:
        return Column(stretch.when, value)  # they need not all have been highest at one time
    return Column(stretch.when, value, there[0].low, there[0].high)


def said(by: By, when: When) -> str:
    """`in session 7`, `in winter of year 3`."""
    number, season = when
    if by == "season":
        return f"in {season} of year {number}"
    return f"in session {number}" if number else "before session 1"
