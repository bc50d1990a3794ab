"""What is owed, and what was left open: until when, and which move settles it."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.owed import Owed
from saves.plays import Draft
from tui.board import Board
from tui.draft_titles import draft_title
from tui.widgets.cells import Line, Part, cut, fit, heading
from tui.widgets.pane import Pane, Row

WIDE = 56  # cells from which there is a fourth column
DRAFT = "draft:"  # before the id of a play, in the id of its row


class OwedPane(Pane):
    """The lower right of the Steading tab. The chosen row's id is what is owed, or a draft's play."""

    right_pad = 1

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.owed, board.drafts

    def head(self, width: int) -> Line:
        """How much it is."""
        assert self.board is not None
        parts = [str(len(self.board.owed))] + [f"{len(self.board.drafts)} left open"] * bool(self.board.drafts)
        count: Line = ((", ".join(parts), "$mut"),)
        return heading("Owed", count, width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """First what is owed: name, what, until when; and with room, what is there for it. Then what was left open."""
        assert self.board is not None
        owed, drafts = self.board.owed, self.board.drafts
        if not owed and not drafts:
            return [Row("", ((("nothing is owed", "$mut"),),))]
        sign, left_open = (self.glyphs.owed, "bold $rust"), (self.glyphs.dot, "$mut")
        return [
            *(Row(one.id, (self._owed(one, size.width),), sign=sign) for one in owed),
            *(Row(DRAFT + one.play, (self._draft(one, size.width),), sign=left_open) for one in drafts),
        ]

    def _owed(self, owed: Owed, width: int) -> Line:
        columns = (12, 11, width - 23, 0) if width < WIDE else (20, 16, 16, width - 52)
        texts = ((owed.name, "$txt"), (owed.what, "bold $txt"), (owed.due, "$mut"), (owed.have, "$mut"))
        return self._columns(texts, columns)

    def _draft(self, draft: Draft, width: int) -> Line:
        """What it is about, that it waits, and how far it came."""
        assert self.board is not None
        count = len(draft.answers)
        waits = "open elsewhere" if draft.taken else "left open"
        if width >= WIDE:
            waits += f", {count} answer{'' if count == 1 else 's'}"
        texts = ((draft_title(draft, self.board.view.table), "$txt"), (waits, "$mut"))
        return self._columns(texts, (width - len(waits), len(waits)))

    def _columns(self, texts: Sequence[Part], sizes: Sequence[int]) -> Line:
        shown = [(text, style, size) for (text, style), size in zip(texts, sizes, strict=True) if size > 0]
        line = [(fit(text, size - 1, self.glyphs) + " ", style) for text, style, size in shown[:-1]]
        text, style, size = shown[-1]
        return (*line, (cut(text, size, self.glyphs), style))
