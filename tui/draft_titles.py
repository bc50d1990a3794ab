"""What a play that is still open is called, in the modal and in the list of what waits."""

from collections.abc import Iterable, Mapping

from rules.answers import Answer
from rules.by_hand import CHANGE_BY_HAND, SET_BY_HAND
from rules.conversation import Conversation
from rules.errors import NoSuchPlace, Refused
from rules.moves import Move
from rules.registry import MOVES
from rules.run import Answered
from rules.table import Table
from saves.plays import Draft
from tui.change_words import place_in_words
from tui.of_whom import whom_in
from tui.telling import name_of

TRACK, LEADER = "track", "leader"  # the keys of the answers that tell two plays of one move apart


def draft_title(draft: Draft, table: Table) -> str:
    """A draft: `Set by hand: Surplus`, `Harm: Rhea`, `Deploy, led by Bram`, `Seasons Change: spring of year 2`."""
    move = MOVES.get(draft.move)
    if move is None:
        return draft.move
    return play_title(table, move, draft.who, draft.name, draft.answers, _granted(move, draft, table))


def _granted(move: Move, draft: Draft, table: Table) -> tuple[Answered, ...]:
    try:
        return Conversation(move, draft.who, draft.answers).run(table).granted
    except Refused:
        return ()


def play_title(
    table: Table,
    move: Move,
    who: str,
    name: str,
    answers: Mapping[str, Answer],
    granted: Iterable[Answered] = (),
) -> str:
    """A play of `move` by `who`, and whom it is about. `name` tells two plays of one move apart, where the move itself
    does; `granted` is what was taken for granted."""
    about = name or _track(table, move, answers) or whom_in(table, answers, granted)
    said = f"{move.name}: {about}" if about else move.name
    leader = answers.get(LEADER)
    led_by = str(leader.value) if leader is not None and leader.kind == "person" and leader.value else who
    return said if led_by == "gm" else f"{said}, led by {name_of(table, led_by)}"


def _track(table: Table, move: Move, answers: Mapping[str, Answer]) -> str:
    answer = answers.get(TRACK)
    if move not in (SET_BY_HAND, CHANGE_BY_HAND) or answer is None or not answer.value:
        return ""
    try:
        return place_in_words(table, str(answer.value[0]))
    except NoSuchPlace:
        return ""
