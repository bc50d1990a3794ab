"""Keys of the Party tab: each opens the move that it is for, with the chosen one already answered."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.by_hand import SET_BY_HAND
from rules.errors import NotTaken, Refused
from rules.harm.bearers import party
from rules.making.numbers import GIVE_NUMBERS, without_numbers
from rules.people import PERSON_BECOMES
from rules.places import look
from rules.registry import MOVES
from rules.sheets.sheet import SHEETS
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person
from rules.wounds.first_aid import FIRST_AID
from rules.wounds.ticks import TICK_SHEET
from tui.acts.at_board import Act, AtBoard
from tui.acts.opening import Opening
from tui.acts.rows import chosen_first, main_number, near_to, past_first_aid
from tui.desk import Desk
from tui.keys import BONUS_MOVE, BY_ACTION, CARE_MOVES, HARM_MOVE, MARK_MOVE, PAY_MOVE
from tui.move_rows import MoveRow
from tui.why_not import why_not
from tui.widgets.owed_pane import OwedPane
from tui.widgets.pane import Pane

if TYPE_CHECKING:
    from tui.screens.main import Main

NOBODY = "nobody is known by name yet: a adds somebody"
ELSEWHERE = "this works at a row of the party: Tab goes there"


class OfParty(AtBoard):
    """What can be done to or by the chosen one."""

    def __init__(self, desk: Desk, main: "Main", opening: Opening) -> None:
        super().__init__(desk, main)
        self._opening = opening

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts: those whose moves there are."""
        all_of_them = {"harm": self._harm, "care": self._care, "bonus": self._bonus, "pay": self._pay}
        return {name: act for name, act in all_of_them.items() if name in BY_ACTION}

    def chosen(self) -> str:
        """The place of the chosen one, `characters.rhea`. Raises Refused for nobody."""
        pane = self.main.focused
        if isinstance(pane, OwedPane) or not isinstance(pane, Pane):
            raise Refused(ELSEWHERE)
        if not pane.choice:
            raise Refused(NOBODY)
        return pane.choice.rpartition(".")[0]

    def instead(self) -> Mapping[str, Act]:
        """What keys that also work elsewhere do on this tab."""
        return {"by_step": self._by_step, "set": self._set, "mark": self._mark}

    async def _by_step(self, name: str) -> None:
        """The chosen one's Wounds or HP, by hand; how many there are is asked where nobody has said yet."""
        table = self.board.view.table
        where = main_number(table, self.chosen())
        if look(table, where) is None:
            await self._opening.make(SET_BY_HAND.id, {"track": [where]})
            return
        await self._opening.step(where, -1 if name == "minus" else 1)

    async def _set(self, _name: str) -> None:
        """The chosen one's Wounds or HP, with a reason. Who has none is given some; who is gone may come back."""
        place = self.chosen()
        if self._one(place).sheet is not None:
            where = main_number(self.board.view.table, place)
        elif (who := place.rpartition(".")[2]) in without_numbers(self.board.view.table):
            await self._opening.make(GIVE_NUMBERS.id, {"who": [who]}, near=place)
            return
        else:
            where = f"{place}.status"
        await self._opening.make(SET_BY_HAND.id, {"track": [where]})

    async def _mark(self, _name: str) -> None:
        """What there is to tick on the chosen one's sheet: a debility, or what the class has. Of whoever has nothing of
        that kind, what becomes of them."""
        place = self.chosen()
        table, who = self.board.view.table, place.rpartition(".")[2]
        seat = self.board.seat
        if not seat.is_gm and who not in seat.characters:
            raise Refused(f"{self._one(place).name} is not of this seat")
        if isinstance(self._one(place).sheet, WoundsSheet):
            await self._at(TICK_SHEET.id, place)
        elif who in table.characters or who in party(table):
            await self._at(MARK_MOVE, place)
        else:
            await self._opening.make(PERSON_BECOMES.id, {"who": [who]})

    async def _harm(self, _name: str) -> None:
        """It is asked who: whoever was hit is seldom the one whose sheet is open. The chosen one is Enter away."""
        place = self.chosen()
        main_number(self.board.view.table, place)  # raises Refused for who can't be hurt: no other is in their place
        await self._opening.make(HARM_MOVE, near=place)

    async def _bonus(self, _name: str) -> None:
        place = self.chosen()
        if isinstance(self._one(place), Person):
            raise Refused(f"{self._one(place).name}: a bonus stands on the sheet of a player's character")
        await self._at(BONUS_MOVE, place)

    async def _pay(self, _name: str) -> None:
        await self._at(PAY_MOVE, self.chosen())

    async def _care(self, _name: str) -> None:
        """The moves that heal, of those that the chosen one's sheet is of; the only one at once."""
        from tui.screens.move_list import MoveList  # here: a first paint need not wait for it

        place = self.chosen()
        self.check_may_write()

        def caring() -> tuple[MoveRow, ...]:
            sheet = self._one(place).sheet
            world = "" if sheet is None else SHEETS[sheet.kind].WORLD  # of others' sheets it is the same
            rows = [row for row in self.board.moves if row.move.id in CARE_MOVES and not self.desk.may_not(row.move)]
            mine = tuple(self._for(row, place) for row in sorted(rows, key=lambda row: CARE_MOVES.index(row.move.id)))
            return tuple(row for row in mine if not world or row.move.world in ("", world)) or mine

        async def picked(move: str) -> None:
            with self.said():
                await self._at(move, place)

        there = caring()
        if not there:
            raise Refused("no move that heals can be made at this seat")
        if len(there) == 1 and there[0].blocked:
            raise Refused(f"{there[0].move.name}: {there[0].blocked}")
        if len(there) == 1:
            await self._at(there[0].move.id, place)
        else:
            await self.main.app.push_screen(MoveList(caring, picked, "What heals"))

    def _for(self, row: MoveRow, place: str) -> MoveRow:
        """A move in the list of what heals, with why it would come to nothing for the chosen one."""
        if row.blocked:
            return row
        table, near = self.board.view.table, near_to(self.board.view.table, row.move, place)
        said = chosen_first(table, row.move, place)
        if row.move == FIRST_AID and not said and not near and (reason := past_first_aid(table, place)):
            return replace(row, blocked=reason)
        chosen = place.rpartition(".")[2]
        reason = why_not(table, self.board.seat, row.move, self.desk.who, said, chosen=chosen, near=near)
        return replace(row, blocked=reason)

    async def _at(self, move: str, place: str) -> None:
        """A move with the chosen one answered, where it can be about them; else it asks who."""
        table = self.board.view.table
        near = near_to(table, MOVES[move], place)
        said = chosen_first(table, MOVES[move], place)
        try:
            await self._opening.make(move, said, near=near, anew=not (said or near))
        except NotTaken:
            await self._opening.make(move, near=near, anew=not near)

    def _one(self, place: str) -> Character | Person:
        one = look(self.board.view.table, place)
        assert isinstance(one, Character | Person)
        return one
