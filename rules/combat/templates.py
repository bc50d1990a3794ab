"""Foes to begin with: the typical ones of DG-HARM, by their Harm, or by a damage die where only HP are played.

What is said of them besides, armor, their number, a name, is asked for or said as foes are added.
"""

from msgspec import Struct
from msgspec.structs import replace

from rules.combat.sides import Foe
from rules.harm.damage import SEVERITIES
from rules.sheets.hit_points import DICE
from rules.sheets.others import OthersHitPoints, OthersSheet, OthersWounds
from rules.table import Table
from rules.worlds import in_play
from rules.wounds.harm import TYPICAL

HARM_NAMES = {1: "Brawler", 2: "Cutthroat", 3: "Soldier", 4: "Champion"}  # by the Harm of DG-HARM
DIE_NAMES = {"d4": "Pest", "d6": "Raider", "d8": "Brute", "d10": "Killer"}  # by the dice of HH-DAMAGE-3


class Template(Struct, frozen=True):
    """A foe to be added: its name, what a list says of it, its sheet as far as it is known, a note (DG-NPC)."""

    id: str
    name: str
    says: str
    sheet: OthersSheet
    note: str = ""
    known: bool = True
    many: int = 1

    def of(self, sheet: OthersSheet) -> "Template":
        """The same with another sheet."""
        return replace(self, sheet=sheet)


def typical(table: Table) -> tuple[Template, ...]:
    """The typical foes of the rules in play, each by its own digit: of Harm 1 the first, and so on (DG-HARM,
    HH-DAMAGE-3)."""
    if in_play(table, "days-of-gold"):
        return tuple(
            Template(f"harm-{harm}", HARM_NAMES[harm], f"{harm} Harm: {words}", OthersWounds(harm=harm))
            for harm, words in TYPICAL.items()
        )
    return tuple(
        Template(die, DIE_NAMES[die], f"{die}: {words}", OthersHitPoints(damage_die=die))
        for die in DICE
        if die in SEVERITIES
        for _, words in (SEVERITIES[die],)
    )


def like(id: str, foe: Foe) -> Template:
    """A foe as it was when it came, whole again. It has a sheet (DG-NPC)."""
    sheet = foe.sheet
    if sheet is None:
        raise ValueError(f"{id} has no sheet to be like")
    fresh: OthersSheet
    if isinstance(sheet, OthersWounds):
        fresh = sheet.model_copy(update={"wounds": 0})
    else:
        fresh = sheet.model_copy(update={"hp": sheet.max_hp, "standing": "up", "recovered": False})
    return Template(f"like-{id}", foe.name, numbers(fresh), fresh, foe.note, foe.known, foe.began)


def numbers(sheet: OthersSheet) -> str:
    """What a foe's sheet comes to, in few words: `Harm 3, armor 1, 3 Wounds`, `d8+1, armor 1, 12 HP` (DG-NPC)."""
    armor = () if sheet.armor is None else (f"armor {sheet.armor}",)
    if isinstance(sheet, OthersWounds):
        harm = () if sheet.harm is None else (f"Harm {sheet.harm}",)
        most = sheet.most_wounds
        wounds = () if most is None else (f"{most} Wound{'' if most == 1 else 's'}",)
        return ", ".join((*harm, *armor, *wounds))
    more = f"{sheet.damage_bonus:+d}" if sheet.damage_bonus else ""
    die = () if sheet.damage_die is None else (f"{sheet.damage_die}{more}",)
    hp = () if sheet.max_hp is None else (f"{sheet.max_hp} HP",)
    return ", ".join((*die, *armor, *hp))
