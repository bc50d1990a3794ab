"""A tag on somebody: what they are good or bad at, or how they are for now (HH-DEBILITY-1)."""

from typing import Literal

from rules.kept import Flag, Kept, Name


class Tag(Kept):
    """A word or two. `passing`: only for now, such as a debility that a follower bears."""

    name: Name
    passing: Flag = False
    status: Literal["held", "gone"] = "held"
