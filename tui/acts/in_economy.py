"""Keys of the Economy tab: each does or opens what it is for, with the chosen row already answered."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rules.by_hand import SET_BY_HAND
from rules.errors import NotTaken, Refused
from rules.moves import Move
from rules.registry import MOVES
from rules.table import Table
from rules.tracks import LOYALTY
from tui.acts.at_board import Act, AtBoard
from tui.acts.economy_rows import Begun, answered_at, chosen_character, settled
from tui.acts.explaining import Explaining
from tui.acts.opening import Opening
from tui.desk import BY_HAND, Desk
from tui.keys import ECONOMY, PAY_MOVE
from tui.move_rows import MoveRow
from tui.widgets.economy.duties import Task
from tui.widgets.owed_pane import OwedPane

if TYPE_CHECKING:
    from tui.screens.economy import EconomyTab
    from tui.screens.main import Main

ADDS: Final = ("property", "hire", "reputation", "connection")  # moves that `a` lists
SKIPS: Final = "skip-duty"
NOTHING_CHOSEN = "nothing is chosen here: Tab goes to another part"
NO_NUMBER = "+ and - change Loyalty and Reputation; p pays, e sets what is chosen"


class InEconomy(AtBoard):
    """What can be done to or about the chosen row."""

    def __init__(self, desk: Desk, main: "Main", opening: Opening, explaining: Explaining) -> None:
        super().__init__(desk, main)
        self._opening = opening
        self._explaining = explaining

    def acts(self) -> Mapping[str, Act]:
        """None that is not made elsewhere too."""
        return {}

    def instead(self) -> Mapping[str, Act]:
        """What keys that also work elsewhere do on this tab."""
        return {
            "enter": self._enter,
            "explain": self._explain,
            "by_step": self._by_step,
            "set": self._set,
            "mark": self._settle,
            "add": self._add,
            "pay": self._pay,
            "transcript": self._ledger,
        }

    def begun(self, move: Move) -> Mapping[str, Any]:
        """What is answered already to a move that is made here: who is chosen, and what of theirs. Nothing to one that
        is no move of gold."""
        if move.tab != ECONOMY and move.id not in (*ADDS, PAY_MOVE):
            return {}
        if self._duty is not None:
            whose, waits = self._duty.of, self._duty.waits
            if move.id == SKIPS:
                return {"duty": [waits[0].id]} if len(waits) == 1 else {}
            return {"who": [whose]} if whose and move.id == self._duty.move else {}
        return answered_at(self._table, move.id, self._row) if self._row else {}

    # -- what is chosen

    @property
    def _tab(self) -> "EconomyTab":
        from tui.screens.economy import EconomyTab  # here: a first paint need not wait for it

        return self.main.query_one(EconomyTab)

    @property
    def _table(self) -> Table:
        return self.board.view.table

    @property
    def _row(self) -> str:
        """The place that the chosen row of the pane in front stands for; "" for none."""
        pane = self._tab.pane
        return pane.choice if pane is not None and self._duty is None else ""

    @property
    def _duty(self) -> Task | None:
        """The chosen duty, while duties have the focus."""
        from tui.widgets.economy.duties_pane import DutiesPane

        pane = self._tab.pane
        return pane.chosen_task if isinstance(pane, DutiesPane) else None

    def _chosen(self) -> str:
        """The same. Raises Refused for none."""
        if not self._row:
            raise Refused(NOTHING_CHOSEN)
        return self._row

    def _check_may(self, move: str) -> None:
        """Raises Refused where this seat may not make a move at all: before anything is said of what is chosen."""
        if reason := self.desk.may_not(MOVES[move]):
            raise Refused(reason)

    # -- keys

    async def _enter(self, name: str) -> None:
        """Explain the chosen row; in the margin, settle what is owed."""
        if isinstance(self.main.focused, OwedPane):
            await self._opening.acts()["enter"](name)
        else:
            await self._explain(name)

    async def _explain(self, _name: str) -> None:
        """The rules of the chosen row; of a duty those of its move."""
        if self._duty is None:
            await self._explaining.explain()
            return
        from tui.explained import explain_move
        from tui.screens.explain import ExplainScreen

        move = MOVES[self._duty.move]
        await self.main.app.push_screen(
            ExplainScreen(self.desk, explain_move(self.desk, move), lambda: explain_move(self.desk, move))
        )

    async def _by_step(self, name: str) -> None:
        """Loyalty or Reputation, by hand. Where Loyalty is not said, or none is left to lose, its move asks."""
        self._check_may(BY_HAND)
        where, by = self._chosen(), -1 if name == "minus" else 1
        kind, id, *field = where.split(".")
        if (kind, field) not in (("people", ["loyalty"]), ("reputations", ["value"])):
            raise Refused(NO_NUMBER)
        if kind == "people":
            held = LOYALTY.at(id).value(self._table)
            if held is None or (held == 0 and by < 0):
                await self._make("loyalty", answered_at(self._table, "loyalty", where))
                return
        await self._opening.step(where, by)

    async def _set(self, _name: str) -> None:
        """What the chosen row stands for, with a reason."""
        self._check_may(SET_BY_HAND.id)
        await self._opening.make(SET_BY_HAND.id, {"track": [self._chosen()]})

    async def _settle(self, name: str) -> None:
        """What the chosen row waits for: a trouble is resolved, income, a wage or a Lifestyle is paid."""
        if isinstance(self.main.focused, OwedPane):
            await self._opening.acts()["mark"](name)
        elif self._duty is not None:
            await self._begin(_of_task(self._table, self._duty))
        else:
            await self._begin(settled(self._table, self._chosen()))

    async def _add(self, _name: str) -> None:
        """A pick of what is added."""
        from tui.screens.move_list import MoveList  # here: a first paint need not wait for it

        self.check_may_write()

        def adding() -> tuple[MoveRow, ...]:
            rows = [row for row in self.board.moves if row.move.id in ADDS and not self.desk.may_not(row.move)]
            return tuple(sorted(rows, key=lambda row: ADDS.index(row.move.id)))

        async def picked(move: str) -> None:
            with self.said():
                who = chosen_character(self._table, self._row) if self._row else ""
                await self._make(move, {"who": [who], "whose": [who], f"{who}/with": ["new"]} if who else {})

        if not adding():
            raise Refused("nothing can be added at this seat")
        await self.main.app.push_screen(MoveList(adding, picked, "What is added"))

    async def _pay(self, _name: str) -> None:
        """Whoever is chosen pays, or whose the chosen row is."""
        if not self._tab.pane and not isinstance(self.main.focused, OwedPane):
            await self._opening.make(PAY_MOVE)
            return
        who = chosen_character(self._table, self._row) if self._row else ""
        await self._make(PAY_MOVE, {"who": [who]} if who else {})

    async def _ledger(self, _name: str) -> None:
        """The payments of the session, and what they come to."""
        from tui.screens.ledger import LedgerScreen

        await self.main.app.push_screen(LedgerScreen(self.desk))

    async def _begin(self, begun: Begun) -> None:
        move, answers = begun
        await self._make(move, answers)

    async def _make(self, move: str, answers: Mapping[str, Any]) -> None:
        """A move with what is chosen answered, where it can be about that; else it asks."""
        try:
            await self._opening.make(move, answers)
        except NotTaken:
            await self._opening.make(move)


def _of_task(table: Table, task: Task) -> Begun:
    """What settles a duty. Raises Refused where it is."""
    if task.settled:
        raise Refused("this is settled for this session")
    if task.of:
        return task.move, {"who": [task.of]}
    first = task.waits[0]
    return task.move, {"who": [first.whose]} if first.whose in table.characters else {}
