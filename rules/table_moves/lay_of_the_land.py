"""Get the Lay of the Land: time spent asking around in a place, +Wits (DG-LAND)."""

from rules.asks import YesNo
from rules.errors import Refused
from rules.leading import who_leads
from rules.making.bearer import sheet_of
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.roll import beside
from rules.table import Table
from rules.table_moves.knowledge import region_of
from rules.table_moves.questions import LAND, roll_and_ask
from rules.table_moves.tiered import SHEET, nobody_can

RULE = "DG-LAND"
PERKS = {"wilderwise": ("Wilderwise", "w"), "revelation": ("Revelation", "r")}  # DG-LAND: each once a session


@step
def _lay_of_the_land(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who asks around?", sheet=SHEET)
    with play.scope(who):
        asides = _asides(play.table, who)
        used = [aside.id for aside in asides if beside(play, aside)]
        for perk in used:
            if perk in PERKS:
                _use(play, who, PERKS[perk][0])
        yield from roll_and_ask(play, who, LAND, more=len(used), besides=asides)


def _asides(table: Table, who: str) -> tuple[YesNo, ...]:
    """What brings one more question, whatever the roll (DG-LAND)."""
    region = region_of(table, who)
    knowledge = (
        (_more(who, "knowledge", "g", "Regional Knowledge applies", f"+1 question: {region}"),) if region else ()
    )
    perks = []
    for perk, (name, letter) in PERKS.items():
        if id := _perk(table, who, name):
            effect = "used in this session already" if _is_used(table, who, id) else "+1 question"
            perks.append(_more(who, perk, letter, f"{name} is used", effect))
    return (*knowledge, *perks)


def _more(who: str, id: str, letter: str, text: str, effect: str) -> YesNo:
    return YesNo(id=id, letter=letter, text=text, to=who, about=f"characters.{who}", rule=RULE, effect=effect)


def _perk(table: Table, who: str, name: str) -> str:
    """The id of the perk of that name, if they hold it, else "": the table types perks in (DG-LAND, DG-UNPRINTED)."""
    perks = sheet_of(table, who).perks.items()
    held = (id for id, one in perks if one.status == "held" and one.name.strip().casefold() == name.casefold())
    return next(held, "")


def _is_used(table: Table, who: str, perk: str) -> bool:
    return sheet_of(table, who).perks[perk].used_in == table.campaign.session


def _use(play: Play, who: str, name: str) -> None:
    """A perk that works once a session is used: the mark is the one that the sheet bears (DG-LAND)."""
    perk, session = _perk(play.table, who, name), play.table.campaign.session
    place = f"characters.{who}.sheet.perks.{perk}"
    if _is_used(play.table, who, perk):
        raise Refused(f"{called(play.table, who)} has used {name} in session {session}: once a session", place)
    play.set(f"{place}.used_in", session, rule=RULE, why="once a session", waivable=False)


LAY_OF_THE_LAND = Move(
    id=LAND.move,
    name=LAND.name,
    letter="z",
    short="ask around",
    tab="party",
    trigger="Somebody takes time in a place to look around, listen and ask",
    rules=(RULE, "DG-REGION"),
    world="days-of-gold",
    steps=_lay_of_the_land,
    players=True,
    blocked=nobody_can,
)
