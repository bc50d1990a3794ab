"""The story of the sample: what Osmere is to begin with, and what becomes of it."""

from collections.abc import Mapping
from typing import Any

from saves.sample.cast import gather
from saves.sample.sitting import Sitting
from saves.sample.year_one import year_one
from saves.sample.year_two import year_two

FOUNDED: Mapping[str, Any] = {"steading-name": "Osmere", "surplus-at-start": 3}


def tell(table: Sitting) -> None:
    """Play all of it, right after the founding."""
    gather(table)
    year_one(table)
    year_two(table)
