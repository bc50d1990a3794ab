"""The list of all moves: a letter makes one, so do the arrows and Enter."""

from collections.abc import Sequence
from string import ascii_letters
from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import reactive
from textual.screen import ModalScreen

from tui.board import MoveRow
from tui.glyphs import ASCII, glyphs_of
from tui.widgets.cells import EMPTY, Line, apart, banded, cut_line, heading
from tui.widgets.lines import Lines
from tui.widgets.moves_pane import move_lines, move_sign
from tui.widgets.pane import CHOSEN

STEPS = {"up": -1, "k": -1, "down": 1, "j": 1}
LEAVES = ("escape", "q")


class MoveList(ModalScreen[str | None]):
    """Gives back the id of a move, or None."""

    CSS_PATH = "overlay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True)
        for name in (*ascii_letters, "up", "down", "enter", "escape")
    ]

    def __init__(self, rows: Sequence[MoveRow]) -> None:
        super().__init__()
        self._rows = tuple(rows)

    def compose(self) -> ComposeResult:
        """One page."""
        yield MoveListPage(self._rows)

    def on_mount(self) -> None:
        """Frames follow the glyphs."""
        self.set_class(glyphs_of(self.app) is ASCII, "-ascii")

    def action_press(self, name: str) -> None:
        """A letter of a move comes before `j` and `k`, which no move has."""
        page = self.query_one(MoveListPage)
        by_letter = {row.move.letter: row.move.id for row in self._rows}
        if name in by_letter:
            self.dismiss(by_letter[name])
        elif name in LEAVES:
            self.dismiss(None)
        elif name in STEPS:
            page.chosen = max(0, min(len(self._rows) - 1, page.chosen + STEPS[name]))
        elif name == "enter":
            self.dismiss(self._rows[page.chosen].move.id)


class MoveListPage(Lines):
    """A row a move: its trigger, or for the chosen one why it can't be made."""

    chosen: reactive[int] = reactive(0, repaint=False)

    def __init__(self, rows: Sequence[MoveRow]) -> None:
        super().__init__()
        self._rows = tuple(rows)

    def watch_chosen(self) -> None:
        """Another row."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """All moves, as they fit, and what the chosen one is for."""
        width, glyphs = size.width - 4, self.glyphs
        room = size.height - 5
        top = max(0, min(self.chosen - room // 2, len(self._rows) - room))
        lines: list[Line] = [heading("Moves", (("a letter makes one", "$mut"),), width, glyphs, focused=True)]
        for number, row in enumerate(self._rows[top : top + room], start=top):
            trigger = replace(row.move, short=row.move.trigger)
            (line,) = move_lines(replace(row, move=trigger), width - 2, glyphs, roomy=False)
            if number == self.chosen:
                lines.append(banded(((glyphs.chosen, "bold $amber"), (" ", ""), *line), width, CHOSEN))
            else:
                lines.append((move_sign(row, glyphs), (" ", ""), *line))
        lines += [EMPTY] * (size.height - 3 - len(lines))
        return [((" " * 2, ""), *line) for line in (*lines, *self._about(self._rows[self.chosen], width))]

    def _about(self, row: MoveRow, width: int) -> tuple[Line, Line, Line]:
        """The chosen move in full, and the keys."""
        said: Line = ((row.because, "$txt"),)
        if row.blocked:
            said = ((f"{self.glyphs.owed} {row.blocked}", "$rust"),)
        keys: Line = (
            (self.glyphs.arrows, "bold $amber"),
            (" choose  ", "$mut"),
            ("Enter", "bold $amber"),
            (" make  ", "$mut"),
            ("Esc", "bold $amber"),
            (" or ", "$mut"),
            ("q", "bold $amber"),
            (" leave", "$mut"),
        )
        trigger: Line = ((row.move.trigger, "$mut"),)
        return (
            cut_line(trigger, width, self.glyphs),
            cut_line(said, width, self.glyphs),
            apart(EMPTY, keys, width, self.glyphs),
        )
