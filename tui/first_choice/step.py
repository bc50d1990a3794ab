"""One step of the first choice, and what a key can come to in it. Nothing is made before work is asked for."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from msgspec import Struct

from saves.campaign import OpenCampaign
from tui.moves.drawing import Pen
from tui.moves.front import Keys, Trouble
from tui.moves.press import Press
from tui.widgets.cells import Line


class Way(Enum):
    """Where a key leads that asks for nothing."""

    STAY = "it may look different now"
    BACK = "to the step before"
    LEAVE = "out of the program"


class Next(Struct, frozen=True):
    """On to another step."""

    step: "Step"


class Work(Struct, frozen=True):
    """What takes a while, and ends in an open campaign. `doing` says so meanwhile: `making Stonewell`.

    `run` is for a thread; it raises SavesError, NotTaken or OSError, and the step then stands as it stood.
    """

    doing: str
    run: Callable[[], OpenCampaign]


Said = Way | Next | Work | Trouble


class Promise(Struct, frozen=True):
    """What Enter would do now. `folder` is where, if anywhere; `makes`: something comes to be that was not there."""

    words: str
    folder: Path | None = None
    makes: bool = False


class Step(ABC):
    """It holds what was typed or chosen, and no rule."""

    leaves = ("Esc", "one step back")

    @abstractmethod
    def press(self, key: Press) -> Said:
        """Take a key."""

    @abstractmethod
    def lines(self, pen: Pen) -> list[Line]:
        """How it looks, in at most `pen.rows` lines."""

    @abstractmethod
    def keys(self) -> Keys:
        """The keys that do something now. Enter is the first of them."""

    @abstractmethod
    def promise(self) -> Promise:
        """What Enter would do now."""

    def paste(self, text: str) -> Said:  # noqa: ARG002 - only fields have a use for it
        """Take text that was pasted."""
        return Way.STAY

    @abstractmethod
    def again(self) -> None:
        """Work came to nothing: find out anew what may have changed meanwhile."""
