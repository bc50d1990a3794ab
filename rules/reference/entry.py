"""What the reference is made of: one rule in our words, and the subject that several belong to."""

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One rule as it is played. `ruling`: the rules leave it open, and it is settled so here."""

    id: str
    title: str
    text: str
    ruling: bool = False


class Subject(Struct, frozen=True):
    """A move, or another thing that people look up, with its rules in the order in which they are met."""

    name: str
    entries: tuple[Entry, ...]
