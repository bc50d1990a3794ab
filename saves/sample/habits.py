"""What is answered where the story says nothing: dice as they fall, offers taken, small choices left to chance."""

from random import Random
from typing import Any

from rules.asks import Ask, Dice, Number, Person, Pick, Words
from rules.table import Table

TAKEN_FIRST = {  # by the id of an ask: what is taken of its options, the first that is on offer
    "disaster": ("lacking", "malcontent", "diminished"),
    "makes": ("improvement",),
}
TAKEN_BY_CHANCE = {
    "cost": ("less", "less", "hurt"),
    "catch": ("other-work", "shoddy", "consequence", "dearer", "near"),
    "picks": ("defenses", "gladly", "promise"),
    "loss": ("folk", "resource"),
}
WORDS = {
    "consequence": "it took longer than anyone had said, and two families no longer speak",
    "obstacle": "an iron saw from down the valley",
    "hard-move": "",
}


def by_habit(ask: Ask[Any], _table: Table, chance: Random) -> Any:
    """An answer that the ask takes, in its JSON form."""
    if isinstance(ask, Dice):
        return [chance.randint(1, ask.sides) for _ in range(ask.count)]
    if isinstance(ask, Pick):
        return _picked(ask, chance)
    if isinstance(ask, Number):
        return ask.lowest or 0 if ask.offered is None else ask.offered
    if isinstance(ask, Words):
        return WORDS.get(ask.id, "") or ask.offered
    if isinstance(ask, Person):
        return "" if ask.optional else chance.choice(ask.options).id
    return True


def _picked(ask: Pick, chance: Random) -> list[str]:
    offered = [option.id for option in ask.options]
    first = [one for one in TAKEN_FIRST.get(ask.id, ()) if one in offered]
    mixed = list(TAKEN_BY_CHANCE.get(ask.id, ()))
    chance.shuffle(mixed)
    wanted = [*first, *(one for one in mixed if one in offered), *offered]
    return list(dict.fromkeys(wanted))[: max(1, ask.least)]
