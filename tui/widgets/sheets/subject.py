"""Whose sheet is drawn, and how wide; and the shapes that all parts of a sheet are made of."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from msgspec import Struct

from rules.kept import World
from rules.sight import View
from rules.table import Character
from rules.worlds import in_play
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part, clean, cut, cut_line, fit, width_of

LABEL = 9  # cells, with the blank behind it
LEAST = 10  # cells that words have, however narrow it is
GAP = "  "


class Subject(Struct, frozen=True):
    """A character by their id, as one seat sees them, and the room for each line."""

    view: View
    id: str
    one: Character
    width: int
    glyphs: Glyphs

    def shows(self, field: str) -> bool:
        """Whether the seat sees this field of theirs, such as `sheet.purse`."""
        return self.view.shows(f"characters.{self.id}.{field}")

    def plays(self, world: World) -> bool:
        """Whether something of these rules is in play."""
        return in_play(self.view.table, world)

    def row(self, label: str, *parts: Part) -> Line:
        """One line behind a label; "" for one that goes on from the line above."""
        return cut_line(((fit(label, LABEL, self.glyphs), "$mut"), *parts), self.width, self.glyphs)

    def words(self, label: str, text: str, style: str = "$txt") -> list[Line]:
        """Somebody's words behind a label, in as many lines as they take; no line for no words."""
        return worded(label, (text, style), self.width, self.glyphs)

    def flow(self, label: str, pieces: Iterable[Line]) -> list[Line]:
        """Pieces behind a label, as many in each line as fit whole; no line for no pieces."""
        rows: list[Line] = []
        room = self.width - LABEL
        for piece in pieces:
            longer = (*rows[-1], (GAP, ""), *piece) if rows else piece
            if rows and width_of(longer) <= room:
                rows[-1] = longer
            else:
                rows += wrapped(piece, room, self.glyphs)
        return [self.row("" if number else label, *row) for number, row in enumerate(rows)]


def worded(label: str, value: Part, width: int, glyphs: Glyphs) -> list[Line]:
    """A label and what stands there, in as many lines as it takes; nothing for nothing."""
    words, style = clean(value[0]), value[1]
    rows = wrap(words, max(LEAST, width - LABEL))
    return [
        ((fit("" if number else label, LABEL, glyphs), "$mut"), (cut(row, width - LABEL, glyphs), style))
        for number, row in enumerate(rows)
    ]


def wrapped(piece: Line, room: int, glyphs: Glyphs) -> list[Line]:
    """A piece in as many lines as it takes, all in the style of its longest part where it takes more than one."""
    if width_of(piece) <= room:
        return [piece]
    _, style = max(piece, key=lambda part: len(part[0]))
    rows = wrap(clean("".join(text for text, _ in piece)), max(LEAST, room))
    return [((cut(row, room, glyphs), style),) for row in rows]


def apart_by_blanks(parts: Iterable[Sequence[Line]]) -> list[Line]:
    """Parts one below the other, with an empty line before each; those that are empty are left out."""
    found: list[Line] = []
    for part in parts:
        if part:
            found += [(), *part]
    return found
