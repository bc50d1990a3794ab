"""The line above the chronicle: which filter stands, how far it was looked for, or the field that it is typed into."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board
from tui.chronicle_filter import EXAMPLES
from tui.handed import Handed
from tui.moves.drawing import Pen
from tui.moves.field import Field
from tui.sifting import Sifted
from tui.widgets.cells import Line, Part, apart, clean, cut_line, width_of
from tui.widgets.lines import Lines
from tui.widgets.pane import PAD

FRONT: Line = (("/", "bold $amber"), (" filter  ", "$mut"))
LEAST = 20  # cells for what is typed


class FilterLine(Lines):
    """One row; any more are blank."""

    board = Handed[Board | None](None)
    sifted = Handed[Sifted](Sifted())

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._field: Field | None = None

    def sifted_changed(self, *_values: object) -> None:
        """Another filter, or it was looked further."""
        self.redraw()

    def board_changed(self, *_values: object) -> None:
        """There may be more entries."""
        self.redraw()

    def type_into(self, field: Field | None) -> None:
        """Show a field, as it now is; or none."""
        self._field = field
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """The filter at the left, what came of it at the right."""
        if self.board is None:
            return ()
        width = size.width - 2 * PAD
        line = self._typing(self._field, width) if self._field is not None else self._standing(self.board, width)
        return (((" " * PAD, ""), *line),)

    def _typing(self, field: Field, width: int) -> Line:
        keys: Line = ("Enter", "bold $amber"), (" shows it  ", "$mut"), ("Esc", "bold $amber"), (" leaves", "$mut")
        room = max(LEAST, width - width_of(FRONT) - width_of(keys) - 2)
        typed = field.line(Pen(self.glyphs, room), room, EXAMPLES)
        return apart((*FRONT, *typed), keys, width, self.glyphs)

    def _standing(self, board: Board, width: int) -> Line:
        end = self._count(board) if board.seat.is_gm else self._told(board)
        room = width - width_of(end) - 2
        return apart((*FRONT, *self._wanted(room - width_of(FRONT))), end, width, self.glyphs)

    def _wanted(self, room: int) -> Line:
        """When, who and what; where there is no room for all of it, only what does narrow the list."""
        wanted = self.sifted.filter
        when, who, what = clean(wanted.time), clean(", ".join(wanted.who)), clean(wanted.what)
        slots: list[Part] = [
            (when, "bold $txt") if when else ("any time", "$mut"),
            (who, "bold $txt") if who else ("anyone", "$mut"),
            (what, "bold $txt") if what else ("everything", "$mut"),
        ]
        line = self._between(slots)
        if width_of(line) > room and wanted:
            line = self._between([slot for slot in slots if slot[1] != "$mut"])
        return cut_line(line, room, self.glyphs)

    def _between(self, slots: Sequence[Part]) -> Line:
        gap: Part = (f" {self.glyphs.dot} ", "$mut")
        return tuple(part for slot in slots for part in (gap, slot))[1:]

    def _count(self, board: Board) -> Line:
        """For the GM: how many of how many, and how far they were looked for."""
        sifted, newest = self.sifted, f"{board.newest:,}"
        if not sifted.filter:
            return (newest, "bold $txt"), (f" entr{'y' if board.newest == 1 else 'ies'}", "$mut")
        found: Part = (f"{sifted.found:,}", "bold $txt")
        if sifted.ended:
            return found, (f" of {newest} entries", "$mut")
        if sifted.going:
            return found, (f" found, {sifted.read:,} of {newest} read", "$mut")
        more: Line = ("PgDn", "bold $amber"), (" looks further", "$mut")
        return found, (f" found, back to #{sifted.back_to:,}; ", "$mut"), *more

    def _told(self, _board: Board) -> Line:
        """For anyone else, who counts nothing: whether there may be more."""
        if self.sifted.ended:
            return ()
        if self.sifted.going:
            return (("still looking", "$mut"),)
        return ("PgDn", "bold $amber"), (" looks further back", "$mut")
