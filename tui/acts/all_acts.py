"""All acts of the board's keys, at a desk."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tui.acts.at_board import Act, AtBoard
from tui.acts.changing import Changing
from tui.acts.explaining import Explaining
from tui.acts.in_combat import InCombat
from tui.acts.in_economy import InEconomy
from tui.acts.looking import Looking
from tui.acts.of_party import OfParty
from tui.acts.of_pools import OfPools
from tui.acts.opening import Opening
from tui.acts.reading import Reading
from tui.desk import Desk
from tui.glyphs import glyphs_of
from tui.keys import BY_NAME, COMBAT, ECONOMY, PARTY, no_such_tab, tabs_in, works_on, written
from tui.stance import Stance

if TYPE_CHECKING:
    from tui.screens.main import Main

NO_SUCH_KEY = "no key here: ? shows them all"


class Acts(AtBoard):
    """Gives each key to what it is for, also the second key where a first one waits for it."""

    def __init__(self, desk: Desk, main: "Main") -> None:
        super().__init__(desk, main)
        explaining = Explaining(desk, main)
        self._opening = Opening(desk, main, explaining)
        self._changing = Changing(desk, main, self._opening)
        of_party = OfParty(desk, main, self._opening)
        in_combat = InCombat(desk, main, self._opening, explaining, of_party)
        in_economy = InEconomy(desk, main, self._opening, explaining)
        self._of_pools = OfPools(desk, main, self._opening)
        kinds = (Looking(desk, main), Reading(desk, main), self._opening, self._changing, explaining, of_party)
        all_kinds: tuple[AtBoard, ...] = (*kinds, in_combat, self._of_pools)
        self._acts: dict[str, Act] = {action: act for kind in all_kinds for action, act in kind.acts().items()}
        self._instead: dict[str, Mapping[str, Act]] = {
            PARTY: of_party.instead(),
            ECONOMY: in_economy.instead(),
            COMBAT: in_combat.instead(),
        }
        self._opening.begins[COMBAT] = in_combat.begun
        self._opening.begins[ECONOMY] = in_economy.begun

    async def press(self, name: str, before: Stance) -> None:
        """A key was pressed. `name` is the key's, `before` the stance in which it was."""
        if before.pending == "move":
            await self._opening.letter(name)
        elif before.pending == "pools":
            await self._of_pools.letter(name)
        elif before.pending == "discard":
            await self._changing.discard_answered(name, before.about)
        elif before.pending != "undo" or not await self._changing.undo_answered(name, before.about):
            await self.do(name, before.tab)

    async def do(self, name: str, tab: str) -> None:
        """Do what a key is for on a tab, or say that it is for nothing there."""
        with self.said():
            key = BY_NAME.get(name)
            if key is not None and works_on(key, tab):
                finds = key.action == "filter" and tab not in key.tabs
                action = "move_list" if finds else key.action  # `/` finds what a tab has to find
                await (self._instead.get(tab, {}).get(action) or self._acts[action])(name)
            elif name.isdigit():
                self.main.say(no_such_tab(self.board.view.table), tone="hint")
            elif key is not None:
                where = ", ".join(
                    f"{one.digit} {one.name}" for one in tabs_in(self.board.view.table) if one.id in key.tabs
                )
                self.main.say(f"{written(key, glyphs_of(self.main.app))} works on {where}", tone="hint")
            else:
                self.main.say(NO_SUCH_KEY, tone="hint")
