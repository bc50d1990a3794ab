"""`hearthside play`, and `hearthside` alone: the way to the screen. The only place here that loads Textual."""

import codecs
import gc
import os
import sys
from pathlib import Path
from typing import TextIO

from tui.command_line.called import command
from tui.command_line.console import Console
from tui.command_line.exits import DONE, Usage
from tui.command_line.request import Request

NO_SCREENS = ("", "dumb", "unknown")  # values of TERM
SIZE = ("COLUMNS", "LINES")  # either of them would freeze the size of the screen


def run(request: Request, console: Console) -> int:
    """Open a campaign on the whole screen; without any, make the first one. Returns the screen's exit code.

    Raises Usage where there can be no screen, and what opening a campaign raises.
    """
    if request.json:
        raise Usage(f"The screen has no JSON. `{command()} show --json` and `{command()} do MOVE --json` have.")
    check_terminal()
    # Nothing that a start makes is garbage, and to look for some takes a third of it. The app collects again later.
    gc.disable()

    from tui.command_line.campaigns import note_as_last, seat_for

    seat = seat_for(request)
    folder = _folder(request, console)
    if folder is None:
        return DONE
    for name in SIZE:
        os.environ.pop(name, None)

    from tui.app import HearthsideApp

    app = HearthsideApp(folder, seat=seat, ascii=needs_ascii(sys.stderr))
    note_as_last(folder)
    # Textual would print a traceback, with the words of everybody at the table in it. Like all others, this error goes
    # into the log instead.
    app._fatal_error = app._close_messages_no_wait  # type: ignore[method-assign]
    app.run(mouse=False)
    if app._exception is not None:
        raise app._exception
    return app.return_code or DONE


def check_terminal() -> None:
    """Whether a screen can be shown at all. Raises Usage with what to do instead."""
    without = f"Without a screen: `{command()} do MOVE` plays line by line, `{command()} show` shows the table."
    for name, stream in (("input", sys.stdin), ("output", sys.stdout), ("error output", sys.stderr)):
        if stream is None or not stream.isatty():
            how_to_begin = f"`{command()} new NAME` makes a campaign."
            raise Usage(f"The screen needs a terminal, and the {name} is none. {without} {how_to_begin}")
    term = os.environ.get("TERM", "")
    if term in NO_SCREENS:
        what = f"TERM is {term}" if term else "TERM is not set"
        raise Usage(f"This terminal can't show a screen ({what}). {without}")


def needs_ascii(stream: TextIO) -> bool:
    """Whether only ASCII may be drawn: `stream`, where the screen goes, is not known to take UTF-8."""
    try:
        return codecs.lookup(stream.encoding or "ascii").name != "utf-8"
    except LookupError:
        return True


def _folder(request: Request, console: Console) -> Path | None:
    """The campaign that is meant. Without any: the first one is made, once it has a name."""
    from saves.folders import folder_of, last_campaign

    if request.campaign:
        return folder_of(request.campaign)
    return last_campaign() or _first(console)


def _first(console: Console) -> Path | None:
    """Ask for a name and make the first campaign with what is offered. None if nobody gave one."""
    from tui.command_line.given import Given
    from tui.command_line.new import make

    console.tell("There is no campaign yet. What is yours called? (Enter alone: none is made)")
    name = (console.read_line("> ") or "").strip()
    if not name:
        console.tell(f"Nothing was made. `{command()} new NAME` makes a campaign and asks for its numbers.")
        return None
    return make(name, Given(), console, asks=False).folder
