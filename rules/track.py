"""What a track is: a value of the table that can be counted, marked or chosen, with its range and its word."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from rules.asks import LONGEST_CALLED
from rules.places import MISSING, look
from rules.table import Table

Kind = Literal["number", "mark", "choice", "words"]


class Track(Struct, frozen=True):
    """One track. `where` may hold a `*` for the slug of a thing; `thing` is that slug once it is filled in.

    `highest` None: no upper end. `gm_only`: nobody but the GM sees it. Words are at most `longest` characters, and none
    at all where they may be `optional`.
    """

    where: str
    word: str
    rule: str
    kind: Kind = "number"
    lowest: int = 0
    highest: int | Callable[[Table, str], int] | None = None
    choices: tuple[str, ...] = ()
    gm_only: bool = False
    longest: int = LONGEST_CALLED
    optional: bool = False
    thing: str = ""

    def at(self, slug: str) -> "Track":
        """A track that has a `*`, for the thing called `slug`."""
        return replace(self, where=self.where.replace("*", slug), thing=slug)

    def top(self, table: Table) -> int | None:
        """The highest value that it can have at this table, or None."""
        return self.highest(table, self.thing) if callable(self.highest) else self.highest

    def value(self, table: Table) -> Any:
        """What is written down for it, or MISSING."""
        return look(table, self.where)

    def says(self, value: Any) -> str:
        """A value of this track in words."""
        if value is MISSING:
            return "not there"
        if self.kind == "mark":
            return "marked" if value else "clear"
        if self.optional and not value:
            return "nothing"
        return str(value)
