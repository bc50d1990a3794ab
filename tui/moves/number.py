"""A number in front: digits and a minus; Enter alone takes what is offered."""

from rules.asks import Number
from tui.moves.drawing import MUT, Pen, say
from tui.moves.front import Said, Trouble
from tui.moves.press import Press
from tui.moves.typed import TypedFront
from tui.widgets.cells import Line

FIELD = 12  # cells
MARK = 3  # cells before it
SIGNS = "-+"


class NumberFront(TypedFront[Number]):
    """The number as it is typed. Letters are no part of one, so they stay free for the asides."""

    takes = f"0123456789{SIGNS}"

    def press(self, key: Press) -> Said:
        """As in any field, but that a sign stands once, and first."""
        if key.character and key.character in SIGNS and (self.field.cursor or set(self.field.text) & set(SIGNS)):
            return Trouble("one sign, and before the number")
        return super().press(key)

    def hint(self, key: Press) -> str:  # noqa: ARG002 - of every key the same
        """What is wanted."""
        return "a whole number is wanted here"

    def lines(self, pen: Pen) -> list[Line]:
        """The field, and from where to where it may go."""
        field = pen.fill(self.field_line(pen, FIELD, self.by_enter), MARK + FIELD)
        return [(*field, *say(f"  {self._range()}", MUT))]

    def _range(self) -> str:
        return "; ".join(filter(None, [self._ends(), self.ask.hint]))

    def _ends(self) -> str:
        lowest, highest = self.ask.lowest, self.ask.highest
        if lowest is not None and highest is not None:
            return f"{lowest} to {highest}"
        if lowest is not None:
            return f"{lowest} or more"
        return "any whole number" if highest is None else f"{highest} at most"
