"""What holds for any play of any move: found by playing at random."""

from collections.abc import Iterable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answers import waiver
from rules.changes import Change, differing, shown
from rules.errors import NoSuchPlace
from rules.frozen_map import FrozenMap
from rules.homefront.plans import takes
from rules.places import MISSING, put
from rules.run import Done, run
from rules.table import Debt, Gain, Muster, Plan, Requirement, Resource, Table, Threat, checked, written
from rules.track import Track
from rules.tracks import tracks_at
from tests.playing import Played, some_plays
from tests.rules.tables import BRAM, CULT, GRETE, ISOLDE, ODO, PAST, REAVERS, RHEA, ROT, TOMAS, VAHID, stonewell

A_FEW = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None)

THINGS: dict[str, dict[str, Any]] = {
    "characters": {"rhea": RHEA, "bram": BRAM, "tomas": TOMAS},
    "people": {"odo": ODO, "isolde": ISOLDE, "vahid": VAHID, "grete": GRETE},
    "threats": {"reavers": REAVERS, "rot": ROT, "cult": CULT, "feud": PAST, "new-2": Threat(name="New")},
    "resources": {"horses": Resource(name="Horses"), "well": Resource(name="Well", status="lost")},
    "gains": {
        "blessing-spring-0": Gain(kind="blessing", year=0, season="spring"),
        "news-summer-0": Gain(kind="news", year=0, season="summer"),
        "trade-summer-0": Gain(kind="trade", year=0, season="summer"),
    },
    "plans": {
        "fort": Plan(name="Fort", requirements=takes("A wall", "A gate"), effect="no roof"),
        "mill": Plan(name="Mill"),
        "bow": Plan(name="Bow", requirements=FrozenMap({"iron": Requirement(text="Iron", plan="mill")})),
    },
    "owed": {"second-meal-year-0": Debt(amount=4, year=0)},
}


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A steading at any moment, with some of what there can be."""
    some = {
        kind: {id: things[id] for id in draw(st.sets(st.sampled_from(sorted(things))))}
        for kind, things in THINGS.items()
    }
    low = st.integers(0, 4)
    return stonewell(
        fortunes=draw(low),
        surplus=draw(st.integers(0, 6)),
        population=draw(low),
        prosperity=draw(low),
        defenses=draw(low),
        diminished=draw(st.booleans()),
        lacking=draw(st.booleans()),
        malcontent=draw(st.booleans()),
        season=draw(st.sampled_from(("spring", "summer", "autumn", "winter"))),
        year=draw(st.integers(0, 2)),
        muster=draw(st.sampled_from((None, Muster(), Muster(lends=1, overseen=False)))),
        campaign={
            "session": draw(st.integers(0, 3)),
            "in_session": draw(st.booleans()),
            "day": draw(st.integers(0, 9)),
        },
        settings={"disadvantage": draw(st.sampled_from(("fewer", "drop-highest")))},
        **some,
    )


def plays(data: st.DataObject, table: Table, count: int) -> list[tuple[Table, Played]]:
    """Plays at random, each with the table that it was played on."""
    found = []
    for one in some_plays(data.draw, table, count):
        found.append((table, one))
        table = one.done.table
    return found


def applied(table: Table, changes: Iterable[Change]) -> Table:
    for change in changes:
        if not change.waived:
            table = put(table, change.where, change.after)
    return table


def within(track: Track, table: Table, before: Table) -> bool:
    value = track.value(table)
    try:
        was = track.value(before)
    except NoSuchPlace:  # of a sheet that was made since, or a class
        was = MISSING
    if value is None:
        return track.kind in ("number", "money", "choice")
    if track.kind not in ("number", "money"):
        return not track.choices or value in track.choices
    top = track.top(table)
    return value >= track.lowest and (top is None or value <= top or (was not in (MISSING, None) and value <= was))


@A_FEW
@given(tables(), st.data())
def test_no_track_leaves_its_range(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        after = played.done.table
        assert [track.where for track in tracks_at(after) if not within(track, after, before)] == []


@A_FEW
@given(tables(), st.data())
def test_the_same_table_and_answers_give_the_same_twice(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 2):
        again = run(played.move, before, "gm", played.answers)
        assert again == played.done
        assert written(again.table) == written(played.done.table)
        assert differing([shown(change) for change in played.done.changes], again.changes) == ()


@A_FEW
@given(tables(), st.data())
def test_the_changes_put_on_the_table_give_the_plays_table(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        after = played.done.table
        assert written(applied(before, played.done.changes)) == written(after)
        assert checked(after) == after
        back = after
        for change in reversed(played.done.changes):
            back = put(back, change.where, change.before)
        assert written(back) == written(before)


@A_FEW
@given(tables(), st.data())
def test_any_change_waived_gives_a_play_that_ends_or_asks(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 2):
        waivable = [change.waived_at for change in played.done.changes if change.waived_at]
        if not waivable:
            continue
        key = data.draw(st.sampled_from(waivable))
        result = run(played.move, before, "gm", {**played.answers, key: waiver()})
        assert {change.waived_at for change in result.changes if change.waived} == {key}
        assert written(applied(before, result.changes)) == written(result.table)
        assert checked(result.table) == result.table
        if isinstance(result, Done):
            assert key in result.answers


@A_FEW
@given(tables(), st.data())
def test_keys_are_used_once_and_every_change_has_its_rule(table: Table, data: st.DataObject) -> None:
    for _, played in plays(data, table, 3):
        keys = [change.key for change in played.done.changes]
        keys += [one.ask.key for one in played.done.answered]
        assert len(keys) == len(set(keys))
        assert all(change.rule for change in played.done.changes)
        assert all(change.before != change.after for change in played.done.changes)
