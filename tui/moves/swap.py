"""Whose choice it is, where something that can be said besides would give it to others."""

from contextlib import suppress
from typing import Any

from msgspec import Struct

from rules.asks import Ask
from rules.conversation import Conversation
from rules.errors import Refused
from rules.run import Open
from rules.table import Table
from tui.moves.asides import YES


class Swap(Struct, frozen=True):
    """An aside that gives the choice in front to others: whose it is without it, whose with it, and if it is said."""

    aside: Ask[Any]
    first: str
    second: str
    said: bool


def swap_of(conversation: Conversation, now: Open, asides: tuple[Ask[Any], ...], table: Table) -> Swap | None:
    """The aside that does so, if one does. Found by asking as if it had been said, so that only the rules know."""
    for aside in asides:
        if aside.kind != YES:
            continue
        said = is_said(conversation, aside)
        with suppress(Refused):
            other = toggled(conversation, aside).run(table)
            if isinstance(other, Open) and other.ask.key == now.ask.key and other.ask.to != now.ask.to:
                first, second = (other.ask.to, now.ask.to) if said else (now.ask.to, other.ask.to)
                return Swap(aside, first, second, said)
    return None


def is_said(conversation: Conversation, aside: Ask[Any]) -> bool:
    """Whether an aside that is a yes was said."""
    held = conversation.answers.get(aside.key)
    return held is not None and held.value is True


def toggled(conversation: Conversation, aside: Ask[Any]) -> Conversation:
    """With an aside said, or taken back where it was."""
    if is_said(conversation, aside):
        return conversation.without(aside.key)
    return conversation.answer(aside, True)
