"""The calendar of the steading: four seasons, and the year that counts up at spring (HF-SEASON-ORDER)."""

from rules.table import SEASONS, Season


def moment(season: Season, year: int) -> int:
    """A season of a year as a number that is one higher for each season that has changed."""
    return year * len(SEASONS) + SEASONS.index(season)


def in_year(name: str, year: int) -> str:
    """The id of what there is once a year, such as a season's stamp or a second meal: `spring-year-2`."""
    return f"{name}-year-{year}"


def year_in(id: str, name: str) -> int | None:
    """The year in an id that `in_year` made for `name`; None for any other."""
    head, _, year = id.rpartition("-year-")
    return int(year) if head == name and year.isascii() and year.isdecimal() else None
