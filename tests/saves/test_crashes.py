"""The power may go at any moment: what was shown is there afterwards. And each single sync is needed for that."""

from pathlib import Path

import pytest

from tests.saves.crash_scenes import SCENES, TORN, Scene, check, each_sync


@pytest.mark.parametrize("scene", [*SCENES, TORN], ids=lambda scene: scene.name)
def test_a_crash_at_any_point_loses_nothing_that_was_shown(scene: Scene, tmp_path: Path) -> None:
    disk = scene.play()
    assert len(disk.points) > 1
    assert check(scene, disk, tmp_path) > 1


@pytest.mark.parametrize(("scene", "number"), each_sync())
def test_without_any_one_sync_the_crash_test_fails(scene: Scene, number: int, tmp_path: Path) -> None:
    disk = scene.play(skips=number)
    with pytest.raises(AssertionError):
        check(scene, disk, tmp_path)
