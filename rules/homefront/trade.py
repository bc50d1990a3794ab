"""Trade & Barter: a special item is bought or sold (HF-TRADE)."""

from typing import Literal

from rules.asks import GM, TABLE, Number, Option, Pick, Words, YesNo
from rules.homefront.pools import steading_pool
from rules.homefront.rolling import roll
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Pool, Tier
from rules.table import Table
from rules.tracks import PROSPERITY

RULE = "HF-TRADE-2"
Side = Literal["buy", "sell"]
HIGHEST_VALUE = 9

MEANS: dict[Side, dict[Tier, str]] = {
    "buy": {FULL: "at a fair price", PARTIAL: "with a catch: the GM picks", MISS: "elsewhere, or next season"},
    "sell": {FULL: "at a fair price", PARTIAL: "now, below its worth", MISS: "elsewhere, or next season"},
}
DEARER = Option("dearer", "It costs more than usual")
RELUCTANT = Option("reluctant", "Somebody has one and would rather keep it", "the GM says who")
NEAR = Option("near", "There is something near to it, not quite it")
COMMON = YesNo(id="common", letter="c", text="It is common goods", effect="no roll: it is simply bought or sold")
UNIQUE = YesNo(id="unique", letter="u", text="It is one of a kind", effect="it takes a plan, or a season's trade")


def trade_pool(table: Table, value: int = 0) -> Pool:
    """What Trade & Barter rolls for an item of this Value."""
    winter = ("winter",) if table.steading.season == "winter" else ()
    return steading_pool(table, PROSPERITY, less=value, disadvantages=winter)


@step
def _trade(play: Play) -> Steps[None]:
    (side,) = yield from play.ask(
        Pick(
            id="side",
            text="Is it bought or sold?",
            to=TABLE,
            rule="HF-TRADE-1",
            options=(Option("buy", "Bought"), Option("sell", "Sold")),
        )
    )
    item = yield from play.ask(
        Words(id="item", text="What is it?", to=TABLE, rule="HF-TRADE-1", asides=(COMMON, UNIQUE))
    )
    if play.aside("item", COMMON):
        play.remark(f"Common goods: {item} is simply {'bought' if side == 'buy' else 'sold'}")
        return
    if play.aside("item", UNIQUE):
        play.remark(f"One of a kind: {item} takes a plan, or the trade that a season offers")
        return
    value = yield from play.ask(
        Number(id="value", text="What is its Value?", to=GM, rule="HF-TRADE-1", highest=HIGHEST_VALUE, offered=1)
    )
    means = MEANS["buy" if side == "buy" else "sell"]
    tier = yield from roll(play, "roll", trade_pool(play.table, value), means, rule=RULE)
    if tier == FULL:
        play.remark(f"{item}: at a fair price")
    elif tier == MISS:
        yield from _elsewhere(play, item)
    elif side == "sell":
        play.remark(f"{item}: sold at once, below its worth")
    else:
        yield from _catch(play, item)


@step
def _catch(play: Play, item: str) -> Steps[None]:
    (picked,) = yield from play.ask(
        Pick(id="catch", text="It can be had, with a catch", to=GM, rule=RULE, options=(DEARER, RELUCTANT, NEAR))
    )
    if picked == RELUCTANT.id:
        holder = yield from play.ask(Words(id="holder", text="Who has it?", to=GM, rule=RULE))
        play.remark(f"{holder} has {item}, and would rather keep it")
    elif picked == DEARER.id:
        play.remark(f"{item}: dearer than usual", to_tell=True)
    else:
        play.remark(f"Something near to {item}, not quite it", to_tell=True)


@step
def _elsewhere(play: Play, item: str) -> Steps[None]:
    place = yield from play.ask(
        Words(id="elsewhere", text="Where could it be traded? (empty: next season)", to=GM, rule=RULE, optional=True)
    )
    play.remark(f"{item}: not here. " + (f"In {place}, perhaps" if place else "Next season, perhaps"))


TRADE = Move(
    id="trade",
    name="Trade & Barter",
    letter="t",
    trigger="You want to buy or sell a special item",
    rules=("HF-TRADE-1", "HF-TRADE-2"),
    steps=_trade,
    players=True,
    pool=trade_pool,
)
