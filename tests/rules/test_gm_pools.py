"""DG-DREAD: what the GM's two pools hold, from 0 to 10."""

import pytest
from pydantic import ValidationError

from rules.table import GmPools, Table
from tests.rules.playing import Did, assert_did, play, refusal
from tests.rules.tables import stonewell

POOLS = pytest.mark.parametrize("pool", ["dread", "fortune"])


def holds(pool: str, points: int) -> bool:
    """Whether a table can have so much in a pool."""
    try:
        made = Table.model_validate(stonewell().model_dump() | {"gm": {pool: points}})
    except ValidationError:
        return False
    return bool(getattr(made.gm, pool) == points)


@pytest.mark.rule("DG-DREAD")
@POOLS
def test_a_pool_begins_empty(pool: str) -> None:
    assert getattr(GmPools(), pool) == 0


@pytest.mark.rule("DG-DREAD")
@POOLS
def test_a_pool_holds_0_to_10(pool: str) -> None:
    assert [points for points in range(-2, 13) if holds(pool, points)] == list(range(11))


@pytest.mark.rule("DG-DREAD")
@POOLS
def test_a_pool_is_emptied_and_filled_by_hand_and_no_further(pool: str) -> None:
    where = f"gm.{pool}"
    full = play("set", stonewell(), {"track": [where], f"{where}/value": 10, f"{where}/why": "counted"}).table
    step = {"track": [where], f"{where}/step": 1}
    assert refusal("by-hand", full, step) == f"GM {pool.capitalize()} is 10, and 10 at most"
    emptied = play("set", full, {"track": [where], f"{where}/value": 0, f"{where}/why": "spent"})
    assert_did(emptied, full, Did(where, 10, 0, "DG-DREAD", "by hand: spent"))
    assert "not below 0" in refusal("by-hand", emptied.table, step | {f"{where}/step": -1})
