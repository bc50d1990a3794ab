"""The picker: all moves that this seat could make. What is typed narrows them, arrows choose, Enter makes one."""

from collections.abc import Awaitable, Callable, Sequence
from string import ascii_letters, digits
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import reactive

from tui.move_finding import Found, find
from tui.move_rows import MoveRow
from tui.moves.drawing import Pen
from tui.moves.field import Field
from tui.moves.press import Press
from tui.screens.overlay import Overlay
from tui.widgets.cells import EMPTY, Line, apart, banded, cut, cut_line, fit, heading
from tui.widgets.lines import Lines
from tui.widgets.moves_pane import GREY, move_sign
from tui.widgets.pane import CHOSEN

STEPS = {"up": -1, "down": 1}
PAGES = {"pageup": -1, "pagedown": 1}
SIGNS = {"space": " ", "apostrophe": "'", "minus": "-", "ampersand": "&"}  # that stand in the names of moves
EDITS = ("backspace", "delete", "left", "right", "home", "end", "ctrl+u")
SIDES = 2  # cells kept free at either side
ABOVE, BELOW = 2, 4  # lines above the moves, and below them with an empty one
ALL = "All moves"
ADDRESS, NAME, POOL = 7, 25, 3  # cells


class MoveList(Overlay[None]):
    """`moves` gives the moves as they stand at the table; `make` makes one, by its id. `title` says which they are.

    The keys are bound as the board's are, so that each is finished before the next one: what is typed ahead of Enter
    narrows first, and what is typed after it goes into the move.
    """

    CSS_PATH = "overlay.tcss"
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True)
        for name in (*ascii_letters, *digits, *SIGNS, *STEPS, *PAGES, *EDITS, "enter", "escape")
    ]

    def __init__(
        self, moves: Callable[[], Sequence[MoveRow]], make: Callable[[str], Awaitable[None]], title: str = ALL
    ) -> None:
        super().__init__()
        self._moves = moves
        self._make = make
        self.page = MoveListPage(moves(), title)

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.page

    def table_changed(self) -> None:
        """What can be made may be something else now. What was typed and chosen stays."""
        self.page.put(self._moves())

    async def action_press(self, name: str) -> None:
        """A key that every terminal sends."""
        page = self.page
        if name == "escape" or (name == "backspace" and not page.field):
            self.dismiss()
        elif name == "enter":
            await self._enter()
        elif name in STEPS:
            page.step(STEPS[name])
        elif name in PAGES:
            page.step(PAGES[name] * page.room)
        elif page.field.press(Press(name, SIGNS.get(name, name if len(name) == 1 else None))):
            page.narrow()

    def on_key(self, event: events.Key) -> None:
        """Any other sign is text too."""
        event.stop()
        if self.page.field.press(Press(event.key, event.character)):
            self.page.narrow()

    def on_paste(self, event: events.Paste) -> None:
        """As if it were typed."""
        event.stop()
        self.page.field.insert(" ".join(event.text.split()))
        self.page.narrow()

    async def _enter(self) -> None:
        """Make the chosen one. One that can't be made says why, and the list stays."""
        chosen = self.page.choice
        if chosen is None or chosen.row.blocked:
            self.page.refuse()
        else:
            self.dismiss()
            await self._make(chosen.row.move.id)


class MoveListPage(Lines):
    """A field, a row a move, and what there is to know of the chosen one."""

    chosen: reactive[int] = reactive(0, repaint=False)
    NOTHING: ClassVar[str] = "no move has that in its name or in what sets it off"

    def __init__(self, rows: Sequence[MoveRow], title: str = ALL) -> None:
        super().__init__()
        self._title = title
        self._rows = tuple(rows)
        self._refused = False  # Enter was pressed on one that can't be made
        self.field = Field()
        self.found = find(self._rows, "")

    @property
    def choice(self) -> Found | None:
        """The chosen one; None if nothing is found."""
        return self.found[self.chosen] if self.found else None

    @property
    def room(self) -> int:
        """How many moves are shown at once."""
        return max(1, self.size.height - ABOVE - BELOW)

    def put(self, rows: Sequence[MoveRow]) -> None:
        """The moves as they stand now."""
        held = self.choice
        self._rows = tuple(rows)
        self.found = find(self._rows, self.field.text)
        there = [found.row.move.id for found in self.found]
        self.set_reactive(
            MoveListPage.chosen, there.index(held.row.move.id) if held and held.row.move.id in there else 0
        )
        self.redraw()

    def narrow(self) -> None:
        """Something else was typed: the best one is chosen."""
        self.found, self._refused = find(self._rows, self.field.text), False
        self.set_reactive(MoveListPage.chosen, 0)
        self.redraw()

    def step(self, by: int) -> None:
        """Choose the one `by` further down, as far as there are some."""
        self._refused = False
        self.set_reactive(MoveListPage.chosen, max(0, min(len(self.found) - 1, self.chosen + by)))
        self.redraw()

    def refuse(self) -> None:
        """Say why the chosen one can't be made."""
        self._refused = True
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """As many as fit around the chosen one."""
        width = size.width - 2 * SIDES
        top = max(0, min(self.chosen - self.room // 2, len(self.found) - self.room))
        count = f"{len(self.found)} of {len(self._rows)}" if self.field else f"{len(self._rows)}"
        typed = self.field.line(Pen(self.glyphs), width - 2, "type a few letters of its name, or of what sets it off")
        lines: list[Line] = [
            heading(self._title, ((count, "$mut"),), width, self.glyphs, focused=True),
            (("/", "bold $amber"), (" ", ""), *typed),
        ]
        lines += [
            self._row(found, width, chosen=at == self.chosen)
            for at, found in list(enumerate(self.found))[top : top + self.room]
        ]
        if not self.found:
            lines.append((("  ", ""), (self.NOTHING, "$mut")))
        lines += [EMPTY] * (size.height - BELOW + 1 - len(lines))
        return [((" " * SIDES, ""), *line) for line in (*lines, *self._about(width))]

    def _row(self, found: Found, width: int, *, chosen: bool) -> Line:
        """Its keys, name and pool, and what sets it off, in two or three words where the whole of it does not fit or
        only those have what was typed."""
        row, move, glyphs = found.row, found.row.move, self.glyphs
        ink, mut = (GREY, GREY) if row.blocked else ("$txt", "$mut")
        room = width - 2 - ADDRESS - NAME - POOL
        shorter = (found.in_short or len(move.trigger) > room) and not found.in_trigger
        words, at = (move.short, found.in_short) if shorter else (move.trigger, found.in_trigger)
        line: Line = (
            (fit(found.address, ADDRESS, glyphs), GREY if row.blocked else "bold $amber"),
            *_lit(fit(move.name, NAME, glyphs), found.in_name, ink),
            (fit(row.pool, POOL, glyphs), ink),
            *_lit(cut(words or move.trigger, room, glyphs), at, mut),
        )
        if chosen:
            return banded(((glyphs.chosen, "bold $amber"), (" ", ""), *line), width, CHOSEN)
        return (move_sign(row, glyphs), (" ", ""), *line)

    def _about(self, width: int) -> tuple[Line, Line, Line]:
        """The chosen move in full, and the keys."""
        return self._trigger(width), self._said(width), self._keys(width)

    def _trigger(self, width: int) -> Line:
        found = self.choice
        if found is None:
            return EMPTY
        return cut_line(_lit(found.row.move.trigger, found.in_trigger, "$txt"), width, self.glyphs)

    def _said(self, width: int) -> Line:
        """What it would roll, or why it can't be made."""
        if self.choice is None:
            return EMPTY
        row = self.choice.row
        if row.blocked:
            ink = "bold reverse $rust" if self._refused else "$rust"
            return cut_line(((f"{self.glyphs.owed} not now: {row.blocked}", ink),), width, self.glyphs)
        because = f"  {row.because}" if row.because else ""
        return cut_line(
            ((row.pool, "bold $txt"), (because if row.pool else because.strip(), "$mut")), width, self.glyphs
        )

    def _keys(self, width: int) -> Line:
        choose: Line = (self.glyphs.arrows, "bold $amber"), (" choose   ", "$mut"), ("Enter", "bold $amber")
        back: Line = (("   Backspace", "bold $amber"), (" delete", "$mut")) if self.field else EMPTY
        leave: Line = ("Esc", "bold $amber"), (" leave", "$mut")
        return apart((*choose, (" make", "$mut"), *back), leave, width, self.glyphs)


def _lit(words: str, at: frozenset[int], style: str) -> Line:
    """Words with the letters at some places bold, so that no colour is needed to see them."""
    return tuple((letter, f"bold underline {style}" if place in at else style) for place, letter in enumerate(words))
