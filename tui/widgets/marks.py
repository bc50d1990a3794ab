"""The second row of the strip: the three marks, how much is owed, and the GM's Fortune below the GM's Dread."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.table import Table
from rules.track import Track
from rules.tracks import FORTUNE, MARKS
from rules.worlds import in_play
from tui.board import Board
from tui.widgets.cells import Line, apart, width_of
from tui.widgets.of_board import OfBoard
from tui.widgets.pools import WIDTH as POOL
from tui.widgets.pools import pool_line, pools_seen

GAPS = (3, 2)  # cells between the marks


class Marks(OfBoard):
    """One row."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        marks = tuple(mark.value(table) for mark in MARKS)
        pools = pools_seen(board.view), table.gm.fortune
        return marks, len(board.owed), len(board.drafts), pools, table.campaign.settings.plays

    def lines(self, size: Size) -> Sequence[Line]:
        """A box each, filled and in bold where it is marked."""
        if self.board is None:
            return ()
        pool = pool_line(self.board.view, FORTUNE, self.glyphs)
        room = size.width - (POOL if pools_seen(self.board.view) else 0)
        whole: Line = self._owed(len(self.board.owed), len(self.board.drafts))
        short: Line = self._owed(len(self.board.owed), len(self.board.drafts), short=True)
        fitting = [
            (left, right)
            for right in (whole, short)
            for left in (self._marks(self.board.view.table, gap) for gap in GAPS)
            if width_of(left) + width_of(right) + 2 <= room
        ]
        left, right = next(iter(fitting), (self._marks(self.board.view.table, GAPS[-1]), short))
        return ((*apart(left, (*right, (" ", "")), room, self.glyphs, gap=1), *pool),)

    def _marks(self, table: Table, gap: int) -> Line:
        """Those that are in play, one behind the other."""
        found: Line = ((" ", ""),)
        for mark in MARKS:
            if in_play(table, mark.world):
                found = (*found, (" " * gap if len(found) > 1 else "", ""), *self._mark(mark, table))
        return found

    def _mark(self, mark: Track, table: Table) -> Line:
        if mark.value(table):
            return ((f"{self.glyphs.have} {mark.word}", "bold $rust"),)
        return ((self.glyphs.lack, "$box"), (f" {mark.word}", "$mut"))

    def _owed(self, count: int, drafts: int, *, short: bool = False) -> Line:
        """What is owed, and what was left open: two numbers, as the list of it has them."""
        left: Line = ((str(drafts), "bold $txt"), (" left open", "$mut"))
        if not count:
            return left if drafts else (("nothing owed", "$mut"),)
        owed: Line = (self.glyphs.owed, "bold $rust"), (" owed ", "$mut"), (str(count), "bold $txt")
        if not drafts:
            return owed
        return (*owed, (f" +{drafts}", "$mut")) if short else (*owed, (", ", "$mut"), *left)
