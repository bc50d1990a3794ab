"""Wages: due each session, once, out of a purse or a House Account, never that for the armed (DG-FOLLOWER-2)."""

from typing import Any

import pytest

from rules.economy.wages import unpaid, wages_due
from rules.errors import NotTaken
from rules.registry import MOVES
from rules.table import Table
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks
from tests.rules.serving import follower, ivo, paid, pike, serving, settled, skipped, tam
from tests.rules.trading import GP, purse_of

MOVE, RULE, ARMS = "wages", "DG-FOLLOWER-2", "DG-HOUSE-ACCOUNT"
PAYS, WHICH = {"who": ["odo"]}, "odo/followers"
NOT_THE_ACCOUNT = "the House Account neither hires nor pays guards or anybody else who fights: that is personal gold"
ACCOUNT = "characters.odo.sheet.signature.account"


def some(*ids: str, **besides: Any) -> dict[str, Any]:
    return PAYS | {WHICH: list(ids)} | besides


def alone(**rhea: Any) -> Table:
    """Tam, and nobody but Odo who could pay."""
    return serving(rhea={"purse": None} | rhea)


@pytest.mark.rule("DG-FOLLOWER-2")
def test_one_is_paid_once_for_the_session_and_it_is_gold_spent() -> None:
    table = serving()
    done = play(MOVE, table, {WHICH: ["tam"]})
    assert_did(done, table, settled("tam", "odo/tam/now/"), *paid("tam", 10000, 1500, "wage of Tam Reed, a session"))
    assert [change.waived_at for change in done.changes] == [None, "odo/tam/now/wage/coins", "odo/tam/now/wage/coins"]
    assert wages_due(table) == ("tam",)
    assert wages_due(done.table) == ()
    assert refusal(MOVE, done.table) == "no wage is due in session 7"


@pytest.mark.rule("DG-FOLLOWER-2")
@pytest.mark.rule("DG-HOUSE-ACCOUNT")
def test_all_of_one_payer_are_paid_in_one_play_each_in_a_scope_of_their_own() -> None:
    table = serving({"tam": tam(), "ivo": ivo(), "pike": pike()})
    ask = asked(MOVE, table, WHICH, PAYS)
    assert (offers(ask), ask.offered, ask.least, ask.most) == (
        ["ivo", "pike", "tam"], ("ivo", "pike", "tam"), 1, 3,
    )  # fmt: skip
    assert [one.effect for one in ask.options] == ["10 gp a session", "60 gp a session", "15 gp a session"]
    done = play(MOVE, table, some("ivo", "pike", "tam"))
    assert_did(
        done,
        table,
        settled("pike", "odo/pike/now/"),
        *paid("pike", 10000, 6000, "wage of Pike Six, a session", rule=ARMS),
        settled("ivo", "odo/ivo/now/"),
        *paid("ivo", 4000, 1000, "wage of Ivo, a session", spent=6000),
        settled("tam", "odo/tam/now/"),
        *paid("tam", 3000, 1500, "wage of Tam Reed, a session", spent=7000),
    )


@pytest.mark.rule("DG-FOLLOWER-2")
def test_a_wage_that_is_waived_is_settled_all_the_same() -> None:
    table = serving()
    done = play(MOVE, table, {WHICH: ["tam"]}, waive=["odo/tam/now/wage/coins"])
    assert purse_of(done.table) == 10000
    assert wages_due(done.table) == ()


@pytest.mark.rule("DG-FOLLOWER-2")
def test_nobody_is_paid_twice() -> None:
    table = serving({"tam": tam(), "ivo": ivo()})
    done = play(MOVE, table, some("ivo"))
    ask = asked(MOVE, done.table, WHICH)
    assert offers(ask) == ["tam"]
    with pytest.raises(NotTaken) as no:
        ask.take(["ivo"])
    assert no.value.reason == "Ivo: Ivo's wage of session 7 is settled already"


@pytest.mark.rule("DG-FOLLOWER-2")
def test_who_pays_is_asked_where_several_could() -> None:
    table = serving({"tam": tam(), "ivo": ivo()})
    who = asked(MOVE, table, "who")
    assert [(one.id, one.effect) for one in who.options] == [
        ("odo", "25 gp to 2 followers"), ("rhea", "10 gp to 1 follower"),
    ]  # fmt: skip
    assert offers(asked(MOVE, table, "rhea/followers", {"who": ["rhea"]})) == ["ivo"]
    own = play(MOVE, table, {"rhea/followers": ["ivo"]}, who="rhea")
    assert purse_of(own.table, "rhea") == 0
    assert MOVES[MOVE].blocked(serving(), "rhea") == "no wage of Rhea's is due in session 7"
    assert MOVES[MOVE].hint(table) == "2 due"
    assert MOVES[MOVE].hint(serving({})) == ""


@pytest.mark.rule("DG-FOLLOWER-2")
def test_for_a_follower_of_one_without_a_purse_anybody_can_pay() -> None:
    table = serving({"garet": follower(name="Garet", follows="bram", wage=500)})
    assert offers(asked(MOVE, table, "odo/followers", PAYS)) == ["garet"]
    assert offers(asked(MOVE, table, "rhea/followers", {"who": ["rhea"]})) == ["garet"]


@pytest.mark.rule("DG-FOLLOWER-2")
def test_a_purse_that_is_short_by_one_copper() -> None:
    assert refusal(MOVE, serving(purse=1499), {WHICH: ["tam"]}) == (
        "15 gp is to be paid, and Odo: purse is 14 gp 9 sp 9 cp: 1 cp short"
    )
    both = serving({"tam": tam(), "ivo": ivo()}, purse=2499)
    assert (
        refusal(MOVE, both, some("ivo", "tam")) == "25 gp is to be paid, and Odo: purse is 24 gp 9 sp 9 cp: 1 cp short"
    )
    assert purse_of(play(MOVE, serving(purse=1500), {WHICH: ["tam"]}).table) == 0
    assert refusal(MOVE, serving(purse=None), {WHICH: ["tam"]}) == "Odo: purse is not given yet: set it first"


@pytest.mark.rule("DG-HOUSE-ACCOUNT", case=1)
def test_guards_are_never_paid_out_of_the_house_account() -> None:
    table = serving({"pike": pike()}, account=1000 * GP, purse=59 * GP)
    assert refusal(MOVE, table, {WHICH: ["pike"]}) == (
        f"60 gp is to be paid, and Odo: purse is 59 gp: 1 gp short; {NOT_THE_ACCOUNT}"
    )
    without = serving({"pike": pike()}, purse=59 * GP)
    assert refusal(MOVE, without, {WHICH: ["pike"]}) == "60 gp is to be paid, and Odo: purse is 59 gp: 1 gp short"
    rich = serving({"pike": pike()}, account=1000 * GP, purse=60 * GP)
    done = play(MOVE, rich, {WHICH: ["pike"]})
    assert purse_of(done.table) == 0
    assert [one.where for one in done.changes if one.where == ACCOUNT] == []


@pytest.mark.rule("DG-HOUSE-ACCOUNT")
def test_others_are_paid_out_of_either_and_the_armed_beside_them_out_of_the_purse() -> None:
    table = serving({"tam": tam(), "pike": pike()}, account=20 * GP, purse=70 * GP)
    said = {WHICH: ["pike", "tam"], "odo/armed": []}
    done = play(MOVE, table, said)  # 10 gp are left in the purse by then: the account alone can pay
    assert [(one.where, one.before, one.after) for one in done.changes if not one.where.startswith("done.")] == [
        ("characters.odo.sheet.purse", 7000, 1000), ("characters.odo.sheet.spent", 0, 6000),
        (ACCOUNT, 2000, 500), ("characters.odo.sheet.spent", 6000, 7500),
    ]  # fmt: skip
    both = serving(account=20 * GP)
    ask = asked(MOVE, both, "odo/out-of", {WHICH: ["tam"]})
    assert offers(ask) == ["characters.odo.sheet.purse", ACCOUNT]


@pytest.mark.rule("DG-HOUSE-ACCOUNT")
def test_of_whom_nobody_has_said_whether_they_bear_arms_it_is_asked_before_a_house_account_pays() -> None:
    new = {"name": "Zed", "zed/role": "guard", "zed/role/serves": ["odo"], "zed/role/wage": "5gp"}
    begun = serving({}, account=100 * GP, purse=100 * GP)
    table = play("add-person", begun, new).table
    out_of = {WHICH: ["zed"], "odo/out-of": [ACCOUNT]}
    ask = asked(MOVE, table, "odo/armed", out_of)
    assert (ask.to, offers(ask), ask.least, ask.rule) == ("gm", ["zed"], 0, "DG-HOUSE-ACCOUNT")
    armed = play(MOVE, table, out_of | {"odo/armed": ["zed"]})
    assert armed.table.people["zed"].armed
    assert purse_of(armed.table) == 95 * GP
    assert [one.where for one in armed.changes if one.where == ACCOUNT] == []
    unarmed = play(MOVE, table, out_of | {"odo/armed": []}).table
    assert (unarmed.people["zed"].armed, purse_of(unarmed)) == (False, 100 * GP)
    again = play("start-session", play("end-session", unarmed).table).table
    assert purse_of(play(MOVE, again, out_of).table) == 100 * GP  # it was said
    play(MOVE, table, {WHICH: ["zed"], "odo/out-of": ["characters.odo.sheet.purse"]})  # it does not matter
    poor = play("add-person", serving({}, account=100 * GP, purse=4 * GP), new).table
    assert refusal(MOVE, poor, {WHICH: ["zed"], "odo/armed": ["zed"]}) == (
        f"5 gp is to be paid, and Odo: purse is 4 gp: 1 gp short; {NOT_THE_ACCOUNT}"
    )


@pytest.mark.rule("DG-HOUSE-ACCOUNT")
@pytest.mark.parametrize("arms", [True, False])
def test_it_can_be_said_as_somebody_comes_in(arms: bool) -> None:
    new = {"name": "Zed", "zed/role": "guard", "zed/role/serves": ["odo"], "zed/role/wage": "5gp"}
    table = play("add-person", serving({}, account=100 * GP), new | {"zed/role/armed": arms}).table
    assert table.people["zed"].armed == arms
    paid = play(MOVE, table, {WHICH: ["zed"]} | ({} if arms else {"odo/out-of": [ACCOUNT]})).table
    assert purse_of(paid) == purse_of(table) - (5 * GP if arms else 0)


@pytest.mark.rule("DG-FOLLOWER-2")
@pytest.mark.rule("DG-SESSION")
def test_who_goes_without_is_remembered_with_the_reason_and_paid_later() -> None:
    table = serving()
    said = {WHICH: ["tam"], f"{WHICH}/without": True}
    why = asked(MOVE, table, "odo/why", said)
    assert (why.optional, why.rule) == (False, RULE)
    done = play(MOVE, table, said | {"odo/why": "the purse is bare"})
    assert_did(
        done,
        table,
        settled("tam", "odo/tam/"),
        Did("odo/tam/people.tam.unpaid", None, 1500, RULE, "the purse is bare"),
        skipped("wages-tam", "odo/tam/"),
    )
    assert remarks(done) == ["Tam Reed goes without 15 gp, which stays owed: the purse is bare"]
    assert (wages_due(done.table), unpaid(done.table)) == ((), {"tam": 1500})
    ask = asked(MOVE, done.table, WHICH)
    assert (offers(ask), ask.offered) == (["tam/unpaid"], ("tam/unpaid",))
    assert effect_of(ask, "tam/unpaid") == "15 gp unpaid from before"
    late = play(MOVE, done.table, {WHICH: ["tam/unpaid"]})
    assert_did(
        late,
        done.table,
        *paid("tam", 10000, 1500, "wages unpaid before, Tam Reed", scope="before"),
        Did("odo/tam/before/people.tam.unpaid", 1500, None, RULE, "paid at last"),
    )
    assert unpaid(late.table) == {}
    assert refusal(MOVE, done.table, {WHICH: ["tam/unpaid"], f"{WHICH}/without": True}) == (
        "Tam Reed: only a session's wage can be left unpaid"
    )


@pytest.mark.rule("DG-FOLLOWER-2")
def test_what_is_unpaid_adds_up_and_stands_beside_the_wage_of_the_session() -> None:
    table = serving({"tam": tam(unpaid=1500)})
    again = play(MOVE, table, {WHICH: ["tam"], f"{WHICH}/without": True, "odo/why": "still bare"})
    assert again.table.people["tam"].unpaid == 3000
    both = play(MOVE, table, {WHICH: ["tam", "tam/unpaid"]})
    assert purse_of(both.table) == 7000
    assert (unpaid(both.table), wages_due(both.table)) == ({}, ())
    gone = serving({"tam": tam(unpaid=1500, status="left", follower=False)})
    assert unpaid(play(MOVE, gone, {WHICH: ["tam/unpaid"]}).table) == {}
    dead = serving({"tam": tam(unpaid=1500, status="dead")})
    assert (unpaid(dead), wages_due(dead)) == ({}, ())


@pytest.mark.rule("DG-FOLLOWER-2")
def test_a_wage_for_something_else_is_never_due_and_can_be_paid() -> None:
    table = serving({"tam": tam(wage_for="the voyage")})
    assert wages_due(table) == ()
    ask = asked(MOVE, table, WHICH)
    assert (offers(ask), ask.offered, effect_of(ask, "tam")) == (["tam"], (), "15 gp the voyage")
    done = play(MOVE, table, {WHICH: ["tam"]})
    assert_did(done, table, *paid("tam", 10000, 1500, "wage of Tam Reed, the voyage"))
    for said in ({"follower": False}, {"status": "left"}):
        assert refusal(MOVE, serving({"tam": tam(wage_for="the voyage", **said)})) == "no wage is due in session 7"
    assert refusal(MOVE, table, {WHICH: ["tam"], f"{WHICH}/without": True}) == (
        "Tam Reed: only a session's wage can be left unpaid"
    )


@pytest.mark.rule("DG-FOLLOWER-2")
@pytest.mark.parametrize(
    ("said", "due"),
    [
        ({}, True), ({"status": "away"}, True), ({"status": "left"}, False), ({"wage": 0}, False),
        ({"wage": None}, False), ({"follower": False}, False), ({"follows": ""}, True),
    ],
)  # fmt: skip
def test_whose_wage_falls_due(said: dict[str, Any], due: bool) -> None:
    assert bool(wages_due(serving({"tam": tam(**said)}))) is due


@pytest.mark.rule("DG-FOLLOWER-2")
@pytest.mark.rule("DG-SESSION")
def test_between_sessions_no_wage_is_due_but_what_is_unpaid_can_be_paid() -> None:
    between = {"campaign": {"session": 7}}
    assert wages_due(serving(table=between)) == ()
    assert refusal(MOVE, serving(table=between)) == "no wage is owed, and no session is running"
    owing = serving({"tam": tam(unpaid=500)}, table=between)
    assert purse_of(play(MOVE, owing, {WHICH: ["tam/unpaid"]}).table) == 9500
    home = serving(table={"settings": {"plays": "homefront"}})
    assert (wages_due(home), unpaid(serving({"tam": tam(unpaid=5)}, table={"settings": {"plays": "homefront"}}))) == (
        (),
        {},
    )
