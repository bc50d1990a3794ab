"""The page of a plot: which plots there are, the one in front as a chart, what it comes to, and the keys."""

from collections.abc import Callable, Sequence
from string import ascii_lowercase

from textual.geometry import Size

from tui.plots.backwards import By, Stretch
from tui.plots.chart import chart
from tui.plots.kinds import Column, Kind, Whose, columns, said
from tui.plots.reading import Plots
from tui.widgets.cells import EMPTY, Line, apart, clean, cut, cut_line, heading, width_of
from tui.widgets.lines import Lines

SIDES = 2  # cells kept free at either side
MOST_OTHERS = 8  # letters beside a column: more could not be told apart
CALLED = 16  # cells of a name
ROOM_FOR_MORE = 30  # rows from which on there is a row more for whose it is
BY: tuple[By, By] = ("session", "season")


class PlotsPage(Lines):
    """Knows what is in front and how far back it is turned; what there is to plot it asks for."""

    def __init__(self, plots: Callable[[], Plots], front: str, *, counts: bool) -> None:
        super().__init__()
        self._plots = plots
        self._counts = counts  # whether this seat may know how many entries there are
        self._front = front  # the name of the plot, so that it stays where others come and go
        self._whose = 0
        self._by: By = "session"
        self._back = 0  # columns that are newer than those in sight
        self._in_sight = 1
        self._said = ""

    # -- keys

    def another(self, by: int) -> None:
        """The next plot, or the one before, round and round."""
        kinds = self._plots().kinds
        self._open((kinds.index(self._kind()) + by) % len(kinds))

    def choose(self, number: int) -> None:
        """A plot by its number from 1."""
        kinds = self._plots().kinds
        if number <= len(kinds):
            self._open(number - 1)
        else:
            self.say(f"there is no plot {number}: 1 to {len(kinds)}")

    def turn_by(self) -> None:
        """From sessions to seasons, and back."""
        self._by, self._back, self._said = BY[1 - BY.index(self._by)], 0, ""
        self.redraw()

    def another_one(self, by: int) -> None:
        """Somebody else's, in a plot of several."""
        kind = self._kind()
        if len(kind.whose) == 1:
            self.say(f"{kind.name} is one alone")
            return
        self._whose, self._said = max(0, min(len(kind.whose) - 1, self._whose + by)), ""
        self.redraw()

    def turn(self, key: str) -> None:
        """A page, or to either end: `pageup`, `pagedown`, `home`, `end`."""
        most = len(self._plots().stretches(self._by)) - self._in_sight
        by = {"pageup": self._in_sight, "pagedown": -self._in_sight, "home": most, "end": -self._back}[key]
        self._back, self._said = max(0, min(self._back + by, most)), ""
        self.redraw()

    def say(self, words: str) -> None:
        """Why a key did nothing."""
        self._said = words
        self.redraw()

    def _open(self, index: int) -> None:
        self._front, self._whose, self._said = self._plots().kinds[index].name, 0, ""
        self.redraw()

    # -- what is drawn

    def _kind(self) -> Kind:
        kinds = self._plots().kinds
        return next((kind for kind in kinds if kind.name == self._front), kinds[0])

    def lines(self, size: Size) -> Sequence[Line]:
        """From top to bottom."""
        width, plots = size.width - 2 * SIDES, self._plots()
        if not plots.kinds:
            return [EMPTY, (("  there is nothing here that this seat may see", "$mut"),)]
        kind = self._kind()
        whose = kind.whose[min(self._whose, len(kind.whose) - 1)]
        stretches = list(plots.stretches(self._by))
        front = columns(kind, whose, stretches)
        several = len(kind.whose) > 1
        legend = self._legend(kind, stretches, width, 2 if size.height >= ROOM_FOR_MORE else 1) if several else []
        others = [
            (letter, columns(kind, one, stretches)) for letter, one in lettered(kind)[:MOST_OTHERS] if one != whose
        ]
        around = 4 + len(legend)
        drawn = chart(
            kind, front, others, self._by, (width, size.height - around), self.glyphs, min(self._back, len(front) - 1)
        )
        self._in_sight = max(1, drawn.end - drawn.first)
        rows = [
            self._head(kind, whose, front, (drawn.first, drawn.end), width),
            self._names(plots.kinds, kind, width),
            *drawn.lines,
            *legend,
            self._facts(kind, front, width),
            self._keys(several, plots, width),
        ]
        return [((" " * SIDES, ""), *row) for row in rows]

    def _head(self, kind: Kind, whose: Whose, front: Sequence[Column], sight: tuple[int, int], width: int) -> Line:
        first, end = sight
        title = kind.name if whose.name == kind.name else f"{kind.name}: {clean(whose.name)}"
        part = f"{first + 1} to {end} of {len(front)} {self._by}s" if end - first < len(front) else ""
        return heading(f"{title} by {self._by}", ((part, "$mut"),) if part else (), width, self.glyphs, focused=True)

    def _names(self, kinds: Sequence[Kind], front: Kind, width: int) -> Line:
        parts: list[tuple[str, str]] = []
        for number, kind in enumerate(kinds, start=1):
            chosen = kind == front
            sign = self.glyphs.chosen if chosen else " "
            parts += [(sign, "bold $amber"), (f"{number} ", "bold $amber")]
            parts += [(kind.name, "bold $txt" if chosen else "$mut"), (" ", "")]
        return cut_line(tuple(parts), width, self.glyphs)

    def _legend(self, kind: Kind, stretches: list[Stretch], width: int, rows: int) -> list[Line]:
        """Whose is in front, with the letters and newest values of the others, as far as there is room."""
        packed: list[list[tuple[str, str]]] = [[]]
        at = 0
        letters = {one: letter for letter, one in lettered(kind)[:MOST_OTHERS]}
        for number, one in enumerate(kind.whose):
            chosen = number == min(self._whose, len(kind.whose) - 1)
            parts = self._entry(kind, one, columns(kind, one, stretches[:1]), letters.get(one, ""), chosen=chosen)
            if packed[-1] and width_of([*packed[-1], *parts]) > width:
                packed.append([])
            packed[-1] += parts
            at = len(packed) - 1 if chosen else at
        first = max(0, min(at - rows // 2, len(packed) - rows))
        shown = [cut_line(tuple(line), width, self.glyphs) for line in packed[first : first + rows]]
        return [*shown, *[EMPTY] * (rows - len(shown))]

    def _entry(
        self, kind: Kind, one: Whose, newest: Sequence[Column], letter: str, *, chosen: bool
    ) -> list[tuple[str, str]]:
        value = newest[-1].value if newest else None
        words = "not given" if value is None else kind.says(value)
        sign = (self.glyphs.chosen, "bold $amber") if chosen else (letter or " ", "$txt")
        name = cut(one.name, CALLED, self.glyphs)
        return [sign, (f" {name} ", "bold $txt" if chosen else "$mut"), (f"{words}  ", "$txt" if chosen else "$mut")]

    def _facts(self, kind: Kind, front: Sequence[Column], width: int) -> Line:
        """The value now, and the ends between which it was."""
        there = [one for one in front if one.value is not None]
        if not there:
            return (("nobody has said yet how much it is", "$mut"),) if front else EMPTY
        went = kind.takes == "went"
        most = max(there, key=lambda one: _or(one.high, one.value))
        least = min(there, key=lambda one: _or(one.low, one.value))
        now = _or(there[-1].value, 0)
        begins = ("in all ", kind.says(sum(_or(one.value, 0) for one in there))) if went else ("now ", kind.says(now))
        facts = [begins, ("most ", f"{kind.says(_or(most.high, most.value))} {said(self._by, most.when)}")]
        if not went:
            facts.append(("least ", f"{kind.says(_or(least.low, least.value))} {said(self._by, least.when)}"))
        line = tuple(part for word, value in facts for part in ((word, "$mut"), (f"{value}   ", "$txt")))
        between = ((f"{self.glyphs.point} in between", "$mut"),)
        rose = any(_or(one.high, one.value) > _or(one.value, 0) for one in there)
        if rose and not went and width_of((*line, *between)) <= width:
            line += between
        return cut_line(line, width, self.glyphs)

    def _keys(self, several: bool, plots: Plots, width: int) -> Line:
        leave: Line = ("Esc", "bold $amber"), (" leave", "$mut")
        if self._said:
            return apart(((f"{self.glyphs.owed} {self._said}", "bold $rust"),), leave, width, self.glyphs)
        if plots.trouble:
            return apart(((f"{self.glyphs.owed} {clean(plots.trouble)}", "$rust"),), leave, width, self.glyphs)
        other = BY[1 - BY.index(self._by)]
        keys: list[tuple[str, str]] = [("s", "bold $amber"), (f" by {other}  ", "$mut")]
        keys += [("left/right", "bold $amber"), (" another  ", "$mut")]
        if several:
            keys += [(self.glyphs.arrows, "bold $amber"), (" whose  ", "$mut")]
        if self._in_sight < len(plots.stretches(self._by)):
            keys += [("PgUp", "bold $amber"), (" older  ", "$mut")]
        if not plots.ended:
            keys.insert(0, (f"{self._progress(plots)}  ", "$txt"))
        return apart(tuple(keys), leave, width, self.glyphs)

    def _progress(self, plots: Plots) -> str:
        """How far it was read, for whoever may count entries."""
        return f"reading: {plots.read:,} of {plots.of:,}" if self._counts else "reading"


def lettered(kind: Kind) -> list[tuple[str, Whose]]:
    """A letter for each of a plot of several; none for all of them together, of whom there is no column beside."""
    single = [one for one in kind.whose if len(one.places) == 1]
    return list(zip(ascii_lowercase, single, strict=False)) if len(kind.whose) > 1 else []


def _or(value: int | None, other: int | None) -> int:
    return value if value is not None else other or 0
