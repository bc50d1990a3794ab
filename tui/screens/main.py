"""The board on screen: what stands on every tab, the tabs, and where each key goes."""

from string import ascii_letters, digits
from typing import ClassVar, Literal, Self

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.geometry import Region, Size
from textual.screen import Screen

from tui.acts.all_acts import Acts
from tui.board import Board
from tui.desk import Desk
from tui.handed import Handed, bound
from tui.keys import BY_NAME, CHRONICLE, STEADING
from tui.screens.body import Body
from tui.screens.steading import SteadingTab
from tui.stance import Stance, Tone
from tui.widgets.footer import Footer
from tui.widgets.header import Header
from tui.widgets.last import Last
from tui.widgets.marks import Marks
from tui.widgets.notice import Notice
from tui.widgets.pane import Pane
from tui.widgets.strip import Strip
from tui.widgets.tabs import Tabs

MARGIN_FROM = 132  # columns from which a margin stands beside every tab
SECONDS_OVER_A_SCREEN = 12
WITHOUT_SENSE = (*ascii_letters, *digits, "slash", "space", "backspace", "comma", "full_stop", "colon")  # but a hint


class Main(Screen[None]):
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

    def __init__(self, desk: Desk, size: Size) -> None:
        # With the classes of its first size, which the framework gives it only after a first layout.
        super().__init__(classes=_classes(size))
        self._desk = desk
        self._acts = Acts(desk, self)
        self._bodies: dict[str, Body] = {}

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield bound(self, Header(), Main.board)
        yield bound(self, Strip(), Main.board)
        yield bound(self, Marks(), Main.board)
        yield bound(self, Tabs(), Main.stance)
        yield bound(self, Notice(), Main.board, Main.stance)
        with Horizontal(id="body"), Container(id="tabs"):
            self._bodies[STEADING] = bound(self, SteadingTab(), Main.board, Main.stance)
            yield self._bodies[STEADING]
        yield bound(self, Last(), Main.board)
        yield bound(self, Footer(), Main.board, Main.stance)

    def on_mount(self) -> None:
        """The Steading is in front."""
        self.set_focus(self.body.first, scroll_visible=False)

    # -- where it stands

    @property
    def body(self) -> Body:
        """What stands in front."""
        return self._bodies[self.stance.tab]

    async def open_tab(self, tab: str) -> None:
        """Bring a tab to the front."""
        if tab not in self._bodies:
            self._bodies[tab] = await self._new_body(tab)
        for one, body in self._bodies.items():
            body.display = one == tab
        self.query_one(Last).display = tab != CHRONICLE  # its lower pane says more
        self.stance = Stance(tab)
        self.set_focus(self.body.first, scroll_visible=False)
        self.body.look()

    async def _new_body(self, tab: str) -> Body:
        """A tab's, when somebody first looks at it: a first paint need not wait for it."""
        if tab == CHRONICLE:
            from tui.screens.chronicle import ChronicleTab

            body: Body = bound(self, ChronicleTab(self._desk), Main.board)
        else:
            from tui.screens.party import PartyTab

            body = bound(self, PartyTab(), Main.board, Main.stance)
        await self.query_one("#tabs").mount(body)
        return body

    async def focus_pane(self, pane: type[Pane]) -> None:
        """Give a pane of the Steading tab the focus."""
        if self.stance.tab != STEADING:
            await self.open_tab(STEADING)
        self.set_focus(self.query_one(pane), scroll_visible=False)

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

    async def action_press(self, name: str) -> None:
        """A key was pressed."""
        before, self.stance = self.stance, Stance(self.stance.tab)
        await self._acts.press(name, before)


def _classes(size: Size) -> str:
    """The classes of a size."""
    sides = ((Main.HORIZONTAL_BREAKPOINTS, size.width), (Main.VERTICAL_BREAKPOINTS, size.height))
    return " ".join([name for least, name in breakpoints or () if cells >= least][-1] for breakpoints, cells in sides)
