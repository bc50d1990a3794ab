"""The sample's second year: a better spring, a wet autumn, and a winter that is not over yet."""

from saves.sample.sitting import Sitting
from saves.sample.year_two.autumn import a_dry_barn, rain
from saves.sample.year_two.spring import a_month_of_hands, the_toll_house
from saves.sample.year_two.summer import high_water, the_well
from saves.sample.year_two.winter import late_sheaves, the_horn


def year_two(table: Sitting) -> None:
    """Eight evenings; the last is not over."""
    a_month_of_hands(table)
    the_toll_house(table)
    high_water(table)
    the_well(table)
    rain(table)
    a_dry_barn(table)
    late_sheaves(table)
    the_horn(table)
