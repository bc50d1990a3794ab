"""`hearthside note`: words for the chronicle."""

from rules.notes import FOR_ALL, NOTE
from tui.command_line.campaigns import open_for_writing, who_for
from tui.command_line.console import Console
from tui.command_line.do import make
from tui.command_line.given import Given
from tui.command_line.playing import begin
from tui.command_line.request import Request


def run(request: Request, console: Console) -> int:
    """Write something down."""
    campaign, seat = open_for_writing(request, console)
    answers = {"words": request.text}
    if request.for_all:
        answers[f"words/{FOR_ALL.id}"] = "yes"
    playing = begin(campaign, seat, NOTE, who_for(request, campaign.table))
    return make(request, console, playing, Given(by_key=answers))
