"""Prices: what is asked of a character for goods and services, by what the sellers think of them (DG-REPUTATION-2)."""

from msgspec import Struct

from rules.asks import GM, LONGEST_CALLED, Money, Number, Option, Pick, Words, YesNo
from rules.coin import SHEET, out_of, pay
from rules.coins import coins, share
from rules.economy.reputation import STANDINGS, dearer, reputations_of, standing
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.noted import Noted
from rules.slugs import slug
from rules.table import Table
from rules.tracks import track_at

RULE, EXACT = "DG-REPUTATION-1", "DG-REPUTATION-2"
WHOLE = 100  # percent
MOST = 999  # rations, uses: a bound, so that a slip of the finger is found
NOBODY = "anybody"
BY_HAND = "the GM sets it"
BOUGHT = "bought"
RATIONS = Number(id="rations", letter="r", text="Rations that it brings", rule=EXACT, lowest=1, highest=MOST)
KIT = Number(id="kit", letter="u", text="Uses of a healer's kit that it brings", rule=EXACT, lowest=1, highest=MOST)
CARRIED = YesNo(id="carried", letter="c", text="They carry it from now on", rule=EXACT, effect="noted on the sheet")
COUNTS = (RATIONS, KIT)
ASIDES = (*COUNTS, CARRIED)


class Price(Struct, frozen=True):
    """What is asked, in copper, and how it comes to that. `copper` None: no normal trade."""

    copper: int | None
    why: str


def price_for(table: Table, who: str, reputation: str, listed: int) -> Price:
    """What is asked of a character for what is listed at so much copper, by those with whom they have that Reputation
    (its id; as listed with anybody else). Exact, and rounded half up once (DG-REPUTATION-2)."""
    one = reputations_of(table, who).get(reputation)
    if one is None:
        return Price(listed, f"{coins(listed)} as listed")
    why = f"{coins(listed)} listed; {one.name}, {standing(one.value)}: {dearer(one.value)}"
    by = STANDINGS[one.value].dearer
    return Price(None if by is None else share(listed, WHOLE + by, WHOLE), why)


# -- the move


@step
def _buy(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who buys?", sheet=SHEET)
    with play.scope(who):
        what = yield from play.ask(
            Words(
                id="what",
                text="What is bought, goods or a service?",
                to=who,
                about=f"characters.{who}",
                rule=EXACT,
                longest=LONGEST_CALLED,
            )
        )
        with play.scope(slug(what)):  # what is said of one thing is never for another
            yield from _pay_for(play, who, what)


@step
def _pay_for(play: Play, who: str, what: str) -> Steps[None]:
    listed = yield from play.ask(
        Money(
            id="listed",
            text=f"{what}: what is it listed at?",
            to=who,
            about=f"characters.{who}",
            rule=EXACT,
            lowest=1,
            offered=_listed(play.table, what),
            asides=ASIDES,
        )
    )
    seller = yield from _seller(play, who, what, listed)
    price = price_for(play.table, who, seller, listed)
    by_hand = play.aside("with", _set_by_hand(who))
    if by_hand is not None:
        price = Price(by_hand, f"{price.why}, {BY_HAND}")
    if price.copper is None:
        price = yield from _no_normal_trade(play, seller, what, price)
    assert price.copper is not None
    purse = yield from out_of(play, who, amount=price.copper)
    yield from pay(play, purse, price.copper, what_for=f"{what}: {price.why}")
    _comes_with_it(play, who, what)


def _comes_with_it(play: Play, who: str, what: str) -> None:
    """What was bought is theirs: counted on their sheet, or noted among what they carry."""
    for aside in COUNTS:
        if count := play.aside("listed", aside):
            track = track_at(f"characters.{who}.sheet.{aside.id}")
            if track.value(play.table) is None:
                play.set(track, count, rule=EXACT, why=BOUGHT)
            else:
                play.adjust(track, count, rule=EXACT, why=BOUGHT)
    if play.aside("listed", CARRIED):
        carries = play.table.characters[who].carries
        play.set(f"characters.{who}.carries.{slug(what, carries)}", Noted(name=what), rule=EXACT, why=BOUGHT)


@step
def _seller(play: Play, who: str, what: str, listed: int) -> Steps[str]:
    """With whom it is bought: the id of a Reputation, "" for anybody else. Each says what it would cost there."""
    known = reputations_of(play.table, who)
    options = (
        Option(NOBODY, "Anybody else", f"{coins(listed)}, as listed", f"characters.{who}"),
        *(Option(id, one.name, _asked(play.table, who, id, listed), f"reputations.{id}") for id, one in known.items()),
    )
    seller = yield from the_one(
        play,
        Pick(
            id="with",
            text=f"{what}: bought with whom?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=options,
            asides=(_set_by_hand(who),),
        ),
    )
    return "" if seller == NOBODY else seller


def _asked(table: Table, who: str, reputation: str, listed: int) -> str:
    """What they ask there, in a few words: `12 gp 7 sp 5 cp, +3 Respected`."""
    price, value = price_for(table, who, reputation, listed), table.reputations[reputation].value
    asked = dearer(value) if price.copper is None else coins(price.copper)
    return f"{asked}, {standing(value)}"


def _set_by_hand(who: str) -> Money:
    return Money(id="price", letter="p", text="The GM sets the price", to=GM, about=f"characters.{who}", rule=RULE)


@step
def _no_normal_trade(play: Play, seller: str, what: str, price: Price) -> Steps[Price]:
    """They do not trade with such a one, unless the GM sets a price (DG-REPUTATION-1)."""
    copper = yield from play.ask(
        Money(
            id="by-hand",
            text=f"{what}: {price.why}. Does anybody sell it all the same, and at what price?",
            to=GM,
            about=f"reputations.{seller}",
            rule=RULE,
            lowest=1,
        )
    )
    return Price(copper, f"{price.why}, {BY_HAND}")


def _listed(table: Table, what: str) -> int | None:
    """The price that the table typed in for a thing of that name, if it did."""
    names = (one.price for one in table.listed.values() if one.name.casefold() == what.casefold())
    return next((price for price in names if price), None)


BUY = Move(
    id="buy",
    name="Buy",
    letter="b",
    short="what they ask",
    tab="economy",
    trigger="Somebody buys goods or a service",
    world="days-of-gold",
    rules=(RULE, EXACT, "DG-COIN-2", "DG-FORTUNE-GOLD"),
    steps=_buy,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
