"""Naming people in a move: who is known, who is new, who is lost."""

from typing import Literal

from rules.asks import GM, Ask, Option, Person
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Person as Someone
from rules.table import Table

Status = Literal["here", "away", "dead", "left", "retired"]
UNNAMED = "a player's character, unnamed"
PRESENT: tuple[Status, ...] = ("here", "away")


def present(table: Table) -> tuple[Option, ...]:
    """The people who are still part of the steading."""
    return tuple(
        Option(id, person.name, person.role, about=f"people.{id}")
        for id, person in table.people.items()
        if person.status in PRESENT
    )


def gone(table: Table) -> tuple[Option, ...]:
    """The people who were part of it once."""
    return tuple(
        Option(id, person.name, person.status, about=f"people.{id}")
        for id, person in table.people.items()
        if person.status not in PRESENT
    )


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
) -> Steps[str]:
    """Ask for somebody. Whoever is new is put on the roster. Returns their name, "" for nobody.

    `empty`: nobody need be named, and what it means to name none.
    """
    options = present(play.table)
    said = yield from play.ask(
        Person(
            id=id,
            text=text,
            to=to,
            rule=rule,
            options=options,
            gone=gone(play.table),
            optional=bool(empty),
            empty=empty,
            asides=asides,
        )
    )
    known = next((option.text for option in options if option.id == said), "")
    if said and not known:
        with play.scope(id):
            new = slug(said, play.table.people)
            play.set(f"people.{new}", Someone(name=said), rule=rule, why="named for the first time")
    return known or said


@step
def lose_someone(
    play: Play, id: str, text: str, *, rule: str, to: str = GM, status: Status = "dead", role: str = ""
) -> Steps[None]:
    """Ask who it is that dies, leaves or retires, and write it down."""
    options = present(play.table)
    said = yield from play.ask(Person(id=id, text=text, to=to, rule=rule, options=options, gone=gone(play.table)))
    if said in {option.id for option in options}:
        play.set(f"people.{said}.status", status, rule=rule)
    else:
        new = slug(said, play.table.people)
        play.set(f"people.{new}", Someone(name=said, role=role, status=status), rule=rule)
