"""`hearthside undo` and `hearthside redo`: a whole entry back, and there again."""

from saves.campaign import Committed
from tui.command_line.campaigns import open_for_writing
from tui.command_line.console import Console
from tui.command_line.exits import DONE, NotAllowed
from tui.command_line.outcomes import tell_entry
from tui.command_line.request import Request


def run(request: Request, console: Console) -> int:
    """Take the newest entry back, or the one with the number that was given; or put back what was undone last."""
    campaign, seat = open_for_writing(request, console)
    if request.entry is not None:
        chosen = campaign.undo(seat, request.entry, chosen=True)
        tell_entry(request, console, campaign, seat, chosen, undone=campaign.entry(request.entry))
        return DONE
    found = campaign.undoable(seat) if request.command == "undo" else campaign.redoable(seat)
    if found is None:
        raise NotAllowed(
            "There is nothing to undo."
            if request.command == "undo"
            else "There is nothing to redo: an undo comes first."
        )
    outcome: Committed = campaign.undo(seat, found.n) if request.command == "undo" else campaign.redo(seat)
    tell_entry(request, console, campaign, seat, outcome, undone=campaign.entry(outcome.entry.undoes or found.n))
    return DONE
