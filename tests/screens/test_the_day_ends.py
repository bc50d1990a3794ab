"""A day ends from the board: two keys when all are fed, and one step back says who is not."""

from pathlib import Path

import pytest

from tests.scenes.parties import fed, five
from tests.screens.sat import sat
from tui.screens.main import Main

FOR_A_DAY = 2


@pytest.mark.parametrize("tab", ["1", "2"])
async def test_a_day_ends_by_two_keys_when_all_are_fed(tmp_path: Path, tab: str) -> None:
    async with sat(fed, tmp_path) as seat:
        await seat.press(tab)
        day, last = seat.campaign.table.campaign.day, seat.campaign.last
        keys = ("z", "enter")
        assert len(keys) <= FOR_A_DAY
        await seat.press("z")
        assert seat.campaign.last == last
        assert "All are fed where they stay" in seat.text
        await seat.press("enter")
        assert isinstance(seat.app.screen, Main)
        assert seat.campaign.table.campaign.day == day + 1
        assert {change.where for change in seat.campaign.last.changes} == {"campaign.day"}  # type: ignore[union-attr]


async def test_one_step_back_says_who_is_not_fed(tmp_path: Path) -> None:
    async with sat(fed, tmp_path) as seat:
        await seat.press("1", "z", "backspace")
        assert "Who is not fed where they stay?" in seat.text


async def test_whom_nothing_feeds_is_asked_about_first_and_chosen_already(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1", "z")
        assert "Who is not fed where they stay?" in seat.text
        assert "All are fed where they stay" not in seat.text
