"""Tables for the tests of harm: characters and others with HP, as a case gives them."""

from typing import Any

from rules.frozen_map import FrozenMap
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.others import OthersHitPoints
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person, Table
from tests.rules.playing import Did
from tests.rules.tables import stonewell

FULL = {"hp": 16, "max_hp": 16, "armor": 0, "supplies": 3, "level": 1}
STATS = {
    "strength": 1, "dexterity": 1, "intelligence": 1, "wisdom": 0, "constitution": 0, "charisma": 0,
}  # fmt: skip


def one(name: str, *, status: str = "here", sheet: dict[str, Any] | None = None, **fields: Any) -> Character:
    """A character with HP 16/16, no armor, and what is given."""
    made = HitPointSheet(**(FULL | STATS | (sheet or {})))
    return Character(name=name, status=status, sheet=made, **fields)  # type: ignore[arg-type]


def caradoc(**sheet: Any) -> Table:
    """A table at Prosperity 0 with one character, called Caradoc."""
    return with_them(caradoc=one("Caradoc", sheet=sheet))


def with_them(people: dict[str, Person] | None = None, prosperity: int = 0, **who: Any) -> Table:
    """A table with characters, and other people."""
    characters = {id: made for id, made in who.items() if isinstance(made, Character)}
    more = {id: value for id, value in who.items() if id not in characters}
    return stonewell(characters=characters, people=people, prosperity=prosperity, **more)


def other(name: str = "Garet", *, follower: bool = False, status: str = "here", **fields: Any) -> Person:
    """Somebody with HP 6/6 whom nobody plays; `sheet` is what differs."""
    sheet = OthersHitPoints(**({"hp": 6, "max_hp": 6, "armor": 0} | fields.pop("sheet", {})))
    maps = {key: FrozenMap(value) if isinstance(value, dict) else value for key, value in fields.items()}
    return Person(name=name, follower=follower, status=status, sheet=sheet, **maps)  # type: ignore[arg-type]


def rhea(wounds: int = 0, **fields: Any) -> Character:
    """A character with Wounds."""
    return Character(name="Rhea", sheet=WoundsSheet(wounds=wounds, armor=0, **fields))


def at(who: str, field: str) -> str:
    """A place on a character's sheet."""
    return f"characters.{who}.sheet.{field}"


def hp(who: str, was: int, now: int, why: str, rule: str = "HH-ARMOR", scope: str | None = None) -> Did:
    """A change of HP, in the scope of whom it is of."""
    return Did(f"{who if scope is None else scope}/{at(who, 'hp')}", was, now, rule, why)
