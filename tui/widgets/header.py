"""The header: the campaign, the season, who is looking, and whether all is kept."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.table import Table
from tui.board import Board
from tui.widgets.cells import Line, apart, clean, cut, cut_line, width_of
from tui.widgets.of_board import OfBoard

WIDE = 120  # columns from which the program's name stands there too


class Header(OfBoard):
    """One row."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        campaign = table.campaign.name, table.campaign.session, table.campaign.in_session
        return campaign, table.steading.season, table.steading.year, board.read_only, board.old

    def lines(self, size: Size) -> Sequence[Line]:
        """Campaign and season at the left, seat and mark at the right. A long name is cut, the rest never."""
        if self.board is None:
            return ()
        table = self.board.view.table
        program: Line = (("Hearthside   ", "$mut"),) if size.width >= WIDE else ()
        when: Line = (
            (f"  {self._session(table)}{table.steading.season.capitalize()}, year {table.steading.year}", "$mut"),
        )
        right: Line = (*self._seat(self.board), ("   ", ""), *self._kept(self.board), (" ", ""))
        room = size.width - width_of((*program, *when, *right)) - 3
        name = cut_line(((clean(table.campaign.name), "bold $txt"),), room, self.glyphs)
        return (apart(((" ", ""), *program, *name, *when), right, size.width, self.glyphs),)

    def _session(self, table: Table) -> str:
        """The evening that is played, or the last that was; nothing before the first."""
        if not table.campaign.session:
            return ""
        return f"{'' if table.campaign.in_session else 'after '}session {table.campaign.session} {self.glyphs.dot} "

    def _seat(self, board: Board) -> Line:
        if board.seat.is_gm:
            return (("GM view", "$txt"),)
        name = cut(board.seat.name, self.size.width // 4, self.glyphs)
        return ((f" {board.seat.kind.upper()}: {name} ", "bold $on-amber on $amber"),)

    def _kept(self, board: Board) -> Line:
        if board.read_only:
            return (("! read only", "bold $rust"),)
        if board.old:
            return (("! may be old", "bold $rust"),)
        return ((self.glyphs.done, "$moss"), (" saved", "$mut"))
