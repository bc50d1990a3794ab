"""The real program at 80x24 in a real pseudo-terminal: a winter that runs short, taken back, left, killed, taken up."""

import signal
from pathlib import Path

from rules.table import written
from saves.campaign import open_campaign
from tests.programs.campaigns import autumn, newest, opened
from tests.terminal import Terminal


def play_the_hard_winter(terminal: Terminal) -> None:
    """Winter with the harvest lost: Surplus 1, Population 1; the meal is 3 + 1, Fortunes 2 - 1 roll 1 die."""
    terminal.send("ms")
    terminal.wait_for("the harvest is still out")
    terminal.send("2")
    terminal.wait_for("the weariest")
    terminal.send("Old Maren<enter>")
    terminal.wait_for("1d4 \\+ Population")
    terminal.send("3")
    terminal.wait_for("The food runs short")
    terminal.send("1")
    terminal.wait_for("1d6")
    terminal.send("2")
    terminal.wait_for("The second meal")
    terminal.send("4")
    terminal.wait_for("new threat called")
    terminal.send("Grey Reavers<enter>")
    terminal.wait_for("Enter commit")


def test_a_winter_that_runs_short_is_one_thing_to_undo(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    campaign = autumn(folder)
    before = written(campaign.table)
    with opened(folder) as terminal:
        play_the_hard_winter(terminal)
        terminal.send("<enter>")
        terminal.wait_for("Winter, year 1")
        terminal.wait_for("Pop 0")
        terminal.wait_for("Surplus 0")
        terminal.wait_for("Grey Reavers")
        terminal.wait_for("4 Surplus")  # the second meal stands in what is owed: 4 + Population 0
        terminal.send("q")
        assert terminal.finish() == 0
        assert not terminal.not_restored()
    entry = newest(campaign)
    after = written(campaign.table)
    assert entry.answers["winter-1/meal-1/eaten"].value == [3]
    assert {answer.source for answer in entry.answers.values()} == {"typed"}
    with opened(folder) as terminal:
        terminal.wait_for("Pop 0")
        terminal.send("u")
        terminal.wait_for("Autumn, year 1")
        terminal.wait_for("Pop 1")
        assert "Grey Reavers" not in terminal.text.split("last")[0]
        terminal.kill(signal.SIGKILL)
        terminal.finish()
    newest(campaign)
    assert written(campaign.table) == before
    with opened(folder) as terminal:
        terminal.send("r")
        terminal.wait_for("Winter, year 1")
        terminal.send("q")
        terminal.finish()
    newest(campaign)
    assert written(campaign.table) == after


def test_a_winter_left_in_the_middle_is_taken_up_at_the_same_ask(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    campaign = autumn(folder)
    with opened(folder) as terminal:
        terminal.send("ms")
        terminal.wait_for("the harvest is still out")
        terminal.send("2")
        terminal.wait_for("the weariest")
        terminal.send("<enter>")
        terminal.wait_for("1d4 \\+ Population")
        terminal.send("3")
        terminal.wait_for("The food runs short")
        wait_for_draft(folder, answers=3)
        terminal.kill(signal.SIGKILL)
        terminal.finish()
    assert newest(campaign).move == "seasons-change"
    assert campaign.table.steading.season == "autumn"
    with opened(folder) as terminal:
        terminal.wait_for("left open")
        terminal.send("ms")
        terminal.wait_for("The food runs short")
        terminal.wait_for("Taken up where it was left")


def wait_for_draft(folder: Path, answers: int) -> None:
    """Until the draft on the disk has so many answers: it is written behind the screen."""
    for _ in range(10_000):
        found = open_campaign(folder).drafts()
        if found and len(found[0].answers) >= answers:
            return
    raise AssertionError(f"no draft with {answers} answers")
