"""The first choice, driven by keys and read as text, in a home of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.events import Paste
from textual.pilot import Pilot

from saves.campaign import OpenCampaign
from saves.folders import Listed
from tui.first_choice.app import ChoiceScreen, FirstChoice
from tui.look import Look


class Chosen:
    """Somebody at the choice."""

    def __init__(self, app: FirstChoice, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all that comes of them is shown."""
        for key in keys:
            await self.pilot.press(key)
            await self._settled()

    async def write(self, text: str) -> None:
        """Paste words into the field in front, and take them by Enter."""
        screen = self.app.screen
        assert isinstance(screen, ChoiceScreen)
        screen.post_message(Paste(text))
        await self.pilot.pause()
        await self.press("enter")

    async def _settled(self) -> None:
        """Until nothing is being made or opened any more."""
        while self.app.return_code is None and any(
            screen.page.doing for screen in self.app.screen_stack if isinstance(screen, ChoiceScreen)
        ):
            await self.pilot.pause()
            await self.app.workers.wait_for_complete()
        if self.app.return_code is None:
            await self.pilot.pause()

    @property
    def text(self) -> str:
        """The whole screen."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(part.text for part in line) for line in lines)

    @property
    def rows(self) -> list[str]:
        """The rows that hold anything, without the blanks at their ends."""
        return [row.strip() for row in self.text.splitlines() if row.strip()]

    @property
    def row(self) -> str:
        """The chosen row."""
        return next(row for row in self.rows if row.startswith("►"))

    @property
    def ended(self) -> bool:
        """Whether it is over."""
        return self.app.return_code is not None

    @property
    def campaign(self) -> OpenCampaign | None:
        """What it ended with."""
        return self.app.return_value


@asynccontextmanager
async def choosing(
    trouble: str = "",
    last: Path | None = None,
    *,
    back: Listed | None = None,
    size: tuple[int, int] = (80, 24),
    ascii: bool = False,
) -> AsyncIterator[Chosen]:
    """The first choice, up."""
    app = FirstChoice(Look(ascii=ascii), trouble, last, back)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        yield Chosen(app, pilot)
