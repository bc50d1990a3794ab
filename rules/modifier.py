"""What is added to the dice of a roll: each part with its source, and the most that it can come to (DG-ROLL-1)."""

from msgspec import Struct


class Part(Struct, frozen=True):
    """One number that counts into a roll, and where it is from: `Might` +2, `Wounded` -1."""

    cause: str
    by: int

    def __str__(self) -> str:
        return f"{self.cause} {self.by:+d}"


class Modifier(Struct, frozen=True):
    """All that counts into a roll. `most` is the highest that it can come to, None where there is no such end."""

    parts: tuple[Part, ...] = ()
    most: int | None = None

    @property
    def sum(self) -> int:
        """All parts together."""
        return sum(part.by for part in self.parts)

    @property
    def value(self) -> int:
        """What counts: all parts together, but no more than the most (DG-ROLL-1)."""
        return self.sum if self.most is None else min(self.sum, self.most)

    @property
    def because(self) -> tuple[str, ...]:
        """The parts in words, and that they were cut short where they were."""
        cut = () if self.value == self.sum else (f"{self.sum:+d}, {self.most:+d} at most",)
        return (*map(str, self.parts), *cut)

    def text(self) -> str:
        """The whole in a few words: `Wits +2, forward +1, Wounded -1`."""
        return ", ".join(self.because) or "nothing added"

    def and_also(self, *parts: Part) -> "Modifier":
        """With more that counts. A part of 0 is left out."""
        return Modifier((*self.parts, *(part for part in parts if part.by)), self.most)
