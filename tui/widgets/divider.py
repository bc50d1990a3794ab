"""The faint line between two columns."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.widgets.cells import Line
from tui.widgets.lines import Lines


class Divider(Lines):
    """One cell wide."""

    def lines(self, size: Size) -> Sequence[Line]:
        """From top to bottom."""
        return [((self.glyphs.side, "$faint"),)] * size.height
