"""`hearthside do`: a move without the screen, by the answers that are given and then line by line."""

from collections import deque

from rules.conversation import Conversation
from rules.errors import Refused
from rules.heard import reason_for
from rules.moves import Move
from rules.run import Done, Open
from rules.seats import Seat
from saves.campaign import Committed, Draft, OpenCampaign
from saves.errors import NotFound
from tui.command_line.called import command
from tui.command_line.campaigns import open_for_writing, who_for
from tui.command_line.console import Console
from tui.command_line.exits import ASK_IS_OPEN, DONE, STOPPED, NotAllowed, Stop, Usage, sentence
from tui.command_line.given import Given, check_used_up, given_in, put, unused
from tui.command_line.outcomes import Outcomes, tell_entry
from tui.command_line.plain_asking import Left, ask_rest, introduce
from tui.command_line.playing import Playing, begin, move_called, take_up, waiting
from tui.command_line.request import Request
from tui.telling import title


def run(request: Request, console: Console) -> int:
    """Make a move, drop an unfinished one, or say which moves there are."""
    if request.move is None and request.play is None:
        from tui.command_line.listing import list_moves

        return list_moves(request, console)
    move = move_called(request.move) if request.move is not None else None
    given = given_in(request)
    campaign, seat = open_for_writing(request, console)
    if request.discard:
        return _discard(request, console, campaign, seat, move)
    try:
        playing = _playing(request, campaign, seat, move, given)
    except NotFound:
        if request.play is None:
            raise  # finished or dropped elsewhere in this moment
        return _kept_before(request, request.play, console, campaign, seat, move)
    return make(request, console, playing, given)


def make(request: Request, console: Console, playing: Playing, given: Given) -> int:
    """Put what is given to a play, ask for the rest unless it is for a program, and commit it. Returns the exit code.

    With every answer given it commits at once. What was only left unfinished and taken up by its move's name, or is
    not any more what was shown, wants one more yes.
    """
    tell = Outcomes(request, console, playing)
    unasked = playing.taken_up and request.play is None and not given
    result = _put(playing, given, console)
    differs = playing.stale
    talks = not request.json and (isinstance(result, Open) or unasked)
    if talks:
        introduce(playing, console)
    elif isinstance(result, Done):
        check_used_up(given, result)
    while True:
        if talks:
            try:
                result = ask_rest(playing, given, result, console, differs, agree=not request.preview)
            except Left as left:
                return tell.left(left.result)
            except KeyboardInterrupt:
                tell.left(playing.run())
                return STOPPED
        else:
            for line in unused(given, result):
                console.tell(line)
        if isinstance(result, Open):
            return tell.open(result, differs)
        if request.preview:
            return tell.preview(result, DONE)
        if not talks and (unasked or differs):
            return tell.preview(result, ASK_IS_OPEN, differs)
        try:
            outcome = playing.commit(result)
        except Refused as no:
            raise NotAllowed(sentence(reason_for(playing.campaign.table, playing.seat, no))) from no
        if isinstance(outcome, Committed):
            return tell.committed(outcome)
        result, differs = outcome.result, outcome.keys
        if talks:
            console.tell("\nSomebody else has changed the table: look once more.")


def _put(playing: Playing, given: Given, console: Console) -> Open | Done:
    try:
        table, seat = playing.campaign.table, playing.seat
        playing.conversation, result = put(given, playing.conversation, table, console.die, seat)
    except Refused as no:
        reason = sentence(reason_for(playing.campaign.table, playing.seat, no))
        if not playing.taken_up:
            raise NotAllowed(reason) from no
        drop = f"{command()} do {playing.move.id} --play {playing.state.play} --discard"
        raise NotAllowed(f"{reason} To drop what was left unfinished: {drop}") from no
    return result


def _playing(request: Request, campaign: OpenCampaign, seat: Seat, move: Move | None, given: Given) -> Playing:
    """The play that is meant: the one that was named, one that waits, or a new one."""
    if request.play is not None:
        return take_up(campaign, seat, request.play, move)
    assert move is not None
    who = who_for(request, campaign.table)
    draft = waiting(campaign, seat, move, who)
    if draft is None:
        return begin(campaign, seat, move, who)
    if draft.answers and given.in_order:
        raise NotAllowed(f"{_mistake(campaign, seat, move, who, given)}{_is_waiting(move, draft)}")
    return take_up(campaign, seat, draft.play, move)


def _mistake(campaign: OpenCampaign, seat: Seat, move: Move, who: str, given: Given) -> str:
    """What would be wrong with the answers, were they put to a new play; or ""."""
    tried = Given(deque(given.in_order), dict(given.by_key), list(given.waive))
    try:
        _, result = put(tried, Conversation(move, who), campaign.table, lambda sides: sides, seat)
        if isinstance(result, Done):
            check_used_up(tried, result)
    except Refused as no:
        return f"{sentence(reason_for(campaign.table, seat, no))} "
    except Stop as no:
        return f"{sentence(str(no))} "
    return ""


def _is_waiting(move: Move, draft: Draft) -> str:
    count = len(draft.answers)
    return (
        f"An unfinished {move.name} waits, with {count} {'answer' if count == 1 else 'answers'}. To go on with it: "
        f"{command()} do {move.id} --play {draft.play}. To drop it: the same with --discard."
    )


def _kept_before(
    request: Request, play: str, console: Console, campaign: OpenCampaign, seat: Seat, move: Move | None
) -> int:
    """A play without a draft that has become an entry: whoever asks again is told of that. Raises NotFound, Usage."""
    entry = campaign.entry_of(play)
    if entry is None:
        raise NotFound(f"There is no unfinished play {play}, and none that was kept.")
    if move is not None and entry.move != move.id:
        raise Usage(f"The play {play} was {title(entry, campaign.table)}, not {move.name}.")
    tell_entry(request, console, campaign, seat, Committed(entry=entry, table=campaign.table, already=True))
    return DONE


def _discard(request: Request, console: Console, campaign: OpenCampaign, seat: Seat, move: Move | None) -> int:
    play = request.play
    if play is None and move is not None:
        draft = waiting(campaign, seat, move, who_for(request, campaign.table))
        if draft is None:
            raise NotAllowed(f"There is no unfinished {move.name} to drop.")
        play = draft.play
    assert play is not None
    playing = take_up(campaign, seat, play, move)
    campaign.discard(play)
    if request.json:
        console.say_json({"play": play, "discarded": True})
    else:
        console.say(f"Dropped the unfinished {playing.move.name}.")
    return DONE
