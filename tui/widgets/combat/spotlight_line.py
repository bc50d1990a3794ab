"""The line above a fight: who has the spotlight, who has waited longest for it, and which fight and exchange it is."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.combat.spotlight import lit as whose
from rules.combat.spotlight import waiting_longest
from rules.combat.who_fights import fights_on
from rules.table import Table
from tui.board import Board
from tui.handed import Handed
from tui.widgets.cells import Line, apart, clean, cut, width_of
from tui.widgets.combat.columns import called
from tui.widgets.combat.field import id_of, ours
from tui.widgets.of_board import OfBoard

MOST_NAME, SHORT_NAME = 20, 8  # cells
ROOMY = 96  # cells from which names are longer
GAP = 2
LEAST_OF_FIGHT = 24  # cells: its exchange, and the beginning of its name


class SpotlightLine(OfBoard):
    """One row. Who has waited is said, and decides nothing (DG-SPOTLIGHT)."""

    fight = Handed[str]("")

    def fight_changed(self, *_values: object) -> None:
        """Another fight is in front."""
        self.redraw()

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return table.fights, [(place, one.name) for place, one in ours(table, self.fight)]

    def lines(self, size: Size) -> Sequence[Line]:
        """The spotlight at the left, the fight at the right."""
        if self.board is None or self.fight not in self.board.view.table.fights:
            return ()
        table = self.board.view.table
        name = MOST_NAME if size.width >= ROOMY else SHORT_NAME
        left = self._spotlight(table, name, " and {} more")
        if width_of(left) + GAP + width_of(self._fight(table, LEAST_OF_FIGHT)) > size.width - 1:
            left = self._spotlight(table, name, " +{}")
        right = self._fight(table, size.width - 1 - width_of(left) - GAP)
        return (apart(left, right, size.width - 1, self.glyphs),)

    def _spotlight(self, table: Table, width: int, others: str) -> Line:
        there = ours(table, self.fight)
        short = called([one.name for _, one in there], width, self.glyphs)
        names = {id_of(place): name for (place, _), name in zip(there, short, strict=True)}
        lit = names.get(whose(table, self.fight))
        line: Line = (("Spotlight ", "$mut"),)
        if lit is None:
            line = (*line, (f"{self.glyphs.not_now} nobody", "$mut"))
        else:
            line = (*line, (f"{self.glyphs.now} {lit}", "bold $amber"))
        waits = [names[id] for id in waiting_longest(table, self.fight) if id in names]
        if not waits:
            return line
        more = others.format(len(waits) - 1) if len(waits) > 1 else ""
        return (*line, ("   waiting longest: ", "$mut"), (waits[0], "$txt"), (more, "$mut"))

    def _fight(self, table: Table, room: int) -> Line:
        fight, on = table.fights[self.fight], fights_on(table)
        end: Line = ((f" {self.glyphs.dot} exchange ", "$mut"), (str(fight.exchange), "$txt"))
        if len(on) > 1:
            at = on.index(self.fight) + 1 if self.fight in on else 1
            end = (*end, (f" {self.glyphs.dot} {at}/{len(on)} ", "$mut"), ("f", "bold $amber"))
        return ((cut(clean(fight.name), room - width_of(end), self.glyphs), "$mut"), *end)
