"""The Wounds sheet, of Days of Gold (HH-SHEETS, DG-WOUNDS).

What happens to it, harm, healing, rest, food, death, goes into `rules/wounds/`. A class's signature is a module of
its own in `rules/sheets/signatures/`.
"""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_TEXT, MOST_STAT, Count, NameOrNone, Sparse, Stat, Text, World
from rules.modifier import Part
from rules.sheets.lifestyle import LIFESTYLES, Lifestyle
from rules.sheets.line import Line
from rules.sheets.noted import Answered, Condition, Connection, Perk
from rules.sheets.signatures.signature import SIGNATURES, Signature

BOXES = 6  # DG-WOUNDS-1
WOUNDED, BROKEN = 3, 5  # DG-WOUNDS-1: from how many on
EACH = -1  # DG-WOUNDS-1: what each of the two takes off every roll
FINE_WORD, WOUNDED_WORD, BROKEN_WORD, DYING_WORD = "Fine", "Wounded", "Broken", "Dying"
MOST_MODIFIER = 4  # DG-ROLL-1
HELD = ("held", "lost")


class WoundsSheet(Sparse):
    """A character who has Wounds. `role` is their calling, which is their class. None: nobody has said yet.

    `dies_with` is the session at whose end death comes to one who is Dying. `kit` is uses of a healer's kit, `purse`
    copper, `spent` copper spent since the session began. `lifestyle` is the last that they lived by,
    `lived_in` the session of it, and `guest_of` whose guest they were, if they paid none.
    """

    WORD: ClassVar[str] = "Wounds sheet"
    ROLE: ClassVar[str] = "calling"
    WORLD: ClassVar[World] = "days-of-gold"
    HAS_ADVANTAGE: ClassVar[bool] = False
    MOST_MODIFIER: ClassVar[int | None] = MOST_MODIFIER
    STATS: ClassVar[tuple[Line, ...]] = tuple(
        Line(field=field, word=field.capitalize(), rule="DG-ROLL-1", lowest=-MOST_STAT, highest=MOST_STAT)
        for field in ("might", "grace", "wits", "presence")
    )
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="wounds", word="Wounds", rule="DG-WOUNDS-1", highest=BOXES),
        Line(field="dies_with", word="dies with session", rule="DG-WOUNDS-3", once_given=True),
        Line(field="armor", word="armor", rule="HH-SHEETS"),
        *STATS,
        Line(field="kit", word="healer's kit", rule="HH-SHEETS"),
        Line(field="rations", word="rations", rule="HH-SHEETS"),
        Line(field="purse", word="purse", rule="DG-COIN-2", kind="money"),
        Line(field="spent", word="spent this session", rule="DG-COIN-2", kind="money"),
        Line(field="lifestyle", word="Lifestyle", rule="DG-LIFESTYLE", kind="choice", choices=LIFESTYLES),
        Line(field="lived_in", word="Lifestyle of session", rule="DG-LIFESTYLE", once_given=True),
        Line(field="guest_of", word="guest of", rule="DG-LIFESTYLE", kind="words", optional=True, once_given=True),
        Line(field="calling", word="calling", rule="HH-SHEETS", kind="words", optional=True),
        Line(field="region", word="Regional Knowledge", rule="HH-SHEETS", kind="words", optional=True),
        Line(field="want", word="wants", rule="HH-SHEETS", kind="words", longest=LONGEST_TEXT, optional=True),
        Line(
            field="background", word="background", rule="HH-SHEETS", kind="words", longest=LONGEST_TEXT, optional=True
        ),
        Line(field="look", word="look", rule="HH-SHEETS", kind="words", longest=LONGEST_TEXT, optional=True),
        Line(field="home", word="home", rule="HH-SHEETS", kind="words", optional=True),
        Line(field="conditions.*.status", word="status", rule="HH-SHEETS", kind="choice", choices=HELD),
        Line(field="perks.*.status", word="status", rule="HH-SHEETS", kind="choice", choices=HELD),
        Line(field="perks.*.used_in", word="last used in session", rule="DG-PERK", once_given=True),
        Line(field="connections.*.status", word="status", rule="HH-SHEETS", kind="choice", choices=HELD),
        Line(field="connections.*.gave", word="favors done for them", rule="DG-CONNECTIONS", once_given=True),
        Line(field="connections.*.got", word="favors they did", rule="DG-CONNECTIONS", once_given=True),
        *(line for signature in SIGNATURES.values() for line in signature.LINES),
    )

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"kind", "calling"})

    kind: Literal["wounds"] = "wounds"
    calling: NameOrNone = ""
    wounds: Annotated[int, Field(ge=0, le=BOXES, strict=True)] = 0
    dies_with: Count | None = None
    armor: Count | None = None
    might: Stat | None = None
    grace: Stat | None = None
    wits: Stat | None = None
    presence: Stat | None = None
    kit: Count | None = None
    rations: Count | None = None
    purse: Count | None = None
    spent: Count = 0
    lifestyle: Lifestyle | None = None
    lived_in: Count | None = None
    guest_of: NameOrNone = ""
    region: NameOrNone = ""
    want: Text = ""
    background: Text = ""
    look: Text = ""
    home: NameOrNone = ""
    conditions: FrozenMap[Condition] = FrozenMap()
    perks: FrozenMap[Perk] = FrozenMap()
    connections: FrozenMap[Connection] = FrozenMap()
    history: FrozenMap[Answered] = FrozenMap()
    signature: Signature | None = None

    @property
    def role(self) -> str:
        """What they are, in a word."""
        return self.calling

    @property
    def condition(self) -> str:
        """How bad it is: Fine, Wounded, Broken or Dying (DG-WOUNDS-1)."""
        return condition(self.wounds)

    @property
    def penalties(self) -> tuple[Part, ...]:
        """What the Wounds take off every roll (DG-WOUNDS-1, DG-WOUNDS-3)."""
        return penalties(self.wounds)

    def disadvantages(self, stat: str) -> tuple[str, ...]:  # noqa: ARG002 - of every stat the same
        """What puts a stat at a disadvantage: there is no such thing on this sheet."""
        return ()

    @classmethod
    def made(cls, role: str) -> "WoundsSheet":
        """A new sheet for somebody who is that."""
        return cls(calling=role)


def condition(wounds: int) -> str:
    """What so many Wounds come to (DG-WOUNDS-1)."""
    if wounds >= BOXES:
        return DYING_WORD
    if wounds >= BROKEN:
        return BROKEN_WORD
    return WOUNDED_WORD if wounds >= WOUNDED else FINE_WORD


def penalties(wounds: int) -> tuple[Part, ...]:
    """What so many Wounds take off every roll: the conditions stack as they are reached (DG-WOUNDS-1)."""
    reached = ((WOUNDED_WORD, WOUNDED), (BROKEN_WORD, BROKEN))
    return tuple(Part(word, EACH) for word, least in reached if wounds >= least)
