"""Keys of the Combat tab: each does or opens what it is for, with those who are chosen already answered."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.by_hand import SET_BY_HAND
from rules.combat.sides import Battalion, Foe
from rules.errors import NotTaken, Refused
from rules.moves import Move
from rules.places import look
from rules.registry import MOVES
from tui.acts.at_board import Act, AtBoard
from tui.acts.explaining import Explaining
from tui.acts.of_party import OfParty
from tui.acts.opening import Opening
from tui.desk import Desk
from tui.keys import ADD_FOES_MOVE, BY_ACTION, HARM_MOVE, KNOWN_MOVE, SPOTLIGHT_MOVE
from tui.widgets.owed_pane import OwedPane

if TYPE_CHECKING:
    from tui.screens.combat import CombatTab
    from tui.screens.main import Main

NO_FIGHT = "no fight is on: m n begins one, a adds foes"
NOBODY = "nobody is chosen: Tab goes to another side"
NOT_OURS = "choose one of ours first: Tab goes there"


class InCombat(AtBoard):
    """What can be done to or by the chosen ones of a fight."""

    def __init__(self, desk: Desk, main: "Main", opening: Opening, explaining: Explaining, of_party: OfParty) -> None:
        super().__init__(desk, main)
        self._opening = opening
        self._explaining = explaining
        self._of_party = of_party

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        all_of_them = {"spotlight": self._spotlight, "fight": self._next_fight}
        return {name: act for name, act in all_of_them.items() if name in BY_ACTION}

    def instead(self) -> Mapping[str, Act]:
        """What keys that also work elsewhere do on this tab."""
        return {
            "enter": self._enter,
            "by_step": self._by_step,
            "set": self._set,
            "mark": self._mark,
            "add": self._add,
            "harm": self._harm,
            "care": self._care,
            "bonus": self._bonus,
        }

    def begun(self, move: Move) -> Mapping[str, Any]:
        """What is answered already to a move that is made here: who is chosen of either side, and which fight."""
        tab = self._tab
        fighter, foe = _id(tab.chosen_of_ours), _id(tab.chosen_of_theirs)
        if move.id == "take-up-fight":
            return {"fight": [tab.kept]} if tab.kept else {}
        if not tab.fight:
            return {}
        answers: dict[str, Any] = {}
        if fighter and move.id not in ABOUT_A_FIGHT:
            answers["who"] = [fighter]
        if foe and move.id == "fight":
            answers["foe"] = [foe]
        if move.id in ABOUT_A_FIGHT:
            answers["fight"] = [tab.fight]
        return answers

    # -- who is chosen

    @property
    def _tab(self) -> "CombatTab":
        from tui.screens.combat import CombatTab  # here: a first paint need not wait for it

        return self.main.query_one(CombatTab)

    def _chosen(self) -> str:
        """The place of the chosen one of the pane in front. Raises Refused for nobody."""
        if not self._tab.fight and not self._tab.chosen:
            raise Refused(NO_FIGHT)
        if isinstance(self.main.focused, OwedPane) or not self._tab.chosen:
            raise Refused(NOBODY)
        return self._tab.chosen

    def _one_of_ours(self) -> str:
        place = self._chosen()
        if not place.startswith(("characters.", "people.")):
            raise Refused(NOT_OURS)
        return place

    # -- keys

    async def _spotlight(self, _name: str) -> None:
        """It goes to the chosen one of ours, whichever side has the focus (DG-SPOTLIGHT)."""
        self.check_may_write()
        if not self._tab.fight:
            raise Refused(NO_FIGHT)
        if reason := self.desk.may_not(MOVES[SPOTLIGHT_MOVE]):
            raise Refused(reason)
        if not (who := _id(self._tab.chosen_of_ours)):
            raise Refused("nobody of ours is in this fight")
        await self._opening.at_once(SPOTLIGHT_MOVE, {"fight": [self._tab.fight], "who": [who]})

    async def _next_fight(self, _name: str) -> None:
        if not self._tab.next_fight():
            raise Refused("no other fight is on")

    async def _enter(self, name: str) -> None:
        """Explain the chosen one; take up the chosen fight, where none is on."""
        if isinstance(self.main.focused, OwedPane):
            await self._opening.acts()["enter"](name)
        elif self._tab.kept:
            await self._opening.make("take-up-fight", {"fight": [self._tab.kept]})
        else:
            self._chosen()
            await self._explaining.explain()

    async def _by_step(self, name: str) -> None:
        """Wounds, HP or members of the chosen one, by hand."""
        await self._opening.step(self._number(self._chosen()), -1 if name == "minus" else 1)

    async def _set(self, _name: str) -> None:
        """The same with a reason; what became of them, where they have no such number."""
        place = self._chosen()
        try:
            where = self._number(place)
        except Refused:
            where = f"{place}.status"
        await self._opening.make(SET_BY_HAND.id, {"track": [where]})

    def _number(self, place: str) -> str:
        from tui.widgets.combat.field import main_number

        return main_number(self.board.view.table, place)

    async def _mark(self, name: str) -> None:
        """A hidden foe shows itself; another one leaves the fight, and so does one of ours."""
        if isinstance(self.main.focused, OwedPane):
            await self._opening.acts()["mark"](name)
            return
        place = self._chosen()
        one, id = look(self.board.view.table, place), _id(place)
        if isinstance(one, Foe) and not one.known:
            await self._opening.make(KNOWN_MOVE, {"foe": [id]})
        elif isinstance(one, Foe | Battalion):
            await self._opening.make(SET_BY_HAND.id, {"track": [f"{place}.status"]})
        else:
            where = f"fights.{self._tab.fight}.fighters.{id}.status"
            await self._opening.make(SET_BY_HAND.id, {"track": [where], f"{where}/value": ["out"]})

    async def _add(self, _name: str) -> None:
        await self._opening.make(ADD_FOES_MOVE, {"fight": [self._tab.fight]} if self._tab.fight else {})

    async def _harm(self, _name: str) -> None:
        """Of the chosen one, whichever side they are on."""
        place = self._chosen()
        try:
            await self._opening.make(HARM_MOVE, {"who": [_id(place)]})
        except NotTaken:
            raise Refused(f"{look(self.board.view.table, f'{place}.name')} has nothing to be hurt on") from None

    async def _care(self, name: str) -> None:
        self._one_of_ours()
        await self._of_party.acts()["care"](name)

    async def _bonus(self, name: str) -> None:
        self._one_of_ours()
        await self._of_party.acts()["bonus"](name)


ABOUT_A_FIGHT = ("keep-fight", "end-fight", "add-foes", "raise-battalion")


def _id(place: str) -> str:
    return place.rpartition(".")[2]
