"""Running the command line: in this process with its own streams, or as the program that people start."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tui.command_line.console import Console
from tui.command_line.main import main

PROGRAM = Path(sys.executable).with_name("hearthside")


@dataclass(frozen=True)
class Ran:
    """How a command ended, what it gave out and what it told."""

    code: int
    out: str
    err: str

    @property
    def told(self) -> str:
        """What it told, without the line that says which campaign it is about."""
        return re.sub(r"\AIn .+, /.+\n", "", self.err)

    @property
    def json(self) -> Any:
        """The data, of which there is exactly one line."""
        (line,) = self.out.splitlines()
        return json.loads(line)


class Typed(io.StringIO):
    """What somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


def never(sides: int) -> int:
    raise AssertionError(f"a d{sides} was rolled, and nobody asked for that")


def run(
    *arguments: str, typed: str = "", at_terminal: bool = False, die: Callable[[int], int] = never, code: int = 0
) -> Ran:
    """Run a command in this process. `typed` are lines of input. It must end with `code`, and show no traceback."""
    stdin = Typed(typed) if at_terminal else io.StringIO(typed)
    out, err = io.StringIO(), io.StringIO()
    found = Ran(main(arguments, Console(stdin, out, err, die)), out.getvalue(), err.getvalue())
    assert "Traceback" not in found.out + found.err
    assert "went wrong that should not have" not in found.err, found.err
    assert found.code == code, found
    return found


def start(*arguments: str, typed: str = "", code: int = 0, env: Mapping[str, str] | None = None, **more: Any) -> Ran:
    """Run the program itself, without a terminal. It must end with `code`, and show no traceback."""
    done = subprocess.run(
        [PROGRAM, *arguments],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, **(env or {})},
        check=False,
        timeout=30,
        **more,
    )
    found = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in found.out + found.err
    assert found.code == code, found
    return found
