"""The modal as it looks, over the board. `pytest --snapshot-update` takes new ones; look at them before."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saves.campaign import open_campaign
from tests.saves.campaigns import change
from tests.scenes import SMALL, Scene, hard_winter, settled
from tests.scenes.moves import MOVE_SCENES
from tui.moves.screen import MoveScreen


@pytest.mark.parametrize("scene", MOVE_SCENES, ids=lambda scene: scene.name)
def test_looks_as_it_did(scene: Scene, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    async def act(pilot: Any) -> None:
        await scene.act(pilot)
        assert isinstance(pilot.app.screen, MoveScreen)

    app = scene.app(tmp_path / "campaign")
    assert snap_compare(app, terminal_size=(scene.columns, scene.rows), run_before=act)


def test_the_preview_that_returns_looks_as_it_did(tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    """Another program's change is met before Enter, and marked."""
    app = Scene("", hard_winter).app(tmp_path / "campaign")

    async def act(pilot: Any) -> None:
        await settled(pilot)
        for key in ("j", "e", "7", "enter", *"The mill", "enter"):
            await pilot.press(key)
        change(open_campaign(tmp_path / "campaign", new_id=lambda: "other"), 1)
        await settled(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=act)
