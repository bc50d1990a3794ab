"""Sitting at a board: the app over a campaign in a real folder, driven by keys and read as text."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from rules.seats import GM_SEAT, Seat
from saves.campaign import OpenCampaign, open_campaign
from tests.saves.campaigns import some_ids
from tests.scenes import Scene, settled
from tui.app import HearthsideApp
from tui.board import Board
from tui.screens.main import Main


class Sat:
    """A seat at a board that is up."""

    def __init__(self, app: HearthsideApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all that comes of them is shown."""
        await self.pilot.press(*keys)
        await settled(self.pilot)

    async def look(self) -> None:
        """Wait until what others did is shown."""
        await settled(self.pilot)

    @property
    def text(self) -> str:
        """The whole screen."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(part.text for part in line) for line in lines)

    def row(self, y: int) -> str:
        """One row of the screen; -1 is the footer."""
        return self.text.splitlines()[y]

    @property
    def footer(self) -> str:
        """The last row, without the blanks at its ends."""
        return self.row(-1).strip()

    @property
    def main(self) -> Main:
        """The board's screen, whatever lies over it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, Main))

    @property
    def board(self) -> Board:
        """What is shown."""
        assert self.app.board is not None
        return self.app.board

    @property
    def campaign(self) -> OpenCampaign:
        """What the app has open."""
        return self.app.campaign


@asynccontextmanager
async def sat(
    made: Callable[[Path], OpenCampaign], folder: Path, *, size: tuple[int, int] = (80, 24), seat: Seat = GM_SEAT
) -> AsyncIterator[Sat]:
    """The app over a campaign that is made in `folder`."""
    app = Scene("", made, seat=seat).app(folder / "campaign")
    async with app.run_test(size=size, notifications=True) as pilot:
        await settled(pilot)
        yield Sat(app, pilot)


def someone_else(seat: Sat) -> OpenCampaign:
    """The same campaign, open in what might be another program."""
    return open_campaign(seat.campaign.folder, new_id=some_ids("other"))
