"""The key for the GM's pools, and what is done to one: `g` and a letter, from any tab."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.errors import Refused
from rules.tracks import DREAD, FORTUNE
from rules.worlds import not_in_play
from tui.acts.at_board import Act, AtBoard
from tui.acts.opening import LEAVES, Opening
from tui.desk import Desk

if TYPE_CHECKING:
    from rules.track import Track
    from tui.screens.main import Main

LETTERS = {"d": DREAD, "f": FORTUNE}
GAIN = {DREAD: "gain-dread", FORTUNE: "gain-fortune"}
SPEND = {DREAD: "spend-dread", FORTUNE: "spend-fortune"}
POINTS = "points"  # the ask of how many are spent
THEN = "d GM Dread, f GM Fortune"


class OfPools(AtBoard):
    """They lay the pools over the board; what is gained or spent is a move of the rules."""

    def __init__(self, desk: Desk, main: "Main", opening: Opening) -> None:
        super().__init__(desk, main)
        self._opening = opening

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {"pools": self._pools}

    async def _pools(self, _name: str) -> None:
        view = self.board.view
        if reason := not_in_play(view.table, DREAD.world):
            raise Refused(reason)
        if not any(view.shows(pool.where) for pool in LETTERS.values()):
            raise Refused("the pools are the GM's to see")
        self.main.stance = replace(self.main.stance, pending="pools", said=THEN, tone="hint")

    async def letter(self, name: str) -> None:
        """The key after `g`."""
        with self.said():
            if name in LEAVES:
                return
            if name not in LETTERS:
                raise Refused(f"after g: {THEN}")
            pool = LETTERS[name]
            if not self.board.view.shows(pool.where):
                raise Refused(f"{pool.word} is the GM's to see")
            await self._open(pool)

    async def _open(self, pool: "Track") -> None:
        from tui.screens.gm_pools import GmPools  # here: a first paint need not wait for it

        await self.main.app.push_screen(GmPools(lambda: self.board.view, pool, self._asked))

    async def _asked(self, pool: "Track", points: int) -> None:
        """Gain (0) or spend so many points of a pool."""
        with self.said():
            if not self.desk.seat.is_gm:
                raise Refused("only the GM gains and spends them")
            if points:
                await self._opening.make(SPEND[pool], {POINTS: [str(points)]})
            else:
                await self._opening.make(GAIN[pool])
