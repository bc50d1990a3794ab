"""The Economy tab: businesses, followers, duties and connections at the left; purses and what is thought of whom at the
right; above them the gold that was spent."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.widget import Widget

from tui.handed import Handed, bound
from tui.keys import ECONOMY
from tui.ledger import NO_LEDGER, Ledger, Ledgers
from tui.screens.body import Body
from tui.stance import Stance
from tui.widgets.boxes import Below, Beside
from tui.widgets.divider import Divider
from tui.widgets.economy.businesses_pane import BusinessesPane
from tui.widgets.economy.connections_pane import ConnectionsPane
from tui.widgets.economy.duties_pane import DutiesPane
from tui.widgets.economy.economy_pane import EconomyPane
from tui.widgets.economy.followers_pane import FollowersPane
from tui.widgets.economy.goodwill_pane import GoodwillPane
from tui.widgets.economy.lifestyle_pane import LifestylePane
from tui.widgets.economy.nothing_yet import NothingYet
from tui.widgets.economy.purses_pane import PursesPane
from tui.widgets.economy.reputation_pane import ReputationPane
from tui.widgets.economy.room import shared
from tui.widgets.economy.spent_line import SpentLine
from tui.widgets.pane import Pane
from tui.widgets.tab_moves import TabMoves

if TYPE_CHECKING:
    from tui.desk import Desk

LEFT: Final[tuple[type[EconomyPane], ...]] = (BusinessesPane, FollowersPane, DutiesPane, ConnectionsPane)
RIGHT: Final[tuple[type[EconomyPane], ...]] = (PursesPane, LifestylePane, ReputationPane, GoodwillPane)


class EconomyTab(Body):
    """Eight panes in two columns. Past the last row of one the arrows go on to the next one of its column."""

    stance = Handed[Stance](Stance())
    ledger = Handed[Ledger](NO_LEDGER)

    def __init__(self, desk: "Desk") -> None:
        super().__init__()
        self._ledgers = Ledgers(desk)
        self._had_focus: Widget | None = None  # before the moves came up

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield bound(self, SpentLine(), EconomyTab.board)
        with Beside(id="books"):
            with Below(id="ours"):
                for kind in LEFT:
                    yield bound(self, kind(), EconomyTab.board, EconomyTab.ledger)
            yield Divider()
            with Below(id="others"):
                for other in RIGHT:
                    yield bound(self, other(), EconomyTab.board, EconomyTab.ledger)
        yield bound(self, NothingYet(), EconomyTab.board)
        yield bound(self, TabMoves(ECONOMY), EconomyTab.board, EconomyTab.stance)

    @property
    def first(self) -> Widget:
        """Businesses, where there is anything."""
        return self.query_one(BusinessesPane) if self._is_any else self.query_one(NothingYet)

    @property
    def pane(self) -> EconomyPane | None:
        """The pane of this tab that has the focus."""
        focused = self.screen.focused
        return focused if isinstance(focused, EconomyPane) else None

    @property
    def _is_any(self) -> bool:
        return any(pane.there() for pane in self.query(EconomyPane))

    def on_mount(self) -> None:
        """As much as there is."""
        self._arrange()

    def on_resize(self) -> None:
        """There is more room, or less."""
        self._arrange()

    def board_changed(self, *_values: object) -> None:
        """There may be more, or less."""
        if self.display:
            self.call_next(self.look)  # once the panes have the new board

    def look(self) -> None:
        """It is in front: read what was paid since it last was."""
        if self.display and self.board is not None:
            self.ledger = self._ledgers.now()
            self._arrange()

    def stance_changed(self, before: Stance, after: Stance) -> None:
        """After `m` the moves stand in the place of it all, until the next key; whoever had the focus has it again."""
        if "move" not in (before.pending, after.pending) or before.pending == after.pending or not self.display:
            return
        if after.pending == "move":
            self._had_focus = self.screen.focused
        self._arrange()
        if before.pending == "move" and self._had_focus is not None:
            self.screen.set_focus(self._had_focus, scroll_visible=False)

    def choose(self, by: int) -> None:
        """In the pane that has the focus; past its end in the next one of its column."""
        pane = self.screen.focused
        if not isinstance(pane, Pane):
            return
        there = pane.choices()
        at_end = not there or pane.choice == there[-1 if by > 0 else 0]
        if isinstance(pane, EconomyPane) and at_end and (beside := self._beside(pane, by)) is not None:
            self.screen.set_focus(beside, scroll_visible=False)
            beside.step(-len(beside.choices()) if by > 0 else len(beside.choices()))
        else:
            pane.step(by)

    def _beside(self, pane: EconomyPane, by: int) -> EconomyPane | None:
        """The next pane of its column in which there is something to choose."""
        column = self._column(LEFT)
        if pane not in column:
            column = self._column(RIGHT)
        at = column.index(pane)
        further = column[at + 1 :] if by > 0 else column[:at][::-1]
        return next((one for one in further if one.choices()), None)

    def _column(self, kinds: Sequence[type[EconomyPane]]) -> list[EconomyPane]:
        return [self.query_one(kind) for kind in kinds]

    def turn(self, key: str) -> None:
        """A page of it."""
        pane = self.screen.focused
        if isinstance(pane, Pane):
            pane.page(key)

    # -- what is shown

    @property
    def _room(self) -> int:
        """How many rows there are. Before it has any itself, those of the tab before it: so the first painting of it is
        the last one."""
        if self.size:
            return self.size.height
        others = [body.size.height for body in self.screen.query(Body) if body is not self]
        return max(others, default=0)

    def _arrange(self) -> None:
        """Which parts there are, and how many rows each has."""
        room = self._room
        if self.board is None or not room:
            return
        waits = self.stance.pending == "move" and self.stance.tab == ECONOMY
        is_any = self._is_any
        _shown(self.query_one(SpentLine), there=is_any)
        _shown(self.query_one("#books"), there=is_any and not waits)
        _shown(self.query_one(NothingYet), there=not is_any and not waits)
        _shown(self.query_one(TabMoves), there=waits)
        height = room - (2 if self.app.size.height >= 30 else 1)
        for column in (LEFT, RIGHT):
            panes = self._column(column)
            shares = shared(height, [(pane.LEAST, pane.room_for()) for pane in panes])
            for pane, share in zip(panes, shares, strict=True):
                _tall(pane, share.rows, above=share.above)
        focused = self.screen.focused
        gone = isinstance(focused, NothingYet) if is_any else isinstance(focused, EconomyPane)
        if self.display and not waits and (gone or focused is None):
            self.screen.set_focus(self.first, scroll_visible=False)


def _shown(widget: Widget, *, there: bool) -> None:
    if widget.display != there:
        widget.display = there


def _tall(widget: Widget, height: int, *, above: int = 0) -> None:
    """So many rows, and so many empty ones above."""
    styles = widget.styles
    if styles.height is None or styles.height.value != height:
        styles.height = height
    if styles.margin.top != above:
        styles.margin = (above, 0, 0, 0)
