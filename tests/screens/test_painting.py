"""How much is painted: a tab that comes to the front once, and after that no more than what a key changes."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.screen import Screen
from textual.widget import Widget

from tests.scenes import LARGE, WIDE, hard_winter
from tests.screens.sat import Sat, sat
from tui.screens.body import Body
from tui.widgets.moves_pane import MovesPane
from tui.widgets.owed_pane import OwedPane
from tui.widgets.steading_pane import SteadingPane


@contextmanager
def paintings(seat: Sat, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[int]]:
    """Counts how often each row of the screen is painted."""
    painted: Counter[int] = Counter()

    def display(_screen: Screen[Any], update: CompositorUpdate | None) -> None:
        if isinstance(update, LayoutUpdate):
            painted.update(range(seat.app.size.height))
        elif isinstance(update, ChopsUpdate):
            painted.update({y for y, _from, _to in update.spans})

    with monkeypatch.context() as patch:
        patch.setattr(seat.app, "_display", display)
        yield painted


@pytest.mark.parametrize("size", [LARGE, WIDE])
async def test_a_tab_that_was_looked_at_before_is_painted_once(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sat(hard_winter, tmp_path, size=size) as seat:
        await seat.press("5", "1", "2")
        for tab in ("5", "2", "1", "5", "1", "2"):
            with paintings(seat, monkeypatch) as painted:
                await seat.press(tab)
            assert painted, tab
            twice = {row: times for row, times in painted.items() if times > 1}
            assert not twice, f"tab {tab}"


async def test_a_key_paints_the_rows_that_it_changes_also_the_first_one_after_another_tab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sat(hard_winter, tmp_path, size=LARGE) as seat:
        for tab in ("5", "1"):
            await seat.press(tab, "2")
            with paintings(seat, monkeypatch) as painted:
                await seat.press("j")
            assert 1 <= len(painted) <= 3, f"after tab {tab}"


async def test_the_focus_goes_to_another_pane_without_painting_either_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sat(hard_winter, tmp_path, size=LARGE) as seat:
        for pane in (MovesPane, OwedPane, SteadingPane):
            with paintings(seat, monkeypatch) as painted:
                await seat.press("tab")
            assert isinstance(seat.main.focused, pane)
            assert "━ " in seat.row(seat.main.focused.region.y)  # its heading is the heavy one
            assert 1 <= len(painted) <= 8, pane


@pytest.mark.parametrize("tab", ["1", "5"])
async def test_a_tab_is_not_painted_beside_the_one_before_it(
    tab: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sat(hard_winter, tmp_path, size=LARGE) as seat:
        shown = []
        tabs, real = seat.main.query_one("#tabs"), seat.app._display

        def display(screen: Screen[Any], update: CompositorUpdate | None) -> None:
            shown.append([body.region.width for body in tabs.query_children(Body) if body.display])
            real(screen, update)

        async def slowly(body: Body) -> None:
            await Widget.mount(tabs, body)
            seat.main._on_timer_update()  # a painting while the new one is still being made, as on a slow machine

        monkeypatch.setattr(seat.app, "_display", display)
        monkeypatch.setattr(tabs, "mount", slowly)
        await seat.press(tab)
        assert shown
        assert all(widths == [LARGE[0]] for widths in shown), shown
