"""Every sheet there is, of which a character has one (HH-SHEETS). A new one is its module and a line here.

A sheet says of itself what it is called (WORD), what its bearer's role is called (ROLE), of which rules it is (WORLD),
its stats (STATS), all of its lines that a hand may change (LINES), whether it knows advantage (HAS_ADVANTAGE), the most
that a roll's modifier can be (MOST_MODIFIER), and what bears on its bearer's rolls (`penalties`, `disadvantages`).
"""

from typing import Annotated

from pydantic import Field

from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet

Sheet = Annotated[HitPointSheet | WoundsSheet, Field(discriminator="kind")]
SHEETS: dict[str, type[HitPointSheet] | type[WoundsSheet]] = {
    "hit-points": HitPointSheet,
    "wounds": WoundsSheet,
}
