"""What stands on the table of a fight: the fight itself, foes, battalions, and what helps or hinders in it.

A foe is hurt as anybody else is whom nobody plays (DG-NPC, HH-HP). A battalion is counted in members (DG-BATTALION).
"""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rules.frozen_map import FrozenMap
from rules.kept import Count, Flag, Kept, Name, NameOrNone, Sparse, Stat, Status, Text
from rules.sheets.others import OthersSheet

MOST_ALIKE = 20  # foes of a kind in one row: more are several rows, or a battalion
MOST_MEMBERS = 9999  # of a battalion: the same
MOST_EDGE = 9  # either way: the same

Side = Literal["ours", "theirs"]
Gives = Literal["harm", "armor"]
Lasts = Literal["exchange", "conflict", "attack"]


class Fighter(Kept):
    """One of ours in a fight. `turn` is when the spotlight was last theirs, counted in its moves; 0: not yet."""

    turn: Count = 0
    status: Literal["in", "out"] = "in"


class Fight(Sparse):
    """A fight: on, kept for later, or over (DG-SPOTLIGHT). `fighters` are ours, by the id of a character or a person.

    `begun` is the how manieth of the campaign it is. `exchange` counts the clashes so far. `turn` counts the moves of
    the spotlight, which is `spotlight`'s now.
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "status"})

    name: Name
    status: Literal["on", "kept", "over"] = "on"
    begun: Count = 0
    exchange: Count = 0
    turn: Count = 0
    spotlight: NameOrNone = ""
    fighters: FrozenMap[Fighter] = FrozenMap()


class Foe(Sparse):
    """A foe in the fight with the id `fight`, or several alike: `many` are left of `began`, the sheet is of the first.

    `note` is how they fight and what they want, for the GM alone. `known`: do the players know of them at all?
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "fight"})

    name: Name
    fight: Name
    sheet: OthersSheet | None = None
    many: Annotated[int, Field(ge=0, le=MOST_ALIKE, strict=True)] = 1
    began: Annotated[int, Field(ge=1, le=MOST_ALIKE, strict=True)] = 1
    note: Text = ""
    known: Flag = True
    status: Status = "here"


class Battalion(Sparse):
    """Three or more who fight as one (DG-BATTALION-1): `members` are left of `began`.

    `side` is whose; `commander` is the id of the character who commands it, `fight` of the fight that it is in. None:
    nobody has said yet.
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "side", "members"})

    name: Name
    side: Side = "ours"
    members: Annotated[int, Field(ge=0, le=MOST_MEMBERS, strict=True)]
    began: Annotated[int, Field(ge=0, le=MOST_MEMBERS, strict=True)] = 0
    quality: Stat | None = None
    harm: Count | None = None
    armor: Count | None = None
    commander: NameOrNone = ""
    fight: NameOrNone = ""
    note: Text = ""
    known: Flag = True
    status: Status = "here"


class Edge(Kept):
    """Harm or Armor more or less in a fight, from Dread, Fortune or a perk (DG-SPEND-DREAD, DG-SPEND-FORTUNE).

    `bearer` is the id of whoever has it. `lasts` is what ends it: an exchange, the conflict, or one attack
    (DG-SPEND-LAPSE).
    """

    name: Name
    fight: Name
    bearer: Name
    gives: Gives
    amount: Annotated[int, Field(ge=-MOST_EDGE, le=MOST_EDGE, strict=True)]
    lasts: Lasts
    status: Literal["held", "used", "ended"] = "held"
