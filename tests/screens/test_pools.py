"""The GM's two pools by `g` and a letter, from any tab: what is gained and spent, and who sees them."""

from pathlib import Path

import pytest

from rules.seats import ONLOOKER, Seat
from rules.tracks import DREAD, FORTUNE
from saves.campaign import OpenCampaign
from tests.scenes import played
from tests.scenes.fights import a_fight
from tests.screens.sat import sat
from tui.moves.screen import MoveScreen
from tui.screens.gm_pools import GmPools
from tui.screens.main import Main

ODO = Seat("Odo", "player", ("odo-finch",))
TABS = ("1", "2", "4", "5")


def set_to(folder: Path, **settings: object) -> OpenCampaign:
    campaign = a_fight(folder)
    for name, value in settings.items():
        answer = [value] if isinstance(value, str) else value
        played(campaign, "set", [f"campaign.settings.{name}"], answer, "the table wants it so")
    return campaign


@pytest.mark.parametrize("tab", TABS)
async def test_both_are_shown_large_from_any_tab_and_never_by_one_name(tmp_path: Path, tab: str) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press(tab, "g")
        assert seat.footer == "d GM Dread, f GM Fortune"
        assert seat.row(3).strip().endswith("Esc leaves")
        await seat.press("d")
        assert isinstance(seat.app.screen, GmPools)
        assert "► GM Dread    ◆  ◆  ◆  ◆  ◆  ◆  ◇  ◇  ◇  ◇   6/10" in seat.text
        assert "  GM Fortune  ◆  ◆  ◆  ◇  ◇  ◇  ◇  ◇  ◇  ◇   3/10" in seat.text
        inside = "\n".join(seat.text.splitlines()[4:])
        assert inside.count("Fortune") == inside.count("GM Fortune")
        assert "Fortunes" not in inside
        await seat.press("f")
        assert "► GM Fortune" in seat.text
        await seat.press("escape")
        assert isinstance(seat.app.screen, Main)
        assert seat.main.stance.tab == {"1": "party", "2": "steading", "4": "combat", "5": "chronicle"}[tab]


async def test_every_kind_of_turn_is_there_whole_at_the_smallest_size(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        for letter, first, last in (("d", "an ambush", "a small resource"), ("f", "strong allies", "help comes")):
            await seat.press("g", letter)
            words = " ".join(seat.text.replace("│", " ").split())
            assert first in words
            assert last in words
            for tier in ("10+ major", "7-9 moderate", "6- light"):
                assert tier in words
            await seat.press("q")


async def test_plus_gains_with_the_reason_why(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("g", "f", "plus")
        assert isinstance(seat.app.screen, MoveScreen)
        assert "Gain GM Fortune" in seat.text
        await seat.press("2", "enter", *"a song", "enter", "enter")
        assert FORTUNE.value(seat.campaign.table) == 5
        assert DREAD.value(seat.campaign.table) == 6


async def test_no_more_is_spent_than_there_is(tmp_path: Path) -> None:
    def low(folder: Path) -> OpenCampaign:
        campaign = a_fight(folder)
        played(campaign, "by-hand", ["gm.dread"], -5)
        return campaign

    async with sat(low, tmp_path) as seat:
        await seat.press("g", "d", "2")
        assert isinstance(seat.app.screen, GmPools)
        assert "! GM Dread is 1: 2 can't be spent" in seat.text
        await seat.press("z")
        assert "+ gains, 1 2 3 spend" in seat.text
        await seat.press("1")
        assert isinstance(seat.app.screen, MoveScreen)
        assert "1 GM Dread: what comes of it" in seat.text


async def test_another_key_after_g_opens_nothing(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("g", "x")
        assert seat.footer == "! after g: d GM Dread, f GM Fortune"
        await seat.press("g", "escape", "2")
        assert isinstance(seat.app.screen, Main)


async def test_a_player_sees_them_only_where_they_are_open_and_changes_nothing(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path / "closed", seat=ODO) as seat:
        await seat.press("g")
        assert seat.footer == "! the pools are the GM's to see"
    async with sat(lambda folder: set_to(folder, fortune_open=True), tmp_path / "open", seat=ODO) as seat:
        await seat.press("g", "d")
        assert seat.footer == "! GM Dread is the GM's to see"
        await seat.press("g", "f")
        assert "GM Fortune  ◆" in seat.text
        assert "GM Dread" not in "\n".join(seat.text.splitlines()[4:])
        for words in ("spend", "gain", "major"):
            assert words not in seat.text
        await seat.press("plus")
        assert "! only the GM gains and spends them" in seat.text
        await seat.press("1", "d", "escape")
        assert isinstance(seat.app.screen, Main)
    async with sat(a_fight, tmp_path / "onlooker", seat=ONLOOKER) as seat:
        await seat.press("g")
        assert seat.footer == "! the pools are the GM's to see"


async def test_where_days_of_gold_is_not_played_there_are_none(tmp_path: Path) -> None:
    async with sat(lambda folder: set_to(folder, plays="homefront"), tmp_path) as seat:
        await seat.press("g")
        assert seat.footer == "! Days of Gold is not played in this campaign"


async def test_they_follow_the_table(tmp_path: Path) -> None:
    from tests.screens.sat import someone_else

    async with sat(a_fight, tmp_path) as seat:
        await seat.press("g", "d")
        played(someone_else(seat), "by-hand", ["gm.dread"], 2)
        await seat.look()
        assert "8/10" in seat.text


async def test_the_list_of_all_moves_has_them_by_their_keys_and_asks_how_much(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("M", *"gm dread")
        rows = {" ".join(row.strip("│ ►─").split()) for row in seat.text.splitlines()}
        assert any(row.startswith("g d + Gain GM Dread") for row in rows)
        assert any(row.startswith("g d Spend GM Dread") for row in rows)
        await seat.press("escape", "M", *"spend gm d", "enter")
        assert "How much GM Dread is spent, of 6?" in seat.text
    async with sat(lambda folder: set_to(folder, plays="homefront"), tmp_path / "without") as seat:
        await seat.press("M", *"gm dread")
        assert "no move has that in its name" in seat.text
