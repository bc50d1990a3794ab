"""Reputation, and the prices that come of it (DG-REPUTATION-1, DG-REPUTATION-2)."""

from typing import Any

import pytest

from rules.economy.prices import price_for
from rules.economy.reputation import standing
from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.registry import MOVES
from rules.sheets.signatures.household import Household
from rules.table import Listed
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks
from tests.rules.trading import GP, business, known, paid, purse_of, trading

RULE, EXACT = "DG-REPUTATION-1", "DG-REPUTATION-2"
ODO = {"who": ["odo"]}
WHERE = "reputations.odo-osmere"


def with_osmere(value: int, **given: Any) -> Any:
    return trading(reputations={"odo-osmere": known(value)}, **given)


# -- it changes


@pytest.mark.rule("DG-REPUTATION-1")
def test_a_new_place_begins_at_nothing_and_is_raised() -> None:
    table = trading()
    said = ODO | {"odo/new/name": "Marrow Guild", "odo/odo-marrow-guild/by": -3, "odo/odo-marrow-guild/why": "the fire"}
    done = play("reputation", table, said)
    where = "reputations.odo-marrow-guild"
    made = Did(f"odo/new/{where}", MISSING, {"name": "Marrow Guild", "of": "odo"}, RULE, "known from now on")
    lower = Did(f"odo/odo-marrow-guild/{where}.value", 0, -3, RULE, "the fire")
    assert [(one.key, one.before, one.after) for one in done.changes] == [
        (made.key, made.before, made.after), (lower.key, 0, -3),
    ]  # fmt: skip
    assert [(one.rule, one.why) for one in done.changes] == [(RULE, "known from now on"), (RULE, "the fire")]
    assert done.table.reputations["odo-marrow-guild"] == known(-3, name="Marrow Guild")
    assert remarks(done) == ["Marrow Guild on Odo: -3 Resented, prices +25%; doors stay shut"]
    assert refusal("reputation", done.table, ODO | {"odo/with": ["new"], "odo/new/name": "MARROW guild"}) == (
        "Odo has a Reputation with MARROW guild already"
    )


@pytest.mark.rule("DG-REPUTATION-1")
def test_a_settlement_is_said_to_be_one() -> None:
    said = ODO | {"odo/new/name": "Osmere", "odo/new/name/settlement": True, "odo/odo-osmere/by": 0,
                  "odo/odo-osmere/why": ""}  # fmt: skip
    done = play("reputation", trading(), said)
    assert done.table.reputations["odo-osmere"] == known(settlement=True)
    assert len(done.changes) == 1
    assert remarks(done) == ["Osmere on Odo: 0 Unknown, prices as listed; nothing either way"]


@pytest.mark.rule("DG-REPUTATION-1")
def test_one_that_is_known_goes_up_and_down_within_its_range() -> None:
    table = with_osmere(3)
    ask = asked("reputation", table, "odo/with", ODO)
    assert (ask.to, offers(ask)) == ("gm", ["odo-osmere", "new"])
    assert effect_of(ask, "odo-osmere") == "+3 Respected, prices -15%; scarce goods or real help"
    by = asked("reputation", table, "odo/odo-osmere/by", ODO | {"odo/with": ["odo-osmere"]})
    assert (by.lowest, by.highest, by.offered, by.about, by.to) == (-8, 2, 1, WHERE, "gm")
    assert by.text == "Osmere on Odo, +3 Respected: up or down by how much?"
    said = ODO | {"odo/with": ["odo-osmere"], "odo/odo-osmere/by": 2, "odo/odo-osmere/why": ""}
    assert_did(play("reputation", table, said), table, Did(f"odo/odo-osmere/{WHERE}.value", 3, 5, RULE))
    top = asked("reputation", with_osmere(5), "odo/odo-osmere/by", ODO | {"odo/with": ["odo-osmere"]})
    assert (top.lowest, top.highest, top.offered) == (-10, 0, -1)


@pytest.mark.rule("DG-REPUTATION-1")
@pytest.mark.parametrize(
    ("value", "words"),
    [
        (-5, "-5 Hated"), (-4, "-4 Hostile"), (-3, "-3 Resented"), (-2, "-2 Disliked"), (-1, "-1 Wary"),
        (0, "0 Unknown"), (1, "+1 Known"), (2, "+2 Liked"), (3, "+3 Respected"), (4, "+4 Celebrated"),
        (5, "+5 Beloved"),
    ],
)  # fmt: skip
def test_each_has_its_word(value: int, words: str) -> None:
    assert standing(value) == words


# -- prices


@pytest.mark.rule("DG-REPUTATION-1")
@pytest.mark.rule("DG-REPUTATION-2")
@pytest.mark.parametrize(
    ("value", "listed", "asks", "says"),
    [
        pytest.param(-4, 3000, 4500, "prices +50%", marks=pytest.mark.rule("DG-REPUTATION-1", case=1)),
        (-3, 1000, 1250, "prices +25%"),
        (-2, 1000, 1100, "prices +10%"),
        (-1, 1000, 1000, "prices as listed"),
        (0, 1000, 1000, "prices as listed"),
        (1, 1000, 1000, "prices as listed"),
        (2, 1000, 900, "prices -10%"),
        pytest.param(3, 1500, 1275, "prices -15%", marks=pytest.mark.rule("DG-REPUTATION-1", case=2)),
        (4, 1000, 800, "prices -20%"),
        (5, 1000, 750, "prices -25%"),
        (3, 1, 1, "prices -15%"),
        (5, 2, 2, "prices -25%"),  # one and a half, half up
        (-2, 5, 6, "prices +10%"),  # five and a half
        (-2, 4, 4, "prices +10%"),
    ],
)
def test_what_is_asked_of_whom(value: int, listed: int, asks: int, says: str) -> None:
    table = with_osmere(value)
    said = ODO | {"odo/what": "Rope", "odo/rope/listed": listed, "odo/rope/with": ["odo-osmere"]}
    done = play("buy", table, said)
    price = price_for(table, "odo", "odo-osmere", listed)
    assert price.copper == asks
    assert price.why.endswith(f" listed; Osmere, {standing(value)}: {says}")
    assert_did(done, table, *paid("odo/rope", 10000, asks, f"Rope: {price.why}"))


@pytest.mark.rule("DG-REPUTATION-2")
def test_what_they_think_of_somebody_else_moves_no_price() -> None:
    table = trading(reputations={"odo-osmere": known(-4), "odo-old": known(4, "Old", status="gone")})
    for who, reputation in (("rhea", "odo-osmere"), ("odo", "odo-old"), ("odo", ""), ("odo", "nowhere")):
        assert price_for(table, who, reputation, 3000).copper == 3000
    assert price_for(table, "odo", "odo-osmere", 3000).copper == 4500


@pytest.mark.rule("DG-REPUTATION-1", case=3)
def test_where_one_is_hated_there_is_no_normal_trade() -> None:
    table = with_osmere(-5)
    said = ODO | {"odo/what": "Rope", "odo/rope/listed": "1 gp", "odo/rope/with": ["odo-osmere"]}
    why = "1 gp listed; Osmere, -5 Hated: no normal trade"
    price = price_for(table, "odo", "odo-osmere", 100)
    assert (price.copper, price.why) == (None, why)
    ask = asked("buy", table, "odo/rope/by-hand", said)
    assert (ask.to, ask.kind, ask.lowest, ask.about) == ("gm", "money", 1, WHERE)
    assert ask.text == f"Rope: {why}. Does anybody sell it all the same, and at what price?"
    done = play("buy", table, said | {"odo/rope/by-hand": "3 gp"})
    assert_did(done, table, *paid("odo/rope", 10000, 300, f"Rope: {why}, the GM sets it"))
    aside = play("buy", table, said | {"odo/rope/with/price": "2 gp"})
    assert purse_of(aside.table) == 98 * GP


@pytest.mark.rule("DG-REPUTATION-1")
def test_each_place_says_what_it_would_cost_there() -> None:
    table = trading(
        reputations={
            "odo-osmere": known(3),
            "odo-guild": known(-5, "Guild"),
            "rhea-osmere": known(of="rhea"),
            "odo-old": known(4, "Old", status="gone"),
        }
    )
    ask = asked("buy", table, "odo/rope/with", ODO | {"odo/what": "Rope", "odo/rope/listed": "15 gp"})
    assert [(one.id, one.effect, one.about) for one in ask.options] == [
        ("anybody", "15 gp, as listed", "characters.odo"),
        ("odo-guild", "no normal trade, -5 Hated", "reputations.odo-guild"),
        ("odo-osmere", "12 gp 7 sp 5 cp, +3 Respected", WHERE),
    ]  # fmt: skip
    assert (ask.to, ask.rule, ask.asides[0].to, ask.asides[0].letter) == ("odo", RULE, "gm", "p")
    done = play("buy", table, ODO | {"odo/what": "Rope", "odo/rope/listed": "15 gp", "odo/rope/with": ["anybody"]})
    assert_did(done, table, *paid("odo/rope", 10000, 1500, "Rope: 15 gp as listed"))
    set_by_hand = {"odo/rope/with": ["odo-osmere"], "odo/rope/with/price": 0}
    free = play("buy", table, ODO | {"odo/what": "Rope", "odo/rope/listed": "15 gp"} | set_by_hand)
    assert free.table == table


@pytest.mark.rule("DG-REPUTATION-2")
def test_a_purse_one_copper_short_is_told_so() -> None:
    said = ODO | {"odo/what": "Rope", "odo/rope/listed": "30 gp", "odo/rope/with": ["odo-osmere"]}
    assert refusal("buy", with_osmere(-4, purse=4499), said) == (
        "45 gp is to be paid, and Odo: purse is 44 gp 9 sp 9 cp: 1 cp short"
    )
    assert purse_of(play("buy", with_osmere(-4, purse=4500), said).table) == 0
    assert refusal("buy", with_osmere(-4, purse=None), said) == "Odo: purse is not given yet: set it first"


@pytest.mark.rule("DG-REPUTATION-2")
def test_an_amount_below_nothing_is_not_taken() -> None:
    ask = asked("buy", trading(), "odo/rope/listed", ODO | {"odo/what": "Rope"})
    for wrong, reason in (
        ("-3gp", "an amount is not below 0: who pays and who receives says the move"),
        (0, "0 gp is too little: 1 cp at least"),
    ):
        with pytest.raises(NotTaken, match=reason):
            ask.take(wrong)


@pytest.mark.rule("DG-REPUTATION-2")
def test_a_price_that_the_table_typed_in_is_offered() -> None:
    table = trading().model_copy(
        update={"listed": FrozenMap({"rope": Listed(name="Rope", price=150), "sail": Listed(name="Sail")})}
    )
    assert asked("buy", table, "odo/rope/listed", ODO | {"odo/what": "rope"}).offered == 150
    assert asked("buy", table, "odo/sail/listed", ODO | {"odo/what": "Sail"}).offered is None


@pytest.mark.rule("DG-REPUTATION-2")
def test_it_bears_on_no_wage_lifestyle_perk_or_gift() -> None:
    table = with_osmere(-4, purse=3000 * GP)
    lives = play("lifestyle", table, ODO | {"odo/lives": ["poor"]})
    assert purse_of(lives.table) == 2995 * GP
    gift = play("pay", table, ODO | {"odo/amount": "5 gp", "odo/to": ["elsewhere"], "odo/for": "a wage"})
    assert purse_of(gift.table) == 2995 * GP
    sold = trading(
        table={"campaign": {"session": 7}}, reputations={"odo-osmere": known(-4)}, holdings={"mill": business("Mill")}
    )
    done = play("sell-property", sold, {"which": ["mill"], "mill/how": ["sold"], "mill/price": "5 gp"})
    assert purse_of(done.table) == 105 * GP


@pytest.mark.rule("DG-REPUTATION-2")
@pytest.mark.rule("DG-COIN-2")
def test_what_is_bought_is_theirs_by_the_same_move() -> None:
    table = trading(purse=10 * GP, rations=2)
    said = ODO | {"odo/what": "Rations", "odo/rations/listed": "1 gp"}
    ask = asked("buy", table, "odo/rations/listed", ODO | {"odo/what": "Rations"})
    assert [(one.id, one.letter) for one in ask.asides] == [("rations", "r"), ("kit", "u"), ("carried", "c")]
    fed = play("buy", table, said | {"odo/rations/listed/rations": 5})
    assert [(one.where, one.before, one.after, one.why) for one in fed.changes][2:] == [
        ("characters.odo.sheet.rations", 2, 7, "bought"),
    ]  # fmt: skip
    assert purse_of(fed.table) == 9 * GP
    kit = play("buy", table, said | {"odo/rations/listed/kit": 3})
    assert [(one.where, one.before, one.after) for one in kit.changes][2:] == [
        ("characters.odo.sheet.kit", None, 3),
    ]  # fmt: skip
    for aside in ask.asides[:2]:
        with pytest.raises(NotTaken, match="0 is too low"):
            aside.take(0)
        with pytest.raises(NotTaken, match="1000 is too high"):
            aside.take(1000)
    noted = play("buy", table, said | {"odo/rations/listed/carried": True}).table
    assert {id: one.name for id, one in noted.characters["odo"].carries.items()} == {"rations": "Rations"}
    again = play("buy", noted, said | {"odo/rations/listed/carried": True}).table
    assert [one.name for one in again.characters["odo"].carries.values()] == ["Rations", "Rations"]
    without = play("buy", table, said | {"odo/rations/listed/carried": False})
    assert [one.where for one in without.changes] == ["characters.odo.sheet.purse", "characters.odo.sheet.spent"]


@pytest.mark.rule("DG-REPUTATION-2")
def test_who_can_buy_and_out_of_what() -> None:
    move = MOVES["buy"]
    assert (move.players, move.world, move.tab, MOVES["reputation"].players) == (True, "days-of-gold", "economy", False)
    assert move.blocked(trading(), "bram") == "Bram has a Hit-point sheet"
    table = trading(signature=Household(account=20 * GP))
    account = "characters.odo.sheet.signature.account"
    said = ODO | {"odo/what": "Rope", "odo/rope/listed": "1 gp", "odo/rope/out-of": [account]}
    done = play("buy", table, said)
    assert [(one.where, one.after) for one in done.changes] == [
        (account, 1900), ("characters.odo.sheet.spent", 100),
    ]  # fmt: skip
