"""Journey: a stretch of dangerous or uncertain travel; one leads, +Wits (DG-JOURNEY)."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules.asks import TABLE, Option, Pick
from rules.errors import Refused
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, TIERS, Tier
from rules.roll import beside, roll
from rules.table import Table
from rules.table_moves.knowledge import region_of
from rules.table_moves.rations import rations
from rules.table_moves.tiered import SHEET

RULE, THINGS, RULING = "DG-JOURNEY-1", "DG-JOURNEY-2", "DG-JOURNEY-3"
PICKS: Mapping[Tier, tuple[int, int]] = {  # DG-JOURNEY-1: picks, and one more for each so many others along
    FULL: (2, 1),
    PARTIAL: (1, 2),
    MISS: (0, 3),
}
FOR_KNOWLEDGE = 1  # DG-JOURNEY-3: whoever brings it


class Thing(Struct, frozen=True):
    """One thing to pick, and what happens where it is not picked. `tells`: the GM says more of that at the table;
    `finds`: where it is picked."""

    id: str
    text: str
    lacking: str
    tells: bool = False
    finds: bool = False


SUPPLIES = "supplies"
SIX = (
    Thing("safe", "There is no danger", "danger finds them", tells=True),
    Thing("fast", "Good time is made", "something makes it much slower", tells=True),
    Thing(SUPPLIES, "Supplies are found", "each traveler eats 1 ration"),
    Thing("find", "Something for later is found", "nothing for later is noticed", finds=True),
    Thing("hidden", "The passage stays hidden", "someone may learn of the passage", tells=True),
    Thing(
        "sight",
        "Something to act on is seen at arrival",
        "what could be acted on at arrival is missed for now",
        finds=True,
    ),
)


@step
def _journey(play: Play) -> Steps[None]:
    travelers = yield from play.ask(
        Pick(
            id="along",
            text="Who travels?",
            to=TABLE,
            about="characters",
            rule=RULE,
            options=_could_travel(play.table),
            most=len(_could_travel(play.table)),
        )
    )
    leaders = tuple(option for option in able(play.table, SHEET) if option.id in travelers)
    who = yield from _leader(play, leaders)
    with play.scope(who):
        yield from _on_the_way(play, who, travelers)


@step
def _leader(play: Play, leaders: tuple[Option, ...]) -> Steps[str]:
    if not leaders:
        raise Refused("one who has a Wounds sheet leads, and none of them travels")
    who = yield from who_leads(play, rule=RULE, id="leads", text="Who leads?", sheet=SHEET, options=leaders)
    if who not in [option.id for option in leaders]:
        raise Refused(f"{called(play.table, who)} leads, so travels too", f"characters.{who}")
    return who


@step
def _on_the_way(play: Play, who: str, travelers: tuple[str, ...]) -> Steps[None]:
    """The roll, what is picked, and the price of what is not."""
    knowledge = _knowledge(play.table, who, travelers)
    besides = (knowledge,) if knowledge is not None else ()
    others = sum(1 for one in travelers if one in play.table.characters) - 1
    brought = beside(play, knowledge) if knowledge is not None else None
    more = FOR_KNOWLEDGE if brought else 0
    means = {tier: f"{_picks(tier, others, more)} of {len(SIX)}" for tier in TIERS}
    rolled = yield from roll(play, who, ("wits",), means, rule=RULE, besides=besides)
    picked = yield from _which(play, who, _picks(rolled.tier, others, more))
    for one in SIX:
        comes = one.text if one.id in picked else f"{one.lacking[0].upper()}{one.lacking[1:]}"
        play.remark(comes, f"characters.{who}", to_tell=one.finds if one.id in picked else one.tells)
    if SUPPLIES not in picked:
        yield from rations(play, travelers, rule=THINGS)


def _picks(tier: Tier, others: int, more: int) -> int:
    """How many of the six can be picked (DG-JOURNEY-1); more than six are six (DG-JOURNEY-3)."""
    base, each = PICKS[tier]
    return min(len(SIX), base + others // each + more)


@step
def _which(play: Play, who: str, picks: int) -> Steps[tuple[str, ...]]:
    """Those that are picked; there is nothing to ask where it is none of them, or all."""
    if picks in (0, len(SIX)):
        return tuple(one.id for one in SIX[:picks])
    about = f"characters.{who}"
    options = tuple(Option(one.id, one.text, f"else {one.lacking}", about) for one in SIX)
    return (
        yield from play.ask(
            Pick(
                id="picks",
                text=f"What comes of the Journey? {picks} of {len(SIX)}",
                to=TABLE,
                about=about,
                rule=THINGS,
                options=options,
                least=picks,
                most=picks,
            )
        )
    )


def _could_travel(table: Table) -> tuple[Option, ...]:
    """Every character who is here, and every follower."""
    followers = (
        Option(id, one.name, one.role or "follower", f"people.{id}")
        for id, one in table.people.items()
        if one.follower and one.status == "here"
    )
    return (*able(table), *followers)


def _all_along(table: Table, _who: str) -> Mapping[str, Any]:
    """What is taken for granted: all who are here travel."""
    return {"along": tuple(option.id for option in _could_travel(table))}


def _knowledge(table: Table, who: str, travelers: tuple[str, ...]) -> Pick | None:
    """Whose Regional Knowledge applies: a traveler's own, or a hired guide's. It is +1, so one is enough (DG-JOURNEY-1,
    DG-JOURNEY-3)."""
    options = tuple(
        Option(one, called(table, one), region_of(table, one) if one in table.characters else "a hired guide", place)
        for one in travelers
        if (place := place_of(table, one)) and (one not in table.characters or region_of(table, one))
    )
    if not options:
        return None
    return Pick(
        id="knowledge",
        letter="g",
        text="Regional Knowledge: +1",
        to=who,
        about=f"characters.{who}",
        rule=RULING,
        options=options,
    )


JOURNEY = Move(
    id="journey",
    name="Journey",
    letter="k",
    short="lead, +Wits",
    tab="party",
    trigger="Travelers set out on a stretch that is dangerous, or uncertain",
    rules=(RULE, THINGS, RULING, "DG-FOOD"),
    world="days-of-gold",
    steps=_journey,
    players=True,
    assumes=_all_along,
    hint=lambda table: f"{len(_could_travel(table))} travel",
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
