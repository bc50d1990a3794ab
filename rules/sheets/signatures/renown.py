"""The Warrior's Renown (DG-CLASSES)."""

from typing import ClassVar, Literal

from rules.kept import Count, Kept
from rules.sheets.line import Line


class Renown(Kept):
    """How much Renown there is. The documents print no upper end."""

    WORD: ClassVar[str] = "Renown"
    CALLING: ClassVar[str] = "Warrior"
    LINES: ClassVar[tuple[Line, ...]] = (Line(field="signature.renown", word="Renown", rule="DG-CLASSES"),)

    kind: Literal["renown"] = "renown"
    renown: Count = 0
