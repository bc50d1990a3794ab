"""What a mutant without an ask goes on with: the first answer that the ask would take."""

from collections.abc import Generator
from typing import Any

from rules.asks import Ask, Dice, Money, Number, Person, Pick, YesNo


def taken(question: Ask[Any]) -> Generator[Any, Any, Any]:
    """Goes on without asking. To be used with `yield from`, as the ask was."""
    return question.take(_first(question))
    yield


def _first(question: Ask[Any]) -> Any:
    if isinstance(question, Dice):
        return [1] * question.count
    if isinstance(question, Pick):
        return [option.id for option in question.options[: question.least]]
    if isinstance(question, Number):
        return question.offered if question.offered is not None else question.lowest or 0
    if isinstance(question, Money):
        return question.offered if question.offered is not None else question.lowest
    if isinstance(question, YesNo):
        return False
    if isinstance(question, Person) and question.options and not question.optional:
        return question.options[0].id
    return "" if question.optional else "x"  # type: ignore[attr-defined]
