"""Help: every key, mark and move that this seat has, from where they are declared, in as many pages as it takes."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import reactive

from rules.registry import on_tab
from rules.seats import Seat
from rules.table import Table
from rules.worlds import in_play
from tui.keys import EVERYWHERE, TABS, Group, Key, Tab, keys_in, tabs_in, written
from tui.screens.overlay import Overlay
from tui.widgets.cells import EMPTY, Line, apart, fit, heading, width_of
from tui.widgets.lines import Lines

Rows = list[Line]  # of one entry: it is never parted
Section = tuple[Line, list[Rows]]  # a heading, and what stands under it

SIDES, BETWEEN = 2, 2  # cells at either side, and between two columns
SIGNS: dict[Group, int] = {"everywhere": 10, "chosen": 4, "then": 4}  # cells
TITLES: dict[Group, str] = {
    "everywhere": "Everywhere",
    "chosen": "On the chosen row",
    "then": "Then a letter, or a row",
}
NAME = 27  # cells of a move's name
MARKS, IN_A_MOVE = 6, 10  # cells
LEAST = 4  # lines of a section that is parted
NO_LINES: list[Line] = []
_FURTHER = ("tab", "right", "l", "down", "j", "pagedown", "space", "end")
_BACK = ("shift+tab", "left", "h", "up", "k", "pageup", "backspace", "home")
_CLOSES = ("q", "escape", "question_mark", "enter")


class Help(Overlay[None]):
    """Pages to be turned, and put away."""

    CSS_PATH = "overlay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True) for name in (*_FURTHER, *_BACK, *_CLOSES)
    ]

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__()
        self._table = table
        self._seat = seat

    def compose(self) -> ComposeResult:
        """One page."""
        yield HelpPage(self._table, self._seat)

    def action_press(self, name: str) -> None:
        """Another page, or the way out."""
        page = self.query_one(HelpPage)
        if name in _CLOSES:
            self.dismiss()
        elif name in ("home", "end"):
            page.turn(len(page.pages(page.size)) * (1 if name == "end" else -1))
        elif name == "tab":
            page.turn(1, around=True)
        else:
            page.turn(1 if name in _FURTHER else -1)


class HelpPage(Lines):
    """Keys in two columns, then moves in one."""

    number: reactive[int] = reactive(0, repaint=False)

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__()
        self._table = table
        self._seat = seat

    def watch_number(self) -> None:
        """Another page."""
        self.redraw()

    def turn(self, by: int, *, around: bool = False) -> None:
        """So many pages further, as far as there are some, or from the last to the first."""
        count = len(self.pages(self.size))
        self.number = (self.number + by) % count if around else max(0, min(count - 1, self.number + by))

    def lines(self, size: Size) -> Sequence[Line]:
        """The page that is in front, and how to see the others."""
        pages = self.pages(size)
        at = min(self.number, len(pages) - 1)  # larger screens have fewer
        rows = pages[at][: size.height - 1]
        rows += [EMPTY] * (size.height - 1 - len(rows))
        end: Line = ("Esc", "bold $amber"), (" or ", "$mut"), ("q", "bold $amber"), (" closes", "$mut")
        if len(pages) > 1:
            end = (("Tab", "bold $amber"), (f" page {at + 1} of {len(pages)}   ", "$mut"), *end)
        said: Line = (("a digit at the end: on that tab alone", "$mut"),) if at == 0 else EMPTY
        last = apart(said, end, size.width - 2 * SIDES, self.glyphs)
        return [((" " * SIDES, ""), *line) for line in (*rows, last)]

    def pages(self, size: Size) -> list[Rows]:
        """All pages, each as its lines."""
        height, width = max(4, size.height - 1), size.width - 2 * SIDES
        column = (width - BETWEEN) // 2
        columns = _flow(self._keys(column), height)
        keys = [
            _beside(left, right, column) for left, right in zip_longest(columns[::2], columns[1::2], fillvalue=NO_LINES)
        ]
        return [*keys, *(_flow(moves, height, whole=False) if (moves := self._moves(width)) else [])]

    # -- what there is to tell

    def _keys(self, width: int) -> list[Section]:
        mine = [key for key in keys_in(self._table) if works_for(key, self._seat)]
        sections: list[Section] = []
        for group, title in TITLES.items():
            rows = [[self._key(key, width)] for key in mine if key.group == group]
            if rows:
                sections.append((heading(title, (), width, self.glyphs), rows))
        if self._seat.kind != "onlooker":
            sections.append(self._in_a_move(width))
        return [*sections, self._marks(width)]

    def _key(self, key: Key, width: int) -> Line:
        sign = (fit(written(key, self.glyphs), SIGNS[key.group], self.glyphs), "bold $amber")
        return apart(
            (sign, (key.does, "$txt")),
            ((where(key, self._seat, tabs_in(self._table)), "$mut"),),
            width,
            self.glyphs,
            gap=1,
        )

    def _in_a_move(self, width: int) -> Section:
        rows = (
            ("1 to 9", "a die's face, or a pick"),
            ("Space", "roll here; tick"),
            ("Enter", "go on; commit"),
            ("Backspace", "one step back"),
            ("a letter", "what stands beside it"),
            ("w", "swap whose pick it is"),
            ("1 to 9", "at the end: waive that"),
            ("i", "the rule of what is asked"),
            ("X", "discard all of it"),
        )
        drawn: list[Rows] = [
            [((fit(sign, IN_A_MOVE, self.glyphs), "bold $amber"), (does, "$txt"))] for sign, does in rows
        ]
        return heading("In a move", (), width, self.glyphs), drawn

    def _marks(self, width: int) -> Section:
        glyphs = self.glyphs
        boxes: Line = (glyphs.have, "$moss"), (glyphs.lack, "$box"), (glyphs.up, "$moss"), (glyphs.down, "$rust")
        rounds: Line = (glyphs.now, "bold $amber"), (glyphs.not_now, "$mut")
        rows: tuple[tuple[Line, str], ...] = (
            (boxes, "have, lack, raised, lowered"),
            (rounds, "now, not now; threat's stage"),
            (((glyphs.owed, "bold $rust"), (" ", ""), (glyphs.dot, "$mut")), "owed; a move left open"),
            (((glyphs.rule, "$box"),), "can't be done now"),
            ((("Aa", "bold $amber"),), "a capital is the larger act"),
        )
        drawn: list[Rows] = [
            [(*marks, (" " * (MARKS - width_of(marks)), ""), (words, "$txt"))] for marks, words in rows
        ]
        return heading("Marks", (), width, glyphs), drawn

    def _moves(self, width: int) -> list[Section]:
        """The moves that this seat could make, by the tabs whose letters they have."""
        sections: list[Section] = []
        if self._seat.kind == "onlooker":
            return sections
        for tab in tabs_in(self._table):
            moves = [
                move
                for move in on_tab(tab.id)
                if (self._seat.is_gm or move.players) and in_play(self._table, move.world)
            ]
            if moves:
                then: Line = ("m", "bold $amber"), (" then a letter", "$mut")
                rows = [self._move(move.letter, move.name, move.trigger, width) for move in moves]
                sections.append((heading(f"Moves of {tab.digit} {tab.name}", then, width, self.glyphs), rows))
        return sections

    def _move(self, letter: str, name: str, trigger: str, width: int) -> Rows:
        """Its letter, its name, and what sets it off."""
        first, *more = wrap(trigger, max(10, width - NAME - 3))
        left = ((letter, "bold $amber"), ("  ", ""), (fit(name, NAME, self.glyphs), "$txt"))
        return [(*left, (first, "$mut")), *(((" " * (NAME + 3), ""), (row, "$mut")) for row in more)]


def works_for(key: Key, seat: Seat) -> bool:
    """Whether a key does anything for a seat, wherever."""
    if seat.kind not in key.seats and not (seat.kind == "player" and key.own):
        return False
    return not (key.tabs and not _tabs(key, seat))


def where(key: Key, seat: Seat, there: Sequence[Tab] = TABS) -> str:
    """The digits of the tabs, of those that are `there`, on which alone a key works for a seat; "" for all of them."""
    tabs = _tabs(key, seat)
    everywhere = key.action in EVERYWHERE and key.group != "chosen"  # one of a row only says elsewhere where that is
    if everywhere or len(tabs) in (0, len(there)):
        return ""
    return " ".join(tab.digit for tab in there if tab.id in tabs)


def _tabs(key: Key, seat: Seat) -> tuple[str, ...]:
    """The tabs that a key names, but for an onlooker those where it only makes moves, and for a player whose key it is
    not everywhere those where they have something of their own."""
    if seat.kind == "player" and seat.kind not in key.seats:
        return key.own
    return tuple(tab for tab in key.tabs if not (seat.kind == "onlooker" and tab in key.makes))


def _flow(sections: Sequence[Section], height: int, *, whole: bool = True) -> list[Rows]:
    """Sections one below the other in columns of this height. With `whole` one that fits into a column is not parted;
    one that is has its heading again in the next."""
    columns: list[Rows] = [[]]
    for title, entries in sections:
        length = 1 + sum(map(len, entries))
        gap = 1 if columns[-1] else 0
        left = height - len(columns[-1]) - gap
        if columns[-1] and length > left and (left < LEAST or (whole and length <= height)):
            columns.append([])
            gap = 0
        columns[-1] += [*[EMPTY] * gap, title]
        for entry in entries:
            if len(columns[-1]) + len(entry) > height:
                columns.append([title])
            columns[-1] += entry
    return columns


def _beside(left: Rows, right: Rows, width: int) -> Rows:
    return [
        (*ours, (" " * (width + BETWEEN - width_of(ours)), ""), *theirs)
        for ours, theirs in zip_longest(left, right, fillvalue=EMPTY)
    ]
