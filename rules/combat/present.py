"""The foes who are there: in a fight that is on, and neither dead nor gone (DG-NPC)."""

from collections.abc import Mapping

from rules.combat.sides import Foe
from rules.table import Table


def foes_there(table: Table) -> Mapping[str, Foe]:
    """Them, by id."""
    return {
        id: foe for id, foe in table.foes.items() if foe.status == "here" and table.fights[foe.fight].status == "on"
    }
