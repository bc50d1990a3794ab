"""What will fall due, worked out from the table."""

from msgspec import Struct

from rules.economy.duties import open_duties
from rules.economy.followers import STILL, followers
from rules.harm.deaths_door import waiting
from rules.homefront.autumn import YIELD, harvest_owed
from rules.homefront.calendar import moment
from rules.homefront.winter import open_second_meals
from rules.named import called, place_of
from rules.sheets.wounds import BOXES
from rules.table import Muster, Season, Table
from rules.worlds import in_play
from rules.wounds.boxes import dying, ends_with
from rules.wounds.missed import missed_at, missed_by, who_missed


class Owed(Struct, frozen=True):
    """One thing that is owed: by whom or for what, how much, until when, and the move that settles it.

    `age` is for how long it has been owed: `less than a season`, `2 seasons`, `4 days`. `have` is what there is for it.
    """

    id: str
    name: str
    what: str
    due: str
    rule: str
    settled_by: str
    have: str = ""
    about: str = "steading"
    age: str = ""


def owed(table: Table) -> tuple[Owed, ...]:
    """Everything that is owed at this table."""
    steading = (*_at_the_door(table), *_of_the_steading(table)) if in_play(table, "homefront") else ()
    if not in_play(table, "days-of-gold"):
        return steading
    return (*steading, *_of_the_hungry(table), *_of_the_dying(table), *_of_duty(table), *_of_who_leaves(table))


def _of_duty(table: Table) -> tuple[Owed, ...]:
    """What the session asks of each, and wages that were left unpaid before (DG-SESSION)."""
    return tuple(
        Owed(one.id, one.name, one.what, one.due, one.rule, one.settled_by, about=one.about)
        for one in open_duties(table)
    )


def _of_who_leaves(table: Table) -> tuple[Owed, ...]:
    """Followers who go as soon as they can (DG-LOYALTY)."""
    return tuple(
        Owed(
            f"leaving-{who}",
            one.name,
            "leaves",
            "as soon as they can",
            "DG-LOYALTY",
            "person-becomes",
            about=f"people.{who}",
        )
        for who, one in followers(table, STILL).items()
        if one.leaving
    )


def _at_the_door(table: Table) -> tuple[Owed, ...]:
    """Who waits at Death's Door rolls by the end of the scene (HH-DEATH-2)."""
    return tuple(
        Owed(
            f"deaths-door-{who}",
            called(table, who),
            "Death's Door",
            "by the scene's end",
            "HH-DEATH-2",
            "deaths-door",
            about=place_of(table, who),
        )
        for who in waiting(table)
    )


def _of_the_hungry(table: Table) -> tuple[Owed, ...]:
    """Who went without a ration on a Journey, and pays for it as the day ends (DG-JOURNEY-3)."""
    return tuple(
        Owed(
            f"ration-{who}",
            called(table, who),
            _counted(missed_by(table, who), "Wound"),
            "as the day ends",
            "DG-JOURNEY-3",
            "end-day",
            have="no ration on the way",
            about=missed_at(who),
        )
        for who in who_missed(table)
    )


def _of_the_dying(table: Table) -> tuple[Owed, ...]:
    """For whom death comes, and when (DG-WOUNDS-2)."""
    return tuple(
        Owed(
            f"dying-{who}",
            called(table, who),
            "dies",
            f"end of session {ends_with(table) if until is None else until}",
            "DG-WOUNDS-2",
            "death-comes",
            have=f"{BOXES} Wounds",
            about=f"characters.{who}",
            age=_counted(ends_with(table) - until, "session") if until is not None else "",
        )
        for who, until in dying(table).items()
    )


def _of_the_steading(table: Table) -> tuple[Owed, ...]:
    found = []
    if harvest_owed(table):
        age = _counted(_seasons_since(table, "autumn", table.steading.year), "season")
        found.append(Owed("harvest", "Harvest", YIELD, "before winter", "HF-SEASON-AUTUMN-2", "harvest", age=age))
    found += [
        Owed(
            meal,
            "Winter",
            f"{table.owed[meal].amount} Surplus",
            "before spring",
            "HF-SEASON-WINTER-3",
            "second-meal",
            have=f"have {table.steading.surplus}",
            about=f"owed.{meal}",
            age=_counted(_seasons_since(table, "winter", table.owed[meal].year), "season"),
        )
        for meal in open_second_meals(table)
    ]
    if (muster := table.steading.muster) is not None:
        lent = f"Defenses +{muster.lends}" if muster.lends else "nothing lent"
        found.append(
            Owed(
                "muster",
                "Muster",
                lent,
                "this season",
                "HF-MUSTER-2",
                "stand-down",
                have=f"held for {_age(table, muster)}",
                about="steading.muster",
                age=_age(table, muster),
            )
        )
    return tuple(found)


def _age(table: Table, muster: Muster) -> str:
    """How long a muster has held: in days, in sessions where no day has ended since (HF-MUSTER-2)."""
    days, sessions = table.campaign.day - muster.day, table.campaign.session - muster.session
    return _counted(sessions, "session") if days <= 0 < sessions else _counted(days, "day")


def _seasons_since(table: Table, season: Season, year: int) -> int:
    """How many seasons have changed since that one (HF-SEASON-ORDER)."""
    return moment(table.steading.season, table.steading.year) - moment(season, year)


def _counted(count: int, unit: str) -> str:
    """A length of time in plain words; none of it, or less than none after a change by hand, is less than one."""
    return f"less than a {unit}" if count <= 0 else f"{count} {unit}{'' if count == 1 else 's'}"
