"""What a character fights with (DG-FIGHT)."""

from rules.sheets.weapon import Weapon
from tui.widgets.cells import Line, clean
from tui.widgets.sheets.subject import Subject


def weapon_lines(subject: Subject) -> list[Line]:
    """Weapons with their Harm and stat: the one in hand first, and said to be."""
    held = [one for one in subject.one.weapons.values() if one.status != "lost"]
    return subject.flow("Weapons", map(_weapon, sorted(held, key=lambda one: one.status != "in-hand")))


def _weapon(one: Weapon) -> Line:
    hand: Line = ((" in hand", "$mut"),) if one.status == "in-hand" else ()
    return ((clean(one.name), "$txt"), (f" {one.harm}", "bold $txt"), (f" {one.stat}", "$mut"), *hand)
