"""A foe in a row: name and how many, Wounds or HP, what it deals and what turns it aside; and how it fights."""

from msgspec import Struct
from rich.cells import cell_len

from rules.combat.sides import Edge, Foe
from rules.sheets.others import OthersHitPoints, OthersWounds
from tui.glyphs import Glyphs
from tui.widgets.cells import EMPTY, Line, clean, cut, width_of
from tui.widgets.combat.edges import in_full, with_edges
from tui.widgets.sheets.gauge import gauge

BAR = 5  # cells
HARM, ARMOR = 5, 6  # cells of the two columns at the right
LEAST_NAME = 8  # cells
NO_NUMBERS = "no numbers yet"


class Seen(Struct, frozen=True):
    """A foe as its row begins, of whatever width. `gone` is why it fights no more, in a word."""

    foe: Foe
    gone: str
    after: str  # what stands behind its name
    hurt: Line
    name_cells: int
    hurt_cells: int


class Columns(Struct, frozen=True):
    """How wide the columns are; `numbers` at the right end, 0 where a seat sees none."""

    name: int
    numbers: int
    width: int


def seen(foe: Foe, gone: str, glyphs: Glyphs, *, gm: bool) -> Seen:
    """A foe, drawn as far as that hangs on itself alone."""
    many = f" x{foe.many}" if foe.began > 1 and foe.many else ""
    after = many + ("" if foe.known else f" {glyphs.not_now}")
    name_cells = cell_len(clean(foe.name)) + cell_len(after)
    if gone:
        return Seen(foe, gone, after, ((gone, "$off"),), name_cells, 0)
    if foe.sheet is None:
        return Seen(foe, gone, after, ((NO_NUMBERS, "$mut"),) if gm else EMPTY, name_cells, 0)
    hurt = gauge(foe.sheet, BAR, glyphs, "$dusk")
    return Seen(foe, gone, after, hurt, name_cells, width_of(hurt))


def columns_for(foes: list[Seen], width: int) -> Columns:
    """The columns in which all of them fit: names are cut where they don't."""
    numbers = HARM + ARMOR if any(one.foe.sheet for one in foes) else 0
    room = width - max((one.hurt_cells for one in foes), default=0) - 1 - numbers
    longest = max((one.name_cells for one in foes), default=0)
    return Columns(max(LEAST_NAME, min(longest, room)), numbers, width)


def foe_line(one: Seen, edges: list[Edge], columns: Columns, glyphs: Glyphs) -> Line:
    """Its row."""
    ink = "$off" if one.gone else "$txt" if one.foe.known else "$dusk"
    name = cut(one.foe.name, columns.name - cell_len(one.after), glyphs) + one.after
    line: Line = ((name + " " * (columns.name - cell_len(name) + 1), ink), *one.hurt)
    blank = " " * (columns.width - columns.numbers - width_of(line))
    return line if one.gone else (*line, (blank, ""), *_numbers(one.foe, edges, glyphs))


def _numbers(foe: Foe, edges: list[Edge], glyphs: Glyphs) -> Line:
    """Harm or the damage die, and armor."""
    if foe.sheet is None:
        return EMPTY
    armor = with_edges(foe.sheet.armor, edges, "armor", ARMOR, glyphs)
    if isinstance(foe.sheet, OthersWounds):
        return (*with_edges(foe.sheet.harm, edges, "harm", HARM, glyphs), *armor)
    return ((f"{damage(foe.sheet):>{HARM}}", "bold $txt"), *armor)


def damage(sheet: OthersHitPoints) -> str:
    """What somebody with HP deals: `d8+1`; "" where nobody has said yet."""
    if sheet.damage_die is None:
        return ""
    return f"{sheet.damage_die}+{sheet.damage_bonus}" if sheet.damage_bonus else sheet.damage_die


def note_of(foe: Foe, edges: list[Edge]) -> str:
    """What there is to say of it below its row: how many are left, what helps it, how it fights and what it wants."""
    lost = f"{foe.many} of {foe.began} left" if foe.many != foe.began else ""
    return "; ".join(filter(None, (lost, *map(in_full, edges), clean(foe.note))))
