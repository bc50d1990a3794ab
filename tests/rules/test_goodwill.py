"""Goodwill: gold spent in public for the people of a settlement (DG-GOODWILL-1, DG-GOODWILL-2)."""

from typing import Any

import pytest

from rules.economy.goodwill import room
from rules.errors import NotTaken
from rules.registry import MOVES
from rules.table import Table
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks
from tests.rules.trading import GP, known, paid, purse_of, trading

MOVE, RULE = "goodwill", "DG-GOODWILL-1"
WHERE = "reputations.odo-osmere"
SCOPE = "odo/odo-osmere"
DONE = {"fortune-for-gold-session-7": "x"}


def osmere(value: int, given: int = 0, purse: int = 2000 * GP) -> Table:
    one = known(value, settlement=True, given=given)
    return trading(purse=purse, reputations={"odo-osmere": one}, table={"done": DONE})


def giving(amount: Any) -> dict[str, Any]:
    return {"who": ["odo"], "odo/where": ["odo-osmere"], f"{SCOPE}/amount": amount}


def goodwill(before: int, amount: int) -> tuple[Did, Did]:
    return paid(SCOPE, before, amount, "goodwill of Osmere", RULE)


def raised(before: int, after: int, together: str) -> Did:
    return Did(f"{SCOPE}/{WHERE}.value", before, after, RULE, f"{together} given for the people")


def towards(before: int, after: int, why: str) -> Did:
    return Did(f"{SCOPE}/{WHERE}.given", before, after, RULE, why)


@pytest.mark.rule("DG-GOODWILL-1", case=1)
@pytest.mark.rule("DG-GOODWILL-2")
def test_gifts_add_up() -> None:
    table = osmere(0)
    first = play(MOVE, table, giving("300 gp"))
    assert_did(first, table, *goodwill(200000, 30000), towards(0, 30000, "300 gp more, 0 bought"))
    assert remarks(first) == ["Osmere on Odo: 0 Unknown, prices as listed; nothing either way"]
    second = play(MOVE, first.table, giving("250 gp"))
    assert [(one.where, one.before, one.after) for one in second.changes[2:]] == [
        (f"{WHERE}.value", 0, 1), (f"{WHERE}.given", 30000, 5000),
    ]  # fmt: skip
    assert second.changes[2].why == "550 gp given for the people"
    assert second.changes[3].why == "250 gp more, 1 bought"
    assert remarks(second) == ["Osmere on Odo: +1 Known, prices as listed; small favors"]
    assert {one.waived_at for one in second.changes[2:]} == {f"{SCOPE}/thanks"}


@pytest.mark.rule("DG-GOODWILL-1")
@pytest.mark.parametrize(
    ("value", "given", "amount", "after", "left"),
    [
        (0, 0, 49999, 0, 49999),
        (0, 0, 50000, 1, 0),
        (0, 49999, 1, 1, 0),
        (0, 0, 120000, 2, 20000),
        (-5, 0, 99999, -4, 49999),
    ],
)
def test_each_five_hundred_is_a_point(value: int, given: int, amount: int, after: int, left: int) -> None:
    done = play(MOVE, osmere(value, given), giving(amount))
    one = done.table.reputations["odo-osmere"]
    assert (one.value, one.given) == (after, left)
    assert purse_of(done.table) == 200000 - amount


@pytest.mark.rule("DG-GOODWILL-2", case=1)
@pytest.mark.rule("DG-GOODWILL-1")
def test_what_is_over_buys_nothing_and_is_said_first() -> None:
    table = osmere(4)
    over = asked(MOVE, table, f"{SCOPE}/over-120000", giving("1200 gp"))
    says = "700 gp of it is over at +5 with Osmere: it buys nothing and is not kept"
    assert (over.text, over.to, over.about, over.rule, over.kind) == (
        f"{says}. Give it all the same?", "odo", f"{WHERE}.given", "DG-GOODWILL-2", "yes",
    )  # fmt: skip
    done = play(MOVE, table, giving("1200 gp") | {f"{SCOPE}/over-120000": True})
    assert_did(done, table, *goodwill(200000, 120000), raised(4, 5, "1200 gp"))
    assert done.table.reputations["odo-osmere"].given == 0
    assert refusal(MOVE, table, giving("1200 gp") | {f"{SCOPE}/over-120000": False}) == (
        f"{says}: one step back to give less"
    )


@pytest.mark.rule("DG-GOODWILL-2")
@pytest.mark.rule("DG-GOODWILL-1")
def test_just_enough_is_not_over() -> None:
    table = osmere(4, given=20000)
    assert room(table.reputations["odo-osmere"]) == 30000
    done = play(MOVE, table, giving("300 gp"))
    assert_did(
        done, table, *goodwill(200000, 30000), raised(4, 5, "500 gp"), towards(20000, 0, "300 gp more, 1 bought")
    )
    asked(MOVE, table, f"{SCOPE}/over-30001", giving(30001))


@pytest.mark.rule("DG-GOODWILL-2")
@pytest.mark.rule("DG-GOODWILL-1")
def test_at_five_nothing_is_bought() -> None:
    table = osmere(5, given=100)
    where = asked(MOVE, table, "odo/where", {"who": ["odo"]})
    assert effect_of(where, "odo-osmere") == "+5 Beloved, nothing more to buy"
    amount = asked(MOVE, table, f"{SCOPE}/amount", {"who": ["odo"], "odo/where": ["odo-osmere"]})
    assert amount.hint == "nothing more to buy"
    done = play(MOVE, table, giving("1 gp") | {f"{SCOPE}/over-100": True})
    assert_did(done, table, *goodwill(200000, 100))


@pytest.mark.rule("DG-GOODWILL-1")
def test_where_and_how_much() -> None:
    table = trading(
        purse=5 * GP,
        reputations={
            "odo-osmere": known(2, settlement=True, given=300),
            "odo-guild": known(1, "Guild"),
            "rhea-osmere": known(of="rhea", settlement=True),
        },
    )
    where = asked(MOVE, table, "odo/where", {"who": ["odo"]})
    assert offers(where) == ["odo-osmere", "new"]
    assert [(one.id, one.effect) for one in where.gone] == [("odo-guild", "no settlement: goodwill is bought in one")]
    assert effect_of(where, "odo-osmere") == "+2 Liked, 3 gp given, the next at 500 gp"
    amount = asked(MOVE, table, f"{SCOPE}/amount", {"who": ["odo"], "odo/where": ["odo-osmere"]})
    assert (amount.lowest, amount.highest, amount.to, amount.about) == (1, 500, "odo", f"{WHERE}.given")
    assert amount.hint == "3 gp given, the next at 500 gp; more than 1497 gp buys nothing"
    with pytest.raises(NotTaken, match="5 gp 1 cp is too much: 5 gp at most"):
        amount.take(501)
    empty = trading(purse=0, reputations={"odo-osmere": known(settlement=True)})
    assert refusal(MOVE, empty, {"who": ["odo"], "odo/where": ["odo-osmere"]}) == (
        "1 cp is to be paid, and Odo: purse is 0 gp: 1 cp short"
    )


@pytest.mark.rule("DG-GOODWILL-1")
def test_a_first_gift_to_a_settlement() -> None:
    table = trading(purse=600 * GP, table={"done": DONE})
    said = {"who": ["odo"], "odo/new/name": "Osmere", f"{SCOPE}/amount": "500 gp"}
    done = play(MOVE, table, said)
    assert done.table.reputations["odo-osmere"] == known(1, settlement=True)
    assert purse_of(done.table) == 100 * GP
    name = asked(MOVE, table, "odo/new/name", {"who": ["odo"]})
    assert (name.to, name.asides, name.text) == ("odo", (), "What is the place called?")


@pytest.mark.rule("DG-GOODWILL-1")
@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_it_counts_as_gold_spent_and_is_its_spenders_alone() -> None:
    table = trading(
        purse=600 * GP,
        reputations={"odo-osmere": known(settlement=True), "rhea-osmere": known(of="rhea", settlement=True)},
    )
    done = play(MOVE, table, giving("500 gp"))
    assert done.table.gm.fortune == 1
    assert done.table.reputations["rhea-osmere"] == known(of="rhea", settlement=True)


@pytest.mark.rule("DG-GOODWILL-1")
def test_the_thanks_are_waived_as_one() -> None:
    done = play(MOVE, osmere(0, 30000), giving("250 gp"), waive=[f"{SCOPE}/thanks"])
    one = done.table.reputations["odo-osmere"]
    assert (one.value, one.given) == (0, 30000)
    unpaid = play(MOVE, osmere(0, 30000), giving("250 gp"), waive=[f"{SCOPE}/payment/coins"])
    assert unpaid.table == osmere(0, 30000)
    move = MOVES[MOVE]
    assert (move.players, move.world, move.blocked(osmere(0), "bram")) == (
        True, "days-of-gold", "Bram has a Hit-point sheet",
    )  # fmt: skip
