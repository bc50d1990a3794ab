"""The Party tab: who there is at the left, and the chosen one at the right."""

from textual.app import ComposeResult
from textual.widget import Widget

from tui.handed import Handed, bound
from tui.screens.body import Body
from tui.stance import Stance
from tui.widgets.party_pane import PartyPane


class PartyTab(Body):
    """The roster."""

    stance = Handed[Stance](Stance())

    def compose(self) -> ComposeResult:
        """The roster."""
        yield bound(self, PartyPane(), PartyTab.board)

    @property
    def first(self) -> Widget:
        """The roster."""
        return self.query_one(PartyPane)

    def choose(self, by: int) -> None:
        """Somebody."""
        self.query_one(PartyPane).step(by)

    def turn(self, key: str) -> None:
        """A page of them."""
        self.query_one(PartyPane).page(key)
