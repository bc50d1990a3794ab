"""What draws from the board, and draws again only when its own part of that has changed."""

from tui.board import Board
from tui.handed import Handed
from tui.widgets.lines import Lines


class OfBoard(Lines):
    """Lines that are made of the board."""

    board = Handed[Board | None](None)

    def part(self, board: Board) -> object:
        """All of the board that is drawn here, to be compared with what it was."""
        return board

    def board_changed(self, before: Board | None, after: Board | None) -> None:
        """Another board."""
        if before is None or after is None or self.part(before) != self.part(after):
            self.redraw()
