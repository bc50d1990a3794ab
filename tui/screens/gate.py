"""The gate: a terminal that is too small holds one plain line, until it is larger again."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen

from tui.widgets.cells import Line, fit
from tui.widgets.lines import Lines

LEAST = Size(80, 24)


def too_small(size: Size) -> bool:
    """Whether nothing but the gate can be shown."""
    return size.width < LEAST.width or size.height < LEAST.height


class Gate(Screen[None]):
    """Every key but `q` does nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", show=False)]

    def compose(self) -> ComposeResult:
        """The one line."""
        yield TooSmall()


class TooSmall(Lines):
    """Says what is needed, and what there is."""

    def lines(self, size: Size) -> Sequence[Line]:
        """One line in the middle, if there is a middle."""
        words = f"needs {LEAST.width}x{LEAST.height}, now {size.width}x{size.height}"
        left = " " * max(0, (size.width - len(words)) // 2)
        return [*[()] * (size.height // 2), ((fit(left + words, size.width, self.glyphs), "$txt"),)]
