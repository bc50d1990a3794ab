"""The tabs, and at the right what the next key is for."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board
from tui.handed import Handed
from tui.keys import TABS, tabs_in
from tui.stance import Stance
from tui.widgets.cells import Line, Part, apart, width_of
from tui.widgets.lines import Lines


class Tabs(Lines):
    """One row."""

    board = Handed[Board | None](None)
    stance = Handed[Stance](Stance())

    def board_changed(self, before: Board | None, after: Board | None) -> None:
        """Others may be there."""
        if before is None or after is None or tabs_in(before.view.table) != tabs_in(after.view.table):
            self.redraw()

    def stance_changed(self, *_values: object) -> None:
        """Another tab, or a key that waits for its second one."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """The digits never shift; tabs that do not exist are left out."""
        parts: list[Part] = [(" ", "")]
        for tab in tabs_in(self.board.view.table) if self.board is not None else TABS:
            if tab.id == self.stance.tab:
                parts += [(f" {tab.digit} {tab.name} ", "bold $on-amber on $amber"), (" ", "")]
            else:
                parts += [(f" {tab.digit}", "bold $amber"), (f" {tab.name}  ", "$mut")]
        right = self._right()
        if width_of((*parts, *right)) > size.width:
            right = self._right_in_short()
        return (apart(tuple(parts), right, size.width, self.glyphs, gap=0),)

    def _right_in_short(self) -> Line:
        """Where there is no room for more: the key that waits, and the one that leaves."""
        sign = "m" if self.stance.pending == "move" else "g"
        return (sign, "bold $amber"), (" ..., ", "$txt"), ("Esc", "bold $amber"), (" leaves ", "$txt")

    def _right(self) -> Line:
        if self.stance.pending == "move":
            return ("m", "bold $amber"), (" and a letter; ", "$txt"), ("Esc", "bold $amber"), (" leaves ", "$txt")
        if self.stance.pending == "pools":
            return ("g", "bold $amber"), (" and d or f; ", "$txt"), ("Esc", "bold $amber"), (" leaves ", "$txt")
        return ("?", "bold $amber"), (" help ", "$mut")
