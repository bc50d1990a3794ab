"""The tracks of sheets, made of the lines that each sheet declares."""

from collections.abc import Callable, Iterable

from rules.sheets.line import Line
from rules.table import Table
from rules.track import Track


def _sibling(kind: str, field: str) -> Callable[[Table, str], int | None]:
    """The end of a number that another field of the same sheet says; None where nobody has said it."""

    def highest(table: Table, slug: str) -> int | None:
        end: int | None = getattr(getattr(table, kind)[slug].sheet, field)
        return end

    return highest


def on_sheets(kind: str, sheets: Iterable[tuple[Line, ...]]) -> tuple[Track, ...]:
    """The tracks of all lines of some sheets. A field that several have is one track, as the first declares it."""
    found: dict[str, Track] = {}
    for line in (line for lines in sheets for line in lines):
        found.setdefault(
            line.field,
            Track(
                f"{kind}.*.sheet.{line.field}",
                line.word,
                line.rule,
                kind=line.kind,
                lowest=line.lowest,
                highest=_sibling(kind, line.highest) if isinstance(line.highest, str) else line.highest,
                choices=line.choices,
                longest=line.longest,
                optional=line.optional,
                once_given=line.once_given,
            ),
        )
    return tuple(found.values())
