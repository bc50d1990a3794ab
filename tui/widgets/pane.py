"""A pane: a heading and rows below it, of which one is chosen. It draws only what is in sight."""

from collections.abc import Sequence

from msgspec import Struct
from textual import events
from textual.geometry import Size
from textual.reactive import reactive

from tui.widgets.cells import EMPTY, Line, Part, banded, cut_line
from tui.widgets.of_board import OfBoard

CHOSEN = "on $band"
PAD = 1  # cells kept free at either side
MARK = 2  # cells for the mark of the chosen row


class Row(Struct, frozen=True):
    """One row of one line or more. `id` is what it stands for; "" for one that can't be chosen.

    `flush`: it begins where headings do, with no room for the mark. `sign` stands in the mark's place while it is not
    chosen.
    """

    id: str
    lines: tuple[Line, ...]
    flush: bool = False
    sign: Part = (" ", "")


class Pane(OfBoard, can_focus=True):
    """Rows to choose from. `keeps_mark`: the chosen row keeps a faint mark while another pane has the focus.

    `right_pad`: cells kept free at the right.
    """

    chosen: reactive[str] = reactive("", repaint=False)
    keeps_mark = False
    right_pad = 0

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._top = 0  # the first line of the rows that is in sight
        self._there: tuple[str, ...] = ()  # what could be chosen when it was last drawn

    def head(self, width: int) -> Line:
        """The heading, in `width` cells."""
        raise NotImplementedError

    def rows(self, size: Size) -> Sequence[Row]:
        """All rows. `size` is what the pane has for them, behind the mark."""
        raise NotImplementedError

    def choices(self) -> tuple[str, ...]:
        """What can be chosen, in order, as it was last drawn."""
        return self._there

    @property
    def choice(self) -> str:
        """What is chosen: the first row if what was chosen is no more; "" if there is none."""
        there = self.choices()
        return self.chosen if self.chosen in there else next(iter(there), "")

    @property
    def explains(self) -> str:
        """What `i` explains."""
        return self.choice

    def step(self, by: int) -> None:
        """Choose the row `by` further down, as far as there are rows."""
        there = self.choices()
        if there:
            self.chosen = there[max(0, min(len(there) - 1, there.index(self.choice) + by))]

    def page(self, key: str) -> None:
        """Choose a page further, or the first or last row: `pageup`, `pagedown`, `home`, `end`."""
        page = max(1, self._room().height - 1)
        everything = len(self.choices())
        self.step({"pageup": -page, "pagedown": page, "home": -everything, "end": everything}[key])

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, and the rows around the chosen one."""
        if self.board is None:
            return ()
        room = self._room().height
        rows = self.rows(self._room())
        self._there = tuple(row.id for row in rows if row.id)
        choice, spot = self.choice, (0, 0)
        found: list[tuple[int, Row]] = []  # each line by its number in its row
        for row in rows:
            if row.id and row.id == choice:
                spot = (len(found), len(found) + len(row.lines))
            found += [(number, row) for number in range(len(row.lines))]
        self._top = max(0, min(self._top, spot[0], len(found) - room))
        below_it = 1 if room > 1 and spot[1] < len(found) else 0  # the last line says how many more there are
        self._top = max(self._top, min(spot[0], spot[1] + below_it - room))  # what is chosen is always named
        shown = [
            self._marked(row.lines[number], size.width, number, row, chosen=bool(row.id) and row.id == choice)
            for number, row in found[self._top : self._top + room]
        ]
        if (below := len(found) - self._top - room) > 0 and room > 1:
            shown[-1] = ((" " * MARK, ""), (f"{self.glyphs.cut} {below + 1} more", "$mut"))
        return (self.head(size.width - self.right_pad), *shown)

    def _room(self) -> Size:
        return Size(self.size.width - MARK - self.right_pad, self.size.height - 1)

    def _marked(self, line: Line, width: int, number: int, row: Row, *, chosen: bool) -> Line:
        inner = width - self.right_pad
        glyphs = self.glyphs
        if chosen and self.has_focus:
            sign = glyphs.chosen if number == 0 else glyphs.chosen_more
            return banded(((sign, "bold $amber"), (" ", ""), *cut_line(line, inner - MARK, glyphs)), inner, CHOSEN)
        elif chosen and self.keeps_mark and number == 0:
            return ((glyphs.chosen_more, "$faint"), (" ", ""), *cut_line(line, inner - MARK, glyphs))
        elif row.flush:
            return cut_line(line, inner, glyphs)
        else:
            return (row.sign, (" ", ""), *cut_line(line, inner - MARK, glyphs)) if line else EMPTY

    def watch_chosen(self) -> None:
        """Another row."""
        self.redraw()

    def watch_has_focus(self, focused: bool) -> None:
        """The focus comes or goes: heading and mark change, nothing else."""
        super().watch_has_focus(focused)
        self.redraw()

    def on_focus(self, event: events.Focus) -> None:
        """As the framework does, but that it would paint the whole pane."""
        event.prevent_default()
        self.has_focus = True
        if self.parent is not None:
            self.parent.post_message(events.DescendantFocus(self))

    def on_blur(self, event: events.Blur) -> None:
        """As the framework does, but that it would paint the whole pane."""
        event.prevent_default()
        self.has_focus = False
        if self.parent is not None:
            self.parent.post_message(events.DescendantBlur(self))
