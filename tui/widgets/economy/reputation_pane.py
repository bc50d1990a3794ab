"""Reputation: what places and groups think of each character, as a bar either way from the middle (DG-REPUTATION-1)."""

from typing import Any

from rules.economy.holdings import MOST_REPUTATION
from rules.economy.reputation import STANDINGS, dearer
from rules.named import called
from rules.sight import View
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, cut, cut_line, fit, width_of
from tui.widgets.combat.columns import signed
from tui.widgets.economy.economy_pane import LABEL, EconomyPane, There
from tui.widgets.economy.whose import widest

BAR = 2 * MOST_REPUTATION + 1  # cells
VALUE = 3
LEAST_NAME, MOST_NAME = 8, 22
ROOMY = 42  # cells of a row from which it says what the number is called


class ReputationPane(EconomyPane):
    """Below the Lifestyles. Where several characters have one, each has a line of their own above theirs."""

    TITLE = "Reputation"
    BEGINS = ("gm",)
    KINDS = ("reputations", "characters")
    LEAST = 5

    def find(self, view: View) -> There:
        """Those that matter still, by whose they are."""
        table = view.table
        found: There = []
        whose = list(dict.fromkeys(one.of for one in table.reputations.values() if one.status == "held"))
        for who in whose:
            if len(whose) > 1:
                found.append((LABEL, called(table, who)))
            found += [
                (f"reputations.{id}.value", one)
                for id, one in table.reputations.items()
                if one.of == who and one.status == "held"
            ]
        return found

    def nothing(self) -> Line:
        """How to begin."""
        return ("m r", "bold $amber"), (" begins one", "$mut")

    def measure(self, there: There, width: int) -> None:
        """What is left of the bar is the names', with a cell between."""
        most = max(LEAST_NAME, min(MOST_NAME, width - BAR - VALUE))
        roomy = width >= ROOMY
        self._cells = widest((f"{one.name} " for place, one in there if place), most) if roomy else most

    def line(self, place: str, one: Any, width: int) -> Line:
        """With whom, the bar and the number; with room what it is called and what it does to prices."""
        if place == LABEL:
            return ((cut(one, width, self.glyphs), "$mut"),)
        line: Line = (
            (fit(one.name, self._cells - 1, self.glyphs), "$txt"),
            (" ", ""),
            *both_ways(one.value, self.glyphs),
            (f"{signed(one.value):>{VALUE}}", "bold $txt"),
        )
        if width >= ROOMY:
            word = f"  {STANDINGS[one.value].word}"
            prices = f", {dearer(one.value)}"
            fits = width_of(line) + len(word) + len(prices) <= width
            line = (*line, (word + prices * fits, "$mut"))
        return cut_line(line, width, self.glyphs)


def both_ways(value: int, glyphs: Glyphs) -> Line:
    """A Reputation as boxes to the left or the right of the middle."""
    bad, good = max(0, -value), max(0, value)
    point = glyphs.point
    return (
        (point * (MOST_REPUTATION - bad), "$faint"),
        (glyphs.have * bad, "$rust"),
        (glyphs.side, "$mut"),
        (glyphs.have * good, "$moss"),
        (point * (MOST_REPUTATION - good), "$faint"),
    )
