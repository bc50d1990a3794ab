"""The Chronicle tab: every entry, or those that a filter takes, newest first; and what `u` or `U` would undo."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget

from saves.errors import SavesError
from tui.chronicle_filter import Filter, filter_of
from tui.desk import Desk
from tui.handed import Handed, bound
from tui.moves.field import Field
from tui.moves.press import Press
from tui.pages import Pages, Window
from tui.screens.body import Body
from tui.sifted_pages import SiftedPages
from tui.sifting import Sifted
from tui.whole_entry import LOOKED_UP, Choice, choice_of, why_not
from tui.widgets.boxes import Below
from tui.widgets.cells import clean
from tui.widgets.chronicle_margin import ChronicleMargin
from tui.widgets.chronicle_pane import ChroniclePane
from tui.widgets.divider import Divider
from tui.widgets.filter_line import FilterLine
from tui.widgets.undo_pane import UndoPane


class ChronicleTab(Body):
    """Turns the pages of the list that it shows. It reads nothing while another tab is in front.

    All of the chronicle is read where somebody looks; what is looked for, and all that a player may see, is sifted
    from the newest on, behind the screen.
    """

    window = Handed[Window](Window())
    choice = Handed[Choice | None](None)
    sifted = Handed[Sifted](Sifted())

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._filter = Filter()
        self._all = Pages(desk)
        self._sifting: SiftedPages | None = None
        self._field: Field | None = None

    def compose(self) -> ComposeResult:
        """The filter, the list, and what would be undone: below it, or beside it where there is room."""
        with Below(id="chronicle"):
            yield bound(self, FilterLine(), ChronicleTab.board, ChronicleTab.sifted)
            yield bound(self, ChroniclePane(), ChronicleTab.board, ChronicleTab.window, ChronicleTab.sifted)
            yield bound(self, UndoPane(), ChronicleTab.board, ChronicleTab.choice)
        yield Divider()
        yield bound(self, ChronicleMargin(), ChronicleTab.board, ChronicleTab.choice)

    @property
    def first(self) -> Widget:
        """The list."""
        return self.query_one(ChroniclePane)

    @property
    def wanted(self) -> Filter:
        """The filter that stands."""
        return self._filter

    def window_changed(self, *_values: object) -> None:
        """Another entry is chosen, or what stands in its way is another."""
        told = self.window.choice
        self.choice = choice = choice_of(self._desk, told) if told else None
        if choice is not None and choice.why_not == LOOKED_UP:
            self._look_up(choice)

    def _look_up(self, choice: Choice) -> None:
        """What is in the way of an old entry's undo, behind the screen."""

        def found(reason: str) -> None:
            if self.choice is choice:
                self.choice = replace(choice, why_not=reason)

        self._desk.read(lambda: why_not(self._desk, choice.told), found, newest_of="why not")

    def board_changed(self, *_values: object) -> None:
        """What is in sight may have been undone, or something newer be there."""
        self.look()

    def look(self) -> None:
        """Read what is in sight, if anybody looks."""
        if self.board is None or not self.display or not self._height:
            return
        with self._told():
            if self._sifting is None and not self._desk.seat.is_gm:
                self._sift()
            if self._sifting is not None:
                self._sifting.news()
            self._show(self._pages.again(self.window, self._height))
            self.window_changed()

    def choose(self, by: int) -> None:
        """An entry."""
        self._show(self._pages.step(self.window, by, self._height))

    def turn(self, key: str) -> None:
        """A page, or the newest or the oldest entry."""
        page = max(1, self._height - 1)
        if key == "home":
            self._show(self._pages.newest(self._height))
        elif key == "end":
            self._show(self._pages.oldest(self._height))
        else:
            self.choose(page if key == "pagedown" else -page)

    def on_resize(self) -> None:
        """Another size holds more or fewer entries."""
        self.call_after_refresh(self.look)

    # -- the filter

    def type_filter(self) -> None:
        """Begin to type a filter, from the one that stands."""
        self._field = Field()
        self._field.set(self._filter.text)
        self._draw_field()

    def takes(self, key: Press) -> bool:
        """While a filter is typed, every key is for it."""
        field = self._field
        if field is None:
            return False
        if key.name == "escape" or (key.name == "backspace" and not field):
            self._field = None
        elif key.name == "enter":
            self._field = None
            with self._told():
                self.filter_by(field.text)
        else:
            field.press(key)
        self._draw_field()
        return True

    def on_paste(self, event: events.Paste) -> None:
        """Text for the filter, while it is typed: its first line."""
        if self._field is not None:
            event.stop()
            self._field.insert(clean(event.text.strip().partition("\n")[0]))
            self._draw_field()

    @property
    def typing(self) -> bool:
        """Whether a filter is typed."""
        return self._field is not None

    def leave(self) -> None:
        """Take the filter away; the chosen entry stays in sight."""
        self.filter_by("")

    def filter_by(self, text: str) -> None:
        """Show what fits; all of it, if nothing is said."""
        wanted = filter_of(text)
        if wanted == self._filter:
            return
        sifting = SiftedPages(self._desk, wanted, self._sifted_on) if wanted or not self._desk.seat.is_gm else None
        if self._sifting is not None:
            self._sifting.close()
        self._filter, self._sifting = wanted, sifting  # once it could be read: else the one before stands
        chosen = self.window.choice
        window = self._pages.again(Window((), self.window.chosen), self._height)
        if chosen is not None and window.chosen != chosen.at and not wanted:
            window = self._pages.again(Window((chosen,), chosen.at, newest=False), self._height)
        self._show(window)

    def _sift(self) -> None:
        self._sifting = SiftedPages(self._desk, self._filter, self._sifted_on)

    def _sifted_on(self) -> None:
        """It was looked further, and something may have been found."""
        if self._sifting is not None and self.display and self._height:
            with self._told():
                self._show(self._sifting.further(self.window, self._height))

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What can't be read, where no key waits for it, is said; what was shown stays."""
        try:
            yield
        except SavesError as error:
            self._desk.on_trouble(str(error))

    @property
    def _pages(self) -> Pages | SiftedPages:
        return self._sifting or self._all

    def _show(self, window: Window) -> None:
        self.window = window
        self.sifted = self._sifting.state if self._sifting else Sifted()

    def _draw_field(self) -> None:
        self.query_one(FilterLine).type_into(self._field)

    @property
    def _height(self) -> int:
        panes = self.query(ChroniclePane)
        return panes.first().list_height if panes and panes.first().size.height else 0
