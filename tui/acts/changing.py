"""Keys that change: one step by hand, undo and redo at once; the chosen entry and a draft after asking."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.errors import Refused
from rules.registry import MOVES
from rules.tracks import track_at
from tui.acts.at_board import Act, AtBoard
from tui.acts.opening import Opening
from tui.desk import BY_HAND, Desk
from tui.draft_titles import draft_title
from tui.keys import STEADING
from tui.widgets.owed_pane import DRAFT, OwedPane
from tui.widgets.steading_pane import SteadingPane

if TYPE_CHECKING:
    from tui.screens.main import Main


class Changing(AtBoard):
    """What a rule must ask first is opened instead."""

    def __init__(self, desk: Desk, main: "Main", opening: Opening) -> None:
        super().__init__(desk, main)
        self._opening = opening

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {
            "by_step": self._by_step,
            "undo": self._undo,
            "undo_chosen": self._undo_chosen,
            "redo": self._redo,
            "discard": self._discard,
        }

    async def _by_step(self, name: str) -> None:
        pane = self.main.focused
        if self.main.stance.tab != STEADING:
            raise Refused("there is no number here: + and - change those of 1 Party, 2 Steading")
        if not isinstance(pane, SteadingPane):
            raise Refused("no number in this row: Tab goes to the steading's")
        self.check_may_write()
        if reason := self.desk.may_not(MOVES[BY_HAND]):
            raise Refused(reason)
        where = pane.choice
        if not where:
            raise Refused("there is no number in this row")
        if track_at(where).kind != "number":
            raise Refused("+ and - change numbers; e sets this")
        await self._opening.step(where, -1 if name == "minus" else 1)

    # -- undo, redo

    async def _undo(self, _name: str) -> None:
        self.check_may_write()
        if self.board.undo is None:
            raise Refused("there is nothing to undo")
        await self.desk.undo(self.board.undo.at)

    async def _undo_chosen(self, _name: str) -> None:
        self.check_may_write()
        from tui.screens.chronicle import ChronicleTab  # here: a first paint need not wait for it
        from tui.whole_entry import LOOKED_UP

        if not self.board.seat.is_gm:
            raise Refused("only the GM undoes a chosen entry")
        tab = self.main.query_one(ChronicleTab)
        chosen = tab.window.choice
        if chosen is None:
            raise Refused("no entry is chosen")
        if tab.choice is not None and tab.choice.why_not == LOOKED_UP:
            await self.desk.idle()  # typed ahead: it is known by then
        if tab.choice is not None and tab.choice.why_not:
            raise Refused(tab.choice.why_not)
        words = f"U again undoes {chosen.number}, Esc leaves it"
        self.main.stance = replace(self.main.stance, pending="undo", said=words, about=str(chosen.at))

    async def undo_answered(self, name: str, about: str) -> bool:
        """The key after `U`: whether it was one for this, a second `U` or one that leaves."""
        if name == "U":
            with self.said():
                await self.desk.undo(int(about), chosen=True)
                last = self.board.last
                self.main.say(last.what if last else "undone", tone="good")
        return name in ("U", "escape", "q")

    async def _redo(self, _name: str) -> None:
        self.check_may_write()
        await self.desk.redo()

    # -- drafts

    async def _discard(self, _name: str) -> None:
        drafts = self.board.drafts
        pane = self.main.focused
        choice = pane.choice if isinstance(pane, OwedPane) else ""
        chosen = [draft for draft in drafts if DRAFT + draft.play == choice] or list(drafts)
        if not chosen:
            raise Refused("no move was left open")
        if len(chosen) > 1:
            raise Refused("several moves were left open: o, then choose one")
        draft = chosen[0]
        count = len(draft.answers)
        title = draft_title(draft, self.board.view.table)
        words = f"Discard {title}, with {count} answer{'' if count == 1 else 's'}?"
        self.main.stance = replace(self.main.stance, pending="discard", said=words, about=draft.play)

    async def discard_answered(self, name: str, play: str) -> None:
        """The key after `X`: `y`, or any other one for no."""
        with self.said():
            if name == "y":
                await self.desk.discard(play)
