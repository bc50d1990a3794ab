"""What businesses bring in as a session starts, and the management roll (DG-BUSINESS-1, DG-BUSINESS-2)."""

from typing import Any

import pytest

from rules.coin import spent_together
from rules.economy.business import income_due, outside_the_core
from rules.errors import NotTaken
from rules.registry import MOVES
from rules.table import Table
from tests.rules.company import dread
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks
from tests.rules.trading import GP, SEVEN, business, businesses, got, purse_of, stamped, trading

MOVE = "income"
PAYS, RULE, COUNTS = "DG-PROPERTY", "DG-BUSINESS-1", "DG-BUSINESS-2"
STAMP = stamped("income-odo", "DG-SESSION")
CORE = {"odo/core": ["b1", "b2", "b3"]}


def rolling(*faces: int) -> dict[str, Any]:
    return CORE | {"odo/roll/dice": list(faces)}


def owning(count: int, *, wits: int = 0, purse: int | None = 0, **others: Any) -> Table:
    return trading(purse=purse, wits=wits, holdings=businesses(count, **others))


def net(number: int, before: int, copper: int = 1000) -> Did:
    return got(f"b{number}", before, before + copper, PAYS, f"B{number}: Net Income")


def halted(number: int, before: str = "", after: str = "taxes") -> Did:
    return Did(f"odo/holdings.b{number}.halted", before, after, RULE, "managed with 6-")


@pytest.mark.rule("DG-PROPERTY", case=1)
def test_one_that_is_staffed_and_works_pays() -> None:
    table = trading(purse=0, holdings={"mill": business("Mill", 12 * GP)})
    done = play(MOVE, table)
    assert_did(done, table, STAMP, got("mill", 0, 1200, PAYS, "Mill: Net Income"))
    assert remarks(done) == []
    assert spent_together(done.table) == 0
    assert [one.waived_at for one in done.changes] == [None, "odo/mill/characters.odo.sheet.purse"]


@pytest.mark.rule("DG-PROPERTY", case=2)
def test_one_that_is_not_staffed_pays_nothing() -> None:
    table = trading(
        purse=0,
        holdings={
            "mill": business("Mill", 12 * GP, staffed=False),
            "inn": business("Inn"),
            "hall": business("Hall", use="shelter"),
            "old": business("Old", status="sold"),
        },
    )
    done = play(MOVE, table)
    assert_did(done, table, STAMP, got("inn", 0, 1000, PAYS, "Inn: Net Income"))
    assert remarks(done) == ["Mill pays nothing, not staffed"]


@pytest.mark.rule("DG-BUSINESS-1", case=1)
@pytest.mark.rule("DG-BUSINESS-2")
def test_with_seven_to_nine_the_others_pay_half() -> None:
    table = owning(5)
    done = play(MOVE, table, rolling(4, 4))
    assert_did(
        done,
        table,
        STAMP,
        net(1, 0),
        net(2, 1000),
        net(3, 2000),
        got("b4", 3000, 3500, RULE, "B4: half of 10 gp"),
        got("b5", 3500, 4000, RULE, "B5: half of 10 gp"),
    )
    assert purse_of(done.table) == 40 * GP


@pytest.mark.rule("DG-BUSINESS-1", case=2)
def test_with_a_miss_one_trouble_halts_the_others() -> None:
    table = owning(5)
    ask = asked(MOVE, table, "odo/trouble", rolling(2, 3))
    assert (ask.to, ask.rule, ask.about) == ("gm", RULE, "characters.odo")
    assert ask.text == "Which one trouble halts B4, B5?"
    done = play(MOVE, table, rolling(2, 3) | {"odo/trouble": "taxes"})
    fell = dread(0, 1, "Odo", "odo/roll/")
    assert_did(done, table, STAMP, net(1, 0), net(2, 1000), net(3, 2000), fell, halted(4), halted(5))
    assert purse_of(done.table) == 30 * GP
    assert remarks(done)[-2:] == ["B4 pays nothing, halted: taxes", "B5 pays nothing, halted: taxes"]


@pytest.mark.rule("DG-BUSINESS-1", case=3)
def test_three_roll_nothing() -> None:
    table = owning(3)
    done = play(MOVE, table)
    assert_did(done, table, STAMP, net(1, 0), net(2, 1000), net(3, 2000))


@pytest.mark.rule("DG-BUSINESS-1", case=4)
@pytest.mark.rule("DG-BUSINESS-2")
def test_a_core_one_without_staff_leaves_five_that_earn() -> None:
    table = owning(6, b2=business("B2", core=True, staffed=False))
    ask = asked(MOVE, table, "odo/core")
    assert (offers(ask), ask.offered) == (["b1", "b3", "b4", "b5", "b6"], ())
    done = play(MOVE, table, {"odo/core": ["b1", "b3", "b4"], "odo/roll/dice": [5, 5]})
    assert purse_of(done.table) == 50 * GP
    assert [(one.where, one.after) for one in done.changes if one.where.endswith("core")] == [
        ("holdings.b2.core", False), ("holdings.b4.core", True),
    ]  # fmt: skip
    assert {one.rule for one in done.changes if one.where.endswith("core")} == {COUNTS}


@pytest.mark.rule("DG-BUSINESS-1", case=5)
@pytest.mark.rule("DG-BUSINESS-2")
def test_four_of_which_one_is_unstaffed_roll_nothing() -> None:
    table = owning(4, b4=business("B4", staffed=False))
    done = play(MOVE, table)
    assert_did(done, table, STAMP, net(1, 0), net(2, 1000), net(3, 2000))
    assert purse_of(done.table) == 30 * GP
    assert remarks(done) == ["B4 pays nothing, not staffed"]


@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.parametrize(
    ("wits", "faces", "gold"), [(0, (6, 4), 5000), (0, (5, 4), 4000), (2, (4, 4), 5000), (-1, (4, 3), 3000)]
)
def test_it_is_rolled_with_wits(wits: int, faces: tuple[int, int], gold: int) -> None:
    said = rolling(*faces) | ({"odo/trouble": "war"} if gold == 3000 else {})
    assert purse_of(play(MOVE, owning(5, wits=wits), said).table) == gold
    dice = asked(MOVE, owning(5, wits=wits), "odo/roll/dice", CORE)
    assert (dice.to, dice.rule, dice.count, dice.text) == ("odo", RULE, 2, "Odo manages the others: B4, B5")
    assert dict(dice.tiers) == {
        "full": "all of them pay in full",
        "partial": "each of them pays half",
        "miss": "none of them pays, and one trouble halts them all",
    }


@pytest.mark.rule("DG-BUSINESS-1")
def test_an_odd_copper_is_rounded_for_each_business() -> None:
    table = owning(5, b4=business("B4", 1501), b5=business("B5", 3))
    done = play(MOVE, table, rolling(4, 4))
    assert purse_of(done.table) == 3000 + 751 + 2


@pytest.mark.rule("DG-BUSINESS-2")
def test_the_core_is_chosen_anew_and_the_last_choice_offered() -> None:
    table = owning(5)
    ask = asked(MOVE, table, "odo/core")
    assert (ask.offered, ask.least, ask.most, ask.to, ask.rule) == (("b1", "b2", "b3"), 3, 3, "odo", RULE)
    assert [(one.id, one.effect, one.about) for one in ask.options][:1] == [("b1", "10 gp", "holdings.b1.income")]
    with pytest.raises(NotTaken, match="pick 3, not 2"):
        ask.take(["b1", "b2"])
    done = play(MOVE, table, {"odo/core": ["b1", "b2", "b5"], "odo/roll/dice": [4, 4]})
    assert {id for id, one in done.table.holdings.items() if one.core} == {"b1", "b2", "b5"}
    assert asked(MOVE, _next_session(done.table), "odo/core").offered == ("b1", "b2", "b5")
    first = owning(4)
    none_yet = first.model_copy(
        update={"holdings": type(first.holdings)({id: business(id) for id in ("b1", "b2", "b3", "b4")})}
    )
    assert asked(MOVE, none_yet, "odo/core").offered == ()


def _next_session(table: Table) -> Table:
    return table.model_copy(update={"campaign": table.campaign.model_copy(update=SEVEN | {"session": 8})})


@pytest.mark.rule("DG-BUSINESS-2")
def test_a_halted_one_counts_and_pays_nothing_until_it_is_resolved() -> None:
    table = owning(4, b4=business("B4", halted="war"))
    done = play(MOVE, table, CORE)
    assert_did(done, table, STAMP, net(1, 0), net(2, 1000), net(3, 2000))
    assert remarks(done) == ["Outside the core all of Odo's are halted: no roll", "B4 pays nothing, halted: war"]
    core = asked(MOVE, table, "odo/core")
    assert [one.effect for one in core.options] == ["10 gp", "10 gp", "10 gp", "halted: war"]
    in_core = play(MOVE, table, {"odo/core": ["b1", "b2", "b4"], "odo/roll/dice": [6, 6]})
    assert purse_of(in_core.table) == 30 * GP
    resolved = play("resolve", table, {"which": ["halted-b4"], "halted-b4/how": ""}).table
    assert purse_of(play(MOVE, resolved, rolling(6, 6)).table) == 40 * GP


@pytest.mark.rule("DG-BUSINESS-1")
def test_an_old_trouble_stays_what_it_was_and_only_the_others_are_rolled_for() -> None:
    table = owning(6, b4=business("B4", halted="war"))
    done = play(MOVE, table, rolling(1, 2) | {"odo/trouble": "taxes"})
    assert [(one.where, one.after) for one in done.changes if one.where.endswith("halted")] == [
        ("holdings.b5.halted", "taxes"), ("holdings.b6.halted", "taxes"),
    ]  # fmt: skip
    half = play(MOVE, table, rolling(4, 4))
    assert purse_of(half.table) == 30 * GP + 2 * 5 * GP


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-PROPERTY")
def test_income_comes_once_a_session_as_it_starts() -> None:
    table = trading(holdings={"mill": business("Mill"), "inn": business("Inn", owner="rhea", staffed=False)})
    assert income_due(table) == ("odo",)
    assert MOVES[MOVE].hint(table) == "1 due"
    done = play(MOVE, table)
    assert income_due(done.table) == ()
    assert MOVES[MOVE].hint(done.table) == ""
    assert MOVES[MOVE].blocked(done.table, "odo") == "Odo's income of session 7 is settled already"
    assert MOVES[MOVE].blocked(done.table, "rhea") == "no business of Rhea's is staffed and works"
    assert refusal(MOVE, done.table) == "no income of session 7 is due"
    assert income_due(_next_session(done.table)) == ("odo",)
    between = trading(table={"campaign": {"session": 7}}, holdings={"mill": business("Mill")})
    assert (income_due(between), refusal(MOVE, between)) == ((), "no session is running")
    home = trading(table={"settings": {"plays": "homefront"}}, holdings={"mill": business("Mill")})
    assert income_due(home) == ()
    assert refusal(MOVE, trading(purse=None, holdings={"mill": business("Mill")})) == (
        "Odo: purse is not given yet: set it first"
    )


@pytest.mark.rule("DG-PROPERTY")
@pytest.mark.rule("DG-BUSINESS-2")
def test_one_gained_while_a_session_runs_pays_from_the_next() -> None:
    table = trading(purse=0, holdings={"mill": business("Mill"), "inn": business("Inn", pays_from=8)})
    done = play(MOVE, table)
    assert purse_of(done.table) == 10 * GP
    assert remarks(done) == ["Inn pays nothing, gained since the session began: it pays from session 8 on"]
    assert purse_of(play(MOVE, _next_session(done.table)).table) == 30 * GP
    assert income_due(trading(holdings={"inn": business("Inn", pays_from=8)})) == ()


@pytest.mark.rule("DG-BUSINESS-1")
def test_what_is_waived_is_not_paid_or_halted() -> None:
    purse = "characters.odo.sheet.purse"
    done = play(MOVE, owning(5), rolling(6, 6), waive=[f"odo/b5/{purse}"])
    assert purse_of(done.table) == 40 * GP
    said = rolling(1, 1) | {"odo/trouble": "war"}
    spared = play(MOVE, owning(5), said, waive=["odo/holdings.b4.halted"])
    assert (spared.table.holdings["b4"].halted, spared.table.holdings["b5"].halted) == ("", "war")


@pytest.mark.rule("DG-BUSINESS-1")
def test_who_is_listed_and_what_each_has() -> None:
    three = {f"r{number}": business(f"R{number}", owner="rhea") for number in range(3)}
    assert asked(MOVE, trading(holdings=businesses(1) | three), "who").options[1].effect == "3 businesses"
    two = trading(holdings=businesses(5, r=business("R", owner="rhea")))
    assert [(one.id, one.effect) for one in asked(MOVE, two, "who").options] == [
        ("odo", "5 businesses, with the management roll"), ("rhea", "1 business"),
    ]  # fmt: skip
    move = MOVES[MOVE]
    assert (move.players, move.world, move.tab, move.letter) == (True, "days-of-gold", "economy", "i")
    assert move.blocked(two, "bram") == "Bram has a Hit-point sheet"


@pytest.mark.rule("DG-BUSINESS-1")
def test_which_the_roll_is_for_is_known_once_a_core_was_chosen() -> None:
    four = businesses(4)
    assert [id for id, one in four.items() if outside_the_core(one, four)] == ["b4"]
    sold = {id: one for id, one in four.items() if id != "b1"}
    assert [id for id, one in sold.items() if outside_the_core(one, sold)] == []
    none = {f"b{number}": business(f"B{number}") for number in range(4)}
    assert [id for id, one in none.items() if outside_the_core(one, none)] == []
