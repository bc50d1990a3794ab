"""The `last` row: what changed last, and what `u` and `r` would do about it."""

from collections.abc import Sequence

from msgspec.structs import replace
from textual.geometry import Size

from tui.board import Board, Told
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part, apart, clean, cut, cut_line, width_of
from tui.widgets.of_board import OfBoard

LEAST_GIST = 12  # cells


class Last(OfBoard):
    """One row."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.last, board.undo, board.redo

    def lines(self, size: Size) -> Sequence[Line]:
        """The newest entry that this seat may see, its changes as far as they fit."""
        if self.board is None or self.board.last is None:
            return ()
        last, glyphs = self.board.last, self.glyphs
        right: Line = (*self._right(self.board, last), (" ", ""))
        left: Line = (
            (" last  ", "$mut"),
            (f"{last.number} " if last.number else "", "$mut"),
            (f"{clean(last.who)} ", "$mut"),
            (clean(last.what), "$txt"),
        )
        room = size.width - width_of(left) - width_of(right) - 4
        return (apart((*left, ("  ", ""), *changes_line(_unnamed(last), room, glyphs)), right, size.width, glyphs),)

    def _right(self, board: Board, last: Told) -> Line:
        parts: list[Part] = []
        if board.redo is not None:
            parts += [("r", "bold $amber"), (f" redo {_short(board.redo)}", "$mut"), ("  ", "")]
        if board.undo is not None and board.undo.entry == last.entry:
            parts += [("u", "bold $amber"), (" undo this", "$mut")]
        elif board.undo is not None:
            parts += [("u", "bold $amber"), (f" undo {_short(board.undo)}", "$mut")]
        return tuple(parts)


def _unnamed(told: Told) -> Told:
    """Without the words of changes that the title ends with: `by hand: Surplus  2 -> 3`."""
    changes = (("" if told.what.endswith(f": {word}") else word, before, after) for word, before, after in told.changes)
    return replace(told, changes=tuple(changes))


def _short(told: Told) -> str:
    return told.number or clean(told.what)[:20]


def changes_line(told: Told, room: int, glyphs: Glyphs) -> Line:
    """As many changes as fit into `room` cells, and how many more there are; with room left, the gist of the rest."""
    parts: list[Part] = []
    for number, change in enumerate(told.changes):
        left = len(told.changes) - number
        after = width_of((("  +9 more", ""),)) if left > 1 else 0
        line = change_line(change, glyphs)
        if width_of((*parts, *line)) + (2 if parts else 0) + after > room:
            if not parts:
                others: Line = ((f"  +{left - 1} more", "$mut"),) if left > 1 else ()
                return (*cut_line(line, room - width_of(others), glyphs), *others)
            more: Line = ((f"  +{left} more", "$mut"),)
            return (*parts, *more) if width_of((*parts, *more)) <= room else tuple(parts)
        parts += [("  ", ""), *line] if parts else line
    return (*parts, *_gist(told, room - width_of(parts), glyphs, apart=bool(parts)))


def _gist(told: Told, room: int, glyphs: Glyphs, *, apart: bool) -> Line:
    """What else there is to tell, where it is not cut to nothing."""
    gap = "  " if apart else ""
    if not told.gist or room - len(gap) < LEAST_GIST:
        return ()
    return ((gap, ""), (cut(told.gist, room - len(gap), glyphs), "$mut"))


def change_line(change: tuple[str, str, str], glyphs: Glyphs) -> Line:
    """A change as its word, the value before and the value after."""
    word, before, after = (clean(one) for one in change)
    style = "$mut" if word else "$txt"  # without a word it goes on with the title, in one run with it
    word += " " * bool(word)
    if not before:
        return (word, style), (after, "bold $txt")
    return (f"{word}{before} {glyphs.to} ", style), (after, "bold $txt")
