"""What holds of any play of followers, duties, favors and the exchange of worlds, found by playing at random."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answers import waiver
from rules.economy.duties import duties, open_duties
from rules.places import put
from rules.registry import MOVES
from rules.run import Done, run
from rules.sheets.noted import Connection
from rules.table import Table, checked, written
from rules.tracks import tracks_at
from tests.playing import some_plays
from tests.rules.serving import ivo, pike, serving, tam
from tests.rules.test_coin import all_money
from tests.rules.test_properties import applied, within
from tests.rules.trading import GP, business

A_FEW = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None, max_examples=60
)
PAYS_OUT = ("wages", "gold-for-surplus")
MOVES_NO_COIN = ("hire", "loyalty", "test-loyalty", "orders", "connection-favor", "skip-duty")
EVENING = ("end-session", "start-session", "income", "lifestyle")
IDS = (*PAYS_OUT, *MOVES_NO_COIN, "surplus-for-gold", *EVENING)


@st.composite
def households(draw: st.DrawFn) -> Table:
    """Odo and Rhea with followers in any state, gold that is enough or is not, and a price of Surplus."""
    few = st.integers(0, 3)
    sums = st.sampled_from((None, 500, 4000))
    people = {
        "tam": tam(loyalty=draw(st.sampled_from((None, 0, 1, 3))), leaving=draw(st.booleans()), unpaid=draw(sums)),
        "ivo": ivo(loyalty=draw(few), wage_for=draw(st.sampled_from(("", "a voyage")))),
        "pike": pike(status=draw(st.sampled_from(("here", "away", "left"))), unpaid=draw(sums)),
    }
    kept = draw(st.sets(st.sampled_from(sorted(people))))
    connection = Connection(name="Hale", got=draw(st.sampled_from((None, 1, 3))), gave=draw(st.sampled_from((None, 2))))
    return serving(
        {id: people[id] for id in kept},
        purse=draw(st.integers(0, 150 * GP)),
        account=draw(st.sampled_from((None, 30 * GP))),
        wounds=draw(st.integers(0, 6)),
        lifestyle=draw(st.sampled_from((None, "common"))),
        connections={"hale": connection},
        holdings={"mill": business("Mill")},
        table={"settings": {"surplus_price": draw(st.sampled_from((None, 700)))}, "surplus": draw(few)},
    )


def plays(data: st.DataObject, table: Table, count: int) -> list[tuple[Table, Any]]:
    """Plays at random, each with the table that it was played on."""
    found = []
    for played in some_plays(data.draw, table, count, [MOVES[id] for id in IDS]):
        found.append((table, played))
        table = played.done.table
    return found


def spent(table: Table) -> int:
    return sum(getattr(one.sheet, "spent", 0) for one in table.characters.values())


@A_FEW
@given(households(), st.data())
def test_gold_that_leaves_a_purse_is_spent_and_no_surplus_comes_of_nothing(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        after = played.done.table
        made, out = all_money(after) - all_money(before), spent(after) - spent(before)
        stored = after.steading.surplus - before.steading.surplus
        if played.move.id in MOVES_NO_COIN:
            assert (made, out, stored) == (0, 0, 0)
        elif played.move.id in PAYS_OUT:
            assert made == -out <= 0
            assert stored * 700 == (out if played.move.id == "gold-for-surplus" else 0)
        elif played.move.id == "surplus-for-gold":
            assert (made, out) == (-700 * stored, 0)


@A_FEW
@given(households(), st.data())
def test_the_house_account_never_pays_who_bears_arms(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        for change in played.done.changes:
            if change.where.endswith("signature.account") and played.move.id == "wages":
                who = change.key.split("/")[1]
                assert not before.people[who].armed


@A_FEW
@given(households(), st.data())
def test_no_duty_is_settled_twice_or_opens_again(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 5):
        after = played.done.table
        if before.campaign.session != after.campaign.session or not after.campaign.in_session:
            continue
        settled = {one.id for one in duties(before) if one.stamp and one.state != "open"}
        assert settled & {one.id for one in open_duties(after)} == set()


@A_FEW
@given(households(), st.data())
def test_undone_it_is_the_same_table_and_no_track_has_left_its_range(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        after = played.done.table
        assert written(applied(before, played.done.changes)) == written(after)
        assert checked(after) == after
        assert [track.where for track in tracks_at(after) if not within(track, after, before)] == []
        back = after
        for change in reversed(played.done.changes):
            back = put(back, change.where, change.before)
        assert written(back) == written(before)


@A_FEW
@given(households(), st.data())
def test_any_change_waived_gives_a_play_that_ends_or_asks(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 2):
        waivable = [change.waived_at for change in played.done.changes if change.waived_at]
        if not waivable:
            continue
        key = data.draw(st.sampled_from(waivable))
        result = run(played.move, before, "gm", {**played.answers, key: waiver()})
        assert {change.waived_at for change in result.changes if change.waived} == {key}
        assert checked(result.table) == result.table
        if isinstance(result, Done):
            assert key in result.answers
