"""The Knight's oaths, each with its state (DG-CLASSES)."""

from typing import ClassVar, Literal, get_args

from rules.frozen_map import FrozenMap
from rules.kept import Kept, Name, NameOrNone, Text
from rules.sheets.line import Line

OathState = Literal["sworn", "fulfilled", "broken", "released"]


class Oath(Kept):
    """What was sworn, to whom, and what it brings when it is fulfilled."""

    name: Name
    to: NameOrNone = ""
    brings: Text = ""
    status: OathState = "sworn"


class Oaths(Kept):
    """Every oath that was ever sworn, by id."""

    WORD: ClassVar[str] = "Oaths"
    CALLING: ClassVar[str] = "Knight"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(
            field="signature.oaths.*.status",
            word="oath",
            rule="DG-CLASSES",
            kind="choice",
            choices=get_args(OathState),
        ),
    )

    kind: Literal["oaths"] = "oaths"
    oaths: FrozenMap[Oath] = FrozenMap()
