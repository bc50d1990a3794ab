"""Who has a Wounds sheet, to which something comes in play: a perk, a Connection, an oath (HH-SHEETS)."""

from rules.leading import nobody_able
from rules.sheets.wounds import WoundsSheet
from rules.table import Table

SHEET = "wounds"


def none_can(table: Table, who: str) -> str | None:
    """Why this character, or nobody at all, has such a sheet; for `blocked`. None if one has."""
    return nobody_able(table, who, SHEET)


def sheet_of(table: Table, who: str) -> WoundsSheet:
    """The sheet of a character whom `who_leads` let through with SHEET."""
    sheet = table.characters[who].sheet
    assert isinstance(sheet, WoundsSheet)
    return sheet
