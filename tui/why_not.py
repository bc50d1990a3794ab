"""Why a move could come to nothing for the chosen one, found by running it ahead: whatever is picked, it is refused."""

from collections.abc import Mapping
from typing import Any

from rules.asks import Pick
from rules.conversation import Conversation
from rules.errors import NotTaken, Refused
from rules.harm.bearers import AT_THE_DOOR, standing
from rules.heard import reason_for
from rules.moves import Move
from rules.named import called
from rules.run import Done, Open
from rules.seats import Seat
from rules.table import Table
from tui.of_whom import WHOM, option_at
from tui.open_play import said_in_turn

PICKS_AHEAD = 3  # one after the other: who, what, whose supplies


def why_not(table: Table, seat: Seat, move: Move, who: str, said: Mapping[str, Any], *, chosen: str, near: str) -> str:
    """Why a move of `who`, with this answered, can't be made while the one of the id `chosen` is; "" where it can.

    `near` is their place, where it would be about them.
    """
    try:
        talk = said_in_turn(Conversation(move, who), table, said)
        result = talk.run(table)
    except NotTaken:
        return _not_for(table, chosen)
    except Refused as no:
        return reason_for(table, seat, no)
    if said and any(one.ask.id in WHOM and chosen not in one.answer.value for one in result.granted):
        return _not_for(table, chosen)
    return _refused(talk, result, table, seat, near, PICKS_AHEAD)


def _not_for(table: Table, who: str) -> str:
    name = called(table, who)
    if standing(table, who) == AT_THE_DOOR:
        return f"{name} is at Death's Door"
    return f"it does nothing for {name} now"


def _refused(talk: Conversation, result: Open | Done, table: Table, seat: Seat, near: str, picks: int) -> str:
    """Why every way on is refused, as the first of them says it; "" where one is not."""
    if not isinstance(result, Open) or not isinstance(result.ask, Pick) or result.ask.most != 1 or not picks:
        return ""
    at = option_at(result.ask, near)
    reasons = []
    for id in [at] if at else [option.id for option in result.ask.options]:
        try:
            further = talk.answer(result.ask, [id])
            reason = _refused(further, further.run(table), table, seat, near, picks - 1)
        except Refused as no:
            reason = reason_for(table, seat, no)
        if not reason:
            return ""
        reasons.append(reason)
    return reasons[0] if reasons else ""
