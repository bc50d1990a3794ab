"""What has to be told above all else: a campaign for reading only, damage, a disk that can't be read."""

import fcntl
from pathlib import Path

from saves.opening import CHRONICLE, LOCK
from tests.scenes import begun, hard_winter, read_only
from tests.screens.sat import Sat, sat
from tui.widgets.notice import Notice


def told(seat: Sat) -> str:
    """The notice as one line of words."""
    notice = seat.main.query_one(Notice)
    return " ".join("".join(text for line in notice.lines(notice.size) for text, _ in line).split())


async def test_reading_only_is_said_with_the_entry_and_stays_marked(tmp_path: Path) -> None:
    async with sat(read_only, tmp_path) as seat:
        assert "! read only" in seat.row(0)
        assert "Entry 16 (A Threat Stirs)" in told(seat)
        assert "verify --repair" in told(seat)
        await seat.press("escape")
        assert not seat.main.query_one(Notice).display
        assert "! read only" in seat.row(0)


async def test_no_notice_takes_no_row(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        assert not seat.main.query_one(Notice).display
        assert seat.row(4).startswith(" Osmere")


async def test_damage_that_was_met_is_told(tmp_path: Path) -> None:
    def damaged(folder: Path):  # type: ignore[no-untyped-def]
        from saves.campaign import open_campaign

        hard_winter(folder)
        lines = (folder / CHRONICLE).read_bytes().splitlines(keepends=True)
        lines[5] = lines[5].replace(b"cough", b"c0ugh")
        (folder / CHRONICLE).write_bytes(b"".join(lines))
        (folder / "table.json").unlink()
        return open_campaign(folder)

    async with sat(damaged, tmp_path) as seat:
        assert seat.main.query_one(Notice).display
        assert told(seat).startswith("! ")


async def test_a_campaign_that_can_t_be_read_any_more_is_marked_as_old(tmp_path: Path) -> None:
    async with sat(begun, tmp_path) as seat:
        (seat.campaign.folder / CHRONICLE).unlink()
        await seat.look()
        assert "! may be old" in seat.row(0)
        assert seat.main.query_one(Notice).display


async def test_a_held_lock_is_told_whole_until_the_next_key(tmp_path: Path) -> None:
    async with sat(begun, tmp_path) as seat:
        with (seat.campaign.folder / LOCK).open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            await seat.press("plus")
        assert "Another program has held" in told(seat)
        assert "try again, or close the other program." in told(seat)
        assert seat.board.newest == 1
        await seat.press("plus")
        assert not seat.main.query_one(Notice).display
        assert seat.board.newest == 2
