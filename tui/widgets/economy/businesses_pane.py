"""Businesses and other property: whose, what each brings in a session, and whether it did (DG-PROPERTY)."""

from typing import Any

from rules.economy.business import that_count
from rules.economy.holdings import Holding
from rules.sight import View
from tui.widgets.cells import Line, cut_line, fit, width_of
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.states import business_state
from tui.widgets.economy.whose import in_gold, short_names, widest

OWNER, ROOMY_OWNER = 7, 14  # cells
STATE, ROOMY_STATE = 18, 24
ROOMY = 54  # cells of a row from which there is more room for both
LEAST_NAME, MOST_NAME = 8, 24


class BusinessesPane(EconomyPane):
    """The upper left. What is no business stands last."""

    TITLE = "Businesses"
    KINDS = ("holdings", "characters")
    LEAST = 4

    def find(self, view: View) -> There:
        """What is held, each by the place of what it brings in."""
        held = [(f"holdings.{id}.income", one) for id, one in view.table.holdings.items() if one.status == "held"]
        return sorted(held, key=lambda row: row[1].use != "income")

    def columns(self) -> Line:
        """What the number is."""
        return (("gp a session", "$mut"),)

    def nothing(self) -> Line:
        """How to add one."""
        return ("a", "bold $amber"), (" adds a business or other property", "$mut")

    def measure(self, there: There, width: int) -> None:
        """Names give way first."""
        roomy = width >= ROOMY
        owners = short_names(self.table, (one.owner for _, one in there), ROOMY_OWNER if roomy else OWNER, self.glyphs)
        self._owners = owners
        self._counting = {who: that_count(self.table, who) for who in owners}
        self._owner = widest(owners.values(), ROOMY_OWNER)
        self._income = max((len(self._brings(place, one)) for place, one in there), default=0)
        room = width - self._owner - self._income - 5 - (ROOMY_STATE if roomy else STATE)
        self._cells = widest((one.name for _, one in there), max(LEAST_NAME, min(MOST_NAME, room)))

    def _brings(self, place: str, one: Holding) -> str:
        assert self.board is not None
        if one.use != "income":
            return ""
        return in_gold(one.income) if one.income is not None and self.board.view.shows(place) else "--"

    def line(self, place: str, one: Any, width: int) -> Line:
        """Name, owner, income, and how it stands."""
        business = one.use == "income"
        known = 0 if one.owner in self.ledger.income else None  # what the owner got is known, and nothing is of this
        earned = self.ledger.earned.get(place.split(".")[1], known)
        state = business_state(self.table, one, self._counting[one.owner], earned)
        line: Line = (
            (fit(one.name, self._cells, self.glyphs), "$txt" if business else "$mut"),
            (" ", ""),
            (fit(self._owners[one.owner], self._owner, self.glyphs), "$mut"),
            (f" {self._brings(place, one):>{self._income}}", "bold $txt"),
            (" ", ""),
            *state.drawn(self.glyphs),
        )
        worked = self.ledger.worked.get(place.split(".")[1], 0) if self.table.campaign.in_session else 0
        words = f", worked {worked}"
        if worked and width_of(line) + len(words) <= width:
            line = (*line, (words, "$mut"))
        return cut_line(line, width, self.glyphs)
