"""What a move is to everyone but itself: its name, letter, tab, trigger, rules, and why it can't be made."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from rules.kept import World
from rules.play import Play, Steps
from rules.pools import Pool
from rules.table import Table

Row = Literal["", "owed", "threats", "gains", "plans", "home"]


def never(_table: Table, _who: str) -> str | None:
    """Nothing stands in the way."""
    return None


def no_hint(_table: Table) -> str:
    """Nothing to say before it is made."""
    return ""


def nothing_assumed(_table: Table, _who: str) -> Mapping[str, Any]:
    """Every ask is put."""
    return {}


def one_draft(_table: Table) -> str:
    """Any unfinished play of the move is the same one to take up again."""
    return ""


class Move(Struct, frozen=True, kw_only=True):
    """A move as it declares itself, once. Keys, picker, help, command line and documents come from here.

    `letter` is pressed after `m` on `tab`; "" for one that has a key of its own or none. `short` is the trigger in two
    or three words, for a list. `blocked` gives the reason why it can't be made now, or None. `pool` is what it would
    roll now. `draft` tells two unfinished plays of it apart. `row` is the kind of row at which it is made: such a move
    has its letter, but no line of its own in the tab's list; `home` is of the quiet days there, which the picker finds.
    `hint` is what it would come to now, in a few words.
    `counterpart` is the id of the move that takes its place once it is made, as an end does that of a start.
    `assumes` are answers, by key, that are taken for granted on the screen when it opens, so that its dice are in front
    at once; one step back asks for them.
    `tells_of` is a place of the table that its name tells of, and its dice: to a seat that does not see that, it is a
    turn of the GM's and no more; "" for none.
    `players`: a player may make it for a character of theirs. `world`: of which rules it is, "" for all; where a
    campaign does not play those, it is in no list and can't be made.
    """

    id: str
    name: str
    trigger: str
    rules: tuple[str, ...]
    steps: Callable[[Play], Steps[None]]
    letter: str = ""
    short: str = ""
    tab: str = "steading"
    row: Row = ""
    counterpart: str = ""
    tells_of: str = ""
    players: bool = False
    world: World = ""
    blocked: Callable[[Table, str], str | None] = never
    assumes: Callable[[Table, str], Mapping[str, Any]] = nothing_assumed
    hint: Callable[[Table], str] = no_hint
    pool: Callable[[Table], Pool] | None = None
    draft: Callable[[Table], str] = one_draft
