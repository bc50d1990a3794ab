"""Who somebody is by their id: a player's character, somebody of the people, the GM or the players together."""

from collections.abc import Iterator

from rules.asks import GM, TABLE
from rules.table import Character, Person, Table

CALLED = {GM: "GM", TABLE: "the players"}


def everyone(table: Table) -> Iterator[tuple[str, str, Character | Person]]:
    """All who have a name, characters first: their id, their place in the table, and who they are."""
    for id, character in table.characters.items():
        yield id, f"characters.{id}", character
    for id, person in table.people.items():
        yield id, f"people.{id}", person


def taken(table: Table) -> frozenset[str]:
    """The ids that somebody has: no two have the same, whether character or not."""
    return frozenset(table.characters) | frozenset(table.people)


def place_of(table: Table, id: str) -> str:
    """Where somebody stands in the table: `characters.rhea`, `people.odo`; "" for a stranger."""
    return f"characters.{id}" if id in table.characters else f"people.{id}" if id in table.people else ""


def called(table: Table, id: str) -> str:
    """What to call somebody: `GM`, `the players`, a name; the id itself for a stranger."""
    return str(getattr(table.characters.get(id) or table.people.get(id), "name", CALLED.get(id, id)))


def who_is(one: Character | Person) -> str:
    """What there is to say of somebody, in a few words: a person's role, or a character's and who plays them."""
    if isinstance(one, Person):
        return one.role
    return ", ".join(filter(None, (one.sheet.role, one.player and f"played by {one.player}")))
