"""Changing a number by hand, taking it back, and what is said when it can't be done."""

from pathlib import Path

import pytest

from tests.scenes import begun, empty, hard_winter, played, read_only
from tests.screens.sat import sat, someone_else
from tui.moves.screen import MoveScreen


async def test_plus_and_minus_act_at_once_on_the_chosen_track(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("j", "plus", "plus", "minus", "equals_sign")
        assert seat.campaign.table.steading.surplus == 3
        assert "Surplus 3" in seat.row(1)
        entry = seat.campaign.last
        assert entry is not None
        assert (entry.move, entry.seat, entry.n) == ("by-hand", "gm", 5)
        assert [change.why for change in entry.changes] == ["by hand"]


async def test_the_end_of_a_range_is_said_and_nothing_is_written(tmp_path: Path) -> None:
    async with sat(lambda folder: begun(folder, prosperity=4), tmp_path) as seat:
        await seat.press("j", "j", "j", "plus")
        assert seat.footer == "! Prosperity is 4, and 4 at most"
        assert seat.board.newest == 1
        await seat.press("k")
        assert seat.footer.startswith("↑↓ choose")


async def test_fortunes_below_zero_ask_first(tmp_path: Path) -> None:
    async with sat(lambda folder: begun(folder, fortunes=0), tmp_path) as seat:
        await seat.press("minus")
        assert isinstance(seat.app.screen, MoveScreen)
        assert "what happens instead" in seat.text
        assert seat.board.newest == 1


async def test_a_threat_s_stage_is_a_track_too(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press(*"jjjjj", "minus")
        assert seat.campaign.table.threats["grey-reavers"].stage == 2


async def test_what_is_no_number_is_not_stepped(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        before = seat.board.newest
        await seat.press("end", "plus")
        assert seat.footer == "! + and - change numbers; e sets this"
        assert seat.board.newest == before


async def test_e_opens_the_set_move_with_the_track_answered(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("j", "e")
        assert "Surplus: what is it now?" in seat.text
        await seat.press("7", "enter", *"rats", "enter", "enter")
        assert seat.campaign.table.steading.surplus == 7
        assert "Set by hand: Surplus" in seat.row(-2)


async def test_u_names_what_it_takes_back_and_r_brings_it_again(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("plus")
        assert seat.row(-2).rstrip().endswith("u undo this")
        await seat.press("u")
        assert seat.campaign.table.steading.fortunes == 2
        assert "undid #2 by hand: Fortunes" in seat.row(-2)
        assert "r redo #2" in seat.row(-2)
        await seat.press("r")
        assert seat.campaign.table.steading.fortunes == 3


async def test_nothing_to_undo_or_redo_is_said(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("u")
        assert seat.footer == "! there is nothing to undo"
        await seat.press("r")
        assert "nothing to redo" in seat.footer


async def test_u_carries_the_number_that_was_on_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("plus")
        with monkeypatch.context() as blind:
            blind.setattr(seat.app.desk, "poll", lambda: None)  # the board has not seen yet what the other did
            played(someone_else(seat), "by-hand", ["steading.surplus"], 1)
            await seat.press("u")
        assert "Something else is the newest now" in seat.text
        await seat.look()
        assert seat.campaign.table.steading.fortunes == 3
        assert seat.campaign.table.steading.surplus == 2


async def test_where_nothing_can_be_written_every_change_says_so(tmp_path: Path) -> None:
    async with sat(read_only, tmp_path) as seat:
        for keys in (["plus"], ["u"], ["r"], ["n"], ["e"], ["m", "d"]):
            await seat.press(*keys)
            assert seat.footer == "! read only: nothing can be changed here", keys


async def test_a_number_of_many_digits_keeps_its_distance(tmp_path: Path) -> None:
    async with sat(lambda folder: begun(folder, surplus=99999), tmp_path) as seat:
        await seat.press("j", "plus")
        assert "Surplus 100000 " in seat.row(1)
        assert "Def 1" in seat.row(1)
        await seat.press("minus")
        assert "Surplus 99999 " in seat.row(1)
