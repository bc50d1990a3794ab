"""The sample's first year: from the end of a long winter to the end of the next."""

from saves.sample.sitting import Sitting
from saves.sample.year_one.autumn import sheaves, the_weir
from saves.sample.year_one.spring import seed_corn, the_ice_holds
from saves.sample.year_one.summer import dry_ground, the_drove_road
from saves.sample.year_one.winter import short_days, sledges


def year_one(table: Sitting) -> None:
    """Eight evenings."""
    the_ice_holds(table)
    seed_corn(table)
    dry_ground(table)
    the_drove_road(table)
    sheaves(table)
    the_weir(table)
    short_days(table)
    sledges(table)
