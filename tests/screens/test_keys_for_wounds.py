"""How many keys care for the wounded takes on the Party tab, all dice typed."""

from pathlib import Path

import pytest

from rules.sheets.wounds import WoundsSheet
from rules.table import Character
from saves.campaign import OpenCampaign
from tests.scenes.parties import beginning_with
from tests.screens.sat import Sat, sat
from tui.screens.main import Main

FOR_FIRST_AID, FOR_HARM = 8, 4


def two(folder: Path) -> OpenCampaign:
    """Isolde, who has a healer's kit and is chosen first, and Rhea, who has 3 Wounds."""
    isolde = Character(name="Isolde", sheet=WoundsSheet(calling="Priest", wits=1, kit=2, armor=0))
    rhea = Character(name="Rhea", sheet=WoundsSheet(calling="Warrior", wounds=3, armor=0))
    return beginning_with(folder, {"characters.isolde": isolde, "characters.rhea": rhea})


async def commits(seat: Sat, *keys: str) -> int:
    """Press keys of which the last one makes an entry, and none before. Returns how many they were."""
    before = seat.campaign.last
    assert before is not None
    await seat.press(*keys[:-1])
    assert seat.campaign.last == before
    await seat.press(keys[-1])
    assert isinstance(seat.app.screen, Main)
    assert seat.campaign.last is not None
    assert seat.campaign.last.n == before.n + 1
    return len(keys)


@pytest.mark.parametrize(
    ("keys", "wounds"),
    [("enter 6 5 enter", 2), ("enter 4 4 3 enter enter", 2), ("enter 1 2 enter", 3)],
)
async def test_first_aid_takes_eight(tmp_path: Path, keys: str, wounds: int) -> None:
    async with sat(two, tmp_path) as seat:
        await seat.press("1")
        assert await commits(seat, "c", "enter", *keys.split()) <= FOR_FIRST_AID
        table = seat.campaign.table
        assert table.characters["rhea"].sheet.wounds == wounds  # type: ignore[union-attr]
        assert table.characters["isolde"].sheet.kit == 1  # type: ignore[union-attr]


async def test_harm_to_the_one_who_is_chosen_takes_four(tmp_path: Path) -> None:
    async with sat(two, tmp_path) as seat:
        await seat.press("1", "j")
        assert await commits(seat, "h", "2", "enter", "enter") <= FOR_HARM
        assert seat.campaign.table.characters["rhea"].sheet.wounds == 5  # type: ignore[union-attr]
