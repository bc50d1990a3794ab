"""What holds of any play that has to do with gold, found by playing at random: none appears or is lost."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answers import waiver
from rules.economy.holdings import MOST_REPUTATION, Holding, Reputation
from rules.places import put
from rules.registry import MOVES
from rules.run import Done, run
from rules.sheets.signatures.household import Household
from rules.table import Table, checked, written
from rules.tracks import tracks_at
from tests.playing import some_plays
from tests.rules.playing import play
from tests.rules.test_coin import all_money
from tests.rules.test_properties import applied, within
from tests.rules.trading import GP, business, known, trading

A_FEW = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None, max_examples=60
)
PAYS_OUT = ("buy", "lifestyle", "goodwill", "property")
BRINGS = ("income", "work-the-job", "sell-property")
MOVES_NO_COIN = ("reputation", "staffed", "resolve")
IDS = (*PAYS_OUT, *BRINGS, *MOVES_NO_COIN)


@st.composite
def markets(draw: st.DrawFn) -> Table:
    """Odo with up to seven businesses in any state, a Reputation in any state, and gold that is enough or is not."""
    words = st.sampled_from(("", "war", "rats"))
    holdings: dict[str, Holding] = {
        f"b{number}": business(
            f"B{number}",
            draw(st.integers(1, 5000)),
            staffed=draw(st.booleans()),
            core=draw(st.booleans()),
            halted=draw(words),
            stopped=draw(words),
            pays_from=draw(st.sampled_from((None, 7, 8))),
        )
        for number in range(draw(st.integers(0, 7)))
    }
    osmere: Reputation = known(
        draw(st.integers(-MOST_REPUTATION, MOST_REPUTATION)), settlement=True, given=draw(st.integers(0, 49999))
    )
    return trading(
        purse=draw(st.integers(0, 1500 * GP)),
        wits=draw(st.integers(-2, 3)),
        signature=draw(st.sampled_from((None, Household(account=400 * GP)))),
        holdings=holdings,
        reputations={"odo-osmere": osmere},
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
@given(markets(), st.data())
def test_what_leaves_a_purse_is_spent_and_what_comes_in_is_earned(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        after = played.done.table
        made, out = all_money(after) - all_money(before), spent(after) - spent(before)
        if played.move.id in MOVES_NO_COIN:
            assert (made, out) == (0, 0)
        elif played.move.id in PAYS_OUT:
            assert (made, out) == (-out, out)
            assert out >= 0
        else:
            assert out == 0
            assert made >= 0


@A_FEW
@given(markets(), st.data())
def test_income_lies_between_the_core_alone_and_all_that_works(table: Table, data: st.DataObject) -> None:
    for played in some_plays(data.draw, table, 1, [MOVES["income"]]):
        made = all_money(played.done.table) - all_money(table)
        earning = [one for one in table.holdings.values() if one.staffed and (one.pays_from or 0) <= 7]
        working = [one.income or 0 for one in earning if not one.halted]
        least = sum(working) if len(earning) <= 3 else sum(sorted(working)[: max(0, len(working) - len(earning) + 3)])
        assert least <= made <= sum(working)


@A_FEW
@given(markets(), st.integers(1, 150_000))
def test_goodwill_keeps_count_of_every_coin(table: Table, amount: int) -> None:
    one = table.reputations["odo-osmere"]
    said: dict[str, Any] = {"who": ["odo"], "odo/where": ["odo-osmere"], "odo/odo-osmere/amount": amount}
    purse = table.characters["odo"].sheet.purse  # type: ignore[union-attr]
    if amount > purse:  # type: ignore[operator]
        return
    if table.characters["odo"].sheet.signature is not None:  # type: ignore[union-attr]
        said["odo/odo-osmere/out-of"] = ["characters.odo.sheet.purse"]
    worth = one.value * 50_000 + one.given + amount
    said |= {f"odo/odo-osmere/over-{amount}": True} if worth > 250_000 else {}
    after = play("goodwill", table, said).table.reputations["odo-osmere"]
    if one.value < MOST_REPUTATION:
        assert after.value * 50_000 + after.given == min(worth, 250_000)
    else:
        assert (after.value, after.given) == (one.value, one.given)


@A_FEW
@given(markets(), st.data())
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
@given(markets(), st.data())
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
