"""Followers: what they do, whom they serve, Loyalty, and whether their wage is paid (DG-FOLLOWER, DG-LOYALTY)."""

from typing import Any

from rules.economy.followers import STILL, followers
from rules.economy.wages import wages_due
from rules.sight import View
from rules.table import MOST_LOYALTY
from tui.widgets.cells import Line, cut_line, fit
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.states import wage_state
from tui.widgets.economy.whose import in_gold, loyalty_boxes, short_names, widest

MASTER, ROOMY_MASTER = 6, 14  # cells
ROOMY = 54  # cells of a row from which there is more room for whom they serve
STATE = 9  # cells, with its sign
LOYALTY = 5  # cells: a box each, and the number
MOST_NAME = 24
LEAST_ROLE, GAPS = 6, 5


class FollowersPane(EconomyPane):
    """Below businesses. One who is away on an errand is grey."""

    TITLE = "Followers"
    KINDS = ("people", "characters")
    LEAST = 4

    def find(self, view: View) -> There:
        """Who still serves, each by the place of their Loyalty."""
        return [(f"people.{id}.loyalty", one) for id, one in followers(view.table, STILL).items()]

    def columns(self) -> Line:
        """What the boxes and the number are."""
        return (("loyalty, wage", "$mut"),)

    def nothing(self) -> Line:
        """How to hire one."""
        return ("m h", "bold $amber"), (" hires a follower", "$mut")

    def measure(self, there: There, width: int) -> None:
        """Names and what they do share what is left."""
        self._due = frozenset(wages_due(self.table))
        most = ROOMY_MASTER if width >= ROOMY else MASTER
        self._masters = short_names(self.table, (one.follows for _, one in there), most, self.glyphs)
        self._master = widest(self._masters.values(), most)
        self._wage = max((len(in_gold(one.wage or 0)) for _, one in there), default=1)
        room = width - self._master - LOYALTY - self._wage - STATE - GAPS
        longest = widest((one.name for _, one in there), MOST_NAME)
        role = widest((one.role for _, one in there), MOST_NAME)
        self._cells = min(longest, max(room - LEAST_ROLE, room - role))
        self._role = max(0, min(role, room - self._cells))

    def line(self, place: str, one: Any, width: int) -> Line:
        """Name, role, whom they serve, Loyalty, wage, and how that stands."""
        wage = in_gold(one.wage or 0) if one.wage is not None else "--"
        line: Line = (
            (fit(one.name, self._cells, self.glyphs), "$txt" if one.status == "here" else "$mut"),
            (" ", ""),
            (fit(one.role, self._role, self.glyphs), "$mut"),
            (" ", ""),
            (fit(self._masters[one.follows], self._master, self.glyphs), "$mut"),
            (" ", ""),
            *loyalty_boxes(one.loyalty, MOST_LOYALTY, self.glyphs),
            (f" {wage:>{self._wage}} ", "bold $txt"),
            *wage_state(self.table, place.split(".")[1], one, self._due).drawn(self.glyphs),
        )
        return cut_line(line, width, self.glyphs)
