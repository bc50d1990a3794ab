"""What a start loads until its first paint, in a program of its own: docs/decisions/what-a-start-loads.md."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rules.registry import WHERE
from saves.sample import make_sample
from tui.later import LATER

ROOT = Path(__file__).parent.parent
# Opens a campaign as `hearthside play` does, and prints what is loaded when the first paint is done.
START = """
import asyncio, sys
from pathlib import Path
import tui.command_line.main, tui.command_line.play
from tui.command_line.campaigns import seat_for
from saves.campaign import open_campaign
from tui.app import HearthsideApp

loaded = []
HearthsideApp._load_the_rest = lambda app: loaded.extend(sys.modules)  # called when the first paint is done

async def start():
    async with HearthsideApp(Path(sys.argv[1])).run_test(size=(120, 36)) as pilot:
        while not loaded:
            await pilot.pause()

asyncio.run(start())
print(*loaded, sep="\\n")
"""
# Heavy, or wanted by few: none of it may come back to a start unseen.
NEVER = (
    *LATER,
    *("concurrent.futures.process", "multiprocessing", "sqlite3", "textual.widgets._data_table"),
    *("rules.making.character", "rules.making.perks", "rules.reference", "saves.sample"),
    *("tui.explained", "tui.transcript", "tui.screens.help", "tui.screens.move_list"),
)


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that are there at the first paint of the sample."""
    folder = tmp_path_factory.mktemp("start") / "sample"
    make_sample(folder)
    done = subprocess.run(
        [sys.executable, "-c", START, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_a_start_loads_nothing_that_its_first_paint_does_not_need(loaded: set[str]) -> None:
    assert "tui.screens.steading" in loaded
    assert sorted(loaded & set(NEVER)) == []


def test_a_start_loads_the_moves_of_the_tab_in_front_and_of_no_other_tab(loaded: set[str]) -> None:
    files = {tab: {where.partition(":")[0] for where in moves.values()} for tab, moves in WHERE.items()}
    front = files["steading"]
    assert front <= loaded
    others = set().union(*(moves for tab, moves in files.items() if tab != "steading")) - front
    assert len(others & loaded) < len(others) / 3  # what owed, the seasons and the days need of their rules
