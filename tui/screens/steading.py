"""The Steading tab: what the steading is at the left, what it can do and what it owes at the right."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.reactive import reactive

from tui.board import Board
from tui.stance import Stance
from tui.widgets.divider import Divider
from tui.widgets.moves_pane import MovesPane
from tui.widgets.owed_pane import OwedPane
from tui.widgets.steading_pane import SteadingPane


class SteadingTab(Horizontal):
    """Three panes."""

    board: reactive[Board | None] = reactive(None, repaint=False)
    stance: reactive[Stance] = reactive(Stance(), repaint=False)

    def compose(self) -> ComposeResult:
        """Left and right, with a faint line between."""
        yield SteadingPane().data_bind(SteadingTab.board)
        yield Divider()
        yield Right().data_bind(SteadingTab.board, SteadingTab.stance)


class Right(Vertical):
    """The two panes at the right."""

    board: reactive[Board | None] = reactive(None, repaint=False)
    stance: reactive[Stance] = reactive(Stance(), repaint=False)

    def compose(self) -> ComposeResult:
        """Moves above what is owed."""
        yield MovesPane().data_bind(Right.board, Right.stance)
        yield OwedPane().data_bind(Right.board)
