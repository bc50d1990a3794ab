"""The Priest's faithful (DG-CLASSES)."""

from typing import ClassVar, Literal

from rules.kept import LONGEST_TEXT, Count, Kept, Text
from rules.sheets.line import Line


class Faithful(Kept):
    """How many they are, None until somebody says, and what they believe in, in the table's words."""

    WORD: ClassVar[str] = "The Faithful"
    CALLING: ClassVar[str] = "Priest"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="signature.faithful", word="faithful", rule="DG-CLASSES"),
        Line(
            field="signature.creed",
            word="creed",
            rule="DG-CLASSES",
            kind="words",
            longest=LONGEST_TEXT,
            optional=True,
        ),
    )

    kind: Literal["faithful"] = "faithful"
    faithful: Count | None = None
    creed: Text = ""
