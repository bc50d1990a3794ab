"""The GM's pools at the end of the strip: for whoever may see them, where they are in play, and never as Fortunes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.geometry import Size

from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import OpenCampaign
from tests.scenes import SIZES, played
from tests.scenes.parties import five
from tests.scenes.scene import Scene, settled
from tests.screens.sat import Sat, sat, someone_else
from tui.widgets.strip import StripPool

SAM = Seat("Sam", "player", ("odo-finch",))


def dread_open(folder: Path) -> OpenCampaign:
    campaign = five(folder)
    played(campaign, "set", ["campaign.settings.dread_open"], True, "the table wants it")
    return campaign


def only(rules: str) -> Callable[[Path], OpenCampaign]:
    """A campaign that plays one set of rules alone."""

    def made(folder: Path) -> OpenCampaign:
        campaign = five(folder)
        played(campaign, "set", ["campaign.settings.plays"], [rules], "by choice")
        return campaign

    return made


@pytest.mark.parametrize("size", SIZES)
async def test_both_pools_stand_at_the_right_one_above_the_other_at_every_size(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with sat(five, tmp_path, size=size) as seat:
        for tab in "125":
            await seat.press(tab)
            assert seat.row(1).endswith("┃ GM Dread   ◆◆◆◆◆◆◇◇◇◇  6 ")
            assert seat.row(2).endswith("┃ GM Fortune ◆◆◆◇◇◇◇◇◇◇  3 ")
            assert seat.row(1).index("┃") == seat.row(2).index("┃")
        assert seat.row(1).startswith(" Fortunes ■■□□ 2 ")
        assert "! owed" in seat.row(2)


async def test_pools_are_drawn_as_no_fortunes_are(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        before, _, pools = seat.row(1).partition("┃")
        assert set("◆◇") & set(before) == set()
        assert set("■□▲▼") & set(pools) == set()
        line = seat.main.query_one(StripPool).lines(Size(27, 1))[0]
        assert {style for text, style in line if set(text) & set("◆6┃")} == {"$dusk", "bold $dusk"}


async def test_a_pool_moves_with_its_number(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        other = someone_else(seat)
        played(other, "by-hand", ["gm.dread"], 4)
        played(other, "by-hand", ["gm.fortune"], -3)
        await seat.look()
        assert seat.row(1).endswith("GM Dread   ◆◆◆◆◆◆◆◆◆◆ 10 ")
        assert seat.row(2).endswith("GM Fortune ◇◇◇◇◇◇◇◇◇◇  0 ")


@pytest.mark.parametrize("who", [SAM, ONLOOKER], ids=["player", "onlooker"])
async def test_who_may_not_see_a_pool_has_the_room_for_the_tracks(tmp_path: Path, who: Seat) -> None:
    async with sat(five, tmp_path / "closed", seat=who) as seat:
        assert "GM" not in seat.row(1) + seat.row(2)
        assert "┃" not in seat.row(1) + seat.row(2)
        assert "Defenses 2" in seat.row(1)
    async with sat(dread_open, tmp_path / "open", seat=who) as seat:
        assert seat.row(1).endswith("┃ GM Dread   ◆◆◆◆◆◆◇◇◇◇  6 ")
        assert "GM" not in seat.row(2)


async def test_without_days_of_gold_there_are_no_pools_and_without_the_homefront_no_tracks(tmp_path: Path) -> None:
    async with sat(only("homefront"), tmp_path / "h") as seat:
        assert "GM" not in seat.row(1) + seat.row(2)
        assert "Fortunes" in seat.row(1)
        assert "diminished" in seat.row(2)
    async with sat(only("days-of-gold"), tmp_path / "g") as seat:
        assert "┃ GM Dread" in seat.row(1)
        assert "┃ GM Fortune" in seat.row(2)
        assert "Fortunes" not in seat.row(1)
        assert "Surplus" not in seat.row(1)
        assert "diminished" not in seat.row(2)


async def test_a_setting_brings_the_tracks_back(tmp_path: Path) -> None:
    async with sat(only("days-of-gold"), tmp_path) as seat:
        played(someone_else(seat), "set", ["campaign.settings.plays"], ["both"], "after all")
        await seat.look()
        assert seat.row(1).startswith(" Fortunes ■■□□ 2 ")
        assert "diminished" in seat.row(2)


async def test_in_ascii_a_bar_and_stars(tmp_path: Path) -> None:
    app = Scene("", five, ascii=True).app(tmp_path / "campaign")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        seat = Sat(app, pilot)
        assert seat.row(1).endswith("| GM Dread   ******----  6 ")
        assert seat.row(2).endswith("| GM Fortune ***-------  3 ")


async def test_numbers_of_many_digits_drop_the_boxes_before_a_track(tmp_path: Path) -> None:
    def rich(folder: Path) -> OpenCampaign:
        campaign = five(folder)
        played(campaign, "by-hand", ["steading.surplus"], 12345)
        return campaign

    async with sat(rich, tmp_path, seat=GM_SEAT) as seat:
        assert "Surplus 12346 Pop 1  Pros 1  Def 2▲" in seat.row(1)
        assert "Fortunes 2 " in seat.row(1)
