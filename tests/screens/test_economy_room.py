"""How the rows of the Economy tab's columns are shared out, and how amounts are written there."""

import pytest

from rules.economy.holdings import Holding
from tests.rules.trading import business, trading
from tui.widgets.economy.duties import tasks
from tui.widgets.economy.room import Share, shared
from tui.widgets.economy.whose import in_gold


def rows(shares: list[Share]) -> list[int]:
    return [one.rows for one in shares]


def test_each_has_its_least_and_the_rest_goes_round() -> None:
    assert rows(shared(17, [(4, 61), (4, 101), (3, 5), (2, 2)])) == [6, 5, 4, 2]
    assert rows(shared(17, [(4, 6), (4, 5), (3, 4), (2, 2)])) == [6, 5, 4, 2]


def test_who_needs_less_than_the_least_has_no_more_than_that() -> None:
    assert rows(shared(17, [(4, 2), (4, 2), (3, 2), (2, 40)])) == [2, 2, 2, 11]


def test_what_is_left_parts_them_where_it_is_enough_for_all() -> None:
    assert shared(20, [(4, 6), (4, 5), (3, 4), (2, 2)]) == [Share(6), Share(5, 1), Share(4, 1), Share(2, 1)]
    assert [one.above for one in shared(19, [(4, 6), (4, 5), (3, 4), (2, 2)])] == [0, 0, 0, 0]


def test_no_more_rows_are_given_than_there_are() -> None:
    for height in range(13, 60):
        shares = shared(height, [(4, 61), (4, 101), (3, 5), (2, 9)])
        assert sum(one.rows + one.above for one in shares) <= height


@pytest.mark.parametrize(
    ("copper", "said"),
    [(0, "0"), (100, "1"), (4250, "42.5"), (4273, "42.73"), (1, "0.01"), (10, "0.1"), (100000, "1000")],
)
def test_gold_is_written_exactly(copper: int, said: str) -> None:
    assert in_gold(copper) == said


@pytest.mark.parametrize(
    ("holdings", "rows"),
    [
        ({"mill": business("Mill"), "inn": business("Inn", halted="war")}, ["work-the-job-odo"]),
        ({"inn": business("Inn", halted="war")}, []),
        ({"inn": business("Inn", staffed=False), "mill": business("Mill", stopped="rats")}, []),
        ({}, []),
    ],
)
def test_a_job_is_listed_only_where_somebody_could_do_it(holdings: dict[str, Holding], rows: list[str]) -> None:
    assert [one.id for one in tasks(trading(holdings=holdings)) if one.move == "work-the-job"] == rows


def test_a_job_that_was_done_stays_listed_though_nothing_works_there_now() -> None:
    table = trading(
        holdings={"inn": business("Inn", stopped="rats")}, table={"done": {"session-7-work-first-odo": "X"}}
    )
    assert [one.says[0] for one in tasks(table)] == ["income 10 gp", "Work the Job, 1 of 2"]


def test_how_much_it_is_at_most_is_said_as_shortly_as_there_is_room_for() -> None:
    four = {f"b{number}": business(f"B{number}", halted="" if number else "war") for number in range(4)}
    income, *_ = tasks(trading(holdings=four))
    assert income.says == ("income 30 gp at most", "income max 30 gp", "max 30 gp", "income")
