"""The board on screen: what stands on every tab, the tabs, and where each key goes."""

from functools import cached_property
from string import ascii_letters, digits
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from msgspec.structs import replace
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from tui.board import Board
from tui.desk import Desk
from tui.handed import Handed, bound
from tui.keys import BY_NAME, CHRONICLE, COMBAT, ECONOMY, STEADING, tabs_in
from tui.moves.press import Press
from tui.screens.body import Body
from tui.screens.steading import SteadingTab
from tui.stance import Stance, Tone
from tui.widgets.boxes import Beside, Box, Ground
from tui.widgets.footer import Footer
from tui.widgets.header import Header
from tui.widgets.last import Last
from tui.widgets.marks import Marks
from tui.widgets.notice import Notice
from tui.widgets.owed_pane import OwedPane
from tui.widgets.strip import Strip
from tui.widgets.tabs import Tabs

if TYPE_CHECKING:
    from tui.acts.all_acts import Acts
    from tui.moves.screen import MoveScreen
    from tui.widgets.margin import Margin

MARGIN_FROM = 132  # columns from which a margin stands beside every tab
SECONDS_OVER_A_SCREEN = 12
MOVES = "m"  # the key after which a letter is a move's
WITHOUT_SENSE = (*ascii_letters, *digits, "slash", "space", "backspace", "comma", "full_stop", "colon")  # but a hint


class Main(Ground, Screen[None]):
    """Every key comes here first, in order, and is finished before the next one: what is typed ahead goes where it
    was meant for, also into a move that is only just being opened."""

    HORIZONTAL_BREAKPOINTS = [(0, "-w80"), (100, "-w100"), (120, "-w120"), (MARGIN_FROM, "-w132")]
    VERTICAL_BREAKPOINTS = [(0, "-h24"), (30, "-h30"), (36, "-h36"), (40, "-h40")]
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in {*BY_NAME, *WITHOUT_SENSE}
    ]

    board = Handed[Board | None](None)
    stance = Handed[Stance](Stance())
    # The panes draw who has the focus: the framework would paint all of the screen for it.
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)

    def __init__(self, desk: Desk, size: Size) -> None:
        # With the classes of its first size, which the framework gives it only after a first layout.
        super().__init__(classes=_classes(size))
        self._desk = desk
        self._first_size = size
        self._margin: Margin | None = None
        self._bodies: dict[str, Body] = {}
        self._owed_from = ""  # the tab from which somebody went to what is owed
        self.modal: MoveScreen | None = None  # the move that was opened last

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield bound(self, Header(), Main.board)
        yield bound(self, Strip(), Main.board)
        yield bound(self, Marks(), Main.board)
        yield bound(self, Tabs(), Main.board, Main.stance)
        yield bound(self, Notice(), Main.board, Main.stance)
        with Beside(id="body"):
            with Box(id="tabs"):
                self._bodies[STEADING] = bound(self, SteadingTab(), Main.board, Main.stance)
                yield self._bodies[STEADING]
            if self._wide(self._first_size):
                yield self._new_margin()
        yield bound(self, Last(), Main.board)
        yield bound(self, Footer(), Main.board, Main.stance)

    def on_mount(self) -> None:
        """The Steading is in front."""
        self._arrange(self._first_size)
        self.set_focus(self.body.first, scroll_visible=False)

    # -- where it stands

    @property
    def body(self) -> Body:
        """What stands in front."""
        return self._bodies[self.stance.tab]

    async def open_tab(self, tab: str) -> None:
        """Bring a tab to the front."""
        self._owed_from = ""
        if tab not in self._bodies:
            self._bodies[tab] = await self._new_body(tab)
        for one, body in self._bodies.items():
            body.display = one == tab
        self.stance = Stance(tab)
        self._arrange(self.size)
        self.set_focus(self.body.first, scroll_visible=False)
        self.body.look()

    async def _new_body(self, tab: str) -> Body:
        """A tab's, when somebody first looks at it: a first paint need not wait for it."""
        if tab == CHRONICLE:
            from tui.screens.chronicle import ChronicleTab

            body: Body = bound(self, ChronicleTab(self._desk), Main.board)
        elif tab == COMBAT:
            from tui.screens.combat import CombatTab

            body = bound(self, CombatTab(), Main.board, Main.stance)
        elif tab == ECONOMY:
            from tui.screens.economy import EconomyTab

            body = bound(self, EconomyTab(self._desk), Main.board, Main.stance)
        else:
            from tui.screens.party import PartyTab

            body = bound(self, PartyTab(self._desk), Main.board, Main.stance)
        body.display = False  # until the tab before it is hidden: else both are painted, side by side
        await self.query_one("#tabs").mount(body)
        return body

    async def focus_owed(self) -> None:
        """Give what is owed the focus: in the margin, where there is one, or else on the Steading tab."""
        from_tab = self._owed_from or self.stance.tab
        if self.stance.tab != STEADING and not self._margin_stands:
            await self.open_tab(STEADING)
        self._owed_from = from_tab
        self.set_focus(self._owed, scroll_visible=False)

    async def leave_owed(self) -> None:
        """Back from what is owed to where somebody went there from."""
        tab, self._owed_from = self._owed_from, ""
        if tab and isinstance(self.focused, OwedPane):
            if tab != self.stance.tab:
                await self.open_tab(tab)
            self.set_focus(self.body.first, scroll_visible=False)

    # -- the margin

    async def on_resize(self, event: events.Resize) -> None:
        """The margin comes and goes with the room for it, and whoever has the focus there keeps it on the tab."""
        if self._wide(event.size) and self._margin is None:
            await self.query_one("#body").mount(self._new_margin())
        on_owed = isinstance(self.focused, OwedPane)
        self._arrange(event.size)
        if on_owed:
            there = self.stance.tab == STEADING or self._margin_stands
            self.set_focus(self._owed if there else self.body.first, scroll_visible=False)

    def board_changed(self, *_values: object) -> None:
        """Once nothing is owed any more, whoever settled it is back at what stands in front; so is whoever looked at a
        tab that is there no more."""
        if self.board is not None and self.stance.tab not in [tab.id for tab in tabs_in(self.board.view.table)]:
            self.call_next(self.open_tab, STEADING)
        if self.board is not None and not self.board.owed_count and isinstance(self.focused, OwedPane):
            self.set_focus(self.body.first, scroll_visible=False)

    def _wide(self, size: Size) -> bool:
        return size.width >= MARGIN_FROM

    def _new_margin(self) -> "Margin":
        from tui.widgets.margin import Margin  # here: most first paints have no room for it

        self._margin = bound(self, Margin(self._desk), Main.board)
        return self._margin

    def _arrange(self, size: Size) -> None:
        """The margin says what the `last` row and the Steading tab's own list of what is owed would say again.

        The Chronicle says all of it itself.
        """
        stands = self._wide(size) and self.stance.tab != CHRONICLE
        if self._margin is not None:
            if stands and not self._margin.display:
                self._margin.look()
            self._margin.display = stands
        self._bodies[STEADING].query_one(OwedPane).display = not self._wide(size)
        self.query_one(Last).display = not stands and self.stance.tab != CHRONICLE

    @property
    def _margin_stands(self) -> bool:
        return self._margin is not None and self._margin.display

    @property
    def _owed(self) -> OwedPane:
        """What is owed, where it is shown."""
        if self._margin is not None and self._margin.display:
            return self._margin.owed
        return self._bodies[STEADING].query_one(OwedPane)

    def say(self, words: str, tone: Tone = "wrong") -> None:
        """Say something until the next key: in the footer, or above the body where it is too long for that.

        What a screen over the board would hide is shown on that, for a while.
        """
        if self.is_current:
            self.stance = replace(self.stance, said=words, tone=tone)
        else:
            severity: Literal["error", "information"] = "error" if tone == "wrong" else "information"
            self.app.notify(words, severity=severity, timeout=SECONDS_OVER_A_SCREEN, markup=False)

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """As the framework does, but that a layout paints only what it moves: else each modal that closes costs two
        paintings of everything."""
        return super().refresh(*regions, repaint=repaint and not layout, layout=layout, recompose=recompose)

    # -- keys

    def typed(self, key: Press) -> bool:
        """Give a key to the field of the tab that is typed into. Returns whether there is one."""
        if not self.is_current or not self.body.takes(key):
            return False
        if not self.body.typing:
            self.stance = Stance(self.stance.tab)
        return True

    async def action_press(self, name: str) -> None:
        """A key was pressed."""
        before, self.stance = self.stance, Stance(self.stance.tab)
        if self._belongs_to_a_lost_one(name):
            self.say(f"{MOVES} came while a move was being written, and {name} is not taken without it: {MOVES} again")
            return
        await self._acts.press(name, before)

    def _belongs_to_a_lost_one(self, name: str) -> bool:
        """Whether a letter came after an `m` that a closing move has not taken: alone it would mean something else,
        as `u` would undo what was just written."""
        modal, self.modal = self.modal, None
        return modal is not None and modal.lost == MOVES and name != MOVES and name in ascii_letters

    @cached_property
    def _acts(self) -> "Acts":
        from tui.acts.all_acts import Acts  # here: no key can come before the first paint

        return Acts(self._desk, self)


def _classes(size: Size) -> str:
    """The classes of a size."""
    sides = ((Main.HORIZONTAL_BREAKPOINTS, size.width), (Main.VERTICAL_BREAKPOINTS, size.height))
    return " ".join([name for least, name in breakpoints or () if cells >= least][-1] for breakpoints, cells in sides)
