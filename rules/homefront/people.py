"""Naming people in a move: who is known, who is new, who is lost."""

from collections.abc import Container

from msgspec.structs import replace

from rules.asks import GM, Ask, Option, Person
from rules.kept import PRESENT, Status
from rules.named import everyone, place_of, taken, who_is
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Person as Someone
from rules.table import Table

UNNAMED = "a player's character, unnamed"
A_CHARACTER = "a player's character"
CHARACTERS_ROLE = "player's character"  # of one who is kept among the people
NO_CHARACTER = "not a player's character"


def present(table: Table) -> tuple[Option, ...]:
    """Those who are still part of the steading, players' characters first."""
    return tuple(
        Option(id, one.name, who_is(one), about=place) for id, place, one in everyone(table) if one.status in PRESENT
    )


def gone(table: Table) -> tuple[Option, ...]:
    """Those who were part of it once."""
    return tuple(
        Option(id, one.name, one.status, about=place) for id, place, one in everyone(table) if one.status not in PRESENT
    )


def npcs(table: Table) -> frozenset[str]:
    """The ids of all who are no player's character, as far as the table can tell.

    One of before there were characters may have been kept among the people, and can be known by the role alone; at a
    table that has no characters at all it may be anybody.
    """
    if not table.characters:
        return frozenset()
    return frozenset(id for id, one in table.people.items() if CHARACTERS_ROLE not in one.role.casefold())


def _meant_and_not(table: Table, spared: Container[str]) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Those who can be meant, and those who can't, with the reason as their effect."""
    here = present(table)
    others = tuple(
        replace(option, effect=A_CHARACTER if option.id in table.characters else NO_CHARACTER)
        for option in here
        if option.id in spared
    )
    return tuple(option for option in here if option.id not in spared), (*others, *gone(table))


@step
def name_someone(
    play: Play,
    id: str,
    text: str,
    *,
    rule: str,
    to: str = GM,
    empty: str = "",
    asides: tuple[Ask[bool], ...] = (),
    spared: Container[str] = (),
) -> Steps[str]:
    """Ask for somebody. Whoever is new is put on the roster. Returns their name, "" for nobody.

    `empty`: nobody need be named, and what it means to name none. `spared` are the ids of who can't be meant.
    """
    options, others = _meant_and_not(play.table, spared)
    said = yield from play.ask(
        Person(
            id=id,
            text=text,
            to=to,
            rule=rule,
            options=options,
            gone=others,
            optional=bool(empty),
            empty=empty,
            asides=asides,
        )
    )
    known = next((option.text for option in options if option.id == said), "")
    if said and not known:
        with play.scope(id):
            new = slug(said, taken(play.table))
            play.set(f"people.{new}", Someone(name=said), rule=rule, why="named for the first time")
    return known or said


@step
def lose_someone(
    play: Play,
    id: str,
    text: str,
    *,
    rule: str,
    to: str = GM,
    status: Status = "dead",
    role: str = "",
    spared: Container[str] = (),
) -> Steps[None]:
    """Ask who it is that dies, leaves or retires, and write it down. `spared` are the ids of who can't be meant."""
    options, others = _meant_and_not(play.table, spared)
    said = yield from play.ask(Person(id=id, text=text, to=to, rule=rule, options=options, gone=others))
    if place := place_of(play.table, said):
        play.set(f"{place}.status", status, rule=rule)
    else:
        new = slug(said, taken(play.table))
        play.set(f"people.{new}", Someone(name=said, role=role, status=status), rule=rule)
