"""How badly somebody is hurt, on one line: boxes for Wounds, a bar for HP, with their number; and in words."""

from rules.sheets.hit_points import DEBILITIES, HitPointSheet, Standing
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sheets.sheet import Sheet
from rules.sheets.wounds import BOXES, BROKEN_WORD, DYING_WORD, FINE_WORD, WoundsSheet
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part

MOST_BOXES = 8  # more than that are a number alone
IN_CAPITALS = (BROKEN_WORD, DYING_WORD)
STANDINGS: dict[Standing, str] = {"up": "", "out": "OUT OF THE ACTION", "at-the-door": "AT DEATH'S DOOR"}


def bar(value: int, top: int, cells: int, glyphs: Glyphs, ink: str = "$moss") -> Line:
    """A bar of so many cells: none of it full only for 0, and all of it only for the whole."""
    full = cells if value >= top else 0 if value <= 0 else max(1, min(cells - 1, round(cells * value / top)))
    return (glyphs.heavy * full, f"bold {ink}"), (glyphs.rule * (cells - full), "$faint")


def wounds_boxes(wounds: int, most: int, glyphs: Glyphs) -> Line:
    """A box for each Wound that somebody can have."""
    return (glyphs.have * wounds, "bold $rust"), (glyphs.lack * (most - wounds), "$box")


def gauge(sheet: Sheet | OthersHitPoints | OthersWounds, cells: int, glyphs: Glyphs, ink: str = "") -> Line:
    """Wounds or HP with their number, the bar `cells` wide; nothing where nobody has said how many. `ink` is the bar's;
    "": by how much of it is left."""
    if isinstance(sheet, WoundsSheet):
        return _wounds(sheet.wounds, BOXES, glyphs)
    if isinstance(sheet, OthersWounds):
        return _wounds(sheet.wounds, sheet.most_wounds, glyphs) if sheet.most_wounds is not None else ()
    if sheet.hp is None:
        return ()
    if not sheet.max_hp:
        return (str(sheet.hp), "bold $txt"), (" HP", "$mut")
    ink = ink or ("$moss" if 2 * sheet.hp > sheet.max_hp else "$rust")
    return (
        *bar(sheet.hp, sheet.max_hp, cells, glyphs, ink),
        (f" {sheet.hp}", "bold $txt"),
        (f"/{sheet.max_hp}", "$txt"),
    )


def _wounds(wounds: int, most: int, glyphs: Glyphs) -> Line:
    boxes = (*wounds_boxes(wounds, most, glyphs), (" ", "")) if max(wounds, most) <= MOST_BOXES else ()
    return (*boxes, (str(wounds), "bold $txt"), (f"/{most}", "$txt"))


def condition_part(sheet: WoundsSheet) -> Part:
    """What the Wounds come to, and what they take off each roll: `Wounded -1`, `DYING -2`."""
    word, off = sheet.condition, sum(part.by for part in sheet.penalties)
    if word == FINE_WORD:
        return word, "$mut"
    return f"{word.upper() if word in IN_CAPITALS else word} {off}", "bold $rust"


def debilities(sheet: HitPointSheet) -> tuple[str, ...]:
    """The debilities that are marked."""
    return tuple(one for one in DEBILITIES if getattr(sheet, one))
