"""How somebody whom nobody plays is hurt: HP, or a number of Wounds that the GM sets (HH-HP, DG-NPC)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rules.kept import Count, Flag, Sparse
from rules.sheets.hit_points import DICE, STANDINGS, Die, Standing
from rules.sheets.line import Line


class OthersHitPoints(Sparse):
    """Somebody else who has HP. They mark no debilities: a follower may bear one as a tag."""

    WORD: ClassVar[str] = "HP"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="hp", word="HP", rule="HH-HP", highest="max_hp"),
        Line(field="max_hp", word="most HP", rule="HH-HP", lowest=1),
        Line(field="armor", word="armor", rule="HH-HP"),
        Line(field="damage_die", word="damage die", rule="HH-HP", kind="choice", choices=DICE),
        Line(field="standing", word="in the action", rule="HH-HP", kind="choice", choices=STANDINGS),
        Line(field="recovered", word="recovered since the last damage", rule="HH-HP", kind="mark"),
    )

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"kind"})

    kind: Literal["hit-points"] = "hit-points"
    hp: Count | None = None
    max_hp: Count | None = None
    armor: Count | None = None
    damage_die: Die | None = None
    damage_bonus: Count = 0
    standing: Standing = "up"
    recovered: Flag = False


class OthersWounds(Sparse):
    """Somebody else who has Wounds: out at the last of `most_wounds`, and at no disadvantage before."""

    WORD: ClassVar[str] = "Wounds"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="wounds", word="Wounds", rule="HH-SHEETS", highest="most_wounds"),
        Line(field="most_wounds", word="most Wounds", rule="HH-SHEETS", lowest=1),
        Line(field="harm", word="Harm", rule="HH-SHEETS"),
        Line(field="armor", word="armor", rule="HH-SHEETS"),
    )

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"kind"})

    kind: Literal["wounds"] = "wounds"
    wounds: Count = 0
    most_wounds: Count | None = None
    harm: Count | None = None
    armor: Count | None = None

    @property
    def out(self) -> bool:
        """Whether they have all the Wounds that they can take (DG-NPC)."""
        return self.most_wounds is not None and self.wounds >= self.most_wounds


OthersSheet = Annotated[OthersHitPoints | OthersWounds, Field(discriminator="kind")]
OTHERS_SHEETS: dict[str, type[OthersHitPoints] | type[OthersWounds]] = {
    "hit-points": OthersHitPoints,
    "wounds": OthersWounds,
}
