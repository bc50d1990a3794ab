"""A chart in cells: columns over time, told apart by marks as well as colours, in the signs that the terminal has.

Drawn with few lines of our own: docs/decisions/plots.md says why.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from tui.glyphs import Glyphs
from tui.plots.backwards import By
from tui.plots.kinds import Column, Kind
from tui.widgets.cells import Line, Part, fit

LEAST_WIDE, LEAST_WITH_OTHERS, WIDEST, WIDEST_BAR = 3, 4, 10, 6  # cells
NICE = (1, 2, 5)  # steps of the numbers beside the axis, and ten, a hundred ... times these
APART = 2  # rows between two of them
SEASONS = {"spring": "Sp", "summer": "Su", "autumn": "Au", "winter": "Wi"}
LABELS: dict[By, int] = {"session": 1, "season": 2}  # rows below the axis
BLANK: Part = (" ", "")

Cells = list[list[Part]]  # from the bottom row up


class Scale(Struct, frozen=True):
    """So many rows for the highest value: where that is few, a whole number of rows for each 1."""

    top: int
    rows: int

    def row(self, value: int) -> int:
        """The row that a value reaches, rounded half up; what is above 0 reaches one."""
        return 0 if value <= 0 else max(1, (2 * value * self.rows + self.top) // (2 * self.top))

    def ticks(self) -> list[tuple[int, int]]:
        """The rows that bear a number, and the number: round ones, two rows apart or more."""
        step = next(step for step in nice_steps() if step * self.rows >= APART * self.top or step >= self.top)
        return [(self.row(value), value) for value in range(step, self.top + 1, step)] or [(self.rows, self.top)]


class Drawn(Struct, frozen=True):
    """A chart: its rows from the top, and which of the columns are on it."""

    lines: tuple[Line, ...]
    first: int
    end: int


def nice_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 ..."""
    power = 1
    while True:
        yield from (nice * power for nice in NICE)
        power *= 10


def scale_for(top: int, rows: int) -> Scale:
    """The scale on which `top` just fits into so many rows."""
    return Scale(top, rows // top * top if top <= rows else rows)


def chart(
    kind: Kind,
    front: Sequence[Column],
    others: Sequence[tuple[str, Sequence[Column]]],
    by: By,
    size: tuple[int, int],
    glyphs: Glyphs,
    back: int = 0,
) -> Drawn:
    """Draw into so many columns and rows. `others` are drawn with a letter each, `back` columns at the end left out."""
    width, height = size
    scale = scale_for(_top(kind, front, others), max(1, height - LABELS[by] - 2))
    gutter = max(len(kind.short(value)) for _, value in scale.ticks()) + 2
    room = width - gutter
    least = LEAST_WITH_OTHERS if others else LEAST_WIDE
    each = max(least, min(WIDEST, room // max(1, len(front))))
    end = max(0, len(front) - back)
    first = max(0, end - room // each)
    cells: Cells = [[BLANK] * room for _ in range(scale.rows + 1)]  # a row more for the value above the highest
    bar = max(1, min(WIDEST_BAR, each // 2 if others else each - 1))
    for number, column in enumerate(front[first:end]):
        left = number * each
        _column(cells, kind, column, scale, (left, bar, each), glyphs)
        beside = [(letter, its[first + number]) for letter, its in others]
        _letters(cells, beside, scale, range(left + bar + (each - bar > LEAST_WIDE), left + each - 1))
    blank: Line = ((" " * width, ""),)
    upper = [blank] * (height - LABELS[by] - 1 - len(cells))
    lines = [*upper, *_with_axis(cells, kind, scale, gutter, glyphs)]
    axis = glyphs.bottom_left + glyphs.rule[0] * (room - 1)
    lines.append(((" " * (gutter - 1), ""), (axis, "$mut")))
    lines += _below(front[first:end], by, each, (gutter, width), glyphs)
    return Drawn(tuple(lines), first, end)


def _top(kind: Kind, front: Sequence[Column], others: Sequence[tuple[str, Sequence[Column]]]) -> int:
    """The highest value of all, shown or not, so that turning a page leaves the scale as it is."""
    values = [value for one in front for value in (one.value, one.high) if value is not None]
    values += [one.value for _, its in others for one in its if one.value is not None]
    return max([1, kind.top or 0, *values])


def _column(
    cells: Cells, kind: Kind, column: Column, scale: Scale, place: tuple[int, int, int], glyphs: Glyphs
) -> None:
    """The bar, above it how high it was in between, and its value where there is room for it."""
    if column.value is None:
        return
    left, bar, each = place
    mark = (glyphs.pool_full, "$dusk") if kind.gm else (glyphs.have, "$moss")
    reach = scale.row(column.value)
    for row in range(reach):
        cells[row][left : left + bar] = [mark] * bar
    for row in range(reach, scale.row(column.high or 0)):
        cells[row][left + (bar - 1) // 2] = (glyphs.point, "$mut")
    if len(words := kind.short(column.value)) < each:
        room = max(bar, len(words))
        cells[reach][left : left + room] = [(one, "bold $txt") for one in words.ljust(room)]


def _letters(cells: Cells, beside: Sequence[tuple[str, Column]], scale: Scale, room: range) -> None:
    """The others, each at its height, as far as there is room for them beside each other."""
    for letter, column in beside:
        if column.value is not None and column.value > 0:
            row = cells[scale.row(column.value) - 1]
            free = next((x for x in room if row[x] == BLANK), None)
            if free is not None:
                row[free] = (letter, "$txt")


def _with_axis(cells: Cells, kind: Kind, scale: Scale, gutter: int, glyphs: Glyphs) -> list[Line]:
    """The rows, from the top, with the numbers at their left."""
    ticks = {row - 1: kind.short(value) for row, value in scale.ticks()}
    lines: list[Line] = []
    for row in range(len(cells) - 1, -1, -1):
        label = f"{ticks.get(row, ''):>{gutter - 2}} {glyphs.side}"
        lines.append(((label, "$mut"), *cells[row]))
    return lines


def _below(shown: Sequence[Column], by: By, each: int, across: tuple[int, int], glyphs: Glyphs) -> list[Line]:
    """Which sessions, or seasons and years, as far as there is room."""
    if by == "session":
        return [_labels(shown, lambda one: str(one.when[0]) if one.when[0] else "-", each, across, glyphs)]
    years: list[str] = []
    for before, one in zip([None, *shown], shown, strict=False):
        years.append(f"year {one.when[0]}" if before is None or before.when[0] != one.when[0] else "")
    names = iter(years)
    return [
        _labels(shown, lambda one: SEASONS[one.when[1]], each, across, glyphs),
        _labels(shown, lambda _one: next(names), each, across, glyphs),
    ]


def _labels(
    shown: Sequence[Column], words: Callable[[Column], str], each: int, across: tuple[int, int], glyphs: Glyphs
) -> Line:
    """Words below the columns; those for which there is no room are left out."""
    gutter, width = across
    line = " " * gutter
    for number, column in enumerate(shown):
        at, label = gutter + number * each, words(column)
        if label and (at > len(line) or len(line) == gutter):
            line = line.ljust(at) + label
    return ((fit(line, width, glyphs), "$mut"),)
