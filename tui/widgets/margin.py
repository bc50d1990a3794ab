"""The margin of a wide screen: what is owed above what happened lately, beside whichever tab is in front."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.geometry import Size

from rules.owed import Owed
from rules.registry import MOVES
from saves.plays import Draft
from tui.board import Board, Told
from tui.desk import Desk
from tui.draft_titles import draft_title
from tui.handed import Handed, bound
from tui.pages import Pages
from tui.widgets.boxes import Below, Beside
from tui.widgets.cells import Line, apart, clean
from tui.widgets.divider import Divider
from tui.widgets.lately import Lately, LatelyPane
from tui.widgets.owed_pane import DRAFT, OwedPane
from tui.widgets.pane import Row


class Margin(Beside):
    """Reads the newest entries whenever the board is another one, unless it is hidden."""

    board = Handed[Board | None](None)
    lately = Handed[Lately](Lately())

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._pages = Pages(desk)

    def compose(self) -> ComposeResult:
        """A faint line, and the two panes."""
        self.look()
        yield Divider()
        with Below():
            yield bound(self, MarginOwed(), Margin.board)
            yield bound(self, LatelyPane(), Margin.lately)

    @property
    def owed(self) -> OwedPane:
        """What is owed, for the focus."""
        return self.query_one(MarginOwed)

    def board_changed(self, *_values: object) -> None:
        """Something has happened: first its new number is painted, then this.

        At a player's seat behind the screen: of a thousand entries that are read they may see a few.
        """
        if self.display and self._desk.seat.is_gm:
            self.call_after_refresh(self.look)
        elif self.display:
            self._desk.read(self._reading(), self._show, newest_of="margin")

    def look(self) -> None:
        """Read the newest entries, as many as a screen of this height can show."""
        self._show(self._desk.read_or(self._reading(), self.lately.rows))

    def _reading(self) -> Callable[[], tuple[Told, ...]]:
        """For any thread, so with the height as it is."""
        count = self.app.size.height // 2
        return lambda: self._pages.newest(count).rows

    def _show(self, rows: tuple[Told, ...]) -> None:
        if self.board is not None:
            self.lately = Lately(rows, self.board.undo, self.board.redo)

    def on_resize(self) -> None:
        """A higher screen shows more."""
        self.look()


class MarginOwed(OwedPane):
    """What is owed, two lines each: by whom and what, until when and what is there for it."""

    def on_mount(self) -> None:
        """As high as it needs."""
        self._fit()

    def board_changed(self, before: Board | None, after: Board | None) -> None:
        """There may be more of it, or less."""
        super().board_changed(before, after)
        self._fit()

    def watch_has_focus(self, focused: bool) -> None:
        """The chosen row says what settles it."""
        super().watch_has_focus(focused)
        self._fit()

    def _fit(self) -> None:
        """The sheet says how much of the margin it may take at most."""
        if self.board is None:
            return
        height = 1 + max(1, 2 * self.board.owed_count) + (1 if self.has_focus and self.board.owed else 0)
        if self.styles.height is None or self.styles.height.value != height:
            self.styles.height = height

    def rows(self, size: Size) -> Sequence[Row]:
        """What is owed, and then what was left open."""
        assert self.board is not None
        owed, drafts = self.board.owed, self.board.drafts
        if not owed and not drafts:
            return [Row("", ((("nothing is owed", "$mut"),),))]
        ids = [*(one.id for one in owed), *(DRAFT + one.play for one in drafts)]
        chosen = self.chosen if self.chosen in ids else ids[0]
        sign, left_open = (self.glyphs.owed, "bold $rust"), (self.glyphs.dot, "$mut")
        return [
            *(
                Row(one.id, self._two_lines(one, size.width, chosen=self.has_focus and one.id == chosen), sign=sign)
                for one in owed
            ),
            *(Row(DRAFT + one.play, self._left_open(one, size.width), sign=left_open) for one in drafts),
        ]

    def _marked(self, line: Line, width: int, number: int, row: Row, *, chosen: bool) -> Line:
        """The sign stands on a row's first line alone."""
        return super()._marked(line, width, number, replace(row, sign=(" ", "")) if number else row, chosen=chosen)

    def _two_lines(self, one: Owed, width: int, *, chosen: bool) -> tuple[Line, ...]:
        glyphs = self.glyphs
        first = apart(((clean(one.name), "$txt"),), ((one.what, "bold $txt"),), width, glyphs)
        second = apart(((one.due, "$mut"),), ((one.have, "$mut"),), width, glyphs)
        if not chosen:
            return first, second
        return first, second, (("Enter", "bold $amber"), (f" {MOVES[one.settled_by].name}", "$txt"))

    def _left_open(self, draft: Draft, width: int) -> tuple[Line, ...]:
        assert self.board is not None
        count = len(draft.answers)
        waits = "open elsewhere" if draft.taken else "left open"
        answers: Line = ((f"{count} answer{'' if count == 1 else 's'}", "$mut"),)
        title: Line = ((clean(draft_title(draft, self.board.view.table)), "$txt"),)
        return apart(title, (), width, self.glyphs, gap=0), apart(((waits, "$mut"),), answers, width, self.glyphs)
