"""Below the chronicle: what `u` would undo, or `U` of the chosen entry, change by change, from now to what it will be.

With more room it is the margin of a wide screen in two columns.
"""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from textual.geometry import Size

from rules.changes import Change
from rules.table import Table
from tui.board import Board, Told
from tui.change_words import change_in_words, most_telling_first, undone
from tui.glyphs import Glyphs
from tui.widgets.cells import EMPTY, Line, Part, clean, cut, cut_line, fit, heading, width_of
from tui.widgets.of_choice import STAYS, OfChoice, name_of_entry
from tui.widgets.pane import PAD
from tui.widgets.tracks import boxes_of

WORD = 22  # cells
ROOMY = 8  # rows from which the chosen entry is shown too
BESIDE = 90  # cells from which it is shown beside what undo does
FEW = 4  # rows beside the changes of what is undone: its heading, that it stays, what `u` does


class UndoPane(OfChoice):
    """As many rows as the sheet gives it."""

    def lines(self, size: Size) -> Sequence[Line]:
        """The chosen entry, unless it is the one that `u` names; with room both."""
        if self.board is None:
            return ()
        inner = size.width - 2 * PAD
        if size.height < ROOMY:
            found = self._chosen(self.board, inner, size.height) or self._undo(self.board, inner, size.height)
        elif inner >= BESIDE:
            found = self._two_columns(self.board, inner, size.height)
        else:
            half = size.height // 2
            undo = (EMPTY, *self._undo(self.board, inner, half - 2))
            found = (*undo, *[EMPTY] * (half - len(undo)), *self._chosen(self.board, inner, size.height - half))
        return [((" ", ""), *line) for line in found]

    def _two_columns(self, board: Board, width: int, height: int) -> tuple[Line, ...]:
        """The entry at the left; at the right what undo and redo would do, as much as there is room for."""
        left_width = width // 2 - 1
        right_width = width - left_width - 3
        height -= 1  # a blank row above
        left = self.entry(self.choice.whole, left_width, height) if self.choice is not None else []
        redo = self.redo(board, right_width, 2)
        right = self.undo(board, right_width, max(2, height - FEW))
        if len(right) + 1 + len(redo) <= height:
            right = [*right, EMPTY, *redo]
        right = [*right[:height], *[EMPTY] * (height - len(right))]
        rows = [EMPTY]
        for ours, theirs in zip_longest(left, right, fillvalue=EMPTY):
            ours = cut_line(ours, left_width, self.glyphs)
            gap = " " * (left_width - width_of(ours) + 1)
            rows.append((*ours, (gap, ""), (self.glyphs.side, "$faint"), (" ", ""), *theirs))
        return tuple(rows)

    def _undo(self, board: Board, width: int, height: int) -> tuple[Line, ...]:
        if board.undo is None:
            words = "u has nothing to undo" if not board.redo else f"r would redo {name_of_entry(board.redo)}"
            return (heading(words, (), width, self.glyphs),)
        title: Line = ("u", "bold $amber"), (" would undo ", "$txt")
        return self._entry(
            board, title, board.undo, most_telling_first(undone(board.undo.entry.changes)), width, height
        )

    def _chosen(self, board: Board, width: int, height: int) -> tuple[Line, ...]:
        """The chosen entry: what undoing it does, or why that can't be. Nothing for the one that `u` names."""
        if self.choice is None or not board.seat.is_gm or (board.undo and board.undo.at == self.choice.told.at):
            return ()
        chosen = self.choice.told
        beside: Line = ()  # what `u` undoes, where there is no room to say it above
        if board.undo and self.size.height < ROOMY:
            beside = ("u", "bold $amber"), (f" undoes {board.undo.number}", "$mut")
        if not self.choice.why_not:
            title: Line = ("U", "bold $amber"), (" would undo ", "$txt")
            return self._entry(
                board, title, chosen, most_telling_first(undone(chosen.entry.changes)), width, height, beside
            )
        why = (((f"  {row}", "$rust"),) for row in wrap(clean(self.choice.why_not), width - 2))
        return (heading(name_of_entry(chosen), beside, width, self.glyphs), *why)[:height]

    def _entry(
        self,
        board: Board,
        title: Line,
        entry: Told,
        changes: Sequence[Change],
        width: int,
        height: int,
        beside: Line = (),
    ) -> tuple[Line, ...]:
        count: Line = ((f"{len(changes)} change{'' if len(changes) == 1 else 's'}", "$mut"),)
        count = (*count, ("   ", ""), *beside) if beside else count
        taken = sum(len(text) for text, _ in title)
        head = (*title, *heading(name_of_entry(entry), count, width - taken, self.glyphs))
        lines = [change_row(board.view.table, one, width - 2, self.glyphs) for one in changes]
        if len(lines) < height - 1:
            lines.append(((STAYS, "$mut"),))
        elif len(lines) > height - 1:
            more = f"  {self.glyphs.cut} {len(lines) - height + 2} more"
            lines = [*lines[: height - 2], ((more[2:], "$mut"),)]
        return (head, *((("  ", ""), *line) for line in lines))


def change_row(table: Table, change: Change, width: int, glyphs: Glyphs) -> Line:
    """A change with the boxes before and after, where it has some, and its reason."""
    word, before, after = (clean(one) for one in change_in_words(table, change))
    why = f"  {clean(change.why)}" if change.why else ""
    values: Line = ((f"{before:>3} {glyphs.to} " if before else "", "$mut"), (after, "bold $txt"))
    ours, theirs = (boxes_of(table, change.where, value, glyphs) for value in (change.before, change.after))
    called: Part = (fit(word, WORD - 1, glyphs) + " ", "$mut")
    if not ours or not theirs:
        return called, *values, (cut(why, width - WORD - 30, glyphs), "$mut")
    return called, *ours, (" ", ""), *values, ("  ", ""), *theirs, (why, "$mut")
