"""Who somebody is by their id: a player's character, somebody of the people, a foe, the GM or the players together."""

from collections.abc import Iterator, Mapping

from rules.asks import GM, TABLE
from rules.combat.sides import Battalion, Foe
from rules.table import Character, Person, Table

CALLED = {GM: "GM", TABLE: "the players"}


def everyone(table: Table) -> Iterator[tuple[str, str, Character | Person]]:
    """All who have a name, characters first: their id, their place in the table, and who they are."""
    for id, character in table.characters.items():
        yield id, f"characters.{id}", character
    for id, person in table.people.items():
        yield id, f"people.{id}", person


def taken(table: Table) -> frozenset[str]:
    """The ids that somebody has: no two have the same, whether character, foe, battalion or anybody else."""
    return frozenset(id for _, kind in _named(table) for id in kind)


def place_of(table: Table, id: str) -> str:
    """Where somebody stands in the table: `characters.rhea`, `people.odo`, `foes.wolf`; "" for a stranger."""
    return next((f"{name}.{id}" for name, kind in _named(table) if id in kind), "")


def speaks_for(table: Table, id: str) -> str:
    """Whose answer it is when somebody is asked: their own for a player's character, else the GM's."""
    return id if id in table.characters else GM


def called(table: Table, id: str) -> str:
    """What to call somebody: `GM`, `the players`, a name; the id itself for a stranger."""
    return next((kind[id].name for _, kind in _named(table) if id in kind), CALLED.get(id, id))


def _named(table: Table) -> tuple[tuple[str, Mapping[str, Character | Person | Foe | Battalion]], ...]:
    """Every kind of those who can be named, with its name in the table."""
    return (
        ("characters", table.characters),
        ("people", table.people),
        ("foes", table.foes),
        ("battalions", table.battalions),
    )


def who_is(one: Character | Person) -> str:
    """What there is to say of somebody, in a few words: a person's role, or a character's and who plays them."""
    if isinstance(one, Person):
        return one.role
    return ", ".join(filter(None, (one.sheet.role, one.player and f"played by {one.player}")))
