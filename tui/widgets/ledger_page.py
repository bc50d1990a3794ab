"""The ledger on a page: each payment of the session, and below them what it comes to by person and by kind."""

from collections.abc import Iterable, Sequence

from textual.geometry import Size
from textual.reactive import reactive

from rules.coins import coins
from rules.named import called
from rules.registry import MOVES
from rules.table import Table
from tui.ledger import Ledger, Payment
from tui.widgets.cells import EMPTY, Line, apart, clean, cut, fit, heading, width_of
from tui.widgets.lines import Lines

SIDES = 2  # cells kept free at either side
AMOUNT = 20  # cells
MOST_NAME = 16
LEAST_WORDS = 10
ELSEWHERE = "-"


class LedgerPage(Lines):
    """As many rows as there is room for; the rest is scrolled to."""

    top: reactive[int] = reactive(0, repaint=False)

    def __init__(self, table: Table, ledger: Ledger) -> None:
        super().__init__()
        self._table = table
        self._ledger = ledger

    def show(self, table: Table, ledger: Ledger) -> None:
        """More was paid."""
        self._table, self._ledger = table, ledger
        self.redraw()

    def watch_top(self) -> None:
        """Scrolled."""
        self.redraw()

    def scroll_rows(self, by: int) -> None:
        """As far as there are rows."""
        self.top = max(0, min(self.top + by, len(self._body(self._width(self.size))) - self._room(self.size)))

    def turn(self, key: str) -> None:
        """A page, or to either end: `pageup`, `pagedown`, `home`, `end`."""
        page, all_of_it = max(1, self._room(self.size) - 1), len(self._body(self._width(self.size)))
        self.scroll_rows({"pageup": -page, "pagedown": page, "home": -all_of_it, "end": all_of_it}[key])

    def lines(self, size: Size) -> Sequence[Line]:
        """The title, the payments and what they come to, and the keys."""
        width, room = self._width(size), self._room(size)
        body = self._body(width)
        shown = body[self.top : self.top + room]
        count = len(self._ledger.payments)
        said: Line = ((f"{count} payment{'' if count == 1 else 's'}", "$mut"),)
        head = heading(f"Gold in session {self._table.campaign.session}", said, width, self.glyphs, focused=True)
        below = len(body) - self.top - room
        more: Line = ()
        if below > 0 or self.top:
            more = (self.glyphs.arrows, "bold $amber"), (f" {max(0, below)} more below", "$mut")
        leave: Line = ("Esc", "bold $amber"), (", ", "$mut"), ("q", "bold $amber"), (" or ", "$mut")
        keys = apart(more, (*leave, ("t", "bold $amber"), (" closes", "$mut")), width, self.glyphs)
        return [((" " * SIDES, ""), *line) for line in (head, *shown, *[EMPTY] * (room - len(shown)), keys)]

    def _width(self, size: Size) -> int:
        return size.width - 2 * SIDES

    def _room(self, size: Size) -> int:
        return max(1, size.height - 2)

    def _body(self, width: int) -> list[Line]:
        there = self._ledger.payments
        if not there:
            return [EMPTY, (("no gold has changed hands in it", "$mut"),)]
        spent: Line = ((f"{self.glyphs.done} counts as spent", "$mut"),)
        rows = [heading("Who paid, to whom, for what", spent, width, self.glyphs)]
        rows += [self._payment(one, width) for one in there]
        people = {one.payer for one in there} | {one.payee for one in there}
        rows += [EMPTY, heading("By person", (("spent, paid, received", "$mut"),), width, self.glyphs)]
        rows += [self._person(who, width) for who in sorted(people - {""}, key=self._called)]
        rows += [EMPTY, heading("By kind", (("paid, received", "$mut"),), width, self.glyphs)]
        return [*rows, *(self._kind(move, width) for move in dict.fromkeys(one.move for one in there))]

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
        there = self._ledger.payments
        spent = _sum(one for one in there if one.payer == who and one.spent)
        paid, received = _sum(one for one in there if one.payer == who), _sum(one for one in there if one.payee == who)
        return self._totals(self._called(who), (spent, paid, received), width)

    def _kind(self, move: str, width: int) -> Line:
        there = [one for one in self._ledger.payments if one.move == move]
        sums = _sum(one for one in there if one.payer), _sum(one for one in there if not one.payer)
        return self._totals(MOVES[move].name if move in MOVES else move, sums, width)

    def _totals(self, name: str, sums: Sequence[int], width: int) -> Line:
        """A name, and amounts at the right."""
        right: Line = tuple((f"{coins(one):>{AMOUNT - 2}}", "$txt" if one else "$mut") for one in sums)
        return apart(((clean(name), "$txt"),), right, width, self.glyphs)


def _sum(some: Iterable[Payment]) -> int:
    return sum(one.amount for one in some)
