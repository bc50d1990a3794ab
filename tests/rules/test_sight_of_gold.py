"""What others see of somebody's gold where purses are closed: not what property brings in, nor what was given."""

import pytest

from rules.changes import Change
from rules.heard import ask_for
from rules.places import MISSING, plain
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.sight import changes_seen, remarks_seen, sees, view
from rules.table import Table, written
from tests.rules.playing import asked, play
from tests.rules.trading import GP, business, known, purse_of, trading

ANA = Seat("Ana", "player", ("odo",))
JO = Seat("Jo", "player", ("rhea",))
INCOME, GIVEN = "holdings.mill.income", "reputations.odo-osmere.given"


def gold(*, open: bool = False) -> Table:
    return trading(
        purse=1000 * GP,
        holdings={"mill": business("Mill", 4321), "farm": business("Farm", 777, owner="rhea")},
        reputations={"odo-osmere": known(2, settlement=True, given=1234)},
        table={"settings": {"purses_open": open}},
    )


@pytest.mark.rule("DG-COIN-2")
def test_who_sees_what_property_brings_in_and_what_was_given() -> None:
    for where in (INCOME, GIVEN):
        assert [sees(gold(), seat, where) for seat in (GM_SEAT, ANA, JO, ONLOOKER)] == [True, True, False, False]
        assert all(sees(gold(open=True), seat, where) for seat in (GM_SEAT, ANA, JO, ONLOOKER))
    assert not sees(gold(), ANA, "holdings.nothing.income")
    assert not sees(gold(), ANA, "reputations.nothing.given")
    assert all(
        sees(gold(), JO, where) for where in ("holdings.mill", "holdings.mill.staffed", "reputations.odo-osmere")
    )


@pytest.mark.rule("DG-COIN-2")
def test_a_view_has_none_of_it() -> None:
    seen = view(gold(), JO)
    assert (seen.table.holdings["mill"].income, seen.table.holdings["farm"].income) == (None, 777)
    assert (seen.table.reputations["odo-osmere"].given, seen.table.reputations["odo-osmere"].value) == (0, 2)
    assert {INCOME, GIVEN} <= seen.hidden
    assert "holdings.farm.income" not in seen.hidden
    assert not seen.shows(INCOME)
    assert "4321" not in written(seen.table).decode()
    own = view(gold(), ANA).table
    assert own.holdings["mill"] == gold().holdings["mill"]
    assert own.reputations == gold().reputations
    every = gold(open=True)
    assert view(every, JO).table.holdings == every.holdings


@pytest.mark.rule("DG-COIN-2")
def test_no_play_tells_another_seat_an_amount() -> None:
    table = gold()
    goodwill = {"who": ["odo"], "odo/where": ["odo-osmere"], "odo/odo-osmere/amount": "77 gp"}
    new = {"who": ["odo"], "odo/name": "Inn", "odo/use": ["income"], "odo/income": "77 gp"}
    paid = play("income", table, {"who": ["odo"]})
    sale = {"which": ["mill"], "mill/how": ["sold"], "mill/price": "77 gp"}
    work = {"who": ["odo"], "odo/where": ["mill"], "odo/mill/roll/dice": [6, 4]}
    for done in (
        paid,
        play("goodwill", table, goodwill),
        play("property", table, new),
        play("sell-property", paid.table, sale),
        play("work-the-job", table, work),
    ):
        told = repr((changes_seen(done.table, JO, done.changes), remarks_seen(done.table, JO, done.remarks)))
        assert all(number not in told for number in ("4321", "43 gp", "7700", "77 gp", "1234"))
    assert purse_of(paid.table) == 1000 * GP + 4321
    property_ask = asked("property", table, "odo/income", {key: new[key] for key in ("who", "odo/name", "odo/use")})
    assert [sees(table, seat, property_ask.about) for seat in (ANA, JO)] == [True, False]


@pytest.mark.rule("DG-COIN-2")
def test_what_is_on_offer_tells_another_seat_nothing_either() -> None:
    table = gold()
    for move, key in (("work-the-job", "odo/where"), ("goodwill", "odo/where")):
        ask = asked(move, table, key, {"who": ["odo"]})
        heard = repr(ask_for(table, JO, ask))
        assert "43 gp" not in heard
        assert "12 gp" not in heard
        assert ask_for(table, ANA, ask) == ask


@pytest.mark.rule("DG-COIN-2")
def test_a_character_who_comes_is_told_without_what_is_in_their_purse() -> None:
    table = gold()
    new = Change("a", "characters.rhea", MISSING, plain(table.characters["rhea"]), "X")
    (seen,) = changes_seen(table, ANA, (new,))
    assert (seen.after["name"], seen.after["sheet"]["wits"]) == ("Rhea", 0)
    assert [field for field in ("purse", "spent") if field in seen.after["sheet"]] == []
    assert changes_seen(table, JO, (new,)) == (new,)
    assert changes_seen(gold(open=True), ANA, (new,)) == (new,)


@pytest.mark.rule("DG-SWAY")
@pytest.mark.rule("DG-COIN-2")
def test_what_is_in_a_purse_is_not_read_where_a_bribe_is_asked_for() -> None:
    table = gold()
    said = {"who": ["odo"], "odo/whom": "", "odo/roll/presence-value": 0, "odo/roll/dice": [2, 3]}
    ask = asked("sway", table, "odo/roll/bribe", said)
    assert "purse 1000 gp" in ask.hint
    assert [sees(table, seat, ask.about) for seat in (ANA, JO)] == [True, False]
