"""The ledger on a page: each payment, and what they come to by person and by kind.

Of a session the payments stand first, the oldest above. Of all time the sums do, and then the newest payments; only
the rows in sight are made, however many there are.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from textual.geometry import Size
from textual.reactive import reactive

from rules.coins import coins
from rules.named import called
from rules.table import Table
from tui.all_gold import Adding, Gold
from tui.payments import Payment
from tui.telling import move_in_words
from tui.widgets.cells import EMPTY, Line, apart, clean, cut, fit, heading, width_of
from tui.widgets.lines import Lines

SIDES = 2  # cells kept free at either side
AMOUNT = 20  # cells
MOST_NAME = 16
LEAST_WORDS = 10
ELSEWHERE = "-"


class Part(Struct, frozen=True):
    """A heading, so many rows below it and how each is drawn, and an empty row below these."""

    head: Line
    count: int
    row: Callable[[int], Line]


class LedgerPage(Lines):
    """As many rows as there is room for; the rest is scrolled to. `counts`: this seat may know how many entries."""

    top: reactive[int] = reactive(0, repaint=False)

    def __init__(self, table: Table, payments: Sequence[Payment], *, counts: bool) -> None:
        super().__init__()
        self._counts = counts
        self._all = False
        self._table = table
        self._gold = Adding(payments).gold()

    def show_session(self, table: Table, payments: Sequence[Payment]) -> None:
        """The payments of the session, the oldest first."""
        self._show(table, Adding(payments).gold(), of_all=False)

    def show_all(self, table: Table, gold: Gold) -> None:
        """Those of all time, the newest first, as far as they were read."""
        self._show(table, gold, of_all=True)

    def _show(self, table: Table, gold: Gold, *, of_all: bool) -> None:
        if of_all != self._all:
            self.top = 0
        self._table, self._gold, self._all = table, gold, of_all
        self.scroll_rows(0)  # there may be fewer
        self.redraw()

    def watch_top(self) -> None:
        """Scrolled."""
        self.redraw()

    def scroll_rows(self, by: int) -> None:
        """As far as there are rows."""
        length = _length(self._parts(self._width(self.size)))
        self.top = max(0, min(self.top + by, length - self._room(self.size)))

    def turn(self, key: str) -> None:
        """A page, or to either end: `pageup`, `pagedown`, `home`, `end`."""
        page, all_of_it = max(1, self._room(self.size) - 1), _length(self._parts(self._width(self.size)))
        self.scroll_rows({"pageup": -page, "pagedown": page, "home": -all_of_it, "end": all_of_it}[key])

    def lines(self, size: Size) -> Sequence[Line]:
        """The title, the payments and what they come to, and the keys."""
        width, room = self._width(size), self._room(size)
        parts = self._parts(width)
        shown = [_row(parts, at) for at in range(self.top, min(self.top + room, _length(parts)))]
        rows = (self._head(width), *shown, *[EMPTY] * (room - len(shown)), self._keys(_length(parts), room, width))
        return [((" " * SIDES, ""), *line) for line in rows]

    def _head(self, width: int) -> Line:
        gold, count = self._gold, self._gold.count
        title = "Gold of all time" if self._all else f"Gold in session {self._table.campaign.session}"
        said: Line = ((f"{count:,} payment{'' if count == 1 else 's'}", "$mut"),)
        if not gold.ended:
            read = f"reading: {gold.read:,} of {gold.of:,}" if self._counts else "reading"
            said = ((f"{read}  ", "$txt"), *said)
        return heading(title, said, width, self.glyphs, focused=True)

    def _keys(self, length: int, room: int, width: int) -> Line:
        other = "the session" if self._all else "all time"
        leave: Line = ("s", "bold $amber"), (f" {other}   ", "$mut"), ("Esc", "bold $amber"), (" leaves", "$mut")
        below = length - self.top - room
        more: Line = ()
        if self._gold.trouble:
            more = ((f"{self.glyphs.owed} {clean(self._gold.trouble)}", "$rust"),)
        elif below > 0 or self.top:
            more = (self.glyphs.arrows, "bold $amber"), (f" {max(0, below):,} more below", "$mut")
        return apart(more, leave, width, self.glyphs)

    def _width(self, size: Size) -> int:
        return size.width - 2 * SIDES

    def _room(self, size: Size) -> int:
        return max(1, size.height - 2)

    # -- its parts

    def _parts(self, width: int) -> list[Part]:
        gold, glyphs = self._gold, self.glyphs
        if not gold.count:
            nothing = "nobody has paid or received any gold" if self._all else "no gold has changed hands in it"
            said = "nothing was found so far" if not gold.ended else nothing
            return [Part(EMPTY, 1, lambda _at: ((said, "$mut"),))]
        spent: Line = ((f"{glyphs.done} counts as spent", "$mut"),)
        people, kinds = sorted(gold.people, key=self._called), list(gold.kinds)
        payments = Part(
            heading("Who paid, to whom, for what", spent, width, glyphs),
            gold.count,
            lambda at: self._payment(gold.payments[at], width),
        )
        by_person = Part(
            heading("By person", (("spent, paid, received", "$mut"),), width, glyphs),
            len(people),
            lambda at: self._person(people[at], width),
        )
        by_kind = Part(
            heading("By kind", (("paid, received", "$mut"),), width, glyphs),
            len(kinds),
            lambda at: self._kind(kinds[at], width),
        )
        return [by_person, by_kind, payments] if self._all else [payments, by_person, by_kind]

    def _called(self, who: str) -> str:
        return called(self._table, who) if who else ELSEWHERE

    def _payment(self, one: Payment, width: int) -> Line:
        """Who, how much, and what for; to or from whom, where that is another character."""
        who = one.payer or one.payee
        amount = f"{'-' if one.payer else '+'}{coins(one.amount)}"
        sign = self.glyphs.done if one.spent else " "
        whom = f"to {self._called(one.payee)}: " if one.payer and one.payee else ""
        line: Line = (
            (fit(self._called(who), MOST_NAME, self.glyphs), "$txt"),
            (f" {amount:>{AMOUNT}} ", "bold $txt"),
            (f"{sign} ", "$moss"),
        )
        room = max(LEAST_WORDS, width - width_of(line))
        return (*line, (cut(f"{whom}{clean(one.what_for)}", room, self.glyphs), "$mut"))

    def _person(self, who: str, width: int) -> Line:
        sums = self._gold.people[who]
        return self._totals(self._called(who), (sums.spent, sums.paid, sums.received), width)

    def _kind(self, move: str, width: int) -> Line:
        sums = self._gold.kinds[move]
        return self._totals(move_in_words(move), (sums.paid, sums.received), width)

    def _totals(self, name: str, sums: Sequence[int], width: int) -> Line:
        """A name, and amounts at the right."""
        right: Line = tuple((f"{coins(one):>{AMOUNT - 2}}", "$txt" if one else "$mut") for one in sums)
        return apart(((clean(name), "$txt"),), right, width, self.glyphs)


def _length(parts: Sequence[Part]) -> int:
    return sum(part.count + 2 for part in parts) - 1


def _row(parts: Sequence[Part], at: int) -> Line:
    """The row `at` of all parts, one below the other."""
    for part in parts:
        if at == 0:
            return part.head
        if at <= part.count:
            return part.row(at - 1)
        at -= part.count + 2
        if at < 0:
            break
    return EMPTY
