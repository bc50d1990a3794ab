"""Lines of the modal: cut, spread and wrapped to their width. Words from people are data here, never markup."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace
from rich.cells import cell_len

from tui.glyphs import UNICODE, Glyphs
from tui.widgets import cells
from tui.widgets.cells import EMPTY, Line, clean, width_of

WIDTH = 72  # of what stands inside the frame
GAP = 2  # cells, at least, between what stands left and what stands right
TXT, MUT, BOLD, KEY, FAINT, BOX, RUST = "$txt", "$mut", "bold $txt", "bold $amber", "$faint", "$box", "$rust"


def say(words: str, style: str = TXT) -> Line:
    """Words from anywhere, as they are, but for what would steer a terminal."""
    return ((clean(words), style),) if words else EMPTY


def between(gap: str, lines: Iterable[Line]) -> Line:
    """Several parts in one line."""
    joined: Line = EMPTY
    for line in lines:
        joined = (*joined, *(((gap, ""),) if joined else EMPTY), *line)
    return joined


class Pen(Struct, frozen=True):
    """How wide a line is, in cells, how many there is room for, and with which signs they are drawn.

    `lit`: what is drawn has the keys, so that a field shows its cursor.
    """

    glyphs: Glyphs = UNICODE
    width: int = WIDTH
    rows: int = 1
    lit: bool = True

    def with_rows(self, rows: int) -> "Pen":
        """The same for so many lines, none at least."""
        return replace(self, rows=max(0, rows))

    def cut(self, line: Line, width: int | None = None) -> Line:
        """The line, no wider than `width`; what is cut away is marked."""
        return cells.cut_line(line, self.width if width is None else max(0, width), self.glyphs)

    def fill(self, line: Line, width: int) -> Line:
        """The line, cut or filled up to exactly `width`."""
        line = self.cut(line, width)
        return (*line, (" " * (width - width_of(line)), ""))

    def spread(self, left: Line, right: Line) -> Line:
        """`left` at the left end and `right` at the right end; where there is too little room, `left` is cut first."""
        if not right:
            return self.cut(left)
        fits = width_of(left) + GAP + width_of(right) <= self.width
        if not fits and self.width - width_of(right) < self.width // 3:
            right = self.cut(right, self.width // 2)
        return cells.apart(left, right, self.width, self.glyphs, gap=GAP)

    def wrap(self, words: str, style: str, most: int) -> list[Line]:
        """Words in lines of this width, at most `most`; the last is cut if more would follow."""
        lines: list[str] = []
        for word in clean(words).split():
            if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= self.width:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return [((cells.cut(line, self.width, self.glyphs), style),) for line in lines]

    def words_and(self, words: str, style: str, right: Line, most: int = 2) -> list[Line]:
        """Words, wrapped, with `right` at the end of their last line, or on one of its own if it does not fit there."""
        lines = self.wrap(words, style, most)
        if lines and width_of(lines[-1]) + GAP + width_of(right) <= self.width:
            return [*lines[:-1], self.spread(lines[-1], right)]
        return [*lines, self.spread(EMPTY, right)] if right else lines

    def heading(self, title: str, right: str = "", *, lit: bool = False) -> Line:
        """A bold word, a rule to the right end, and what stands there."""
        return cells.heading(title, say(right, MUT), self.width, self.glyphs, focused=lit)

    def chosen(self, line: Line, *, first: bool = True) -> Line:
        """A row that is chosen: marked, bold and on a band, so that no colour is needed to see it.

        `first`: whether it is the first of its lines.
        """
        mark = self.glyphs.chosen if first else self.glyphs.chosen_more
        (text, style), *rest = line
        row = ((mark, KEY), (text[1:], style), *rest)
        return cells.banded(self.cut(row), self.width, "bold on $band")


def keys_line(pen: Pen, keys: list[tuple[str, str]], end: tuple[str, str], *, commit: bool = False) -> Line:
    """The keys that do something now, and how to leave at the right end. `commit`: the first one writes."""
    right = _key(*end)
    room = pen.width - width_of(right) - GAP
    left: Line = EMPTY
    for number, (key, what) in enumerate(keys):
        one = ((f" {key} {what} ", "bold reverse $amber"),) if commit and not number else _key(key, what)
        more = between("   ", [left, one]) if left else one
        if width_of(more) > room:
            break
        left = more
    return pen.spread(left, right)


def _key(key: str, what: str) -> Line:
    return ((key, KEY), (f" {what}", MUT))
