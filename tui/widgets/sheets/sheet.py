"""Every kind of sheet as it is drawn. A new one is its module and a line here."""

from collections.abc import Callable
from typing import Any

from rules.sheets.sheet import Sheet
from tui.widgets.cells import Line
from tui.widgets.sheets.hit_points import hit_point_lines
from tui.widgets.sheets.subject import Subject
from tui.widgets.sheets.wounds import wounds_lines

DRAWN: dict[str, Callable[[Subject, Any], list[Line]]] = {
    "hit-points": hit_point_lines,
    "wounds": wounds_lines,
}


def sheet_lines(subject: Subject, sheet: Sheet) -> list[Line]:
    """A sheet in lines, below its heading."""
    return DRAWN[sheet.kind](subject, sheet)
