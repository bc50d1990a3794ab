"""The moves that a letter after `m` makes, with what each would roll; those that can't be made now are grey."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board, MoveRow
from tui.glyphs import Glyphs
from tui.handed import Handed
from tui.keys import STEADING
from tui.stance import Stance
from tui.widgets.cells import Line, Part, cut, cut_line, fit, heading
from tui.widgets.pane import Pane, Row

NAME = 20  # cells, with the pool for those that roll one
POOL = 3
GREY = "$box"
ROOMY = 18  # rows from which each move has a second line


class MovesPane(Pane):
    """The upper right of the Steading tab. The chosen row's id is its move's."""

    right_pad = 1
    stance = Handed[Stance](Stance())

    def stance_changed(self, *_values: object) -> None:
        """`m` was pressed, or its letter."""
        self.redraw()

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.moves_on(STEADING)

    def head(self, width: int) -> Line:
        """What the letters are for."""
        pending = self.stance.pending == "move"
        then: Line = ("m", "bold $amber"), (" then a letter", "$mut")
        if self.board is not None and self.board.seat.kind == "onlooker":
            then = ()
        if pending:
            then = (("now a letter", "bold $amber"),)
        return heading("Moves", then, width, self.glyphs, focused=self.has_focus or pending)

    def rows(self, size: Size) -> Sequence[Row]:
        """One row a move, of one line or two."""
        assert self.board is not None
        roomy = size.height >= ROOMY
        listed = [row for row in self.board.moves_on(STEADING) if not row.move.row]
        two_lines = roomy and size.height >= 2 * len(listed)  # else they would hide moves
        return [
            Row(
                row.move.id,
                move_lines(row, size.width, self.glyphs, roomy=roomy, two_lines=two_lines),
                sign=move_sign(row, self.glyphs),
            )
            for row in listed
        ]


def move_sign(row: MoveRow, glyphs: Glyphs) -> Part:
    """What stands before a move in a list: that it can't be made now, for those who see no grey."""
    return (glyphs.rule, GREY) if row.blocked else (" ", "")


def move_lines(row: MoveRow, width: int, glyphs: Glyphs, *, roomy: bool, two_lines: bool = False) -> tuple[Line, ...]:
    """A move in a list: letter, name, pool, two words; `roomy`: how it comes to its pool; `two_lines`: its trigger.

    One that can't be made is grey from end to end, and with room says why.
    """
    grey = bool(row.blocked)
    first: Line = (
        (row.move.letter, GREY if grey else "bold $amber"),
        (" ", ""),
        (fit(row.move.name, NAME - (POOL if row.pool else 0), glyphs), GREY if grey else "$txt"),
        (f" {row.pool:>2}" if row.pool else "", GREY if grey else "$txt"),  # one run with the name: fewer bytes
        (" ", ""),
    )
    room = width - NAME - 3
    short = (cut(row.move.short, room, glyphs), GREY if grey else "$mut")
    if not roomy:
        return (cut_line((*first, short), width, glyphs),)
    said = f"  {row.blocked or row.because}" if row.blocked or row.because else ""
    more = (cut(said, room - len(short[0]), glyphs), short[1])  # one style: a change of it costs 43 bytes a key
    line = (*first, short, more)
    if not two_lines:
        return (line,)
    return line, (("  ", ""), (cut(row.move.trigger, width - 2, glyphs), GREY if grey else "$mut"))
