"""Outcomes: how a play ended for now, as data for a program or in words, with the exit code."""

from rules.changes import Change
from rules.heard import ask_for, key_for
from rules.run import Done, Open
from rules.seats import Seat
from rules.sight import changes_seen, remarks_seen
from saves.campaign import Committed, Entry, OpenCampaign
from tui.change_words import told
from tui.command_line import as_json
from tui.command_line.called import command
from tui.command_line.campaigns import same_campaign
from tui.command_line.console import Console
from tui.command_line.exits import ASK_IS_OPEN, DONE
from tui.command_line.plain import ask_lines, change_line, preview_lines, remark_lines
from tui.command_line.playing import Playing
from tui.command_line.request import Request
from tui.telling import title


class Outcomes:
    """What there is to tell of one play."""

    def __init__(self, request: Request, console: Console, playing: Playing) -> None:
        self._request = request
        self._console = console
        self._playing = playing

    def open(self, result: Open, differs: tuple[str, ...] = ()) -> int:
        """It waits for an answer, and is kept."""
        playing = self._playing
        playing.keep(result)
        if self._request.json:
            found = as_json.open_play(
                playing.state.play, result, playing.conversation.answers, playing.campaign.table, playing.seat
            )
            self._console.say_json(found | self._differing(result, differs))
        else:
            for line in ask_lines(ask_for(result.table, playing.seat, result.ask), result.table):
                self._console.tell(line)
            self._how_to_go_on()
        return ASK_IS_OPEN

    def left(self, result: Open | Done) -> int:
        """Somebody left it, or the input ended."""
        if self._playing.leave(result):
            self._how_to_go_on()
        else:
            self._console.tell("Nothing was answered, and nothing is kept.")
        return ASK_IS_OPEN

    def preview(self, result: Done, code: int, differs: tuple[str, ...] = ()) -> int:
        """All is answered, and it stops before the commit. `differs`: keys of what is not as it was shown."""
        playing, console, seat = self._playing, self._console, self._playing.seat
        playing.keep(result)
        table = playing.campaign.table
        if self._request.json:
            found = as_json.whole_play(playing.state.play, result, playing.conversation.answers, table, seat)
            console.say_json(found | self._differing(result, differs))
            return code
        if differs:
            console.tell("Somebody else has changed the table, and this is not what was shown before.")
        console.say(f"{playing.move.name} would do this:")
        changes = changes_seen(table, seat, result.changes)
        for line in preview_lines(table, result.table, changes, differs):
            console.say(f"  {line}")
        for line in remark_lines(remarks_seen(table, seat, result.remarks)):
            console.say(f"  {line}")
        self._how_to_go_on()
        return code

    def _differing(self, result: Open | Done, differs: tuple[str, ...]) -> dict[str, list[str]]:
        """The keys of what is not as it was shown, as a program gets them; nothing where all is."""
        seat = self._playing.seat
        return {"differs": [key_for(result.table, seat, key) for key in differs]} if differs else {}

    def committed(self, outcome: Committed) -> int:
        """It is kept for good."""
        tell_entry(self._request, self._console, self._playing.campaign, self._playing.seat, outcome)
        return DONE

    def _how_to_go_on(self) -> None:
        playing = self._playing
        again = f"{command()} do {playing.move.id} --play {playing.state.play}{same_campaign(self._request)}"
        self._console.tell(f"It is kept unfinished. To go on: {again}")


def tell_entry(
    request: Request,
    console: Console,
    campaign: OpenCampaign,
    seat: Seat,
    outcome: Committed,
    undone: Entry | None = None,
) -> None:
    """An entry that was just made, and what went wrong after it was safe."""
    entry, table = outcome.entry, outcome.table
    if request.json:
        console.say_json(as_json.committed(entry, table, seat))
    else:
        number = f"#{entry.n} " if seat.is_gm else ""
        console.say(f"{number}{title(entry, table, undone)}" + (" (was kept before)" if outcome.already else ""))
        for line in _lines(seat, entry, outcome, changes_seen(table, seat, entry.changes)):
            console.say(f"  {line}")
    for warning in (*outcome.warnings, *campaign.warnings_for(seat)):
        console.tell(warning)


def _lines(seat: Seat, entry: Entry, outcome: Committed, changes: tuple[Change, ...]) -> list[str]:
    lines = [change_line(outcome.table, change) for change in told(changes)]
    is_note = title(entry) in [remark.text for remark in entry.remarks]
    return lines + ([] if is_note else remark_lines(remarks_seen(outcome.table, seat, entry.remarks)))
