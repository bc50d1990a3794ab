"""The way in: reads what was typed, runs one command, and turns every error into words and a code."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from tui.command_line.console import Console
from tui.command_line.exits import CANNOT, STOPPED, NotAllowed, Stop
from tui.command_line.request import Request, plain_start

Command = Callable[[Request, Console], int]

# Each in a file of its own that is loaded when it is wanted: nothing waits for what it does not need.
COMMANDS = {
    "play": "tui.command_line.play",
    "new": "tui.command_line.new",
    "list": "tui.command_line.listing",
    "show": "tui.command_line.show",
    "do": "tui.command_line.do",
    "set": "tui.command_line.set_value",
    "undo": "tui.command_line.undo_redo",
    "redo": "tui.command_line.undo_redo",
    "note": "tui.command_line.note",
    "verify": "tui.command_line.verify",
}


def main(arguments: Sequence[str] | None = None, console: Console | None = None) -> int:
    """Run one command and return its exit code. Nothing is raised, and nobody is shown a traceback."""
    arguments = sys.argv[1:] if arguments is None else arguments
    console = console or Console()
    as_json = "--json" in arguments  # also where the rest of the line can't be read
    try:
        request = plain_start(arguments) or _parse(arguments)
        command: Command = import_module(COMMANDS[request.command]).run
        return command(request, console)
    except Stop as stop:
        return _end(stop, console, as_json)
    except SystemExit as end:  # help was printed
        return end.code if isinstance(end.code, int) else CANNOT
    except BrokenPipeError:
        return _unread()
    except KeyboardInterrupt:
        console.tell("\nStopped.")
        return STOPPED
    except Exception as error:  # noqa: BLE001 - a traceback helps nobody at the table; it goes into a file
        from tui.command_line.failures import as_stop

        return _end(as_stop(error), console, as_json)


def _parse(arguments: Sequence[str]) -> Request:
    from tui.command_line.arguments import parse

    return parse(arguments)


def _unread() -> int:
    """Whoever was to read what is printed has gone, as `head` does: nothing more can be said, and nothing is wrong."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains when it ends
    return CANNOT


def _end(stop: Stop, console: Console, as_json: bool) -> int:
    if as_json and isinstance(stop, NotAllowed):
        console.say_json({"refused": str(stop)})
    elif str(stop):
        console.tell(str(stop))
    return stop.code
