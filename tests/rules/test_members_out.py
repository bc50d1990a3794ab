"""DG-COMMAND-1: Harm by hand to a battalion takes members out, less its Armor; under 3 it is asked about."""

from typing import Any

import pytest

from rules.combat.sides import Battalion
from rules.table import Table
from tests.rules.foes_to_meet import at_the_gate
from tests.rules.playing import Did, asked, assert_did, play, remarks

RULE = "DG-COMMAND-1"
WHERE = "battalions.band.members"


def band(members: int = 12, armor: int | None = 1) -> Table:
    one = Battalion(name="Band", side="theirs", members=members, began=12, quality=0, harm=2, armor=armor, fight="gate")
    return at_the_gate("rhea", battalions={"band": one})


def hit(harm: int, **more: Any) -> dict[str, Any]:
    return {"who": ["band"], "band/by": ["other"], "band/harm": harm} | more


@pytest.mark.rule("DG-COMMAND-1")
def test_harm_less_armor_is_members_out() -> None:
    table = band()
    done = play("harm", table, hit(4))
    assert_did(done, table, Did(f"band/{WHERE}", 12, 9, RULE, "Harm 4, less armor 1: 3"))
    assert remarks(done) == ["Band is small now, with 9"]
    past = play("harm", table, hit(4, **{"band/by/ignores": True}))
    assert past.table.battalions["band"].members == 8


@pytest.mark.rule("DG-COMMAND-1")
def test_where_armor_takes_all_nothing_comes_of_it() -> None:
    table = band(armor=4)
    done = play("harm", table, hit(4))
    assert_did(done, table)
    assert remarks(done) == ["Band takes nothing: Harm 4, less armor 4"]


@pytest.mark.rule("DG-COMMAND-1")
@pytest.mark.rule("DG-BATTALION-2")
def test_under_3_it_is_asked_what_becomes_of_them() -> None:
    table = band(4, armor=0)
    ask = asked("harm", table, "band/band/survivors", hit(2))
    assert ask.to == "gm"
    done = play("harm", table, hit(2, **{"band/band/survivors": ["gone"]}))
    assert (done.table.battalions["band"].members, done.table.battalions["band"].status) == (2, "left")


@pytest.mark.rule("DG-COMMAND-1")
def test_by_a_step_too() -> None:
    table = band(3)
    said = {"track": [WHERE], f"{WHERE}/step": -1, "band/survivors": ["fight-on"]}
    done = play("by-hand", table, said)
    assert done.table.battalions["band"].status == "left"
    assert done.table.foes["band-2"].many == 2
    more = play("by-hand", table, {"track": [WHERE], f"{WHERE}/step": 1})
    assert more.table.battalions["band"].status == "here"
    value = play("set", table, {"track": [WHERE], f"{WHERE}/value": 0, f"{WHERE}/why": "fled"})
    assert value.table.battalions["band"].status == "left"
    assert remarks(value) == ["Nobody of Band is left: what became of them"]
