"""The Steading tab: what the steading is at the left, what it can do and what it owes at the right."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget

from tui.board import Board
from tui.handed import Handed, bound
from tui.screens.body import Body
from tui.stance import Stance
from tui.widgets.divider import Divider
from tui.widgets.moves_pane import MovesPane
from tui.widgets.owed_pane import OwedPane
from tui.widgets.pane import Pane
from tui.widgets.steading_pane import SteadingPane


class SteadingTab(Body):
    """Three panes."""

    stance = Handed[Stance](Stance())

    def compose(self) -> ComposeResult:
        """Left and right, with a faint line between."""
        yield bound(self, SteadingPane(), SteadingTab.board)
        yield Divider()
        yield bound(self, Right(), SteadingTab.board, SteadingTab.stance)

    def board_changed(self, before: Board | None, after: Board | None) -> None:
        """Once nothing is owed any more, whoever settled it is back at the steading."""
        if before is None or after is None or after.owed_count or not before.owed_count:
            return
        if isinstance(self.pane, OwedPane):
            self.screen.set_focus(self.first, scroll_visible=False)

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


class Right(Vertical):
    """The two panes at the right."""

    board = Handed[Board | None](None)
    stance = Handed[Stance](Stance())

    def compose(self) -> ComposeResult:
        """Moves above what is owed."""
        yield bound(self, MovesPane(), Right.board, Right.stance)
        yield bound(self, OwedPane(), Right.board)
