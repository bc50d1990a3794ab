"""A pane of a fight: its rows stand for somebody, by the place of their status."""

from typing import Any, ClassVar

from rules.errors import Refused
from rules.table import Table
from tui.board import Board
from tui.handed import Handed
from tui.widgets.cells import Line, heading
from tui.widgets.combat.field import main_number, place_of_row, places
from tui.widgets.pane import Pane


class FightPane(Pane):
    """`fight` is the id of the fight that is in front. A subclass says who stands in its rows."""

    keeps_mark = True
    right_pad = 1
    TITLE = ""
    KINDS: ClassVar[tuple[str, ...]] = ()  # of which of the table's kinds those are who stand here
    fight = Handed[str]("")

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._of: tuple[Table, str, list[tuple[str, Any]]] | None = None  # who stands here, of which fight

    def fight_changed(self, *_values: object) -> None:
        """Another fight is in front."""
        self.redraw()

    def find(self, table: Table) -> list[tuple[str, Any]]:
        """Who stands here, by place, in order."""
        raise NotImplementedError

    def there(self, table: Table) -> list[tuple[str, Any]]:
        """The same, found once for as long as the table is the same."""
        if self._of is None or self._of[0] is not table or self._of[1] != self.fight:
            self._of = (table, self.fight, self.find(table))
        return self._of[2]

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return *(getattr(table, kind) for kind in self.KINDS), table.edges, table.fights.get(self.fight)

    def choices(self) -> tuple[str, ...]:
        """Everybody, drawn or not."""
        return tuple(places(self.there(self.board.view.table))) if self.board is not None else ()

    @property
    def place(self) -> str:
        """The place of whoever is chosen, `foes.voss`; "" for nobody."""
        return place_of_row(self.choice)

    @property
    def explains(self) -> str:
        """What `i` explains of the chosen one: the number that a fight changes, or else what became of them."""
        assert self.board is not None
        try:
            return main_number(self.board.view.table, self.place) if self.choice else ""
        except Refused:
            return self.choice

    def head(self, width: int) -> Line:
        """Whose side it is, and what the columns are."""
        return heading(self.TITLE, self.columns(width), width, self.glyphs, focused=self.has_focus)

    def columns(self, _width: int) -> Line:
        """What stands at the right end of the heading."""
        return ()

    @property
    def notes_from(self) -> str:
        """Whose notes are shown: of nobody, the chosen one or everybody, by how tall the terminal is."""
        tall = self.app.size.height
        return "all" if tall >= 36 else "chosen" if tall >= 30 else ""

    def room_for(self) -> int:
        """How many lines there would be to draw with no end of room, the heading among them."""
        return 0 if self.board is None else 1 + max(1, len(self.there(self.board.view.table)))
