"""Answers: what was said to an ask, and whether it came from the table, was rolled here or taken for granted."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Source = Literal["typed", "rolled", "assumed"]

SOURCES: dict[str, str] = {"typed": "typed", "rolled": "rolled here", "assumed": "taken for granted"}
WAIVE = "waive"  # the kind of an answer that stands at a change's key and says: not this one


class Answer(Struct, frozen=True):
    """One answer. `value` is plain JSON: faces `[6, 4]`, picks `["bounty"]`, a number, words, a person's id, a bool."""

    kind: str
    value: Any
    source: Source = "typed"


Answers = Mapping[str, Answer]


def source_in_words(answer: Answer) -> str:
    """Where an answer is from; one of a source that is not known here was said, whoever wrote it down."""
    return SOURCES.get(answer.source, SOURCES["typed"])


def waiver() -> Answer:
    """The answer that waives the change at whose key it stands."""
    return Answer(WAIVE, True)
