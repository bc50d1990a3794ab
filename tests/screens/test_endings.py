"""How the real program ends: signals, a closed terminal, with a move open; the terminal restored, nothing spinning."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.campaign import OpenCampaign, open_campaign
from saves.disk import Disk
from tests.programs.campaigns import HEARTHSIDE, newest, opened
from tests.scenes import empty, hard_winter
from tests.terminal import Terminal

WITHIN = 2.0  # seconds, on a machine that runs other tests beside this one
SIGNALS = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT)


def with_a_move_open(folder: Path) -> Terminal:
    """The program with a Deploy begun, and its first answer shown."""
    empty(folder)
    terminal = opened(folder)
    terminal.send("md<bs>")
    terminal.wait_for("before: a player")
    terminal.send("Bram<enter>")
    terminal.wait_for("as it lies on the table")
    return terminal


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_it_cleanly_and_the_draft_is_there(number: int, tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    with with_a_move_open(folder) as terminal:
        terminal.kill(number)
        assert terminal.finish(WITHIN) == 128 + number
        assert terminal.not_restored() == []
        assert "Traceback" not in terminal.text
    (draft,) = open_campaign(folder).drafts()
    assert draft.answers["leader"].value == "Bram"
    assert not draft.taken


def test_a_closed_terminal_ends_it(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    with with_a_move_open(folder) as terminal:
        terminal.hang_up()
        terminal.wait_for_end(WITHIN)  # raises if it does not: nothing is left then that could spin
    (draft,) = open_campaign(folder).drafts()
    assert draft.answers["leader"].value == "Bram"


@pytest.mark.parametrize("number", SIGNALS[:2])
def test_a_signal_ends_it_also_while_it_waits_for_a_lock(number: int, tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    with with_a_move_open(folder) as terminal, Disk().lock(folder / "lock", 1.0):
        terminal.send("6")
        terminal.wait_for("Enter commit")
        terminal.send("<enter>")
        terminal.kill(number)
        assert terminal.finish(WITHIN) == 128 + number
        assert terminal.not_restored() == []
        assert "Traceback" not in terminal.text
    campaign = open_campaign(folder)
    (draft,) = campaign.drafts()
    assert (draft.answers["roll"].value, newest(campaign).n) == ([6], 1)


def test_a_terminal_that_is_too_small_says_so_and_is_restored(tmp_path: Path) -> None:
    empty(tmp_path / "campaign")
    with Terminal([HEARTHSIDE, "play", str(tmp_path / "campaign")], 60, 20) as terminal:
        terminal.wait_for("needs 80x24, now 60x20")
        terminal.send("+q")
        assert terminal.finish(WITHIN) == 0
        assert terminal.not_restored() == []
    assert newest(open_campaign(tmp_path / "campaign")).n == 1


def test_q_restores_the_terminal(tmp_path: Path) -> None:
    empty(tmp_path / "campaign")
    with opened(tmp_path / "campaign") as terminal:
        terminal.send("q")
        assert terminal.finish(WITHIN) == 0
        assert terminal.not_restored() == []


def test_an_idle_board_paints_nothing_and_costs_next_to_nothing(tmp_path: Path) -> None:
    empty(tmp_path / "campaign")
    with opened(tmp_path / "campaign") as terminal:
        terminal.wait_until_silent(1.0)
        painted, used = len(terminal.raw), terminal.cpu_s()
        terminal.wait_until_silent(1.0)
        assert len(terminal.raw) == painted
        assert terminal.cpu_s() - used < 0.3


TRACKS = ("Fortunes", "Surplus", "Population", "Prosperity", "Defenses")


@pytest.mark.parametrize(("made", "track"), [*((empty, track) for track in TRACKS), (hard_winter, "Defenses")])
def test_a_changed_track_takes_under_1000_bytes_at_120x36(
    made: Callable[[Path], OpenCampaign], track: str, tmp_path: Path
) -> None:
    """Also the first one, with which the `last` row gains what `u` does."""
    before = getattr(made(tmp_path / "campaign").table.steading, track.lower())
    with opened(tmp_path / "campaign", 120, 36) as terminal:
        for _ in range(TRACKS.index(track)):
            terminal.wait_until_silent(0.3)
            terminal.send("j")
        for more in (1, 2):
            terminal.wait_until_silent(0.5)
            terminal.send("+")
            terminal.wait_for(f"by hand: {track}  {before + more - 1} → {before + more}")
            terminal.wait_until_silent(0.3)
            assert len(terminal.raw_since_keys) < 1000
