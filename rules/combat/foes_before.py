"""Foes of before, to be added again: those of the last fight first (DG-NPC)."""

from collections.abc import Iterator
from itertools import chain, count

from rules.combat.sides import Battalion, Foe
from rules.combat.templates import Template, like
from rules.combat.which_fight import last_fight
from rules.named import taken as all_taken
from rules.play import Play
from rules.slugs import slug
from rules.table import Table

SECOND = 2  # of a name: `Soldier 2`


def before(table: Table) -> tuple[Template, ...]:
    """Every foe that there was, each name once, as it was in its latest fight; the latest fight goes first."""
    newest = sorted(
        ((id, foe) for id, foe in table.foes.items() if foe.sheet is not None),
        key=lambda one: -table.fights[one[1].fight].begun,
    )
    found: dict[str, Template] = {}
    for id, foe in newest:
        found.setdefault(foe.name.casefold(), like(id, foe))
    return tuple(found.values())


def of_the_last_fight(table: Table, fight: str) -> tuple[str, tuple[Template, ...]]:
    """The id of the last fight but the present one, and all its foes as they came; "" and none where there are none."""
    last = last_fight(table, but=fight)
    return last, tuple(
        like(id, foe) for id, foe in table.foes.items() if last and foe.fight == last and foe.sheet is not None
    )


def named_apart(table: Table, fight: str, name: str, *, known: bool = False) -> str:
    """A name by which a row or a battalion can be told from the others in its fight: `Soldier`, then `Soldier 2`.

    One that is `known` counts none that the players do not know of.
    """
    taken = {one.name.casefold() for _, one in _there(table, fight) if one.known or not known}
    base, _, number = name.rpartition(" ")
    plain = base if base and number.isdecimal() and base.casefold() in taken else name
    tries = chain((plain,), (f"{plain} {nth}" for nth in count(SECOND)))
    return next(one for one in tries if one.casefold() not in taken)


def named_in(play: Play, fight: str, name: str, *, known: bool, rule: str) -> str:
    """The same, in a play: a hidden one that has the name already gives it up to one that is seen, and takes the next,
    so that the players read no number that tells of it (DG-NPC)."""
    name = named_apart(play.table, fight, name, known=known)
    for place, one in tuple(_there(play.table, fight)):
        if known and not one.known and one.name.casefold() == name.casefold():
            other = _next_free(play.table, fight, one.name)
            play.set(f"{place}.name", other, rule=rule, why="another is seen by that name", waivable=False)
    return name


def _next_free(table: Table, fight: str, name: str) -> str:
    """The next name that nobody has, hidden or not, for one that gives up its own."""
    others = {one.name.casefold() for _, one in _there(table, fight)}
    base, _, number = name.rpartition(" ")
    plain = base if base and number.isdecimal() else name
    return next(one for nth in count(SECOND) if (one := f"{plain} {nth}").casefold() not in others)


def _there(table: Table, fight: str) -> Iterator[tuple[str, Foe | Battalion]]:
    """All who are in a fight, with their places."""
    yield from ((f"foes.{id}", foe) for id, foe in table.foes.items() if foe.fight == fight)
    yield from ((f"battalions.{id}", one) for id, one in table.battalions.items() if one.fight == fight)


def id_for(table: Table, fight: str, name: str, *, known: bool) -> str:
    """An id for somebody of theirs, in which no number tells the players of one that they do not know."""
    kept = fight in table.fights and table.fights[fight].status == "kept"
    return slug(name if known and not kept else f"unseen {name}", all_taken(table))
