"""Answers: what was said to an ask, and whether it came from the table or was rolled here."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Source = Literal["typed", "rolled"]

WAIVE = "waive"  # the kind of an answer that stands at a change's key and says: not this one


class Answer(Struct, frozen=True):
    """One answer. `value` is plain JSON: faces `[6, 4]`, picks `["bounty"]`, a number, words, a person's id, a bool."""

    kind: str
    value: Any
    source: Source = "typed"


Answers = Mapping[str, Answer]


def waiver() -> Answer:
    """The answer that waives the change at whose key it stands."""
    return Answer(WAIVE, True)
