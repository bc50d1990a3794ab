"""How the rows of the Combat tab are shared out: both sides first, and the forecast whole."""

from itertools import product
from pathlib import Path

import pytest

from rules.combat.sides import Battalion
from saves.campaign import OpenCampaign
from tests.scenes.fights import FOES, KEPT, OURS, RAISED, SLUICE
from tests.scenes.parties import beginning_with
from tests.screens.sat import sat
from tui.widgets.combat.battalions_pane import BattalionsPane
from tui.widgets.combat.ours_pane import OursPane
from tui.widgets.combat.room import Room, shared
from tui.widgets.combat.theirs_pane import TheirsPane


@pytest.mark.parametrize(
    ("height", "sides", "battalions", "room"),
    [
        (18, 6, 2, Room(6, 3, 8, 0, 0, 0)),  # 80x24 as pictured: all of it, and nothing free
        (18, 6, 0, Room(6, 0, 10, 0, 0, 1)),
        (18, 41, 2, Room(6, 3, 8, 0, 0, 0)),  # forty foes scroll
        (18, 41, 9, Room(5, 4, 8, 0, 0, 0)),  # so do nine battalions
        (22, 7, 2, Room(7, 3, 8, 0, 1, 1)),  # 100x30
        (37, 10, 2, Room(10, 3, 11, 8, 1, 1)),  # 140x44
        (37, 20, 2, Room(20, 3, 10, 0, 1, 1)),  # too many for what GM Dread buys
    ],
)
def test_rows(height: int, sides: int, battalions: int, room: Room) -> None:
    assert shared(height, sides=sides, battalions=battalions, forecast=True) == room


def test_no_row_is_given_twice() -> None:
    for height, sides, battalions in product(range(18, 60), (2, 6, 9, 41), (0, 1, 2, 9)):
        room = shared(height, sides=sides, battalions=battalions, forecast=True)
        spotlight = 2 if height >= 22 else 1
        used = spotlight + room.sides + room.battalions + room.outlook + room.above_battalions + room.above_outlook
        used += room.dread + bool(room.dread)
        assert used <= max(height, spotlight + 4 + room.battalions + 8), (height, sides, battalions)
        assert room.outlook >= 8
        assert room.sides >= 4


def unplaced(folder: Path) -> OpenCampaign:
    """Two battalions that are in no fight, and no fight that is on."""
    ranks = {place: one.model_copy(update={"fight": ""}) for place, one in RAISED.items() if isinstance(one, Battalion)}
    return beginning_with(folder, {**OURS, **KEPT, **ranks})


async def test_battalions_of_no_fight_stand_below_the_page_of_none_and_can_be_changed(tmp_path: Path) -> None:
    async with sat(unplaced, tmp_path) as seat:
        await seat.press("4")
        rows = [row.strip() for row in seat.text.splitlines()]
        kept = next(y for y, row in enumerate(rows) if row.startswith("The mill by night"))
        ranks = next(y for y, row in enumerate(rows) if row.startswith("Battalions"))
        assert ranks == kept + 2
        await seat.press("tab", "minus")
        assert seat.campaign.table.battalions["militia"].members == 11


def with_militia(folder: Path) -> OpenCampaign:
    ranks = {"battalions.militia": RAISED["battalions.militia"]}
    return beginning_with(folder, {**OURS, "fights.sluice": SLUICE, **FOES, **ranks})


async def test_once_the_last_battalion_is_gone_the_focus_is_theirs(tmp_path: Path) -> None:
    async with sat(with_militia, tmp_path) as seat:
        await seat.press("4", "tab")
        assert isinstance(seat.main.focused, BattalionsPane)
        await seat.press("x", "enter")  # it leaves
        assert seat.campaign.table.battalions["militia"].fight == ""
        assert "Osmere militia" not in "\n".join(seat.text.splitlines()[:-2])
        assert isinstance(seat.main.focused, TheirsPane)
        await seat.press("tab")
        assert isinstance(seat.main.focused, OursPane)
