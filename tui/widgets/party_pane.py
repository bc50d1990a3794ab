"""The roster: the players' characters, then everybody else who has a name. Those who are gone stand last."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from textual.geometry import Size

from rules.frozen_map import FrozenMap
from rules.kept import Status
from rules.table import Character, Person, Table
from rules.tracks import CHARACTER_STATUS, PERSON_STATUS
from tui.board import Board
from tui.widgets.cells import EMPTY, Line, Part, apart, clean, cut, heading, width_of
from tui.widgets.pane import Pane, Row

GONE: tuple[Status, ...] = ("here", "away", "left", "retired", "dead")  # in the order in which they are listed
ROOMY = 24  # rows from which characters stand apart
LEAST_NAME = 14  # cells that a name has before what stands beside it is cut

Thing = TypeVar("Thing", Character, Person)


class PartyPane(Pane):
    """The left of the Party tab. A row's id is the place of somebody's status."""

    keeps_mark = True
    right_pad = 1

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._made: tuple[Size, object, object, list[Row]] | None = None

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.view.table.characters, board.view.table.people, board.seat

    def choices(self) -> tuple[str, ...]:
        """Everybody, drawn or not."""
        return tuple(_places(self.board.view.table)) if self.board is not None else ()

    @property
    def place(self) -> str:
        """The place of whoever is chosen, `characters.rhea`; "" for nobody."""
        return self.choice.rpartition(".")[0]

    def head(self, width: int) -> Line:
        """How many characters there are."""
        assert self.board is not None
        count = ((str(len(self.board.view.table.characters)), "$mut"),)
        return heading("Party", count, width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """Two lines a character, one for everybody else: made once for as long as they are the same."""
        assert self.board is not None
        table, made = self.board.view.table, self._made
        if made is None or made[0] != size or made[1] is not table.characters or made[2] is not table.people:
            made = self._made = (size, table.characters, table.people, self._make(self.board, size))
        return made[3]

    def _make(self, board: Board, size: Size) -> list[Row]:
        table, width = board.view.table, size.width
        apart_by = [Row("", (EMPTY,))] if size.height >= ROOMY else []
        rows: list[Row] = []
        for slug, character in _in_order(table.characters):
            rows += [*(apart_by if rows else []), self._character(slug, character, width)]
        if table.people:
            count = ((str(len(table.people)), "$mut"),)
            rows += [*(apart_by if rows else [])]
            rows += [Row("", (heading("Followers and others", count, width + 2, self.glyphs),), flush=True)]
            rows += [self._person(slug, person, width) for slug, person in _in_order(table.people)]
        return rows or self._nobody(board)

    def _nobody(self, board: Board) -> list[Row]:
        """How to add somebody, for whoever may."""
        rows: list[Line] = [(("nobody is known by name yet", "$mut"),)]
        if board.seat.is_gm:
            rows += [
                (("m c", "bold $amber"), (" adds a character", "$txt")),
                (("a", "bold $amber"), ("   adds anybody else", "$txt")),
            ]
        return [Row("", (line,)) for line in rows]

    def _character(self, slug: str, one: Character, width: int) -> Row:
        """Name and what they are; below that what has become of them, and who plays them."""
        here = one.status == "here"
        return Row(
            CHARACTER_STATUS.at(slug).where,
            (
                self._beside((one.name, "bold $txt" if here else "$mut"), (one.sheet.role, "$mut"), width),
                self._beside(status_part(one.status), (one.player, "$mut"), width),
            ),
        )

    def _person(self, slug: str, one: Person, width: int) -> Row:
        """Name and role; what has become of them goes first where they are not here."""
        here = one.status == "here"
        name = (one.name, "$txt" if here else "$mut")
        said = (one.role, "$mut") if here else status_part(one.status)
        return Row(PERSON_STATUS.at(slug).where, (self._beside(name, said, width),))

    def _beside(self, left: Part, right: Part, width: int) -> Line:
        """Two words of a row, the right one cut first: but a long left one does not drive it out."""
        name = clean(left[0])
        room = width - min(width_of(((name, ""),)), max(LEAST_NAME, width - 12)) - 2
        said: Line = ((cut(right[0], room, self.glyphs), right[1]),)
        return apart(((name, left[1]),), said, width, self.glyphs)


def status_part(status: Status) -> Part:
    """What has become of somebody, in words."""
    if status == "dead":
        return "DEAD", "bold $rust"
    return status, "$mut"


def _in_order(things: FrozenMap[Thing]) -> list[tuple[str, Thing]]:
    """Those who are here first."""
    return sorted(things.items(), key=lambda one: GONE.index(one[1].status))


def _places(table: Table) -> Iterator[str]:
    for slug, _ in _in_order(table.characters):
        yield CHARACTER_STATUS.at(slug).where
    for slug, _ in _in_order(table.people):
        yield PERSON_STATUS.at(slug).where
