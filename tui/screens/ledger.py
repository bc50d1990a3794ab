"""The ledger of the session or of all time, laid over the board."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tui.desk import Desk
from tui.ledger import Ledgers
from tui.reading_gold import ReadingGold
from tui.screens.entry import ARROWS, PAGES
from tui.screens.overlay import Overlay
from tui.widgets.ledger_page import LedgerPage

LEAVES = ("escape", "q", "t", "enter")
SWITCHES = "s"


class LedgerScreen(Overlay[None]):
    """To be read, and put away. It follows the table. All time is read when it is first asked for."""

    CSS_PATH = "overlay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in (*ARROWS, *PAGES, *LEAVES, SWITCHES)
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._ledgers = Ledgers(desk)
        self._all = False
        self._reading: ReadingGold | None = None
        self._page = LedgerPage(desk.view.table, self._ledgers.now().payments, counts=desk.seat.is_gm)

    def compose(self) -> ComposeResult:
        """One page."""
        yield self._page

    def on_unmount(self) -> None:
        """Nothing more is read."""
        if self._reading:
            self._reading.close()

    def table_changed(self) -> None:
        """More was paid, or taken back."""
        if self._reading:
            self._reading.news()
        self._show()

    def _show(self) -> None:
        if self._all and self._reading:
            self._page.show_all(self._desk.view.table, self._reading.gold)
        else:
            self._page.show_session(self._desk.view.table, self._ledgers.now().payments)

    def _switch(self) -> None:
        """From the session to all time, and back."""
        self._all = not self._all
        if self._all and self._reading is None:
            self._reading = ReadingGold(self._desk, self._show)
        self._show()

    def action_press(self, name: str) -> None:
        """Rows, pages, session or all time, and the way out."""
        if name in LEAVES:
            self.dismiss()
        elif name == SWITCHES:
            self._switch()
        elif name in ARROWS:
            self._page.scroll_rows(ARROWS[name])
        else:
            self._page.turn(name)
