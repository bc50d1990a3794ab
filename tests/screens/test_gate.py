"""A terminal that is too small, and one that is large enough again."""

from pathlib import Path

from saves.disk import Disk
from saves.opening import LOCK
from tests.scenes import begun, empty, settled
from tests.screens.sat import sat
from tui.moves.screen import MoveScreen
from tui.screens.gate import Gate
from tui.screens.main import Main


async def test_too_small_says_so_and_no_key_does_anything(tmp_path: Path) -> None:
    async with sat(empty, tmp_path, size=(72, 20)) as seat:
        assert [line.strip() for line in seat.text.splitlines() if line.strip()] == [
            "needs 80x24, now 72x20",
            "nothing is lost; q quits",
        ]
        await seat.press("plus", "m", "d", "5")
        assert seat.board.newest == 1
        assert isinstance(seat.app.screen, Gate)


async def test_larger_again_everything_is_where_it_was(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("m", "d", "backspace", *"Br")
        await seat.pilot.resize_terminal(60, 20)
        await seat.look()
        assert isinstance(seat.app.screen, Gate)
        await seat.press("x")
        await seat.pilot.resize_terminal(80, 24)
        await seat.look()
        assert isinstance(seat.app.screen, MoveScreen)
        await seat.press(*"am", "enter")
        assert seat.app.screen.play.conversation.answers["leader"].value == "Bram"


async def test_q_leaves_at_the_gate_too(tmp_path: Path) -> None:
    async with sat(empty, tmp_path, size=(60, 20)) as seat:
        await seat.pilot.press("q")
        assert seat.app.return_code == 0


async def test_a_larger_terminal_holds_more(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        assert "season turns" in seat.text
        assert "to spring of year 1" not in seat.text
        await seat.pilot.resize_terminal(100, 30)
        await seat.look()
        assert isinstance(seat.app.screen, Main)
        assert "to spring of year 1" in seat.text
        await seat.pilot.resize_terminal(120, 36)
        await seat.look()
        assert "The season turns, for all of the steading" in seat.text
        assert "Hearthside" in seat.row(0)


async def test_a_move_that_is_written_behind_the_gate_is_over_when_the_gate_goes(tmp_path: Path) -> None:
    async with sat(begun, tmp_path) as seat:
        await seat.press("m", "x", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        seat.campaign._book.patience = 60.0  # however slow the machine is
        with Disk().lock(seat.campaign.folder / LOCK, patience=1.0):
            await seat.pilot.press("enter")  # waits for the lock
            await seat.pilot.resize_terminal(60, 20)
            assert isinstance(seat.app.screen, Gate)
        for _ in range(500):  # its worker may not have begun yet
            await settled(seat.pilot)
            if seat.campaign.table.steading.fortunes == 1:
                break
        assert seat.campaign.table.steading.fortunes == 1
        await seat.pilot.resize_terminal(80, 24)
        await settled(seat.pilot)
        assert seat.app.screen is seat.main
        await seat.press("u")
        assert seat.campaign.table.steading.fortunes == 2
