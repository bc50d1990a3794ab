"""Campaigns for programs and tests that start the real program, and its command."""

import sys
from pathlib import Path

from saves.campaign import Entry, OpenCampaign
from tests.scenes import begun, played
from tests.terminal import Terminal

HEARTHSIDE = str(Path(sys.executable).parent / "hearthside")


def autumn(folder: Path, **starts: int) -> OpenCampaign:
    """A campaign that has come to its first autumn, with the harvest still out and nothing else owed."""
    campaign = begun(folder, **starts)
    dice = campaign.table.steading.fortunes
    played(campaign, "seasons-change", "", [6] * dice, ["news"])
    played(campaign, "seasons-change", "", [4, 4], ["insight"], [1])
    played(campaign, "seasons-change", "", [6, 6], ["trade"])
    return campaign


def opened(folder: Path, columns: int = 80, rows: int = 24) -> Terminal:
    """The program on a campaign, in a pseudo-terminal, as soon as the board is there."""
    terminal = Terminal([HEARTHSIDE, "play", str(folder)], columns, rows)
    terminal.wait_for("Moves ")
    return terminal


def newest(campaign: OpenCampaign) -> Entry:
    """The newest entry on the disk."""
    campaign.catch_up()
    assert campaign.last is not None
    return campaign.last
