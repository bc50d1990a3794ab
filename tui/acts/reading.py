"""Keys that read in the chronicle: a filter, and an evening read back."""

from collections.abc import Mapping

from tui.acts.at_board import Act, AtBoard

HOW_TO_FILTER = "all must fit: session 3, year 2, winter, who:bram, dice, undone, notes"


class Reading(AtBoard):
    """They work on the Chronicle tab."""

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {"filter": self._filter, "transcript": self._transcript}

    async def _filter(self, _name: str) -> None:
        from tui.screens.chronicle import ChronicleTab  # here: a first paint need not wait for it

        self.main.query_one(ChronicleTab).type_filter()
        self.main.say(HOW_TO_FILTER, tone="hint")

    async def _transcript(self, _name: str) -> None:
        from tui.screens.chronicle import ChronicleTab
        from tui.screens.transcript import TranscriptScreen

        wanted = self.main.query_one(ChronicleTab).wanted
        await self.main.app.push_screen(TranscriptScreen(self.desk, wanted))
