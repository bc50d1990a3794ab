"""What makes a class what it is (DG-CLASSES). A new one is its module and a line here; its LINES become tracks."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.sheets.signatures.contacts import Contacts
from rules.sheets.signatures.faithful import Faithful
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.oaths import Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.signatures.spellbook import Spellbook

SomeSignature = Household | Oaths | Renown | Spellbook | Grove | Contacts | Faithful
Signature = Annotated[SomeSignature, Field(discriminator="kind")]
SIGNATURES: dict[str, type[SomeSignature]] = {
    "household": Household,
    "oaths": Oaths,
    "renown": Renown,
    "spellbook": Spellbook,
    "grove": Grove,
    "contacts": Contacts,
    "faithful": Faithful,
}


def signature_in_words(held: Mapping[str, Any]) -> str:
    """A signature as it is written, in a few words: `Contacts: Mags, Sil`, `Renown 4`, `Grove: the old yews`."""
    word = SIGNATURES[held["kind"]].WORD
    words: list[str] = []
    for field, value in held.items():
        if isinstance(value, Mapping):
            words += [str(one["name"]) for one in value.values() if one.get("status") not in ("lost", "broken")]
        elif isinstance(value, str) and field != "kind" and value:
            words.append(value)
    counts = [str(held[field]) for field in ("renown", "faithful") if held.get(field) is not None]
    return ": ".join(filter(None, (" ".join((word, *counts)), ", ".join(words))))
