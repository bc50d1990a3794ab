"""A scene: a campaign, what was pressed since, and the terminal on which it is looked at."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from textual.pilot import Pilot

from rules.seats import GM_SEAT, Seat
from saves.campaign import OpenCampaign
from tui.app import HearthsideApp
from tui.look import PLAIN, Look

SMALL, MEDIUM, LARGE, WIDE = SIZES = ((80, 24), (100, 30), (120, 36), (140, 44))


class Scene(Struct, frozen=True):
    """A campaign, what was pressed since, and how large the screen is."""

    name: str
    made: Callable[[Path], OpenCampaign]
    keys: tuple[str, ...] = ()
    columns: int = 80
    rows: int = 24
    seat: Seat = GM_SEAT
    ascii: bool = False
    theme: str = "dark"
    no_color: bool = False

    def at(self, columns: int, rows: int) -> "Scene":
        """The same, larger or smaller."""
        return replace(self, name=f"{self.name}-{columns}x{rows}", columns=columns, rows=rows)

    def everywhere(self) -> "tuple[Scene, ...]":
        """The same at each size, and at the smallest one in each other look."""
        sizes = (self.at(*size) for size in SIZES)
        return (
            *sizes,
            replace(self, name=f"{self.name}-light", theme="light"),
            replace(self, name=f"{self.name}-ansi", theme=PLAIN),
            replace(self, name=f"{self.name}-no-color", theme=PLAIN, no_color=True),
            replace(self, name=f"{self.name}-ascii", ascii=True),
        )

    def app(self, folder: Path) -> HearthsideApp:
        """The app at this campaign, which is made anew in `folder`."""
        campaign, look = self.made(folder), Look(self.theme, self.ascii)
        if self.no_color:
            os.environ["NO_COLOR"] = "1"  # read while the app is made, and never again
        try:
            return HearthsideApp(folder, self.seat, look, opening=lambda _folder: campaign)
        finally:
            os.environ.pop("NO_COLOR", None)

    async def act(self, pilot: Pilot[Any]) -> None:
        """Press the keys, each when all that came before is on screen."""
        await settled(pilot)
        for key in self.keys:
            await pilot.press(key)
            await settled(pilot)


async def settled(pilot: Pilot[Any]) -> None:
    """Until what the writer had to do is done and shown."""
    app = pilot.app
    assert isinstance(app, HearthsideApp)
    assert app.desk is not None
    await app.desk.idle()
    app.desk.poll()
    await app.desk.idle()
    await pilot.pause()


async def draw(scene: Scene, folder: Path) -> str:
    """The scene as SVG."""
    app = scene.app(folder)
    async with app.run_test(size=(scene.columns, scene.rows), notifications=True) as pilot:
        await scene.act(pilot)
        return app.export_screenshot(title=f"Hearthside, {scene.name}")
