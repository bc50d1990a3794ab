"""The body of a tab: what stands between the tabs and the `last` row."""

from textual.widget import Widget

from tui.board import Board
from tui.handed import Handed
from tui.moves.press import Press
from tui.widgets.boxes import Box


class Body(Box):
    """What every tab's body can do for the keys that work on all of them."""

    board = Handed[Board | None](None)

    @property
    def first(self) -> Widget:
        """The pane that has the focus when the tab comes to the front."""
        raise NotImplementedError

    def choose(self, by: int) -> None:
        """Choose the row `by` further down in the pane that has the focus."""
        raise NotImplementedError

    def turn(self, key: str) -> None:
        """Choose a page further, or the first or last row: `pageup`, `pagedown`, `home`, `end`."""
        raise NotImplementedError

    def look(self) -> None:
        """The tab has come to the front."""

    def takes(self, _key: Press) -> bool:
        """Take a key for a field that is typed into. Returns whether there is one."""
        return False

    @property
    def typing(self) -> bool:
        """Whether a field is typed into."""
        return False

    def leave(self) -> None:
        """Leave what can be left, such as a filter."""
