"""A play that was left open goes on with the same person only, and it is always said who that is."""

from pathlib import Path

import pytest

from tests.scenes.parties import five
from tests.screens.sat import Sat, sat
from tests.screens.test_sheets import at
from tui.moves.screen import MoveScreen


def modal(seat: Sat) -> MoveScreen:
    assert isinstance(seat.app.screen, MoveScreen)
    return seat.app.screen


async def test_harm_left_open_is_not_taken_up_for_somebody_else(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "bram-oster")
        await seat.press("h", "enter", "4", "escape")
        assert len(seat.board.drafts) == 1
        await at(seat, "wen-hale")
        await seat.press("h")
        assert not modal(seat).play.taken_up
        assert "Who is hurt?" in seat.text
        await seat.press("escape")
        assert len(seat.board.drafts) == 1
        await at(seat, "bram-oster")
        await seat.press("h")
        assert modal(seat).play.taken_up
        assert "Harm: Bram Oster" in seat.text


@pytest.mark.parametrize("keys", [("m", "h"), ("m", "d")], ids=["harm", "debility"])
async def test_nor_is_a_move_by_its_letter(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "bram-oster")
        await seat.press(*keys, "enter", "escape")
        assert len(seat.board.drafts) == 1
        await at(seat, "wen-hale")
        await seat.press(*keys)
        assert not modal(seat).play.taken_up


@pytest.mark.parametrize("name", ["recover", "pay"])
async def test_nor_one_that_begins_with_the_chosen_one(tmp_path: Path, name: str) -> None:
    keys = {"recover": ("c", *"recover", "enter"), "pay": ("p",)}[name]
    first, then = {"recover": ("bram-oster", "mab"), "pay": ("odo-finch", "isolde-marr")}[name]
    said = {"recover": ("1",), "pay": ("3", "enter")}[name]
    async with sat(five, tmp_path) as seat:
        await at(seat, first)
        await seat.press(*keys, *said, "escape")
        assert len(seat.board.drafts) == 1
        await at(seat, then)
        await seat.press(*keys)
        assert not modal(seat).play.taken_up
        name = seat.campaign.table.people[then].name if then == "mab" else seat.campaign.table.characters[then].name
        assert f": {name}" in seat.text


async def test_what_is_left_open_names_whom_it_is_about(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "bram-oster")
        await seat.press("h", "enter", "4", "escape", "o", "end")
        assert "Harm: Bram Oster" in seat.text
