"""`hearthside` and `hearthside play`: what is checked before a screen is shown."""

import io
import sys
from pathlib import Path

import pytest

from tests.command_line.running import PROGRAM, start
from tests.terminal import Terminal
from tui.command_line.request import plain_start
from tui.look import needs_ascii


@pytest.mark.parametrize("arguments", [[], ["play"], ["play", "stonewell", "--seat", "gm"]])
def test_without_a_terminal_it_says_what_to_do(arguments: list[str]) -> None:
    ran = start(*arguments, code=2)
    assert ran.out == ""
    assert ran.err == (
        "The screen needs a terminal, and the input is none. Without a screen: `hearthside do MOVE` plays line by "
        "line, `hearthside show` shows the table. `hearthside new NAME` makes a campaign.\n"
    )


@pytest.mark.parametrize(("term", "what"), [("dumb", "TERM is dumb"), (None, "TERM is not set")])
def test_a_terminal_without_a_screen_is_told_of_do(folder: Path, term: str | None, what: str) -> None:
    with Terminal([PROGRAM], columns=200, env={"TERM": term}) as terminal:
        terminal.wait_for(rf"This terminal can't show a screen \({what}\).*hearthside do MOVE")
        assert terminal.finish() == 2
        assert terminal.not_restored() == []


def test_errors_of_opening_come_before_any_screen(folder: Path) -> None:
    (folder / "chronicle.jsonl").write_bytes(b"nothing\n")
    (folder / "table.json").unlink()
    for name, told, code in (("nowhere", "There is no campaign in", 1), ("stonewell", "Put back a copy", 1)):
        with Terminal([PROGRAM, "play", name], columns=120) as terminal:
            terminal.wait_for(told)
            assert terminal.finish() == code
            assert "Traceback" not in terminal.text
            assert terminal.not_restored() == []


def test_an_unknown_seat_is_refused_before_any_screen(folder: Path) -> None:
    with Terminal([PROGRAM, "play", "--seat", "bob"]) as terminal:
        terminal.wait_for("There is no seat called 'bob' at this campaign")
        assert terminal.finish() == 4


def test_the_first_start_shows_a_choice_and_can_be_left(clean_environment: Path) -> None:
    with Terminal([PROGRAM], env={"HEARTHSIDE_HOME": str(clean_environment)}) as terminal:
        terminal.wait_for("there is no campaign yet")
        terminal.send("q")
        assert terminal.finish() == 0
        assert terminal.not_restored() == []
    assert list(clean_environment.iterdir()) == []


def test_an_error_at_the_choice_is_one_line_and_the_details_go_to_a_file(clean_environment: Path) -> None:
    code = (
        "import sys; from tui.first_choice.page import ChoicePage; from tui.command_line.main import main\n"
        "def broken(page, width): raise ZeroDivisionError('the details')\n"
        "ChoicePage._keys = broken\n"
        "sys.exit(main(['play']))"
    )
    with Terminal([sys.executable, "-c", code], columns=200) as terminal:
        terminal.wait_for("Something went wrong that should not have: ZeroDivisionError")
        assert terminal.finish() == 1
        assert "Traceback" not in terminal.text
        assert terminal.not_restored() == []
    assert "the details" in (clean_environment / "errors.log").read_text()


def test_an_error_on_the_screen_is_one_line_and_the_details_go_to_a_file(folder: Path) -> None:
    code = (
        "import sys; from tui.app import HearthsideApp; from tui.command_line.main import main\n"
        "def broken(app): raise ZeroDivisionError('the details')\n"
        "HearthsideApp._poll = broken\n"
        "sys.exit(main(['play']))"
    )
    with Terminal([sys.executable, "-c", code], columns=200) as terminal:
        terminal.wait_for("Something went wrong that should not have: ZeroDivisionError")
        assert terminal.finish() == 1
        assert "Traceback" not in terminal.text
        assert terminal.not_restored() == []
    assert "the details" in (folder.parent / "errors.log").read_text()


def test_the_size_of_the_terminal_counts_and_not_what_the_environment_says(folder: Path) -> None:
    with Terminal([PROGRAM], columns=100, rows=30, env={"COLUMNS": "40", "LINES": "10"}) as terminal:
        terminal.wait_for("Fortunes")
        terminal.send("q")
        assert terminal.finish() == 0


@pytest.mark.parametrize(
    ("encoding", "ascii_only"), [("utf-8", False), ("UTF8", False), ("latin-1", True), ("no", True)]
)
def test_only_utf_8_is_trusted_with_more_than_ascii(encoding: str, ascii_only: bool) -> None:
    class Stream(io.StringIO):
        @property
        def encoding(self) -> str:  # type: ignore[override]
            return encoding

    assert needs_ascii(Stream(), {}) is ascii_only


def test_a_plain_start_is_read_without_a_parser() -> None:
    assert plain_start([]) is not None
    named = plain_start(["play", "the march"])
    assert named is not None
    assert (named.command, named.campaign) == ("play", "the march")
    for arguments in (["show"], ["play", "--seat"], ["play", "a", "b"], ["--json"], ["the march"]):
        assert plain_start(arguments) is None
