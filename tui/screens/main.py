"""The board on screen: what stands on every tab, the tabs, and where each key goes."""

from dataclasses import replace
from string import ascii_letters
from typing import ClassVar, Self

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.geometry import Region
from textual.reactive import reactive
from textual.screen import Screen
from textual.widget import Widget

from tui.acts import Acts
from tui.board import Board
from tui.desk import Desk
from tui.keys import BY_NAME, CHRONICLE, STEADING, works_on
from tui.screens.chronicle import ChronicleTab
from tui.screens.steading import SteadingTab
from tui.stance import Stance
from tui.widgets.chronicle_pane import ChroniclePane
from tui.widgets.footer import Footer
from tui.widgets.header import Header
from tui.widgets.last import Last
from tui.widgets.marks import Marks
from tui.widgets.notice import Notice
from tui.widgets.pane import Pane
from tui.widgets.steading_pane import SteadingPane
from tui.widgets.strip import Strip
from tui.widgets.tabs import Tabs

SECONDS_FOR_LONG_WORDS = 12
# What each tab shows, and the pane in it that has the focus first.
BODIES: dict[str, tuple[type[Widget], type[Widget]]] = {
    STEADING: (SteadingTab, SteadingPane),
    CHRONICLE: (ChronicleTab, ChroniclePane),
}


class Main(Screen[None]):
    """Every key comes here first, in order, and is finished before the next one: what is typed ahead goes where it
    was meant for, also into a move that is only just being opened."""

    HORIZONTAL_BREAKPOINTS = [(0, "-w80"), (100, "-w100"), (120, "-w120")]
    VERTICAL_BREAKPOINTS = [(0, "-h24"), (30, "-h30"), (36, "-h36")]
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in {*BY_NAME, *ascii_letters, "slash"}
    ]

    board: reactive[Board | None] = reactive(None, repaint=False)
    stance: reactive[Stance] = reactive(Stance(), repaint=False)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._acts = Acts(desk, self)

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Header().data_bind(Main.board)
        yield Strip().data_bind(Main.board)
        yield Marks().data_bind(Main.board)
        yield Tabs().data_bind(Main.stance)
        yield Notice().data_bind(Main.board)
        with Container(id="tabs"):
            yield SteadingTab().data_bind(Main.board, Main.stance)
            yield ChronicleTab(self._acts.desk).data_bind(Main.board)
        yield Last().data_bind(Main.board)
        yield Footer().data_bind(Main.stance)

    def on_mount(self) -> None:
        """The Steading is in front."""
        self.open_tab(self.stance.tab)

    # -- where it stands

    def open_tab(self, tab: str) -> None:
        """Bring a tab to the front."""
        for one, (body, _) in BODIES.items():
            self.query_one(body).display = one == tab
        self.query_one(Last).display = tab != CHRONICLE  # its lower pane says more
        self.stance = Stance(tab)
        self.set_focus(self.query_one(BODIES[tab][1]), scroll_visible=False)
        self.query_one(ChronicleTab).look()

    def focus_pane(self, pane: type[Pane]) -> None:
        """Give a pane of the Steading tab the focus."""
        if self.stance.tab != STEADING:
            self.open_tab(STEADING)
        self.set_focus(self.query_one(pane), scroll_visible=False)

    @property
    def pane(self) -> Pane | ChroniclePane | None:
        """The pane that has the focus."""
        return self.focused if isinstance(self.focused, Pane | ChroniclePane) else None

    def choose(self, by: int) -> None:
        """Choose the row `by` further down in the pane that has the focus."""
        if isinstance(self.pane, Pane):
            self.pane.step(by)
        else:
            self.query_one(ChronicleTab).step(by)

    def turn(self, key: str) -> None:
        """Choose a page further in the pane that has the focus."""
        if isinstance(self.pane, Pane):
            self.pane.page(key)
        else:
            self.query_one(ChronicleTab).page(key)

    def say(self, words: str) -> None:
        """Say something: in the footer until the next key, or where it is too long for that, above it for a while."""
        if cell_len(words) <= self.size.width - 4:
            self.stance = replace(self.stance, said=words)
        else:
            self.app.notify(words, severity="error", timeout=SECONDS_FOR_LONG_WORDS, markup=False)

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """As the framework does, but that a layout paints only what it moves: else each modal that closes costs two
        paintings of everything."""
        return super().refresh(*regions, repaint=repaint and not layout, layout=layout, recompose=recompose)

    # -- keys

    async def action_press(self, name: str) -> None:
        """A key was pressed."""
        stance, self.stance = self.stance, Stance(self.stance.tab)
        if stance.pending == "move":
            await self._acts.letter(name)
        elif stance.pending == "discard":
            await self._acts.discard_answered(name, stance.about)
        elif (key := BY_NAME.get(name)) and works_on(key, stance.tab):
            await self._acts.do(key.action, name)
