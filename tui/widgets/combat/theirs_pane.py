"""Theirs: the foes in a fight, alone or several alike. Who fights no more stands last, in grey."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from textual.geometry import Size

from rules.combat.sides import Edge, Foe
from rules.table import Table
from tui.widgets.cells import Line, cut
from tui.widgets.combat.edges import edges_of
from tui.widgets.combat.field import THEIRS, gone_word, id_of, theirs
from tui.widgets.combat.fight_pane import FightPane
from tui.widgets.combat.foe_rows import Seen, columns_for, foe_line, note_of, seen
from tui.widgets.pane import Row

LEGEND_FROM = 32  # cells from which the heading says what the sign of the hidden means


class Made(Struct, frozen=True):
    """Rows that were made, each with the note below it, and of what."""

    table: Table
    fight: str
    size: Size
    rows: list[tuple[str, Line, str]]


class TheirsPane(FightPane):
    """The upper right. A foe that the players do not know of bears a sign, and the heading says what it means."""

    TITLE = THEIRS.capitalize()
    KINDS = ("foes",)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._made: Made | None = None
        self._seen: dict[str, Seen] = {}  # foes as they were last drawn, by place: of forty, one has changed

    def find(self, table: Table) -> list[tuple[str, Any]]:
        """Those who still fight first."""
        return theirs(table, self.fight)

    def columns(self, width: int) -> Line:
        """Harm and armor, where a seat sees any; and what the sign of the hidden is."""
        if self.board is None:
            return ()
        foes = [foe for _, foe in self.there(self.board.view.table)]
        hidden: Line = ()
        if any(not foe.known for foe in foes) and width >= LEGEND_FROM:
            hidden = ((f"{self.glyphs.not_now} hidden  ", "$dusk"),)
        return (*hidden, ("harm armor", "$mut")) if any(foe.sheet for foe in foes) else hidden

    def rows(self, size: Size) -> Sequence[Row]:
        """A line each; below it how they fight and what they want, where there is room for that."""
        notes, choice = self.notes_from, self.choice
        found = []
        for row, line, note in self._rows(size):
            below = bool(note) and (notes == "all" or (notes == "chosen" and row == choice))
            lines: tuple[Line, ...] = (line, ((cut(note, size.width, self.glyphs), "$mut"),)) if below else (line,)
            found.append(Row(row, lines))
        return found or ([Row("", (line,)) for line in self._nobody()] if self.fight else [])

    def room_for(self) -> int:
        """As many lines whoever is chosen, so that choosing moves nothing."""
        if self.board is None or not self.fight:
            return super().room_for()
        table = self.board.view.table
        noted = sum(bool(note_of(foe, self._edges(table, place))) for place, foe in self.there(table))
        return super().room_for() + {"all": noted, "chosen": min(1, noted), "": 0}[self.notes_from]

    def _rows(self, size: Size) -> list[tuple[str, Line, str]]:
        """The rows, made once for as long as all that they are made of is the same."""
        assert self.board is not None
        table, made = self.board.view.table, self._made
        if made is None or made.table is not table or (made.fight, made.size) != (self.fight, size):
            made = self._made = Made(table, self.fight, size, self._make(table, size.width))
        return made.rows

    def _make(self, table: Table, width: int) -> list[tuple[str, Line, str]]:
        there = self.there(table)
        self._seen = {place: self._begun(table, place, foe) for place, foe in there}
        columns = columns_for(list(self._seen.values()), width)
        found = []
        for place, one in self._seen.items():
            edges = self._edges(table, place)
            line = foe_line(one, edges, columns, self.glyphs)
            found.append((f"{place}.status", line, note_of(one.foe, edges)))
        return found

    def _begun(self, table: Table, place: str, foe: Foe) -> Seen:
        before = self._seen.get(place)
        if before is not None and before.foe is foe:
            return before
        gm = self.board is not None and self.board.seat.is_gm
        return seen(foe, gone_word(table, id_of(place)), self.glyphs, gm=gm)

    def _edges(self, table: Table, place: str) -> list[Edge]:
        return edges_of(table, self.fight, place) if table.edges else []

    def _nobody(self) -> list[Line]:
        """How to add some, for whoever may."""
        assert self.board is not None
        if not self.board.seat.is_gm:
            return [(("no foe in sight", "$mut"),)]
        return [(("a", "bold $amber"), (" adds a foe, or several alike", "$mut"))]
