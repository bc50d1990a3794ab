"""The way in: help, usage, what was not foreseen, and how little is loaded."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line.running import PROGRAM, run, start
from tui.command_line import listing
from tui.command_line.arguments import COMMANDS as DECLARED
from tui.command_line.console import Console
from tui.command_line.main import COMMANDS, main


def test_every_command_is_declared_and_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(DECLARED) == set(COMMANDS)
    run("--help")
    overview = capsys.readouterr().out
    for command in COMMANDS:
        assert f"hearthside {command}" in overview
        run(command, "--help")
        assert capsys.readouterr().out.startswith(f"usage: hearthside {command}")
    run("--version")
    assert capsys.readouterr().out.startswith("hearthside ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dance"], "There is no command 'dance'. `hearthside --help` lists them."),
        (["show", "--loud"], "Unrecognized arguments: --loud. `hearthside show --help` says how it is used."),
        (["set", "surplus"], "The following arguments are required: VALUE."),
        (["show", "--seat"], "Argument --seat: expected one argument."),
        (["undo", "twice"], "Unrecognized arguments: twice."),
        (["--loud"], "Unrecognized arguments: --loud. `hearthside --help` says how it is used."),
        (["play", "--json"], "The screen has no JSON."),
    ],
)
def test_what_is_no_command_says_how_to_go_on(arguments: list[str], told: str) -> None:
    ran = run(*arguments, code=2)
    assert told in ran.err
    assert ran.out == ""


def test_options_of_all_commands_come_before_or_after(folder: Path) -> None:
    for arguments in (
        ["--json", "--campaign", "stonewell", "show", "surplus"],
        ["show", "--campaign=stonewell", "surplus", "--json"],
        ["--seat=gm", "show", "--json", "surplus", "--as", "gm"],
    ):
        assert run(*arguments).json["value"] == 1


def test_a_word_that_begins_with_a_dash_comes_by_its_key(folder: Path) -> None:
    run("do", "deploy", "--answer", "leader=-Hew", "--answer", "roll=6")
    assert "-Hew: here" in run("show", "people").out


def test_what_was_not_foreseen_is_one_line_and_the_details_go_to_a_file(
    monkeypatch: pytest.MonkeyPatch, clean_environment: Path
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("the details")

    monkeypatch.setattr(listing, "campaigns", broken)
    out, err = io.StringIO(), io.StringIO()
    assert main(["list"], Console(io.StringIO(), out, err)) == 1
    log = clean_environment / "errors.log"
    assert err.getvalue() == (
        "Something went wrong that should not have: ZeroDivisionError. What was kept before is still there. "
        f"The details are in {log}\n"
    )
    assert "Traceback" in log.read_text()
    assert "the details" in log.read_text()


def test_a_reader_that_has_had_enough_is_no_trouble(folder: Path) -> None:
    deploy = f"{PROGRAM} --campaign stonewell do deploy Hew 6"
    script = f"{PROGRAM} show | true; {deploy} >&-; {deploy} 2>&- </dev/null"
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Last: #3 Deploy" in run("show").out


def test_characters_that_the_terminal_can_not_show_do_not_end_the_command(folder: Path) -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    run("do", "deploy", "Ödo", "6")
    assert "\\xd6do: here" in start("show", "people", env=plain).out
    assert start("show", "people", "--json", env=plain).json["value"]["odo"]["name"] == "Ödo"


def test_what_could_steer_a_terminal_is_not_sent_there() -> None:
    out = io.StringIO()
    console = Console(io.StringIO(), out, io.StringIO())
    console.say("a\x1b]0;b\x07c\x9bd")
    console.say_json("a\x9bd")
    assert out.getvalue() == 'a?]0;b?c?d\n"a\\u009bd"\n'


def test_ctrl_c_at_a_question_keeps_the_answers(folder: Path) -> None:
    class Interrupted(io.StringIO):
        def readline(self, _size: int = -1, /) -> str:
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    err = io.StringIO()
    assert main(["do", "deploy"], Console(Interrupted("Hew\n"), io.StringIO(), err)) == 130
    assert "It is kept unfinished. To go on: hearthside do deploy --play " in err.getvalue()
    assert "answers: 1" in run("show").out


def test_no_command_but_play_loads_textual_and_help_loads_next_to_nothing(folder: Path) -> None:
    """A commit in a script must not wait for a screen to load, nor a start for what it does not need."""
    code = (
        "import sys; from tui.command_line.main import main; main(sys.argv[1:]);"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )

    def loaded(*arguments: str) -> set[str]:
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, env=dict(os.environ)
        )
        return set(done.stderr.splitlines()[-1].split())

    assert not {"textual", "rich"} & loaded("do", "deploy", "Hew", "6")
    assert not {"textual", "rich", "tinydb", "filelock"} & loaded("show")
    assert not {"textual", "rich", "pydantic", "rules", "saves"} & loaded("--help")
