"""Words in front: a text field. Enter takes them, or what is offered where the field is empty."""

from rules.asks import Words
from tui.moves.drawing import Pen
from tui.moves.front import Said, Signal
from tui.moves.typed import TypedFront
from tui.widgets.cells import Line


class WordsFront(TypedFront[Words]):
    """The words as they are typed."""

    typing = True

    def paste(self, text: str) -> Said:
        """All of it: the ask itself refuses what can't stand in a line."""
        self.field.insert(text)
        return Signal.DRAW

    def tentative(self) -> None:
        """Nothing: half a word would be told in the preview as if it were meant."""

    def enter(self) -> tuple[str, str]:
        """What Enter does now: of words that are offered only that, since they stand in the field."""
        if self.field:
            return "Enter", "go on"
        if self.by_enter:
            return "Enter", "as offered"
        return ("Enter:", self.ask.empty) if self.ask.optional else ("Enter", "go on")

    def lines(self, pen: Pen) -> list[Line]:
        """The field."""
        placeholder = self.by_enter or (f"Enter: {self.ask.empty}" if self.ask.optional else "")
        return [self.field_line(pen, pen.width - 5, placeholder)]
