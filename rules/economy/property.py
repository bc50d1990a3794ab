"""Property: gained, sold or lost (DG-PROPERTY)."""

from collections.abc import Mapping

from rules.asks import GM, Money, Option, Pick, Words, YesNo
from rules.coin import SHEET, filled_purse_of, out_of, pay, receive
from rules.economy.business import CORE_COUNT, income_due, income_stamp, is_business, that_count, why_it_pays_nothing
from rules.economy.holdings import USES, Holding, Use
from rules.economy.tracks import CORE, HOLDING_STATUS
from rules.errors import Refused
from rules.kept import LONGEST_NAME, LONGEST_TEXT
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Table

RULE = "DG-PROPERTY"
BRINGS: Mapping[Use, str] = {
    "shelter": "a home",
    "storage": "goods are kept there",
    "defence": "people and goods are safe there",
    "income": "a business: it pays as a session starts",
    "other": "something else",
}
TEXT = Words(id="text", letter="t", text="What there is to say of it", rule=RULE, longest=LONGEST_TEXT)
PRICE = Money(id="price", letter="p", text="Paid for it now", rule=RULE, lowest=1)
EMPTY = YesNo(id="empty", letter="n", text="Nobody works there yet", rule=RULE, effect="not staffed: no income")


def held(table: Table, who: str) -> dict[str, Holding]:
    """The property of a character, or of all where `who` is none: by id, what is not sold or lost."""
    return {
        id: one
        for id, one in table.holdings.items()
        if one.status == "held" and (who not in table.characters or one.owner == who)
    }


def _options(table: Table, holdings: Mapping[str, Holding]) -> tuple[Option, ...]:
    return tuple(
        Option(id, one.name, f"{called(table, one.owner)}, {_is_what(one)}", f"holdings.{id}")
        for id, one in holdings.items()
    )


def _is_what(one: Holding) -> str:
    return ", ".join(filter(None, (one.use, "" if one.staffed else "not staffed", one.halted and "halted")))


@step
def which_held(play: Play, text: str, to: str = GM) -> Steps[str]:
    """One of those that are held."""
    (which,) = yield from play.ask(
        Pick(id="which", text=text, to=to, rule=RULE, options=_options(play.table, held(play.table, play.who)))
    )
    return which


def nothing_held(table: Table, who: str) -> str | None:
    """Why there is none to pick; None if there is one."""
    if held(table, who):
        return None
    return f"{called(table, who)} has no property" if who in table.characters else "nobody has any property"


# -- gained


@step
def _gain(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose is it?", sheet=SHEET)
    about = f"characters.{who}"
    with play.scope(who):
        name = yield from play.ask(
            Words(
                id="name",
                text="What is it called?",
                to=who,
                about=about,
                rule=RULE,
                longest=LONGEST_NAME,
                asides=(TEXT,),
            )
        )
        text = play.aside("name", TEXT) or ""
        options = tuple(Option(use, use.capitalize(), BRINGS[use], about) for use in USES)
        (use,) = yield from play.ask(
            Pick(
                id="use",
                text=f"What is {name} used for?",
                to=who,
                about=about,
                rule=RULE,
                options=options,
                asides=(EMPTY, PRICE),
            )
        )
        income = (yield from _income(play, who, name)) if use == "income" else None
        price = play.aside("use", PRICE)
        if price is not None:
            purse = yield from out_of(play, who, amount=price)
            yield from pay(play, purse, price, what_for=name, rule="DG-COIN-2")
        campaign = play.table.campaign
        made = Holding(
            name=name,
            owner=who,
            use=next(one for one in USES if one == use),
            income=income,
            staffed=not play.aside("use", EMPTY),
            pays_from=campaign.session + 1 if income and campaign.in_session else None,
            text=text,
        )
        new = slug(name, play.table.holdings)
        play.set(f"holdings.{new}", made, rule=RULE, why="gained", waivable=False)
        if reason := why_it_pays_nothing(play.table, made) if income else "":
            play.remark(f"{name} pays nothing yet, {reason}", f"holdings.{new}")


@step
def _income(play: Play, who: str, name: str) -> Steps[int]:
    income = yield from play.ask(
        Money(
            id="income",
            text=f"What is the Net Income of {name} for a session?",
            to=GM,
            about=f"characters.{who}.sheet.purse",
            rule=RULE,
            lowest=1,
        )
    )
    return income


# -- sold or lost


@step
def _sell(play: Play) -> Steps[None]:
    which = yield from which_held(play, "Which is sold or lost?")
    one = play.table.holdings[which]
    with play.scope(which):
        if reason := _income_first(play.table, one):
            raise Refused(reason, f"holdings.{which}")
        (how,) = yield from play.ask(
            Pick(
                id="how",
                text=f"What becomes of {one.name}?",
                to=GM,
                about=f"holdings.{which}",
                rule=RULE,
                options=(
                    Option("sold", "It is sold", "the gold goes to the purse", f"holdings.{which}"),
                    Option("lost", "It is lost", "given up, taken or destroyed", f"holdings.{which}"),
                ),
            )
        )
        if how == "sold":
            purse = filled_purse_of(play.table, one.owner)
            price = yield from play.ask(
                Money(id="price", text=f"What is paid for {one.name}?", to=GM, about=purse.where, rule=RULE)
            )
            yield from receive(play, purse, price, what_for=f"{one.name} is sold")
        play.set(HOLDING_STATUS.at(which), how, rule=RULE, waivable=False)
        if one.core:
            play.set(CORE.at(which), False, rule="DG-BUSINESS-2", why=f"{how}", waivable=False)
        _say_what_follows(play, which)


def _income_first(table: Table, one: Holding) -> str:
    """Why it can't go yet: it pays as the session starts, and has not (DG-PROPERTY)."""
    due = is_business(one) and not why_it_pays_nothing(table, one) and one.owner in income_due(table)
    if not due:
        return ""
    return f"{one.name} was {called(table, one.owner)}'s as session {table.campaign.session} began: Income comes first"


def _say_what_follows(play: Play, which: str) -> None:
    """What it means for income that a business is gone, in the middle of a session or between two (DG-PROPERTY)."""
    table, one = play.table, play.table.holdings[which]
    if one.use != "income" or not one.income:
        return
    session = table.campaign.session
    paid = table.campaign.in_session and income_stamp(table, one.owner) in table.done
    stays = f"what session {session} brought stays; " if paid else ""
    play.remark(
        f"{one.name} is {one.status}: {stays}nothing more comes of it, and nobody Works the Job there",
        f"holdings.{which}",
    )
    left = len(that_count(table, one.owner))
    if left == CORE_COUNT and one.staffed:
        play.remark(f"{left} of {called(table, one.owner)}'s still earn: no management roll", f"characters.{one.owner}")


PROPERTY = Move(
    id="property",
    name="Property",
    letter="o",
    short="a new home",
    tab="economy",
    trigger="Somebody comes to own something",
    world="days-of-gold",
    rules=(RULE, "DG-COIN-2", "DG-FORTUNE-GOLD"),
    steps=_gain,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
SELL_PROPERTY = Move(
    id="sell-property",
    name="Sell Property",
    letter="s",
    short="sold or lost",
    tab="economy",
    trigger="Property is sold, given up, taken or destroyed",
    world="days-of-gold",
    rules=(RULE, "DG-COIN-2", "DG-BUSINESS-2"),
    steps=_sell,
    blocked=nothing_held,
)
