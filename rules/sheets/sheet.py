"""Every sheet there is, of which a character has one (HH-SHEETS). A new one is its module and a line here."""

from typing import Annotated

from pydantic import Field

from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet

Sheet = Annotated[HitPointSheet | WoundsSheet, Field(discriminator="kind")]
SHEETS: dict[str, type[HitPointSheet] | type[WoundsSheet]] = {
    "hit-points": HitPointSheet,
    "wounds": WoundsSheet,
}
