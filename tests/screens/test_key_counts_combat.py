"""How many keys a fight takes at the board. Every key counts, also those that open and commit."""

from pathlib import Path

from rules.tracks import DREAD
from saves.campaign import OpenCampaign
from tests.scenes.fights import a_fight, never_fought
from tests.screens.sat import Sat, sat
from tui.screens.main import Main

FOR_A_FIGHT = 9
FOR_TWO_DREAD = 6
FOR_SIX_FOES = 6
MORE_TO_WAIVE_DREAD = 1


async def commits(seat: Sat, *keys: str) -> int:
    """Press keys of which the last one makes an entry, and none before. Returns how many they were."""
    assert isinstance(seat.app.screen, Main)
    before = seat.board.newest
    await seat.press(*keys[:-1])
    assert seat.board.newest == before
    await seat.press(keys[-1])
    assert isinstance(seat.app.screen, Main)
    assert seat.board.newest == before + 1
    return len(keys)


def wounds(campaign: OpenCampaign) -> tuple[int, int]:
    """Odo's, and the captain's."""
    odo, captain = campaign.table.characters["odo-finch"].sheet, campaign.table.foes["captain"].sheet
    assert odo.kind == "wounds"
    assert captain is not None
    assert captain.kind == "wounds"
    return odo.wounds, captain.wounds


async def test_a_fight_with_typed_dice_and_its_pick_takes_nine_at_most(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4")
        assert wounds(seat.campaign) == (3, 3)
        keys = await commits(seat, "m", "f", "3", "4", "2", "enter")  # 7 + 2 - 1 + 1 = 9: one less is taken
        assert keys <= FOR_A_FIGHT
        assert wounds(seat.campaign) == (4, 4)


async def test_a_fight_of_another_pair_takes_nine_at_most_with_choosing_them(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4")
        keys = await commits(seat, "down", "down", "m", "f", "1", "5", "1", "enter")
        assert keys <= FOR_A_FIGHT
        sheet = seat.campaign.table.foes["reavers"].sheet
        assert sheet is not None
        assert sheet.kind == "wounds"
        assert (sheet.wounds, seat.campaign.table.foes["reavers"].many) == (0, 3)  # 1 + 2 falls, the next is whole


async def test_dread_for_a_six_or_less_takes_no_key_and_to_waive_it_takes_one(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path / "taken") as seat:
        await seat.press("4")
        taken = await commits(seat, "m", "f", "1", "3", "enter")
        assert DREAD.value(seat.campaign.table) == 7
    async with sat(a_fight, tmp_path / "waived") as seat:
        await seat.press("4")
        assert await commits(seat, "m", "f", "1", "3", "2", "enter") == taken + MORE_TO_WAIVE_DREAD
        assert DREAD.value(seat.campaign.table) == 6
        assert wounds(seat.campaign) == (6, 3)


async def test_two_dread_spent_with_rolled_dice_take_six(tmp_path: Path) -> None:
    for tab in ("4", "2", "5"):
        async with sat(a_fight, tmp_path / tab) as seat:
            await seat.press(tab, "g", "d", "2", "space")
            size = seat.text.split(" turn for GM Dread: what is it?")[0].split("A ")[-1]
            pick = {"light": "2", "moderate": "5", "major": "5"}[size]  # what lands nowhere and is told alone
            await seat.press("backspace", "backspace")
            assert seat.board.newest == 5
            await seat.press("2", "space")  # the same faces: dice that were rolled here stay in the draft
            await seat.press(pick, "enter")
            assert seat.board.newest == 6
            assert DREAD.value(seat.campaign.table) == 4
            assert len(("g", "d", "2", "space", pick, "enter")) <= FOR_TWO_DREAD


async def test_six_like_foes_take_six(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4")
        keys = await commits(seat, "a", "1", "2", "6", "enter", "enter")
        assert keys <= FOR_SIX_FOES
        added = [foe for id, foe in seat.campaign.table.foes.items() if foe.many == 6]
        assert [(foe.began, foe.fight) for foe in added] == [(6, "sluice")]


async def test_six_like_foes_take_six_where_no_fight_is_on(tmp_path: Path) -> None:
    async with sat(never_fought, tmp_path) as seat:
        await seat.press("4")
        assert await commits(seat, "a", "1", "2", "6", "enter", "enter") <= FOR_SIX_FOES
        (fight,) = seat.campaign.table.fights.values()
        assert fight.status == "on"
        assert set(fight.fighters) >= {"odo-finch", "rhea-tarn"}


async def test_the_spotlight_takes_one_key_and_does_not_count_for_u(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "tab", "tab", "up")
        undone = seat.board.undo
        assert await commits(seat, "s") == 1
        assert seat.campaign.table.fights["sluice"].spotlight == "isolde-marr"
        assert seat.board.undo == undone
