"""The Druid's grove (DG-CLASSES)."""

from typing import ClassVar, Literal

from rules.kept import LONGEST_TEXT, Kept, Text
from rules.sheets.line import Line


class Grove(Kept):
    """Where the grove is and what lives in it, in the table's words."""

    WORD: ClassVar[str] = "The Grove"
    CALLING: ClassVar[str] = "Druid"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(
            field="signature.grove",
            word="grove",
            rule="DG-CLASSES",
            kind="words",
            longest=LONGEST_TEXT,
            optional=True,
        ),
    )

    kind: Literal["grove"] = "grove"
    grove: Text = ""
