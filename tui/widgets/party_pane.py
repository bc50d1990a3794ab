"""The roster: the players' characters, then everybody else who has a name. Those who are gone stand last."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from textual.geometry import Size

from rules.frozen_map import FrozenMap
from rules.kept import Status
from rules.table import Character, Person, Table
from rules.tracks import CHARACTER_STATUS, PERSON_STATUS
from tui.board import Board
from tui.widgets.cells import EMPTY, Line, heading
from tui.widgets.pane import Pane, Row
from tui.widgets.sheets.roster import character_lines, person_line

GONE: tuple[Status, ...] = ("here", "away", "left", "retired", "dead")  # in the order in which they are listed
ROOMY = 22  # rows from which characters stand apart, if there is room for that

Thing = TypeVar("Thing", Character, Person)


class PartyPane(Pane):
    """The left of the Party tab. A row's id is the place of somebody's status."""

    keeps_mark = True
    right_pad = 1

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._made: tuple[Size, object, object, object, list[Row]] | None = None

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return table.characters, table.people, table.steading.muster, board.seat

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
        """Up to three lines a character, one for everybody else: made once for as long as they are the same."""
        assert self.board is not None
        table, made = self.board.view.table, self._made
        now = (size, table.characters, table.people, table.steading.muster)
        if made is None or made[0] != size or any(a is not b for a, b in zip(made[1:4], now[1:], strict=True)):
            made = self._made = (*now, self._make(self.board, size))
        return made[4]

    def _make(self, board: Board, size: Size) -> list[Row]:
        table, width = board.view.table, size.width
        rows, roomy = self._characters(table, size)
        if table.people:
            blank = [Row("", (EMPTY,))] if rows and roomy else []
            count = ((str(len(table.people)), "$mut"),)
            head = heading("Followers and others", count, width + 2, self.glyphs)
            rows = [*rows, *blank, Row("", (head,), flush=True)]
            rows += [
                Row(PERSON_STATUS.at(slug).where, (person_line(one, width, self.glyphs),))
                for slug, one in _people(table)
            ]
        return rows or self._nobody(board)

    def _characters(self, table: Table, size: Size) -> tuple[list[Row], bool]:
        """The characters, with blanks between where all of them have room so, folded to two lines each where not even
        three would have; and whether there is room for blanks."""
        shapes: list[list[Row]] = [
            [
                Row(
                    CHARACTER_STATUS.at(slug).where,
                    character_lines(table, slug, size.width, self.glyphs, folded=folded),
                )
                for slug, _ in _in_order(table.characters)
            ]
            for folded in (False, True)
        ]
        whole, folded = shapes
        lines = sum(len(row.lines) for row in whole)
        if size.height >= ROOMY and lines + len(whole) - 1 <= size.height:
            spaced = [one for row in whole for one in (Row("", (EMPTY,)), row)]
            return spaced[1:], True
        return (whole if lines <= size.height else folded), False

    def _nobody(self, board: Board) -> list[Row]:
        """How to add somebody, for whoever may."""
        rows: list[Line] = [(("nobody is known by name yet", "$mut"),)]
        if board.seat.is_gm:
            rows += [
                (("m c", "bold $amber"), (" adds a character", "$txt")),
                (("a", "bold $amber"), ("   adds anybody else", "$txt")),
            ]
        return [Row("", (line,)) for line in rows]


def _people(table: Table) -> list[tuple[str, Person]]:
    """Followers before all others, those of one character together, in the order in which characters are listed, and
    the party's last; whoever is gone after those who are here."""
    masters = {slug: at for at, (slug, _) in enumerate(_in_order(table.characters))}
    party = len(masters)

    def group(person: Person) -> int:
        return masters.get(person.follows, party) if person.follower else party + 1

    return sorted(_in_order(table.people), key=lambda one: (GONE.index(one[1].status), group(one[1])))


def _in_order(things: FrozenMap[Thing]) -> list[tuple[str, Thing]]:
    """Those who are here first."""
    return sorted(things.items(), key=lambda one: GONE.index(one[1].status))


def _places(table: Table) -> Iterator[str]:
    for slug, _ in _in_order(table.characters):
        yield CHARACTER_STATUS.at(slug).where
    for slug, _ in _people(table):
        yield PERSON_STATUS.at(slug).where
