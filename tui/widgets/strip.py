"""The strip: the tracks that everybody watches, on every tab, as wide as there is room for; at its end the GM's Dread.

The marks below it have the GM's Fortune at theirs.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from textual.app import ComposeResult
from textual.geometry import Size

from rules.track import Track
from rules.tracks import DREAD, FORTUNES, STATS
from rules.worlds import in_play
from tui.board import Board
from tui.glyphs import Glyphs, glyphs_of
from tui.handed import Handed, bound
from tui.widgets.boxes import Beside
from tui.widgets.cells import EMPTY, Line, cut_line, width_of
from tui.widgets.of_board import OfBoard
from tui.widgets.pools import WIDTH as POOL
from tui.widgets.pools import pool_line, pools_seen
from tui.widgets.tracks import SHORT, Standing, boxes, number, standing

NUMBER = 2  # cells kept for a number and its sign, so that what stands behind does not move


class Form(Struct, frozen=True):
    """How much there is of each track: boxes on all, on Fortunes or on none; words in full, cells between."""

    boxes: Literal["all", "fortunes", "none"]
    words: bool
    gap: int


FORMS = (
    Form("all", True, 2),
    Form("all", True, 1),
    Form("fortunes", True, 2),
    Form("fortunes", True, 1),
    Form("fortunes", False, 2),
    Form("fortunes", False, 1),
    Form("none", False, 1),
)


def track_line(one: Standing, form: Form, glyphs: Glyphs) -> Line:
    """One track in a form."""
    word = one.track.word if form.words else SHORT.get(one.track.where, one.track.word)
    boxed = form.boxes == "all" or (form.boxes == "fortunes" and one.track == FORTUNES)
    drawn = boxes(one, glyphs) if boxed else ()
    value = number(one, glyphs)
    blank = " " * (max(0, NUMBER - width_of(value)) + form.gap)
    return (word, "$mut"), (" ", ""), *drawn, (" " * bool(drawn), ""), *value, (blank, "")


class Strip(Beside):
    """One row of tracks, each a widget of its own: what is painted of a row begins where its widget does."""

    board = Handed[Board | None](None)

    def __init__(self) -> None:
        super().__init__()
        self._room = 0
        self._shapes: list[tuple[int, int, int]] = []

    def compose(self) -> ComposeResult:
        """In the order of the rules; the GM's own at the other end."""
        for track in STATS:
            yield bound(self, StripTrack(track), Strip.board)
        yield bound(self, StripPool(), Strip.board)

    def on_mount(self) -> None:
        """As wide as the screen, for the first layout."""
        self._fit(self.app.size.width - 1)

    def board_changed(self, *_values: object) -> None:
        """Another number may be wider."""
        self._fit(self.size.width)

    def on_resize(self) -> None:
        """Another width holds another form."""
        self._fit(self.size.width)

    def _fit(self, room: int) -> None:
        """Find the widest form that there is room for, if anything has changed its width."""
        if self.board is None or not room:
            return
        room -= self._pool()
        glyphs, table = glyphs_of(self.app), self.board.view.table
        there = [track for track in STATS if in_play(table, track.world)]
        all_of_them = [standing(table, track) for track in there]
        shapes = [(len(str(one.stat.value)), one.stat.value - one.stat.stored, one.top or 0) for one in all_of_them]
        if (room, shapes) == (self._room, self._shapes):
            return
        self._room, self._shapes = room, shapes
        wanted = [(form, [width_of(track_line(one, form, glyphs)) for one in all_of_them]) for form in FORMS]
        fitting = (one for one in wanted if sum(one[1]) <= room + one[0].gap)  # nothing behind the last gap
        form, widths = next(fitting, wanted[-1])
        for track in self.query(StripTrack):
            track.display = track.track in there
        for track, width in zip((one for one in self.query(StripTrack) if one.display), widths, strict=True):
            track.take(form, width)

    def _pool(self) -> int:
        """How many cells the GM's pools take, with a blank before them, where there is one in sight."""
        assert self.board is not None
        pool = self.query_one(StripPool)
        pool.display = bool(pools_seen(self.board.view))
        return POOL + 1 if pool.display else 0


class StripTrack(OfBoard):
    """One track of the strip."""

    def __init__(self, track: Track) -> None:
        super().__init__()
        self.track = track
        self._form = FORMS[-1]

    def part(self, board: Board) -> object:
        """What counts now."""
        return standing(board.view.table, self.track)

    def take(self, form: Form, width: int) -> None:
        """Be drawn in this form, in so many cells."""
        self._form = form
        if self.styles.width is None or self.styles.width.value != width:
            self.styles.width = width
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """One row."""
        if self.board is None:
            return ()
        line = track_line(standing(self.board.view.table, self.track), self._form, self.glyphs)
        return (cut_line(line, size.width, self.glyphs),)


class StripPool(OfBoard):
    """The GM's Dread, at the right end."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return pools_seen(board.view), board.view.table.gm.dread

    def lines(self, size: Size) -> Sequence[Line]:  # noqa: ARG002 - it is as wide as it is
        """One row."""
        return (pool_line(self.board.view, DREAD, self.glyphs) if self.board else EMPTY,)
