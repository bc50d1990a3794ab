"""The duties of a session: in order, once each, left and taken up again, skipped with a reason (DG-SESSION)."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from rules.economy.duties import Duty, duties, open_duties
from rules.economy.lifestyle import fed_by_lifestyle
from rules.errors import Refused
from rules.owed import owed
from rules.places import put
from rules.registry import MOVES
from rules.seats import Seat
from rules.sight import remarks_seen, sees
from rules.table import Person, Table, written
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks
from tests.rules.serving import ivo, pike, serving, settled, skipped, tam
from tests.rules.trading import GP, business, purse_of, stamped

RULE = "DG-SESSION"
ALL = ("income-odo", "lifestyle-odo", "lifestyle-rhea", "wages-ivo", "wages-tam", "unpaid-ivo")
# Each way to settle some of them: the move, at whose seat, what is said, and why not again.
SETTLE: tuple[tuple[str, str, Mapping[str, Any], str], ...] = (
    ("income", "odo", {}, "Odo's income of session 7 is settled already"),
    ("lifestyle", "odo", {"odo/lives": ["common"]}, "Odo's Lifestyle of session 7 is settled already"),
    ("lifestyle", "rhea", {"rhea/lives": ["poor"]}, "Rhea's Lifestyle of session 7 is settled already"),
    ("wages", "odo", {"odo/followers": ["ivo", "tam", "ivo/unpaid"]}, "no wage of Odo's is due in session 7"),
)


def evening(people: Mapping[str, Person] | None = None, **given: Any) -> Table:
    """Session 7 runs. Odo has a mill, Odo and Rhea live somehow, Tam and Ivo have wages, and Ivo went without once."""
    people = {"tam": tam(), "ivo": ivo(unpaid=1000)} if people is None else people
    usual = {"holdings": {"mill": business("Mill", 12 * GP)}, "lifestyle": "common", "rhea": {"lifestyle": "none"}}
    return serving(people, **(usual | given))


def ids(table: Table) -> tuple[str, ...]:
    return tuple(one.id for one in open_duties(table))


def states(table: Table) -> dict[str, str]:
    return {one.id: one.state for one in duties(table)}


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_they_stand_in_the_order_of_the_rule_each_with_what_settles_it() -> None:
    assert duties(evening()) == (
        Duty(
            "income-odo", "income", "odo", "odo", "Odo", "income 12 gp", "this session", "DG-BUSINESS-1", "income",
            "characters.odo.sheet.purse", "session-7-income-odo",
        ),
        Duty(
            "lifestyle-odo", "lifestyle", "odo", "odo", "Odo", "Lifestyle 10 gp", "this session", "DG-LIFESTYLE",
            "lifestyle", "characters.odo", "session-7-lifestyle-odo",
        ),
        Duty(
            "lifestyle-rhea", "lifestyle", "rhea", "rhea", "Rhea", "Lifestyle", "this session", "DG-LIFESTYLE",
            "lifestyle", "characters.rhea", "session-7-lifestyle-rhea",
        ),
        Duty(
            "wages-ivo", "wages", "ivo", "", "Ivo", "wage 10 gp", "this session", "DG-FOLLOWER-2", "wages",
            "people.ivo", "session-7-wages-ivo",
        ),
        Duty(
            "wages-tam", "wages", "tam", "odo", "Tam Reed", "wage 15 gp", "this session", "DG-FOLLOWER-2", "wages",
            "people.tam", "session-7-wages-tam",
        ),
        Duty(
            "unpaid-ivo", "unpaid", "ivo", "", "Ivo", "unpaid 10 gp", "when it can be", "DG-FOLLOWER-2", "wages",
            "people.ivo",
        ),
    )  # fmt: skip
    assert {one.settled_by for one in duties(evening())} <= set(MOVES)


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_each_is_owed_while_the_session_runs() -> None:
    assert tuple((one.id, one.name, one.what, one.due, one.settled_by) for one in owed(evening())) == (
        ("income-odo", "Odo", "income 12 gp", "this session", "income"),
        ("lifestyle-odo", "Odo", "Lifestyle 10 gp", "this session", "lifestyle"),
        ("lifestyle-rhea", "Rhea", "Lifestyle", "this session", "lifestyle"),
        ("wages-ivo", "Ivo", "wage 10 gp", "this session", "wages"),
        ("wages-tam", "Tam Reed", "wage 15 gp", "this session", "wages"),
        ("unpaid-ivo", "Ivo", "unpaid 10 gp", "when it can be", "wages"),
    )
    between = evening(table={"campaign": {"session": 7}})
    assert [one.id for one in owed(between)] == ["unpaid-ivo"]
    assert duties(between) == ()


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_where_there_is_nothing_there_is_no_duty() -> None:
    assert duties(serving({})) == ()
    assert duties(serving({"tam": tam(wage=None)}, holdings={"hall": business("Hall", use="shelter")})) == ()
    assert duties(serving({"tam": tam(wage_for="the voyage")})) == ()
    assert duties(serving({"tam": tam(status="left")}, rhea={"lifestyle": None})) == ()
    home = evening(table={"settings": {"plays": "homefront"}})
    assert (duties(home), open_duties(home), owed(home)) == ((), (), ())
    between = evening(table={"settings": {"plays": "homefront"}, "campaign": {"session": 7}})
    assert remarks(play("start-session", between)) == []


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
def test_more_than_three_businesses_bring_so_much_at_most() -> None:
    holdings = {f"b{number}": business(f"B{number}") for number in range(4)}
    assert duties(serving({}, holdings=holdings))[0].what == "income 40 gp at most"
    del holdings["b3"]
    assert duties(serving({}, holdings=holdings))[0].what == "income 30 gp"
    holdings["b2"] = business("B2", halted="war")
    assert duties(serving({}, holdings=holdings))[0].what == "income 20 gp"


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-BUSINESS-2")
def test_a_halted_one_counts_so_that_three_that_work_may_be_rolled_for() -> None:
    holdings = {f"b{number}": business(f"B{number}") for number in range(3)} | {"h": business("H", halted="war")}
    assert duties(serving({}, holdings=holdings))[0].what == "income 30 gp at most"
    holdings["h"] = business("H", staffed=False)
    assert duties(serving({}, holdings=holdings))[0].what == "income 30 gp"


def settle(table: Table, ways: Iterable[tuple[str, str, Mapping[str, Any], str]]) -> Table:
    for move, who, said, _ in ways:
        table = play(move, table, said, who=who).table
    return table


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_each_is_settled_by_its_own_move_in_any_order() -> None:
    for table in (settle(evening(), SETTLE), settle(evening(), reversed(SETTLE))):
        assert states(table) == {
            "income-odo": "done", "lifestyle-odo": "done", "lifestyle-rhea": "done", "wages-ivo": "done",
            "wages-tam": "done",
        }  # fmt: skip
        assert (open_duties(table), owed(table)) == ((), ())
        assert (purse_of(table), purse_of(table, "rhea")) == ((100 + 12 - 10 - 10 - 15 - 10) * GP, 5 * GP)


@pytest.mark.rule("DG-SESSION")
@pytest.mark.parametrize("settled_before", range(5))
def test_a_start_that_is_broken_off_anywhere_and_taken_up_pays_nothing_twice(settled_before: int) -> None:
    broken_off = settle(evening(), SETTLE[:settled_before])
    waits = ALL[settled_before:] if settled_before < 4 else ()
    assert ids(broken_off) == waits
    again = Table.model_validate_json(written(broken_off))  # what lasts of it, read anew
    assert ids(again) == waits
    for move, who, said, why in SETTLE[:settled_before]:
        assert MOVES[move].blocked(again, who) == why
        with pytest.raises(Refused, match=why):
            reach(move, again, said, who=who)
    assert written(settle(again, SETTLE[settled_before:])) == written(settle(evening(), SETTLE))


@pytest.mark.rule("DG-SESSION")
def test_undone_it_waits_again() -> None:
    table = evening()
    done = play("income", table)
    assert "income-odo" not in ids(done.table)
    back = done.table
    for change in reversed(done.changes):
        back = put(back, change.where, change.before)
    assert written(back) == written(table)
    assert ids(back) == ALL


# -- skipped


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_it_is_skipped_with_a_reason_alone() -> None:
    table = evening()
    ask = asked("skip-duty", table, "duty")
    assert (offers(ask), ask.to) == (list(ALL[:-1]), "gm")
    why = asked("skip-duty", table, "income-odo/why", {"duty": ["income-odo"]})
    assert (why.optional, why.to, why.about) == (False, "gm", "characters.odo.sheet.purse")
    assert why.asides == ()
    done = play("skip-duty", table, {"duty": ["income-odo"], "income-odo/why": "the mill is snowed in"})
    assert_did(done, table, stamped("income-odo", RULE, "income-odo/"), skipped("income-odo", "income-odo/"))
    assert [change.waived_at for change in done.changes] == [None, None]
    assert remarks(done) == ["Skipped: Odo, income 12 gp: the mill is snowed in"]
    assert states(done.table)["income-odo"] == "skipped"
    assert ids(done.table) == ALL[1:]
    assert MOVES["income"].blocked(done.table, "odo") == "Odo's income of session 7 is settled already"


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-BUSINESS-1")
@pytest.mark.rule("DG-LIFESTYLE")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_a_lifestyle_that_is_skipped_feeds_nobody() -> None:
    table = evening()
    done = play("skip-duty", table, {"duty": ["lifestyle-odo"], "lifestyle-odo/why": "in the wild"})
    assert states(done.table)["lifestyle-odo"] == "skipped"
    assert fed_by_lifestyle(done.table, "odo") == ""
    assert fed_by_lifestyle(play("lifestyle", table, {"odo/lives": ["poor"]}, who="odo").table, "odo") == "poor"
    assert MOVES["lifestyle"].blocked(done.table, "odo") == "Odo's Lifestyle of session 7 is settled already"


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_a_wage_that_is_skipped_stays_owed_unless_they_want_none() -> None:
    table = evening({"tam": tam()})
    said = {"duty": ["wages-tam"], "wages-tam/why": "lost the chest"}
    done = play("skip-duty", table, said)
    scope = "wages-tam/"
    assert_did(
        done,
        table,
        settled("tam", scope),
        Did(f"{scope}people.tam.unpaid", None, 1500, "DG-FOLLOWER-2", "lost the chest"),
        skipped("wages-tam", scope),
    )
    assert remarks(done) == ["Tam Reed goes without 15 gp, which stays owed: lost the chest"]
    free = play("skip-duty", table, said | {"wages-tam/why/not-owed": True})
    assert_did(free, table, settled("tam", scope), skipped("wages-tam", scope))
    assert remarks(free) == ["Tam Reed goes without 15 gp, and nothing stays owed: lost the chest"]
    assert states(free.table)["wages-tam"] == "skipped"


@pytest.mark.rule("DG-SESSION")
def test_what_cannot_be_skipped() -> None:
    assert refusal("skip-duty", serving({})) == "no duty of session 7 is open"
    assert refusal("skip-duty", evening(table={"campaign": {"session": 7}})) == "no session is running"
    owing = serving({"tam": tam(wage=None, unpaid=500)})
    assert refusal("skip-duty", owing) == "no duty of session 7 is open"


# -- as a session starts, and ends


@pytest.mark.rule("DG-SESSION")
def test_a_session_that_starts_says_what_is_due() -> None:
    people = {"tam": tam(), "pike": pike(), "ivo": ivo(unpaid=1000)}
    between = evening(people, table={"campaign": {"session": 6}})
    started = play("start-session", between)
    assert remarks(started) == [
        "Due this session: Odo, income 12 gp",
        "Due this session: Odo, Lifestyle 10 gp",
        "Due this session: Rhea, Lifestyle",
        "Due this session: Ivo, wage 10 gp",
        "Due this session: wages of 2 who serve Odo",
        "Due when it can be: Ivo, unpaid 10 gp",
    ]
    assert [one.about for one in started.remarks][:2] == ["characters.odo.sheet.purse", "characters.odo"]
    party = evening({"ivo": ivo(), "una": ivo(name="Una")}, holdings={}, lifestyle=None, rhea={},
                    table={"campaign": {"session": 6}})  # fmt: skip
    assert remarks(play("start-session", party)) == ["Due this session: wages of 2 who serve the party"]


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_a_session_that_ends_leaves_wages_owed_and_sums_up() -> None:
    table = evening()
    table = play("lifestyle", table, {"who": ["odo"], "odo/lives": ["common"]}).table
    table = play("wages", table, {"who": ["odo"], "odo/followers": ["tam"]}).table
    table = play("skip-duty", table, {"duty": ["lifestyle-rhea"], "lifestyle-rhea/why": "in jail"}).table
    ended = play("end-session", table)
    assert_did(
        ended,
        table,
        Did("done.session-7-ended", ended.changes[0].before, {"rule": RULE}, RULE),
        settled("ivo", "ivo/"),
        Did("ivo/people.ivo.unpaid", 1000, 2000, "DG-FOLLOWER-2", "not paid in session 7"),
        Did("campaign.in_session", True, False, RULE),
    )
    assert remarks(ended) == [
        "Odo spent 25 gp",
        "Spent together in session 7: 25 gp",
        "Settled in session 7: Lifestyle of Odo",
        "Settled in session 7: Wages of Tam Reed",
        "Skipped: Rhea, Lifestyle",
        "Lapses with session 7: Odo, income 12 gp",
        "Still owed: Ivo, unpaid 20 gp, when it can be",
    ]
    waived = play("end-session", table, waive=["ivo/people.ivo.unpaid"])
    assert waived.table.people["ivo"].unpaid == 1000
    assert ids(play("start-session", ended.table).table) == ALL


@pytest.mark.rule("DG-SESSION")
def test_what_came_in_is_summed_up_too_and_many_are_counted() -> None:
    people = {f"f{number}": ivo(name=f"F{number}", wage=1) for number in range(7)}
    table = play("income", evening(people)).table
    paid = play("wages", table, {"who": ["odo"], "odo/followers": list(people)}).table
    assert remarks(play("end-session", paid))[:4] == [
        "Odo spent 7 cp", "Spent together in session 7: 7 cp", "Settled: Odo's income",
        "Settled in session 7: Wages of 7 of them",
    ]  # fmt: skip
    six = play("wages", table, {"who": ["odo"], "odo/followers": list(people)[:6]}).table
    assert "Settled in session 7: Wages of F0, F1, F2, F3, F4, F5" in remarks(play("end-session", six))


@pytest.mark.rule("DG-SESSION")
@pytest.mark.parametrize(("opened", "about"), [(True, "campaign.session"), (False, "gm")])
def test_with_closed_purses_what_all_spent_is_the_gms(opened: bool, about: str) -> None:
    table = serving({}, spent=300, table={"settings": {"purses_open": opened}})
    said = play("end-session", table).remarks
    assert [(one.text, one.about) for one in said] == [
        ("Odo spent 3 gp", "characters.odo.sheet.spent"), ("Spent together in session 7: 3 gp", about),
    ]  # fmt: skip


@pytest.mark.rule("DG-SESSION")
def test_a_homefront_alone_sees_none_of_it() -> None:
    home = evening(spent=300, table={"settings": {"plays": "homefront"}})
    assert remarks(play("end-session", home)) == []
    assert home.characters["odo"].sheet.spent == 300  # type: ignore[union-attr]


@pytest.mark.rule("DG-SESSION")
@pytest.mark.parametrize(("opened", "told"), [(True, True), (False, False)])
def test_with_closed_purses_nobody_is_told_what_others_earn_and_spend(opened: bool, told: bool) -> None:
    closed = {"settings": {"purses_open": opened}}
    rhea, odo = Seat("Rhea", "player", ("rhea",)), Seat("Odo", "player", ("odo",))
    started = play("start-session", evening(table=closed | {"campaign": {"session": 6}}))
    earns = "Due this session: Odo, income 12 gp"
    assert earns in [one.text for one in remarks_seen(started.table, odo, started.remarks)]
    assert (earns in [one.text for one in remarks_seen(started.table, rhea, started.remarks)]) is told
    assert sees(started.table, rhea, owed(started.table)[0].about) is told
    ended = play("end-session", evening(spent=300, table=closed))
    said = [one.text for one in remarks_seen(ended.table, rhea, ended.remarks)]
    assert ("Odo spent 3 gp" in said) is told
    assert ("Spent together in session 7: 3 gp" in said) is told
    assert ("Lapses with session 7: Odo, income 12 gp" in said) is told
