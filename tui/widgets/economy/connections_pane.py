"""Connections: whose, what door they open, and who owes whom a favor (DG-CONNECTIONS)."""

from typing import Any

from rules.economy.favors import NOBODY_OWES, balance
from rules.named import called
from rules.sheets.wounds import WoundsSheet
from rules.sight import View
from tui.widgets.cells import Line, apart, clean, cut, cut_line, width_of
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.whose import short_names

MOST_NAME, OWNER = 24, 7  # cells
GAP = "  "
LEAST_DOOR = 12  # cells of whose it is and what they open, before a favor is left out


class ConnectionsPane(EconomyPane):
    """The lower left."""

    TITLE = "Connections"
    KINDS = ("characters",)

    def find(self, view: View) -> There:
        """What each character who is here has, by the place of its status."""
        return [
            (f"characters.{who}.sheet.connections.{id}.status", one)
            for who, character in view.table.characters.items()
            if character.status == "here" and isinstance(character.sheet, WoundsSheet)
            for id, one in character.sheet.connections.items()
            if one.status == "held"
        ]

    def columns(self) -> Line:
        """How many, where not all can be seen."""
        count = len(self.there())
        return ((str(count), "$mut"),) if count >= self.size.height else ()

    def nothing(self) -> Line:
        """How to gain one."""
        return ("a", "bold $amber"), (" adds a Connection", "$mut")

    def measure(self, there: There, width: int) -> None:  # noqa: ARG002 - names are cut row by row
        """What their owners are called."""
        self._owners = short_names(self.table, (place.split(".")[1] for place, _ in there), OWNER, self.glyphs)

    def line(self, place: str, one: Any, width: int) -> Line:
        """Name, whose, the door they open; at the end a favor that is owed."""
        who = place.split(".")[1]
        owes = balance(self.table, who, one).replace(called(self.table, who), self._owners[who], 1)
        words = ", ".join(filter(None, (self._owners[who], clean(one.text))))
        line: Line = (cut(one.name, MOST_NAME, self.glyphs), "$txt"), (GAP, ""), (words, "$mut")
        favor: Line = ((clean(owes), "bold $txt"),)
        if owes == NOBODY_OWES or width_of(line[:2]) + LEAST_DOOR + width_of(favor) + len(GAP) > width:
            return cut_line(line, width, self.glyphs)
        return apart(line, favor, width, self.glyphs)
