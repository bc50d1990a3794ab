"""The calendar of the steading: four seasons, and the year that counts up at spring (HF-SEASON-ORDER)."""

from rules.table import SEASONS, Season


def moment(season: Season, year: int) -> int:
    """A season of a year as a number that is one higher for each season that has changed."""
    return year * len(SEASONS) + SEASONS.index(season)
