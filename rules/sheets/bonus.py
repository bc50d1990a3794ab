"""A bonus or a penalty that a character bears: forward or ongoing (DG-FORWARD), on whichever sheet."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kept import Kept, Name, NameOrNone

MOST = 9  # either way: a bound, so that a slip of the finger is found


class Bonus(Kept):
    """`forward` counts on the next roll that it applies to and is used up; `ongoing` on each, while it lasts.

    `gives` says what it is: `amount` added, or advantage or disadvantage, where the sheet has them. `name` is its
    source, `applies` to what and `until` when, in the table's words. `lasts` is what ends it without anybody saying so.
    """

    kind: Literal["forward", "ongoing"]
    gives: Literal["number", "advantage", "disadvantage"] = "number"
    amount: Annotated[int, Field(ge=-MOST, le=MOST, strict=True)] = 0
    name: Name
    applies: NameOrNone = ""
    until: NameOrNone = ""
    lasts: Literal["open", "day", "session"] = "open"
    status: Literal["held", "used", "ended"] = "held"

    @property
    def word(self) -> str:
        """What it gives: `+1 forward`, `advantage ongoing`."""
        return f"{self.amount:+d} {self.kind}" if self.gives == "number" else f"{self.gives} {self.kind}"
