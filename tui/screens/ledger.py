"""The ledger of the session, laid over the board."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tui.desk import Desk
from tui.ledger import Ledgers
from tui.screens.entry import ARROWS, PAGES
from tui.screens.overlay import Overlay
from tui.widgets.ledger_page import LedgerPage

LEAVES = ("escape", "q", "t", "enter")


class LedgerScreen(Overlay[None]):
    """To be read, and put away. It follows the table."""

    CSS_PATH = "overlay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in (*ARROWS, *PAGES, *LEAVES)
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._ledgers = Ledgers(desk)
        self._page = LedgerPage(desk.view.table, self._ledgers.now())

    def compose(self) -> ComposeResult:
        """One page."""
        yield self._page

    def table_changed(self) -> None:
        """More was paid, or taken back."""
        self._page.show(self._desk.view.table, self._ledgers.now())

    def action_press(self, name: str) -> None:
        """Rows, pages, and the way out."""
        if name in LEAVES:
            self.dismiss()
        elif name in ARROWS:
            self._page.scroll_rows(ARROWS[name])
        else:
            self._page.turn(name)
