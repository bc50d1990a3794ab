"""Lately: the newest entries, two lines each, and what `u` and `r` would do about them."""

from collections.abc import Sequence
from textwrap import wrap

from msgspec import Struct
from textual.geometry import Size

from saves.entry import NOTE
from tui.board import Told
from tui.glyphs import Glyphs
from tui.handed import Handed
from tui.telling import dice_of
from tui.widgets.cells import EMPTY, Line, apart, clean, cut, cut_line, heading, width_of
from tui.widgets.last import changes_line
from tui.widgets.lines import Lines

MOST_DICE = 12  # cells


class Lately(Struct, frozen=True):
    """What is shown of the chronicle beside the tabs: entries, newest first; what `u` and `r` would switch."""

    rows: tuple[Told, ...] = ()
    undo: Told | None = None
    redo: Told | None = None


class LatelyPane(Lines):
    """The lower part of the margin. The last of its columns stays free."""

    lately = Handed[Lately](Lately())

    def lately_changed(self, *_values: object) -> None:
        """Something newer, or something undone."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, and as many entries as there is room for."""
        width, rows = size.width - 1, self.lately.rows
        number = number_width(rows)
        found: list[Line] = [heading("Lately", self._switches(), width, self.glyphs)]
        if not rows:
            found.append((("nothing has happened yet", "$mut"),))
        for told in rows[: (size.height + 1) // 2]:
            found += told_lines(told, width, number, self.glyphs)
        return found[: size.height]

    def _switches(self) -> Line:
        """By their numbers; a seat that has none of those reads only that there is something."""
        undo, redo = self.lately.undo, self.lately.redo
        line: Line = ()
        if redo is not None:
            line = ("r", "bold $amber"), (f" redoes {redo.number}".rstrip(), "$mut")
        if undo is not None:
            words = f" undoes {undo.number or _short(undo)}"
            line = *line, ("  " if line else "", ""), ("u", "bold $amber"), (words, "$mut")
        return line


def _short(told: Told) -> str:
    return clean(told.what)[:16]


def number_width(rows: Sequence[Told]) -> int:
    """Cells for the numbers of entries, with the blank behind; none for a seat that sees no numbers."""
    longest = max((len(str(told.entry.n)) for told in rows if told.entry.n), default=0)
    return longest and max(3, longest) + 1


def told_lines(told: Told, width: int, number: int, glyphs: Glyphs) -> tuple[Line, Line]:
    """An entry in two lines of `width` cells: its number, who, what and the dice; below that what it changed."""
    dice: Line = ((_dice(told, glyphs), "bold $txt" if told.live else "$mut"),)
    first: Line = ((f"{told.entry.n:>{number - 1}} " if number else "", "$mut"), *_who(told), (" ", ""))
    below = " " * (number or 2)
    room = width - width_of(first) - (width_of(dice) + 2 if dice[0][0] else 0)
    second, words, rest = _second(told, width - len(below), glyphs), clean(told.what), ""
    if not second and told.live:
        words, rest = _in_two(words, room)
        second = ((rest, "$txt"),) if rest else EMPTY
    what: Line = ((cut(words, room, glyphs), "$txt" if told.live else "strike $mut"),)
    whole = cut_line((*first, *what), width, glyphs)
    return (
        apart(whole, dice, width, glyphs) if dice[0][0] else whole,
        ((below, ""), *cut_line(second, width - len(below), glyphs)) if second else EMPTY,
    )


def _who(told: Told) -> Line:
    if not told.live:
        return ((clean(told.who), "$mut"),)
    if told.entry.move == NOTE:
        return (("note", "$mut"),)
    return ((clean(told.who), "bold $dusk" if told.entry.who == "gm" else "bold $txt"),)


def _dice(told: Told, glyphs: Glyphs) -> str:
    thrown = (",".join(str(face) for face in one.faces) for one in dice_of(told.entry))
    return cut(" ".join(thrown), MOST_DICE, glyphs)


def _second(told: Told, room: int, glyphs: Glyphs) -> Line:
    return changes_line(told, room, glyphs) if told.live else (("undone", "$mut"),)


def _in_two(words: str, room: int) -> tuple[str, str]:
    """Words for two lines, parted at a blank; what is too long for both is cut by whoever draws it."""
    first, *others = wrap(words, max(1, room)) or [words]
    return first, " ".join(others)
