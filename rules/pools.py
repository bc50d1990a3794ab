"""The steading's pools: how many d6, which die counts, and what it means (HF-POOL)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

Tier = Literal["full", "partial", "miss"]
Reads = Literal["highest", "lowest", "second"]
Prospect = Literal["certain", "so far", "open", "out"]

FULL: Tier = "full"
PARTIAL: Tier = "partial"
MISS: Tier = "miss"
TIERS: tuple[Tier, ...] = (FULL, PARTIAL, MISS)

LEAST_FULL = 6  # HF-POOL-1
LEAST_PARTIAL = 4  # HF-POOL-1
DICE_AT_NONE = 2  # HF-POOL-2: what 0 dice or fewer roll instead, keeping the lower
DICE_AT_NONE_DROPPING = 3  # HF-POOL-3: the same at a disadvantage that drops the highest
WORTH = 1  # HF-POOL-3: dice that an advantage or a disadvantage is worth

FACES: dict[Tier, str] = {
    FULL: str(LEAST_FULL),
    PARTIAL: f"{LEAST_PARTIAL}-{LEAST_FULL - 1}",
    MISS: f"1-{LEAST_PARTIAL - 1}",
}


class Pool(Struct, frozen=True):
    """Some d6 and which of them counts. `because` itemises how it came to that, for people to read."""

    dice: int
    reads: Reads
    because: tuple[str, ...] = ()

    def face(self, faces: Sequence[int]) -> int:
        """The die that counts: the highest (HF-POOL-1), the lowest (HF-POOL-2), or the next (HF-POOL-3)."""
        ranked = sorted(faces, reverse=True)
        return ranked[{"highest": 0, "lowest": -1, "second": 1}[self.reads]]

    def tier(self, faces: Sequence[int]) -> Tier:
        """What the dice mean (HF-POOL-1)."""
        return tier_of(self.face(faces))

    def prospects(self, so_far: Sequence[int]) -> dict[Tier, Prospect]:
        """For each tier, what dice still to fall can make of it."""
        left = self.dice - len(so_far)
        worst, best = self.face([*so_far, *[1] * left]), self.face([*so_far, *[6] * left])
        reachable = {tier_of(face) for face in range(worst, best + 1)}
        held = self.tier(so_far) if so_far and self.reads == "highest" else None
        return {tier: _prospect(tier, reachable, held) for tier in TIERS}

    @property
    def short(self) -> str:
        """How many dice there are, for a list: `2d`; `0d` where there are none, and the lowest counts (HF-POOL-2)."""
        return "0d" if self.reads == "lowest" else f"{self.dice}d"

    def text(self) -> str:
        """The pool in a few words: `2d6, keep the highest`."""
        ends = {"highest": "keep the highest", "lowest": "keep the lowest", "second": "drop the highest, keep the next"}
        return f"{self.dice}d6" + ("" if self.dice == 1 else f", {ends[self.reads]}")


def tier_of(face: int) -> Tier:
    """The tier of the die that counts (HF-POOL-1)."""
    if face >= LEAST_FULL:
        return FULL
    return PARTIAL if face >= LEAST_PARTIAL else MISS


def pool(
    size: int,
    *,
    because: Sequence[str] = (),
    more: Sequence[str] = (),
    advantages: Sequence[str] = (),
    disadvantages: Sequence[str] = (),
    drop_highest: bool = False,
) -> Pool:
    """The pool for a stat that says `size` (HF-POOL-2, HF-POOL-3).

    `more` names each cause of one more die; `advantages` and `disadvantages` name theirs, of which any number counts
    once. `drop_highest` is the campaign's other reading of disadvantage.
    """
    dice = max(size, 0) + len(more)
    reasons = [*because, *(f"{reason} +1d" for reason in more)]
    if advantages and disadvantages:
        reasons += [f"{', '.join(advantages)} against {', '.join(disadvantages)}: even"]
    elif advantages:
        dice += WORTH
        reasons += [f"{', '.join(advantages)} +{WORTH}d"]
    elif disadvantages and drop_highest:
        reasons += [f"{', '.join(disadvantages)}: +{WORTH}d, the highest is dropped"]
        if dice == 0:
            return Pool(DICE_AT_NONE_DROPPING, "lowest", (*reasons, "no dice: keep the lowest"))
        return Pool(dice + WORTH, "second", tuple(reasons))
    elif disadvantages:
        dice -= WORTH
        reasons += [f"{', '.join(disadvantages)} -{WORTH}d"]
    if dice <= 0:
        return Pool(DICE_AT_NONE, "lowest", (*reasons, f"no dice: roll {DICE_AT_NONE}, keep the lowest"))
    return Pool(dice, "highest", tuple(reasons))


def _prospect(tier: Tier, reachable: set[Tier], held: Tier | None) -> Prospect:
    if tier not in reachable:
        return "out"
    if len(reachable) == 1:
        return "certain"
    return "so far" if tier == held else "open"
