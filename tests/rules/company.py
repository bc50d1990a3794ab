"""Tables for the moves at the table: characters with Wounds whose stats are 0, but for what a case gives them."""

from collections.abc import Mapping
from typing import Any

from rules.frozen_map import FrozenMap
from rules.sheets.bonus import Bonus
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, GmPools, Table
from tests.rules.playing import Did
from tests.rules.tables import stonewell

GP = 100
PLAIN = {"might": 0, "grace": 0, "wits": 0, "presence": 0, "armor": 0, "rations": 3, "purse": 20 * GP, "kit": 1}


def one(name: str, *, bonuses: Mapping[str, Bonus] | None = None, status: str = "here", **sheet: Any) -> Character:
    """A character with stats of 0, no Armor, 3 rations and 20 gp, but for what is given."""
    made = WoundsSheet(**(PLAIN | sheet))
    return Character(name=name, status=status, sheet=made, bonuses=FrozenMap(bonuses))  # type: ignore[arg-type]


def company(*, dread: int = 0, rhea: Mapping[str, Any] | None = None, table: Any = None, **others: Any) -> Table:
    """Rhea, and whoever else is named, each with what is given of them; session 4 runs."""
    characters = {"rhea": one("Rhea", **(rhea or {}))}
    characters |= {id: given if isinstance(given, Character) else one(id.capitalize(), **given)
                   for id, given in others.items()}  # fmt: skip
    campaign = {"campaign": {"session": 4, "in_session": True}}
    made = stonewell(characters=characters, **(campaign | (table or {})))
    return made.model_copy(update={"gm": GmPools(dread=dread)})


def dread(was: int, now: int, who: str = "Rhea", scope: str = "rhea/roll/") -> Did:
    """Dread that a 6- earns."""
    return Did(f"{scope}gm.dread", was, now, "DG-ROLL-2", f"{who} rolled 6-")


def used(who: str, bonus: str, scope: str = "rhea/roll/") -> Did:
    """A forward that is gone with a roll."""
    place = f"characters.{who}.bonuses.{bonus}.status"
    return Did(f"{scope}{place}", "held", "used", "DG-FORWARD", "it counted into this roll")


def bonus(amount: int = 1, **fields: Any) -> Bonus:
    """A forward by that much."""
    return Bonus(**({"kind": "forward", "name": "a bonus", "amount": amount} | fields))
