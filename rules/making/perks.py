"""Perks: the free one and two of ten to begin with, the others for gold later (DG-CREATE-1, DG-PERK)."""

from rules.asks import GM, Option, Pick
from rules.coin import pay, purse_of
from rules.coins import GOLD, coins
from rules.errors import Refused
from rules.leading import who_leads
from rules.making.bearer import SHEET, none_can, sheet_of
from rules.making.classes import CLASS_PERKS, CLASSES, Class, class_of
from rules.making.things import HOW, Things, things
from rules.making.unprinted import class_perks, free_perk, keep_typed
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.noted import Perk
from rules.slugs import slug
from rules.table import TypedPerk

CREATE, BUY = "DG-CREATE-1", "DG-PERK"
PRICE = 2000 * GOLD  # DG-PERK
OTHER = "other"


@step
def name_the_free_one(play: Play, one: Class) -> Steps[TypedPerk]:
    """The free perk of a class: as it was typed in, else it is asked."""
    if known := free_perk(play.table, one):
        return known[1]
    said = yield from play.ask(
        Things(id="free-perk", text=f"The free perk of a {one.name} ({HOW})", to=GM, about="typed", rule=CREATE, most=1)
    )
    (thing,) = things(said)
    return TypedPerk(name=thing.name, text=thing.text, free=True)


@step
def choose_perks(
    play: Play, one: Class, count: int, *, has: tuple[str, ...] = (), to: str = GM, rule: str = CREATE
) -> Steps[tuple[TypedPerk, ...]]:
    """So many class perks: out of those that were typed in, or typed in now (DG-CREATE-1, DG-PERK).

    `has` are the names of those that they have.
    """
    known = class_perks(play.table, one)
    held = {name.casefold() for name in has}
    options = tuple(
        Option(id, perk.name, perk.text, "typed") for id, perk in known.items() if perk.name.casefold() not in held
    )
    if len(known) < CLASS_PERKS:
        options = (*options, Option(OTHER, "Another one", "typed in now", "typed")) if options else ()
    picked: tuple[str, ...] = ()
    if options:
        picked = yield from play.ask(
            Pick(
                id="perks",
                text=f"Which perk{'' if count == 1 else f's, {count} in all'}?",
                to=to,
                about="typed",
                rule=rule,
                options=options,
                least=count if len(known) >= CLASS_PERKS else 1,
                most=count,
            )
        )
    chosen = tuple(known[id] for id in picked if id != OTHER)
    more = count - len(chosen)
    if not more:
        return chosen
    free = free_perk(play.table, one)
    said = yield from play.ask(
        Things(
            id="other-perks",
            text=f"Name {more} class perk{'' if more == 1 else 's'} of a {one.name} ({HOW})",
            to=to,
            about="typed",
            rule=rule,
            least=more,
            most=more,
            taken=(*has, *(perk.name for perk in chosen), *((free[1].name,) if free else ())),
        )
    )
    by_name = {perk.name.casefold(): perk for perk in known.values()}
    typed = (by_name.get(thing.name.casefold(), TypedPerk(name=thing.name, text=thing.text)) for thing in things(said))
    return (*chosen, *typed)


def on_sheet(perks: tuple[TypedPerk, ...]) -> dict[str, Perk]:
    """Perks to begin with, as they stand on a sheet, by id."""
    found: dict[str, Perk] = {}
    for perk in perks:
        found[slug(perk.name, found)] = Perk(name=perk.name, text=perk.text, source="free" if perk.free else "chosen")
    return found


# -- the move


@step
def _buy(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=BUY, text="Who buys a perk?", sheet=SHEET)
    purse = purse_of(play.table, who)
    held, name = purse.value(play.table), called(play.table, who)
    if held is not None and held < PRICE:
        raise Refused(f"a perk costs {coins(PRICE)}: {name} has {coins(held)}", purse.where)
    sheet = sheet_of(play.table, who)
    with play.scope(who):
        one = class_of(sheet.calling)
        if one is None:
            options = tuple(Option(each.id, each.name) for each in CLASSES.values())
            (id,) = yield from play.ask(
                Pick(id="class", text="Of which class?", to=who, about=f"characters.{who}", rule=BUY, options=options)
            )
            one = CLASSES[id]
        has = tuple(perk.name for perk in sheet.perks.values())
        (perk,) = yield from choose_perks(play, one, 1, has=has, to=who, rule=BUY)
        yield from pay(play, purse, PRICE, what_for=f"the perk {perk.name}")
        new = slug(perk.name, sheet.perks)
        bought = Perk(name=perk.name, text=perk.text, source="bought")
        play.set(f"characters.{who}.sheet.perks.{new}", bought, rule=BUY, why=f"for {coins(PRICE)}", waivable=False)
        keep_typed(play, one, perks=(perk,))


BUY_PERK = Move(
    id="buy-perk",
    name="Buy a Perk",
    letter="b",
    short="2,000 gp",
    tab="party",
    trigger="A character pays for a class perk that was not chosen",
    world="days-of-gold",
    rules=(BUY, "DG-UNPRINTED", "DG-COIN-2", "DG-FORTUNE-GOLD"),
    steps=_buy,
    players=True,
    blocked=none_can,
)
