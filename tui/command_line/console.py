"""The console: data goes to stdout, messages and questions to stderr, answers come from stdin line by line."""

import json
import os
import re
import sys
from collections.abc import Callable
from typing import Any, TextIO

# What could steer a terminal, should it ever stand in a file that somebody else wrote; not a tab and a newline.
_STEERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Console:
    """Where the words of one command go, and where its answers come from. `die` rolls: sides in, a face out."""

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        stderr: TextIO | None = None,
        die: Callable[[int], int] | None = None,
    ) -> None:
        self._stdin = _forgiving(stdin or sys.stdin, "replace")
        self._stdout = _forgiving(stdout or sys.stdout)
        self._stderr = _forgiving(stderr or sys.stderr)
        self._die = die

    @property
    def die(self) -> Callable[[int], int]:
        """The die that is rolled here."""
        from tui.chance import fair

        return self._die or fair

    @property
    def at_terminal(self) -> bool:
        """Whether somebody can be asked, and not only a file or a pipe."""
        return self._stdin is not None and self._stdin.isatty()

    def say(self, text: str = "") -> None:
        """Data: what the command was called for."""
        _write(self._stdout, _STEERS.sub("?", text) + "\n")

    def say_json(self, value: Any) -> None:
        """Data for a program: one line of JSON."""
        ascii_only = getattr(self._stdout, "encoding", None) not in ("utf-8", "UTF-8")
        text = json.dumps(value, ensure_ascii=ascii_only)
        _write(self._stdout, _STEERS.sub(lambda found: f"\\u{ord(found[0]):04x}", text) + "\n")

    def tell(self, text: str = "") -> None:
        """A message or a question."""
        _write(self._stderr, _STEERS.sub("?", text) + "\n")

    def read_line(self, prompt: str) -> str | None:
        """One line that is typed after `prompt`, or None at the end of input."""
        _write(self._stderr, _STEERS.sub("?", prompt))
        if self._stdin is None:
            return None
        line = self._stdin.readline()
        if not self.at_terminal:
            _write(self._stderr, "\n")  # nobody pressed Enter on the screen
        return line.rstrip("\r\n") if line else None


def _forgiving(stream: TextIO | None, errors: str = "backslashreplace") -> TextIO | None:
    """A character that the terminal can't show, or bytes that are none, must not end the command."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=errors)
    return stream


def _write(stream: TextIO | None, text: str) -> None:
    """Write at once. Whoever reads may have had enough (`| head`): then the rest goes nowhere, in silence."""
    if stream is None:
        return
    try:
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
