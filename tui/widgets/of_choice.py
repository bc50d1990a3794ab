"""What the Chronicle says of the chosen entry, beside its list or below: all of it, and what undo and redo would do."""

from collections.abc import Iterable
from textwrap import wrap

from rules.answers import WAIVE, Answer, source_in_words
from rules.changes import Change
from tui.board import Board, Told
from tui.change_words import change_in_words, most_telling_first, net, told, undone
from tui.handed import Handed
from tui.telling import DICE, answer_in_words
from tui.whole_entry import Choice, WholeEntry
from tui.widgets.cells import EMPTY, Line, clean, cut, cut_line, heading, width_of
from tui.widgets.chronicle_pane import when
from tui.widgets.last import change_line
from tui.widgets.lines import Lines
from tui.widgets.tracks import boxes_of

INDENT = "  "
MOST_UNDONE, MOST_REDONE = 12, 8  # rows of what undo and redo would do
STAYS = "the entry stays, struck through"


def name_of_entry(entry: Told) -> str:
    """`#214 Odo: Fight, Captain Voss`."""
    return f"{entry.number} {clean(entry.who)}: {clean(entry.what)}".strip()


class OfChoice(Lines):
    """Draws again when another entry is chosen, or the board is another one."""

    board = Handed[Board | None](None)
    choice = Handed[Choice | None](None)

    def board_changed(self, *_values: object) -> None:
        """Another board."""
        self.redraw()

    def choice_changed(self, *_values: object) -> None:
        """Another entry is chosen."""
        self.redraw()

    # -- the entry

    def entry(self, whole: WholeEntry, width: int, height: int) -> list[Line]:
        """In so many rows at most; what is left out says that Enter shows it."""
        lines = self._in_full(whole, width)
        if len(lines) <= height or height < 2:
            return lines[:height]
        left = len(lines) - height + 1
        more: Line = (f"{self.glyphs.cut} {left} more  ", "$mut"), ("Enter", "bold $amber"), (" shows all", "$mut")
        return [*lines[: height - 1], more]

    def _in_full(self, whole: WholeEntry, width: int) -> list[Line]:
        told_entry = whole.told
        entry = told_entry.entry
        title = f"{told_entry.number} in full" if told_entry.number else "In full"
        lines = [heading(title, ((when(entry.when, wide=True), "$mut"),), width, self.glyphs)]
        style = "bold $dusk" if entry.who == "gm" else "bold $txt"
        seat = f", at the seat of {clean(entry.seat)}" if entry.seat not in ("", "gm") else ""
        lines.append(cut_line(((clean(told_entry.who), style), (seat, "$mut")), width, self.glyphs))
        lines += self._wrapped(told_entry.what, width, "$txt" if told_entry.live else "strike $mut")
        if not told_entry.live:
            by = whole.undone_by
            words = "undone" if by is None else f"undone by {by.number} {by.who}, {when(by.entry.when, wide=True)}"
            lines += self._wrapped(f"{self.glyphs.owed} {words}", width, "bold $rust")
        answered = [(key, one) for key, one in entry.answers.items() if one.value != told_entry.what]  # a note's words
        answers = [line for key, one in answered for line in self._answer(whole, key, one, width)]
        changes = [line for one in told(entry.changes) for line in self._change(whole, one, width)]
        remarks: list[Line] = []
        for remark in entry.remarks:
            words = f"{remark.text} (to tell)" if remark.to_tell else remark.text
            if words != told_entry.what:  # a note's title is its words
                remarks += self._wrapped(words, width)
        for part in (answers, changes, remarks):
            lines += [EMPTY, *part] if part else []
        return lines

    def _answer(self, whole: WholeEntry, key: str, answer: Answer, width: int) -> list[Line]:
        """The question's words, and what was said; below them where there is no room beside."""
        question, said = clean(whole.question(key)), clean(answer_in_words(whole.table, answer))
        source = ""
        if answer.kind == DICE or answer.source == "assumed":  # of the rest it goes without saying
            source = f"  {source_in_words(answer)}"
        style = "$mut" if answer.kind == WAIVE else "bold $txt"
        line: Line = (f"{question}  ", "$mut"), (said, style), (source, "$mut")
        if width_of(line) <= width:
            return [line]
        below = self._wrapped(said, width - len(INDENT) - len(source), style)
        below[-1] = (*below[-1], (source, "$mut"))
        return [*self._wrapped(question, width, "$mut"), *(((INDENT, ""), *row) for row in below)]

    def _change(self, whole: WholeEntry, change: Change, width: int) -> list[Line]:
        line = change_line(change_in_words(whole.table, change), self.glyphs)
        if change.waived:
            line = (*((text, "strike $mut") for text, _ in line), ("  waived", "$mut"))
        why = clean(change.why)
        if why and width_of(line) + 2 + len(why) <= width:
            return [(*line, (f"  {why}", "$mut"))]
        below = self._wrapped(why, width - len(INDENT), "$mut") if why else []
        return [cut_line(line, width, self.glyphs), *(((INDENT, ""), *row) for row in below)]

    # -- undo and redo

    def undo(self, board: Board, width: int, most: int = MOST_UNDONE) -> list[Line]:
        """What `U` does to the chosen entry, or why it can't; what `u` does, where that is another one.

        `most`: rows of changes.
        """
        lines: list[Line] = []
        chosen = self.choice
        newest = board.undo is not None and chosen is not None and board.undo.at == chosen.told.at
        if chosen is not None and board.seat.is_gm and not newest:
            if chosen.why_not:
                lines = [heading("U can't undo this", (), width, self.glyphs)]
                lines += self._wrapped(chosen.why_not, width, "$rust")
            else:
                lines = self._taken_back("U", " would undo this", chosen.told, width, most)
            lines.append(EMPTY)
        if board.undo is None:
            return [*lines, heading("u has nothing to undo", (), width, self.glyphs)]
        if lines and not (chosen and chosen.why_not):
            name: Line = ("u", "bold $amber"), (f" undoes {name_of_entry(board.undo)}", "$mut")
            return [*lines, cut_line(name, width, self.glyphs)]
        words = " would undo this" if newest else " would undo"
        return [*lines, *self._taken_back("u", words, board.undo, width, most, named=not newest)]

    def _taken_back(
        self, key: str, words: str, entry: Told, width: int, most: int, *, named: bool = False
    ) -> list[Line]:
        changes = most_telling_first(undone(entry.entry.changes))
        count: Line = ((f"{len(changes)} change{'' if len(changes) == 1 else 's'}", "$mut"),)
        lines = [((key, "bold $amber"), *heading(words, count, width - len(key), self.glyphs))]
        if named:
            lines += self._wrapped(name_of_entry(entry), width)
        rows = self._boxed(changes, width, most)
        return [*lines, *rows, ((STAYS, "$mut"),)]

    def redo(self, board: Board, width: int, most: int = MOST_REDONE) -> list[Line]:
        """What `r` puts back, in so many rows of changes at most."""
        key: Line = ("r", "bold $amber"), (" redo", "$mut")
        head = heading("Can be taken up again", key, width, self.glyphs)
        if board.redo is None:
            since = f" since {board.undo.number}" if board.undo is not None and board.undo.number else ""
            return [head, ((f"nothing undone{since}", "$mut"),)]
        rows = self._boxed(most_telling_first(net(board.redo.entry.changes)), width, most)
        return [head, *self._wrapped(name_of_entry(board.redo), width), *rows]

    def _boxed(self, changes: Iterable[Change], width: int, most: int) -> list[Line]:
        """Each change with its boxes before and after, where it has some; as many as there may be."""
        assert self.board is not None
        lines: list[Line] = []
        for change in changes:
            lines += self._boxed_one(self.board, change, width)
        if len(lines) > most:
            lines = [*lines[: most - 1], ((f"{self.glyphs.cut} {len(lines) - most + 1} more rows", "$mut"),)]
        return lines

    def _boxed_one(self, board: Board, change: Change, width: int) -> list[Line]:
        table, glyphs = board.view.table, self.glyphs
        word, before, after = (clean(one) for one in change_in_words(table, change))
        ours, theirs = (boxes_of(table, change.where, value, glyphs) for value in (change.before, change.after))
        values: Line = ((f"{before} {glyphs.to} " if before else "", "$mut"), (after, "bold $txt"))
        if ours and theirs:
            values = (*ours, (" ", ""), *values, (" ", ""), *theirs)
        room = width - width_of(values) - 2
        if len(word) <= room:
            return [((word, "$mut"), (" " * (room - len(word) + 2), ""), *values)]
        indented: Line = ((" " * max(2, width - width_of(values)), ""), *values)
        return [((cut(word, width, glyphs), "$mut"),), cut_line(indented, width, glyphs)]

    def _wrapped(self, words: str, width: int, style: str = "$txt") -> list[Line]:
        rows = wrap(clean(words), max(10, width)) or [""]
        return [cut_line(((row, style),), width, self.glyphs) for row in rows]
