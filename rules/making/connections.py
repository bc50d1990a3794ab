"""Connections: who is known, what door they open, and why they value it too (DG-CONNECTIONS, DG-CREATE-2)."""

from collections.abc import Container, Iterable

from msgspec.structs import replace

from rules.asks import GM, Option, Person, Words
from rules.homefront.people import gone, present
from rules.kept import LONGEST_NAME, LONGEST_TEXT
from rules.leading import who_leads
from rules.making.bearer import SHEET, none_can, sheet_of
from rules.making.lines import line
from rules.moves import Move
from rules.named import called, taken
from rules.play import Play, Steps, step
from rules.sheets.noted import Connection
from rules.slugs import slug
from rules.table import Person as Someone
from rules.table import Table

RULE = "DG-CONNECTIONS"
PLAYED = "a player's character"
KNOWN = "a Connection already"
PEOPLE = "people."


@step
def name_a_connection(
    play: Play,
    id: str,
    *,
    owner: str,
    owner_name: str,
    has: Iterable[Connection] = (),
    to: str = GM,
    gained: bool = False,
) -> Steps[Connection]:
    """Ask for somebody and what ties them to a character. Whoever is new is put on the roster.

    `owner` is the id that the character has or will have; `has` are the Connections that they have. One that is
    `gained` in play has to have a reason, of the GM.
    """
    with play.scope(id):
        person, name = yield from _who(play, owner, owner_name, {one.name.casefold() for one in has}, to)
        with play.scope(slug(name)):
            door = yield from play.ask(line("door", "What do they give access to?", rule=RULE, to=to, about="people"))
            why = yield from play.ask(
                Words(
                    id="why",
                    text=f"What has {owner_name} to offer them, or why do they value it too?",
                    to=GM if gained else to,
                    about="people",
                    rule=RULE,
                    optional=not gained,
                    longest=LONGEST_TEXT,
                )
            )
    return Connection(name=name, text=door, why=why, person=person)


@step
def _who(play: Play, owner: str, owner_name: str, has: Container[str], to: str) -> Steps[tuple[str, str]]:
    """Somebody who is known, or is new and put on the roster: their id ("" where that is waived) and name."""
    can_be, cannot = _who_can_be(play.table, has)
    themself = Option(owner, owner_name, "nobody is a Connection of their own", f"characters.{owner}")
    said = yield from play.ask(
        Person(
            id="who",
            text="Who is the Connection?",
            to=to,
            rule=RULE,
            options=can_be,
            gone=(themself, *(one for one in cannot if one.id != owner)),
        )
    )
    if said in play.table.people:
        return said, called(play.table, said)
    person = slug(said, taken(play.table) | {owner})
    new = Someone(name=said, role=f"Connection of {owner_name}"[:LONGEST_NAME])
    made = play.set(f"people.{person}", new, rule=RULE, why="named for the first time")
    return person if made else "", said


def _who_can_be(table: Table, has: Container[str]) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Those of the people who can become a Connection, and all others whose name is taken, with the reason."""
    can_be, cannot = [], list(gone(table))
    for option in present(table):
        if not option.about.startswith(PEOPLE):
            cannot.append(replace(option, effect=PLAYED))
        elif option.text.casefold() in has:
            cannot.append(replace(option, effect=KNOWN))
        else:
            can_be.append(option)
    return tuple(can_be), tuple(cannot)


# -- the move


@step
def _gain(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose Connection?", sheet=SHEET)
    held, name = sheet_of(play.table, who).connections, called(play.table, who)
    with play.scope(who):
        found = yield from name_a_connection(
            play, "connection", owner=who, owner_name=name, has=held.values(), to=who, gained=True
        )
        new = slug(found.name, held)
        play.set(f"characters.{who}.sheet.connections.{new}", found, rule=RULE, waivable=False)


A_CONNECTION = Move(
    id="connection",
    name="A Connection",
    letter="o",
    short="a useful face",
    tab="party",
    trigger="Somebody and a character can be of use to each other",
    world="days-of-gold",
    rules=(RULE,),
    steps=_gain,
    players=True,
    blocked=none_can,
)
