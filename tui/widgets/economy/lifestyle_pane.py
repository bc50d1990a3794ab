"""Lifestyle: by which each character lives, what it costs, and whether it is paid this session (DG-LIFESTYLE)."""

from typing import Any

from rules.coin import SHEET
from rules.economy.lifestyle import COSTS, lives_by
from rules.leading import able
from rules.sight import View
from tui.widgets.cells import Line, cut_line, fit
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.states import lifestyle_state, lifestyle_word
from tui.widgets.economy.whose import in_gold, short_names, widest

WORD, COST, STATE = 8, 2, 6  # cells
GAPS = 3
ROOMY = 40  # cells of a row from which it says whose guest somebody is
MOST_NAME = 20


class LifestylePane(EconomyPane):
    """Below the purses."""

    TITLE = "Lifestyle"
    KINDS = ("characters",)
    LEAST = 4

    def find(self, view: View) -> There:
        """Who is here and has a purse."""
        return [(f"characters.{one.id}.sheet.lifestyle", one.id) for one in able(view.table, SHEET)]

    def nothing(self) -> Line:
        """Why there is none."""
        return (("nobody with a purse is here", "$mut"),)

    def measure(self, there: There, width: int) -> None:
        """What is left is the names'."""
        most = max(6, min(MOST_NAME, width - WORD - COST - STATE - GAPS))
        self._names = short_names(self.table, (who for _, who in there), most, self.glyphs)
        self._cells = widest(self._names.values(), most)

    def line(self, place: str, one: Any, width: int) -> Line:  # noqa: ARG002 - who it is says it all
        """Who, how they live, at what cost, and how that stands."""
        lives = lives_by(self.table, one)
        cost = in_gold(COSTS[lives]) if lives is not None else ""
        host = getattr(self.table.characters[one].sheet, "guest_of", "")
        line: Line = (
            (fit(self._names[one], self._cells, self.glyphs), "$txt"),
            (" ", ""),
            (fit(lifestyle_word(self.table, one), WORD, self.glyphs), "$mut"),
            (f" {cost:>{COST}} ", "bold $txt"),
            *lifestyle_state(self.table, one).drawn(self.glyphs),
        )
        if lives == "none" and host and width >= ROOMY:
            line = (*line, (f"  of {host}", "$mut"))
        return cut_line(line, width, self.glyphs)
