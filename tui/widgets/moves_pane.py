"""The moves that a letter after `m` makes, with what each would roll; those that can't be made now are grey."""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import reactive

from tui.board import Board, MoveRow
from tui.glyphs import Glyphs
from tui.stance import Stance
from tui.widgets.cells import Line, cut, cut_line, fit, heading
from tui.widgets.pane import Pane, Row

NAME = 20  # cells
ROOMY = 18  # rows from which each move has a second line


class MovesPane(Pane):
    """The upper right of the Steading tab. The chosen row's id is its move's."""

    right_pad = 1
    stance: reactive[Stance] = reactive(Stance(), repaint=False)

    def watch_stance(self) -> None:
        """`m` was pressed, or its letter."""
        self.redraw()

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.moves

    def head(self, width: int) -> Line:
        """What the letters are for."""
        pending = self.stance.pending == "move"
        then: Line = ("m", "bold $amber"), (" then a letter", "$mut")
        if pending:
            then = (("now a letter", "bold $amber"),)
        return heading("Moves", then, width, self.glyphs, focused=self.has_focus or pending)

    def rows(self, size: Size) -> Sequence[Row]:
        """One row a move, of one line or two."""
        assert self.board is not None
        roomy = size.height >= ROOMY
        return [Row(row.move.id, move_lines(row, size.width, self.glyphs, roomy=roomy)) for row in self.board.moves]


def move_lines(row: MoveRow, width: int, glyphs: Glyphs, *, roomy: bool) -> tuple[Line, ...]:
    """A move in a list: letter, name, pool, and what there is to say of it. `roomy`: its trigger stands below."""
    grey = bool(row.blocked)
    first: Line = (
        (row.move.letter, "$mut" if grey else "bold $amber"),
        (" ", ""),
        (fit(row.move.name, NAME, glyphs), "$mut" if grey else "$txt"),
        (f" {row.pool:>2} ", "$mut" if grey else "bold $txt"),
    )
    room = width - NAME - 6
    if not roomy:
        return (cut_line((*first, (cut(row.move.short, room, glyphs), "$mut")), width, glyphs),)
    said = (cut(row.blocked or row.because, room, glyphs), "$mut" if grey else "$txt")
    return (*first, said), (("  ", ""), (cut(row.move.trigger, width - 2, glyphs), "$mut"))
