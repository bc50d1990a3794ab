"""Tables for the tests of fights: Rhea and Odo at the gate, with whatever a case gives them and their foes."""

from collections.abc import Mapping
from typing import Any

from rules.combat.sides import Battalion, Edge, Fight, Fighter, Foe
from rules.frozen_map import FrozenMap
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sheets.weapon import Weapon
from rules.sheets.wounds import WoundsSheet
from rules.slugs import slug
from rules.table import Character, Table
from tests.rules.hurting import one
from tests.rules.playing import Did
from tests.rules.tables import stonewell

SWORD = Weapon(name="sword", harm=3)
CLUB = Weapon(name="club", harm=2)
BOW = Weapon(name="bow", harm=3, stat="grace")
GATE = "gate"


def armed(name: str, *weapons: Weapon, status: str = "here", **sheet: Any) -> Character:
    """A Warrior with Might 0, Grace 0, Armor 0 and these weapons, but for what is given."""
    usual: dict[str, Any] = {"calling": "Warrior", "might": 0, "grace": 0, "armor": 0}
    made = WoundsSheet(**(usual | sheet))
    have = FrozenMap({slug(weapon.name): weapon for weapon in weapons})
    return Character(name=name, sheet=made, weapons=have, status=status)  # type: ignore[arg-type]


def foe(name: str = "Wolf", *, harm: int | None = 2, armor: int | None = 0, most: int | None = 6, **more: Any) -> Foe:
    """A foe at the gate who has Wounds."""
    wounds = more.pop("wounds", 0)
    return Foe(
        **({"name": name, "fight": GATE} | more),
        sheet=OthersWounds(harm=harm, armor=armor, most_wounds=most, wounds=wounds),
    )


def hound(hp: int | None = 12, *, most: int | None = 12, armor: int | None = 0, **more: Any) -> Foe:
    """A foe at the gate who has HP."""
    sheet = {"hp": hp, "max_hp": most, "armor": armor, "damage_die": "d8"} | more.pop("sheet", {})
    return Foe(**({"name": "Hound", "fight": GATE} | more), sheet=OthersHitPoints(**sheet))


def band(name: str, members: int, *, harm: int = 2, armor: int = 0, **more: Any) -> Battalion:
    """A battalion at the gate."""
    usual: dict[str, Any] = {"side": "ours", "quality": 0, "fight": GATE, "began": members}
    return Battalion(name=name, members=members, harm=harm, armor=armor, **(usual | more))


def edge(bearer: str, gives: str, amount: int = 1, lasts: str = "exchange", name: str = "an edge") -> Edge:
    """Something that helps somebody at the gate."""
    return Edge(name=name, fight=GATE, bearer=bearer, gives=gives, amount=amount, lasts=lasts)  # type: ignore[arg-type]


def at_the_gate(
    rhea: Character | None = None,
    foes: Mapping[str, Foe] | None = None,
    *,
    odo: Character | None = None,
    battalions: Mapping[str, Battalion] | None = None,
    edges: Mapping[str, Edge] | None = None,
    bram: Mapping[str, Any] | None = None,
    fight: Mapping[str, Any] | None = None,
    dread: int = 0,
    **more: Any,
) -> Table:
    """Rhea with a sword, alone with a wolf at the gate, unless something else is given; Bram is one with HP."""
    who = {"rhea": armed("Rhea", SWORD) if rhea is None else rhea}
    who |= {} if odo is None else {"odo": odo}
    who |= {} if bram is None else {"bram": one("Bram", sheet={"damage_die": "d8"} | dict(bram))}
    fighters = FrozenMap({id: Fighter() for id in who})
    made = stonewell(
        characters=who,
        fights={GATE: Fight(**({"name": "The gate", "fighters": fighters} | dict(fight or {})))},
        foes={"wolf": foe()} if foes is None else foes,
        battalions=battalions,
        edges=edges,
        campaign={"session": 4, "in_session": True},
        **more,
    )
    return made.model_copy(update={"gm": made.gm.model_copy(update={"dread": dread})})


def met(pick: str | None = None, dice: tuple[int, int] = (4, 4), foe: str = "wolf", **more: Any) -> dict[str, Any]:
    """Rhea meets somebody, with these dice: the answers."""
    said: dict[str, Any] = {"who": ["rhea"], "foe": [foe], "roll/dice": list(dice)}
    return said | ({} if pick is None else {"pick": [pick]}) | more


STRONG, PART, BAD = (6, 4), (4, 4), (2, 2)  # 10+, 7-9 and 6- with nothing added


def dealt(id: str, before: int, after: int, why: str, *, rule: str = "DG-FIGHT", scope: str = "dealt/") -> Did:
    """Wounds of a foe."""
    return Did(f"{scope}foes.{id}.sheet.wounds", before, after, rule, why)


def taken(
    before: int, after: int, why: str, *, who: str = "rhea", rule: str = "DG-FIGHT", scope: str = "taken/"
) -> Did:
    """Wounds of a character."""
    return Did(f"{scope}characters.{who}.sheet.wounds", before, after, rule, why)


def dread(before: int, after: int, who: str = "Rhea", scope: str = "roll/") -> Did:
    """A point of Dread for a 6-."""
    return Did(f"{scope}gm.dread", before, after, "DG-ROLL-2", f"{who} rolled 6-")


def one_more(before: int = 0, after: int = 1) -> Did:
    """The fight counts one more exchange."""
    return Did(f"fights.{GATE}.exchange", before, after, "DG-FIGHT", "one more exchange")
