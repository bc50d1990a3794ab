"""Between the two worlds: Surplus for gold, gold for Surplus, at the price that the campaign has set.

Surplus and gold stay two things. Without a price in the settings nothing turns into anything.
"""

from rules.asks import TABLE, Number
from rules.coin import SHEET, filled_purse_of, out_of, pay, purses_of, receive
from rules.coins import coins
from rules.errors import Refused
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.table import Table
from rules.tracks import SURPLUS
from rules.worlds import in_play, not_in_play

RULE = "DG-COIN-2"
NO_PRICE = "this campaign has no price of Surplus: it is one of its settings"


def price(table: Table) -> int:
    """Copper for 1 Surplus; 0 where the table does not turn one into the other."""
    return table.campaign.settings.surplus_price or 0


@step
def _sell(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose purse is filled?", sheet=SHEET)
    with play.scope(who):
        purse, each = filled_purse_of(play.table, who), price(play.table)
        count = yield from play.ask(
            Number(
                id="count",
                text="How much Surplus is sold?",
                to=TABLE,
                about=SURPLUS.where,
                rule=RULE,
                lowest=1,
                highest=play.table.steading.surplus,
                offered=1,
                hint=f"{coins(each)} each",
            )
        )
        why = f"{count} Surplus at {coins(each)}"
        if play.adjust(SURPLUS, -count, rule=RULE, why=f"sold, {why}"):  # waived, nothing comes of it
            yield from receive(play, purse, count * each, what_for=why)


@step
def _buy(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who pays for it?", sheet=SHEET)
    with play.scope(who):
        each = price(play.table)
        most = max((track.value(play.table) or 0) // each for track in purses_of(play.table, who))
        if not most:
            raise Refused(f"1 Surplus is {coins(each)}, and {called(play.table, who)} has less", f"characters.{who}")
        count = yield from play.ask(
            Number(
                id="count",
                text="How much Surplus is bought?",
                to=who,
                about=SURPLUS.where,
                rule=RULE,
                lowest=1,
                highest=most,
                offered=1,
                hint=f"{coins(each)} each",
            )
        )
        purse = yield from out_of(play, who, amount=count * each)
        why, before = f"{count} Surplus at {coins(each)}", purse.value(play.table)
        yield from pay(play, purse, count * each, what_for=why)
        if purse.value(play.table) != before:  # waived, nothing comes of it
            play.adjust(SURPLUS, count, rule=RULE, why=f"bought, {why}")


def _blocked(table: Table, who: str) -> str | None:
    reason = not_in_play(table, "homefront") or nobody_able(table, who, SHEET)
    return reason or (None if price(table) else NO_PRICE)


def _nothing_to_sell(table: Table, who: str) -> str | None:
    return _blocked(table, who) or (None if table.steading.surplus else "there is no Surplus to sell")


def _hint(table: Table) -> str:
    both = in_play(table, "homefront") and in_play(table, "days-of-gold")
    return f"{coins(price(table))} each" if both and price(table) else ""


SURPLUS_FOR_GOLD = Move(
    id="surplus-for-gold",
    name="Surplus for Gold",
    letter="u",
    short="sell Surplus",
    tab="economy",
    trigger="The steading's Surplus is turned into gold",
    world="days-of-gold",
    rules=(RULE, "HF-STATS-1"),
    steps=_sell,
    blocked=_nothing_to_sell,
    hint=_hint,
)
GOLD_FOR_SURPLUS = Move(
    id="gold-for-surplus",
    name="Gold for Surplus",
    letter="c",
    short="buy Surplus",
    tab="economy",
    trigger="Gold is turned into Surplus of the steading",
    world="days-of-gold",
    rules=(RULE, "HF-STATS-1", "DG-FORTUNE-GOLD"),
    steps=_buy,
    players=True,
    blocked=_blocked,
    hint=_hint,
)
