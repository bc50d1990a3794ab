"""The Party tab: who there is at the left, the chosen one at the right, or the moves once `m` is pressed."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.widget import Widget

from tui.handed import Handed, bound
from tui.keys import PARTY
from tui.named_lately import LOOK_BACK, Someone, someone
from tui.screens.body import Body
from tui.stance import Stance
from tui.widgets.boxes import Below
from tui.widgets.divider import Divider
from tui.widgets.pane import Pane
from tui.widgets.party_pane import PartyPane
from tui.widgets.person_pane import PersonPane
from tui.widgets.tab_moves import TabMoves

if TYPE_CHECKING:
    from saves.entry import Entry
    from tui.desk import Desk


class PartyTab(Body):
    """The roster, and whoever is chosen of it. It reads nothing while another tab is in front."""

    stance = Handed[Stance](Stance())
    someone = Handed[Someone | None](None)

    def __init__(self, desk: "Desk") -> None:
        super().__init__()
        self._desk = desk
        self._read: tuple[Entry, ...] = ()  # the newest entries, as they were when the board last changed

    def compose(self) -> ComposeResult:
        """Left and right, with a faint line between."""
        yield bound(self, PartyPane(), PartyTab.board)
        yield Divider()
        with Below(id="person"):
            yield bound(self, PersonPane(), PartyTab.board, PartyTab.someone)
            yield bound(self, TabMoves(PARTY), PartyTab.board, PartyTab.stance)

    @property
    def first(self) -> Widget:
        """The roster."""
        return self.query_one(PartyPane)

    def on_mount(self) -> None:
        """The chosen one is in sight."""
        self.stance_changed()

    def stance_changed(self, *_values: object) -> None:
        """After `m` the moves stand in the place of the chosen one, until the next key."""
        waits = self.stance.pending == "move" and self.stance.tab == PARTY
        person, moves = self.query_one(PersonPane), self.query_one(TabMoves)
        if moves.display != waits or person.display == waits:
            person.display, moves.display = not waits, waits

    def board_changed(self, *_values: object) -> None:
        """There may be somebody new, or something to say of the chosen one."""
        if self.display:
            self.call_next(self.look)  # once the roster has the new board

    def look(self) -> None:
        """Read the newest entries, once for as long as they are the newest."""
        if self.display:
            self._read = self._desk.read_or(lambda: self._desk.campaign.entries(None, LOOK_BACK), self._read)
            self._show()

    def choose(self, by: int) -> None:
        """Somebody, or a row of whatever else has the focus."""
        self._pane.step(by)
        self._show()

    def choose_one(self, place: str) -> None:
        """Somebody by their place, `characters.rhea`."""
        pane = self.query_one(PartyPane)
        if (wanted := f"{place}.status") in pane.choices():
            pane.chosen = wanted
            self._show()

    def turn(self, key: str) -> None:
        """A page of them."""
        self._pane.page(key)
        self._show()

    @property
    def _pane(self) -> Pane:
        focused = self.screen.focused
        return focused if isinstance(focused, Pane) else self.query_one(PartyPane)

    def _show(self) -> None:
        pane = self.query_one(PartyPane)
        pane.chosen = pane.choice  # by name: whoever dies goes to the end of the list, and stays chosen
        place = pane.place
        self.someone = someone(self._desk, place, self._read) if place else None
