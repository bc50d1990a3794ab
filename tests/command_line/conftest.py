"""A campaign for each test that wants one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.campaign import OpenCampaign, open_campaign
from tests.command_line.running import run


@pytest.fixture
def folder() -> Path:
    """A campaign that was just made: Fortunes 2, and 1 of everything else. Commands take it unless told otherwise."""
    return Path(run("new", "Stonewell").out.strip())


@pytest.fixture
def campaign(folder: Path) -> Callable[[], OpenCampaign]:
    """The campaign as it stands when this is called."""
    return lambda: open_campaign(folder)
