"""The examples of docs/command-line.md are what really happens, in their order, in one home."""

import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from tui.command_line.console import Console
from tui.command_line.main import main

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"
COMMAND = re.compile(
    r"\$ (?:printf '(?P<typed>[^']*)' \| )?hearthside ?(?P<arguments>.*?)(?:   # exits with (?P<code>\d))?"
)

WHICH = re.compile(r"\AIn Stonewell, /.+\n")  # the page says that this line is left out


def examples() -> Iterator[tuple[str, list[str]]]:
    """Each command line of the page, and the lines that it shows below it."""
    blocks: list[tuple[str, list[str]]] = []
    inside = False
    for line in PAGE.read_text().splitlines():
        if line.startswith("    $ "):
            blocks.append((line.strip(), []))
            inside = True
        elif inside and (line.startswith("    ") or not line):
            blocks[-1][1].append(line[4:].rstrip())
        else:
            inside = False
    for command, shown in blocks:
        while shown and not shown[-1]:
            shown.pop()
        yield command, shown


def as_pattern(shown: list[str]) -> str:
    """`...` stands for anything, on a line or for lines."""
    return "\n".join(re.escape(line).replace(re.escape("..."), ".*") for line in shown)


def test_the_examples_on_the_page_are_what_happens() -> None:
    play, ran = "", 0
    for command, shown in examples():
        found = COMMAND.fullmatch(command)
        assert found is not None, command
        arguments = [word.replace("$PLAY", play) for word in shlex.split(found["arguments"])]
        typed = (found["typed"] or "").replace("\\n", "\n")
        both = io.StringIO()  # as at a terminal, where data and messages come in their order
        code = main(arguments, Console(io.StringIO(typed), both, both))
        told = WHICH.sub("", both.getvalue())
        out = "\n".join(line.rstrip() for line in told.splitlines())
        assert code == int(found["code"] or 0), (command, out)
        assert re.fullmatch(as_pattern(shown), out, re.DOTALL), f"{command}\n{out}"
        if new := re.search(r'"play": "(\w+)"', out):
            play = new[1]
        ran += 1
    assert ran > 15
