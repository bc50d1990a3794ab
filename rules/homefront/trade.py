"""Trade & Barter: a special item is bought or sold (HF-TRADE)."""

from typing import Literal

from rules.asks import GM, LONGEST_CALLED, TABLE, Number, Option, Pick, Words, YesNo
from rules.homefront.people import name_someone
from rules.homefront.pools import steading_pool
from rules.homefront.rolling import roll
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Pool, Tier
from rules.slugs import slug
from rules.table import Table
from rules.tracks import PROSPERITY

RULE = "HF-TRADE-2"
Side = Literal["buy", "sell"]
BUY: Side = "buy"
SELL: Side = "sell"
WORD: dict[Side, str] = {BUY: "bought", SELL: "sold"}
MEANS: dict[Side, dict[Tier, str]] = {
    BUY: {FULL: "at a fair price", PARTIAL: "with a catch: the GM picks", MISS: "elsewhere, or next season"},
    SELL: {FULL: "at a fair price", PARTIAL: "now, below its worth", MISS: "elsewhere, or next season"},
}
DEARER = Option("dearer", "It is dearer than usual")
RELUCTANT = Option("reluctant", "Somebody has one and would rather keep it", "the GM says who")
NEAR = Option("near", "Only something like it is to be had")
COMMON = YesNo(id="common", letter="c", text="It is common goods", to=TABLE, effect="simply traded: no roll")
UNIQUE = YesNo(id="unique", letter="u", text="It is one of a kind", to=TABLE, effect="a plan, or a season's trade")


def trade_pool(table: Table, value: int = 0) -> Pool:
    """What Trade & Barter rolls for an item of this Value (HF-TRADE-1)."""
    winter = ("winter",) if table.steading.season == "winter" else ()
    return steading_pool(table, PROSPERITY, value=value, disadvantages=winter)


@step
def _trade(play: Play) -> Steps[None]:
    options = (Option(BUY, "It is bought"), Option(SELL, "It is sold"))
    (picked,) = yield from play.ask(
        Pick(id="side", text="Is it bought or sold?", to=TABLE, rule="HF-TRADE-1", options=options)
    )
    side = BUY if picked == BUY else SELL
    with play.scope(side):
        yield from _trade_item(play, side)


@step
def _trade_item(play: Play, side: Side) -> Steps[None]:
    item = yield from play.ask(
        Words(
            id="item",
            text="What is it?",
            to=TABLE,
            rule="HF-TRADE-1",
            longest=LONGEST_CALLED,
            asides=(COMMON, UNIQUE),
        )
    )
    if play.aside("item", UNIQUE):
        play.remark(f"{item}, one of a kind: it takes a plan, or the trade that a season offers")
    elif play.aside("item", COMMON):
        play.remark(f"{item}, common goods: simply {WORD[side]}")
    else:
        with play.scope(slug(item)):  # what is said of one item is never for another
            yield from _special(play, side, item)


@step
def _special(play: Play, side: Side, item: str) -> Steps[None]:
    value = yield from play.ask(Number(id="value", text="What is its Value?", to=GM, rule="HF-TRADE-1", offered=1))
    tier = yield from roll(play, "roll", trade_pool(play.table, value), MEANS[side], rule=RULE)
    if tier == FULL:
        play.remark(f"{item}: {WORD[side]} at a fair price")
    elif tier == MISS:
        yield from _elsewhere(play, item)
    elif side == SELL:
        play.remark(f"{item}: to be sold at once, below its worth")
    else:
        yield from _catch(play, item)


@step
def _catch(play: Play, item: str) -> Steps[None]:
    (picked,) = yield from play.ask(
        Pick(
            id="catch", text="It can be had, with a catch. Which?", to=GM, rule=RULE, options=(DEARER, RELUCTANT, NEAR)
        )
    )
    if picked == DEARER.id:
        play.remark(f"{item}: dearer than usual", to_tell=True)
    elif picked == NEAR.id:
        play.remark(f"{item}: only something like it is to be had", to_tell=True)
    else:
        holder = yield from name_someone(play, "holder", "Who has it?", rule=RULE, to=GM)
        play.remark(f"{item}: {holder} has it, and would rather keep it")


@step
def _elsewhere(play: Play, item: str) -> Steps[None]:
    where = yield from play.ask(
        Words(id="elsewhere", text="Where could it be traded? (empty: next season)", to=GM, rule=RULE, optional=True)
    )
    play.remark(f"{item}: not here and now. " + (f"It takes a journey: {where}" if where else "Next season, perhaps"))


TRADE = Move(
    id="trade",
    name="Trade & Barter",
    letter="t",
    short="special goods",
    trigger="You want a special thing, or want to sell one",
    world="homefront",
    rules=("HF-TRADE-1", "HF-TRADE-2"),
    steps=_trade,
    players=True,
    pool=trade_pool,
)
