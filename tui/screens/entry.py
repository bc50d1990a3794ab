"""An entry of the chronicle in full, laid over the list."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tui.screens.overlay import Overlay
from tui.whole_entry import WholeEntry
from tui.widgets.entry_page import EntryPage

ARROWS = {"up": -1, "k": -1, "down": 1, "j": 1}
PAGES = ("pageup", "pagedown", "home", "end")
LEAVES = ("escape", "q", "enter")


class EntryScreen(Overlay[None]):
    """To be read, and put away."""

    CSS_PATH = "overlay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in (*ARROWS, *PAGES, *LEAVES)
    ]

    def __init__(self, entry: WholeEntry) -> None:
        super().__init__()
        self._entry = entry

    def compose(self) -> ComposeResult:
        """One page."""
        yield EntryPage(self._entry)

    def action_press(self, name: str) -> None:
        """Rows, pages, and the way out."""
        page = self.query_one(EntryPage)
        if name in LEAVES:
            self.dismiss()
        elif name in ARROWS:
            page.scroll_rows(ARROWS[name])
        else:
            page.turn(name)
