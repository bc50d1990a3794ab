"""What `i` explains, laid over the board or over a move. Of the chronicle it reads as much as is looked at."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tui.desk import Desk
from tui.explained import Explained
from tui.history import History
from tui.screens.overlay import Overlay
from tui.widgets.explain_page import ExplainPage

ARROWS = {"up": -1, "k": -1, "down": 1, "j": 1}
DOWN = ("down", "j", "pagedown", "end")
PAGES = ("pageup", "pagedown", "home", "end")
LEAVES = ("escape", "q", "i", "enter")


class ExplainScreen(Overlay[None]):
    """To be read, and put away. `explain` makes what is shown from the table as it is."""

    CSS_PATH = "explain.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in (*ARROWS, *PAGES, *LEAVES)
    ]

    def __init__(self, desk: Desk, explained: Explained, explain: Callable[[], Explained | None]) -> None:
        super().__init__()
        self._desk = desk
        self._explain = explain
        self._explained = explained
        self._history = History(desk, explained.places)

    def compose(self) -> ComposeResult:
        """One page."""
        self._read(self.app.size.height)
        yield ExplainPage(self._explained, self._history)

    def table_changed(self) -> None:
        """To be called when the table is another one. What is no more can't be explained."""
        explained = self._explain()
        if explained is not None and self.is_mounted:
            read, self._history = len(self._history.found), History(self._desk, explained.places)
            self._read(max(read, self.size.height))
            self.query_one(ExplainPage).put(explained, self._history)

    def action_press(self, name: str) -> None:
        """Rows, pages, and the way out. At the lower end more of the chronicle is read, a step at a time."""
        page = self.query_one(ExplainPage)
        if name in LEAVES:
            self.dismiss()
            return
        if name in DOWN and page.below < self.size.height:
            self._read(len(self._history.found) + self.size.height)
            page.redraw()
        if name in ARROWS:
            page.scroll_rows(ARROWS[name])
        else:
            page.turn(name)

    def _read(self, count: int) -> None:
        self._desk.read_or(lambda: self._history.more(count), None)
