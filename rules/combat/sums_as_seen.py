"""The sums of a fight as the players read them: without the Harm of those who are closed to them (DG-NPC).

A sum stands beside what it did, on whoever was struck: `Wolf 3, old grudge +1, less Armor 1: 3`.
"""

import re
from collections.abc import Iterator

from rules.combat.as_seen import known_as, own_sheet
from rules.combat.edges import as_part
from rules.combat.sight import sees_in_a_fight
from rules.table import Table


def closed_to_players(table: Table) -> tuple[str, ...]:
    """The ids of those in a fight of whom the players do not see how they fare."""
    return tuple(who for who in (*table.foes, *table.battalions) if not sees_in_a_fight(table, own_sheet(table, who)))


def sum_as_seen(table: Table, closed: tuple[str, ...], text: str) -> str:
    """A text without the numbers of those who are closed: `Wolf, less Armor 1: 3`."""
    for who in closed:
        names = {name for name in (known_as(table, who), _name(table, who)) if name in text}
        for name in names:
            told = re.compile(rf"(?<!\w){re.escape(name)}(?:, Harm)? [0-9]+(?=[,;:])")
            if told.search(text):
                text = told.sub(name.replace("\\", r"\\"), text)
                for part in _edges(table, who):
                    text = text.replace(f", {part}", "")
    return text


def _name(table: Table, who: str) -> str:
    return (table.foes.get(who) or table.battalions[who]).name


def _edges(table: Table, who: str) -> Iterator[str]:
    """What the edges of somebody add, as a sum says it, also of those that have ended."""
    return (str(as_part(table, edge)) for edge in table.edges.values() if edge.bearer == who and edge.gives == "harm")
