"""What a seat hears of a play: its refusals, its questions and what was answered, without what is kept from it."""

import re
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from rules.asks import Ask, Person, Pick
from rules.combat.sight import KINDS as PARTS_OF_A_FIGHT
from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.moves import Move
from rules.run import Answered
from rules.seats import Seat
from rules.sight import sees
from rules.table import Table

NO_ID = "hidden"  # what stands in a key for an id that is kept from a seat
_PART = re.compile(r"[^/.]+")
NOT_SAID = "the rules do not allow that here"  # of what a seat may know nothing of


def reason_for(table: Table, seat: Seat, no: Refused) -> str:
    """Why the rules refuse something, or only that they do where the reason tells of what this seat does not see."""
    return no.reason if sees(table, seat, no.about) else NOT_SAID


def why_not(table: Table, seat: Seat, move: Move, who: str) -> str:
    """Why a move can't begin without those in a fight whom a seat does not know of; or "".

    Where the rules let it begin only for them, it is refused as if they were not there (DG-NPC).
    """
    if seat.is_gm:
        return ""
    known: dict[str, Any] = {
        kind: FrozenMap({id: one for id, one in getattr(table, kind).items() if sees(table, seat, f"{kind}.{id}")})
        for kind in PARTS_OF_A_FIGHT
    }
    return move.blocked(table.model_copy(update=known), who) or ""


def ask_for(table: Table, seat: Seat, ask: Ask[Any]) -> Ask[Any]:
    """A question with those of its options and asides that a seat may see. It takes no others."""
    if seat.is_gm:
        return ask
    if isinstance(ask, Pick | Person):
        ask = replace(
            ask,
            options=tuple(one for one in ask.options if sees(table, seat, one.about)),
            gone=tuple(one for one in ask.gone if sees(table, seat, one.about)),
        )
    asides = tuple(ask_for(table, seat, one) for one in ask.asides if sees(table, seat, one.about))
    return replace(ask, asides=asides)


def key_for(table: Table, seat: Seat, key: str) -> str:
    """A key as a seat may read it: whatever of a fight is kept from it goes by no id there."""
    hidden = [
        id
        for kind in PARTS_OF_A_FIGHT
        for id in getattr(table, kind)
        if not seat.is_gm and not sees(table, seat, f"{kind}.{id}")
    ]
    if not hidden:
        return key
    return _PART.sub(lambda part: NO_ID if any(_names(part[0], id) for id in hidden) else part[0], key)


def _names(part: str, id: str) -> bool:
    """Whether a part of a key is an id, alone or behind what an option puts before it: `from-lurker`."""
    return part == id or part.endswith(f"-{id}")


def answered_for(table: Table, seat: Seat, answered: Iterable[Answered]) -> tuple[Answered, ...]:
    """Those answers that a seat may read: their questions tell of nothing hidden, and nothing hidden was picked."""
    return tuple(
        replace(one, ask=ask_for(table, seat, one.ask))
        for one in answered
        if sees(table, seat, one.ask.about) and not _names_hidden(table, seat, one)
    )


def _names_hidden(table: Table, seat: Seat, one: Answered) -> bool:
    if not isinstance(one.ask, Pick | Person) or one.answer.kind != one.ask.kind:
        return False  # an answer of another kind names none of the options
    picked = (one.answer.value,) if isinstance(one.answer.value, str) else tuple(one.answer.value)
    return any(option.id in picked and not sees(table, seat, option.about) for option in one.ask.options)
