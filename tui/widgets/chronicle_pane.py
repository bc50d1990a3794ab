"""The chronicle as a list: newest first, with what was undone struck through."""

from collections.abc import Sequence
from datetime import datetime

from rich.cells import cell_len
from textual.geometry import Size

from saves.entry import NOTE
from tui.board import Board, Told
from tui.handed import Handed
from tui.pages import Window
from tui.sifting import Sifted
from tui.telling import dice_of
from tui.widgets.cells import Line, Part, banded, clean, cut, cut_line, fit, width_of
from tui.widgets.last import changes_line
from tui.widgets.lines import Lines
from tui.widgets.pane import CHOSEN, MARK, PAD

HEADS = 1  # rows above the list
WRITER = 12  # cells for who wrote a note
ROOMY, WIDE = 96, 110  # columns from which the words have more room, and from which the date stands there too


class ChroniclePane(Lines, can_focus=True):
    """Draws a window of the chronicle; who chooses and turns pages gives it the next one."""

    board = Handed[Board | None](None)
    window = Handed[Window](Window())
    sifted = Handed[Sifted](Sifted())

    def window_changed(self, *_values: object) -> None:
        """Another page, row or entry."""
        self.redraw()

    def sifted_changed(self, *_values: object) -> None:
        """What is looked for may not be there, after all."""
        self.redraw()

    @property
    def list_height(self) -> int:
        """How many entries there is room for."""
        return max(1, self.size.height - HEADS)

    def lines(self, size: Size) -> Sequence[Line]:
        """The columns' names, and a row an entry."""
        if self.board is None:
            return ()
        inner = size.width - 2 * PAD
        columns = self._columns(size.width)
        names = ("#" if self.board.seat.is_gm else "", "time", "who", "what", "dice", "changes")
        named = "".join(
            fit(name, width, self.glyphs) + " " * bool(width) for name, width in zip(names, columns, strict=True)
        )
        rows = [((" " * PAD, ""), *self._row(told, inner, columns)) for told in self.window.rows]
        return (((" " * (PAD + MARK), ""), (named.rstrip(), "$mut")), *(rows or [self._nothing(inner)]))

    def _nothing(self, width: int) -> Line:
        """What to say where nothing was found."""
        assert self.board is not None
        if self.sifted.going:
            words = "nothing yet"
        elif not self.sifted.filter and not self.sifted.read and self.board.newest:
            words = ""  # there is something, and it is about to be read
        elif not self.sifted.filter:
            words = "nothing to be seen here yet"
        elif self.sifted.ended:
            words = "nothing fits: / changes the filter, Esc takes it away"
        else:
            words = "nothing so far"
        return ((" " * (PAD + MARK), ""), (cut(words, width - MARK, self.glyphs), "$txt"))

    def _columns(self, width: int) -> tuple[int, ...]:
        """Number, time, who, what, dice, changes: each without the blank behind it."""
        assert self.board is not None
        number = max(3, len(str(self.board.newest))) if self.board.seat.is_gm else 0
        time, who, what, dice = (5, 7, 23, 8)
        if width >= WIDE:
            time, who, what, dice = (11, 12, 36, 14)
        elif width >= ROOMY:
            time, who, what, dice = (5, 8, 33, 10)
        used = sum(part + 1 for part in (number, time, who, what, dice) if part)
        return number, time, who, what, dice, width - 2 * PAD - MARK - used

    def _row(self, told: Told, width: int, columns: Sequence[int]) -> Line:
        number, time, who, what, dice, changes = columns
        glyphs = self.glyphs
        thrown = " ".join(",".join(str(face) for face in one.faces) for one in dice_of(told.entry))
        words, style = clean(told.what), "$txt" if told.live else "strike $mut"
        undone: Line = () if told.live else ((" undone", "$mut"),)
        more = bool(thrown or told.changes or told.gist)
        if not thrown:  # the words go on where there are no dice, and to the end where there is nothing else either
            what, dice = what + 1 + dice, 0
        room = what + 1 + changes if not more else what if thrown else what - 1
        by: Line = ()
        if told.entry.move == NOTE and told.entry.who != "gm":
            by = ((f"{short_name(told.who, WRITER)}: ", "$mut"),)
        shown: Line = (*by, (cut(words, room - width_of((*by, *undone)), glyphs), style), *undone)
        line: list[Part] = [(f"{told.entry.n:>{number}} ", "$mut")] if number else []
        line += [(when(told.entry.when, wide=time > 5) + " ", "$mut"), self._who(told, who)]
        line += [(" ", ""), *shown, (" " * (what - width_of(shown) + 1), "")]
        if more:
            line += [(fit(thrown, dice, glyphs) + " " * bool(dice), "$txt" if told.live else "$mut")]
            line += self._changes(told, changes)
        whole = cut_line(tuple(line), width - MARK, glyphs)
        if told.at == self.window.chosen:
            return banded(((glyphs.chosen, "bold $amber"), (" ", ""), *whole), width, CHOSEN)
        return (("  ", ""), *whole)

    def _who(self, told: Told, width: int) -> Part:
        """A note says that it is one."""
        if told.entry.move == NOTE:
            return (fit("note", width, self.glyphs), "$mut")
        style = "$mut" if not told.live else "bold $dusk" if told.entry.who == "gm" else "bold $txt"
        return (fit(short_name(told.who, width), width, self.glyphs), style)

    def _changes(self, told: Told, room: int) -> Line:
        line = changes_line(told, room, self.glyphs)
        return line if told.live else tuple((text, "strike $mut") for text, _ in line)


def short_name(who: str, width: int) -> str:
    """A name, or its first word where not all of it fits but that does."""
    who = clean(who)
    first = who.partition(" ")[0]
    return first if cell_len(who) > width >= cell_len(first) else who


def when(moment: str, *, wide: bool) -> str:
    """A moment of the chronicle by the clock of this machine."""
    try:
        here = datetime.fromisoformat(moment).astimezone()
    except ValueError:
        return "?" * (11 if wide else 5)
    return here.strftime("%m-%d %H:%M" if wide else "%H:%M")
