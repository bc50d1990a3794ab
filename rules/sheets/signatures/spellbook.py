"""The Wizard's spellbook and sanctuary (DG-CLASSES)."""

from typing import ClassVar, Literal

from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_TEXT, Kept, Text
from rules.sheets.line import Line
from rules.sheets.noted import Noted


class Spellbook(Kept):
    """The spells by id, each as the table writes it, and where the sanctuary is and what it does."""

    WORD: ClassVar[str] = "Spellbook & Arcane Sanctuary"
    CALLING: ClassVar[str] = "Wizard"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(
            field="signature.sanctuary",
            word="sanctuary",
            rule="DG-CLASSES",
            kind="words",
            longest=LONGEST_TEXT,
            optional=True,
        ),
        Line(
            field="signature.spells.*.status", word="spell", rule="DG-CLASSES", kind="choice", choices=("held", "lost")
        ),
    )

    kind: Literal["spellbook"] = "spellbook"
    spells: FrozenMap[Noted] = FrozenMap()
    sanctuary: Text = ""
