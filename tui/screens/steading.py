"""The Steading tab: what the steading is at the left, what it can do and what it owes at the right."""

from textual.app import ComposeResult
from textual.widget import Widget

from tui.board import Board
from tui.handed import Handed, bound
from tui.keys import STEADING
from tui.screens.body import Body
from tui.stance import Stance
from tui.widgets.boxes import Below
from tui.widgets.divider import Divider
from tui.widgets.moves_pane import MovesPane, listed
from tui.widgets.owed_pane import OwedPane
from tui.widgets.pane import Pane
from tui.widgets.steading_pane import SteadingPane

HEADINGS = 3  # rows: two headings and what is free between the panes
LEAST_OWED = 3  # rows
MORE = 1  # row, for what is said of the chosen one


class SteadingTab(Body):
    """Three panes."""

    stance = Handed[Stance](Stance())

    def compose(self) -> ComposeResult:
        """Left and right, with a faint line between."""
        yield bound(self, SteadingPane(), SteadingTab.board)
        yield Divider()
        yield bound(self, Right(), SteadingTab.board, SteadingTab.stance)

    @property
    def first(self) -> Widget:
        """The steading itself."""
        return self.query_one(SteadingPane)

    @property
    def pane(self) -> Pane | None:
        """The pane that has the focus."""
        focused = self.screen.focused
        return focused if isinstance(focused, Pane) else None

    def choose(self, by: int) -> None:
        """In the pane that has the focus."""
        if self.pane is not None:
            self.pane.step(by)

    def turn(self, key: str) -> None:
        """In the pane that has the focus."""
        if self.pane is not None:
            self.pane.page(key)


class Right(Below):
    """The two panes at the right. What is owed has as many rows as it needs, as far as that hides no move."""

    board = Handed[Board | None](None)
    stance = Handed[Stance](Stance())

    def on_mount(self) -> None:
        """Once there is a board."""
        self._share()

    def board_changed(self, *_values: object) -> None:
        """There may be more that is owed, or less: looked at once the new number is painted."""
        self.call_after_refresh(self._share)

    def on_resize(self) -> None:
        """There is more room, or less."""
        self._share()

    def _share(self) -> None:
        if self.board is None or not self.size:
            return
        moves, rows = len(listed(self.board.moves_on(STEADING))), self.size.height - HEADINGS
        room = rows - 2 * moves
        owed = min(self.board.owed_count + MORE, max(LEAST_OWED, room if room >= LEAST_OWED else rows - moves))
        pane = self.query_one(OwedPane)
        if pane.styles.height is None or pane.styles.height.value != owed + 1:
            pane.styles.height = owed + 1

    def compose(self) -> ComposeResult:
        """Moves above what is owed."""
        yield bound(self, MovesPane(), Right.board, Right.stance)
        yield bound(self, OwedPane(), Right.board)
