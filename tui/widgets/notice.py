"""Notices, above the body and plain: why nothing can be written, damage that was met, a refusal in many words."""

from collections.abc import Sequence
from textwrap import wrap

from textual.geometry import Size

from tui.board import Board
from tui.handed import Handed
from tui.stance import Stance
from tui.widgets.cells import Line, clean
from tui.widgets.lines import Lines

MOST_ROWS = 6
LEAVE = "Esc puts this away"


class Notice(Lines):
    """As many rows as its words take, none without any."""

    board = Handed[Board | None](None)
    stance = Handed[Stance](Stance())

    def __init__(self) -> None:
        super().__init__()
        self._put_away: tuple[str, ...] = ()

    def on_mount(self) -> None:
        """What there is to tell from the start."""
        self._fit()

    def put_away(self) -> None:
        """Show no more what is shown now."""
        if self.board is not None:
            self._put_away = self.board.notices
        self._fit()

    def board_changed(self, *_values: object) -> None:
        """Another board."""
        self._fit()

    def stance_changed(self, *_values: object) -> None:
        """Something is said, or a key was pressed since."""
        self._fit()

    def on_resize(self) -> None:
        """Another width."""
        super().on_resize()
        self._fit()

    def _words(self) -> tuple[str, ...]:
        if self.board is None:
            return ()
        if self.stance.said and not self.stance.said_in_footer(self.app.size.width):
            return (self.stance.said,)
        return tuple(words for words in self.board.notices if words not in self._put_away)

    def _rows(self, width: int) -> list[str]:
        found: list[str] = []
        for words in self._words():
            found += wrap(clean(words), max(20, width - 4), initial_indent="! ", subsequent_indent="  ")
        return found

    def _fit(self) -> None:
        rows = len(self._rows(self.app.size.width))
        if not rows and not self.display:
            return
        height = min(rows + 1, MOST_ROWS) if rows else 0
        if self.styles.height is None or self.styles.height.value != height:
            self.display = bool(height)
            self.styles.height = height
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """The words, and how they are put away."""
        rows = self._rows(size.width)
        shown = [((f" {row}", "$rust"),) for row in rows[: size.height - 1]]
        more = f"   {self.glyphs.cut} " if len(rows) > size.height - 1 else "   "
        return (*shown, ((more, "$rust"), (LEAVE, "$mut")))
