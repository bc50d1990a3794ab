"""What is owed and what was left open: counted and said in one way wherever it stands, and left for where one was."""

from pathlib import Path

import pytest

from tests.scenes import empty
from tests.scenes.parties import five
from tests.screens.sat import Sat, sat
from tests.screens.test_sheets import at
from tui.keys import PARTY, STEADING
from tui.widgets.owed_pane import OwedPane
from tui.widgets.party_pane import PartyPane


async def left_open(seat: Sat) -> None:
    await at(seat, "bram-oster")
    await seat.press("h", "enter", "4", "escape")
    assert len(seat.board.drafts) == 1


@pytest.mark.parametrize(
    ("size", "says"), [((80, 24), "! owed 3 +1"), ((120, 36), "! owed 3, 1 left open")], ids=["80x24", "120x36"]
)
async def test_the_strip_and_the_list_count_alike(tmp_path: Path, size: tuple[int, int], says: str) -> None:
    async with sat(five, tmp_path, size=size) as seat:
        await left_open(seat)
        await seat.press("o")
        assert f"{says} " in seat.row(2)
        assert "3, 1 left open" in "\n".join(seat.text.splitlines()[4:])


async def test_with_nothing_owed_only_what_was_left_open_is_counted(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        assert "nothing owed" in seat.row(2)
        await seat.press("n", *"half", "enter", "escape")
        assert "1 left open" in seat.row(2)
        assert "nothing owed" not in seat.row(2)
        assert "0, 1" not in seat.text


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_escape_goes_back_to_where_o_was_pressed(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sat(five, tmp_path, size=size) as seat:
        await at(seat, "wen-hale")
        await seat.press("o")
        assert isinstance(seat.main.focused, OwedPane)
        await seat.press("escape")
        assert seat.main.stance.tab == PARTY
        assert isinstance(seat.main.focused, PartyPane)
        assert seat.main.query_one(PartyPane).place == "characters.wen-hale"
        await seat.press("o", "2", "escape")
        assert seat.main.stance.tab == STEADING
