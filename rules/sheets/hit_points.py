"""The hit-point sheet, of the rules of harm and healing (HH-SHEETS, HH-HP).

What happens to it, damage, debilities, wounds that are a problem, recovering, the Door, goes into `rules/harm/`.
"""

from typing import ClassVar, Literal

from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_TEXT, MOST_STAT, Count, Flag, NameOrNone, Sparse, Stat, Text, World
from rules.modifier import Part
from rules.sheets.line import Line
from rules.sheets.noted import OwnMove

Die = Literal["d4", "d6", "d8", "d10", "d12"]
DICE: tuple[Die, ...] = ("d4", "d6", "d8", "d10", "d12")
Standing = Literal["up", "out", "at-the-door"]  # in the action; out of it; at Death's Door
STANDINGS: tuple[Standing, ...] = ("up", "out", "at-the-door")
DEBILITIES: dict[str, tuple[str, ...]] = {  # HH-DEBILITY-1: the stats that each puts at a disadvantage
    "weakened": ("strength", "dexterity"),
    "dazed": ("intelligence", "wisdom"),
    "miserable": ("constitution", "charisma"),
}
_STATS = {
    "strength": "STR",
    "dexterity": "DEX",
    "intelligence": "INT",
    "wisdom": "WIS",
    "constitution": "CON",
    "charisma": "CHA",
}


class HitPointSheet(Sparse):
    """A character who has HP. `role` is their playbook. None: nobody has said yet.

    `recovered`: they got HP back by Recover and took no damage since. `standing`: whether they are in the action.
    """

    WORD: ClassVar[str] = "Hit-point sheet"
    ROLE: ClassVar[str] = "playbook"
    WORLD: ClassVar[World] = "homefront"
    HAS_ADVANTAGE: ClassVar[bool] = True
    MOST_MODIFIER: ClassVar[int | None] = None
    STATS: ClassVar[tuple[Line, ...]] = tuple(
        Line(field=field, word=word, rule="HH-ROLL", lowest=-MOST_STAT, highest=MOST_STAT)
        for field, word in _STATS.items()
    )
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="hp", word="HP", rule="HH-HP", highest="max_hp"),
        Line(field="max_hp", word="most HP", rule="HH-HP", lowest=1),
        Line(field="armor", word="armor", rule="HH-HP"),
        *(Line(field=one, word=one, rule="HH-DEBILITY-1", kind="mark") for one in DEBILITIES),
        Line(field="standing", word="in the action", rule="HH-HP", kind="choice", choices=STANDINGS),
        Line(field="recovered", word="recovered since the last damage", rule="HH-HP", kind="mark"),
        *STATS,
        Line(field="level", word="level", rule="HH-SHEETS", lowest=1),
        Line(field="xp", word="XP", rule="HH-SHEETS"),
        Line(field="damage_die", word="damage die", rule="HH-HP", kind="choice", choices=DICE),
        Line(field="supplies", word="supplies", rule="HH-SHEETS"),
        Line(field="stock", word="Stock", rule="HH-SHEETS", highest="max_stock"),
        Line(field="max_stock", word="most Stock", rule="HH-SHEETS"),
        Line(field="playbook", word="playbook", rule="HH-SHEETS", kind="words", optional=True),
        Line(field="instinct", word="instinct", rule="HH-SHEETS", kind="words", longest=LONGEST_TEXT, optional=True),
        Line(
            field="appearance", word="appearance", rule="HH-SHEETS", kind="words", longest=LONGEST_TEXT, optional=True
        ),
        Line(field="moves.*.status", word="status", rule="HH-SHEETS", kind="choice", choices=("held", "lost")),
    )

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"kind", "playbook"})

    kind: Literal["hit-points"] = "hit-points"
    playbook: NameOrNone = ""
    hp: Count | None = None
    max_hp: Count | None = None
    armor: Count | None = None
    strength: Stat | None = None
    dexterity: Stat | None = None
    intelligence: Stat | None = None
    wisdom: Stat | None = None
    constitution: Stat | None = None
    charisma: Stat | None = None
    weakened: Flag = False
    dazed: Flag = False
    miserable: Flag = False
    standing: Standing = "up"
    recovered: Flag = False
    level: Count | None = None
    xp: Count = 0
    damage_die: Die | None = None
    supplies: Count | None = None
    stock: Count | None = None
    max_stock: Count | None = None
    instinct: Text = ""
    appearance: Text = ""
    moves: FrozenMap[OwnMove] = FrozenMap()

    @property
    def role(self) -> str:
        """What they are, in a word."""
        return self.playbook

    @property
    def penalties(self) -> tuple[Part, ...]:
        """What counts against every roll: nothing on this sheet."""
        return ()

    def disadvantages(self, stat: str) -> tuple[str, ...]:
        """The debilities that put a stat at a disadvantage (HH-DEBILITY-1)."""
        return tuple(one for one, stats in DEBILITIES.items() if stat in stats and getattr(self, one))

    @classmethod
    def made(cls, role: str) -> "HitPointSheet":
        """A new sheet for somebody who is that."""
        return cls(playbook=role)
