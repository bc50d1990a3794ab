"""What a track is: a value of the table that can be counted, marked or chosen, with its range and its word."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.asks import LONGEST_CALLED
from rules.coins import coins
from rules.kept import Kind, World
from rules.places import MISSING, look
from rules.table import Table

NOT_GIVEN = "not given yet"
NONE = "none"  # of what is there only for as long as something is so


class Track(Struct, frozen=True):
    """One track. `where` may hold a `*` for the slug of a thing, and another for one that it has; `thing` is the first
    of these slugs once they are filled in.

    `highest` None: no upper end. `gm_only`: nobody but the GM sees it. Words are at most `longest` characters, and none
    at all where they may be `optional`. A number, money or a choice can be None: nobody has said yet. `world`: of which
    rules it is, "" for all.
    `once_given`: it is there only once somebody has said it in a move.
    """

    where: str
    word: str
    rule: str
    kind: Kind = "number"
    lowest: int = 0
    highest: int | Callable[[Table, str], int | None] | None = None
    choices: tuple[str, ...] = ()
    gm_only: bool = False
    longest: int = LONGEST_CALLED
    optional: bool = False
    thing: str = ""
    world: World = ""
    once_given: bool = False

    def at(self, *slugs: str) -> "Track":
        """A track that has a `*`, for the thing called so; with a second `*`, for something that the thing has."""
        where = self.where
        for slug in slugs:
            where = where.replace("*", slug, 1)
        return replace(self, where=where, thing=slugs[0])

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
        if value is None:
            return NONE if self.once_given else NOT_GIVEN
        if self.kind == "money":
            return coins(value)
        if self.kind == "mark":
            return "marked" if value else "clear"
        if self.optional and not value:
            return "nothing"
        if self.kind == "choice":
            return str(value).replace("-", " ")
        return str(value)
