"""A whole fight by keys, and back by `u` alone, although the spotlight went around in it."""

from pathlib import Path

from rules.table import written
from tests.scenes.fights import never_fought
from tests.screens.sat import Sat, sat


async def made(seat: Sat, *keys: str) -> str:
    """Press keys that make one entry. Returns its move."""
    before = seat.board.newest
    await seat.press(*keys)
    assert seat.campaign.last is not None
    assert seat.board.newest == seat.campaign.last.n == before + 1
    return seat.campaign.last.move


async def test_u_again_and_again_takes_a_whole_fight_back(tmp_path: Path) -> None:
    async with sat(never_fought, tmp_path) as seat:
        begun, before = seat.board.newest, written(seat.campaign.table)
        await seat.press("4")
        assert await made(seat, "a", "1", "2", "6", "enter", "enter") == "add-foes"  # and a fight begins with them
        (fight,) = seat.campaign.table.fights
        moves = [await made(seat, "s")]
        await seat.press("down")
        moves += [await made(seat, "s"), await made(seat, "a", "2", "2", "2", "enter", "enter"), await made(seat, "s")]
        assert moves == ["spotlight", "spotlight", "add-foes", "spotlight"]
        assert seat.campaign.table.fights[fight].turn == 3
        after = written(seat.campaign.table)
        for undone in (begun + 4, begun + 1):
            assert seat.board.undo is not None
            assert seat.board.undo.at == undone
            await seat.press("u")
            assert seat.campaign.last is not None
            assert seat.campaign.last.undoes == undone
        assert written(seat.campaign.table) == before
        assert "Undo that first" not in seat.text
        for _ in range(5):
            await seat.press("r")
        assert written(seat.campaign.table) == after
