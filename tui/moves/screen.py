"""The move modal: one play from its first ask to the entry that it becomes. Up to the last key nothing has happened."""

from collections.abc import Coroutine
from typing import Any, Self

from textual import events
from textual.app import ComposeResult
from textual.geometry import Region, Size

from rules.errors import Refused
from saves.campaign import Differs
from saves.errors import SavesError
from tui.chance import Chance, fair
from tui.desk import Desk
from tui.moves.drawing import Pen
from tui.moves.outcome import Finished, Left, Outcome
from tui.moves.page import FRAME, framed, page, title_of, wanted_rows
from tui.moves.press import Press
from tui.moves.sitting import Sitting, Wish
from tui.open_play import OpenPlay
from tui.screens.overlay import Overlay
from tui.widgets.cells import Line
from tui.widgets.lines import Lines

EDGES = 2  # rows of the frame
HEIGHT = 20  # rows at least, which is all that 24 leave
TALLER, TALL = 24, 36  # rows of it, and rows of a terminal from which it opens so
WIDTH, WIDEST = 78, 110  # cells
WIDE, BESIDE = 100, 10  # columns of a terminal from which the page is wider, and those that it leaves of the board
LIT_ROWS = 4  # of the board: header, strip, tabs


class MovePage(Lines):
    """All of the modal: it takes no keys, so that the screen has them in the order in which they were typed."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.number: int | None = None
        self.writing = False

    def lines(self, size: Size) -> list[Line]:
        """The frame, and what stands in it."""
        pen = Pen(self.glyphs, size.width - 2 * FRAME, size.height - EDGES)
        inside = page(self.sitting, pen, number=self.number, writing=self.writing)
        return framed(pen, title_of(self.sitting), inside)

    def wanted(self, width: int) -> int:
        """How many rows all of it would take."""
        return wanted_rows(self.sitting, Pen(self.glyphs, width - 2 * FRAME), self.number) + EDGES


class MoveScreen(Overlay[Outcome]):
    """Walks the table through a play. Nothing in it has the focus: the keys are the screen's own."""

    CSS_PATH = "screen.tcss"
    AUTO_FOCUS = None
    lit_rows = LIT_ROWS

    def __init__(self, desk: Desk, play: OpenPlay, die: Chance = fair) -> None:
        self._just_opened = True  # its layout has painted it, and nothing has happened since
        super().__init__()
        self.desk = desk
        self.play = play
        self.sitting = Sitting(play, desk.table, desk.seat, die)
        self.page = MovePage(self.sitting)
        self.over = False  # it is on its way out
        self.lost = ""  # the last key that came while it was being written, and was not taken
        self._outcome: Outcome | None = None  # what it ended with, while something still lies over it
        self._number_next()

    def compose(self) -> ComposeResult:
        """One page."""
        self.page.styles.width = _width(self.app.size)
        self.page.styles.height = TALLER if self.app.size.height >= TALL else HEIGHT
        yield self.page

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """As the framework does, but that opening paints once: it asks for all of it again right after, 13 KB more."""
        repaint = repaint and (bool(regions) or not self._just_opened)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def on_screen_suspend(self) -> None:
        """What lies over it has to be painted away again."""
        self._just_opened = False

    def table_changed(self) -> None:
        """To be called when the table is another one: the conversation is run again on it. What is typed stays."""
        if not self.page.writing and not self.over:
            self._number_next()
            self.sitting.rerun(self.desk.table)
            self._show()

    # -- keys

    def on_key(self, event: events.Key) -> None:
        """Every key, as it was typed."""
        event.stop()
        event.prevent_default()
        self._act(Press(event.key, event.character))

    def on_paste(self, event: events.Paste) -> None:
        """Text for the field in front, if there is one."""
        event.stop()
        if not self.page.writing and not self.over:
            self.sitting.paste(event.text)
            self._show()

    def on_resize(self) -> None:
        """There may be more room now, or less."""
        self.page.styles.width = _width(self.size)
        self._show()

    def _act(self, key: Press) -> None:
        if self.page.writing or self.over:
            self.lost = key.name  # a second Enter while the first is being written, or a key for what comes after
            return
        self._just_opened = False
        before = self.play.conversation
        wish = self.sitting.press(key)
        if self.play.conversation is not before:
            self.desk.keep(self.play)
        if wish is Wish.LEAVE:
            self._end(Left(kept=self.desk.leave(self.play)))
        elif wish is Wish.DISCARD:
            self._write(self._discard())
        elif wish is Wish.COMMIT:
            self._write(self._commit())
        elif wish is Wish.EXPLAIN:
            self._explain()
        self._show()

    def _explain(self) -> None:
        """Lay the rules of what is in front over it. Nothing is said by that."""
        from tui.explained import explain_play
        from tui.screens.explain import ExplainScreen

        now = explain_play(self.desk, self.sitting)
        self.app.push_screen(ExplainScreen(self.desk, now, lambda: explain_play(self.desk, self.sitting)))

    # -- what may wait

    def _write(self, work: Coroutine[Any, Any, None]) -> None:
        self.page.writing = True
        self.run_worker(work, exclusive=True)

    async def _commit(self) -> None:
        result = self.sitting.result
        before = result.changes if result else ()
        try:
            kept = await self.desk.commit(self.play, before)
        except Refused as no:
            self._go_on(note=self.sitting.coming.reason(no))
            return
        except SavesError as error:
            self._go_on(note=str(error))
            return
        if isinstance(kept, Differs):
            self._number_next()
            self.sitting.differs(self.desk.table, before)
            self._go_on()
        else:
            self._end(Finished(kept))

    async def _discard(self) -> None:
        try:
            await self.desk.discard(self.play.id)
        except SavesError as error:
            self._go_on(note=str(error))
        else:
            self._end(Left(kept=False, discarded=True))

    def _go_on(self, note: str = "") -> None:
        """Nothing was written: everything stands as it was, and says why."""
        self.page.writing = False
        self.sitting.note = note or self.sitting.note
        self._show()

    def _end(self, outcome: Outcome) -> None:
        self.over = True
        if self.app.screen is self:
            self.dismiss(outcome)
        else:  # the gate of a small terminal: dismissing would take that away in its place
            self._outcome = outcome

    def on_screen_resume(self) -> None:
        """What lay over it is gone."""
        if self._outcome is not None:
            self.dismiss(self._outcome)

    # -- what is shown

    def _number_next(self) -> None:
        last = self.desk.campaign.last
        self.page.number = last.n + 1 if last and self.desk.seat.is_gm else None

    def _show(self) -> None:
        """Draw what has changed. Where the terminal has room, the page grows with what it has to hold."""
        page = self.page
        if not page.is_mounted or not page.size:
            return
        height = min(max(page.wanted(page.size.width), page.size.height), self.size.height - LIT_ROWS)
        if height != page.size.height and height >= HEIGHT:
            page.styles.height = height
        page.redraw()


def _width(terminal: Size) -> int:
    """How wide the page is: with room, reasons need not be cut."""
    return WIDTH if terminal.width < WIDE else min(WIDEST, terminal.width - BESIDE)
