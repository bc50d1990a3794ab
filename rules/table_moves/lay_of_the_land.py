"""Get the Lay of the Land: time spent asking around in a place, +Wits (DG-LAND)."""

from rules.asks import YesNo
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
                _use(play, who, perk)
        yield from roll_and_ask(play, who, LAND, more=len(used), besides=asides)


def _asides(table: Table, who: str) -> tuple[YesNo, ...]:
    """What brings one more question, whatever the roll (DG-LAND)."""
    about, session = f"characters.{who}", table.campaign.session
    knowledge = YesNo(
        id="knowledge",
        letter="k",
        text="Regional Knowledge applies",
        to=who,
        about=about,
        rule=RULE,
        effect=f"+1 question: {region_of(table, who)}",
    )
    perks = tuple(
        YesNo(
            id=perk,
            letter=letter,
            text=f"{name} is used",
            to=who,
            about=about,
            rule=RULE,
            effect="used already this session" if _stamp(who, perk, session) in table.done else "+1 question",
        )
        for perk, (name, letter) in PERKS.items()
        if _has(table, who, name)
    )
    return (*((knowledge,) if region_of(table, who) else ()), *perks)


def _has(table: Table, who: str, name: str) -> bool:
    """Whether somebody holds the perk of that name: the table types perks in (DG-UNPRINTED)."""
    perks = sheet_of(table, who).perks.values()
    return any(one.status == "held" and one.name.strip().casefold() == name.casefold() for one in perks)


def _stamp(who: str, perk: str, session: int) -> str:
    return f"{perk}-{who}-session-{session}"


def _use(play: Play, who: str, perk: str) -> None:
    """A perk that works once a session is used (DG-LAND)."""
    session, name = play.table.campaign.session, PERKS[perk][0]
    again = f"{called(play.table, who)} has used {name} in session {session}: once a session"
    play.stamp(_stamp(who, perk, session), rule=RULE, again=again)


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
