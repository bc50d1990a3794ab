"""Purses: what each character has in gold, silver and copper; of the others' only where the campaign has them open."""

from typing import Any

from rules.coin import ACCOUNT, purses_of
from rules.coins import GOLD, SILVER
from rules.sight import View
from rules.track import NOT_GIVEN
from tui.widgets.cells import Line, apart, clean, fit
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.whose import short_names

COIN = 4  # cells of silver and of copper
OF_ACCOUNT = "account"


class PursesPane(EconomyPane):
    """The upper right. A House Account has a row below its owner's purse."""

    TITLE = "Purses"
    KINDS = ("characters",)
    LEAST = 4

    def find(self, view: View) -> There:
        """Those of who is here, as far as this seat sees them, each with what is in it."""
        return [
            (track.where, track.value(view.table))
            for who, one in view.table.characters.items()
            if one.status == "here"
            for track in purses_of(view.table, who)
            if view.shows(track.where)
        ]

    def columns(self) -> Line:
        """The coins."""
        return (("  gp  sp  cp", "$mut"),)

    def nothing(self) -> Line:
        """Why there is none."""
        assert self.board is not None
        return (("no purse" if self.board.view.table.campaign.settings.purses_open else "closed", "$mut"),)

    def measure(self, there: There, width: int) -> None:
        """What is left of the coins is the names'."""
        self._gold = max((len(str((held or 0) // GOLD)) for _, held in there), default=1)
        self._cells = max(1, width - 2 * COIN - self._gold - 1)
        self._names = short_names(self.table, (place.split(".")[1] for place, _ in there), self._cells, self.glyphs)

    def line(self, place: str, one: Any, width: int) -> Line:
        """Whose, and how much of each coin."""
        account = place.endswith(f".{ACCOUNT}")
        name = f"  {OF_ACCOUNT}" if account else self._names[place.split(".")[1]]
        ink = "$mut" if account else "$txt"
        if one is None:
            return apart(((clean(name), ink),), ((NOT_GIVEN, "$mut"),), width, self.glyphs, gap=1)
        gold, rest = divmod(one, GOLD)
        silver, copper = divmod(rest, SILVER)
        return (
            (fit(name, self._cells, self.glyphs), ink),
            (f" {gold:>{self._gold}}", "bold $txt"),
            (f"{silver:>{COIN}}{copper:>{COIN}}", "$txt"),
        )
