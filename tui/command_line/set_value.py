"""`hearthside set`: a value set by hand, with the reason why."""

from rules.by_hand import SET_BY_HAND, key_at
from rules.errors import NoSuchPlace
from rules.table import Table
from rules.track import Track
from rules.tracks import tracks_at, word_at
from tui.command_line.campaigns import open_for_writing, who_for
from tui.command_line.console import Console
from tui.command_line.do import make
from tui.command_line.given import Given
from tui.command_line.playing import begin
from tui.command_line.request import Request

MARKED = {"marked": "yes", "true": "yes", "clear": "no", "false": "no"}


def run(request: Request, console: Console) -> int:
    """Set a value. What the rules ask besides (Fortunes below 0) is asked as in `do`."""
    campaign, seat = open_for_writing(request, console)
    assert request.where is not None
    track = track_called(campaign.table, request.where)
    value = MARKED.get(request.value.casefold(), request.value) if track.kind == "mark" else request.value
    answers = {"track": track.where, key_at(track.where, "value"): value}
    if request.why is not None:
        answers[key_at(track.where, "why")] = request.why
    playing = begin(campaign, seat, SET_BY_HAND, who_for(request, campaign.table))
    return make(request, console, playing, Given(by_key=answers))


def track_called(table: Table, said: str) -> Track:
    """A track of this table by its place or its word, whatever the case. Raises NoSuchPlace."""
    tracks = tracks_at(table)
    for track in tracks:
        if said.casefold() in (track.where, word_at(table, track.where).casefold()):
            return track
    raise NoSuchPlace(said)
