"""The chronicle as a list: newest first, with what was undone struck through."""

from collections.abc import Sequence
from datetime import datetime

from textual.geometry import Size

from tui.board import Board, Told
from tui.handed import Handed
from tui.pages import Window
from tui.telling import dice_of
from tui.widgets.cells import Line, Part, banded, clean, cut, cut_line, fit, heading, width_of
from tui.widgets.last import changes_line
from tui.widgets.lines import Lines
from tui.widgets.pane import CHOSEN, PAD

HEADS = 2  # rows above the list
WIDE = 110  # columns from which the date stands there too


class ChroniclePane(Lines, can_focus=True):
    """Draws a window of the chronicle; who chooses and turns pages gives it the next one."""

    board = Handed[Board | None](None)
    window = Handed[Window](Window())

    def window_changed(self, *_values: object) -> None:
        """Another page, row or entry."""
        self.redraw()

    @property
    def list_height(self) -> int:
        """How many entries there is room for."""
        return max(1, self.size.height - HEADS)

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, the columns' names, and a row an entry."""
        if self.board is None:
            return ()
        inner = size.width - 2 * PAD
        count: Line = ((f"{self.board.newest} entries", "$mut"),) if self.board.seat.is_gm else ()
        columns = self._columns(size.width)
        names = ("#" if self.board.seat.is_gm else "", "time", "who", "what", "dice", "changes")
        named = "".join(
            fit(name, width, self.glyphs) + " " * bool(width) for name, width in zip(names, columns, strict=True)
        )
        return (
            ((" ", ""), *heading("Chronicle", count, inner, self.glyphs, focused=self.has_focus)),
            ((" " * (PAD + 2), ""), (named.rstrip(), "$mut")),
            *(((" ", ""), *self._row(told, inner, columns)) for told in self.window.rows),
        )

    def _columns(self, width: int) -> tuple[int, ...]:
        """Number, time, who, what, dice, changes: each without the blank behind it."""
        assert self.board is not None
        number = max(3, len(str(self.board.newest))) if self.board.seat.is_gm else 0
        time, who, what, dice = (11, 12, 36, 14) if width >= WIDE else (5, 7, 23, 8)
        used = sum(part + 1 for part in (number, time, who, what, dice) if part)
        return number, time, who, what, dice, width - 2 * PAD - 2 - used

    def _row(self, told: Told, width: int, columns: Sequence[int]) -> Line:
        number, time, who, what, dice, changes = columns
        glyphs = self.glyphs
        thrown = " ".join(",".join(str(face) for face in one.faces) for one in dice_of(told.entry))
        words, style = clean(told.what), "$txt" if told.live else "strike $mut"
        undone: Line = () if told.live else ((" undone", "$mut"),)
        room = what if thrown or told.changes or told.gist else width - (width - 2 - what - dice - changes - 2) - 2
        shown: Line = ((cut(words, room - width_of(undone), glyphs), style), *undone)
        line: list[Part] = [(f"{told.entry.n:>{number}} ", "$mut")] if number else []
        line += [(when(told.entry.when, wide=time > 5) + " ", "$mut"), (fit(told.who, who, glyphs), self._who(told))]
        line += [(" ", ""), *shown, (" " * (what - width_of(shown) + 1), "")]
        if thrown or told.changes or told.gist:
            line += [(fit(thrown, dice, glyphs) + " ", "$txt" if told.live else "$mut")]
            line += self._changes(told, changes)
        whole = cut_line(tuple(line), width - 2, glyphs)
        if told.at == self.window.chosen:
            return banded(((glyphs.chosen, "bold $amber"), (" ", ""), *whole), width, CHOSEN)
        return (("  ", ""), *whole)

    def _who(self, told: Told) -> str:
        if not told.live:
            return "$mut"
        return "bold $dusk" if told.entry.who == "gm" else "bold $txt"

    def _changes(self, told: Told, room: int) -> Line:
        line = changes_line(told, room, self.glyphs)
        return line if told.live else tuple((text, "strike $mut") for text, _ in line)


def when(moment: str, *, wide: bool) -> str:
    """A moment of the chronicle by the clock of this machine."""
    try:
        here = datetime.fromisoformat(moment).astimezone()
    except ValueError:
        return "?" * (11 if wide else 5)
    return here.strftime("%m-%d %H:%M" if wide else "%H:%M")
