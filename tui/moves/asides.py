"""Asides: what can be said besides, each by its letter. They cost no key when they are not used."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.answers import Answer
from rules.asks import Ask
from rules.run import Answered
from tui.moves.drawing import BOX, KEY, MUT, Pen, say
from tui.moves.in_words import value_of
from tui.widgets.cells import Line, width_of

YES = "yes"
BETWEEN = "   "  # two of them in a line


class Asides:
    """The asides that can be answered now. `chosen` is one's place while the arrows are among them, else None.

    `without` is the letter of the one that has a row of its own elsewhere, or "".
    """

    def __init__(self) -> None:
        self.asks: tuple[Ask[Any], ...] = ()
        self.chosen: int | None = None
        self.without = ""

    def put(self, asks: Sequence[Ask[Any]]) -> None:
        """Those that there are now; of two with one letter the first has it."""
        letters: dict[str, Ask[Any]] = {}
        for ask in asks:
            letters.setdefault(ask.letter, ask)
        self.asks = tuple(letters.values())
        if self.chosen is not None and self.asks:
            self.chosen = min(self.chosen, len(self.asks) - 1)

    def by_letter(self, character: str | None) -> Ask[Any] | None:
        """The one with that letter."""
        return next((ask for ask in self.asks if character and ask.letter == character), None)

    def step(self, by: int) -> None:
        """Choose the next one, or the one before."""
        if self.chosen is not None and self.asks:
            self.chosen = max(0, min(len(self.asks) - 1, self.chosen + by))

    def lines(self, pen: Pen, answers: Mapping[str, Answer]) -> list[Line]:
        """A line for each. Where the pen is not lit their letters are text for a field, and Tab comes first."""
        listed = [(number, ask) for number, ask in enumerate(self.asks) if ask.letter != self.without]
        return [self._line(pen, ask, answers.get(ask.key), number) for number, ask in listed]

    def some_lines(self, pen: Pen, answers: Mapping[str, Answer]) -> list[Line]:
        """All of them, as many in a line as stand there whole."""
        return _packed(pen, [self._short(pen, ask, answers) for ask in self._listed])

    def few_lines(self, pen: Pen, answers: Mapping[str, Answer], rows: int) -> list[Line]:
        """Whole ones in `rows` lines, where there is no room for all: those that are said first, then in their order.
        How many more there are is told; their letters work."""
        listed = sorted(self._listed, key=lambda ask: not _is_on(answers.get(ask.key)))
        shown = [self._short(pen, ask, answers) for ask in listed]
        if len(lines := _packed(pen, shown)) <= rows or not rows:
            return lines[:rows]
        for count in range(len(shown) - 1, 0, -1):
            more = say(f"{len(shown) - count} more", MUT)
            if len(lines := _packed(pen, [*shown[:count], more])) <= rows:
                return lines
        return _packed(pen, shown[:1])

    @property
    def _listed(self) -> list[Ask[Any]]:
        """Those with no row of their own elsewhere."""
        return [ask for ask in self.asks if ask.letter != self.without]

    def _short(self, pen: Pen, ask: Ask[Any], answers: Mapping[str, Answer]) -> Line:
        """One with its letter, whether it is said, and its text."""
        tick = _tick(pen, answers.get(ask.key))
        return ((ask.letter, KEY if pen.lit else MUT), (f" {tick} ", MUT), *say(ask.text, MUT))

    def _line(self, pen: Pen, ask: Ask[Any], answer: Answer | None, number: int) -> Line:
        tick = (_tick(pen, answer), KEY if _is_on(answer) else BOX)
        left = (("  ", ""), (ask.letter, KEY if pen.lit else MUT), ("  ", ""), tick, (" ", ""), *say(ask.text))
        effect = str(getattr(ask, "effect", ""))
        if answer is not None and ask.kind != YES:
            effect = value_of(ask, answer)
        row = pen.spread(left, say(effect, MUT))
        return pen.chosen(row) if number == self.chosen else row


def _packed(pen: Pen, shown: Sequence[Line]) -> list[Line]:
    """As many in a line as stand there whole."""
    lines: list[Line] = []
    for one in shown:
        longer: Line = (*lines[-1], (BETWEEN, ""), *one) if lines else one
        if lines and width_of(longer) <= pen.width:
            lines[-1] = longer
        else:
            lines.append((("  ", ""), *one))
    return [pen.cut(line) for line in lines]


def that_stay(answered: Sequence[Answered]) -> tuple[Ask[Any], ...]:
    """The asides of what was answered that can be said at every ask after theirs."""
    return tuple(aside for aside in of_all(answered) if aside.stays)


def of_all(answered: Sequence[Answered]) -> tuple[Ask[Any], ...]:
    """The asides of every ask that was answered: each can be added until the commit."""
    return tuple(aside for one in answered if not one.aside for aside in one.ask.asides)


def _is_on(answer: Answer | None) -> bool:
    return answer is not None and answer.value is not False


def _tick(pen: Pen, answer: Answer | None) -> str:
    return pen.glyphs.have if _is_on(answer) else pen.glyphs.lack
