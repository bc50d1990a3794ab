"""Questions that were won by a roll and may still be asked (DG-READ-MOMENT, DG-READ-PERSON, DG-LAND)."""

from typing import Literal

from rules.kept import Count, Kept, Name, NameOrNone


class Questions(Kept):
    """`left` questions of what `move` (its id) asks, about whom or what the name says; they end with the situation."""

    name: Name
    move: Name
    of: NameOrNone = ""
    left: Count = 0
    status: Literal["held", "asked", "ended"] = "held"
