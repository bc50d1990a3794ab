"""Tables for the tests of who is in a fight: Rhea, Odo and Bram, a follower, foes as a case gives them."""

from collections.abc import Mapping
from typing import Any

from rules.combat.sides import Battalion, Edge, Fight, Fighter, Foe
from rules.frozen_map import FrozenMap
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, GmPools, Person, Table
from tests.rules.tables import stonewell

RHEA = Character(name="Rhea", sheet=WoundsSheet(calling="Rogue", armor=1))
ODO = Character(name="Odo", sheet=WoundsSheet(calling="Warrior", armor=0))
BRAM = Character(name="Bram", sheet=HitPointSheet(playbook="Heavy", hp=16, max_hp=16, armor=1))
GARET = Person(name="Garet", role="squire", follower=True, sheet=OthersWounds(most_wounds=3, harm=2, armor=0))
MILITIA = Battalion(name="Militia", members=12, began=12, quality=1, harm=3, armor=1)
REAVER = Foe(name="Reaver", fight="gate", many=4, began=6, sheet=OthersWounds(most_wounds=3, wounds=1, harm=3, armor=1))
HOUND = Foe(
    name="Ash hound", fight="gate",
    sheet=OthersHitPoints(hp=5, max_hp=12, armor=1, damage_die="d8", damage_bonus=1, standing="out"),
)  # fmt: skip


def a_fight(name: str = "The gate", *, who: tuple[str, ...] = (), status: str = "on", **fields: Any) -> Fight:
    """A fight with those of ours in it."""
    fighters = {one: Fighter() for one in who}
    everybody = FrozenMap(fighters | fields.pop("fighters", {}))
    return Fight(name=name, status=status, fighters=everybody, **fields)  # type: ignore[arg-type]


def gathered(
    *,
    fights: Mapping[str, Fight] | None = None,
    foes: Mapping[str, Foe] | None = None,
    battalions: Mapping[str, Battalion] | None = None,
    edges: Mapping[str, Edge] | None = None,
    people: Mapping[str, Person] | None = None,
    dread: int = 0,
    fortune: int = 0,
    plays: str = "both",
    **characters: Character,
) -> Table:
    """Rhea and Odo, who have Wounds, and Bram, who has HP, with what is given; `plays` are the rules in play."""
    made = stonewell(
        characters=characters or {"rhea": RHEA, "odo": ODO, "bram": BRAM},
        people=people,
        fights=fights,
        foes=foes,
        battalions=battalions,
        edges=edges,
        settings={"plays": plays},
    )
    return made.model_copy(update={"gm": GmPools(dread=dread, fortune=fortune)})


def at_the_gate(*who: str, **more: Any) -> Table:
    """The same, with the fight at the gate on and those in it: Rhea, Odo and Bram if nobody is named."""
    fight = a_fight(who=who or ("rhea", "odo", "bram"), begun=1)
    return gathered(fights={"gate": fight} | more.pop("fights", {}), **more)
