"""Connections: who is known, what door they open, and why they value it too (DG-CONNECTIONS, DG-CREATE-2)."""

from collections.abc import Container, Iterable

from msgspec.structs import replace

from rules.asks import GM, Option, Person, Words
from rules.homefront.people import gone, present
from rules.kept import LONGEST_NAME, LONGEST_TEXT
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called, taken
from rules.play import Play, Steps, step
from rules.sheets.noted import Connection
from rules.sheets.wounds import WoundsSheet
from rules.slugs import slug
from rules.table import Person as Someone
from rules.table import Table

RULE = "DG-CONNECTIONS"
PLAYED = "a player's character"
KNOWN = "a Connection already"
SHEET = "wounds"
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
    can_be, cannot = _who_can_be(play.table, {one.name.casefold() for one in has})
    themself = Option(owner, owner_name, "nobody is a Connection of their own", f"characters.{owner}")
    with play.scope(id):
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
        person, name = said, called(play.table, said)
        if said not in play.table.people:
            person = slug(said, taken(play.table) | {owner})
            new = Someone(name=said, role=f"Connection of {owner_name}"[:LONGEST_NAME])
            if not play.set(f"people.{person}", new, rule=RULE, why="named for the first time"):
                person = ""
        with play.scope(slug(name)):
            door = yield from play.ask(
                Words(
                    id="door",
                    text="What do they give access to?",
                    to=to,
                    about="people",
                    rule=RULE,
                    optional=True,
                    longest=LONGEST_TEXT,
                )
            )
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
    one = play.table.characters[who]
    assert isinstance(one.sheet, WoundsSheet)  # who_leads lets no other through
    held = one.sheet.connections
    with play.scope(who):
        found = yield from name_a_connection(
            play, "connection", owner=who, owner_name=one.name, has=held.values(), to=who, gained=True
        )
        new = slug(found.name, held)
        play.set(f"characters.{who}.sheet.connections.{new}", found, rule=RULE, waivable=False)


def _cannot(table: Table, who: str) -> str | None:
    return nobody_able(table, who, SHEET)


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
    blocked=_cannot,
)
