"""An amount in front: coins as they are said, `12gp 5sp`; Enter alone takes what is offered."""

from typing import Any

from rules.asks import Money
from rules.coins import coins
from tui.moves.drawing import MUT, Pen, say
from tui.moves.typed import TypedFront
from tui.widgets.cells import Line

FIELD = 24  # cells
MARK = 3  # cells before it
HOW = "such as 12gp 5sp or 3 cp; a bare number is gold"


class MoneyFront(TypedFront[Money]):
    """The amount as it is typed."""

    typing = True

    def in_field(self, value: Any) -> str:
        """In coins."""
        return coins(value) if isinstance(value, int) else str(value)

    def lines(self, pen: Pen) -> list[Line]:
        """The field with what one should know beside it, and below that how an amount is said."""
        field = pen.fill(self.field_line(pen, FIELD, self.by_enter), MARK + FIELD)
        return [pen.cut((*field, *say(f"  {self.ask.hint}", MUT))), pen.cut(say(f"   {HOW}", MUT))]
