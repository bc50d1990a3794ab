"""The modal as it looks, over the board. `pytest --snapshot-update` takes new ones; look at them before."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.moves.scenes import MOVE_SCENES
from tests.scenes import Scene
from tui.moves.screen import MoveScreen


@pytest.mark.parametrize("scene", MOVE_SCENES, ids=lambda scene: scene.name)
def test_looks_as_it_did(scene: Scene, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    async def act(pilot: Any) -> None:
        await scene.act(pilot)
        assert isinstance(pilot.app.screen, MoveScreen)

    app = scene.app(tmp_path / "campaign")
    assert snap_compare(app, terminal_size=(scene.columns, scene.rows), run_before=act)
