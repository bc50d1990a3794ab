"""How the story answers where it can't know what will be asked: by what the ask is, and what the table is like."""

from random import Random
from typing import Any

from rules.asks import Ask, Dice, Pick
from rules.table import Table

NEW = "new"


def prefers(*ids: str) -> Any:
    """Picks the first of these that are on offer, and others only where they are too few."""

    def react(ask: Ask[Any], _table: Table, _chance: Random) -> list[str]:
        assert isinstance(ask, Pick)
        offered = [option.id for option in ask.options]
        wanted = [*(one for one in ids if one in offered), *offered]
        return list(dict.fromkeys(wanted))[: max(1, ask.least)]

    return react


def comes_to(face: int) -> Any:
    """Dice of which `face` is the one that counts: where the story has to come to this."""

    def react(ask: Ask[Any], _table: Table, chance: Random) -> list[int]:
        assert isinstance(ask, Dice)
        if ask.pool is None or ask.pool.reads != "highest":
            return [face] * ask.count
        faces = [face, *(chance.randint(1, face) for _ in range(ask.count - 1))]
        chance.shuffle(faces)
        return faces

    return react


def grows(*ids: str, below: int = 3) -> Any:
    """Picks the first of these threats that has not come to stage `below`; a new one if all have."""

    def react(ask: Ask[Any], table: Table, _chance: Random) -> list[str]:
        assert isinstance(ask, Pick)
        offered = {option.id for option in ask.options}
        found = [id for id in ids if id in offered and table.threats[id].stage < below]
        return [*found, NEW][:1]

    return react
