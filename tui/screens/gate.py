"""The gate: a terminal that is too small holds a plain line or two, until it is larger again."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen

from tui.widgets.cells import Line, fit
from tui.widgets.lines import Lines

LEAST = Size(80, 24)
CALM = "nothing is lost; q quits"


def too_small(size: Size) -> bool:
    """Whether nothing but the gate can be shown."""
    return size.width < LEAST.width or size.height < LEAST.height


class Gate(Screen[None]):
    """Every key but `q` does nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", show=False)]

    def compose(self) -> ComposeResult:
        """The lines."""
        yield TooSmall()


class TooSmall(Lines):
    """Says what is needed, and what there is."""

    def lines(self, size: Size) -> Sequence[Line]:
        """One line in the middle, if there is a middle, and a second one if there is room below."""
        words = f"needs {LEAST.width}x{LEAST.height}, now {size.width}x{size.height}"
        lines = [self._middle(words, size, "$txt")]
        if size.height > 2 and size.width >= len(CALM):
            lines.append(self._middle(CALM, size, "$mut"))
        return [*[()] * (size.height // 2), *lines]

    def _middle(self, words: str, size: Size, style: str) -> Line:
        left = " " * max(0, (size.width - len(words)) // 2)
        return ((fit(left + words, size.width, self.glyphs), style),)
