"""Words in front: a text field. Enter takes them, or what is offered where the field is empty."""

from typing import Any

from rules.answers import Answer
from rules.asks import Words
from rules.errors import NotTaken
from tui.moves.drawing import KEY, Pen
from tui.moves.field import Field
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.reading import read
from tui.widgets.cells import Line


class WordsFront(AskFront[Words]):
    """The words as they are typed."""

    typing = True

    def __init__(self, ask: Words, old: Answer | None = None) -> None:
        self.field = Field()
        super().__init__(ask, old)

    def recall(self, value: Any) -> None:
        """The earlier words stand in the field."""
        self.field.set(str(value))

    def press(self, key: Press) -> Said:
        """All that can be printed is text; Enter goes on, Backspace in an empty field goes back."""
        if key.name == "enter":
            return self._enter()
        if key.name == "backspace" and not self.field:
            return Signal.BACK
        return Signal.DRAW if self.field.press(key) else Signal.NOT_MINE

    def paste(self, text: str) -> Said:
        """All of it: the ask itself refuses what can't stand in a line."""
        self.field.insert(text)
        return Signal.DRAW

    def _enter(self) -> Said:
        try:
            return Reply(read(self.ask, self.field.text))
        except NotTaken as no:
            return Trouble(no.reason)

    def keys(self) -> Keys:
        """Its keys."""
        enter = ("Enter", "as offered" if self.ask.offered and not self.field else "go on")
        if self.ask.optional and not self.ask.offered and not self.field:
            enter = ("Enter:", self.ask.empty)
        return [enter, ("Backspace", "delete" if self.field else "back")]

    def lines(self, pen: Pen) -> list[Line]:
        """The field."""
        placeholder = self.ask.offered or (f"Enter: {self.ask.empty}" if self.ask.optional else "")
        line = self.field.line(pen, pen.width - 5, placeholder)
        return [((f"{pen.glyphs.chosen if pen.lit else ' '}  ", KEY), *line)]
