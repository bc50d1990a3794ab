"""Help: every key and every mark, made from where they are declared."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import ModalScreen

from tui.glyphs import ASCII, glyphs_of
from tui.keys import KEYS, Group, written
from tui.widgets.cells import EMPTY, Line, apart, cut_line, fit, heading, width_of
from tui.widgets.lines import Lines

SIGNS: dict[Group, int] = {"everywhere": 11, "chosen": 6, "then": 6}  # cells


class Help(ModalScreen[None]):
    """Any of its keys closes it."""

    CSS_PATH = "overlay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape,question_mark,enter", "dismiss", show=False, priority=True)
    ]

    def compose(self) -> ComposeResult:
        """One page."""
        yield HelpPage()

    def on_mount(self) -> None:
        """Frames follow the glyphs."""
        self.set_class(glyphs_of(self.app) is ASCII, "-ascii")


class HelpPage(Lines):
    """Two columns."""

    def lines(self, size: Size) -> Sequence[Line]:
        """Everywhere at the left; what is chosen, what wants a second key, and the marks at the right."""
        column = (size.width - 7) // 2
        left = self._keys("Everywhere", "everywhere", column)
        right = [
            *self._keys("On the chosen row", "chosen", column),
            EMPTY,
            *self._keys("Then a letter, or a row", "then", column),
            EMPTY,
            *self._marks(column),
        ]
        rows: list[Line] = []
        for ours, theirs in zip_longest(left, right, fillvalue=EMPTY):
            blank = " " * (column + 3 - width_of(ours))
            rows.append((("  ", ""), *ours, (blank, ""), *theirs))
        rows += [EMPTY] * (size.height - 1 - len(rows))
        close: Line = ("Esc", "bold $amber"), (" or ", "$mut"), ("q", "bold $amber"), (" closes  ", "$mut")
        said: Line = (("  a capital letter is the larger act", "$mut"),)
        return (*rows[: size.height - 1], apart(said, close, size.width, self.glyphs))

    def _keys(self, title: str, group: Group, width: int) -> list[Line]:
        lines: list[Line] = [heading(title, (), width, self.glyphs)]
        for key in KEYS:
            if key.group == group:
                sign = (fit(written(key, self.glyphs), SIGNS[group], self.glyphs), "bold $amber")
                lines.append(cut_line((sign, (key.does, "$txt")), width, self.glyphs))
        return lines

    def _marks(self, width: int) -> list[Line]:
        glyphs = self.glyphs
        boxes: Line = (glyphs.have, "$moss"), (glyphs.lack, "$box"), (glyphs.up, "$moss"), (glyphs.down, "$rust")
        rounds: Line = (glyphs.now, "bold $amber"), (glyphs.not_now, "$mut")
        rows: tuple[tuple[Line, str], ...] = (
            (boxes, "have, lack, raised, lowered"),
            (rounds, "now, not now; threat's stage"),
            (((glyphs.owed, "bold $rust"), (" ", ""), (glyphs.dot, "$mut")), "owed; a move left open"),
        )
        drawn = [((*marks, (" " * (SIGNS["chosen"] - width_of(marks)), ""), (words, "$txt"))) for marks, words in rows]
        return [heading("Marks", (), width, glyphs), *(cut_line(line, width, glyphs) for line in drawn)]
