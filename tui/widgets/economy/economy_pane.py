"""A pane of the Economy tab: rows of one line each, by the place that each stands for. It makes only those in sight."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.geometry import Size

from rules.seats import SeatKind
from rules.sight import View
from rules.table import Table
from tui.board import Board
from tui.handed import Handed
from tui.ledger import NO_LEDGER, Ledger
from tui.widgets.cells import Line, cut_line, heading
from tui.widgets.pane import MARK, Pane, Row

LABEL = ""  # the id of a row that only says whose the next ones are

NONE: Line = (("none", "$mut"),)

There = list[tuple[str, Any]]


class EconomyPane(Pane):
    """A subclass says what there is, by place, and how one of it is drawn."""

    right_pad = 1
    TITLE: ClassVar[str] = ""
    KINDS: ClassVar[tuple[str, ...]] = ()  # of which of the table's kinds the rows are made
    BEGINS: ClassVar[tuple[SeatKind, ...]] = ("gm", "player")  # who can begin what stands here
    LEAST: ClassVar[int] = 2  # rows that it has before any other one gets more, its heading among them
    ledger = Handed[Ledger](NO_LEDGER)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._found: tuple[View | None, There, tuple[str, ...]] = (None, [], ())

    def ledger_changed(self, *_values: object) -> None:
        """More was paid."""
        self.redraw()

    # -- what there is

    def find(self, view: View) -> There:
        """What stands here, by place, in order."""
        raise NotImplementedError

    def there(self) -> There:
        """The same, found once for each board."""
        return self._all()[1]

    def choices(self) -> tuple[str, ...]:
        """Everything that can be chosen, in sight or not."""
        return self._all()[2]

    def _all(self) -> tuple[View | None, There, tuple[str, ...]]:
        view = self.board.view if self.board is not None else None
        if self._found[0] is not view:
            found = self.find(view) if view is not None else []
            self._found = (view, found, tuple(place for place, _ in found if place != LABEL))
        return self._found

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return *(getattr(table, kind) for kind in self.KINDS), table.done, table.campaign

    @property
    def table(self) -> Table:
        """What the seat sees of the table."""
        assert self.board is not None
        return self.board.view.table

    def room_for(self) -> int:
        """How many lines there would be to draw with no end of room, the heading among them."""
        return 1 + max(1, len(self.there()))

    # -- how it is drawn

    def line(self, place: str, one: Any, width: int) -> Line:
        """One row, in so many cells."""
        raise NotImplementedError

    def measure(self, there: There, width: int) -> None:
        """Find out how wide the columns are, before rows are drawn."""

    def columns(self) -> Line:
        """What stands at the right end of the heading."""
        return ()

    def nothing(self) -> Line:
        """What to say where there is nothing."""
        return NONE

    def head(self, width: int) -> Line:
        """What these are, and what the columns are."""
        return heading(self.TITLE, self.columns(), width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """All of them: for whoever wants them; `lines` makes those alone that are in sight."""
        there = self.there()
        self.measure(there, size.width)
        return [Row(place, (self.line(place, one, size.width),)) for place, one in there]

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, and the rows around the chosen one."""
        if self.board is None or not size.height:
            return ()
        head, there, room = self.head(size.width - self.right_pad), self.there(), size.height - 1
        width = size.width - MARK - self.right_pad
        if not there:
            said = self.nothing() if self.board.seat.kind in self.BEGINS else NONE
            return (head, ((" " * MARK, ""), *cut_line(said, width, self.glyphs)))[: size.height]
        choice, count = self.choice, len(there)
        at = next((at for at, (place, _) in enumerate(there) if place == choice), 0)
        says_more = 1 if room > 1 and at < count - 1 else 0  # the last line says how many more there are
        labelled = at > 0 and there[at - 1][0] == LABEL and room > 2
        self._top = max(0, min(self._top, at - labelled, count - room))
        self._top = max(self._top, min(at, at + 1 + says_more - room))
        self.measure(there, width)
        shown = []
        for place, one in there[self._top : self._top + room]:
            chosen = place == choice and place != LABEL
            shown.append(self._marked(self.line(place, one, width), size.width, 0, Row(place, ()), chosen=chosen))
        if (below := count - self._top - room) > 0 and room > 1:
            shown[-1] = ((" " * MARK, ""), (f"{self.glyphs.cut} {below + 1} more", "$mut"))
        return (head, *shown)
