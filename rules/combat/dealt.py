"""What one side deals another in an exchange: Harm by its parts, and what Armor takes off it (DG-FIGHT-2, DG-ARMOR)."""

from msgspec import Struct

from rules.modifier import Part


class Dealt(Struct, frozen=True):
    """`parts` is what the Harm comes from, its source first; `armor` is what stands against it, none if it goes past.

    What changes the Harm counts first, and not below 0; Armor comes after it (DG-FIGHT-2).
    """

    parts: tuple[Part, ...]
    armor: tuple[Part, ...] = ()

    @property
    def harm(self) -> int:
        """The Harm before Armor."""
        return max(0, sum(part.by for part in self.parts))

    @property
    def worn(self) -> int:
        """The Armor that counts, with all that is added to it."""
        return max(0, sum(part.by for part in self.armor))

    @property
    def through(self) -> int:
        """What is left of the Harm: boxes, or members of a battalion."""
        return max(0, self.harm - self.worn)

    def sum(self) -> str:
        """The Harm in words: `sword 3, picked +1`."""
        first, *others = self.parts
        return ", ".join((f"{first.cause} {first.by}", *(str(part) for part in others if part.by)))

    def against(self) -> str:
        """What stands against it, in words: `less Armor 1 and medium against small +1`."""
        if not self.armor:
            return "past Armor"
        first, *others = self.armor
        said = [*([f"{first.cause} {first.by}"] if first.by else ()), *(str(part) for part in others if part.by)]
        return f"less {' and '.join(said)}" if said else "no Armor"

    def text(self) -> str:
        """The whole: `sword 3, picked +1, less Armor 1: 3`."""
        return f"{self.sum()}, {self.against()}: {self.through}"
