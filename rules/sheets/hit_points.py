"""The hit-point sheet, of the rules of harm and healing (HH-SHEETS)."""

from typing import ClassVar, Literal

from rules.kept import Kept, NameOrNone


class HitPointSheet(Kept):
    """A character who has HP. `role` is their playbook."""

    WORD: ClassVar[str] = "Hit-point sheet"
    ROLE: ClassVar[str] = "playbook"

    kind: Literal["hit-points"] = "hit-points"
    playbook: NameOrNone = ""

    @property
    def role(self) -> str:
        """What they are, in a word."""
        return self.playbook

    @classmethod
    def made(cls, role: str) -> "HitPointSheet":
        """A new sheet for somebody who is that."""
        return cls(playbook=role)
