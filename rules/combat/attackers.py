"""A foe in a fight hurts somebody outside a clash, by the GM's hand: what it strikes with, and what bears on that.

What is for one exchange waits for a clash; an attack's own ends with this one (DG-SPEND-LAPSE).
"""

from rules.combat.edges import ATTACK, EXCHANGE, RULE, USED, as_part, held
from rules.combat.ours import fighting_in
from rules.combat.present import foes_there
from rules.combat.sides import Foe, Gives
from rules.modifier import Part
from rules.play import Play
from rules.table import Table


def attackers(table: Table, who: str) -> dict[str, Foe]:
    """The foes who could hurt somebody, by id: all in a fight that is on; nobody hurts one of their own (DG-NPC)."""
    theirs = who in table.foes or (who in table.battalions and table.battalions[who].side == "theirs")
    return {} if theirs else dict(foes_there(table))


def more_for(table: Table, who: str, gives: Gives) -> tuple[Part, ...]:
    """What somebody has more, or less, of Harm or of Armor in the fight that they are in (DG-SPEND-LAPSE)."""
    fight = _fight_of(table, who)
    return tuple(
        as_part(table, edge)
        for _, edge in held(table, fight)
        if edge.bearer == who and edge.gives == gives and edge.lasts != EXCHANGE
    )


def attack_is_over(play: Play, who: str) -> None:
    """Somebody has struck: what was for that one attack has ended (DG-SPEND-LAPSE)."""
    for id, edge in tuple(held(play.table, _fight_of(play.table, who))):
        if edge.bearer == who and edge.lasts == ATTACK:
            play.set(f"edges.{id}.status", "used", rule=RULE, why=USED[ATTACK])


def _fight_of(table: Table, who: str) -> str:
    return table.foes[who].fight if who in table.foes else fighting_in(table, who)
