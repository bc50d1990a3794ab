"""Goodwill: gold spent in public for the people of a settlement raises what it thinks of one (DG-GOODWILL)."""

from rules.asks import Money, Option, Pick, YesNo
from rules.coin import SHEET, out_of, pay
from rules.coins import GOLD, coins
from rules.economy.holdings import MOST_REPUTATION, Reputation
from rules.economy.reputation import NEW, begin, reputations_of, say_standing, standing
from rules.economy.tracks import GIVEN, REPUTATION
from rules.errors import Refused
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.play import Play, Steps, step

RULE, OVER = "DG-GOODWILL-1", "DG-GOODWILL-2"
EACH = 500 * GOLD  # DG-GOODWILL-1: for a point of Reputation
NO_SETTLEMENT = "no settlement: goodwill is bought in one"


def room(one: Reputation) -> int:
    """How much copper still buys something there: what is over at +5 does not (DG-GOODWILL-2)."""
    return max(0, (MOST_REPUTATION - one.value) * EACH - one.given)


@step
def _goodwill(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who spends for the people?", sheet=SHEET)
    with play.scope(who):
        where = yield from _where(play, who)
        if where == NEW:
            with play.scope(NEW):
                where = yield from begin(play, who, rule=RULE, to=who, settlement=True)
        with play.scope(where):
            yield from _give(play, who, where)


@step
def _where(play: Play, who: str) -> Steps[str]:
    """The settlement, each with what would raise it."""
    known = reputations_of(play.table, who)
    if not known:
        return NEW
    there = tuple(
        Option(id, one.name, f"{standing(one.value)}, {_buys(one)}", f"reputations.{id}.given")
        for id, one in known.items()
        if one.settlement
    )
    gone = tuple(
        Option(id, one.name, NO_SETTLEMENT, f"reputations.{id}") for id, one in known.items() if not one.settlement
    )
    new = Option(NEW, "Another settlement", "where nothing was given so far", f"characters.{who}")
    (where,) = yield from play.ask(
        Pick(
            id="where",
            text="For the people of which settlement?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=(*there, new),
            gone=gone,
        )
    )
    return where


def _buys(one: Reputation) -> str:
    """What gold still does there, in a few words."""
    if one.value >= MOST_REPUTATION:
        return "nothing more to buy"
    return f"{coins(one.given)} given, the next at {coins(EACH)}"


@step
def _give(play: Play, who: str, where: str) -> Steps[None]:
    one = play.table.reputations[where]
    about, useful = f"reputations.{where}.given", room(one)
    purse = yield from out_of(play, who, amount=1)
    amount = yield from play.ask(
        Money(
            id="amount",
            text=f"How much for {one.name}?",
            to=who,
            about=about,
            rule=RULE,
            lowest=1,
            highest=int(purse.value(play.table)),
            hint=f"{_buys(one)}; more than {coins(useful)} buys nothing" if useful else _buys(one),
        )
    )
    if over := max(0, amount - useful):  # DG-GOODWILL-2: said before anything is paid
        yield from _all_the_same(play, who, where, amount, over)
    held = purse.value(play.table)
    yield from pay(play, purse, amount, what_for=f"goodwill of {one.name}", rule=RULE)
    if purse.value(play.table) != held:  # waived, nothing was given
        _thank(play, where, amount)
    say_standing(play, where)


@step
def _all_the_same(play: Play, who: str, where: str, amount: int, over: int) -> Steps[None]:
    """What is over is said, and whoever gives can still give less. Raises Refused then."""
    name = play.table.reputations[where].name
    says = f"{coins(over)} of it is over at +{MOST_REPUTATION} with {name}: it buys nothing and is not kept"
    gives = yield from play.ask(
        YesNo(
            id=f"over-{amount}",
            text=f"{says}. Give it all the same?",
            to=who,
            about=f"reputations.{where}.given",
            rule=OVER,
        )
    )
    if not gives:
        raise Refused(f"{says}: one step back to give less", f"reputations.{where}.given")


def _thank(play: Play, where: str, amount: int) -> None:
    """The points that it buys, and what is left towards the next (DG-GOODWILL-1)."""
    one = play.table.reputations[where]
    if one.value >= MOST_REPUTATION:
        return
    together = one.given + amount
    points = min(together // EACH, MOST_REPUTATION - one.value)
    left = 0 if one.value + points == MOST_REPUTATION else together - points * EACH
    why = f"{coins(together)} given for the people"
    with play.together("thanks"):
        if points:
            play.adjust(REPUTATION.at(where), points, rule=RULE, why=why)
        play.set(GIVEN.at(where), left, rule=RULE, why=f"{coins(amount)} more, {points} bought")


GOODWILL = Move(
    id="goodwill",
    name="Goodwill",
    letter="g",
    short="public gifts",
    tab="economy",
    trigger="Somebody spends gold in public for the people of a place",
    world="days-of-gold",
    rules=(RULE, OVER, "DG-COIN-2", "DG-FORTUNE-GOLD"),
    steps=_goodwill,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
