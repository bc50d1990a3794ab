"""What holds for any play in a fight, found by playing at random: foes, battalions, edges, the GM's pools."""

from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answers import waiver
from rules.combat.sides import Edge, Fight, Fighter
from rules.frozen_map import FrozenMap
from rules.moves import Move
from rules.registry import MOVES, on_tab
from rules.run import Done, run
from rules.sheets.weapon import Weapon
from rules.table import GmPools, Table, checked, written
from rules.tracks import tracks_at
from tests.playing import some_plays
from tests.rules.foes_to_meet import BRAM, GARET, HOUND, MILITIA, ODO, REAVER, RHEA
from tests.rules.tables import stonewell
from tests.rules.test_properties import applied, within

A_FEW = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None, max_examples=60
)
IN_FIGHTS = ("harm", "gain-dread", "gain-fortune", "spend-dread", "spend-fortune")
OF_FIGHTS = ("fights.", "foes.", "battalions.", "edges.", "gm.")
ALIKE = st.integers(1, 20)
WEAPONS = FrozenMap({"sword": Weapon(name="sword", harm=3), "bow": Weapon(name="bow", harm=2, stat="grace")})


def moves() -> list[Move]:
    return [*on_tab("combat"), *(MOVES[id] for id in IN_FIGHTS)]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Two fights, each on, kept or over, with some of what there can be in them."""
    status: st.SearchStrategy[Literal["on", "kept", "over"]] = st.sampled_from(("on", "on", "kept", "over"))
    fighters = {who: Fighter(turn=draw(st.integers(0, 2))) for who in draw(st.sets(st.sampled_from(("rhea", "bram"))))}
    fights = {
        "gate": Fight(name="The gate", status=draw(status), begun=2, turn=2, fighters=FrozenMap(fighters)),
        "sluice": Fight(name="The sluice", status=draw(status), begun=1),
    }
    where = st.sampled_from(("gate", "sluice"))
    foes = {
        id: one.model_copy(update={"many": many, "began": 20, "fight": draw(where), "known": draw(st.booleans())})
        for id, one, many in (("hound", HOUND, draw(ALIKE)), ("reaver", REAVER, draw(ALIKE)))
    }
    theirs = {"name": "Band", "side": "theirs", "fight": draw(where), "members": draw(st.integers(3, 40))}
    ours = {"fight": draw(st.sampled_from(("", "gate"))), "commander": draw(st.sampled_from(("", "odo")))}
    battalions = {"band": MILITIA.model_copy(update=theirs), "militia": MILITIA.model_copy(update=ours)}
    usual = {"name": "An edge", "fight": "gate", "gives": "harm"}
    edges = {
        f"edge-{at}": Edge.model_validate(
            usual | {"bearer": bearer, "lasts": lasts, "amount": draw(st.integers(-3, 3))}
        )
        for at, (bearer, lasts) in enumerate((("rhea", "exchange"), ("reaver", "attack"), ("bram", "conflict")))
    }
    armed = {"weapons": WEAPONS}
    made = stonewell(
        characters={"bram": BRAM, "odo": ODO.model_copy(update=armed), "rhea": RHEA.model_copy(update=armed)},
        people={"garet": GARET},
        fights=fights,
        foes=foes,
        battalions=battalions,
        edges=edges,
        settings={"plays": draw(st.sampled_from(("both", "both", "days-of-gold", "homefront")))},
    )
    pools = st.integers(0, 10)
    return made.model_copy(update={"gm": GmPools(dread=draw(pools), fortune=draw(pools))})


def plays(data: st.DataObject, table: Table, count: int) -> list[tuple[Table, Any]]:
    """Plays at random, each with the table that it was played on."""
    found = []
    for one in some_plays(data.draw, table, count, moves()):
        found.append((table, one))
        table = one.done.table
    return found


@pytest.mark.rule("DG-NPC")
@A_FEW
@given(tables(), st.data())
def test_of_foes_alike_there_is_always_one_and_never_more_than_came(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 5):
        after = played.done.table
        assert [id for id, foe in after.foes.items() if not 1 <= foe.many <= foe.began <= 20] == []
        there = [track for track in tracks_at(after) if track.where.startswith(OF_FIGHTS)]
        assert [track.where for track in there if not within(track, after, before)] == []


@pytest.mark.rule("DG-SPOTLIGHT")
@A_FEW
@given(tables(), st.data())
def test_every_play_can_be_put_on_the_table_again_with_any_change_waived(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 3):
        changes = played.done.changes
        assert written(applied(before, changes)) == written(played.done.table)
        assert checked(played.done.table) == played.done.table
        assert len({change.key for change in changes}) == len(changes)
        waivable = [change.waived_at for change in changes if change.waived_at]
        if not waivable:
            continue
        key = data.draw(st.sampled_from(waivable))
        result = run(played.move, before, "gm", {**played.answers, key: waiver()})
        assert {change.waived_at for change in result.changes if change.waived} == {key}
        assert checked(result.table) == result.table
        if isinstance(result, Done):
            assert key in result.answers
