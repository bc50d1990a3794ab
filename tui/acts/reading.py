"""Keys that read in the chronicle: a filter, an evening read back, and plots over time."""

from collections.abc import Mapping

from rules.errors import Refused
from tui.acts.at_board import Act, AtBoard
from tui.keys import ECONOMY

HOW_TO_FILTER = "all must fit: session 3, year 2, winter, who:bram, dice, undone, notes"


class Reading(AtBoard):
    """They work on the Chronicle tab; plots on those whose tracks they show."""

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {"filter": self._filter, "transcript": self._transcript, "plots": self._plots}

    async def _filter(self, _name: str) -> None:
        from tui.screens.chronicle import ChronicleTab  # here: a first paint need not wait for it

        self.main.query_one(ChronicleTab).type_filter()
        self.main.say(HOW_TO_FILTER, tone="hint")

    async def _transcript(self, _name: str) -> None:
        from tui.screens.chronicle import ChronicleTab
        from tui.screens.transcript import TranscriptScreen

        wanted = self.main.query_one(ChronicleTab).wanted
        await self.main.app.push_screen(TranscriptScreen(self.desk, wanted))

    async def _plots(self, _name: str) -> None:
        from tui.plots.kinds import GOLD_SPENT, kinds_for
        from tui.screens.plots import PlotsScreen

        kinds = kinds_for(self.board.view)
        if not kinds:
            raise Refused("there is nothing to plot that this seat may see")
        front = GOLD_SPENT if self.main.stance.tab == ECONOMY else kinds[0].name
        await self.main.app.push_screen(PlotsScreen(self.desk, front))
