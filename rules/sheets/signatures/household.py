"""The Lord's household and house account (DG-CLASSES)."""

from typing import ClassVar, Literal

from rules.kept import LONGEST_TEXT, Count, Kept, Text
from rules.sheets.line import Line


class Household(Kept):
    """What the household is, in the table's words. `account` is copper, None until somebody says how much."""

    WORD: ClassVar[str] = "Household & House Account"
    CALLING: ClassVar[str] = "Lord"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="signature.account", word="House Account", rule="DG-COIN-2", kind="money"),
        Line(
            field="signature.household",
            word="household",
            rule="DG-CLASSES",
            kind="words",
            longest=LONGEST_TEXT,
            optional=True,
        ),
    )

    kind: Literal["household"] = "household"
    household: Text = ""
    account: Count | None = None
