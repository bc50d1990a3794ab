"""What is answered where the story says nothing: dice as they fall, offers taken, small choices left to chance."""

from random import Random
from typing import Any

from rules.asks import Ask, Dice, Number, Pick, Words
from rules.table import Table

TAKEN_FIRST = {  # by the id of an ask: the first of these that is on offer is taken
    "disaster": ("lacking", "malcontent", "diminished", "folk-leave"),
    "makes": ("improvement",),
}
TAKEN_BY_CHANCE = {
    "cost": ("less", "less", "hurt"),
    "catch": ("other-work", "shoddy", "dearer", "near"),
    "loss": ("folk", "resource"),
    "which": ("1", "2", "3", "4", "5", "6"),  # a die of two, under Tor's blessing
    "resource": ("other",),
}
WORDS = {"lost": "the spare millstone"}


def by_habit(ask: Ask[Any], _table: Table, chance: Random) -> Any:
    """An answer that the ask takes, in its JSON form. Raises AssertionError where only the story can know one."""
    if isinstance(ask, Dice):
        return [chance.randint(1, ask.sides) for _ in range(ask.count)]
    if isinstance(ask, Number) and ask.offered is not None:
        return ask.offered
    if isinstance(ask, Words) and (ask.optional or ask.offered or ask.id in WORDS):
        return WORDS.get(ask.id, ask.offered)
    if isinstance(ask, Pick) and (wanted := _wanted(ask, chance)):
        return wanted[:1]
    if isinstance(ask, Pick) and ask.least == 0:
        return []
    raise AssertionError(f"the story says nothing to {ask.key}: {ask.text}")


def _wanted(ask: Pick, chance: Random) -> list[str]:
    mixed = list(TAKEN_BY_CHANCE.get(ask.id, ()))
    chance.shuffle(mixed)
    offered = {option.id for option in ask.options}
    return [one for one in (*TAKEN_FIRST.get(ask.id, ()), *mixed) if one in offered]
