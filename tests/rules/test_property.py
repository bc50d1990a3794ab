"""Property is gained, sold or lost; staff come and go; trouble is resolved (DG-PROPERTY)."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.places import MISSING
from rules.registry import MOVES
from rules.sheets.signatures.household import Household
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks
from tests.rules.trading import GP, PURSE, business, businesses, paid, purse_of, trading

RULE = "DG-PROPERTY"
QUIET = {"campaign": {"session": 7}}
STAMPED = {"done": {"session-7-income-odo": "DG-SESSION"}}


def gaining(use: str, **more: Any) -> dict[str, Any]:
    return {"who": ["odo"], "odo/name": "Widow's Mill", "odo/use": [use], **more}


def gained(**fields: Any) -> Did:
    made = {"name": "Widow's Mill", "owner": "odo", **fields}
    return Did("odo/holdings.widow-s-mill", MISSING, made, RULE, "gained")


# -- gained


@pytest.mark.rule("DG-PROPERTY")
@pytest.mark.parametrize("use", ["shelter", "storage", "defence", "other"])
def test_a_property_is_written_down_with_its_use(use: str) -> None:
    table = trading()
    done = play("property", table, gaining(use) | {"odo/name/text": "by the ford"})
    assert_did(done, table, gained(use=use, text="by the ford"))
    assert remarks(done) == []
    assert offers(asked("property", table, "odo/use", {"who": ["odo"], "odo/name": "Mill"})) == [
        "shelter", "storage", "defence", "income", "other",
    ]  # fmt: skip


@pytest.mark.rule("DG-PROPERTY")
def test_a_business_has_a_net_income_that_the_gm_says() -> None:
    table = trading(table=QUIET)
    ask = asked("property", table, "odo/income", gaining("income"))
    assert (ask.to, ask.about, ask.lowest, ask.kind) == ("gm", PURSE, 1, "money")
    done = play("property", table, gaining("income") | {"odo/income": "40 gp"})
    assert_did(done, table, gained(use="income", income=4000))
    assert remarks(done) == []
    running = play("property", trading(), gaining("income") | {"odo/income": "40 gp"})
    assert running.table.holdings["widow-s-mill"].pays_from == 8
    assert remarks(running) == [
        "Widow's Mill pays nothing yet, gained since the session began: it pays from session 8 on"
    ]
    empty = play("property", table, gaining("income") | {"odo/income": "40 gp", "odo/use/empty": True})
    assert empty.table.holdings["widow-s-mill"].staffed is False
    assert remarks(empty) == ["Widow's Mill pays nothing yet, not staffed"]


@pytest.mark.rule("DG-PROPERTY")
@pytest.mark.rule("DG-COIN-2")
def test_it_can_be_paid_for_at_once() -> None:
    table = trading(purse=50 * GP)
    use = asked("property", table, "odo/use", {"who": ["odo"], "odo/name": "Mill"})
    assert [(one.id, getattr(one, "lowest", None)) for one in use.asides] == [("empty", None), ("price", 1)]
    done = play("property", table, gaining("shelter") | {"odo/use/price": "50 gp"})
    assert_did(done, table, *paid("odo", 5000, 5000, "Widow's Mill"), gained(use="shelter"))
    assert refusal("property", table, gaining("shelter") | {"odo/use/price": 5001}) == (
        "50 gp 1 cp is to be paid, and Odo: purse is 50 gp: 1 cp short"
    )


@pytest.mark.rule("DG-PROPERTY")
def test_no_signature_needs_it_or_goes_with_it() -> None:
    lord = trading(signature=Household(account=GP), holdings={"hall": business("Hall", use="shelter")})
    lost = play("sell-property", lord, {"which": ["hall"], "hall/how": ["lost"]})
    assert lost.table.characters == lord.characters
    assert lost.table.holdings["hall"].status == "lost"
    assert remarks(lost) == []


# -- sold or lost


@pytest.mark.rule("DG-PROPERTY")
@pytest.mark.rule("DG-BUSINESS-2")
def test_a_business_sold_in_mid_session_keeps_what_it_brought() -> None:
    table = trading(purse=0, holdings=businesses(4), table=STAMPED)
    said = {"which": ["b1"], "b1/how": ["sold"], "b1/price": "300 gp"}
    done = play("sell-property", table, said)
    assert_did(
        done,
        table,
        Did(f"b1/receipt/{PURSE}", 0, 30000, "DG-COIN-2", "B1 is sold"),
        Did("b1/holdings.b1.status", "held", "sold", RULE),
        Did("b1/holdings.b1.core", True, False, "DG-BUSINESS-2", "sold"),
    )
    assert remarks(done) == [
        "B1 is sold: what session 7 brought stays; nothing more comes of it, and nobody Works the Job there",
        "3 of Odo's still earn: no management roll",
    ]
    with pytest.raises(NotTaken, match="B1: sold"):
        asked("work-the-job", done.table, "odo/where").take(["b1"])


@pytest.mark.rule("DG-PROPERTY")
@pytest.mark.rule("DG-SESSION")
def test_one_that_pays_as_the_session_starts_is_not_sold_before_it_has() -> None:
    table = trading(holdings={"mill": business("Mill"), "inn": business("Inn", staffed=False)})
    reason = "Mill was Odo's as session 7 began: Income comes first"
    assert refusal("sell-property", table, {"which": ["mill"]}) == reason
    idle = play("sell-property", table, {"which": ["inn"], "inn/how": ["lost"]})
    assert remarks(idle) == ["Inn is lost: nothing more comes of it, and nobody Works the Job there"]
    between = trading(table=QUIET, holdings={"mill": business("Mill")})
    done = play("sell-property", between, {"which": ["mill"], "mill/how": ["sold"], "mill/price": 0})
    assert_did(done, between, Did("mill/holdings.mill.status", "held", "sold", RULE))
    assert remarks(done) == ["Mill is sold: nothing more comes of it, and nobody Works the Job there"]


@pytest.mark.rule("DG-PROPERTY")
def test_what_is_sold_and_by_whom() -> None:
    table = trading(
        table=QUIET,
        purse=None,
        holdings={"hall": business("Hall", use="shelter", income=None), "farm": business("Farm", owner="rhea"),
                  "old": business("Old", status="sold"), "barge": business("Barge", halted="war", staffed=False)},
    )  # fmt: skip
    which = asked("sell-property", table, "which")
    assert [(one.id, one.effect) for one in which.options] == [
        ("barge", "Odo, income, not staffed, halted"), ("farm", "Rhea, income"), ("hall", "Odo, shelter"),
    ]  # fmt: skip
    said = {"which": ["hall"], "hall/how": ["sold"]}
    assert refusal("sell-property", table, said) == "Odo: purse is not given yet: set it first"
    own = play("sell-property", table, {"which": ["farm"], "farm/how": ["sold"], "farm/price": "5 gp"})
    assert (purse_of(own.table, "rhea"), own.table.holdings["farm"].status) == (15 * GP, "sold")
    price = asked("sell-property", table, "farm/price", {"which": ["farm"], "farm/how": ["sold"]})
    assert (price.to, price.about) == ("gm", "characters.rhea.sheet.purse")
    assert MOVES["sell-property"].blocked(trading(), "gm") == "nobody has any property"
    assert MOVES["sell-property"].blocked(trading(), "odo") == "Odo has no property"
    assert not MOVES["sell-property"].players


# -- staff


@pytest.mark.rule("DG-PROPERTY")
def test_staff_go_and_come_back() -> None:
    table = trading(holdings={"mill": business("Mill")})
    ask = asked("staffed", table, "mill/why", {"which": ["mill"]})
    assert (ask.text, ask.to) == ("Mill, staff go: no income, no Work there. Why?", "gm")
    gone = play("staffed", table, {"which": ["mill"], "mill/why": "unpaid"})
    assert_did(gone, table, Did("mill/holdings.mill.staffed", True, False, RULE, "unpaid"))
    assert refusal("income", gone.table) == "no income of session 7 is due"
    assert asked("staffed", gone.table, "mill/why", {"which": ["mill"]}).text == "Mill, staff come. Why?"
    back = play("staffed", gone.table, {"which": ["mill"], "mill/why": ""})
    assert back.table == table
    assert MOVES["staffed"].blocked(trading(), "gm") == "nobody has any property"


# -- trouble


@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-WORK")
def test_one_trouble_of_several_is_resolved_for_all_of_them() -> None:
    table = trading(
        holdings={
            "b4": business("B4", halted="war", stopped="rats"),
            "b5": business("B5", halted="war"),
            "b6": business("B6", halted="taxes"),
            "farm": business("Farm", owner="rhea", halted="war"),
            "old": business("Old", halted="war", status="lost"),
        }
    )
    ask = asked("resolve", table, "which")
    assert [(one.id, one.text, one.effect) for one in ask.options] == [
        ("halted-b4", "war", "Odo: B4, B5, no income"),
        ("stopped-b4", "rats", "Odo: B4, no Work there"),
        ("halted-b6", "taxes", "Odo: B6, no income"),
        ("halted-farm", "war", "Rhea: Farm, no income"),
    ]
    assert (ask.to, ask.options[0].about) == ("gm", "holdings.b4")
    assert asked("resolve", table, "halted-b4/how", {"which": ["halted-b4"]}).about == "holdings.b4"
    done = play("resolve", table, {"which": ["halted-b4"], "halted-b4/how": "peace"})
    assert_did(
        done,
        table,
        Did("halted-b4/holdings.b4.halted", "war", "", "DG-BUSINESS-1", "peace"),
        Did("halted-b4/holdings.b5.halted", "war", "", "DG-BUSINESS-1", "peace"),
    )
    stopped = play("resolve", table, {"which": ["stopped-b4"], "stopped-b4/how": ""})
    assert_did(stopped, table, Did("stopped-b4/holdings.b4.stopped", "rats", "", "DG-WORK"))
    assert effect_of(asked("resolve", done.table, "which"), "stopped-b4") == "Odo: B4, no Work there"
    assert MOVES["resolve"].blocked(trading(), "gm") == "no trouble stops any property"
    assert MOVES["resolve"].blocked(table, "rhea") is None


def test_of_which_rules_they_are() -> None:
    for id, letter in (("property", "o"), ("sell-property", "s"), ("staffed", "t"), ("resolve", "v")):
        assert (MOVES[id].world, MOVES[id].tab, MOVES[id].letter) == ("days-of-gold", "economy", letter)
    assert [MOVES[id].players for id in ("property", "staffed", "resolve")] == [True, False, False]
