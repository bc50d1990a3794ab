"""Goodwill: what was given in each settlement towards the next point of Reputation (DG-GOODWILL-1)."""

from typing import Any

from rules.economy.goodwill import EACH
from rules.economy.holdings import MOST_REPUTATION
from rules.sight import View
from tui.widgets.cells import Line, apart, cut_line, fit
from tui.widgets.combat.columns import signed
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.whose import in_gold, short_names, widest
from tui.widgets.sheets.gauge import bar

BAR, OWNER, NEXT = 5, 6, 5  # cells
MOST_NAME = 22


class GoodwillPane(EconomyPane):
    """The lower right."""

    TITLE = "Goodwill"
    KINDS = ("reputations", "characters")

    def find(self, view: View) -> There:
        """The settlements of whose gifts this seat knows."""
        return [
            (place, one)
            for id, one in view.table.reputations.items()
            if one.settlement and one.status == "held" and view.shows(place := f"reputations.{id}.given")
        ]

    def columns(self) -> Line:
        """What the numbers are."""
        return (("gp", "$mut"),)

    def nothing(self) -> Line:
        """How to begin."""
        return ("m g", "bold $amber"), (" spends for the people", "$mut")

    def measure(self, there: There, width: int) -> None:
        """Where several characters give, it says who in place of the bar."""
        owners = {one.of for _, one in there}
        self._owners = short_names(self.table, owners, OWNER, self.glyphs) if len(owners) > 1 else {}
        self._amount = max((len(self._given(one)) for _, one in there), default=0)
        beside = (OWNER if self._owners else BAR) + self._amount + NEXT + 2
        self._cells = widest((one.name for _, one in there), max(3, min(MOST_NAME, width - beside)))

    def _given(self, one: Any) -> str:
        return f"{in_gold(one.given)}/{in_gold(EACH)}"

    def line(self, place: str, one: Any, width: int) -> Line:  # noqa: ARG002 - the Reputation says it all
        """Where, how much of what is needed, and what that buys."""
        given, _, needed = self._given(one).partition("/")
        middle: Line = (
            ((fit(self._owners[one.of], OWNER, self.glyphs), "$mut"),)
            if self._owners
            else bar(one.given, EACH, BAR, self.glyphs, "$amber")
        )
        name: Line = ((fit(one.name, self._cells, self.glyphs), "$txt"), (" ", ""), *middle)
        if one.value >= MOST_REPUTATION:
            return cut_line((*name, (f" at {signed(one.value)}, no more", "$mut")), width, self.glyphs)
        blank = " " * (1 + self._amount - len(given) - 1 - len(needed))
        amount: Line = ((f"{blank}{given}", "bold $txt"), (f"/{needed}", "$txt"))
        end: Line = ((f"{self.glyphs.to} ", "$mut"), (signed(one.value + 1), "bold $txt"))
        return apart((*name, *amount), end, width, self.glyphs, gap=1)
