"""Who can have Harm or Armor more or less in a fight that is on, and how they get it (DG-SPEND-LAPSE)."""

from rules.asks import Option
from rules.combat.ours import fighting_in, ours
from rules.combat.present import foes_there
from rules.combat.sides import Edge, Gives, Lasts
from rules.combat.which_fight import ON, fights_that_are
from rules.combat.who_fights import out_of_it
from rules.named import called, place_of
from rules.play import Play
from rules.slugs import slug
from rules.table import Table


def our_bearers(table: Table) -> dict[str, str]:
    """Those of ours who are here and in a fight that is on, with its id."""
    return {who: fight for who in ours(table) if (fight := fighting_in(table, who))}


def their_bearers(table: Table) -> dict[str, str]:
    """The same of theirs who are not out of it already: foes, then battalions."""
    on = fights_that_are(table, ON)
    forces = {
        id: one.fight
        for id, one in table.battalions.items()
        if one.side == "theirs" and one.status == "here" and one.fight in on
    }
    there = {id: foe.fight for id, foe in foes_there(table).items()} | forces
    return {id: fight for id, fight in there.items() if out_of_it(table, id) is None}


def to_pick(table: Table, bearers: dict[str, str]) -> tuple[Option, ...]:
    """Them, to pick one, each with the name of the fight where several are on (DG-SPEND-DREAD, DG-SPEND-FORTUNE)."""
    several = len(set(bearers.values())) > 1
    return tuple(
        Option(who, called(table, who), table.fights[fight].name if several else "", place_of(table, who))
        for who, fight in bearers.items()
    )


def give(
    play: Play, name: str, bearer: str, fight: str, gives: Gives, amount: int, lasts: Lasts, *, rule: str, why: str = ""
) -> None:
    """Somebody has Harm or Armor more or less in a fight from now on."""
    id = slug(name, play.table.edges)
    edge = Edge(name=name, fight=fight, bearer=bearer, gives=gives, amount=amount, lasts=lasts)
    play.set(f"edges.{id}", edge, rule=rule, why=why)
