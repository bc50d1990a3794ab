"""Battalions: how many are left of each, what size that makes, and what it has over the others (DG-BATTALION-1)."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from textual.geometry import Size

from rules.combat.sides import Battalion
from rules.table import Table
from tui.widgets.cells import EMPTY, Line, clean, cut, fit, width_of
from tui.widgets.combat.columns import signed
from tui.widgets.combat.edges import edges_of, with_edges
from tui.widgets.combat.field import BATTALIONS, battalions, gone_word, id_of
from tui.widgets.combat.fight_pane import FightPane
from tui.widgets.combat.sizes import against, size_word
from tui.widgets.pane import Row
from tui.widgets.sheets.gauge import bar

BAR = 10  # cells
QUALITY, HARM, ARMOR = 7, 6, 7  # cells of the columns at the right
MOST_NAME, SIDE, LEFT = 22, 7, 13
BONUS_FROM = 96  # cells from which it says what a size has over the others


class BattalionsPane(FightPane):
    """Below both sides, where there are any."""

    TITLE = BATTALIONS.capitalize()
    KINDS = ("battalions",)

    def find(self, table: Table) -> list[tuple[str, Any]]:
        """Ours first."""
        return battalions(table, self.fight)

    def columns(self, width: int) -> Line:  # noqa: ARG002 - they are the same everywhere
        """Quality, Harm, Armor."""
        return (("quality  harm  armor", "$mut"),)

    def rows(self, size: Size) -> Sequence[Row]:
        """A line each."""
        assert self.board is not None
        there = self.there(self.board.view.table)
        name = min(MOST_NAME, max((cell_len(clean(one.name)) for _, one in there), default=0))
        return [Row(f"{place}.status", (self._line(place, one, name, size.width),)) for place, one in there]

    def _line(self, place: str, one: Battalion, name: int, width: int) -> Line:
        assert self.board is not None
        table, glyphs = self.board.view.table, self.glyphs
        gone = gone_word(table, id_of(place))
        after = "" if one.known else f" {glyphs.not_now}"
        called = fit(cut(one.name, name - cell_len(after), glyphs) + after, name, glyphs)
        ink = "$off" if gone else "$txt" if one.known else "$dusk"
        line: Line = ((called, ink), (f" {one.side:<{SIDE}}", "$mut"))
        line = (*line, *(((gone, "$off"),) if gone else self._members(place, one)))
        counted = all(self.board.view.shows(f"{at}.members") for at, _ in battalions(self.board.view.table, self.fight))
        if width >= BONUS_FROM and not gone and counted:
            line = (*line, (f"   {against(table, id_of(place), self.fight)}", "$mut"))
        edges = edges_of(table, self.fight, place)
        quality: Line = ((f"{'' if one.quality is None else signed(one.quality):>{QUALITY}}", "bold $txt"),)
        harm = with_edges(one.harm, edges, "harm", HARM, glyphs)
        numbers = EMPTY if gone else (*quality, *harm, *with_edges(one.armor, edges, "armor", ARMOR, glyphs))
        return (*line, (" " * (width - width_of(line) - QUALITY - HARM - ARMOR), ""), *numbers)

    def _members(self, place: str, one: Battalion) -> Line:
        """How many are left of how many, and what size that is."""
        assert self.board is not None
        if not self.board.view.shows(f"{place}.members"):
            return (("a battalion", "$mut"),)
        began = max(one.began, one.members)
        left = f"{one.members}/{began}"
        ink = "$moss" if one.side == "ours" else "$dusk"
        return (
            *bar(one.members, began, BAR, self.glyphs, ink),
            (f" {one.members}", "bold $txt"),
            (f"/{began} ", "$txt"),
            (" " * max(0, 5 - len(left)), ""),
            (size_word(one.members), "$mut"),
        )
