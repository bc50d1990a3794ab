"""Lifestyle: how somebody lives for a session (DG-LIFESTYLE)."""

from typing import Any

import pytest

from rules.economy.lifestyle import fed_by_lifestyle, lifestyle_due
from rules.errors import NotTaken
from rules.registry import MOVES
from rules.sheets.signatures.household import Household
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks
from tests.rules.trading import GP, SEVEN, paid, purse_of, stamped, trading

MOVE, RULE = "lifestyle", "DG-LIFESTYLE"
ODO = {"who": ["odo"]}
FED = "fed and housed in a settled place; on the road rations count"
LIVED = Did("odo/characters.odo.sheet.lived_in", None, 7, RULE)
STAMP = stamped("lifestyle-odo", "DG-SESSION")


def lives(before: str | None, after: str) -> Did:
    return Did("odo/characters.odo.sheet.lifestyle", before, after, RULE)


@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.parametrize(("level", "copper"), [("poor", 500), ("common", 1000), ("wealthy", 1500)])
def test_each_is_paid_once_for_the_session_and_counts_as_spent(level: str, copper: int) -> None:
    table = trading()
    done = play(MOVE, table, ODO | {"odo/lives": [level]})
    assert_did(done, table, STAMP, *paid("odo", 10000, copper, f"Lifestyle: {level}", RULE), lives(None, level), LIVED)
    assert remarks(done) == [f"Odo lives by the {level} Lifestyle for session 7: {FED}"]
    assert [change.waived_at for change in done.changes] == [None, "odo/payment/coins", "odo/payment/coins", None, None]


@pytest.mark.rule("DG-LIFESTYLE")
def test_none_costs_nothing_and_a_guest_has_a_host() -> None:
    table = trading(purse=None, lifestyle="poor")
    done = play(MOVE, table, ODO | {"odo/lives": ["none"]})
    assert_did(done, table, STAMP, lives("poor", "none"), LIVED)
    assert remarks(done) == ["Odo lives by no Lifestyle for session 7: fed as the story says"]
    guest = play(MOVE, table, ODO | {"odo/lives": ["none"], "odo/lives/guest": "Isolde"})
    assert_did(
        guest, table, STAMP, lives("poor", "none"), LIVED, Did("odo/characters.odo.sheet.guest_of", "", "Isolde", RULE)
    )
    assert remarks(guest) == ["Odo lives by no Lifestyle for session 7: fed as the story says, a guest of Isolde"]
    host = trading(lifestyle="none", guest_of="Isolde")
    own = play(MOVE, host, ODO | {"odo/lives": ["poor"], "odo/lives/guest": "Isolde"})
    assert [(one.where, one.after) for one in own.changes[-3:]] == [
        ("characters.odo.sheet.lifestyle", "poor"),
        ("characters.odo.sheet.lived_in", 7),
        ("characters.odo.sheet.guest_of", ""),
    ]


@pytest.mark.rule("DG-LIFESTYLE", case=1)
def test_what_is_too_dear_is_refused_and_what_can_be_paid_is_offered() -> None:
    ask = asked(MOVE, trading(purse=8 * GP), "odo/lives", ODO)
    assert offers(ask) == ["none", "poor"]
    reason = "10 gp is to be paid, and Odo: purse is 8 gp: 2 gp short"
    assert [(one.id, one.effect) for one in ask.gone] == [
        ("common", reason), ("wealthy", "15 gp is to be paid, and Odo: purse is 8 gp: 7 gp short"),
    ]  # fmt: skip
    with pytest.raises(NotTaken) as no:
        ask.take(["common"])
    assert no.value.reason == f"Common: {reason}"
    assert purse_of(play(MOVE, trading(purse=10 * GP), ODO | {"odo/lives": ["common"]}).table) == 0
    assert offers(asked(MOVE, trading(purse=10 * GP - 1), "odo/lives", ODO)) == ["none", "poor"]
    assert offers(asked(MOVE, trading(purse=None), "odo/lives", ODO)) == ["none"]


@pytest.mark.rule("DG-LIFESTYLE")
def test_the_last_one_is_offered_if_it_can_be_paid() -> None:
    assert asked(MOVE, trading(lifestyle="common"), "odo/lives", ODO).offered == ("common",)
    assert asked(MOVE, trading(lifestyle="common", purse=0), "odo/lives", ODO).offered == ()
    ask = asked(MOVE, trading(), "odo/lives", ODO)
    assert (ask.offered, ask.to, ask.about, ask.rule) == ((), "odo", "characters.odo", RULE)
    assert ask.text == "How does Odo live in session 7?"
    assert [one.effect for one in ask.options] == [
        "0 gp: a guest, or hungry and out in the open", "5 gp: bare; better circles look away", "10 gp: decent",
        "15 gp: fine rooms and servants; respectable doors are open",
    ]  # fmt: skip


@pytest.mark.rule("DG-LIFESTYLE")
def test_a_house_account_can_pay_it() -> None:
    account = "characters.odo.sheet.signature.account"
    table = trading(purse=4 * GP, signature=Household(account=20 * GP))
    assert offers(asked(MOVE, table, "odo/lives", ODO)) == ["none", "poor", "common", "wealthy"]
    done = play(MOVE, table, ODO | {"odo/lives": ["wealthy"]})
    assert [(one.where, one.after) for one in done.changes if one.where == account] == [(account, 500)]
    poor = trading(purse=GP, signature=Household(account=2 * GP))
    assert effect_of_gone(asked(MOVE, poor, "odo/lives", ODO), "poor") == (
        "5 gp is to be paid, and Odo: purse is 1 gp: 4 gp short"
    )
    both = trading(signature=Household(account=20 * GP))
    ask = asked(MOVE, both, "odo/out-of", ODO | {"odo/lives": ["poor"]})
    assert offers(ask) == ["characters.odo.sheet.purse", account]


def effect_of_gone(ask: Any, option: str) -> str:
    return next(one.effect for one in ask.gone if one.id == option)  # type: ignore[no-any-return]


@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-SESSION")
def test_it_is_due_once_a_session() -> None:
    table = trading()
    assert lifestyle_due(table) == ("odo", "rhea")
    assert MOVES[MOVE].hint(table) == "2 due"
    after = play(MOVE, table, ODO | {"odo/lives": ["poor"]}).table
    assert lifestyle_due(after) == ("rhea",)
    assert MOVES[MOVE].blocked(after, "odo") == "Odo's Lifestyle of session 7 is settled already"
    assert MOVES[MOVE].blocked(after, "rhea") is None
    last = play(MOVE, after, {"rhea/lives": ["none"]}).table
    assert refusal(MOVE, last) == "every Lifestyle of session 7 is settled"
    assert MOVES[MOVE].hint(last) == ""
    between = trading(table={"campaign": {"session": 7}})
    assert (lifestyle_due(between), refusal(MOVE, between)) == ((), "no session is running")
    home = trading(table={"settings": {"plays": "homefront"}})
    assert lifestyle_due(home) == ()
    next_one = last.model_copy(update={"campaign": last.campaign.model_copy(update=SEVEN | {"session": 8})})
    assert lifestyle_due(next_one) == ("odo", "rhea")
    who = asked(MOVE, play(MOVE, next_one, ODO | {"odo/lives": ["none"]}).table, "rhea/lives")
    assert who.to == "rhea"
    assert [(one.id, one.effect) for one in asked(MOVE, next_one, "who").options] == [
        ("odo", "last: poor"), ("rhea", "last: none"),
    ]  # fmt: skip


@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOOD")
def test_whom_it_feeds_is_said_as_a_day_ends() -> None:
    table = trading(rations=2, rhea={"rations": 0})
    common = play(MOVE, table, ODO | {"odo/lives": ["common"]}).table
    ask = asked("end-day", play(MOVE, common, {"rhea/lives": ["none"]}).table, "unfed")
    assert effect_of(ask, "odo") == "common Lifestyle: fed in a settled place; 2 rations"
    assert effect_of(ask, "rhea") == "no ration: a Wound"
    assert fed_by_lifestyle(trading(lifestyle="common"), "odo") == ""
    assert fed_by_lifestyle(common, "bram") == ""
    assert effect_of(asked("end-day", trading(lifestyle="common", rations=1), "unfed"), "odo") == "1 ration"


@pytest.mark.rule("DG-LIFESTYLE")
def test_who_can() -> None:
    assert MOVES[MOVE].blocked(trading(), "bram") == "Bram has a Hit-point sheet"
    assert (MOVES[MOVE].players, MOVES[MOVE].world, MOVES[MOVE].tab) == (True, "days-of-gold", "economy")
