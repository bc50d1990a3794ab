"""Autumn, and the harvest that it owes (HF-SEASON-AUTUMN)."""

from rules.asks import GM, Dice, Option, Pick
from rules.homefront.calendar import in_year, moment, year_in
from rules.homefront.gain_or_threat import gain_or_threat
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import Season, Table
from rules.tracks import SURPLUS

RULE = "HF-SEASON-AUTUMN-1"
HARVEST_SIDES = 4  # HF-SEASON-AUTUMN-1
_HARVEST = "harvest"
YIELD = f"1d{HARVEST_SIDES} Surplus"


@step
def autumn(play: Play) -> Steps[None]:
    """The most determined, the roll, what comes of it, the reset. The harvest is owed from now on."""
    yield from gain_or_threat(play, "most determined", rule=RULE)
    play.remark("The harvest is still to be brought in")


def harvest_stamp(year: int) -> str:
    """The name of the stamp that a year's harvest is in, or lost."""
    return in_year(_HARVEST, year)


def harvest_year(where: str) -> int | None:
    """The year of a harvest by the place of its stamp; None for any other place."""
    kind, _, id = where.partition(".")
    return year_in(id, _HARVEST) if kind == "done" else None


def harvest_owed(table: Table) -> bool:
    """Whether this year's harvest is still out (HF-SEASON-AUTUMN-2)."""
    steading = table.steading
    return steading.season == "autumn" and harvest_stamp(steading.year) not in table.done


def harvests_passed(table: Table, season: Season, year: int) -> tuple[int, ...]:
    """The years whose harvest is out, and whose autumn is over once the calendar says this (HF-SEASON-AUTUMN-2).

    They are the year that it is now, and every other in which an autumn has been played. Years that are only jumped
    over had no autumn at this table.
    """
    steading = table.steading
    played = {one for id in table.done if (one := year_in(id, "autumn")) is not None}
    now, then = moment(steading.season, steading.year), moment(season, year)
    return tuple(
        one
        for one in sorted(played | {steading.year})
        if now <= moment("autumn", one) < then and harvest_stamp(one) not in table.done
    )


@step
def bring_in(play: Play) -> Steps[None]:
    """This year's harvest."""
    yield from _bring_in(play, play.table.steading.year)


@step
def _bring_in(play: Play, year: int) -> Steps[None]:
    """The harvest: once a year, 1d4 Surplus."""
    with play.scope(harvest_stamp(year)):
        (die,) = yield from play.ask(
            Dice(id="die", text=f"The harvest: {YIELD}", to=GM, rule=RULE, sides=HARVEST_SIDES)
        )
        play.adjust(SURPLUS, die, rule=RULE, why=f"1d{HARVEST_SIDES} {die}")
        _stamp(play, year)


@step
def settle_harvest(play: Play, year: int) -> Steps[None]:
    """Winter comes and a year's harvest is still out: it is brought in now, or it is lost (HF-SEASON-AUTUMN-2)."""
    (fate,) = yield from play.ask(
        Pick(
            id=f"{harvest_stamp(year)}-fate",
            text=f"Winter is here and the harvest{_of(play, year)} is still out",
            to=GM,
            rule="HF-SEASON-AUTUMN-2",
            options=(
                Option("in", "It was brought in", YIELD),
                Option("lost", "It is lost", "no Surplus"),
            ),
        )
    )
    if fate == "in":
        yield from _bring_in(play, year)
    else:
        with play.scope(harvest_stamp(year)):
            _stamp(play, year)
        play.remark(f"The harvest{_of(play, year)} is lost")


def _of(play: Play, year: int) -> str:
    """Which year's it is, where that is not this one's."""
    return "" if year == play.table.steading.year else f" of year {year}"


def _stamp(play: Play, year: int) -> None:
    play.stamp(harvest_stamp(year), rule="HF-SEASON-AUTUMN-2", again=f"the harvest of year {year} is settled already")


def _not_now(table: Table, _who: str) -> str | None:
    if harvest_owed(table):
        return None
    year = table.steading.year
    if harvest_stamp(year) in table.done:
        return f"the harvest of year {year} is settled already"
    return "the harvest is brought in from autumn on"


HARVEST = Move(
    id="harvest",
    name="Harvest",
    letter="h",
    row="owed",
    short="once a year",
    trigger="The harvest is in",
    world="homefront",
    rules=("HF-SEASON-AUTUMN-1", "HF-SEASON-AUTUMN-2"),
    steps=bring_in,
    blocked=_not_now,
)
