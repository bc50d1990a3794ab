"""A number in front: digits and a minus; Enter alone takes what is offered."""

from typing import Any

from rules.answers import Answer
from rules.asks import Number
from rules.errors import NotTaken
from tui.moves.drawing import KEY, MUT, Pen, say
from tui.moves.field import Field
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.reading import read
from tui.widgets.cells import Line

FIELD = 12  # cells
SIGNS = "-+"
_OWN = f"0123456789{SIGNS}"


class NumberFront(AskFront[Number]):
    """The number as it is typed. Letters are no part of one, so they stay free for the asides."""

    def __init__(self, ask: Number, old: Answer | None = None) -> None:
        self.field = Field(takes=_OWN)
        super().__init__(ask, old)

    def recall(self, value: Any) -> None:
        """The earlier number stands in the field."""
        self.field.set(str(value))

    def press(self, key: Press) -> Said:
        """Digits and a minus; Enter goes on, Backspace in an empty field goes back."""
        if key.name == "enter":
            return self._enter()
        if key.name == "backspace" and not self.field:
            return Signal.BACK
        if key.character and key.character in SIGNS and (self.field.cursor or set(self.field.text) & set(SIGNS)):
            return Trouble("one sign, and before the number")
        return Signal.DRAW if self.field.press(key) else Signal.NOT_MINE

    def hint(self, key: Press) -> str:  # noqa: ARG002 - of every key the same
        """What is wanted."""
        return "a whole number is wanted here"

    def paste(self, text: str) -> Said:
        """As if it were typed; what is no number is found out by Enter."""
        self.field.insert(text.strip())
        return Signal.DRAW

    def _enter(self) -> Said:
        try:
            return Reply(read(self.ask, self.field.text))
        except NotTaken as no:
            return Trouble(no.reason)

    def tentative(self) -> Any:
        """The number, if it would do."""
        try:
            return read(self.ask, self.field.text)
        except NotTaken:
            return None

    def keys(self) -> Keys:
        """Its keys."""
        offered = self.ask.offered is not None and not self.field
        enter = ("Enter:", str(self.ask.offered)) if offered else ("Enter", "go on")
        return [enter, ("Backspace", "delete" if self.field else "back")]

    def lines(self, pen: Pen) -> list[Line]:
        """The field, and from where to where it may go."""
        offered = "" if self.ask.offered is None else str(self.ask.offered)
        field = pen.fill(self.field.line(pen, FIELD, offered), FIELD)
        return [((f"{pen.glyphs.chosen if pen.lit else ' '}  ", KEY), *field, *say(f"  {self._range()}", MUT))]

    def _range(self) -> str:
        return "; ".join(filter(None, [self._ends(), self.ask.hint]))

    def _ends(self) -> str:
        lowest, highest = self.ask.lowest, self.ask.highest
        if lowest is not None and highest is not None:
            return f"{lowest} to {highest}"
        if lowest is not None:
            return f"{lowest} or more"
        return "any whole number" if highest is None else f"{highest} at most"
