"""A play that was left open goes on with the same person only, and it is always said who that is."""

from pathlib import Path

import pytest

from saves.campaign import OpenCampaign
from tests.scenes import played
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


def with_ash(folder: Path) -> OpenCampaign:
    campaign = five(folder)
    played(campaign, "add-person", "Ash", "a boy")
    return campaign


async def test_harm_is_refused_for_who_can_t_be_hurt_and_aims_at_nobody_else(tmp_path: Path) -> None:
    async with sat(with_ash, tmp_path) as seat:
        await at(seat, "ash")
        await seat.press("h")
        assert seat.main.is_current
        assert seat.footer == "! Ash has neither HP nor Wounds: e gives some"


async def test_e_gives_numbers_to_who_has_none_and_then_they_can_be_hurt(tmp_path: Path) -> None:
    async with sat(with_ash, tmp_path) as seat:
        await at(seat, "ash")
        await seat.press("e")
        assert "Give HP or Wounds: Ash" in seat.text
        await seat.press("1", *"4/6", "enter", "enter")
        sheet = seat.campaign.table.people["ash"].sheet
        assert (sheet.hp, sheet.max_hp) == (4, 6)  # type: ignore[union-attr]
        await seat.press("h")
        assert "►" in next(line for line in seat.text.splitlines() if "Ash" in line and "4/6" in line)
        await seat.press("escape", "u")
        assert seat.campaign.table.people["ash"].sheet is None


async def test_minus_to_0_hp_asks_what_follows(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "wen-hale")
        await seat.press("minus", "minus")
        assert "Wen Hale is at 0 HP. Could this have killed?" in seat.text
        assert seat.campaign.table.characters["wen-hale"].sheet.hp == 1  # type: ignore[union-attr]


async def test_e_for_any_value_begins_with_those_of_the_chosen_one_and_letters_narrow_it(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "wen-hale")
        await seat.press("E")
        assert "Wen Hale" in next(line for line in seat.text.splitlines() if "► 1" in line)
        await seat.press(*"surpl")
        assert "Surplus" in next(line for line in seat.text.splitlines() if "►" in line)
        await seat.press("enter")
        assert "Surplus: what is it now?" in seat.text
        await seat.press("escape", "2", "E")
        assert "Fortunes" in next(line for line in seat.text.splitlines() if "► 1" in line)
