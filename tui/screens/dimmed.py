"""What lies behind an overlay: the rows at the top as they are, if any, everything below them dimmed."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.renderables.background_screen import BackgroundScreen

_PLAIN = Style(dim=True)  # the terminal's own colours can't be mixed with another


class Dimmed:
    """A screen behind another, dimmed by a colour that is mixed into all but its first rows."""

    def __init__(self, behind: BackgroundScreen, color: Color, lit_rows: int) -> None:
        self._lit_rows = lit_rows
        self._behind = behind
        self._color = color

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lit = self._lit_rows
        row: list[Segment] = []
        for segment in console.render(self._behind.screen._compositor, options):
            row.append(segment)
            if "\n" in segment.text:
                yield from row if lit > 0 else self._dim(row)
                lit, row = lit - 1, []
        yield from self._dim(row) if lit <= 0 else row

    def _dim(self, row: Iterable[Segment]) -> Iterable[Segment]:
        if self._color.a:
            return BackgroundScreen.process_segments(row, self._color)
        return [Segment(segment.text, segment.style and _PLAIN, segment.control) for segment in row]
