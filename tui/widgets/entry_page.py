"""An entry in full: who, when, what was answered, what changed and why, and what undid it."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from textual.geometry import Size
from textual.reactive import reactive

from rules.answers import SOURCES, WAIVE, source_in_words
from rules.changes import Change
from tui.change_words import change_in_words, told
from tui.telling import answer_in_words
from tui.whole_entry import WholeEntry
from tui.widgets.cells import EMPTY, Line, apart, clean, cut_line, fit, heading
from tui.widgets.chronicle_pane import when
from tui.widgets.last import change_line
from tui.widgets.lines import Lines

SIDES = 2  # cells kept free at either side
INDENT = 2
QUESTION = 30  # cells at most
SOURCE = max(map(len, SOURCES.values()))  # cells


class EntryPage(Lines):
    """As many rows as there is room for; the rest is scrolled to."""

    top: reactive[int] = reactive(0, repaint=False)

    def __init__(self, entry: WholeEntry) -> None:
        super().__init__()
        self._entry = entry

    def watch_top(self) -> None:
        """Scrolled."""
        self.redraw()

    def scroll_rows(self, by: int) -> None:
        """As far as there are rows."""
        beyond = len(self._body(self._width(self.size))) - self._room(self.size)
        self.top = max(0, min(self.top + by, beyond))

    def turn(self, key: str) -> None:
        """A page, or to either end: `pageup`, `pagedown`, `home`, `end`."""
        page, all_of_it = max(1, self._room(self.size) - 1), len(self._body(self._width(self.size)))
        self.scroll_rows({"pageup": -page, "pagedown": page, "home": -all_of_it, "end": all_of_it}[key])

    def lines(self, size: Size) -> Sequence[Line]:
        """The title, what there is to read, and the keys."""
        width, room = self._width(size), self._room(size)
        told, body = self._entry.told, self._body(self._width(size))
        shown = list(body[self.top : self.top + room])
        title = f"{told.number} {clean(told.what)}".strip()
        time: Line = ((when(told.entry.when, wide=True), "$mut"),)
        rows = [heading(title, time, width, self.glyphs, focused=True), *shown, *[EMPTY] * (room - len(shown))]
        return [((" " * SIDES, ""), *line) for line in (*rows, self._keys(len(body) - self.top - room, width))]

    def _width(self, size: Size) -> int:
        return size.width - 2 * SIDES

    def _room(self, size: Size) -> int:
        return max(1, size.height - 2)

    def _keys(self, below: int, width: int) -> Line:
        more: Line = ()
        if below > 0 or self.top:
            more = (self.glyphs.arrows, "bold $amber"), (f" {max(0, below)} more below", "$mut")
        leave: Line = ("Esc", "bold $amber"), (", ", "$mut"), ("q", "bold $amber"), (" or ", "$mut")
        return apart(more, (*leave, ("Enter", "bold $amber"), (" closes", "$mut")), width, self.glyphs)

    # -- what there is to read

    def _body(self, width: int) -> Sequence[Line]:
        return [
            *self._who(width),
            *self._answers(width),
            *self._changes(width),
            *self._remarks(width),
        ]

    def _who(self, width: int) -> list[Line]:
        told, by = self._entry.told, self._entry.undone_by
        seat = f", at the seat of {clean(told.entry.seat)}" if told.entry.seat not in ("", "gm") else ""
        lines: list[Line] = [((clean(told.who), "bold $txt"), (seat, "$mut"))]
        if not told.live:
            words = "undone" if by is None else f"undone by {by.number} {by.who}, {when(by.entry.when, wide=True)}"
            lines.append(((f"{self.glyphs.owed} {clean(words)}", "bold $rust"),))
        return [cut_line(line, width, self.glyphs) for line in lines]

    def _answers(self, width: int) -> list[Line]:
        table = self._entry.table
        rows = [
            (
                clean(self._entry.question(key)),
                answer_in_words(table, answer),
                "" if answer.kind == WAIVE else source_in_words(answer),
            )
            for key, answer in self._entry.told.entry.answers.items()
        ]
        column = max((length for question, _, _ in rows if (length := cell_len(question)) <= QUESTION), default=INDENT)
        lines: list[Line] = []
        for question, answer, source in rows:
            first, *others = self._wrapped(answer, width - INDENT - column - 2 - SOURCE - 2)
            if cell_len(question) > column:  # a long one has rows of its own, and its answer the next
                lines += [((" " * INDENT, ""), *line) for line in self._wrapped(question, width - INDENT, "$mut")]
                question = ""
            left: Line = ((" " * INDENT, ""), (fit(question, column, self.glyphs), "$mut"), ("  ", ""), *first)
            lines.append(apart(left, ((source, "$mut"),), width, self.glyphs))
            lines += [((" " * (INDENT + column + 2), ""), *line) for line in others]
        return self._section("Answers", lines, width)

    def _changes(self, width: int) -> list[Line]:
        changes = told(self._entry.told.entry.changes)
        made = [line for one in changes if not one.waived for line in self._change(one, width)]
        waived = [line for one in changes if one.waived for line in self._change(one, width)]
        return [*self._section("Changes", made, width), *self._section("Waived", waived, width)]

    def _change(self, change: Change, width: int) -> list[Line]:
        """Old to new and the rule; below it why, where there is no room beside."""
        line: Line = ((" " * INDENT, ""), *change_line(change_in_words(self._entry.table, change), self.glyphs))
        if change.waived:
            line = tuple((text, "strike $mut" if text.strip() else style) for text, style in line)
        rule: Line = ((change.rule, "$mut"),)
        why = clean(change.why)
        used = sum(len(text) for text, _ in (*line, *rule))
        if not why or used + len(why) + 4 <= width:
            return [apart((*line, (f"  {why}" if why else "", "$txt")), rule, width, self.glyphs)]
        below = (((" " * (INDENT + 2), ""), *words) for words in self._wrapped(why, width - INDENT - 2))
        return [apart(line, rule, width, self.glyphs), *below]

    def _remarks(self, width: int) -> list[Line]:
        lines: list[Line] = []
        for remark in self._entry.told.entry.remarks:
            words = f"{remark.text} (to tell at the table)" if remark.to_tell else remark.text
            lines += [((" " * INDENT, ""), *line) for line in self._wrapped(words, width - INDENT)]
        return self._section("Remarks", lines, width)

    def _section(self, title: str, lines: list[Line], width: int) -> list[Line]:
        return [EMPTY, heading(title, (), width, self.glyphs), *lines] if lines else []

    def _wrapped(self, words: str, width: int, style: str = "$txt") -> list[Line]:
        """Words from people in as many rows as they take, two cells wide where they are."""
        return [cut_line(((row, style),), width, self.glyphs) for row in wrap(clean(words), max(10, width))] or [EMPTY]
