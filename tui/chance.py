"""Chance: dice that are rolled here. The only place where any of it comes in."""

from collections.abc import Callable
from secrets import randbelow

from rules.asks import Dice

Chance = Callable[[int], int]
"""A die: its number of sides in, a face of 1 to that number out. Tests give their own."""


def fair(sides: int) -> int:
    """A die that nobody can foresee."""
    return randbelow(sides) + 1


def roll(ask: Dice, die: Chance = fair) -> tuple[int, ...]:
    """As many faces as the ask wants, in the order in which they fell."""
    return tuple(die(ask.sides) for _ in range(ask.count))
