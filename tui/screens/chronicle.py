"""The Chronicle tab: every entry, newest first, and below it what `u` or `U` would undo."""

from textual.app import ComposeResult
from textual.widget import Widget

from tui.desk import Desk
from tui.handed import Handed, bound
from tui.pages import Pages, Window
from tui.screens.body import Body
from tui.whole_entry import Choice, choice_of
from tui.widgets.chronicle_pane import ChroniclePane
from tui.widgets.undo_pane import UndoPane


class ChronicleTab(Body):
    """Turns the pages of the list that it shows. It reads nothing while another tab is in front."""

    window = Handed[Window](Window())
    choice = Handed[Choice | None](None)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._pages = Pages(desk)

    def compose(self) -> ComposeResult:
        """The list, and what would be undone."""
        yield bound(self, ChroniclePane(), ChronicleTab.board, ChronicleTab.window)
        yield bound(self, UndoPane(), ChronicleTab.board, ChronicleTab.choice)

    @property
    def first(self) -> Widget:
        """The list."""
        return self.query_one(ChroniclePane)

    def window_changed(self, *_values: object) -> None:
        """Another entry is chosen, or what stands in its way is another."""
        told = self.window.choice
        self.choice = choice_of(self._desk, told) if told else None

    def board_changed(self, *_values: object) -> None:
        """What is in sight may have been undone, or something newer be there."""
        self.look()

    def look(self) -> None:
        """Read what is in sight, if anybody looks."""
        if self.board is not None and self.display and self._height:
            self.window = self._pages.again(self.window, self._height)
            self.window_changed()

    def choose(self, by: int) -> None:
        """An entry."""
        self.window = self._pages.step(self.window, by, self._height)

    def turn(self, key: str) -> None:
        """A page, or the newest or the oldest entry."""
        page = max(1, self._height - 1)
        if key == "home":
            self.window = self._pages.newest(self._height)
        elif key == "end":
            self.window = self._pages.oldest(self._height)
        else:
            self.choose(page if key == "pagedown" else -page)

    @property
    def _height(self) -> int:
        panes = self.query(ChroniclePane)
        return panes.first().list_height if panes and panes.first().size.height else 0

    def on_resize(self) -> None:
        """Another size holds more or fewer entries."""
        self.call_after_refresh(self.look)
