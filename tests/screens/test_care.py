"""`c`: what heals the chosen one, and grey, with the reason, what would be refused in the end."""

from pathlib import Path

from rules.frozen_map import FrozenMap
from saves.campaign import OpenCampaign
from tests.scenes import played
from tests.scenes.parties import ALL_OF_THEM, BRAM, CREW, WEN, beginning_with, five, wounded_party
from tests.screens.sat import Sat, sat
from tests.screens.test_party import beside
from tests.screens.test_sheets import at
from tui.screens.move_list import MoveList


def grey(seat: Sat) -> dict[str, str]:
    """The moves of the list that can't be made, each with why."""
    assert isinstance(seat.app.screen, MoveList)
    return {found.row.move.id: found.row.blocked for found in seat.app.screen.page.found if found.row.blocked}


def without_supplies(folder: Path) -> OpenCampaign:
    sheet = BRAM.sheet.model_copy(update={"supplies": 0})
    none = BRAM.model_copy(update={"sheet": sheet, "injuries": FrozenMap({})})
    return beginning_with(folder, {**ALL_OF_THEM, "characters.bram-oster": none, **CREW})


def at_the_door(folder: Path) -> OpenCampaign:
    sheet = WEN.sheet.model_copy(update={"hp": 0, "standing": "at-the-door"})
    return beginning_with(folder, {**ALL_OF_THEM, "characters.wen-hale": WEN.model_copy(update={"sheet": sheet})})


async def test_recover_with_no_supplies_anywhere_is_grey_and_says_so(tmp_path: Path) -> None:
    async with sat(without_supplies, tmp_path) as seat:
        await at(seat, "bram-oster")
        await seat.press("c")
        assert grey(seat)["recover"] == "there are no supplies left to recover with"
    async with sat(five, tmp_path / "five") as seat:
        await at(seat, "bram-oster")
        await seat.press("c")
        assert "recover" not in grey(seat)
        assert "make-camp" not in grey(seat)


async def test_who_is_at_the_door_recovers_nothing(tmp_path: Path) -> None:
    async with sat(at_the_door, tmp_path, size=(120, 36)) as seat:
        await at(seat, "wen-hale")
        assert "Recover  not at Death's Door" in beside(seat)
        await seat.press("c")
        assert grey(seat)["recover"] == "Wen Hale is at Death's Door"
        await seat.press("enter")
        assert "not now: Wen Hale is at Death's Door" in seat.text


async def test_first_aid_is_grey_for_who_is_out_of_its_reach_and_where_no_kit_is_left(tmp_path: Path) -> None:
    async with sat(wounded_party, tmp_path) as seat:
        await at(seat, "isolde-marr")
        await seat.press("c")
        assert grey(seat)["first-aid"].startswith("Isolde Marr is Broken")

    def no_kit(folder: Path) -> OpenCampaign:
        campaign = five(folder)
        for who in ("rhea-tarn", "odo-finch", "isolde-marr"):
            if campaign.table.characters[who].sheet.kit != 0:  # type: ignore[union-attr]
                played(campaign, "set", [f"characters.{who}.sheet.kit"], 0, "gone")
        return campaign

    async with sat(no_kit, tmp_path / "none") as seat:
        await at(seat, "odo-finch")
        await seat.press("c")
        assert grey(seat)["first-aid"].endswith("has no healer's kit left")
