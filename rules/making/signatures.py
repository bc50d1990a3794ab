"""What makes each class what it is, as it begins and as it grows (DG-CLASSES)."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from rules.asks import GM, Money, Number, Words
from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.leading import who_leads
from rules.making.bearer import SHEET, none_can, sheet_of
from rules.making.classes import Class, class_of
from rules.making.lines import line, things_of
from rules.making.things import HOW, Things, by_id, each, noted, things
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.noted import Noted
from rules.sheets.signatures.contacts import HOW_MANY, Contact, Contacts
from rules.sheets.signatures.faithful import Faithful
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.oaths import Oath, Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.signatures.signature import SomeSignature
from rules.sheets.signatures.spellbook import Spellbook
from rules.slugs import slug
from rules.tracks import track_at

RULE = "DG-CLASSES"
ACCOUNT = "signature.account"


class Begun(Struct, frozen=True):
    """A signature to begin with. `account` is what is in a House Account, in copper, for a purse of its own."""

    signature: SomeSignature
    account: int | None = None


@step
def begin_signature(play: Play, one: Class, *, to: str = GM) -> Steps[Begun]:
    """What a class has of its own, as its bearer says."""
    signature = one.signature
    if signature is Household:
        household = yield from play.ask(_line("household", "What is the household?", to))
        account = yield from play.ask(
            Money(id="account", text="What is in the House Account?", to=to, about="typed", rule=RULE, offered=0)
        )
        return Begun(Household(household=household), account)
    if signature is Oaths:
        said = yield from play.ask(_several("oaths", "Which oaths are sworn? (as Oath: to whom; Oath; ...)", to))
        return Begun(Oaths(oaths=FrozenMap(_oaths(said))))
    if signature is Renown:
        renown = yield from play.ask(_count("renown", "Renown to begin with", to))
        return Begun(Renown(renown=renown))
    if signature is Spellbook:
        said = yield from play.ask(_several("spells", f"Which spells are in the book? ({HOW})", to))
        sanctuary = yield from play.ask(_line("sanctuary", "Where is the sanctuary, and what does it do?", to))
        return Begun(Spellbook(spells=noted(said), sanctuary=sanctuary))
    if signature is Grove:
        grove = yield from play.ask(_line("grove", "Where is the grove, and what lives there?", to))
        return Begun(Grove(grove=grove))
    if signature is Contacts:
        said = yield from play.ask(_several("contacts", f"Who are the {HOW_MANY} contacts? ({HOW})", to, HOW_MANY))
        return Begun(Contacts(contacts=FrozenMap(_contacts(said))))
    faithful = yield from play.ask(_count("faithful", "How many faithful are there?", to))
    creed = yield from play.ask(_line("creed", "What do they believe in?", to))
    return Begun(Faithful(faithful=faithful, creed=creed))


def _line(id: str, text: str, to: str) -> Words:
    return line(id, text, rule=RULE, to=to, about="typed")


def _count(id: str, text: str, to: str) -> Number:
    return Number(id=id, text=text, to=to, about="typed", rule=RULE, offered=0)


def _several(id: str, text: str, to: str, most: int | None = None) -> Things:
    return things_of(id, text, rule=RULE, to=to, about="typed", most=most)


def _oaths(said: str) -> dict[str, Oath]:
    return {id: Oath(name=one.name, to=one.text) for id, one in by_id(things(said)).items()}


def _contacts(said: str) -> dict[str, Contact]:
    return each(said, Contact)


def _spells(said: str) -> dict[str, Noted]:
    return each(said, Noted)


# -- the move: what comes to a signature later


class Grows(Struct, frozen=True):
    """What can come to a signature: its field, what is asked, how it is read, the most there can be."""

    field: str
    text: str
    read: Callable[[str], dict[str, Any]]
    most: int | None = None


GROWS: dict[type[SomeSignature], Grows] = {
    Oaths: Grows("oaths", "Which oath is sworn? (as Oath: to whom)", _oaths),
    Spellbook: Grows("spells", "Which spell comes into the book? (as Spell: what it does)", _spells),
    Contacts: Grows("contacts", "Which contact is named? (as Name: what they do)", _contacts, HOW_MANY),
}


@step
def _grow(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose signature?", sheet=SHEET)
    held, place = sheet_of(play.table, who).signature, f"characters.{who}.sheet.signature"
    with play.scope(who):
        if held is None:
            yield from _begin(play, who, place)
            return
        grows = GROWS.get(type(held))
        if grows is None:
            raise Refused(f"{held.WORD}: a number or words, which are set by hand", place)
        there = getattr(held, grows.field)
        left = None if grows.most is None else grows.most - len(there)
        if left == 0:
            raise Refused(f"all {grows.most} {grows.field} are named", place)
        said = yield from play.ask(
            Things(
                id=grows.field,
                text=grows.text,
                to=who,
                about=f"characters.{who}",
                rule=RULE,
                most=left,
                taken=tuple(known.name for known in there.values()),
            )
        )
        new: set[str] = set()
        for thing in grows.read(said).values():
            id = slug(thing.name, {*there, *new})
            new.add(id)
            play.set(f"{place}.{grows.field}.{id}", thing, rule=RULE, waivable=False)


@step
def _begin(play: Play, who: str, place: str) -> Steps[None]:
    """A signature of somebody who has none yet. Raises Refused where they are of no class."""
    one = class_of(sheet_of(play.table, who).calling)
    if one is None:
        raise Refused(f"{called(play.table, who)} is of none of the seven classes", f"characters.{who}")
    begun = yield from begin_signature(play, one, to=who)
    play.set(place, begun.signature, rule=RULE, waivable=False)
    if begun.account is not None:
        play.set(track_at(f"characters.{who}.sheet.{ACCOUNT}"), begun.account, rule=RULE)


SIGNATURE = Move(
    id="signature",
    name="Add to a Signature",
    letter="g",
    short="oath, spell",
    tab="party",
    trigger="An oath is sworn, a spell learned, a contact named",
    world="days-of-gold",
    rules=(RULE,),
    steps=_grow,
    players=True,
    blocked=none_can,
)
