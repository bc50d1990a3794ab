"""A list of options with one of them chosen, of which as many are shown as there is room for."""

from collections.abc import Sequence

from rules.asks import Option
from tui.moves.drawing import BOX, GAP, KEY, MUT, TXT, Pen, say
from tui.moves.press import Press
from tui.widgets.cells import EMPTY, Line, width_of

NUMBERS = "123456789"
DIGITS = len(NUMBERS)  # options that a digit can choose
LONGEST_EFFECT = 34  # cells, where the option's own text needs the room
_STEPS = {"down": 1, "j": 1, "up": -1, "k": -1, "pagedown": 8, "pageup": -8}


class Choices:
    """Options, and the chosen one by its place (None: none is). `marks` are the keys that stand before them.

    `shown` are the places of those that were drawn last.
    """

    def __init__(self, options: Sequence[Option], chosen: int | None = 0, marks: str = NUMBERS) -> None:
        self.options = tuple(options)
        self._marks = marks
        self.chosen = chosen if self.options else None
        self.shown = range(len(self.options))

    @property
    def option(self) -> Option | None:
        """The chosen one."""
        return None if self.chosen is None else self.options[self.chosen]

    def put(self, options: Sequence[Option], *, always: bool = True) -> None:
        """Other options; the chosen one stays chosen if it is among them. `always`: one of them has to be."""
        held = self.option
        self.options = tuple(options)
        ids = [option.id for option in self.options]
        self.chosen = ids.index(held.id) if held is not None and held.id in ids else (0 if always and ids else None)

    def choose(self, id: str) -> bool:
        """Choose by id. Returns whether it is there."""
        ids = [option.id for option in self.options]
        if id in ids:
            self.chosen = ids.index(id)
        return id in ids

    def digit(self, character: str | None) -> Option | None:
        """Choose by digit: of a long list, one of the first nine. None if there is no such one."""
        if character is None or character not in NUMBERS:
            return None
        if int(character) > len(self.options):
            return None
        self.chosen = int(character) - 1
        return self.options[self.chosen]

    def press(self, key: Press, *, letters: bool = True) -> bool:
        """Take a key that moves. `letters`: j and k are no text. Returns whether it was one."""
        if key.name not in _STEPS or (key.name in "jk" and not letters):
            return False
        if self.options:
            at = -1 if self.chosen is None and _STEPS[key.name] > 0 else self.chosen or 0
            self.chosen = max(0, min(len(self.options) - 1, at + _STEPS[key.name]))
        return True

    def lines(self, pen: Pen, on: Sequence[str] | None = None) -> list[Line]:
        """As many options as there is room for, around the chosen one. `on`: the ids that are ticked, if any can be."""
        self.shown = range(len(self.options))
        if len(self.options) > pen.rows:
            return self._window(pen, on)
        rows = [self._rows(pen, number, on) for number in self.shown]
        if sum(map(len, rows)) <= pen.rows:
            return [line for row in rows for line in row]
        return [self._row(pen, number, on) for number in self.shown]

    def _window(self, pen: Pen, on: Sequence[str] | None) -> list[Line]:
        """One line each, of as many as there is room for."""
        count = len(self.options)
        room = max(1, pen.rows - 1)
        first = max(0, min((self.chosen or 0) - room // 2, count - room))
        self.shown = range(first, first + room)
        more = f"{first + 1} to {first + room} of {count}   {pen.glyphs.arrows} the others"
        return [*(self._row(pen, number, on) for number in self.shown), say(f"     {more}", MUT)]

    def _left(self, pen: Pen, number: int, on: Sequence[str] | None) -> Line:
        """The digit of an option, whether it is ticked, and its text."""
        option = self.options[number]
        mark = self._marks[number] if number < len(self._marks) else " "
        tick: Line = EMPTY
        if on is not None:
            tick = ((f"{pen.glyphs.have} ", KEY),) if option.id in on else ((f"{pen.glyphs.lack} ", BOX),)
        return (("  ", ""), (mark, KEY), ("  ", ""), *tick, *say(option.text))

    def _effect(self, number: int) -> Line:
        return say(self.options[number].effect, TXT if number == self.chosen else MUT)

    def _row(self, pen: Pen, number: int, on: Sequence[str] | None) -> Line:
        """An option in one line, with as much of what it would do as fits."""
        left = self._left(pen, number, on)
        room = max(LONGEST_EFFECT, pen.width - width_of(left) - GAP)
        row = pen.spread(left, pen.cut(self._effect(number), room))
        return pen.chosen(row) if number == self.chosen else row

    def _rows(self, pen: Pen, number: int, on: Sequence[str] | None) -> list[Line]:
        """The same; where one line does not hold both, a second one has what it would do, in full."""
        left, effect = self._left(pen, number, on), self._effect(number)
        if width_of(left) + GAP + width_of(effect) <= pen.width:
            return [self._row(pen, number, on)]
        more = pen.spread((("  ", ""),), effect)
        if number != self.chosen:
            return [pen.cut(left), more]
        return [pen.chosen(pen.cut(left)), pen.chosen(more, first=False)]
