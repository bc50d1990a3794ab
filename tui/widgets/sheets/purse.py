"""What is in a purse, and what was spent: for the seats that see it."""

from rules.coins import coins
from rules.sheets.wounds import WoundsSheet
from tui.widgets.cells import Line, Part
from tui.widgets.sheets.subject import Subject


def money(copper: int) -> Line:
    """An amount with its numbers in bold: `42 gp  7 sp`."""
    words = coins(copper).split()
    parts: list[Part] = []
    for number, coin in zip(words[::2], words[1::2], strict=True):
        parts += [("  " if parts else "", ""), (number, "bold $txt"), (f" {coin}", "$mut")]
    return tuple(parts)


def purse_lines(subject: Subject, sheet: WoundsSheet) -> list[Line]:
    """One line; none where nobody has said what there is, or this seat does not see it."""
    if sheet.purse is None or not subject.shows("sheet.purse"):
        return []
    spent: Line = (("    spent ", "$mut"), (coins(sheet.spent), "$mut")) if sheet.spent else ()
    return [subject.row("Purse", *money(sheet.purse), *spent)]
