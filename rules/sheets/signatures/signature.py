"""What makes a class what it is (DG-CLASSES). A new one is its module and a line here; its LINES become tracks."""

from typing import Annotated

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
