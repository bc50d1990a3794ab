"""Below the fight: what would come of it if the chosen one of ours fought the chosen one of theirs."""

from collections.abc import Sequence

from msgspec import Struct
from textual.geometry import Size

from rules.places import MISSING, look
from rules.table import Table
from tui.board import Board
from tui.handed import Handed
from tui.widgets.cells import Line, clean, cut, heading
from tui.widgets.of_board import OfBoard

MOST_NAME = 24  # cells


class Pair(Struct, frozen=True):
    """The chosen one of ours and of theirs, by place; "" for none."""

    fighter: str = ""
    foe: str = ""


class OutlookPane(OfBoard):
    """It is worked out once for as long as the table and the two are the same."""

    pair = Handed[Pair](Pair())

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._found: tuple[Table, Pair, int, list[Line]] | None = None

    def pair_changed(self, *_values: object) -> None:
        """Another two."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """A heading, and what would be."""
        if self.board is None or not self.pair.fighter or not self.pair.foe:
            return ()
        table, width = self.board.view.table, size.width - 1
        if look(table, self.pair.fighter) is MISSING or look(table, self.pair.foe) is MISSING:
            return ()
        found = self._found
        if found is None or found[0] is not table or found[1:3] != (self.pair, width):
            found = self._found = (table, self.pair, width, self._work_out(self.board, width))
        return found[3]

    def _work_out(self, board: Board, width: int) -> list[Line]:
        try:
            from rules.combat.what_if import what_if  # here: a first paint need not wait for it
        except ImportError:
            return []
        from tui.widgets.combat.outlook import outlook_lines

        table, pair = board.view.table, self.pair
        names = [cut(clean(look(table, place).name), MOST_NAME, self.glyphs) for place in (pair.fighter, pair.foe)]
        makes = board.seat.kind != "onlooker"
        end: Line = (("m f", "bold $amber"), (" to roll it", "$mut")) if makes else ()
        head = heading(f"If {names[0]} fights {names[1]}", end, width, self.glyphs)
        if not board.view.shows(f"{pair.foe}.sheet"):
            return [head, (("  how they fare is the GM's to know", "$mut"),)]
        fighter, foe = (place.rpartition(".")[2] for place in (pair.fighter, pair.foe))
        seen = what_if(table, fighter, foe)
        return [head, *outlook_lines(table, seen, pair.fighter, pair.foe, width, self.glyphs)]
