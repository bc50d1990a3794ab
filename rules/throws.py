"""A throw of a character's: 2d6 or 3d6, which of them count, and what is added (DG-ROLL-1, HH-ROLL)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from rules.modifier import Modifier, Part
from rules.pools import FULL, MISS, PARTIAL, TIERS, Prospect, Tier

COUNTED = 2  # DG-ROLL-1: dice that count
WITH_ADVANTAGE = 3  # HH-ROLL: dice that are rolled at an advantage or a disadvantage
SIDES = 6
LEAST_FULL, LEAST_PARTIAL = 10, 7  # DG-ROLL-1
Reads = Literal["both", "best", "worst"]

TOTALS: dict[Tier, str] = {
    FULL: f"{LEAST_FULL}+",
    PARTIAL: f"{LEAST_PARTIAL}-{LEAST_FULL - 1}",
    MISS: f"{LEAST_PARTIAL - 1}-",
}
_READS: dict[Reads, str] = {"both": "2d6", "best": "3d6, the best two", "worst": "3d6, the worst two"}


class Throw(Struct, frozen=True):
    """What is about to be rolled. `reads` says which two dice count; `edge` why it is not both."""

    modifier: Modifier = Modifier()
    reads: Reads = "both"
    edge: str = ""

    @property
    def dice(self) -> int:
        """How many dice are rolled."""
        return COUNTED if self.reads == "both" else WITH_ADVANTAGE

    @property
    def because(self) -> tuple[str, ...]:
        """What counts into it and why, for people to read."""
        return (*self.modifier.because, *((self.edge,) if self.edge else ()))

    def counted(self, faces: Sequence[int]) -> tuple[int, ...]:
        """The two dice that count (HH-ROLL)."""
        ranked = sorted(faces, reverse=True)
        return tuple(ranked[-COUNTED:] if self.reads == "worst" else ranked[:COUNTED])

    def total(self, faces: Sequence[int]) -> int:
        """The dice that count and all that is added (DG-ROLL-1)."""
        return sum(self.counted(faces)) + self.modifier.value

    def tier(self, faces: Sequence[int]) -> Tier:
        """What they come to."""
        return tier_of(self.total(faces))

    def prospects(self, so_far: Sequence[int]) -> dict[Tier, Prospect]:
        """For each tier, what dice still to fall can make of it."""
        left = self.dice - len(so_far)
        worst, best = self.total([*so_far, *[1] * left]), self.total([*so_far, *[SIDES] * left])
        reachable = {tier_of(total) for total in range(worst, best + 1)}
        certain: Prospect = "certain" if len(reachable) == 1 else "open"
        return {tier: certain if tier in reachable else "out" for tier in TIERS}

    def text(self) -> str:
        """The throw in a few words: `2d6 +3`, `3d6, the best two, -1`."""
        dice, added = _READS[self.reads], self.modifier.value
        if not added:
            return dice
        return f"{dice} {added:+d}" if self.reads == "both" else f"{dice}, {added:+d}"

    def and_also(self, *parts: Part) -> "Throw":
        """With more that is added."""
        return Throw(self.modifier.and_also(*parts), self.reads, self.edge)


def tier_of(total: int) -> Tier:
    """What a total comes to (DG-ROLL-1)."""
    if total >= LEAST_FULL:
        return FULL
    return PARTIAL if total >= LEAST_PARTIAL else MISS


def thrown(modifier: Modifier, advantages: Sequence[str] = (), disadvantages: Sequence[str] = ()) -> Throw:
    """The throw with all that bears on it. Any number of either counts once, and one of each cancel (HH-ROLL)."""
    if advantages and disadvantages:
        return Throw(modifier, "both", f"{', '.join(advantages)} against {', '.join(disadvantages)}: even")
    if advantages:
        return Throw(modifier, "best", f"advantage: {', '.join(advantages)}")
    if disadvantages:
        return Throw(modifier, "worst", f"disadvantage: {', '.join(disadvantages)}")
    return Throw(modifier)
