"""The hit-point sheet: HP, debilities and what they hinder, stats, level, bonuses, and what they have."""

from rules.harm.bearers import AT_THE_DOOR
from rules.harm.level_up import cost
from rules.harm.recover import worth
from rules.sheets.hit_points import DEBILITIES, HitPointSheet
from rules.table import Muster
from rules.track import NOT_GIVEN
from tui.widgets.cells import Line, Part
from tui.widgets.sheets.belongings import carried_lines, crew_lines, noted_lines
from tui.widgets.sheets.bonuses import bonus_lines, stat_lines
from tui.widgets.sheets.gauge import STANDINGS, bar
from tui.widgets.sheets.injuries import injury_lines
from tui.widgets.sheets.roster import holds_the_muster
from tui.widgets.sheets.subject import LABEL, Subject, apart_by_blanks

BAR, BESIDE = 20, 24  # cells: the longest bar, and what stands behind it
SHORT, BEHIND = 10, 30  # cells: the bar of XP, and what stands behind it
DEBILITY = 13  # cells, with its box
AT_A_DISADVANTAGE, DISADVANTAGE = "  at a disadvantage", "  disadvantage"


def hit_point_lines(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    """The whole sheet, below its heading."""
    words = [
        *bonus_lines(subject),
        *_holds(subject, subject.view.table.steading.muster),
        *subject.words("Instinct", sheet.instinct),
    ]
    return [
        *_hp(subject, sheet),
        *apart_by_blanks(
            (
                _debilities(subject, sheet),
                stat_lines(subject),
                _growth(subject, sheet),
                words,
                injury_lines(subject.one.injuries, subject.width, subject.glyphs),
                noted_lines(subject, "Moves", sheet.moves),
                crew_lines(subject),
                carried_lines(subject),
                subject.words("Look", sheet.appearance),
            )
        ),
    ]


def _hp(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    parts: list[Part] = []
    if sheet.hp is not None:
        if sheet.max_hp:
            cells = max(6, min(BAR, subject.width - LABEL - BESIDE))
            ink = "$moss" if 2 * sheet.hp > sheet.max_hp else "$rust"
            parts += [*bar(sheet.hp, sheet.max_hp, cells, subject.glyphs, ink), ("  ", "")]
        parts += [(str(sheet.hp), "bold $txt"), (f" of {sheet.max_hp}" if sheet.max_hp else "", "$mut")]
    elif subject.shows("sheet.hp"):
        most = f", {sheet.max_hp} at most" if sheet.max_hp is not None else ""
        parts += [(f"{NOT_GIVEN}{most}", "$mut")]
        if subject.view.seat.is_gm:
            parts += [("  +", "bold $amber"), (" sets it", "$mut")]
    if sheet.armor is not None:
        parts += [("     armor " if parts else "armor ", "$mut"), (str(sheet.armor), "bold $txt")]
    lines = [subject.row("HP", *parts)] if parts else []
    if standing := STANDINGS[sheet.standing]:
        lines.append(subject.row("", (standing, "bold $rust")))
    return lines


def _debilities(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    """A box each, with the stats that it puts at a disadvantage."""
    words = {line.field: line.word for line in sheet.STATS}
    lines = []
    for number, (one, stats) in enumerate(DEBILITIES.items()):
        hit = " ".join(words[stat] for stat in stats)
        label = "" if number else "Debility"
        if getattr(sheet, one):
            name: Line = ((f"{f'{subject.glyphs.have} {one.upper()}':<{DEBILITY}}", "bold $rust"),)
            long = LABEL + DEBILITY + len(hit) + len(AT_A_DISADVANTAGE) <= subject.width
            lines.append(
                subject.row(label, *name, (hit, "$txt"), (AT_A_DISADVANTAGE if long else DISADVANTAGE, "$txt"))
            )
        else:
            box: Line = (subject.glyphs.lack, "$box"), (f" {one:<{DEBILITY - 2}}", "$mut")
            lines.append(subject.row(label, *box, (hit, "$mut")))
    return lines


def _growth(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    """XP, what a breather gives back, what they hit with and have to use up: as far as somebody has said."""
    return [*_xp(subject, sheet), *_recover(subject, sheet), *_has(subject, sheet)]


def _xp(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    if sheet.level is None:
        return [subject.row("XP", (str(sheet.xp), "bold $txt"))] if sheet.xp else []
    needs, level = cost(sheet.level), sheet.level + 1
    cells = max(4, min(SHORT, subject.width - LABEL - BEHIND))
    more = f"{needs - sheet.xp} more to level {level}" if sheet.xp < needs else f"enough for level {level}"
    return [
        subject.row(
            "XP",
            *bar(sheet.xp, needs, cells, subject.glyphs, "$amber"),
            (f"  {sheet.xp}", "bold $txt"),
            (f" of {needs}   {more}", "$mut"),
        )
    ]


def _recover(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    if sheet.hp is None or not subject.plays("homefront"):
        return []
    if sheet.standing == AT_THE_DOOR:
        return [subject.row("Recover", ("not at Death's Door", "$mut"))]
    why = "not again before more damage" if sheet.recovered else "a breather, a use of supplies"
    return [subject.row("Recover", (f"{worth(subject.view.table)} HP", "bold $txt"), (f"  {why}", "$mut"))]


def _has(subject: Subject, sheet: HitPointSheet) -> list[Line]:
    has: list[Line] = []
    if sheet.damage_die is not None:
        has.append((("damage ", "$mut"), (sheet.damage_die, "bold $txt")))
    if sheet.supplies is not None:
        has.append((("supplies ", "$mut"), (str(sheet.supplies), "bold $txt")))
    if sheet.stock is not None:
        most = f" of {sheet.max_stock}" if sheet.max_stock is not None else ""
        has.append((("Stock ", "$mut"), (str(sheet.stock), "bold $txt"), (most, "$mut")))
    return subject.flow("Has", has)


def _holds(subject: Subject, muster: Muster | None) -> list[Line]:
    """The muster, for who oversees it."""
    if muster is None or not holds_the_muster(subject.view.table, subject.id):
        return []
    lent = f"  lends Defenses +{muster.lends}" if muster.lends else ""
    return [subject.row("Holds", ("the muster", "$txt"), (lent, "$mut"))]
