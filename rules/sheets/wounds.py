"""The Wounds sheet, of Days of Gold (HH-SHEETS)."""

from typing import ClassVar, Literal

from rules.kept import Kept, NameOrNone


class WoundsSheet(Kept):
    """A character who has Wounds. `role` is their calling."""

    WORD: ClassVar[str] = "Wounds sheet"
    ROLE: ClassVar[str] = "calling"

    kind: Literal["wounds"] = "wounds"
    calling: NameOrNone = ""

    @property
    def role(self) -> str:
        """What they are, in a word."""
        return self.calling

    @classmethod
    def made(cls, role: str) -> "WoundsSheet":
        """A new sheet for somebody who is that."""
        return cls(calling=role)
