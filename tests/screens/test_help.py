"""The help: all that this seat's keys and moves do, in pages that turn, at every size."""

from pathlib import Path

import pytest

from rules.registry import MOVES
from rules.seats import GM_SEAT, ONLOOKER, Seat
from tests.scenes import hard_winter, played
from tests.screens.sat import Sat, sat
from tui.glyphs import UNICODE
from tui.keys import KEYS, written
from tui.screens.help import Help, HelpPage, where, works_for
from tui.screens.main import Main

ODO = Seat("Odo", "player", ("bram-oster",))
BY_ACTION = {key.action: key for key in KEYS}
SIZES = [(80, 24), (100, 30), (120, 36), (140, 44)]


async def pages(seat: Sat) -> list[str]:
    """Opens the help and reads all of it, page by page, with Tab."""
    await seat.press("question_mark")
    page = seat.app.screen.query_one(HelpPage)
    read = []
    for _ in page.pages(page.size):
        read.append("\n".join("".join(part for part, _ in line) for line in page.lines(page.size)))
        await seat.press("tab")
    return read


@pytest.mark.parametrize("size", SIZES)
async def test_every_key_and_every_move_is_there_whole_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sat(hard_winter, tmp_path, size=size) as seat:
        text = " ".join("\n".join(await pages(seat)).split())
        for key in KEYS:
            assert f"{written(key, UNICODE)} {key.does}" in text
        for move in MOVES.values():
            if move.letter:
                assert f"{move.letter} {move.name} {move.trigger}" in text
        assert UNICODE.cut not in text


async def test_larger_screens_take_fewer_pages(tmp_path: Path) -> None:
    counts = []
    for size in SIZES:
        async with sat(hard_winter, tmp_path / str(size[0]), size=size) as seat:
            counts.append(len(await pages(seat)))
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1]


async def test_a_page_is_turned_by_every_key_that_turns_and_stays_in_reach(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        last = len(await pages(seat))
        assert f"page 1 of {last}" in seat.text  # Tab has gone round
        for there, back in (("down", "up"), ("right", "left"), ("pagedown", "pageup"), ("tab", "shift+tab")):
            await seat.press(there)
            assert f"page 2 of {last}" in seat.text
            await seat.press(back)
            assert f"page 1 of {last}" in seat.text
        await seat.press("up", "end", "down")
        assert f"page {last} of {last}" in seat.text
        await seat.press("home")
        assert f"page 1 of {last}" in seat.text


async def test_it_is_closed_by_the_keys_that_leave_and_by_its_own(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        for key in ("q", "escape", "question_mark", "enter"):
            await seat.press("question_mark")
            assert isinstance(seat.app.screen, Help)
            await seat.press(key)
            assert isinstance(seat.app.screen, Main)


async def test_a_player_s_help_has_no_key_and_no_move_of_the_gm(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ODO) as seat:
        text = "\n".join(await pages(seat))
        for key in KEYS:
            assert (key.does in text) == ("player" in key.seats or bool(key.own)), key.action
        for move in MOVES.values():
            if move.letter:
                assert (f"{move.letter}  {move.name:<27}" in text) == move.players, move.name


async def test_where_only_the_homefront_is_played_nothing_of_gold_is_told(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        played(seat.campaign, "set", ["campaign.settings.plays"], ["homefront"], "no gold here")
        await seat.look()
        text = "\n".join(await pages(seat))
        assert "1 2 4 5" in text
        for gone in ("Economy", "pay out of a purse", "Pay Wages", "Goodwill"):
            assert gone not in text
        assert "plots over time" in text


async def test_an_onlooker_s_help_only_looks(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ONLOOKER) as seat:
        text = "\n".join(await pages(seat))
        for words in ("make a move", "undo", "note", "In a move", "Moves of", "by one"):
            assert words not in text
        assert "choose a row" in text
        assert "Esc or q closes" in text
        assert "page 1" not in text


def test_where_a_key_works_is_told_where_it_does_not_work_everywhere() -> None:
    assert where(BY_ACTION["set"], GM_SEAT) == "1 2 3 4"
    assert where(BY_ACTION["transcript"], GM_SEAT) == "3 5"
    assert where(BY_ACTION["by_step"], GM_SEAT) == "1 2 3 4"
    assert where(BY_ACTION["undo"], GM_SEAT) == where(BY_ACTION["help"], GM_SEAT) == ""
    assert where(BY_ACTION["enter"], GM_SEAT) == ""
    assert where(BY_ACTION["enter"], ONLOOKER) == "3 4 5"
    assert where(BY_ACTION["mark"], ODO) == where(BY_ACTION["add"], ODO) == "3"  # what is their own


def test_a_key_that_only_makes_moves_works_for_no_onlooker() -> None:
    assert works_for(BY_ACTION["enter"], ONLOOKER)
    assert not works_for(BY_ACTION["move"], ONLOOKER)
    assert not works_for(BY_ACTION["set"], ODO)
