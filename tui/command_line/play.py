"""`hearthside play`, and `hearthside` alone: the way to the screen. The only place here that loads Textual."""

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tui.command_line.called import command
from tui.command_line.console import Console
from tui.command_line.exits import DONE, Usage
from tui.command_line.request import Request

if TYPE_CHECKING:
    from textual.app import App

    from rules.seats import Seat
    from saves.campaign import OpenCampaign
    from saves.folders import Listed
    from tui.look import Look

NO_SCREENS = ("", "dumb", "unknown")  # values of TERM
SIZE = ("COLUMNS", "LINES")  # either of them would freeze the size of the screen


def run(request: Request, console: Console) -> int:  # noqa: ARG001 - what there is to say stands on the screen
    """Open a campaign on the whole screen; the GM chooses one where there is none to open. Returns the exit code.

    Raises Usage where there can be no screen, and what opening a campaign raises.
    """
    if request.json:
        raise Usage(f"The screen has no JSON. `{command()} show --json` and `{command()} do MOVE --json` have.")
    check_terminal()
    # Nothing that a start makes is garbage, and to look for some takes a third of it. The app collects again later.
    gc.disable()
    # pydantic would look through all that is installed for something to plug in: a hundredth of a start, for nothing.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

    from tui.command_line.campaigns import note_as_last, seat_for

    seat = seat_for(request)
    for name in SIZE:
        os.environ.pop(name, None)
    opened = _opened(request, seat)
    while not isinstance(opened, int):
        note_as_last(opened.folder)
        opened = _played(request, seat, opened)
    return opened


def _played(request: Request, seat: "Seat", campaign: "OpenCampaign") -> "OpenCampaign | int":
    """Show a campaign until it is left: the exit code; or, to a GM who wants another, the one that was chosen."""
    from tui.app import HearthsideApp
    from tui.endings import ANOTHER

    app = HearthsideApp(campaign.folder, seat=seat, look=look(request), opening=lambda _folder: campaign)
    _show(app)
    if app.return_value != ANOTHER or not seat.is_gm:
        return app.return_code or DONE
    from saves.folders import Listed

    campaign.let_go_of_all()
    gc.unfreeze()  # all of this campaign's board can go
    return _chosen(request, back=Listed(campaign.folder, campaign.table.campaign.name, ""))


def _show(app: "App[Any]") -> None:
    # Textual would print a traceback, with the words of everybody at the table in it. Like all others, this error goes
    # into the log instead.
    app._fatal_error = app._close_messages_no_wait  # type: ignore[method-assign]
    app.run(mouse=False)
    if app._exception is not None:
        raise app._exception


def look(request: Request) -> "Look":
    """The look of the screen on this terminal, with what was asked for."""
    from saves.settings import settings
    from tui.look import look_for

    return look_for(sys.stderr, os.environ, settings(), theme=request.theme, ascii=request.ascii)


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


def _opened(request: Request, seat: "Seat") -> "OpenCampaign | int":
    """The campaign that is meant, open; or the exit code of a GM who was shown the first choice and took none.

    Raises what opening a campaign raises, if it was named or there is no choice for this seat.
    """
    from saves.campaign import open_campaign
    from saves.errors import SavesError
    from saves.folders import last_campaign, noted_campaign
    from tui.command_line.campaigns import folder_for

    if request.campaign or not seat.is_gm:
        return open_campaign(folder_for(request))
    noted, trouble = noted_campaign(), ""
    try:
        last = last_campaign()
        if noted is not None and last != noted:
            trouble = f"The campaign that was open last is not in {noted} any more."
        elif last is not None:
            return open_campaign(last)
    except SavesError as no:
        trouble = str(no)
    return _chosen(request, trouble, noted)


def _chosen(
    request: Request, trouble: str = "", last: Path | None = None, back: "Listed | None" = None
) -> "OpenCampaign | int":
    from tui.first_choice.app import FirstChoice

    gc.enable()  # the sample may be played in there
    app = FirstChoice(look(request), trouble, last or (back.folder if back else None), back)
    _show(app)
    gc.disable()
    return app.return_value or app.return_code or DONE
