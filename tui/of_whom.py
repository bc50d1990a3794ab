"""Whom a play is about, where its move asks for one person first: who is hurt, who recovers, who is treated."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rules.answers import Answer
from rules.asks import Ask, Pick
from rules.conversation import Conversation
from rules.errors import Refused
from rules.named import called, place_of
from rules.run import Answered
from rules.table import Table

TRACK = "track"  # the id of the ask for a track that is set by hand
AGAINST = "foe"  # and of the ask for whom they fight
WHOM = ("who", "patient", "follower", "whose")  # ids of asks for whoever something is about


def option_at(ask: Ask[Any], place: str) -> str:
    """The id of whoever stands at a place of the table or within it, among those that an ask is for; "" for nobody."""
    if not place or not isinstance(ask, Pick) or ask.id not in WHOM:
        return ""
    return next((one.id for one in ask.options if one.about == place or one.about.startswith(f"{place}.")), "")


def near_first(ask: Ask[Any], place: str) -> Ask[Any]:
    """An ask for a track of the table, with those of whoever stands at `place` before all others; else as it is."""
    if not place or not isinstance(ask, Pick) or ask.id != TRACK:
        return ask
    ordered = sorted(ask.options, key=lambda option: not option.about.startswith(f"{place}."))
    return replace(ask, options=tuple(ordered))


def about_another(conversation: Conversation, table: Table, near: str) -> bool:
    """Whether a play was said to be about somebody else than whoever is at the place `near`.

    One that the rules refuse as it stands is told apart by nothing, and so is another's too.
    """
    try:
        result = conversation.run(table)
    except Refused:
        return True
    return any(
        (id := option_at(one.ask, near)) and id not in one.answer.value for one in (*result.answered, *result.granted)
    )


def whom_in(table: Table, answers: Mapping[str, Answer], granted: Iterable[Answered] = ()) -> str:
    """The name of whoever a play is about, and of whom they fight, by what was answered, or else by what was taken for
    granted: `Wenna, Shade`; or ""."""
    said = [(key.rpartition("/")[2], answer) for key, answer in answers.items()]
    said += [(one.ask.id, one.answer) for one in granted]
    both = (_first_name(table, said, WHOM), _first_name(table, said, (AGAINST,)))
    return ", ".join(filter(None, both))


def _first_name(table: Table, said: Iterable[tuple[str, Answer]], ids: Collection[str]) -> str:
    for id, answer in said:
        one = id in ids and answer.kind == Pick.kind and len(answer.value) == 1
        if one and (name := _name(table, answer.value[0])):
            return name
    return ""


def _name(table: Table, id: str) -> str:
    return called(table, id) if place_of(table, id) else ""
