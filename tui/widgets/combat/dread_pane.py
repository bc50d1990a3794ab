"""What GM Dread buys, where there is room for it: how large a turn each result is, and the kinds of it."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.gm.kinds import OF_DREAD
from rules.tracks import DREAD
from tui.board import Board
from tui.widgets.cells import Line, heading
from tui.widgets.combat.kinds import kind_lines
from tui.widgets.of_board import OfBoard
from tui.widgets.pools import pools_seen


class DreadPane(OfBoard):
    """For the GM's seat alone."""

    def part(self, board: Board) -> object:
        """It is the same whatever happens."""
        return board.seat, pools_seen(board.view)

    def lines(self, size: Size) -> Sequence[Line]:
        """A heading, and the kinds."""
        if self.board is None or not self.board.seat.is_gm or DREAD not in pools_seen(self.board.view):
            return ()
        end: Line = (("g d", "bold $amber"), (" spends it", "$mut"))
        width = size.width - 1
        return [heading("GM Dread buys", end, width, self.glyphs), *kind_lines(OF_DREAD, width)]
