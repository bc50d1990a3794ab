"""Keys that open: a move by its letter or from the list, what is chosen, what is owed, an entry in full."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rules.bonuses import BONUS
from rules.by_hand import SET_BY_HAND
from rules.errors import NoSuchPlace, NotTaken, Refused
from rules.making.numbers import GIVE_NUMBERS
from rules.moves import Move
from rules.notes import NOTE
from rules.people import ADD_PERSON
from rules.places import MISSING
from rules.registry import MOVES
from rules.sessions import END_DAY
from rules.tracks import track_at
from rules.worlds import in_play
from rules.wounds.ticks import TICK_SHEET
from tui.acts import rows
from tui.acts.at_board import Act, AtBoard
from tui.acts.explaining import Explaining
from tui.desk import BY_HAND, Desk
from tui.keys import CHRONICLE, PARTY, TABS
from tui.move_rows import MoveRow
from tui.moves.outcome import Finished, Left
from tui.open_play import OpenPlay
from tui.widgets.moves_pane import MovesPane
from tui.widgets.owed_pane import DRAFT, OwedPane
from tui.widgets.pane import Pane
from tui.widgets.steading_pane import SteadingPane

if TYPE_CHECKING:
    from saves.entry import Entry
    from tui.moves.outcome import Outcome
    from tui.screens.main import Main

LEAVES = ("escape", "q")
OWN_KEYS = (BONUS, TICK_SHEET, SET_BY_HAND, GIVE_NUMBERS, NOTE)  # in the list of all, and made by keys of the board
OF_POOLS = ("gain-dread", "spend-dread", "gain-fortune", "spend-fortune")  # by `g`: in that list too
LISTS = ("M", "question_mark", "slash")


class Opening(AtBoard):
    """They lay something over the board."""

    def __init__(self, desk: Desk, main: "Main", explaining: Explaining) -> None:
        super().__init__(desk, main)
        self._explaining = explaining
        self.begins: dict[str, Callable[[Move], Mapping[str, Any]]] = {}  # by tab, what is answered to its moves there

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {
            "enter": self._enter,
            "move": self._move,
            "move_list": self._move_list,
            "set": self._set,
            "set_any": self._set_any,
            "note": self._note,
            "day": self._day,
            "mark": self._mark,
            "add": self._add,
        }

    # -- moves

    async def make(
        self, move: str, answers: Mapping[str, Any] | None = None, *, near: str = "", anew: bool = False
    ) -> None:
        """Open a move, or say why it can't be made.

        `near` is the place of somebody whom it may well be about. `anew`: it goes on with nothing that was left open,
        which would be about somebody else than the chosen one.
        """
        self.check_may_write()
        row = next((row for row in self.board.moves if row.move.id == move), None)
        if row is not None and row.blocked:
            raise Refused(f"{row.move.name}: {row.blocked}")
        assumed = MOVES[move].assumes(self.board.view.table, self.desk.who)
        play = await self.desk.begin(move, answers, assumed=assumed, near=near, anew=anew)
        await self.open(play)

    async def step(self, where: str, by: int) -> None:
        """Change a number by hand; what a rule must ask first is opened."""
        self.check_may_write()
        if reason := self.desk.may_not(MOVES[BY_HAND]):
            raise Refused(reason)
        result = await self.desk.by_step(where, by)
        if isinstance(result, OpenPlay):
            await self.open(result)

    async def at_once(self, move: str, answers: Mapping[str, Any]) -> None:
        """Make a move that these answers finish, with no page for it; what it still asks is opened."""
        self.check_may_write()
        result = await self.desk.at_once(move, answers)
        if isinstance(result, OpenPlay):
            await self.open(result)

    async def letter(self, name: str) -> None:
        """The key after `m`."""
        with self.said():
            if name in LEAVES:
                return
            if name in LISTS:
                await self._move_list(name)
                return
            there = self.board.moves_on(self.main.stance.tab)
            move = next((row.move for row in there if row.move.letter == name), None)
            if move is None:
                raise Refused(self._nowhere(name))
            await self._make_here(move)

    def _nowhere(self, letter: str) -> str:
        """Why a letter makes nothing on this tab, and where it makes something."""
        if len(letter) > 1:
            return "no move was chosen"
        found = next((row.move for row in self.board.moves if row.move.letter == letter), None)
        where = [f"{tab.digit} {tab.name}" for tab in TABS if found and tab.id == found.tab]
        if found is None or not where:
            return f"no move has the letter {letter}"
        return f"{found.name} is made on {where[0]}; M finds it from everywhere"

    async def open(self, play: OpenPlay) -> None:
        """Lay a play over the board."""
        from tui.moves.screen import MoveScreen  # here: a first paint need not wait for it

        self.main.modal = MoveScreen(self.desk, play)
        await self.main.app.push_screen(self.main.modal, self._closed)

    def _closed(self, outcome: "Outcome | None") -> None:
        if isinstance(outcome, Left) and (outcome.kept or outcome.discarded):
            self.main.say("put aside: it waits in Owed" if outcome.kept else "discarded", tone="good")
        elif isinstance(outcome, Finished) and self.main.stance.tab == PARTY:
            self._choose_new(outcome.kept.entry)

    def _choose_new(self, entry: "Entry") -> None:
        """Whoever was made just now is chosen of the party."""
        from tui.screens.party import PartyTab  # here: a first paint need not wait for it

        made = [change.where for change in entry.changes if change.before is MISSING and not change.waived]
        new = [where for where in made if where.count(".") == 1 and where.startswith(("characters.", "people."))]
        if new:
            self.main.query_one(PartyTab).choose_one(new[0])

    async def _move(self, name: str) -> None:
        if self.board.moves_on(self.main.stance.tab):
            self.main.stance = replace(self.main.stance, pending="move")
        else:
            await self._move_list(name)

    async def _move_list(self, _name: str) -> None:
        from tui.screens.move_list import MoveList

        if not self._could_make():
            raise Refused(self.desk.may_not(MOVES[NOTE.id]))
        await self.main.app.push_screen(MoveList(self._could_make, self._picked))

    def _could_make(self) -> tuple[MoveRow, ...]:
        """All moves that this seat could make, if not now: those with letters, and those with keys of their own."""
        table = self.board.view.table
        others = (*(MOVES[move] for move in OF_POOLS), *OWN_KEYS)
        all_moves = (*self.board.moves, *(MoveRow(move) for move in others if in_play(table, move.world)))
        return tuple(row for row in all_moves if not self.desk.may_not(row.move))

    async def _picked(self, move: str) -> None:
        with self.said():
            await self._make_here(MOVES[move])

    async def _make_here(self, move: Move) -> None:
        """Make a move at the row that is chosen, if it is one of those that it is made at. Of the party, whoever is
        chosen stands chosen where it asks who it is about."""
        if begun := self.begins.get(self.main.stance.tab):
            try:
                await self.make(move.id, begun(move))
            except NotTaken:  # it is for none of those who are chosen
                await self.make(move.id, anew=True)
            return
        pane = self.main.focused
        table = self.board.view.table
        row = pane.choice if isinstance(pane, SteadingPane) else ""
        near = ""
        if self.main.stance.tab == PARTY and isinstance(pane, Pane) and not isinstance(pane, OwedPane) and pane.choice:
            near = rows.near_to(table, move, pane.choice.rpartition(".")[0])
        await self.make(move.id, rows.begun_at(table, move, row), near=near)

    async def _note(self, _name: str) -> None:
        await self.make("note")

    async def _day(self, _name: str) -> None:
        await self.make(END_DAY.id)

    # -- by hand, with a reason

    async def _set(self, _name: str) -> None:
        pane = self.main.focused
        if not isinstance(pane, SteadingPane):
            raise Refused("e sets a row of the steading: Tab goes there, E sets any value")
        try:
            track_at(pane.choice)
        except NoSuchPlace:
            raise Refused("there is no value in this row: x ticks it") from None
        await self.make("set", {"track": [pane.choice]})

    async def _set_any(self, _name: str) -> None:
        await self.make(SET_BY_HAND.id, near=self._somebody_chosen())

    def _somebody_chosen(self) -> str:
        """The place of the chosen one of the party; "" on other tabs, and for nobody."""
        pane = self.main.focused
        if self.main.stance.tab != PARTY or isinstance(pane, OwedPane) or not isinstance(pane, Pane):
            return ""
        return pane.choice.rpartition(".")[0]

    # -- what is chosen

    async def _enter(self, _name: str) -> None:
        pane = self.main.focused
        if self.main.stance.tab == CHRONICLE:
            await self._entry()
        elif isinstance(pane, OwedPane):
            await self._settle(pane.choice)
        elif isinstance(pane, SteadingPane):
            await self._explaining.explain()  # opens what is there, and changes nothing: `x` does
        elif isinstance(pane, MovesPane):
            await self.make(pane.choice)
        elif self.main.stance.tab == PARTY:
            await self._somebody()

    async def _somebody(self) -> None:
        """The chosen one of the roster in full. Nothing is changed: `x` does, `m w` says what becomes of them."""
        pane = self.main.focused
        if isinstance(pane, OwedPane) or not isinstance(pane, Pane):
            raise Refused("this works at a row of the party: Tab goes there")
        if not pane.choice:
            raise Refused("nobody is known by name yet: a adds somebody")
        await self._explaining.explain()

    async def _entry(self) -> None:
        from tui.screens.chronicle import ChronicleTab
        from tui.screens.entry import EntryScreen
        from tui.whole_entry import whole_entry

        chosen = self.main.query_one(ChronicleTab).window.choice
        if chosen is None:
            raise Refused("no entry is chosen")
        await self.main.app.push_screen(EntryScreen(whole_entry(self.desk, chosen)))

    async def _settle(self, choice: str) -> None:
        if choice.startswith(DRAFT):
            self.check_may_write()
            await self.open(await self.desk.take_up(choice.removeprefix(DRAFT)))
        elif choice:
            await self.make(next(one.settled_by for one in self.board.owed if one.id == choice))

    async def _mark(self, _name: str) -> None:
        pane = self.main.focused
        if isinstance(pane, OwedPane):
            await self._settle(pane.choice)
            return
        await self._begin(rows.marked(self.board.view.table, self._row()))

    async def _add(self, _name: str) -> None:
        if self.main.stance.tab == PARTY:
            await self.make(ADD_PERSON.id)
        else:
            await self._begin(rows.added(self._row()))

    async def _begin(self, begun: rows.Begun) -> None:
        move, answers = begun
        await self.make(move, answers)

    def _row(self) -> str:
        """The chosen row of the steading. Raises Refused where another pane has the focus."""
        pane = self.main.focused
        if not isinstance(pane, SteadingPane) or not pane.choice:
            raise Refused("this works at a row of the steading: Tab goes there")
        return pane.choice
