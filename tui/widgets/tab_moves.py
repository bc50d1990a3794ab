"""The moves of a tab that has no pane for them, while a letter is waited for: what each letter makes."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board
from tui.handed import Handed
from tui.move_rows import MoveRow
from tui.stance import Stance
from tui.widgets.cells import Line, cut, fit, heading, width_of
from tui.widgets.moves_pane import GREY, move_lines, move_sign
from tui.widgets.of_board import OfBoard

BETWEEN = 2  # cells between two columns
MOST_COLUMNS = 3


class TabMoves(OfBoard):
    """All of them at once: a line each, or in two or three columns where there are more than lines. The last column of
    cells stays free."""

    stance = Handed[Stance](Stance())

    def __init__(self, tab: str) -> None:
        super().__init__()
        self._tab = tab

    def stance_changed(self, *_values: object) -> None:
        """`m` was pressed, or its letter."""
        self.redraw()

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.moves_on(self._tab) if self.display else None  # which of them can be made takes time to find

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, and the moves; those that can't be made now are grey and, where there is room, say why."""
        if self.board is None:
            return ()
        width, rows = size.width - 1, self.board.moves_on(self._tab)
        then: Line = ("now a letter", "bold $amber"), (", ", "$mut"), ("M", "bold $amber"), (" for all", "$mut")
        head = heading("Moves", then, width, self.glyphs, focused=True)
        room = size.height - 1
        if len(rows) <= room:
            return [head, *(self._whole(row, width) for row in rows)]
        return [head, *self._columns(rows, width, room)]

    def _columns(self, rows: Sequence[MoveRow], width: int, room: int) -> list[Line]:
        """Their letters and names, in as few columns as hold them all."""
        count = min(MOST_COLUMNS, max(2, -(-len(rows) // room)))
        column = (width - BETWEEN * (count - 1)) // count
        tall = min(room, -(-len(rows) // count))
        lines: list[Line] = [()] * tall
        for at, row in enumerate(rows[: tall * count]):
            blank: Line = ((" " * BETWEEN, ""),) if at >= tall else ()
            lines[at % tall] = (*lines[at % tall], *blank, *self._short(row, column))
        return lines

    def _whole(self, row: MoveRow, width: int) -> Line:
        return (move_sign(row, self.glyphs), (" ", ""), *move_lines(row, width - 2, self.glyphs, roomy=True)[0])

    def _short(self, row: MoveRow, width: int) -> Line:
        """Its letter and its name, in exactly so many cells."""
        grey = GREY if row.blocked else ""
        before: Line = (move_sign(row, self.glyphs), (f" {row.move.letter} ", grey or "bold $amber"))
        name = fit(cut(row.move.name, width - width_of(before), self.glyphs), width - width_of(before), self.glyphs)
        return (*before, (name, grey or "$txt"))
