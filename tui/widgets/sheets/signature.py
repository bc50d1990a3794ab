"""What makes a class what it is, each as what it is: contacts as boxes, oaths with their state, a grove in words."""

from collections.abc import Callable
from textwrap import wrap
from typing import Any

from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.signatures.faithful import Faithful
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.oaths import Oath, Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.signatures.signature import SomeSignature
from rules.sheets.signatures.spellbook import Spellbook
from tui.widgets.cells import Line, Part, clean
from tui.widgets.sheets.belongings import noted_lines, what_it_says
from tui.widgets.sheets.purse import money
from tui.widgets.sheets.subject import LABEL, LEAST, Subject

STATE = 11  # cells
OATHS: dict[str, Part] = {
    "sworn": ("sworn", "$txt"),
    "fulfilled": ("fulfilled", "$moss"),
    "broken": ("BROKEN", "bold $rust"),
    "released": ("released", "$mut"),
}


def signature_lines(subject: Subject, signature: SomeSignature | None) -> list[Line]:
    """The lines of a signature; none for a character without one."""
    return [] if signature is None else DRAWN[signature.kind](subject, signature)


def _contacts(subject: Subject, own: Contacts) -> list[Line]:
    drawn = [_contact(subject, one) for one in own.contacts.values()]
    if not any(one.text for one in own.contacts.values()):
        return subject.flow("Contacts", drawn)
    return [
        subject.row("" if number else "Contacts", *line, *what_it_says(one.text))
        for number, (line, one) in enumerate(zip(drawn, own.contacts.values(), strict=True))
    ]


def _contact(subject: Subject, one: Contact) -> Line:
    name = clean(one.name)
    if one.ready:
        return (subject.glyphs.have, "$moss"), (f" {name}", "$txt")
    return (subject.glyphs.lack, "$box"), (f" {name}, used", "$mut")


def _oaths(subject: Subject, own: Oaths) -> list[Line]:
    lines: list[Line] = []
    for one in own.oaths.values():
        word, style = OATHS[one.status]
        words = wrap(clean(_oath(one)), max(LEAST, subject.width - LABEL - STATE))
        for number, row in enumerate(words):
            state = (f"{'' if number else word:<{STATE}}", style)
            lines.append(
                subject.row("" if lines else "Oaths", state, (row, "$txt" if one.status == "sworn" else "$mut"))
            )
    return lines


def _oath(one: Oath) -> str:
    return ", ".join(filter(None, (one.name, one.to and f"to {one.to}", one.brings and f"brings {one.brings}")))


def _renown(subject: Subject, own: Renown) -> list[Line]:
    return [subject.row("Renown", (str(own.renown), "bold $txt"))]


def _spellbook(subject: Subject, own: Spellbook) -> list[Line]:
    return [*noted_lines(subject, "Spells", own.spells), *subject.words("Sanctum", own.sanctuary)]


def _grove(subject: Subject, own: Grove) -> list[Line]:
    return subject.words("Grove", own.grove)


def _household(subject: Subject, own: Household) -> list[Line]:
    seen = own.account is not None and subject.shows("sheet.signature.account")
    account = [subject.row("Account", *money(own.account or 0))] if seen else []
    return [*account, *subject.words("House", own.household)]


def _faithful(subject: Subject, own: Faithful) -> list[Line]:
    count = [subject.row("Faithful", (str(own.faithful), "bold $txt"))] if own.faithful is not None else []
    return [*count, *subject.words("Creed", own.creed)]


DRAWN: dict[str, Callable[[Subject, Any], list[Line]]] = {
    "contacts": _contacts,
    "oaths": _oaths,
    "renown": _renown,
    "spellbook": _spellbook,
    "grove": _grove,
    "household": _household,
    "faithful": _faithful,
}
