"""What the GM can do for Dread and for Fortune, by how large a turn it is (DG-SPEND-DREAD, DG-SPEND-FORTUNE)."""

from collections.abc import Mapping

from msgspec import Struct

from rules.combat.sides import Gives, Lasts
from rules.pools import FULL, MISS, PARTIAL, Tier

LIGHT, MODERATE, MAJOR = "light", "moderate", "major"
SIZES: dict[Tier, str] = {FULL: MAJOR, PARTIAL: MODERATE, MISS: LIGHT}  # DG-SPEND
MEANS: dict[Tier, str] = {
    FULL: "major: it decides much",
    PARTIAL: "moderate: it is serious",
    MISS: "light: something changes",
}


class Sharper(Struct, frozen=True):
    """Harm or Armor more for somebody in the fight: `most` at most, and what ends it (DG-SPEND-LAPSE)."""

    gives: Gives
    lasts: Lasts
    most: int = 1


class Kind(Struct, frozen=True):
    """One thing to do. `sharper`: it lands in the fight by itself. `foes`: more of theirs can be added at once."""

    id: str
    text: str
    effect: str = ""
    sharper: Sharper | None = None
    foes: bool = False


OF_DREAD: Mapping[Tier, tuple[Kind, ...]] = {
    MISS: (
        Kind("few", "A few weak foes", "they can be added at once", foes=True),
        Kind("slowed", "Somebody is slowed"),
        Kind("cut-off", "Somebody is cut off"),
        Kind("exposed", "Somebody is exposed"),
        Kind("dropped", "Something falls from a hand"),
        Kind("resource", "A small resource", "damaged, or lost"),
    ),
    PARTIAL: (
        Kind("more", "More of them are coming", "they can be added at once", foes=True),
        Kind("harm", "A foe deals +1 Harm", "while the fight lasts", Sharper("harm", "conflict")),
        Kind("area", "An attack on all around"),
        Kind("ability", "A foe can do something new", "and dangerous"),
        Kind("complication", "A grave complication"),
    ),
    FULL: (
        Kind("ambush", "An ambush", "foes can be added at once", foes=True),
        Kind("harm", "One attack deals up to +2 Harm", "that attack alone", Sharper("harm", "attack", 2)),
        Kind("threat", "A great threat comes in", "it can be added at once", foes=True),
        Kind("followers", "Followers are lost by the score"),
        Kind("taken", "Something that matters", "taken, shown, broken or gone"),
    ),
}
OF_FORTUNE: Mapping[Tier, tuple[Kind, ...]] = {
    MISS: (
        Kind("opening", "An opening"),
        Kind("harm", "+1 Harm", "for one exchange", Sharper("harm", "exchange")),
        Kind("armor", "+1 Armor", "for one exchange", Sharper("armor", "exchange")),
        Kind("help", "Some small help comes"),
    ),
    PARTIAL: (
        Kind("way-out", "A way out"),
        Kind("weakness", "A foe's weakness"),
        Kind("harm", "+1 Harm", "while the fight lasts", Sharper("harm", "conflict")),
        Kind("armor", "+1 Armor", "while the fight lasts", Sharper("armor", "conflict")),
        Kind("help", "Help in earnest comes"),
    ),
    FULL: (
        Kind("allies", "Strong allies come"),
        Kind("undone", "A great threat is undone in part"),
        Kind("needed", "The very thing that is needed"),
        Kind("tide", "The tide turns"),
    ),
}
