"""The real program where there is no campaign to open: the choice, by keys, in a real pseudo-terminal."""

import os
import re
import signal
from pathlib import Path

import pytest

from saves.campaign import open_campaign
from tests.programs.campaigns import HEARTHSIDE
from tests.scenes import begun
from tests.terminal import Terminal

WITHIN = 3.0  # seconds, on a machine that runs other tests beside this one


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that is not there yet."""
    folder = tmp_path / "games"
    monkeypatch.setenv("HEARTHSIDE_HOME", str(folder))
    return folder


def started(*words: str) -> Terminal:
    """The program, with the choice on its screen."""
    terminal = Terminal([HEARTHSIDE, *words])
    terminal.wait_for("which campaign.*Begin.*q quit")
    return terminal


def test_the_sample_is_one_digit_and_one_enter_away(data: Path) -> None:
    with started() as terminal:
        terminal.send("1<enter>")
        terminal.wait_for("The Long Thaw  session.*Moves ")
        terminal.send("q")
        assert terminal.finish() == 0
        assert terminal.not_restored() == []
    with Terminal([HEARTHSIDE]) as terminal:  # from now on it is the last one, and no choice is shown
        terminal.wait_for("The Long Thaw  session.*Moves ")
        terminal.send("q")
        assert terminal.finish() == 0
        assert b"which campaign" not in terminal.raw
    assert open_campaign(data / "the-long-thaw").warnings == ()


def test_a_new_one_by_its_names_and_an_enter_for_each_number(data: Path) -> None:
    with started() as terminal:
        terminal.send("2<enter>")
        terminal.wait_for("● What is the campaign called")
        terminal.send("Stonewell<enter>")
        terminal.wait_for("● What is the steading called")
        terminal.send("Osmere<enter>")
        terminal.wait_for("● Fortunes to begin with")
        terminal.send("3<enter><enter><enter><enter><enter>")
        terminal.wait_for("Enter makes Stonewell.*in .*games/stonewell")
        assert not data.exists()
        terminal.send("<enter>")
        terminal.wait_for("Osmere ━.*Moves ")
        terminal.send("q")
        assert terminal.finish() == 0
        assert terminal.not_restored() == []
    table = open_campaign(data / "stonewell").table
    assert (table.campaign.name, table.steading.name, table.steading.fortunes) == ("Stonewell", "Osmere", 3)


@pytest.mark.parametrize("key", ["q", "<esc>", "<c-c>"])
def test_it_is_left_with_nothing_made(data: Path, key: str) -> None:
    with started() as terminal:
        terminal.send(key)
        assert terminal.finish(WITHIN) == 0
        assert terminal.not_restored() == []
        assert "Traceback" not in terminal.text
    assert not data.exists()


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(data: Path, number: int) -> None:
    with started() as terminal:
        terminal.send("2<enter>")
        terminal.wait_for("What is the campaign called")
        terminal.kill(number)
        assert terminal.finish(WITHIN) == 128 + number
        assert terminal.not_restored() == []
        assert "Traceback" not in terminal.text
    assert not data.exists()


def test_a_closed_terminal_ends_it(data: Path) -> None:
    with started() as terminal:
        terminal.hang_up()
        terminal.wait_for_end(WITHIN)  # raises if it does not: nothing is left then that could spin
    assert not data.exists()


def test_a_last_one_that_is_gone_or_damaged_says_why_and_another_is_opened(data: Path) -> None:
    begun(data / "first", name="First")
    begun(data / "second", name="Second")
    (data / "last-campaign").write_bytes(os.fsencode(data / "third"))
    with started() as terminal:
        terminal.wait_for("The campaign that was open last is not in")
        terminal.send("q")
        assert terminal.finish() == 0
    (data / "second" / "chronicle.jsonl").write_bytes(b"{\n")
    (data / "second" / "table.json").unlink()
    (data / "last-campaign").write_bytes(os.fsencode(data / "second"))
    with started() as terminal:
        terminal.wait_for("Put back a copy.*► 4  First")
        terminal.send("<enter>")
        terminal.wait_for("First  Winter, year 0.*Moves ")
        terminal.send("q")
        assert terminal.finish() == 0
    assert (data / "last-campaign").read_bytes() == os.fsencode(data / "first")


def test_one_from_a_newer_hearthside_says_so(data: Path) -> None:
    begun(data / "first")
    table = data / "first" / "table.json"
    table.write_text(re.sub(r'"format": ?1\b', '"format":99', table.read_text()))
    with started() as terminal:
        terminal.wait_for("newer Hearthside")
        terminal.send("q")
        assert terminal.finish() == 0


def test_from_a_campaign_to_another_and_back_with_its_draft_kept_and_free(data: Path) -> None:
    begun(data / "first", name="First")
    begun(data / "second", name="Second")
    (data / "last-campaign").write_bytes(os.fsencode(data / "first"))
    with Terminal([HEARTHSIDE]) as terminal:
        terminal.wait_for("First  Winter, year 0.*Moves ")
        terminal.send("md6<esc>")
        terminal.wait_for("put aside")
        terminal.send("C")
        terminal.wait_for("which campaign.*► 4  Second.*Esc back to First")
        (draft,) = open_campaign(data / "first").drafts()
        assert not draft.taken
        open_campaign(data / "first").take_up(draft.play)
        terminal.send("<enter>")
        terminal.wait_for("Second  Winter, year 0.*Moves ")
        assert (data / "last-campaign").read_bytes() == os.fsencode(data / "second")
        terminal.send("C")
        terminal.wait_for("which campaign.*► .  First.*Esc back to Second")
        terminal.send("<esc>")
        terminal.wait_for("Second  Winter, year 0.*Moves ")
        terminal.send("q")
        assert terminal.finish() == 0
        assert terminal.not_restored() == []


def test_the_choice_that_a_campaign_was_left_for_is_left_with_nothing_made(data: Path) -> None:
    begun(data / "first", name="First")
    with Terminal([HEARTHSIDE]) as terminal:
        terminal.wait_for("First  Winter, year 0.*Moves ")
        terminal.send("C")
        terminal.wait_for("which campaign.*► 4  First")
        terminal.send("q")
        assert terminal.finish() == 0
        assert terminal.not_restored() == []
    assert sorted(one.name for one in data.iterdir()) == ["first", "last-campaign"]


def test_no_other_seat_gets_to_the_choice(data: Path) -> None:
    begun(data / "first", name="First")
    with Terminal([HEARTHSIDE, "--seat", "onlooker"]) as terminal:
        terminal.wait_for("First  Winter, year 0.*Moves ")
        terminal.send("C")
        terminal.wait_for("only the GM opens another campaign")
        terminal.send("q")
        assert terminal.finish() == 0
        assert b"which campaign" not in terminal.raw


def test_a_folder_by_its_path(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    begun(tmp_path / "elsewhere")
    with started() as terminal:
        terminal.send("3<enter>")
        terminal.wait_for("Where is the campaign")
        terminal.send("~/elsewere<enter>")
        terminal.wait_for("There is no folder ~/elsewere")
        terminal.send("<bs><bs><bs>here<enter>")
        terminal.wait_for("The Long Thaw  Winter, year 0.*Moves ")
        terminal.send("q")
        assert terminal.finish() == 0


def test_an_onlooker_is_shown_no_choice(data: Path) -> None:
    with Terminal([HEARTHSIDE, "--seat", "onlooker"], columns=120) as terminal:
        terminal.wait_for("There is no campaign yet")
        assert terminal.finish() == 2
    assert not data.exists()


def test_what_was_named_keeps_its_error(data: Path) -> None:
    begun(data / "first")
    with Terminal([HEARTHSIDE, "play", "second"], columns=120) as terminal:
        terminal.wait_for("There is no campaign in")
        assert terminal.finish() == 1
