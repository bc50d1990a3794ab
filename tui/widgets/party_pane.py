"""The roster: everybody who has a name."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.tracks import PERSON_STATUS
from tui.board import Board
from tui.widgets.cells import apart, clean, heading
from tui.widgets.pane import Pane, Row


class PartyPane(Pane):
    """The left of the Party tab. A row's id is the place of somebody's status."""

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.view.table.people

    def head(self, width: int) -> tuple[tuple[str, str], ...]:
        """How many there are."""
        assert self.board is not None
        count = ((str(len(self.board.view.table.people)), "$mut"),)
        return heading("Party", count, width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """A row each."""
        assert self.board is not None
        people = self.board.view.table.people
        if not people:
            return [Row("", ((("nobody is known by name yet", "$mut"),),))]
        return [
            Row(
                PERSON_STATUS.at(id).where,
                (apart(((clean(one.name), "$txt"),), ((one.status, "$mut"),), size.width, self.glyphs),),
            )
            for id, one in people.items()
        ]
