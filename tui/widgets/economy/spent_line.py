"""The line above it all: gold spent together in this session, and how far it is to the GM Fortune that it brings."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.coin import ENOUGH, FOR_GOLD, fortune_brought, spent_together
from tui.board import Board
from tui.widgets.cells import Line, apart
from tui.widgets.economy.whose import in_gold
from tui.widgets.of_board import OfBoard
from tui.widgets.sheets.gauge import bar

BAR, ROOMY_BAR = 14, 24  # cells
ROOMY = 96  # cells from which the bar is longer


class SpentLine(OfBoard):
    """One row. Where purses are closed a player is told of their own gold alone: all of it would tell the others'."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return spent_together(table), table.campaign, fortune_brought(table)

    def lines(self, size: Size) -> Sequence[Line]:
        """What was spent at the left, what it brings at the right."""
        if self.board is None:
            return ()
        table = self.board.view.table
        spent, width = spent_together(table), size.width - 1
        when = "this session" if table.campaign.in_session else f"in session {table.campaign.session}"
        fortune: Line = ((f"GM Fortune +{FOR_GOLD}", "bold $dusk"),)
        once: Line = ((f"once, at {in_gold(ENOUGH)}: ", "$mut"), *fortune)
        if not (self.board.seat.is_gm or table.campaign.settings.purses_open):
            own = (f"Spent by yours {when}  ", "$txt"), (in_gold(spent), "bold $txt"), (" gp", "$mut")
            return (
                apart(
                    own if self.board.seat.characters else (("purses are closed", "$mut"),), once, width, self.glyphs
                ),
            )
        cells = ROOMY_BAR if width >= ROOMY else BAR
        left: Line = (
            (f"Spent {when}  ", "$txt"),
            *bar(spent, ENOUGH, cells, self.glyphs, "$amber"),
            (f"  {in_gold(spent)}", "bold $txt"),
            (f"/{in_gold(ENOUGH)} gp", "$mut"),
        )
        if fortune_brought(table):
            once = ((f"{self.glyphs.done} ", "$moss"), ("it brought ", "$mut"), *fortune)
        return (apart(left, once, width, self.glyphs),)
