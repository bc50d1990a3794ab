"""Armor: how much of a hit it takes, and the sum in words (HH-ARMOR)."""

from msgspec import Struct


class Blow(Struct, frozen=True):
    """One hit: its damage, how many points of armor it passes over, and whether it passes over all of it."""

    damage: int
    piercing: int = 0
    ignores: bool = False

    def armor(self, worn: int) -> int:
        """How much armor counts against it."""
        return 0 if self.ignores else max(0, worn - self.piercing)

    def lost(self, worn: int) -> int:
        """How many HP it takes."""
        return max(0, self.damage - self.armor(worn))

    def sum(self, worn: int) -> str:
        """How it comes out: `5 damage, armor 1 of 2 (1 piercing): 4 lost`."""
        return f"{self.damage} damage, {self.against(worn)}: {self.lost(worn)} lost"

    def against(self, worn: int) -> str:
        """What armor does against it, in words."""
        if not worn:
            return "no armor"
        if self.ignores:
            return f"armor {worn} ignored"
        if self.piercing:
            return f"armor {self.armor(worn)} of {worn} ({self.piercing} piercing)"
        return f"armor {worn}"
