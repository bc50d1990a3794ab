"""A line of a sheet: a value on it that a person may change by hand. The tracks of characters are made of these."""

from msgspec import Struct

from rules.kept import LONGEST_NAME, Kind


class Line(Struct, frozen=True, kw_only=True):
    """One value of a sheet, by the name of its field; `signature.contacts.*.state` for one of each thing in a mapping.

    `highest` is a number, or the name of the field of the same sheet that says it. A value of None was given by nobody
    yet. Words and choices may be `optional`: left empty. `once_given`: no line at all before that.
    """

    field: str
    word: str
    rule: str
    kind: Kind = "number"
    lowest: int = 0
    highest: int | str | None = None
    choices: tuple[str, ...] = ()
    longest: int = LONGEST_NAME
    optional: bool = False
    once_given: bool = False
