"""What the session asks at its start, in two columns: what is settled and what waits still (DG-SESSION)."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from textual.geometry import Size

from rules.sight import View
from tui.widgets.cells import Line, banded, clean, cut_line, fit, width_of
from tui.widgets.economy.duties import Task, open_tasks, tasks
from tui.widgets.economy.economy_pane import EconomyPane, There
from tui.widgets.economy.whose import in_gold, short_names
from tui.widgets.pane import CHOSEN, MARK

NAME, BETWEEN = 8, 1  # cells


class DutiesPane(EconomyPane):
    """Below followers. The rows go down the left column, then down the right one."""

    TITLE = "Start of session"
    BEGINS = ("gm",)
    KINDS = ("characters", "people", "holdings")
    LEAST = 3

    def find(self, view: View) -> There:
        """What there is to be seen to."""
        return [(one.id, one) for one in tasks(view.table)]

    @property
    def chosen_task(self) -> Task | None:
        """The chosen one."""
        return next((one for id, one in self.there() if id == self.choice), None)

    @property
    def explains(self) -> str:
        """What `i` explains is its move: the acts of the tab see to that."""
        return ""

    def columns(self) -> Line:
        """How much waits still."""
        if not self.there():
            return ()
        left = open_tasks([one for _, one in self.there()])
        return ((f"{left} open", "bold $rust"),) if left else (("done", "$mut"),)

    def nothing(self) -> Line:
        """Why there is nothing."""
        if self.table.campaign.in_session:
            return (("nothing is due in this session", "$mut"),)
        return ("2", "bold $amber"), (" then ", "$mut"), ("m b", "bold $amber"), (" starts a session", "$mut")

    def room_for(self) -> int:
        """Two of them in a row."""
        return 1 + max(1, -(-len(self.there()) // 2))

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, and both columns."""
        if self.board is None or not self.there():
            return super().lines(size)
        there, room = self.there(), size.height - 1
        inner = size.width - self.right_pad
        tall, half = -(-len(there) // 2), (inner - MARK - BETWEEN) // 2 + MARK
        at = next((at for at, (id, _) in enumerate(there) if id == self.choice), 0) % tall
        self._top = max(0, min(self._top, at, tall - room))
        self._top = max(self._top, at + 1 + (room > 1 and at < tall - 1) - room)
        names = short_names(self.table, (one.of for _, one in there if one.of), NAME, self.glyphs)
        shown: list[Line] = []
        for row in range(self._top, min(tall, self._top + room)):
            left = self._cell(there[row], half, names)
            right = there[row + tall] if row + tall < len(there) else None
            beside = self._cell(right, inner - half, names) if right else ()
            shown.append((*left, (" " * (half - width_of(left)), ""), *beside) if beside else left)
        if (below := tall - self._top - room) > 0 and room > 1:
            shown[-1] = ((" " * MARK, ""), (f"{self.glyphs.cut} {2 * (below + 1)} more", "$mut"))
        return (self.head(inner), *shown)

    def _cell(self, row: tuple[str, Any], width: int, names: dict[str, str]) -> Line:
        """One of them: its mark, its sign, and as much of what there is to say as fits."""
        id, one = row
        glyphs = self.glyphs
        sign = (
            (glyphs.done, "$moss")
            if one.settled
            else (glyphs.owed, "bold $rust")
            if one.owed
            else (glyphs.lack, "$box")
        )
        name = f"{names[one.of]}: " if one.of else ""
        room = width - MARK - 2
        said = [f"{name}{clean(words)}" for words in self._says(one)]
        words = next((one for one in said if cell_len(one) <= room), said[-1])
        line: Line = (sign, (" ", ""), (fit(words, room, glyphs).rstrip(), "$mut" if one.settled else "$txt"))
        if id == self.choice and self.has_focus:
            marked: Line = ((glyphs.chosen, "bold $amber"), (" ", ""), *line)
            return banded(cut_line(marked, width, glyphs), width, CHOSEN)
        return cut_line(((" " * MARK, ""), *line), width, glyphs)

    def _says(self, one: Task) -> tuple[str, ...]:
        brought = self.ledger.income.get(one.of)
        if one.move == "income" and one.settled and brought is not None:
            return (f"income +{in_gold(brought)} gp", f"+{in_gold(brought)} gp", *one.says)
        return one.says
