"""No gold, nobody who has any, and nothing that costs some: how to begin."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board
from tui.widgets.cells import EMPTY, Line, heading
from tui.widgets.pane import Pane, Row

KEYS = (
    ("1", "the Party: characters with a purse are made there"),
    ("a", "adds property, a follower, a Reputation or a Connection"),
    ("p", "pays out of a purse"),
    ("m", "lists all the moves of this tab"),
)
THEN = (
    "When a session starts, businesses pay, and Lifestyles and wages",
    "fall due: they stand here until they are settled.",
)


class NothingYet(Pane):
    """The whole body, until there is something."""

    right_pad = 1

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.seat

    def head(self, width: int) -> Line:
        """That there is nothing."""
        return heading("Nothing of gold yet", (), width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:  # noqa: ARG002 - they are as wide as they are
        """What the keys do, for whoever has them."""
        assert self.board is not None
        said: list[Line] = [((words, "$mut"),) for words in THEN]
        if self.board.seat.is_gm:
            keys: list[Line] = [((f"{sign:<4}", "bold $amber"), (does, "$txt")) for sign, does in KEYS]
            said = [*keys, EMPTY, *said]
        return [Row("", (line,)) for line in said]
