"""What the table has written of the things that somebody has: a contact's use, a perk's words, a Connection's door."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from pydantic import BaseModel

from rules.places import MISSING, look
from rules.sight import View

SAYS = ("text", "to", "brings", "why")  # the fields that hold such words, in the order in which they are told
GONE = ("lost", "removed")  # states of what somebody has no longer


class Written(Struct, frozen=True):
    """The place of a thing, what it is called, and all that is written of it."""

    where: str
    name: str
    text: str


def written_of(seen: View, place: str) -> tuple[Written, ...]:
    """What is written of all that this place holds, as far as this seat sees it; lost things are left out."""
    held = look(seen.table, place)
    return () if held is MISSING else tuple(_within(seen, place, held))


def _within(seen: View, where: str, held: Any) -> Iterator[Written]:
    if isinstance(held, Mapping):
        for id, one in held.items():
            yield from _within(seen, f"{where}.{id}", one)
    elif isinstance(held, BaseModel) and getattr(held, "status", "") not in GONE:
        name, text = getattr(held, "name", ""), _said(seen, where, held)
        if name and text:
            yield Written(where, name, text)
        for field in type(held).model_fields:
            yield from _within(seen, f"{where}.{field}", getattr(held, field))


def _said(seen: View, where: str, held: BaseModel) -> str:
    words = ((field, getattr(held, field, "")) for field in SAYS)
    return "; ".join(said for field, said in words if said and isinstance(said, str) and seen.shows(f"{where}.{field}"))
