"""The body of a tab: what stands between the tabs and the `last` row."""

from textual.containers import Container
from textual.widget import Widget

from tui.board import Board
from tui.handed import Handed


class Body(Container):
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
