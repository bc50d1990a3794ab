"""The strip: the tracks that everybody watches, on every tab, as wide as there is room for."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.table import Table
from rules.track import Track
from rules.tracks import FORTUNES, MARKS, STATS
from tui.board import Board
from tui.widgets.cells import Line, Part, apart, width_of
from tui.widgets.of_board import OfBoard
from tui.widgets.tracks import SHORT, boxes, number

# From the most to the least room: boxes on all, words in full, cells between.
FORMS = ((True, True, 3), (True, True, 2), (False, True, 3), (False, True, 2), (False, False, 2))


class Strip(OfBoard):
    """Two rows: the five tracks; the three marks and how much is owed."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.view.table.steading, board.view.table.campaign, board.owed_count

    def lines(self, size: Size) -> Sequence[Line]:
        """In the widest form that fits."""
        if self.board is None:
            return ()
        table = self.board.view.table
        tracks = next(
            (line for form in FORMS if width_of(line := self._tracks(table, *form)) <= size.width - 2),
            self._tracks(table, *FORMS[-1]),
        )
        marks = (one for mark in MARKS for one in (*self._mark(mark, table), ("   ", "")))
        owed = self._owed(self.board.owed_count)
        return ((" ", ""), *tracks), apart(((" ", ""), *marks), (*owed, (" ", "")), size.width, self.glyphs)

    def _tracks(self, table: Table, all_boxes: bool, words: bool, gap: int) -> Line:
        parts: list[Part] = []
        for track in STATS:
            parts += [(" " * gap, "")] if parts else []
            parts.append((track.word if words else SHORT.get(track.where, track.word), "$mut"))
            parts.append((" ", ""))
            if all_boxes or track == FORTUNES:
                drawn = boxes(table, track, self.glyphs)
                parts += [*drawn, (" ", "")] if drawn else []
            parts += number(table, track, self.glyphs)
        return tuple(parts)

    def _mark(self, mark: Track, table: Table) -> Line:
        if mark.value(table):
            return ((f"{self.glyphs.have} {mark.word}", "bold $rust"),)
        return ((self.glyphs.lack, "$box"), (f" {mark.word}", "$mut"))

    def _owed(self, count: int) -> Line:
        if not count:
            return (("nothing owed", "$mut"),)
        return (f"{self.glyphs.owed}", "bold $rust"), (" owed ", "$mut"), (str(count), "bold $txt")
