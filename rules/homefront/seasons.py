"""Seasons Change: what is owed first, what ends with the old season, then the new one (HF-SEASON-ORDER)."""

from collections.abc import Callable

from rules.homefront.autumn import autumn, harvest_owed, settle_harvest
from rules.homefront.calendar import in_year, year_in
from rules.homefront.season_ends import season_ends
from rules.homefront.season_roll import fortunes_pool
from rules.homefront.spring import spring
from rules.homefront.summer import summer
from rules.homefront.winter import open_second_meals, settle_second_meals, winter
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import SEASONS, Season, Table
from rules.tracks import SEASON, YEAR

RULE = "HF-SEASON-ORDER"

_BODIES: dict[Season, Callable[[Play], Steps[None]]] = {
    "spring": spring,
    "summer": summer,
    "autumn": autumn,
    "winter": winter,
}


def next_season(table: Table) -> tuple[Season, int]:
    """The season that comes next, and its year: the year counts up at spring."""
    steading = table.steading
    coming = SEASONS[(SEASONS.index(steading.season) + 1) % len(SEASONS)]
    return coming, steading.year + (coming == "spring")


def season_name(table: Table) -> str:
    """Which season's change it would be: `winter of year 2`."""
    season, year = next_season(table)
    return f"{season} of year {year}"


@step
def _seasons_change(play: Play) -> Steps[None]:
    season, year = next_season(play.table)
    if harvest_owed(play.table):
        yield from settle_harvest(play, play.table.steading.year)  # HF-SEASON-AUTUMN-2
    yield from settle_second_meals(play)  # HF-SEASON-WINTER-3
    season_ends(play)
    play.stamp(in_year(season, year), rule=RULE, again=_played(season, year))
    play.set(SEASON, season, rule=RULE, waivable=False)
    play.set(YEAR, year, rule=RULE, waivable=False)
    with play.scope(f"{season}-{year}"):  # so that no answer to one season is ever taken for another
        yield from _BODIES[season](play)


def stamped(where: str) -> tuple[Season, int] | None:
    """The season and the year that a stamp says have been played, by its place; None for any other place."""
    kind, _, id = where.partition(".")
    years = {season: year_in(id, season) for season in SEASONS if kind == "done"}
    return next(((season, year) for season, year in years.items() if year is not None), None)


def _played(season: Season, year: int) -> str:
    return f"{season} of year {year} has been played already"


def _not_again(table: Table, _who: str) -> str | None:
    season, year = next_season(table)
    return _played(season, year) if in_year(season, year) in table.done else None


def _coming(table: Table) -> str:
    """What has to be settled first, or else which season it will be."""
    first = ["the harvest"] * harvest_owed(table) + [
        f"{table.owed[one].amount} Surplus" for one in open_second_meals(table)
    ]
    return f"{' and '.join(first)} owed first" if first else f"to {season_name(table)}"


SEASONS_CHANGE = Move(
    id="seasons-change",
    name="Seasons Change",
    letter="s",
    short="season turns",
    trigger="The season turns, for all of the steading",
    world="homefront",
    rules=(
        RULE,
        "HF-SEASON-SPRING",
        "HF-SEASON-SUMMER",
        "HF-SEASON-AUTUMN-1",
        "HF-SEASON-AUTUMN-2",
        "HF-SEASON-WINTER-1",
        "HF-SEASON-WINTER-2",
        "HF-SEASON-WINTER-3",
    ),
    steps=_seasons_change,
    blocked=_not_again,
    hint=_coming,
    pool=fortunes_pool,
    draft=season_name,
)
