"""One press of a key, as the fronts take it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Press:
    """`name` is Textual's for the key, `character` what it types, if anything."""

    name: str
    character: str | None = None
