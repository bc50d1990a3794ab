"""Lines: a widget that is told what to draw as lines, and repaints only the cells of it that have changed."""

from collections.abc import Sequence

from rich.cells import get_character_cell_size
from rich.segment import Segment
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from tui.glyphs import Glyphs, glyphs_of
from tui.widgets.cells import EMPTY, Line, Part

SECOND_CELL = ""  # of a sign that takes two


class Lines(Widget):
    """Draws what `lines` gives for its size. `redraw` is to be called when that may have changed."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._drawn: list[Line] = []
        self._drawn_at = Size(0, 0)
        self._strips: dict[int, Strip] = {}

    def lines(self, size: Size) -> Sequence[Line]:
        """What to draw, from the top; rows that are left out are empty."""
        raise NotImplementedError

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return glyphs_of(self.app)

    def redraw(self) -> None:
        """Draw again, and have those cells painted that differ. Does nothing before there is a size."""
        size = self.size
        if not size or not self.is_mounted:
            return
        if size != self._drawn_at:
            self._draw_all()
            self.refresh()
            return
        before, after = self._drawn, self._now(size)
        regions = []
        for y, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                was = self._strip(y, old, size.width)
                self._strips.pop(y, None)
                span = _differing(was, self._strip(y, new, size.width))
                if span is not None:
                    regions.append(Region(span[0], y, span[1] - span[0], 1))
        self._drawn = after
        if regions:
            self.refresh(*regions)

    def render_line(self, y: int) -> Strip:
        """One row, as the framework asks for it."""
        if self.size != self._drawn_at:
            self._draw_all()
        line = self._drawn[y] if y < len(self._drawn) else EMPTY
        return self._strip(y, line, self.size.width)

    def notify_style_update(self) -> None:
        """The theme or a class has changed: every cell may look different."""
        self._strips.clear()
        super().notify_style_update()

    def on_resize(self) -> None:
        """Another size holds other lines."""
        self._draw_all()
        self.refresh()

    def _draw_all(self) -> None:
        self._drawn_at = self.size
        self._strips.clear()
        self._drawn = self._now(self.size)

    def _now(self, size: Size) -> list[Line]:
        lines = [tuple(line) for line in self.lines(size)][: size.height]
        return lines + [EMPTY] * (size.height - len(lines))

    def _strip(self, y: int, line: Line, width: int) -> Strip:
        found = self._strips.get(y)
        if found is None:
            base = self.visual_style
            segments = [Segment(text, (base + Style.parse(style)).rich_style) for text, style in _merged(line)]
            strip = Strip(segments).adjust_cell_length(width, base.rich_style)
            found = self._strips[y] = strip
        return found


def _merged(line: Line) -> list[Part]:
    """Runs of one style as one, and blanks with the run before them: each change of style costs bytes."""
    merged: list[Part] = []
    for text, style in line:
        if not text:
            continue
        if merged and (merged[-1][1] == style or (not style and text.isspace() and _hides_blanks(merged[-1][1]))):
            merged[-1] = (merged[-1][0] + text, merged[-1][1])
        else:
            merged.append((text, style))
    return merged


def _hides_blanks(style: str) -> bool:
    """Whether a blank in this style looks like one in none."""
    return not any(word in ("on", "reverse", "strike", "underline") for word in style.split())


def _differing(one: Strip, other: Strip) -> tuple[int, int] | None:
    """The first cell that differs between two rows, and the one after the last."""
    ours, theirs = _cells(one), _cells(other)
    if ours == theirs:
        return None
    begin = 0
    while begin < min(len(ours), len(theirs)) and ours[begin] == theirs[begin]:
        begin += 1
    end = max(len(ours), len(theirs))
    while end > begin and end <= min(len(ours), len(theirs)) and ours[end - 1] == theirs[end - 1]:
        end -= 1
    while any(end < len(cells) and cells[end][0] == SECOND_CELL for cells in (ours, theirs)):
        end += 1
    return begin, end


def _cells(strip: Strip) -> list[tuple[str, object]]:
    """Each cell of a row with its style; a sign of two cells, and then its second one."""
    cells: list[tuple[str, object]] = []
    for text, style, _ in strip:
        for one in text:
            cells.append((one, style))
            cells.extend([(SECOND_CELL, style)] * (get_character_cell_size(one) - 1))
    return cells
