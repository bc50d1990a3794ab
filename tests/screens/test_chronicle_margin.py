"""The Chronicle on a wide screen: the chosen entry in full, and what undo and redo would do, beside the list."""

from pathlib import Path

import pytest

from rules.seats import Seat
from tests.scenes import empty, hard_winter, odd_names
from tests.screens.sat import Sat, sat

WIDE = (140, 44)
LEFT = 102  # the margin's first column
PLAYER = Seat("Odo", "player", ("bram-oster",))


def margin(seat: Sat) -> list[str]:
    """The rows of the margin, without those that are blank."""
    rows = (row[LEFT:].rstrip() for row in seat.text.splitlines()[5:-1])
    return [row for row in rows if row]


async def test_the_chosen_entry_and_what_u_would_undo_of_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("5")
        rows = margin(seat)
        assert rows[0].startswith("#15 in full ──")
        assert rows[0].endswith("01-03 19:14")
        assert rows[1:3] == ["GM", "A Threat Stirs"]
        text = "\n".join(rows)
        assert "Grey Reavers: stage 2 → 3  it grows" in text
        assert "u would undo this ──" in text
        assert "■■■□ 3 → 2 ■■□□" in text
        assert "the entry stays, struck through" in text
        assert "Can be taken up again ──" in text
        assert "nothing undone since #15" in text
        assert "would undo" not in "\n".join(row[:LEFT] for row in seat.text.splitlines())


async def test_of_another_one_capital_u_is_said_and_what_u_takes_still_is(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("5", *["down"] * 4)
        text = "\n".join(margin(seat))
        assert "#11 in full" in text
        assert "U would undo this" in text
        assert "lacking" in text
        assert "marked → clear" in text
        assert "u undoes #15 GM: A Threat Stirs" in text


async def test_one_that_can_t_be_undone_says_why_and_what_undid_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("5", "down", "down")
        text = "\n".join(margin(seat))
        assert "! undone by #14 GM, 01-03 19:13" in text
        assert "U can't undo this" in text
        assert "Entry 13" in text
        assert "u would undo ──" in text
        assert "#15 GM: A Threat Stirs" in text


async def test_what_r_would_redo_with_its_boxes(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("5", "u")
        rows = margin(seat)
        head = next(number for number, row in enumerate(rows) if "Can be taken up again" in row)
        assert rows[head].endswith("r redo")
        assert rows[head + 1] == "#15 GM: A Threat Stirs"
        assert rows[head + 2].endswith("■■□□ 2 → 3 ■■■□")


async def test_a_player_s_has_no_numbers(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE, seat=PLAYER) as seat:
        await seat.press("5")
        text = "\n".join(margin(seat))
        assert "In full ──" in text
        assert "u has nothing to undo" in text
        assert "#" not in text


async def test_a_long_entry_leaves_room_for_what_undo_does(tmp_path: Path) -> None:
    async with sat(empty, tmp_path, size=(140, 30)) as seat:
        await seat.press("5")
        text = "\n".join(margin(seat))
        assert "more  Enter shows all" in text
        assert "u has nothing to undo" in text
        assert "Can be taken up again" in text


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (131, 44)])
async def test_below_the_list_the_same_stands_in_two_columns(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sat(hard_winter, tmp_path, size=size) as seat:
        await seat.press("5", *["down"] * 4)
        top = next(row for row in seat.text.splitlines() if "in full" in row)
        assert "#11 in full ──" in top
        assert "│ U would undo this ──" in top
        assert "the mill burned down" in seat.text
        assert "marked → clear" in seat.text
        assert "u undoes #15 GM: A Threat Stirs" in seat.text


@pytest.mark.parametrize("size", [(132, 24), (140, 44), (131, 40)])
async def test_at_every_width_there_is_one_place_for_undo(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sat(odd_names, tmp_path, size=size) as seat:
        await seat.press("5")
        assert any("in full" in row[LEFT - 10 :] for row in seat.text.splitlines()) == (size[0] >= 132)
        assert seat.text.count("u would undo") + seat.text.count("u undoes") == 1
        assert all(len(row) <= size[0] for row in seat.text.splitlines())
