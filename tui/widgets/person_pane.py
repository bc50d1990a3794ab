"""The person: who the chosen one of the roster is, and what the chronicle says of them lately."""

from collections.abc import Sequence
from textwrap import wrap

from textual.geometry import Size

from rules.places import MISSING, look
from rules.table import Character, Person
from tui.board import Board
from tui.handed import Handed
from tui.named_lately import Someone
from tui.widgets.cells import EMPTY, Line, Part, clean, cut, fit, heading, width_of
from tui.widgets.lately import number_width, told_lines
from tui.widgets.of_board import OfBoard
from tui.widgets.party_pane import status_part

LABEL = 9  # cells, with the blank behind it


class PersonPane(OfBoard):
    """The right of the Party tab: sections, one below the other, as far as there is room."""

    someone = Handed[Someone | None](None)

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        return board.view.table.characters, board.view.table.people

    def someone_changed(self, *_values: object) -> None:
        """Another is chosen, or there is more to say of them."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, what is written of them, and what the chronicle says."""
        if self.board is None or self.someone is None:
            return ()
        one = look(self.board.view.table, self.someone.place)
        if one is MISSING:
            return ()
        width = size.width - 1
        return [*self._head(one, width), *self._written(one, width), *self._lately(self.someone, width)]

    def _head(self, one: Character | Person, width: int) -> list[Line]:
        """Name and what they are, and which sheet they have; the name goes on below where it is too long."""
        sheet: Line = ((one.sheet.WORD, "$mut"),) if isinstance(one, Character) else ()
        room = width - width_of(sheet) - 4
        name, role = clean(one.name), clean(_role(one))
        shown = cut(name, room, self.glyphs)
        fits = width_of(((shown + role, ""),)) + 2 <= room
        head: Line = ((shown, "bold $txt"), *((f"  {role}", "$mut") for _ in range(fits and bool(role))))
        rule = heading("", sheet, width - width_of(head), self.glyphs)[1:]
        lines: list[Line] = [(*head, *rule)]
        if shown != name:
            lines += self._labelled("Name", (name, "bold $txt"), width)
        if role and not fits:
            lines += self._labelled(_role_word(one), (role, "$txt"), width)
        return lines

    def _written(self, one: Character | Person, width: int) -> list[Line]:
        lines = self._labelled("Player", (one.player, "$txt"), width) if isinstance(one, Character) else []
        return [*lines, *self._labelled("Status", status_part(one.status), width)]

    def _labelled(self, label: str, value: Part, width: int) -> list[Line]:
        """A label and what stands there, in as many rows as it takes; nothing for nothing."""
        words, style = clean(value[0]), value[1]
        rows = wrap(words, max(10, width - LABEL))
        return [
            ((fit("" if number else label, LABEL, self.glyphs), "$mut"), (cut(row, width - LABEL, self.glyphs), style))
            for number, row in enumerate(rows)
        ]

    def _lately(self, someone: Someone, width: int) -> list[Line]:
        if not someone.lately:
            return []
        number = number_width(someone.lately)
        told = [line for one in someone.lately for line in told_lines(one, width, number, self.glyphs)]
        return [EMPTY, heading("In the chronicle", (), width, self.glyphs), *told]


def _role(one: Character | Person) -> str:
    return one.sheet.role if isinstance(one, Character) else one.role


def _role_word(one: Character | Person) -> str:
    return one.sheet.ROLE.capitalize() if isinstance(one, Character) else "Role"
