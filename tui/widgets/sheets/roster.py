"""Somebody in the roster: who they are, how badly they are hurt, and how they are, in three lines, two or one."""

from rules.forecast import bonuses_held
from rules.harm.level_up import short_of
from rules.kept import Status
from rules.sheets.hit_points import HitPointSheet, Standing
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sheets.wounds import DYING_WORD, WoundsSheet
from rules.table import Character, Person, Table
from tui.glyphs import Glyphs
from tui.widgets.cells import EMPTY, Line, Part, apart, clean, cut, cut_line, width_of
from tui.widgets.sheets.bonuses import bonus_word
from tui.widgets.sheets.gauge import STANDINGS, condition_part, debilities, gauge
from tui.widgets.sheets.injuries import open_injuries

BAR, SHORT_BAR = 10, 6  # cells
LEAST_NAME = 14  # cells that a name has before what stands beside it is cut
LEAST_WORD = 10  # cells, with the gap, from which the beginning of a word is worth showing
GAP = "  "
OUT_OF_IT: dict[Standing, str] = {"out": "OUT", "at-the-door": "AT THE DOOR"}  # in short, where there is one line


def character_lines(table: Table, id: str, width: int, glyphs: Glyphs, *, folded: bool) -> tuple[Line, ...]:
    """Name and what they are; how badly they are hurt, and armor; how they are. `folded`: in two lines.

    Who has no numbers yet has the first line alone.
    """
    one = table.characters[id]
    here = one.status == "here"
    name = beside((one.name, "bold $txt" if here else "$mut"), (one.sheet.role, "$mut"), width, glyphs)
    hurt = gauge(one.sheet, BAR, glyphs)
    is_now = joined(states(table, id), width - (width_of(hurt) + len(GAP) if folded and hurt else 0), glyphs)
    if folded:
        both: Line = (*hurt, (GAP, ""), *is_now) if hurt and is_now else (*hurt, *is_now)
        return (name, cut_line(both, width, glyphs)) if both else (name,)
    armor: Line = () if one.sheet.armor is None else (("armor ", "$mut"), (str(one.sheet.armor), "bold $txt"))
    lines = [name]
    if hurt or armor:
        lines.append(apart(hurt, armor, width, glyphs) if armor else hurt)
    return (*lines, is_now) if is_now else tuple(lines)


def person_line(one: Person, width: int, glyphs: Glyphs) -> Line:
    """Name, and what matters most of them: what has become of them, how badly they are hurt, or what they are."""
    if one.status != "here":
        return beside((one.name, "$mut"), status_part(one.status), width, glyphs)
    hurt = gauge(one.sheet, SHORT_BAR, glyphs) if one.sheet else EMPTY
    if not hurt:
        return beside((one.name, "$txt"), (one.role, "$mut"), width, glyphs)
    name: Line = ((cut(one.name, width - width_of(hurt) - 1, glyphs), "$txt"),)
    with_how: Line = (*name, *_how(one))
    fits = width_of(with_how) + len(GAP) + width_of(hurt) <= width
    return apart(with_how if fits else name, hurt, width, glyphs, gap=1)


def _how(one: Person) -> Line:
    """How somebody is for now, besides how badly they are hurt: out of the action, or a debility that they bear."""
    standing = OUT_OF_IT.get(one.sheet.standing, "") if isinstance(one.sheet, OthersHitPoints) else ""
    if isinstance(one.sheet, OthersWounds) and one.sheet.out:
        standing = OUT_OF_IT["out"]
    passing = [clean(tag.name) for tag in one.tags.values() if tag.passing and tag.status == "held"]
    said = standing or ", ".join(passing)
    return ((GAP, ""), (said, "bold $rust" if standing else "$rust")) if said else ()


def states(table: Table, id: str) -> list[Part]:
    """How a character is, in words, the worst first; what has become of them before all else."""
    one = table.characters[id]
    found = [] if one.status == "here" else [status_part(one.status)]
    if one.status == "dead":
        return found
    found += _of_wounds(one.sheet) if isinstance(one.sheet, WoundsSheet) else _of_hit_points(one.sheet)
    found += [(bonus_word(bonus), "$mut") for bonus in bonuses_held(table, id).values()]
    if isinstance(one.sheet, WoundsSheet):
        found += [(held.name, "$rust") for held in one.sheet.conditions.values() if held.status == "held"]
    elif short_of(table, id) is None:
        found.append((f"XP {one.sheet.xp}", "$mut"))
    if count := open_injuries(one.injuries):
        found.append((f"{count} {'injury' if count == 1 else 'injuries'}", "$rust"))
    if holds_the_muster(table, id):
        found.append(("holds the muster", "$mut"))
    return found


def holds_the_muster(table: Table, id: str) -> bool:
    """Whether it is theirs to oversee: it names whoever does, by id or as they are called."""
    muster = table.steading.muster
    return muster is not None and muster.overseen and muster.overseer in (id, table.characters[id].name)


def _of_wounds(sheet: WoundsSheet) -> list[Part]:
    found = [condition_part(sheet)]
    if sheet.condition == DYING_WORD and sheet.dies_with is not None:
        found.append((f"dies end of s{sheet.dies_with}", "$mut"))
    return found


def _of_hit_points(sheet: HitPointSheet) -> list[Part]:
    said = STANDINGS[sheet.standing], ", ".join(debilities(sheet))
    return [(words, "bold $rust") for words in said if words]


def status_part(status: Status) -> Part:
    """What has become of somebody, in words."""
    if status == "dead":
        return "DEAD", "bold $rust"
    return status, "$mut"


def joined(parts: list[Part], width: int, glyphs: Glyphs) -> Line:
    """Words beside each other, as far as there is room; a few letters of the next ones are left out."""
    line: Line = ()
    for text, style in parts:
        longer: Line = (*line, (GAP if line else "", ""), (clean(text), style))
        if width_of(longer) > width and line and width - width_of(line) < LEAST_WORD:
            return cut_line((*line, (f" {glyphs.cut}", "$mut")), width, glyphs)
        line = longer
    return cut_line(line, width, glyphs)


def beside(left: Part, right: Part, width: int, glyphs: Glyphs) -> Line:
    """Two words of a row, the right one cut first: but a long left one does not drive it out."""
    name = clean(left[0])
    room = width - min(width_of(((name, ""),)), max(LEAST_NAME, width - 12)) - 2
    said: Line = ((cut(right[0], room, glyphs), right[1]),)
    return apart(((name, left[1]),), said, width, glyphs)


def role_of(one: Character | Person) -> str:
    """What somebody is, in a word."""
    return one.sheet.role if isinstance(one, Character) else one.role
