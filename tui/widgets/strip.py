"""The strip: the tracks that everybody watches, on every tab, as wide as there is room for."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.reactive import reactive

from rules.table import Table
from rules.track import Track
from rules.tracks import FORTUNES, STATS
from tui.board import Board
from tui.glyphs import Glyphs, glyphs_of
from tui.widgets.bound import bound
from tui.widgets.cells import Line, cut_line, width_of
from tui.widgets.of_board import OfBoard
from tui.widgets.tracks import SHORT, boxes, number

NUMBER = 2  # cells kept for a number and its sign, so that what stands behind does not move


@dataclass(frozen=True, slots=True)
class Form:
    """How much there is of each track: boxes on all or only on Fortunes, words in full, cells between."""

    all_boxes: bool
    words: bool
    gap: int


FORMS = (Form(True, True, 2), Form(True, True, 1), Form(False, True, 2), Form(False, True, 1), Form(False, False, 1))


def track_line(table: Table, track: Track, form: Form, glyphs: Glyphs) -> Line:
    """One track in a form."""
    word = track.word if form.words else SHORT.get(track.where, track.word)
    drawn = boxes(table, track, glyphs) if form.all_boxes or track == FORTUNES else ()
    value = number(table, track, glyphs)
    blank = " " * (max(0, NUMBER - width_of(value)) + form.gap)
    return (word, "$mut"), (" ", ""), *drawn, (" " * bool(drawn), ""), *value, (blank, "")


class Strip(Horizontal):
    """One row of tracks, each a widget of its own: what is painted of a row begins where its widget does."""

    board: reactive[Board | None] = reactive(None, repaint=False)

    def compose(self) -> ComposeResult:
        """In the order of the rules."""
        for track in STATS:
            yield bound(self, StripTrack(track), Strip.board)

    def on_mount(self) -> None:
        """As wide as the screen, for the first layout."""
        self._fit(self.app.size.width - 1)

    def watch_board(self) -> None:
        """Another number may be wider."""
        self._fit(self.size.width)

    def on_resize(self) -> None:
        """Another width holds another form."""
        self._fit(self.size.width)

    def _fit(self, room: int) -> None:
        if self.board is None or not room:
            return
        table, glyphs = self.board.view.table, glyphs_of(self.app)
        wanted = [(form, [width_of(track_line(table, track, form, glyphs)) for track in STATS]) for form in FORMS]
        fitting = (one for one in wanted if sum(one[1]) <= room + one[0].gap)  # nothing behind the last gap
        form, widths = next(fitting, wanted[-1])
        for one, width in zip(self.query(StripTrack), widths, strict=True):
            one.take(form, width)


class StripTrack(OfBoard):
    """One track of the strip."""

    def __init__(self, track: Track) -> None:
        super().__init__()
        self._track = track
        self._form = FORMS[-1]

    def part(self, board: Board) -> object:
        """The numbers that count now."""
        return track_line(board.view.table, self._track, self._form, self.glyphs)

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
        line = track_line(self.board.view.table, self._track, self._form, self.glyphs)
        return (cut_line(line, size.width, self.glyphs),)
