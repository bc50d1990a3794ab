"""What stands in front of the play: an ask of some kind, the confirm, or a reason why it can't go on."""

from abc import ABC, abstractmethod
from enum import Enum
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rules.answers import Answer, Source
from rules.asks import Ask
from rules.errors import NotTaken
from tui.moves.drawing import BOLD, Pen
from tui.moves.press import Press
from tui.widgets.cells import Line


class Signal(Enum):
    """What a key came to, where it was no answer."""

    NOT_MINE = "not a key of this front"
    DRAW = "taken; it may look different now"
    BACK = "one step back"
    ROLL = "roll the dice here"
    COMMIT = "write it"


class Reply(Struct, frozen=True):
    """An answer to the ask in front."""

    value: Any
    source: Source = "typed"


class Trouble(Struct, frozen=True):
    """Why a key or an answer was not taken. Nothing that was typed is lost."""

    reason: str


class Waive(Struct, frozen=True):
    """Waive the change at a key, or lift its waiver."""

    key: str


Said = Signal | Reply | Trouble | Waive
Keys = list[tuple[str, str]]


class Front(ABC):
    """What a front can do. It holds what was typed or chosen and not said yet, and no rule.

    `typing`: a text field has the keys, and letters are text. `letters`: those that it has a use for itself, so that
    no aside gets them. `escape`: what Escape does here instead of leaving. `asides`: what can be said besides.
    """

    typing = False
    letters = ""
    escape = ""

    @property
    def asides(self) -> tuple[Ask[Any], ...]:
        """The asides that can be answered now."""
        return ()

    @abstractmethod
    def press(self, key: Press) -> Said:
        """Take a key."""

    def paste(self, text: str) -> Said:  # noqa: ARG002 - only text fields have a use for it
        """Take text that was pasted."""
        return Signal.NOT_MINE

    @abstractmethod
    def lines(self, pen: Pen) -> list[Line]:
        """How it looks, in at most `pen.rows` lines where it can be cut to that."""

    def keys(self) -> Keys:
        """Its keys, and what each does."""
        return []

    def hint(self, key: Press) -> str:  # noqa: ARG002 - most say the same of every key
        """What to press instead of a key that does nothing here, or ""."""
        return ""

    def tentative(self) -> Any:
        """The answer that Enter would give now, or None: the preview is of that."""
        return None


A = TypeVar("A", bound=Ask[Any])


class AskFront(Front, Generic[A]):
    """An ask in front. `old` is what was answered before, and is shown again."""

    def __init__(self, ask: A, old: Answer | None = None) -> None:
        self.ask = ask
        self.old = old if old is not None and old.kind == ask.kind else None
        if self.old is not None:
            self.recall(self.old.value)

    @property
    def asides(self) -> tuple[Ask[Any], ...]:
        """Those of the ask."""
        return self.ask.asides

    @property
    def as_before(self) -> Reply | None:
        """What was answered before, if it would still do."""
        if self.old is None:
            return None
        try:
            self.ask.take(self.old.value)
        except NotTaken:
            return None
        return Reply(self.old.value, "rolled" if self.old.source == "rolled" else "typed")  # somebody says it now

    def put(self, ask: A) -> None:
        """The same ask on a newer table. What was typed or chosen stays."""
        self.ask = ask

    def recall(self, value: Any) -> None:
        """Begin with an earlier answer. It need not fit any more."""


class Stuck(Front):
    """The play can't go on as it stands, or someone else has to answer. `past`: it never will, as things are."""

    def __init__(self, reason: str, *, past: bool = False) -> None:
        self.reason = reason
        self.past = past

    def press(self, key: Press) -> Said:
        """Enter tries again: the table may have changed."""
        return Signal.DRAW if key.name == "enter" else Signal.NOT_MINE

    def keys(self) -> Keys:
        """How to be rid of it."""
        return [("X", "discard it")] if self.past else []

    def lines(self, pen: Pen) -> list[Line]:
        """The reason."""
        return pen.wrap(self.reason, BOLD, pen.rows)
