"""A scene: a campaign, what was pressed since, and the terminal on which it is looked at."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from textual.pilot import Pilot

from rules.seats import GM_SEAT, Seat
from saves.campaign import OpenCampaign
from tui.app import HearthsideApp
from tui.look import Look

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

    def at(self, columns: int, rows: int) -> "Scene":
        """The same, larger or smaller."""
        return replace(self, name=f"{self.name}-{columns}x{rows}", columns=columns, rows=rows)

    def app(self, folder: Path) -> HearthsideApp:
        """The app at this campaign, which is made anew in `folder`."""
        campaign = self.made(folder)
        return HearthsideApp(folder, self.seat, Look(self.theme, self.ascii), opening=lambda _folder: campaign)

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
