"""The scenes as they look. `pytest --snapshot-update` takes new ones; look at them before."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.scenes import Scene
from tests.scenes.board import SCENES
from tests.scenes.combat import COMBAT_SCENES
from tests.scenes.economy import ECONOMY_SCENES


@pytest.mark.parametrize("scene", [*SCENES, *COMBAT_SCENES, *ECONOMY_SCENES], ids=lambda scene: scene.name)
def test_looks_as_it_did(scene: Scene, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    async def act(pilot: Any) -> None:
        await scene.act(pilot)

    app = scene.app(tmp_path / "campaign")
    assert snap_compare(app, terminal_size=(scene.columns, scene.rows), run_before=act)
