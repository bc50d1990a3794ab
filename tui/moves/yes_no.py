"""Yes or no in front."""

from typing import Any

from rules.answers import Answer
from rules.asks import Option, YesNo
from tui.moves.choices import Choices
from tui.moves.drawing import Pen
from tui.moves.front import AskFront, Keys, Reply, Said, Signal
from tui.moves.press import Press
from tui.widgets.cells import Line

_LETTERS = {"y": True, "n": False}
_YES, _NO = 0, 1


class YesNoFront(AskFront[YesNo]):
    """Two rows, of which one is chosen."""

    letters = "ynjk"

    def __init__(self, ask: YesNo, old: Answer | None = None) -> None:
        self.choices = Choices((Option("y", "Yes", ask.effect), Option("n", "No")), marks="yn")
        super().__init__(ask, old)

    def recall(self, value: Any) -> None:
        """The earlier answer is chosen."""
        self.choices.chosen = _YES if value is True else _NO

    def press(self, key: Press) -> Said:
        """`y`, `n`; arrows and Enter."""
        if key.name in _LETTERS:
            return Reply(_LETTERS[key.name])
        if key.name == "enter":
            return Reply(self.choices.chosen == _YES)
        return Signal.DRAW if self.choices.press(key) else Signal.NOT_MINE

    def hint(self, key: Press) -> str:  # noqa: ARG002 - of every key the same
        """Its keys."""
        return "y or n, or the arrows and Enter"

    def tentative(self) -> Any:
        """The chosen one."""
        return self.choices.chosen == _YES

    def keys(self) -> Keys:
        """Its keys."""
        return [("y", "yes"), ("n", "no"), ("Enter", "go on"), ("Backspace", "back")]

    def lines(self, pen: Pen) -> list[Line]:
        """Both."""
        return self.choices.lines(pen)
