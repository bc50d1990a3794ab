"""An ask that is answered by typing, in front: one field, and what each key does in it, whatever it is typed for."""

from typing import Any, TypeVar

from rules.answers import Answer
from rules.asks import Ask
from rules.errors import NotTaken
from tui.moves.drawing import KEY, Pen
from tui.moves.field import Field
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.reading import offered, read
from tui.widgets.cells import Line

A = TypeVar("A", bound=Ask[Any])


class TypedFront(AskFront[A]):
    """What is typed, as it stands. `takes`: the characters that can be typed; none named: all that can be printed.

    `bare`: Backspace has taken away what was offered, as if it had been typed; the next one is a step back.
    """

    takes = ""
    bare = False

    def __init__(self, ask: A, old: Answer | None = None) -> None:
        self.field = Field(self.takes)
        super().__init__(ask, old)

    def in_field(self, value: Any) -> str:
        """A value of such an ask as somebody would type it."""
        return str(value)

    @property
    def by_enter(self) -> str:
        """What Enter alone gives, as it would be typed; "" where nothing is offered, or not any more."""
        value = None if self.bare else offered(self.ask)
        return "" if value is None else self.in_field(value)

    def recall(self, value: Any) -> None:
        """What was said before stands in the field."""
        self.field.set(self.in_field(value))

    def press(self, key: Press) -> Said:
        """What the field takes is text; Enter goes on, Backspace in an empty field goes back."""
        if key.name == "enter":
            return self._enter()
        if key.name == "backspace" and not self.field:
            if not self.by_enter:
                return Signal.BACK
            self.bare = True
            return Signal.DRAW
        return Signal.DRAW if self.field.press(key) else Signal.NOT_MINE

    def _enter(self) -> Said:
        try:
            return Reply(self._read())
        except NotTaken as no:
            return Trouble(no.reason)

    def _read(self) -> Any:
        """What is typed, as an answer; nothing at all where what was offered is taken away. Raises NotTaken."""
        if self.bare and not self.field.text.strip():
            return self.ask.take("")
        return read(self.ask, self.field.text)

    def paste(self, text: str) -> Said:
        """As if it were typed; what does not do is found out by Enter."""
        self.field.insert(text.strip())
        return Signal.DRAW

    def tentative(self) -> Any:
        """What is typed, if it would do."""
        try:
            return self._read()
        except NotTaken:
            return None

    def enter(self) -> tuple[str, str]:
        """What Enter does now."""
        alone = "" if self.field else self.by_enter
        return ("Enter:", alone) if alone else ("Enter", "go on")

    def keys(self) -> Keys:
        """Its keys."""
        backspace = "delete" if self.field else "clear" if self.by_enter else "back"
        return [self.enter(), ("Backspace", backspace)]

    def field_line(self, pen: Pen, width: int, placeholder: str) -> Line:
        """The field in at most `width` cells, behind the mark of what is in front."""
        return ((f"{pen.glyphs.chosen if pen.lit else ' '}  ", KEY), *self.field.line(pen, width, placeholder))
