"""Regional Knowledge: where one knows the way, by class or as the table wrote it (DG-REGION, DG-LAND, DG-JOURNEY-1)."""

from rules.making.classes import class_of
from rules.sheets.wounds import WoundsSheet
from rules.table import Table


def region_of(table: Table, who: str) -> str:
    """The Regional Knowledge of a character; "" for who has none."""
    sheet = table.characters[who].sheet
    if not isinstance(sheet, WoundsSheet):
        return ""
    known = class_of(sheet.calling)
    return sheet.region or (known.region if known else "")
