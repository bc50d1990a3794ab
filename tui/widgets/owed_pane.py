"""What is owed, and what was left open: until when, and which move settles it."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.cells import cell_len
from textual.geometry import Size

from rules.owed import Owed
from rules.registry import MOVES
from saves.plays import Draft
from tui.board import Board
from tui.draft_titles import draft_title
from tui.widgets.cells import Line, Part, cut_line, fit, heading, width_of
from tui.widgets.pane import MARK, Pane, Row

WIDE = 56  # cells from which there is a fourth column
ROOM = 3  # cells more that a column gets where there are some
LEAST_NAME = 6  # cells
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
        owed, drafts = len(self.board.owed), len(self.board.drafts)
        parts = [str(owed)] * bool(owed or not drafts) + [f"{drafts} left open"] * bool(drafts)
        count: Line = ((", ".join(parts), "$mut"),)
        return heading("Owed", count, width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """First what is owed: name, what, until when; and with room, what is there for it. Then what was left open."""
        assert self.board is not None
        owed, drafts = self.board.owed, self.board.drafts
        if not owed and not drafts:
            return [Row("", ((("nothing is owed", "$mut"),),))]
        sign, left_open = (self.glyphs.owed, "bold $rust"), (self.glyphs.dot, "$mut")
        columns = _columns(owed, size.width)
        ids = [*(one.id for one in owed), *(DRAFT + one.play for one in drafts)]
        chosen = self.chosen if self.chosen in ids else ids[0]
        rows = [Row(one.id, (self._owed(one, columns, size.width),), sign=sign) for one in owed]
        if self.has_focus:
            rows = [
                self._with_more(row, one, columns) if row.id == chosen else row
                for row, one in zip(rows, owed, strict=True)
            ]
        return [*rows, *(Row(DRAFT + one.play, (self._draft(one, size.width),), sign=left_open) for one in drafts)]

    def _owed(self, owed: Owed, columns: Sequence[int], width: int) -> Line:
        """Name, what, until when, and with room what is there for it."""
        texts = ((owed.name, "$txt"), (owed.what, "bold $txt"), (owed.due, "$mut"), (owed.have, "$mut"))
        line: list[Part] = []
        for (text, style), size in zip(texts, columns, strict=True):
            if size > 0:
                line += [(fit(text, size, self.glyphs), style), (" ", "")]
        return cut_line(tuple(line[:-1]), width, self.glyphs)

    def _with_more(self, row: Row, owed: Owed, columns: Sequence[int]) -> Row:
        """The chosen row with what settles it, and what there was no column for."""
        settles: Line = ("Enter", "bold $amber"), (f" {MOVES[owed.settled_by].name}", "$txt")
        more = [owed.have] if owed.have and not columns[-1] else []
        more += [f"for {owed.age}"] if owed.age not in owed.have else []
        while (
            more and width_of((*settles, ("  ", ""), (", ".join(more), ""))) > self.size.width - MARK - self.right_pad
        ):
            more.pop()
        return replace(row, lines=(*row.lines, (*settles, (f"  {', '.join(more)}", "$mut"))))

    def _draft(self, draft: Draft, width: int) -> Line:
        """What it is about, that it waits, and how far it came."""
        assert self.board is not None
        count = len(draft.answers)
        waits = "open elsewhere" if draft.taken else "left open"
        if width >= WIDE:
            waits += f", {count} answer{'' if count == 1 else 's'}"
        title = draft_title(draft, self.board.view.table)
        return (fit(title, width - len(waits) - 1, self.glyphs), "$txt"), (" ", ""), (waits, "$mut")


def _columns(owed: Sequence[Owed], width: int) -> tuple[int, int, int, int]:
    """Cells for name, what, due and have: each as wide as its longest words, the last only where there is room.

    What is too narrow takes from the name first: the other words are the rules' own, and short.
    """
    texts = [(one.name, one.what, one.due, one.have) for one in owed]
    name, what, due, have = (max((cell_len(row[at]) for row in texts), default=0) for at in range(4))
    last = have if width >= WIDE and name + what + due + have + 3 <= width else 0
    room = min(ROOM, max(0, width - name - what - due - last - (3 if last else 2)) // 3)
    name = max(LEAST_NAME, min(name, width - what - due - 2))
    return name + room, what + room, max(1, min(due, width - name - what - 2)) + (room if last else 0), last
