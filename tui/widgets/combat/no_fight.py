"""No fight is on: how one begins, and those that are kept for later."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.geometry import Size

from rules.table import Table
from tui.board import Board
from tui.widgets.cells import EMPTY, Line, clean, cut, fit, heading
from tui.widgets.combat.field import battalions, fights_kept, theirs
from tui.widgets.pane import Pane, Row

KEYS = (
    ("a", "adds foes, and begins a fight with them"),
    ("m n", "begins a fight: its name, and who is in it"),
    ("m l", "raises a battalion"),
)
MOST_NAME = 40  # cells


class NoFight(Pane):
    """The whole body while nobody fights. A kept fight's row is the place of its status."""

    right_pad = 1

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return table.fights, table.foes, table.battalions

    def choices(self) -> tuple[str, ...]:
        """The kept fights."""
        return tuple(f"fights.{id}.status" for id in fights_kept(self.board.view.table)) if self.board else ()

    @property
    def kept(self) -> str:
        """The id of the chosen one; "" for none."""
        return self.choice.split(".")[1] if self.choice else ""

    @property
    def explains(self) -> str:
        """What `i` explains."""
        return self.choice

    def head(self, width: int) -> Line:
        """That there is none."""
        return heading("No fight is on", (), width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """What the keys do, for whoever has them, and the kept fights."""
        assert self.board is not None
        if not self.board.seat.is_gm:
            return [Row("", ((("the GM begins one", "$mut"),),))]
        rows = [Row("", (((f"{sign:<4}", "bold $amber"), (does, "$txt")),)) for sign, does in KEYS]
        kept = fights_kept(self.board.view.table)
        if kept:
            end: Line = (("Enter", "bold $amber"), (" takes it up", "$mut"))
            head = heading("Kept for later", end, size.width + 2, self.glyphs)
            rows += [Row("", (EMPTY,)), Row("", (head,), flush=True)]
            rows += [Row(f"fights.{id}.status", (self._kept(self.board.view.table, id),)) for id in kept]
        return rows

    def room_for(self) -> int:
        """How many lines there would be to draw, the heading among them."""
        return 1 + len(self.rows(Size(max(1, self.size.width), 1))) if self.board is not None else 0

    def _kept(self, table: Table, id: str) -> Line:
        name = min(MOST_NAME, max(cell_len(clean(table.fights[one].name)) for one in fights_kept(table)))
        foes = sum(foe.many for _, foe in theirs(table, id))
        raised = sum(one.fight == id for _, one in battalions(table, id))
        said = [f"{foes} {'foe' if foes == 1 else 'foes'}"] if foes else []
        said += [f"{raised} {'battalion' if raised == 1 else 'battalions'}"] if raised else []
        return (
            (fit(cut(table.fights[id].name, name, self.glyphs), name, self.glyphs), "$txt"),
            (f"  {', '.join(said) or 'nobody in it yet'}", "$mut"),
        )
