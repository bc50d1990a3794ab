"""Surplus for gold and gold for Surplus, at the price of the settings; without one neither (DG-COIN-2, HF-STATS-1)."""

from typing import Any

import pytest

from rules.places import put
from rules.registry import MOVES
from rules.sheets.signatures.household import Household
from rules.table import Table
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.trading import GP, PURSE, SPENT, purse_of, trading

SELL, BUY, RULE = "surplus-for-gold", "gold-for-surplus", "DG-COIN-2"
ODO = {"who": ["odo"]}
NO_PRICE = "this campaign has no price of Surplus: it is one of its settings"


def at(price: int | None, surplus: int = 3, *, plays: str = "both", **odo: Any) -> Table:
    """A steading with so much Surplus, at so many copper each."""
    return trading(table={"settings": {"surplus_price": price, "plays": plays}, "surplus": surplus}, **odo)


@pytest.mark.rule("DG-COIN-2")
@pytest.mark.parametrize("move", [SELL, BUY])
def test_without_a_price_neither_turns_into_the_other(move: str) -> None:
    for price in (None, 0):
        assert refusal(move, at(price)) == NO_PRICE
        assert MOVES[move].hint(at(price)) == ""
    assert refusal(move, at(5 * GP, plays="days-of-gold")) == "The homefront is not played in this campaign"
    assert refusal(move, at(5 * GP, plays="homefront")) == "Days of Gold is not played in this campaign"
    assert MOVES[move].hint(at(5 * GP)) == "5 gp each"
    assert MOVES[move].hint(at(5 * GP, plays="days-of-gold")) == ""


@pytest.mark.rule("DG-COIN-2")
@pytest.mark.rule("HF-STATS-1")
def test_the_price_is_a_setting_with_none_to_begin_with() -> None:
    table = trading()
    assert table.campaign.settings.surplus_price is None
    where = "campaign.settings.surplus_price"
    done = play("set", table, {"track": [where], f"{where}/value": "12gp 5sp", f"{where}/why": "agreed"})
    assert done.table.campaign.settings.surplus_price == 1250
    assert MOVES[SELL].blocked(done.table, "gm") is None


@pytest.mark.rule("DG-COIN-2")
@pytest.mark.rule("HF-STATS-1")
def test_surplus_is_sold_into_a_purse_and_is_no_gold_spent() -> None:
    table = at(1250)
    ask = asked(SELL, table, "odo/count", ODO)
    assert (ask.lowest, ask.highest, ask.offered, ask.hint, ask.to) == (1, 3, 1, "12 gp 5 sp each", "table")
    done = play(SELL, table, ODO | {"odo/count": 2})
    assert_did(
        done,
        table,
        Did("odo/surplus", 3, 1, RULE, "sold, 2 Surplus at 12 gp 5 sp"),
        Did(f"odo/receipt/{PURSE}", 10000, 12500, RULE, "2 Surplus at 12 gp 5 sp"),
    )
    assert refusal(SELL, at(1250, 0)) == "there is no Surplus to sell"
    assert refusal(SELL, at(1250, purse=None), ODO) == "Odo: purse is not given yet: set it first"
    waived = play(SELL, table, ODO | {"odo/count": 2}, waive=["odo/surplus"])
    assert purse_of(waived.table) == 10000


@pytest.mark.rule("DG-COIN-2")
@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_surplus_is_bought_out_of_a_purse_and_is_gold_spent() -> None:
    table = at(1250)
    ask = asked(BUY, table, "odo/count", ODO)
    assert (ask.lowest, ask.highest, ask.offered, ask.to) == (1, 8, 1, "odo")
    done = play(BUY, table, ODO | {"odo/count": 2})
    why = "2 Surplus at 12 gp 5 sp"
    assert_did(
        done,
        table,
        Did(f"odo/payment/{PURSE}", 10000, 7500, RULE, why),
        Did(f"odo/payment/{SPENT}", 0, 2500, "DG-FORTUNE-GOLD", why),
        Did("odo/surplus", 3, 5, RULE, f"bought, {why}"),
    )
    waived = play(BUY, table, ODO | {"odo/count": 2}, waive=["odo/payment/coins"])
    assert (purse_of(waived.table), waived.table.steading.surplus) == (10000, 3)


@pytest.mark.rule("DG-COIN-2")
def test_a_purse_that_is_short_by_one_copper_buys_none() -> None:
    assert refusal(BUY, at(1250, purse=1249), ODO) == "1 Surplus is 12 gp 5 sp, and Odo has less"
    assert refusal(BUY, at(1250, purse=None), ODO) == "1 Surplus is 12 gp 5 sp, and Odo has less"
    assert refusal(BUY, at(1, purse=None), ODO) == "1 Surplus is 1 cp, and Odo has less"
    assert purse_of(play(BUY, at(1250, purse=1250), ODO | {"odo/count": 1}).table) == 0
    lord = at(1250, purse=1249, signature=Household(account=5000))
    assert asked(BUY, lord, "odo/count", ODO).highest == 4
    done = play(BUY, lord, ODO | {"odo/count": 4})
    assert (done.table.steading.surplus, purse_of(done.table)) == (7, 1249)
    both = put(lord, PURSE, 9000)
    out_of = asked(BUY, both, "odo/out-of", ODO | {"odo/count": 1})
    assert offers(out_of) == [PURSE, "characters.odo.sheet.signature.account"]
