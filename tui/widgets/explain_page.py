"""What `i` shows: how a thing stands, the rules that bear on it, and the entries that brought it there."""

from collections.abc import Sequence
from textwrap import wrap

from textual.geometry import Size
from textual.reactive import reactive

from tui.explained import Explained, Ruled
from tui.history import Came, History, Made
from tui.widgets.cells import EMPTY, Line, Part, apart, clean, cut, cut_line, fit, heading, width_of
from tui.widgets.last import change_line
from tui.widgets.lines import Lines
from tui.widgets.tracks import boxes, number

SIDES = 2  # cells kept free at either side
INDENT: Part = ("  ", "")
LABEL = 34  # cells at most
LEAST = 20  # cells for words, however narrow it is
CAME = "How it came to this"
NEVER = "nothing has changed it yet"
SETTLED = "settled here"  # a rule that the game leaves open


class ExplainPage(Lines):
    """As many rows as there is room for; the rest is scrolled to. It shows of the history what was read of it."""

    top: reactive[int] = reactive(0, repaint=False)

    def __init__(self, explained: Explained, history: History) -> None:
        super().__init__()
        self._explained = explained
        self._history = history

    def watch_top(self) -> None:
        """Scrolled."""
        self.redraw()

    def put(self, explained: Explained, history: History) -> None:
        """The same thing on a newer table."""
        self._explained, self._history = explained, history
        self.redraw()

    def scroll_rows(self, by: int) -> None:
        """As far as there are rows."""
        self.top = max(0, min(self.top + by, len(self._body(self._width(self.size))) - self._room(self.size)))

    def turn(self, key: str) -> None:
        """A page, or to either end of what was read: `pageup`, `pagedown`, `home`, `end`."""
        page, all_of_it = max(1, self._room(self.size) - 1), len(self._body(self._width(self.size)))
        self.scroll_rows({"pageup": -page, "pagedown": page, "home": -all_of_it, "end": all_of_it}[key])

    @property
    def below(self) -> int:
        """How many rows there are below those in sight."""
        return max(0, len(self._body(self._width(self.size))) - self._room(self.size) - self.top)

    def lines(self, size: Size) -> Sequence[Line]:
        """The title, what there is to read, and the keys."""
        width, room = self._width(size), self._room(size)
        body = self._body(width)
        shown = body[self.top : self.top + room]
        rows = [self._title(width), *shown, *[EMPTY] * (room - len(shown)), self._keys(width)]
        return [((" " * SIDES, ""), *line) for line in rows]

    def _width(self, size: Size) -> int:
        return max(LEAST, size.width - 2 * SIDES)

    def _room(self, size: Size) -> int:
        return max(1, size.height - 2)

    def _title(self, width: int) -> Line:
        stands, right = self._explained.stands, EMPTY
        if stands is not None:
            right = (*boxes(stands, self.glyphs, gap=" "), (" ", ""), *number(stands, self.glyphs))
        return heading(clean(self._explained.title), right, width, self.glyphs, focused=True)

    def _keys(self, width: int) -> Line:
        more, below = EMPTY, self.below
        if below or self.top:
            more = (self.glyphs.arrows, "bold $amber"), (f" {below} more below" if below else " the end", "$mut")
        leave: Line = ("Esc", "bold $amber"), (", ", "$mut"), ("q", "bold $amber"), (" or ", "$mut")
        return apart(more, (*leave, ("i", "bold $amber"), (" closes", "$mut")), width, self.glyphs)

    # -- what there is to read

    def _body(self, width: int) -> list[Line]:
        rules = [line for one in self._explained.rules for line in self._rule(one, width)]
        return [*self._facts(width), *self._section("Rules", rules, width), *self._came(width)]

    def _facts(self, width: int) -> list[Line]:
        facts = self._explained.facts
        column = min(LABEL, max((len(label) + 2 for label, _ in facts), default=0))
        lines: list[Line] = []
        for label, words in facts:
            first, *others = self._wrapped(words, width - column)
            lines.append(((fit(label, column - 1, self.glyphs), "$mut"), (" ", ""), *first))
            lines += [((" " * column, ""), *line) for line in others]
        return lines

    def _rule(self, ruled: Ruled, width: int) -> list[Line]:
        """Its title and id, its text, and what was done by it."""
        entry = ruled.entry
        right: Line = ((f"{SETTLED}  " if entry.ruling else "", "$mut"), (entry.id, "$mut"))
        lines = [apart(((entry.title, "bold $txt"),), right, width, self.glyphs)]
        lines += [(INDENT, *line) for line in self._wrapped(entry.text, width - 2)]
        for one in ruled.changes:
            change = change_line(one.words, self.glyphs)
            lines += self._with_why((INDENT, (f"{self.glyphs.to} ", "$mut"), *change), one.why, width)
        return lines

    def _came(self, width: int) -> list[Line]:
        """The entries that were read so far, and how to read on."""
        history = self._history
        lines = [line for one in history.found for line in self._entry(one, width)]
        if not history.begun:
            # How many were read is not said: at a player's seat that would count those that are hidden.
            lines.append(((f"{self.glyphs.cut} earlier ones: ", "$mut"), ("PgDn", "bold $amber")))
        elif not lines:
            lines.append(((NEVER, "$mut"),))
        return self._section(CAME, lines, width) if self._explained.places else []

    def _entry(self, came: Came, width: int) -> list[Line]:
        """Number, who and what, and the change at the end; several changes on lines of their own."""
        told, glyphs = came.told, self.glyphs
        number: Line = ((f"{told.number} ", "$mut"),) if told.number else ()
        who = (f"{cut(told.who, width // 3, glyphs)} ", "bold $dusk" if told.entry.who == "gm" else "bold $txt")
        line: Line = (*number, who, (clean(told.what), "$txt"))
        changes = [
            (change_line(self._short(one), glyphs), "" if told.what.startswith(f"{one.why}: ") else one.why)
            for one in came.changes
        ]
        if len(changes) == 1:
            ((change, why),) = changes
            return self._with_why(line, why, width, change)
        below = [row for change, why in changes for row in self._with_why((INDENT, *change), why, width)]
        return [cut_line(line, width, glyphs), *below]

    def _short(self, one: Made) -> tuple[str, str, str]:
        """Without what the title says already."""
        word, before, after = one.words
        name = self._explained.title
        before = f" {self.glyphs.to} ".join((before, *one.between))  # what it was for a moment is told too
        return "" if word == name else word.removeprefix(f"{name}: "), before, after

    def _with_why(self, line: Line, why: str, width: int, right: Line = ()) -> list[Line]:
        """A line with the reason behind it; below it where there is no room beside."""
        reason: Line = (("  ", ""), (clean(why), "$mut")) if why else ()
        if width_of((*line, *reason, *right)) + 2 <= width:
            return [apart((*line, *reason), right, width, self.glyphs)]
        below = [(INDENT, INDENT, *words) for words in self._wrapped(why, width - 4, "$mut")] if why else []
        return [apart(line, right, width, self.glyphs), *below]

    def _section(self, title: str, lines: list[Line], width: int) -> list[Line]:
        return [EMPTY, heading(title, (), width, self.glyphs), *lines] if lines else []

    def _wrapped(self, words: str, width: int, style: str = "$txt") -> list[Line]:
        """Words in as many rows as they take, those from people two cells wide where they are."""
        return [cut_line(((row, style),), width, self.glyphs) for row in wrap(clean(words), max(LEAST, width))] or [
            EMPTY
        ]
