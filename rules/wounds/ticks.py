"""What is ticked on a Wounds sheet besides boxes: a contact used or ready again, an oath's end, a perk of once a
session, a condition that is over (DG-CLASSES, DG-PERK, HH-SHEETS)."""

from collections.abc import Iterator

from rules.asks import GM, Option, Pick
from rules.errors import Refused
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.signatures.contacts import Contacts
from rules.sheets.signatures.oaths import Oaths
from rules.sheets.wounds import WoundsSheet
from rules.table import Table
from rules.wounds.boxes import SHEET

CLASSES, PERK, SHEETS = "DG-CLASSES", "DG-PERK", "HH-SHEETS"
CONTACT, OATH, USED, CONDITION = "contact", "oath", "perk", "condition"
ENDS = {"fulfilled": "what it brings is theirs", "broken": "by their own deed", "released": "by whoever holds it"}
NOTHING = "there is nothing to tick on it: + marks a Wound"


def tickable(table: Table, who: str) -> tuple[Option, ...]:
    """All that can be ticked on somebody's sheet, each with what that does; nothing on any other sheet."""
    sheet = table.characters[who].sheet
    return tuple(_options(table, who, sheet)) if isinstance(sheet, WoundsSheet) else ()


def _options(table: Table, who: str, sheet: WoundsSheet) -> Iterator[Option]:
    about = f"characters.{who}"
    if isinstance(sheet.signature, Contacts):
        for id, contact in sheet.signature.contacts.items():
            yield Option(
                f"{CONTACT}-{id}", contact.name, "ready: used" if contact.ready else "used: ready again", about
            )
    if isinstance(sheet.signature, Oaths):
        for id, oath in sheet.signature.oaths.items():
            if oath.status == "sworn":
                yield Option(f"{OATH}-{id}", oath.name, "sworn: how it ends", about)
    for id, perk in sheet.perks.items():
        if perk.status == "held" and perk.once_a_session:
            used = perk.used_in == table.campaign.session
            yield Option(f"{USED}-{id}", perk.name, "used in this session already" if used else "used, once a session")
    for id, condition in sheet.conditions.items():
        if condition.status == "held":
            yield Option(f"{CONDITION}-{id}", condition.name, "it is over", about)


@step
def _tick(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=CLASSES, text="On whose sheet?", sheet=SHEET)
    about = f"characters.{who}"
    options = tickable(play.table, who)
    if not options:
        raise Refused(f"{called(play.table, who)}'s Wounds sheet: {NOTHING}", about)
    with play.scope(who):
        (picked,) = yield from play.ask(
            Pick(id="what", text="What is ticked?", to=who, about=about, rule=CLASSES, options=options)
        )
        kind, _, id = picked.partition("-")
        place = f"{about}.sheet"
        if kind == CONTACT:
            signature = play.table.characters[who].sheet.signature  # type: ignore[union-attr]  # of tickable
            assert isinstance(signature, Contacts)
            ready = signature.contacts[id].ready
            why = "used" if ready else "ready again"
            play.set(f"{place}.signature.contacts.{id}.ready", not ready, rule=CLASSES, why=why, waivable=False)
        elif kind == OATH:
            yield from _oath_ends(play, who, id)
        elif kind == USED:
            _use(play, who, id)
        else:
            play.set(f"{place}.conditions.{id}.status", "lost", rule=SHEETS, why="it is over", waivable=False)


@step
def _oath_ends(play: Play, who: str, oath: str) -> Steps[None]:
    about = f"characters.{who}"
    options = tuple(Option(id, id, effect, about) for id, effect in ENDS.items())
    (end,) = yield from play.ask(
        Pick(id="ends", text="How does it end?", to=GM, about=about, rule=CLASSES, options=options)
    )
    play.set(f"{about}.sheet.signature.oaths.{oath}.status", end, rule=CLASSES, waivable=False)


def _use(play: Play, who: str, perk: str) -> None:
    """A perk that works once a session. Raises Refused where it has in this one."""
    session = play.table.campaign.session
    place = f"characters.{who}.sheet.perks.{perk}"
    held = play.table.characters[who].sheet.perks[perk]  # type: ignore[union-attr]  # of tickable
    if held.used_in == session:
        raise Refused(f"{held.name} works once a session, and was used in session {session}", place)
    play.set(f"{place}.used_in", session, rule=PERK, why="once a session", waivable=False)


TICK_SHEET = Move(
    id="tick-sheet",
    name="Tick a Wounds Sheet",
    short="used, kept",
    tab="party",
    trigger="A contact or a perk is used, an oath or a condition ends",
    rules=(CLASSES, PERK, SHEETS),
    world="days-of-gold",
    steps=_tick,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
