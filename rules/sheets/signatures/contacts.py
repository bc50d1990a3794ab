"""The Rogue's contacts, eleven of them, each ready or used (DG-CLASSES)."""

from typing import ClassVar, Literal

from rules.frozen_map import FrozenMap
from rules.kept import Flag, Kept, Name, Text
from rules.sheets.line import Line

HOW_MANY = 11  # DG-CLASSES


class Contact(Kept):
    """A specialist: who they are and what they are good for, in the table's words."""

    name: Name
    text: Text = ""
    ready: Flag = True


class Contacts(Kept):
    """The contacts by id. There are `HOW_MANY` once all are named."""

    WORD: ClassVar[str] = "Contacts"
    CALLING: ClassVar[str] = "Rogue"
    LINES: ClassVar[tuple[Line, ...]] = (
        Line(field="signature.contacts.*.ready", word="ready", rule="DG-CLASSES", kind="mark"),
    )

    kind: Literal["contacts"] = "contacts"
    contacts: FrozenMap[Contact] = FrozenMap()
