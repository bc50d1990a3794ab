"""One press of a key, as the fronts take it."""

from msgspec import Struct


class Press(Struct, frozen=True):
    """`name` is Textual's for the key, `character` what it types, if anything."""

    name: str
    character: str | None = None
