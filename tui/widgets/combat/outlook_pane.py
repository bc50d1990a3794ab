"""Below the fight: what would come of it if the chosen one of ours met the chosen one of theirs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from textual.geometry import Size

from rules.combat.sides import Battalion
from rules.places import MISSING, look
from rules.sight import View
from rules.table import Table
from tui.board import Board
from tui.handed import Handed
from tui.widgets.cells import Line, clean, cut, heading
from tui.widgets.combat.field import id_of
from tui.widgets.of_board import OfBoard

if TYPE_CHECKING:
    from rules.combat.what_if import WhatIf

MOST_NAME = 24  # cells
NOT_YOURS = "how they fare is the GM's to know"


class Pair(Struct, frozen=True):
    """The chosen one of ours and of theirs, by place; "" for none."""

    fighter: str = ""
    foe: str = ""


class OutlookPane(OfBoard):
    """It is worked out once for as long as the table and the two are the same; and after what was chosen or changed has
    been painted, for it takes longer than that."""

    pair = Handed[Pair](Pair())

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._of: tuple[Table, Pair, Size] | None = None  # what the lines below are of
        self._found: list[Line] = []
        self._waits = False  # the newest is about to be worked out

    def part(self, board: Board) -> object:
        """Any change may bear on it."""
        return board.newest, board.view.table

    def pair_changed(self, *_values: object) -> None:
        """Another two."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """A heading, and what would be; what was so before, for as long as the newest is not worked out."""
        if self.board is None or not self._there(self.board.view.table):
            self._of, self._found = None, []
            return ()
        of = self._of
        if of is None or of[0] is not self.board.view.table or of[1:] != (self.pair, size):
            self._soon()
        return self._found

    def _there(self, table: Table) -> bool:
        places = (self.pair.fighter, self.pair.foe)
        return all(place and look(table, place) is not MISSING for place in places)

    def _soon(self) -> None:
        if not self._waits:
            self._waits = True
            self.call_after_refresh(self._work)

    def _work(self) -> None:
        self._waits = False
        if self.board is None or not self.size or not self._there(self.board.view.table):
            return
        self._of = (self.board.view.table, self.pair, self.size)
        self._found = self._worked_out(self.board, self.size)
        self.redraw()

    def _worked_out(self, board: Board, size: Size) -> list[Line]:
        from rules.combat.what_if import what_if  # here: a first paint need not wait for it
        from tui.widgets.combat.outlook import Two, outlook_lines, throw_lines

        table, pair, width = board.view.table, self.pair, size.width - 1
        names = [cut(clean(look(table, place).name), MOST_NAME, self.glyphs) for place in (pair.fighter, pair.foe)]
        commands = isinstance(look(table, pair.fighter), Battalion)
        sign, does = ("m b", "meets") if commands else ("m f", "fights")
        end: Line = ((sign, "bold $amber"), (" to roll it", "$mut")) if board.seat.kind != "onlooker" else ()
        head = heading(f"If {names[0]} {does} {names[1]}", end, width, self.glyphs)
        fighter, foe = (id_of(place) for place in (pair.fighter, pair.foe))
        if not board.view.shows(f"{pair.foe}.{'harm' if pair.foe.startswith('battalions.') else 'sheet'}"):
            thrown = throw_lines(what_if(table, fighter, foe), width, self.glyphs)
            return [head, *thrown, ((" ", ""), (NOT_YOURS, "$mut"))]
        two = Two(table, pair.fighter, pair.foe, self.glyphs)
        found = as_seen(board.view, what_if(table, fighter, foe))
        return [head, *outlook_lines(two, found, width, size.height - 1)]


def as_seen(view: View, found: "WhatIf") -> "WhatIf":
    """A forecast without the changes that a seat is not told of."""
    tiers = tuple(
        replace(
            tier,
            outcomes=tuple(
                replace(one, changes=tuple(change for change in one.changes if view.shows(change.where)))
                for one in tier.outcomes
            ),
        )
        for tier in found.tiers
    )
    return replace(found, tiers=tiers)
