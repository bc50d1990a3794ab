"""The transcript of an evening, laid over the board."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tui.chronicle_filter import Filter
from tui.desk import Desk
from tui.screens.entry import ARROWS, PAGES
from tui.screens.overlay import Overlay
from tui.transcript import Transcribing
from tui.widgets.transcript_page import TranscriptPage

LEAVES = ("escape", "q", "t", "enter")


class TranscriptScreen(Overlay[None]):
    """To be read, and put away."""

    CSS_PATH = "transcript.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in (*ARROWS, *PAGES, *LEAVES)
    ]

    def __init__(self, desk: Desk, wanted: Filter) -> None:
        super().__init__()
        self._reading = Transcribing(desk, wanted, self._read_on)
        self._page = TranscriptPage(self._reading.transcript)

    def compose(self) -> ComposeResult:
        """One page."""
        yield self._page

    def on_unmount(self) -> None:
        """Nothing more is read."""
        self._reading.close()

    def _read_on(self) -> None:
        self._page.show(self._reading.transcript)

    def action_press(self, name: str) -> None:
        """Rows, pages, and the way out."""
        if name in LEAVES:
            self.dismiss()
        elif name in ARROWS:
            self._page.scroll_rows(ARROWS[name])
        else:
            self._page.turn(name)
