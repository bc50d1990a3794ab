"""Armor: how much of a hit it takes, and the sum in words (HH-ARMOR)."""

from msgspec import Struct


class Blow(Struct, frozen=True):
    """One hit: its damage, how many points of armor it passes over, and whether it passes over all of it."""

    damage: int
    piercing: int = 0
    ignores: bool = False

    def lost(self, worn: int) -> int:
        """How many HP it takes."""
        return max(0, self.damage - counts(worn, self.piercing, ignores=self.ignores))

    def sum(self, worn: int) -> str:
        """How it comes out: `5 damage, armor 1 of 2 (1 piercing): 4 lost`."""
        armor = in_words(worn, self.piercing, ignores=self.ignores)
        return f"{self.damage} damage, {armor}: {self.lost(worn)} lost"


def counts(worn: int, piercing: int, *, ignores: bool) -> int:
    """How much of what is worn counts against a hit."""
    return 0 if ignores else max(0, worn - piercing)


def in_words(worn: int, piercing: int, *, ignores: bool) -> str:
    """What armor does against a hit: `armor 1 of 2 (1 piercing)`."""
    if not worn:
        return "no armor"
    if ignores:
        return f"armor {worn} ignored"
    if piercing:
        return f"armor {counts(worn, piercing, ignores=ignores)} of {worn} ({piercing} piercing)"
    return f"armor {worn}"
