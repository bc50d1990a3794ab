"""A character made by keys alone at 80x24: refused with the reason, left half way, taken up, then on the roster."""

from pathlib import Path

import pytest

from tests.scenes import hard_winter
from tests.screens.sat import Sat, sat


async def say(seat: Sat, *lines: str) -> None:
    """Type each and go on; "" takes what is offered or leaves open. What ends with a dot is the digit of a pick."""
    for line in lines:
        if line.endswith("."):
            await seat.press(line[0])
        else:
            await seat.press(*({" ": "space"}.get(one, one) for one in line), "enter")


@pytest.mark.rule("DG-CREATE-1")
async def test_a_rogue_by_keys_alone_left_half_way_and_taken_up(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("1", "m", "n")
        await say(seat, "Wren", "Ana", "2.", "6.", "+2 +2 0 -2")
        assert "+2 stands there 2 times: each of +2 +1 0 -2 goes to one stat" in seat.text
        await seat.press(*["backspace"] * 10)
        await say(seat, "gwp", "Sneak")
        assert "wren" not in seat.campaign.table.characters
        await seat.press("escape")
        assert seat.footer == "✓ put aside: it waits in Owed"
        await seat.press("m", "n")
        assert "Name 2 class perks of a Rogue" in seat.text
        await say(seat, "Picks; Climbs", "Mott: sells", "12 xp")
        assert "'xp' is no coin: gp, sp and cp are" in seat.text
        await seat.press(*["backspace"] * 5)
        await say(seat, "42gp 7sp 3cp", "", "1", "", "", "", "", "", "", "", "Jon", "", "")
        assert "wren" not in seat.campaign.table.characters
        await seat.press("enter")
        wren = seat.campaign.table.characters["wren"].sheet
        assert (wren.purse, wren.armor, wren.grace, wren.might) == (4273, 1, 2, -2)  # type: ignore[union-attr]
        assert "Wren" in seat.text
        assert "Rogue" in seat.text


@pytest.mark.rule("HH-SHEETS")
async def test_a_character_with_hit_points_by_keys_alone(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("1", "m", "n")
        await say(seat, "Wen", "", "1.", "Seeker", "0 1 2 1 0 -1", "16", "", "2.", "", "", "", "", "")
        assert "wen" not in seat.campaign.table.characters
        await seat.press("enter")
        wen = seat.campaign.table.characters["wen"].sheet
        assert (wen.hp, wen.max_hp, wen.damage_die) == (16, 16, "d6")  # type: ignore[union-attr]
        assert "Wen" in seat.text
