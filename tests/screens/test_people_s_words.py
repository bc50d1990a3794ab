"""Words from people pass through every panel as they are: never markup, never wider than their place."""

from pathlib import Path

from rich.cells import cell_len

from tests.scenes import LONG_NAME, MARKUP, odd_names
from tests.screens.sat import sat


async def test_names_stand_in_every_panel_as_they_are(tmp_path: Path) -> None:
    async with sat(odd_names, tmp_path, size=(120, 36)) as seat:
        assert MARKUP in seat.row(0)
        assert "[/] The [red]Wyrm" in seat.text
        await seat.press("1")
        assert "[crew] 🧀 [/" in seat.text
        await seat.press("2")
        assert "[link=x]look[/link] [/ Old Maren" in seat.row(-2)
        await seat.press("5")
        assert "[link=x]look[/link]" in seat.text
        await seat.press("m", "escape", "question_mark", "escape", "2", "o", "X", "m", "g")
        assert "[/] The [red]Wyrm" in seat.text


async def test_no_row_is_wider_than_the_screen(tmp_path: Path) -> None:
    async with sat(odd_names, tmp_path) as seat:
        for keys in (["5"], ["1"], ["2", "m"]):
            await seat.press(*keys)
            assert {cell_len(line) for line in seat.text.splitlines()} == {80}
            assert LONG_NAME[:20] in seat.text


async def test_a_long_refusal_with_markup_in_it_is_told_all_the_same(tmp_path: Path) -> None:
    async with sat(odd_names, tmp_path) as seat:
        seat.main.say("[/] " + LONG_NAME * 3)
        await seat.look()
        assert seat.main.is_current
        assert "[/] Old Maren" in seat.text
