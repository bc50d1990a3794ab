"""What a player can do for a character of theirs with its gold, and what the GM is asked in it."""

import pytest

from rules.registry import MOVES
from rules.run import Open
from rules.seats import Seat, may_answer
from tests.rules.playing import play, reach
from tests.rules.trading import GP, businesses, known, purse_of, trading

ANA = Seat("Ana", "player", ("odo",))
TABLE = trading(
    purse=900 * GP,
    holdings=businesses(4),
    reputations={"odo-osmere": known(-5, settlement=True)},
    table={"done": {"fortune-for-gold-session-7": "x"}},
)


@pytest.mark.parametrize(
    ("move", "first"),
    [
        ("income", "odo/core"),
        ("lifestyle", "odo/lives"),
        ("work-the-job", "odo/where"),
        ("buy", "odo/what"),
        ("goodwill", "odo/where"),
        ("property", "odo/name"),
    ],
)
def test_whose_character_it_is_need_not_be_asked(move: str, first: str) -> None:
    opened = reach(move, TABLE, who="odo")
    assert isinstance(opened, Open)
    assert (opened.ask.key, may_answer(ANA, opened.ask.to)) == (first, True)
    assert MOVES[move].players


@pytest.mark.parametrize(
    ("move", "said", "key"),
    [
        ("buy", {"odo/what": "Rope", "odo/rope/listed": 100, "odo/rope/with": ["odo-osmere"]}, "odo/rope/by-hand"),
        ("property", {"odo/name": "Inn", "odo/use": ["income"]}, "odo/income"),
        ("work-the-job", {"odo/where": ["b1"], "odo/b1/roll/dice": [1, 1]}, "odo/b1/trouble"),
        ("income", {"odo/core": ["b1", "b2", "b3"], "odo/roll/dice": [1, 1]}, "odo/trouble"),
    ],
)
def test_what_only_the_gm_can_say_is_asked_of_the_gm(move: str, said: dict[str, object], key: str) -> None:
    opened = reach(move, TABLE, said, who="odo")
    assert isinstance(opened, Open)
    assert (opened.ask.key, opened.ask.to, may_answer(ANA, opened.ask.to)) == (key, "gm", False)


def test_a_gift_of_their_own() -> None:
    done = play("goodwill", TABLE, {"odo/where": ["odo-osmere"], "odo/odo-osmere/amount": "500 gp"}, who="odo")
    assert (done.table.reputations["odo-osmere"].value, purse_of(done.table)) == (-4, 400 * GP)
