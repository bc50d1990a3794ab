"""Lines: a widget that is told what to draw as lines, and repaints only the cells of it that have changed."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Self

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.style import Style

from tui.glyphs import Glyphs, glyphs_of
from tui.theme import in_ansi
from tui.widgets.boxes import PaintedOnce
from tui.widgets.cells import EMPTY, Line, Part


class Lines(PaintedOnce):
    """Draws what `lines` gives for its size. `redraw` is to be called when that may have changed."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._drawn: list[Line] = []
        self._drawn_at = Size(0, 0)
        self._strips: dict[int, Strip] = {}

    def lines(self, size: Size) -> Sequence[Line]:
        """What to draw, from the top; rows that are left out are empty."""
        raise NotImplementedError

    @cached_property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return glyphs_of(self.app)

    def redraw(self) -> None:
        """Draw again, and have those cells painted that differ. What has no size, as it is not shown, waits for one."""
        size = self.size
        if not size or not self.is_mounted:
            self._drawn_at = Size(0, 0)  # shown again at the size of before, it would else show what was drawn then
            self.refresh()
            self._exchange_repaint_regions()  # left marked, it would be painted whole by the next key after it is shown
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
        return self._painted(y, self.size.width)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of a region, with no look at borders, titles and padding in each of them where there are none."""
        if self.gutter:
            return super().render_lines(crop)
        size = self.size
        if size != self._drawn_at:
            self._draw_all()
        strips = [self._painted(y, size.width) for y in crop.line_range]
        if filters := self.get_line_filters():
            _behind, ground = self.background_colors
            for one in filters:
                strips = [strip.apply_filter(one, ground) for strip in strips]
        begin, end = crop.column_span
        return strips if (begin, end) == (0, size.width) else [strip.crop(begin, end) for strip in strips]

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """As the framework does, but for what is asked before the first painting, which shows all of it anyway."""
        repaint = repaint and bool(self._drawn)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        """The theme or a class has changed: every cell may look different."""
        self._strips.clear()
        super().notify_style_update()

    def on_resize(self) -> None:
        """Another size holds other lines. Where they were painted already with the layout, that was enough."""
        if self.size != self._drawn_at:
            self._draw_all()
            self.refresh()

    def _draw_all(self) -> None:
        self._drawn_at = self.size
        self._strips.clear()
        self._drawn = self._now(self.size)

    def _now(self, size: Size) -> list[Line]:
        lines = [tuple(line) for line in self.lines(size)][: size.height]
        return lines + [EMPTY] * (size.height - len(lines))

    def _painted(self, y: int, width: int) -> Strip:
        return self._strip(y, self._drawn[y] if y < len(self._drawn) else EMPTY, width)

    def _strip(self, y: int, line: Line, width: int) -> Strip:
        found = self._strips.get(y)
        if found is None:
            base = self.visual_style
            if self.app.current_theme.ansi:
                line = tuple((text, in_ansi(style)) for text, style in line)
            segments = [Segment(text, (base + Style.parse(style)).rich_style) for text, style in _merged(line)]
            strip = Strip(segments).adjust_cell_length(width, base.rich_style)
            found = self._strips[y] = strip
        return found


def _merged(line: Line) -> list[Part]:
    """Runs of one style as one, and blanks with a run beside them that hides them: each change of style costs bytes."""
    merged: list[Part] = []
    for text, style in line:
        if not text:
            continue
        last = merged[-1] if merged else None
        if last and (last[1] == style or (text.isspace() and _hides(last[1], style))):
            merged[-1] = (last[0] + text, last[1])
        elif last and last[0].isspace() and _hides(style, last[1]):
            merged[-1] = (last[0] + text, style)
        else:
            merged.append((text, style))
    return merged


@lru_cache(maxsize=1024)
def _hides(style: str, blank: str) -> bool:
    """Whether a blank looks the same in either style: on the same ground, and with no stroke through it."""
    words, _, ground = style.partition("on ")
    strokes = {"reverse", "strike", "underline"} & set(f"{words} {blank}".split())
    return not strokes and ground == blank.partition("on ")[2]


def _differing(one: Strip, other: Strip) -> tuple[int, int] | None:
    """The first cell of the runs that differ between two rows of one width, and the cell after the last, without the
    blanks at their end that are alike."""
    ours, theirs = list(one), list(other)
    begin = 0
    while ours and theirs and ours[0] == theirs[0]:
        begin += ours.pop(0).cell_length
        theirs.pop(0)
    end = one.cell_length
    while ours and theirs and ours[-1] == theirs[-1]:
        end -= ours.pop().cell_length
        theirs.pop()
    if ours and theirs and ours[-1].style == theirs[-1].style:
        end -= min(_blanks_at_end(ours[-1].text), _blanks_at_end(theirs[-1].text))
    return (begin, end) if ours or theirs else None


def _blanks_at_end(text: str) -> int:
    return len(text) - len(text.rstrip(" "))
