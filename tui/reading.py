"""Reading: what someone typed, as the value of an answer, by the kind of ask."""

import re
from typing import Any

from rules.asks import Ask, Dice, Money, Number, Person, Pick, Words, YesNo, named
from rules.errors import NotTaken

ROLL = "roll"
YES = ("y", "yes")
NO = ("n", "no")

_BETWEEN = re.compile(r"[,;\s]+")
_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")


def wants_roll(ask: Ask[Any], text: str) -> bool:
    """Whether dice are to be rolled here instead of typed."""
    return isinstance(ask, Dice) and text.strip().casefold() in (ROLL, "r")


def read(ask: Ask[Any], text: str) -> Any:
    """The value that an answer to `ask` holds, from what was typed; empty takes what is offered.

    Dice `6,4,1`, `6 4 1` or `641`; a pick by number or id, several `bounty,boom` or `1,3`; a whole number; words; a
    person by number, id or name; `yes`, `no`. Raises NotTaken with what is wrong. `roll` is for `wants_roll`.
    """
    text = text.strip()
    if not text and (offer := offered(ask)) is not None:
        return ask.take(offer) if isinstance(ask, Words) else offer
    value = _value(ask, text)
    ask.take(value)
    return value


def offered(ask: Ask[Any]) -> Any:
    """What Enter alone gives, or None if something has to be said. Words and people that are optional give ""."""
    if isinstance(ask, Number | Money):
        return ask.offered
    if isinstance(ask, Words | Person) and (ask.offered or ask.optional):
        return ask.offered
    if isinstance(ask, Pick) and ask.offered:
        return list(ask.offered)
    return None


def _value(ask: Ask[Any], text: str) -> Any:
    if isinstance(ask, Dice):
        return _faces(ask, text)
    if isinstance(ask, Pick):
        return _picks(ask, text)
    if isinstance(ask, Number):
        return _number(text)
    if isinstance(ask, YesNo):
        return _yes_or_no(text)
    if isinstance(ask, Money):
        return ask.take(text)  # an answer holds copper, however it was said
    if isinstance(ask, Person):
        return _someone(ask, text)
    return text


def _faces(ask: Dice, text: str) -> list[int]:
    wanted = f"{ask.count}d{ask.sides}: {ask.count} {'number' if ask.count == 1 else 'numbers'} of 1 to {ask.sides}"
    parts = [part for part in _BETWEEN.split(text) if part]
    if not parts:
        raise NotTaken(f"{wanted}, or {ROLL}")
    if len(parts) == 1 and ask.sides < 10 and parts[0].isascii() and parts[0].isdigit():
        parts = list(parts[0])  # `641`: each digit is a die
    faces = []
    for part in parts:
        if not _WHOLE.fullmatch(part):
            raise NotTaken(f"{_short(part)} is no die: {wanted}, or {ROLL}")
        faces.append(ask.take_face(int(part)))
    return faces


def _picks(ask: Pick, text: str) -> list[str]:
    parts = [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
    if len(parts) == 1 and len(several := text.split()) > 1 and all(map(str.isdecimal, several)):
        parts = several  # `1 3`
    if not parts and ask.least > 0:
        raise NotTaken(f"pick {ask.how_many()}, by number or by name")
    return [_one_of(ask, part) for part in parts]


def _one_of(ask: Pick, said: str) -> str:
    """By id, by its text, or by its number from 1. One that can't be picked now too: the ask says why."""
    options = ask.options
    for option in (*options, *ask.gone):
        if said.casefold() in (option.id.casefold(), option.text.casefold()):
            return option.id
    if _WHOLE.fullmatch(said):
        if 1 <= int(said) <= len(options):
            return options[int(said) - 1].id
        raise NotTaken(f"there is no number {int(said)} here: 1 to {len(options)}")
    raise NotTaken(f"{_short(said)} is not on offer: {named(options)}")


def _number(text: str) -> int:
    if not text:
        raise NotTaken("a whole number is wanted here")
    if not _WHOLE.fullmatch(text):
        raise NotTaken(f"{_short(text)} is no whole number")
    return int(text)


def _yes_or_no(text: str) -> bool:
    if text.casefold() in YES:
        return True
    if text.casefold() in NO:
        return False
    raise NotTaken("yes or no")


def _someone(ask: Person, text: str) -> str:
    """Who has a number in the list can be meant by it."""
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(ask.options):
        return ask.options[int(text) - 1].id
    return ask.take(text)


def _short(text: str) -> str:
    return repr(text if len(text) <= 30 else f"{text[:30]}...")
