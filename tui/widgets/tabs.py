"""The tabs, and at the right what the next key is for."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.handed import Handed
from tui.keys import TABS
from tui.stance import Stance
from tui.widgets.cells import Line, Part, apart
from tui.widgets.lines import Lines


class Tabs(Lines):
    """One row."""

    stance = Handed[Stance](Stance())

    def stance_changed(self, *_values: object) -> None:
        """Another tab, or a key that waits for its second one."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """The digits never shift; tabs that do not exist are left out."""
        parts: list[Part] = [(" ", "")]
        for tab in TABS:
            if tab.id == self.stance.tab:
                parts += [(f" {tab.digit} {tab.name} ", "bold $on-amber on $amber"), (" ", "")]
            else:
                parts += [(f" {tab.digit}", "bold $amber"), (f" {tab.name}  ", "$mut")]
        return (apart(tuple(parts), self._right(), size.width, self.glyphs),)

    def _right(self) -> Line:
        if self.stance.pending == "move":
            return ("m", "bold $amber"), (" and a letter; ", "$txt"), ("Esc", "bold $amber"), (" leaves ", "$txt")
        if self.stance.pending == "pools":
            return ("g", "bold $amber"), (" and d or f; ", "$txt"), ("Esc", "bold $amber"), (" leaves ", "$txt")
        return ("?", "bold $amber"), (" help ", "$mut")
