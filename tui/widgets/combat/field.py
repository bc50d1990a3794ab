"""The field: who stands in a fight, in the order in which they are listed; those who are out of it stand last."""

from collections.abc import Iterable, Iterator

from rules.combat.sides import Battalion, Foe
from rules.combat.who_fights import out_of_it
from rules.errors import Refused
from rules.places import look
from rules.table import Character, Person, Table

OURS, THEIRS, BATTALIONS = "ours", "theirs", "battalions"

Anyone = Character | Person | Foe | Battalion


def fights_kept(table: Table) -> tuple[str, ...]:
    """The ids of those that are kept for later."""
    return tuple(id for id, fight in table.fights.items() if fight.status == "kept")


def ours(table: Table, fight: str) -> list[tuple[str, Character | Person]]:
    """Who fights on our side, by place: the players' characters first."""
    there = table.fights[fight].fighters if fight in table.fights else {}
    inside = [id for id, one in there.items() if one.status == "in"]
    found: list[tuple[str, Character | Person]] = [
        *((f"characters.{id}", table.characters[id]) for id in inside if id in table.characters),
        *((f"people.{id}", table.people[id]) for id in inside if id in table.people),
    ]
    return found


def theirs(table: Table, fight: str) -> list[tuple[str, Foe]]:
    """The foes in a fight, by place: those who still fight first."""
    found = [(f"foes.{id}", foe) for id, foe in table.foes.items() if fight and foe.fight == fight]
    return sorted(found, key=lambda one: bool(gone_word(table, id_of(one[0]))))


def battalions(table: Table, fight: str) -> list[tuple[str, Battalion]]:
    """The battalions in a fight, by place: ours first; with no fight, those that are in none."""
    found = [
        (f"battalions.{id}", one)
        for id, one in table.battalions.items()
        if one.fight == fight and (fight or one.status == "here")
    ]
    return sorted(found, key=lambda one: (bool(gone_word(table, id_of(one[0]))), one[1].side == "theirs"))


def gone_word(table: Table, id: str) -> str:
    """Why a foe, a battalion or one of ours fights no more, in a word; "" for who still does."""
    one = table.characters.get(id) or table.people.get(id) or table.foes.get(id) or table.battalions.get(id)
    if one is not None and one.status != "here":
        return one.status
    return "out" if out_of_it(table, id) else ""


def id_of(place: str) -> str:
    """The id in somebody's place: `voss` of `foes.voss`."""
    return place.rpartition(".")[2]


def place_of_row(row: str) -> str:
    """The place of whoever a row stands for: `foes.voss` for `foes.voss.status`."""
    return row.rpartition(".")[0]


def main_number(table: Table, place: str) -> str:
    """Where the number stands that a fight changes: Wounds, HP, or the members of a battalion.

    Raises Refused for who has none.
    """
    one = look(table, place)
    if isinstance(one, Battalion):
        return f"{place}.members"
    sheet = getattr(one, "sheet", None)
    if sheet is None:
        raise Refused(f"{getattr(one, 'name', 'this')} has neither HP nor Wounds", place)
    return f"{place}.sheet.{'wounds' if sheet.kind == 'wounds' else 'hp'}"


def places(rows: Iterable[tuple[str, object]]) -> Iterator[str]:
    """The row of each."""
    return (f"{place}.status" for place, _ in rows)
