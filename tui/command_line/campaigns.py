"""Which campaign, which seat and who: what all commands have in common."""

from contextlib import suppress
from pathlib import Path

from rules.named import everyone
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.table import Table
from saves.campaign import OpenCampaign, open_campaign
from saves.errors import SavesError
from saves.folders import folder_of, last_campaign, remember
from tui.command_line.called import command
from tui.command_line.console import Console
from tui.command_line.exits import Cannot, NotAllowed, Usage
from tui.command_line.request import Request

PATIENCE = 5.0  # seconds to wait for another program that writes: nobody's screen stands still here

SEATS = {seat.name: seat for seat in (GM_SEAT, ONLOOKER)}


def folder_for(request: Request) -> Path:
    """The campaign that was named, or the one that was open last. Raises Usage if there is none at all."""
    if request.campaign:
        return folder_of(request.campaign)
    last = last_campaign()
    if last is None:
        raise Usage(f"There is no campaign yet. `{command()} new NAME` makes one.")
    return last


def open_for(request: Request, console: Console) -> OpenCampaign:
    """Open the campaign that is meant, and tell what has to be told of it. Raises Usage and what opening raises."""
    campaign = open_campaign(folder_for(request), patience=PATIENCE)
    for warning in campaign.warnings_for(seat_for(request)):
        console.tell(warning)
    return campaign


def open_for_writing(request: Request, console: Console) -> tuple[OpenCampaign, Seat]:
    """The same for a command that writes. Whoever did not say which campaign is told which it is, but for a program.

    Raises NotAllowed for a seat that only looks on, and Cannot.
    """
    seat = seat_for(request)
    if not seat.is_gm:
        raise NotAllowed(f"The seat called {seat.name} may look on, and nothing else.")
    campaign = open_for(request, console)
    if not request.campaign and not request.json:
        console.tell(f"In {campaign.table.campaign.name}, {campaign.folder}")
    if campaign.read_only:
        raise Cannot(campaign.read_only)
    return campaign, seat


def note_as_last(folder: Path) -> None:
    """Note which campaign was open last. It is no more than that: where it can't be written, nothing stops for it."""
    with suppress(SavesError):
        remember(folder)


def seat_for(request: Request) -> Seat:
    """The seat by its name. Raises NotAllowed if there is none of that name."""
    seat = SEATS.get(request.seat.casefold())
    if seat is None:
        raise NotAllowed(f"There is no seat called {request.seat!r} at this campaign.")
    return seat


def who_for(request: Request, table: Table) -> str:
    """The id of whoever makes the move: the GM, unless somebody was named. Raises NotAllowed for a stranger."""
    said = (request.who or "gm").casefold()
    if said == "gm":
        return "gm"
    for id, _, one in everyone(table):
        if said in (id, one.name.casefold()):
            return id
    raise NotAllowed(f"There is nobody called {request.who!r} in this campaign. `{command()} show people` lists them.")


def same_campaign(request: Request) -> str:
    """The option that names the same campaign in a command to be typed next; "" where none was needed."""
    from shlex import quote

    return f" --campaign {quote(request.campaign)}" if request.campaign else ""
