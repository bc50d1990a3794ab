"""Foes of before, to be added again: those of the last fight first (DG-NPC)."""

from itertools import chain, count

from rules.combat.templates import Template, like
from rules.combat.which_fight import last_fight
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


def named_apart(table: Table, fight: str, name: str) -> str:
    """A name by which a row or a battalion can be told from the others in its fight: `Soldier`, then `Soldier 2`."""
    foes = {foe.name.casefold() for foe in table.foes.values() if foe.fight == fight}
    taken = foes | {one.name.casefold() for one in table.battalions.values() if one.fight == fight}
    base, _, number = name.rpartition(" ")
    plain = base if base and number.isdecimal() and base.casefold() in taken else name
    tries = chain((plain,), (f"{plain} {nth}" for nth in count(SECOND)))
    return next(one for one in tries if one.casefold() not in taken)
