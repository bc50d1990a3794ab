"""Failures: errors of the rules and of what is kept as words and a code; the unexpected into a log file."""

import traceback
from datetime import UTC, datetime
from pathlib import Path

from rules.errors import NoSuchPlace, NotTaken, Refused
from saves.errors import CannotUndo, NotFound, NotValid, SavesError
from tui.command_line.called import command
from tui.command_line.exits import Cannot, NotAllowed, Stop, Usage, sentence

LOG = "errors.log"


def as_stop(error: Exception) -> Stop:
    """What to tell of an error, and with which code to end."""
    if isinstance(error, Refused | NotTaken):
        return NotAllowed(sentence(error.reason))
    if isinstance(error, CannotUndo | NotValid):
        return NotAllowed(sentence(str(error)))
    if isinstance(error, NoSuchPlace):
        return Usage(f"{sentence(str(error))} `{command()} show` lists the places that there are.")
    if isinstance(error, NotFound):
        return Usage(str(error))
    if isinstance(error, SavesError):
        return Cannot(str(error))
    if isinstance(error, OSError) and error.filename:
        return Cannot(f"{error.filename}: {error.strerror or error}.")
    return _unexpected(error)


def _unexpected(error: Exception) -> Stop:
    what = f"Something went wrong that should not have: {type(error).__name__}."
    try:
        path = _log(error)
    except OSError:
        return Cannot(f"{what} What was kept before is still there. The details could not be written down.")
    return Cannot(f"{what} What was kept before is still there. The details are in {path}")


def _log(error: Exception) -> Path:
    from saves.folders import home

    path = home() / LOG
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
        file.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{''.join(traceback.format_exception(error))}\n")
    return path
