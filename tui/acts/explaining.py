"""The key that explains: the rules of what is chosen, and how it came to be as it is."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rules.errors import Refused
from rules.registry import MOVES
from tui.acts.at_board import Act, AtBoard
from tui.keys import CHRONICLE
from tui.widgets.moves_pane import MovesPane
from tui.widgets.owed_pane import DRAFT, OwedPane
from tui.widgets.pane import Pane

if TYPE_CHECKING:
    from tui.explained import Explained

NOTHING = "nothing is chosen that could be explained"


class Explaining(AtBoard):
    """It lays what it has to say over the board."""

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {"explain": self._explain}

    async def _explain(self, _name: str) -> None:
        await self.explain()

    async def explain(self) -> None:
        """Explain what is chosen. Raises Refused where nothing is."""
        from tui.screens.explain import ExplainScreen  # here: a first paint need not wait for it

        explain = self._what()
        explained = explain()
        if explained is None:
            raise Refused(NOTHING)
        await self.main.app.push_screen(ExplainScreen(self.desk, explained, explain))

    def _what(self) -> "Callable[[], Explained | None]":
        """What is to be explained. Raises Refused for no row."""
        from tui.explained import explain_move, explain_place

        if self.main.stance.tab == CHRONICLE:
            return self._entry()
        pane = self.main.focused
        choice = pane.explains if isinstance(pane, Pane) else ""
        if not choice:
            raise Refused(NOTHING)
        if isinstance(pane, OwedPane):
            return self._owed(choice)
        if isinstance(pane, MovesPane):
            return lambda: explain_move(self.desk, MOVES[choice])
        return lambda: explain_place(self.desk, choice)

    def _owed(self, choice: str) -> "Callable[[], Explained | None]":
        from tui.explained import explain_move, explain_owed

        if choice.startswith(DRAFT):
            play = choice.removeprefix(DRAFT)
            move = next((MOVES.get(one.move) for one in self.board.drafts if one.play == play), None)
            return lambda: explain_move(self.desk, move) if move else None

        def explain() -> "Explained | None":
            one = next((one for one in self.board.owed if one.id == choice), None)
            return explain_owed(one) if one else None

        return explain

    def _entry(self) -> "Callable[[], Explained | None]":
        from tui.explained import explain_entry
        from tui.screens.chronicle import ChronicleTab

        window = self.main.query_one(ChronicleTab).window
        # Typed ahead of the tab's first painting, it is meant for what will be chosen then: the newest.
        chosen = window.choice if window.rows else self.board.last
        if chosen is None:
            raise Refused("no entry is chosen")
        return lambda: explain_entry(self.desk, chosen)
