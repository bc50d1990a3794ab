"""Killing the program around the Enter that commits: nothing shown is lost, nothing is there twice."""

from pathlib import Path

from tests.programs.kills import rounds
from tests.scenes import begun

KILLS = 50


def test_fifty_kills_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    begun(folder)
    outcomes = rounds(folder, KILLS, seed=1)
    assert sum(outcomes.values()) == KILLS
    assert outcomes["shown"], outcomes
    assert outcomes["a draft at the confirm"] or outcomes["kept, not shown yet"], outcomes
