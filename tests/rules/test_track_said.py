"""A change by hand knows a track that is said without the list of all, and only one that could have been picked."""

import pytest

from rules.answers import Answer
from rules.asks import Pick
from rules.by_hand import CHANGE_BY_HAND, SET_BY_HAND
from rules.moves import Move
from rules.run import Open, run
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from tests.rules.tables import stonewell


def table(plays: str = "both") -> Table:
    """A steading and one who has Wounds and is not dying."""
    odo = Character(name="Odo", sheet=WoundsSheet(wounds=2))
    return stonewell(settings={"plays": plays}, characters={"odo": odo})


def asked(move: Move, where: object, plays: str = "both") -> Open:
    found = run(move, table(plays), "gm", {"track": Answer("pick", [where])})
    assert isinstance(found, Open)
    return found


@pytest.mark.parametrize("where", ["steading.surplus", "gm.dread", "characters.odo.sheet.wounds"])
def test_a_number_that_there_is_goes_on_to_its_step(where: str) -> None:
    now = asked(CHANGE_BY_HAND, where)
    assert (now.ask.id, now.misfit) == ("step", "")


@pytest.mark.parametrize(
    "where", ["steading.lacking", "steading.nowhere", "characters.eve.sheet.wounds", "characters.odo.sheet.hp", ""]
)
def test_what_is_no_number_or_is_not_there_is_asked_again_with_every_track(where: str) -> None:
    now = asked(CHANGE_BY_HAND, where)
    assert now.ask.id == "track"
    assert now.misfit
    assert isinstance(now.ask, Pick)
    assert len(now.ask.options) > 5


def test_a_pool_of_rules_that_are_not_played_is_no_track() -> None:
    assert asked(CHANGE_BY_HAND, "gm.dread", "homefront").ask.id == "track"


def test_what_is_given_only_once_is_no_track_before() -> None:
    assert asked(CHANGE_BY_HAND, "characters.odo.sheet.dies_with").ask.id == "track"


def test_a_mark_can_be_set() -> None:
    assert asked(SET_BY_HAND, "steading.lacking").ask.id == "value"
    assert asked(SET_BY_HAND, ["steading.lacking"]).ask.id == "track"
