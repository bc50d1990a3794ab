"""The Chronicle tab: every entry, newest first, and below it what `u` would undo."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.reactive import reactive

from tui.board import Board
from tui.desk import Desk
from tui.pages import Pages, Window
from tui.widgets.chronicle_pane import ChroniclePane
from tui.widgets.undo_pane import UndoPane


class ChronicleTab(Vertical):
    """Turns the pages of the list that it shows. It reads nothing while another tab is in front."""

    board: reactive[Board | None] = reactive(None, repaint=False)
    window: reactive[Window] = reactive(Window(), repaint=False)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._pages = Pages(desk)

    def compose(self) -> ComposeResult:
        """The list, and what `u` would undo."""
        yield ChroniclePane().data_bind(ChronicleTab.board, ChronicleTab.window)
        yield UndoPane().data_bind(ChronicleTab.board, ChronicleTab.window)

    def watch_board(self) -> None:
        """What is in sight may have been undone, or something newer be there."""
        self.look()

    def look(self) -> None:
        """Read what is in sight, if anybody looks."""
        if self.board is not None and self.display and self._height:
            self.window = self._pages.again(self.window, self._height)

    def step(self, by: int) -> None:
        """Choose the entry `by` further down."""
        self.window = self._pages.step(self.window, by, self._height)

    def page(self, key: str) -> None:
        """Choose a page further, or the newest or oldest entry: `pageup`, `pagedown`, `home`, `end`."""
        page = max(1, self._height - 1)
        if key == "home":
            self.window = self._pages.newest(self._height)
        elif key == "end":
            self.window = self._pages.oldest(self._height)
        else:
            self.step(page if key == "pagedown" else -page)

    @property
    def _height(self) -> int:
        pane = self.query_one(ChroniclePane)
        return pane.list_height if pane.size.height else 0

    def on_resize(self) -> None:
        """Another size holds more or fewer entries."""
        self.call_after_refresh(self.look)
