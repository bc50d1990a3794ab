"""Plots over time, laid over the board."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tui.desk import Desk
from tui.plots.page import PlotsPage
from tui.plots.reading import ReadingBack
from tui.screens.entry import ARROWS, PAGES
from tui.screens.overlay import Overlay

SIDEWAYS = {"left": -1, "right": 1, "shift+tab": -1, "tab": 1}
LEAVES = ("escape", "q", "y", "enter", "backspace")
DIGITS = tuple("123456789")


class PlotsScreen(Overlay[None]):
    """To be looked at, and put away. `front` is the name of the plot that is in front at first."""

    CSS_PATH = "plots.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True)
        for name in (*SIDEWAYS, *ARROWS, *PAGES, *LEAVES, *DIGITS, "s")
    ]

    def __init__(self, desk: Desk, front: str) -> None:
        super().__init__()
        self._reading = ReadingBack(desk, self._read_on)
        self._page = PlotsPage(lambda: self._reading.plots, front, counts=desk.seat.is_gm)

    def compose(self) -> ComposeResult:
        """One page."""
        yield self._page

    def on_unmount(self) -> None:
        """Nothing more is read."""
        self._reading.close()

    def table_changed(self) -> None:
        """There may be a value more."""
        self._reading.news()
        self._page.redraw()

    def _read_on(self) -> None:
        self._page.redraw()

    def action_press(self, name: str) -> None:
        """Another plot, somebody else's, sessions or seasons, a page, and the way out."""
        if name in LEAVES or not self._reading.plots.kinds:
            self.dismiss()
        elif name in SIDEWAYS:
            self._page.another(SIDEWAYS[name])
        elif name in ARROWS:
            self._page.another_one(ARROWS[name])
        elif name in DIGITS:
            self._page.choose(int(name))
        elif name == "s":
            self._page.turn_by()
        else:
            self._page.turn(name)

    def on_key(self, event: events.Key) -> None:
        """Any other key says which there are."""
        event.stop()
        self._page.say("left and right, a digit, s, up and down; Esc leaves")
