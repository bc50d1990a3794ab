"""A transcript on a page: wrapped to be read, with a heading for each session and season."""

from collections.abc import Sequence
from textwrap import wrap

from textual.geometry import Size
from textual.reactive import reactive

from tui.transcript import Paragraph, Transcript
from tui.widgets.cells import EMPTY, Line, apart, clean, cut_line, heading
from tui.widgets.chronicle_pane import when
from tui.widgets.lines import Lines

SIDES = 2  # cells kept free at either side
MARGIN = 7  # cells for the time
WIDEST = 84  # cells: longer lines are hard to read


class TranscriptPage(Lines):
    """As many rows as there is room for; the rest is scrolled to."""

    top: reactive[int] = reactive(0, repaint=False)

    def __init__(self, transcript: Transcript) -> None:
        super().__init__()
        self._transcript = transcript
        self._wrapped: tuple[object, list[Line]] = (None, [])  # for which transcript and width, and the rows

    def show(self, transcript: Transcript) -> None:
        """It was read further."""
        self._transcript = transcript
        self.redraw()

    def watch_top(self) -> None:
        """Scrolled."""
        self.redraw()

    def scroll_rows(self, by: int) -> None:
        """As far as there are rows."""
        self.top = max(0, min(self.top + by, len(self._body(self.size)) - self._room(self.size)))

    def turn(self, key: str) -> None:
        """A page, or to either end: `pageup`, `pagedown`, `home`, `end`."""
        page, all_of_it = max(1, self._room(self.size) - 1), len(self._body(self.size))
        self.scroll_rows({"pageup": -page, "pagedown": page, "home": -all_of_it, "end": all_of_it}[key])

    def lines(self, size: Size) -> Sequence[Line]:
        """The title, what there is to read, and the keys."""
        width, room, body = size.width - 2 * SIDES, self._room(size), self._body(size)
        shown = body[self.top : self.top + room]
        head = heading(f"Transcript: {clean(self._transcript.title)}", (), width, self.glyphs, focused=True)
        rows = [head, *shown, *[EMPTY] * (room - len(shown)), self._keys(len(body) - self.top - room, width)]
        return [((" " * SIDES, ""), *line) for line in rows]

    def _room(self, size: Size) -> int:
        return max(1, size.height - 2)

    def _keys(self, below: int, width: int) -> Line:
        more: Line = ()
        if below > 0 or self.top:
            more = (self.glyphs.arrows, "bold $amber"), (f" {max(0, below)} more below", "$mut")
        leave: Line = ("Esc", "bold $amber"), (", ", "$mut"), ("q", "bold $amber"), (" or ", "$mut")
        return apart(more, (*leave, ("t", "bold $amber"), (" closes", "$mut")), width, self.glyphs)

    def _body(self, size: Size) -> list[Line]:
        """All rows; wrapped anew only when there is something else to read, or another width."""
        width = min(size.width - 2 * SIDES, WIDEST)
        of, (known, rows) = (self._transcript, width), self._wrapped
        if known != of:
            rows = self._rows(width)
            self._wrapped = of, rows
        return rows

    def _rows(self, width: int) -> list[Line]:
        transcript = self._transcript
        if transcript.trouble:
            return [EMPTY, *self._words(f"{self.glyphs.owed} {transcript.trouble}", width, "$rust")]
        if not transcript.ended:
            words = ", ".join(filter(None, ("reading the chronicle", transcript.progress)))
            return [EMPTY, ((words, "$mut"),)]
        if not transcript.paragraphs:
            return [EMPTY, (("nothing that fits still stands", "$mut"),)]
        rows: list[Line] = []
        if transcript.cut:
            words = "The newest of it: a filter such as session 3 reads what came before."
            rows += [EMPTY, *self._words(words, width, "$mut")]
        before = ""
        for one in transcript.paragraphs:
            if (moment := one.moment.in_words()) != before:
                rows += [EMPTY, heading(clean(moment) or "Before it all", self._day(one), width, self.glyphs)]
                before = moment
            rows += self._paragraph(one, width)
        return rows

    def _day(self, one: Paragraph) -> Line:
        return ((when(one.when, wide=True).partition(" ")[0], "$mut"),)

    def _paragraph(self, one: Paragraph, width: int) -> list[Line]:
        """The time at the left, all else beside it."""
        room = width - MARGIN
        who = clean(one.who)
        first, *others = self._words(f"{who}: {one.what}", room, "$txt")
        lines = [_named(first, who), *others, *self._words(" ".join(one.sentences), room, "$mut")]
        time: Line = ((f"{when(one.when, wide=False):<{MARGIN}}", "$mut"),)
        return [(*(time if number == 0 else ((" " * MARGIN, ""),)), *line) for number, line in enumerate(lines)]

    def _words(self, words: str, width: int, style: str) -> list[Line]:
        """Words in as many rows as they take."""
        return [cut_line(((row, style),), width, self.glyphs) for row in wrap(clean(words), max(10, width))]


def _named(line: Line, who: str) -> Line:
    """A first row that begins with who it was, in bold."""
    (text, style), *rest = line
    if not text.startswith(f"{who}:"):
        return line
    return ((who, "bold $txt"), (text[len(who) :], style), *rest)
