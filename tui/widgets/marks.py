"""The second row of the strip: the three marks, and how much is owed."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.table import Table
from rules.track import Track
from rules.tracks import MARKS
from tui.board import Board
from tui.widgets.cells import Line, apart
from tui.widgets.of_board import OfBoard


class Marks(OfBoard):
    """One row."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return *(mark.value(board.view.table) for mark in MARKS), len(board.owed), len(board.drafts)

    def lines(self, size: Size) -> Sequence[Line]:
        """A box each, filled and in bold where it is marked."""
        if self.board is None:
            return ()
        marks = (one for mark in MARKS for one in (*self._mark(mark, self.board.view.table), ("   ", "")))
        return (
            apart(
                ((" ", ""), *marks),
                (*self._owed(len(self.board.owed), len(self.board.drafts)), (" ", "")),
                size.width,
                self.glyphs,
            ),
        )

    def _mark(self, mark: Track, table: Table) -> Line:
        if mark.value(table):
            return ((f"{self.glyphs.have} {mark.word}", "bold $rust"),)
        return ((self.glyphs.lack, "$box"), (f" {mark.word}", "$mut"))

    def _owed(self, count: int, drafts: int) -> Line:
        owed: Line = (("nothing owed", "$mut"),)
        if count:
            owed = (self.glyphs.owed, "bold $rust"), (" owed ", "$mut"), (str(count), "bold $txt")
        left: Line = ((f"   {self.glyphs.dot} left open ", "$mut"), (str(drafts), "bold $txt")) if drafts else ()
        return (*owed, *left)
