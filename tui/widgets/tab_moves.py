"""The moves of a tab that has no pane to choose them in: what a letter after `m` makes there."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board, MoveRow
from tui.handed import Handed
from tui.stance import Stance
from tui.widgets.cells import Line, heading
from tui.widgets.moves_pane import move_lines, move_sign
from tui.widgets.of_board import OfBoard


class TabMoves(OfBoard):
    """As high as it has rows. The last of its columns stays free."""

    stance = Handed[Stance](Stance())

    def __init__(self, tab: str) -> None:
        super().__init__()
        self._tab = tab

    def on_mount(self) -> None:
        """How many moves there are never changes."""
        self.styles.height = 1 + len(self._rows())

    def stance_changed(self, *_values: object) -> None:
        """`m` was pressed, or its letter."""
        self.redraw()

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.moves_on(self._tab)

    def _rows(self) -> tuple[MoveRow, ...]:
        return self.board.moves_on(self._tab) if self.board is not None else ()

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, and a row each; those that can't be made now are grey and say why."""
        if self.board is None:
            return ()
        width = size.width - 1
        pending = self.stance.pending == "move" and self.stance.tab == self._tab
        then: Line = ("m", "bold $amber"), (" then a letter", "$mut")
        if self.board.seat.kind == "onlooker":
            then = ()
        elif pending:
            then = (("now a letter", "bold $amber"),)
        rows = [
            (move_sign(row, self.glyphs), (" ", ""), *move_lines(row, width - 2, self.glyphs, roomy=True)[0])
            for row in self._rows()
        ]
        return [heading("Moves", then, width, self.glyphs, focused=pending), *rows]
