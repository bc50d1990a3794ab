"""Keys of the Combat tab: each does or opens what it is for, with those who are chosen already answered."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

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
from tui.desk import BY_HAND, Desk
from tui.keys import ADD_FOES_MOVE, BY_ACTION, HARM_MOVE, KNOWN_MOVE, SPOTLIGHT_MOVE
from tui.widgets.combat.field import id_of, main_number
from tui.widgets.owed_pane import OwedPane

if TYPE_CHECKING:
    from tui.screens.combat import CombatTab
    from tui.screens.main import Main

TAKE_UP: Final = "take-up-fight"
# Moves of a character: the chosen one of ours makes them.
BY_ONE_OF_OURS: Final = (
    *("face-danger", "upper-hand", "read-moment", "read-person", "ask-question", "sway", "endure", "help", "versus"),
    *("spotlight", "add-weapon", "lose-weapon"),
)
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
        if not tab.fight:
            return {"fight": [tab.kept]} if move.id == TAKE_UP and tab.kept else {}
        fighter, foe, ours = id_of(tab.fighter), id_of(tab.foe), id_of(tab.chosen_of_ours)
        said: dict[str, dict[str, list[str]]] = {
            "fight": {"who": [ours], "foe": [foe]},
            "command": {"battalion": [fighter], "foe": [foe]} if tab.fighter.startswith("battalions.") else {},
            KNOWN_MOVE: {"who": [id_of(tab.chosen_of_theirs)]} if self._hidden(tab.chosen_of_theirs) else {},
            "foes-become": {"who": [id_of(tab.chosen_of_theirs)]},
            "keep-fight": {"which": [tab.fight]},
            **{one: {"fight": [tab.fight]} for one in (ADD_FOES_MOVE, "end-fight", "join-or-leave")},
            **{one: {"who": [ours]} for one in BY_ONE_OF_OURS},
        }
        return {key: ids for key, ids in said.get(move.id, {}).items() if ids != [""]}

    def _hidden(self, place: str) -> bool:
        one = look(self.board.view.table, place) if place else None
        return isinstance(one, Foe | Battalion) and not one.known

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

    def _check_may(self, move: str) -> None:
        """Raises Refused where this seat may not make a move at all: before anything is said of who is chosen."""
        if reason := self.desk.may_not(MOVES[move]):
            raise Refused(reason)

    # -- keys

    async def _spotlight(self, _name: str) -> None:
        """It goes to the chosen one of ours, whichever side has the focus (DG-SPOTLIGHT)."""
        self.check_may_write()
        if not self._tab.fight:
            raise Refused(NO_FIGHT)
        self._check_may(SPOTLIGHT_MOVE)
        if not (who := id_of(self._tab.chosen_of_ours)):
            raise Refused("nobody of ours is in this fight")
        await self._opening.at_once(SPOTLIGHT_MOVE, {"who": [who]})

    async def _next_fight(self, _name: str) -> None:
        if not self._tab.next_fight():
            raise Refused("no other fight is on")

    async def _enter(self, name: str) -> None:
        """Explain the chosen one; take up the chosen fight, where none is on."""
        if isinstance(self.main.focused, OwedPane):
            await self._opening.acts()["enter"](name)
        elif self._tab.kept:
            await self._opening.make(TAKE_UP, {"fight": [self._tab.kept]})
        else:
            self._chosen()
            await self._explaining.explain()

    async def _by_step(self, name: str) -> None:
        """Wounds, HP or members of the chosen one, by hand."""
        self._check_may(BY_HAND)
        await self._opening.step(self._number(self._chosen()), -1 if name == "minus" else 1)

    async def _set(self, _name: str) -> None:
        """The same with a reason; what became of them, where they have no such number."""
        self._check_may(SET_BY_HAND.id)
        place = self._chosen()
        try:
            where = self._number(place)
        except Refused:
            where = f"{place}.status"
        await self._opening.make(SET_BY_HAND.id, {"track": [where]})

    def _number(self, place: str) -> str:
        return main_number(self.board.view.table, place)

    async def _mark(self, name: str) -> None:
        """A hidden foe shows itself; of another one it is asked what becomes of it; one of ours leaves the fight."""
        if isinstance(self.main.focused, OwedPane):
            await self._opening.acts()["mark"](name)
            return
        place = self._chosen()
        one, id = look(self.board.view.table, place), id_of(place)
        if self._hidden(place):
            await self._opening.make(KNOWN_MOVE, {"who": [id]})
        elif isinstance(one, Foe) or (isinstance(one, Battalion) and one.side == "theirs"):
            await self._opening.make("foes-become", {"who": [id]})
        else:
            fight = self._tab.fight
            await self._opening.make("join-or-leave", {"fight": [fight], f"{fight}/who": [id]})

    async def _add(self, _name: str) -> None:
        await self._opening.make(ADD_FOES_MOVE, {"fight": [self._tab.fight]} if self._tab.fight else {})

    async def _harm(self, _name: str) -> None:
        """Of the chosen one, whichever side they are on."""
        self._check_may(HARM_MOVE)
        place = self._chosen()
        try:
            await self._opening.make(HARM_MOVE, {"who": [id_of(place)]})
        except NotTaken:
            raise Refused(f"{look(self.board.view.table, f'{place}.name')} has nothing to be hurt on") from None

    async def _care(self, name: str) -> None:
        self._one_of_ours()
        await self._of_party.acts()["care"](name)

    async def _bonus(self, name: str) -> None:
        self._one_of_ours()
        await self._of_party.acts()["bonus"](name)
