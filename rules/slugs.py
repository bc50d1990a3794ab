"""Ids: a short plain form of a name, unique among its kind."""

import re
import unicodedata
from collections.abc import Container

LONGEST = 60
RESERVED = frozenset({"all", "gm", "new", "other", "table"})  # what asks and seats call something else by


def slug(name: str, taken: Container[str] = ()) -> str:
    """An id for `name`: lower case, hyphens, ASCII; numbered (`-2`) where `taken` has it already.

    A name with nothing that ASCII can hold (an emoji, other scripts) becomes `thing`. A reserved word is numbered too.
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST].strip("-") or "thing"
    if base not in taken and base not in RESERVED:
        return base
    number = 2
    while f"{base}-{number}" in taken:
        number += 1
    return f"{base}-{number}"
