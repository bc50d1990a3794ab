"""The Chronicle's margin on a wide screen: the chosen entry in full, below it what undo and redo would do."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.widgets.cells import EMPTY, Line
from tui.widgets.of_choice import OfChoice
from tui.widgets.pane import PAD


class ChronicleMargin(OfChoice):
    """Draws nothing while there is no room for it: the sheet hides it then."""

    def lines(self, size: Size) -> Sequence[Line]:
        """What undo and redo would do has its room first; the entry has all the rest."""
        if self.board is None:
            return ()
        width = size.width - 2 * PAD
        rows = [*self.undo(self.board, width), EMPTY, *self.redo(self.board, width)]
        if self.choice is not None:
            rows = [*self.entry(self.choice.whole, width, size.height - len(rows) - 1), EMPTY, *rows]
        return [((" " * PAD, ""), *line) for line in rows]
