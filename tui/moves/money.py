"""An amount in front: coins as they are said, `12gp 5sp`; Enter alone takes what is offered."""

from typing import Any

from rules.answers import Answer
from rules.asks import Money
from rules.coins import coins
from rules.errors import NotTaken
from tui.moves.drawing import KEY, MUT, Pen, say
from tui.moves.field import Field
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.reading import read
from tui.widgets.cells import Line

FIELD = 24  # cells
HOW = "such as 12gp 5sp or 3 cp; a bare number is gold"


class MoneyFront(AskFront[Money]):
    """The amount as it is typed."""

    typing = True

    def __init__(self, ask: Money, old: Answer | None = None) -> None:
        self.field = Field()
        super().__init__(ask, old)

    def recall(self, value: Any) -> None:
        """The earlier amount stands in the field."""
        self.field.set(coins(value) if isinstance(value, int) else str(value))

    def press(self, key: Press) -> Said:
        """All that can be printed is text; Enter goes on, Backspace in an empty field goes back."""
        if key.name == "enter":
            return self._enter()
        if key.name == "backspace" and not self.field:
            return Signal.BACK
        return Signal.DRAW if self.field.press(key) else Signal.NOT_MINE

    def paste(self, text: str) -> Said:
        """As if it were typed; what is no amount is found out by Enter."""
        self.field.insert(text.strip())
        return Signal.DRAW

    def _enter(self) -> Said:
        try:
            return Reply(read(self.ask, self.field.text))
        except NotTaken as no:
            return Trouble(no.reason)

    def tentative(self) -> Any:
        """The amount, if it would do."""
        try:
            return read(self.ask, self.field.text)
        except NotTaken:
            return None

    def keys(self) -> Keys:
        """Its keys."""
        offered = self.ask.offered is not None and not self.field
        enter = ("Enter:", coins(self.ask.offered or 0)) if offered else ("Enter", "go on")
        return [enter, ("Backspace", "delete" if self.field else "back")]

    def lines(self, pen: Pen) -> list[Line]:
        """The field, and how an amount is said."""
        offered = "" if self.ask.offered is None else coins(self.ask.offered)
        field = pen.fill(self.field.line(pen, FIELD, offered), FIELD)
        return [
            ((f"{pen.glyphs.chosen if pen.lit else ' '}  ", KEY), *field),
            pen.cut(say(f"   {'; '.join(filter(None, (self.ask.hint, HOW)))}", MUT)),
        ]
