"""The moves that a letter after `m` makes, with what each would roll; those that can't be made now are grey."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.geometry import Size

from tui.board import Board
from tui.glyphs import Glyphs
from tui.handed import Handed
from tui.keys import STEADING
from tui.move_rows import MoveRow
from tui.stance import Stance
from tui.widgets.cells import Line, Part, cut, cut_line, fit, heading
from tui.widgets.pane import Pane, Row

NAME = 20  # cells, with the pool for those that roll one
POOL = 3
GREY = "$off"
WIDE = 44  # cells from which the heading says where all moves are
ROOMY = 15  # rows from which each move says what it would come to now


class MovesPane(Pane):
    """The upper right of the Steading tab. The chosen row's id is its move's."""

    right_pad = 1
    stance = Handed[Stance](Stance())

    def stance_changed(self, *_values: object) -> None:
        """`m` was pressed, or its letter."""
        self.redraw()

    def board_changed(self, before: Board | None, after: Board | None) -> None:
        """What each move would roll now takes a while to find: the new number is painted first, then this."""
        self.call_after_refresh(super().board_changed, before, after)

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.moves_on(STEADING)

    def head(self, width: int) -> Line:
        """What the letters are for."""
        pending = self.stance.pending == "move"
        then: Line = ("m", "bold $amber"), (" then a letter", "$mut")
        if width >= WIDE:
            then = (*then, (", or ", "$mut"), ("M", "bold $amber"), (" for all", "$mut"))
        if self.board is not None and self.board.seat.kind == "onlooker":
            then = ()
        if pending:
            then = (("now a letter", "bold $amber"),)
        return heading("Moves", then, width, self.glyphs, focused=self.has_focus or pending)

    def rows(self, size: Size) -> Sequence[Row]:
        """One row a move, of one line or two."""
        assert self.board is not None
        moves = listed(self.board.moves_on(STEADING))
        roomy = size.height >= ROOMY
        two_lines = size.height >= 2 * len(moves)  # else they would hide moves
        return [
            Row(
                row.move.id,
                move_lines(row, size.width, self.glyphs, roomy=roomy, two_lines=two_lines),
                sign=move_sign(row, self.glyphs),
            )
            for row in moves
        ]


def listed(rows: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that have a line in the list of their tab: not those that are made at a row of what they are about,
    and of a start and its end only the one that can be made."""
    possible = {row.move.id for row in rows if not row.blocked}
    return [row for row in rows if not row.move.row and not (row.blocked and row.move.counterpart in possible)]


def move_sign(row: MoveRow, glyphs: Glyphs) -> Part:
    """What stands before a move in a list: that it can't be made now, for those who see no grey."""
    return (glyphs.rule, GREY) if row.blocked else (" ", "")


def move_lines(row: MoveRow, width: int, glyphs: Glyphs, *, roomy: bool, two_lines: bool = False) -> tuple[Line, ...]:
    """A move in a list: letter, name, pool, two words. `roomy`: what it would come to now, or why it can't be made.
    `two_lines`: its trigger below that, for its two words."""
    grey = GREY if row.blocked else ""
    first: Line = (
        (row.move.letter, grey or "bold $amber"),
        (" ", ""),
        (fit(row.move.name, NAME - (POOL if row.pool else 0), glyphs), grey or "$txt"),
        (f" {row.pool:>2}" if row.pool else "", grey or "$txt"),  # one run with the name: fewer bytes
        (" ", ""),
    )
    room, now = width - NAME - 3, row.blocked or row.because
    if two_lines:
        more: Line = ((cut(now, room, glyphs), grey or "$txt"),)
        return (*first, *more), (("  ", ""), (cut(row.move.trigger, width - 2, glyphs), grey or "$mut"))
    both = f"{row.move.short:<13} {now}"
    said = row.move.short if not roomy or not now else both if cell_len(both) <= room else now
    return (cut_line((*first, (cut(said, room, glyphs), grey or "$mut")), width, glyphs),)
