"""Who sees what, and who may answer what."""

import json
from typing import Any

import pytest

from rules.changes import Change, Remark
from rules.places import MISSING
from rules.seats import GM_SEAT, ONLOOKER, Seat, may_answer
from rules.sight import ALL_NOTES, changes_seen, own_notes, remarks_seen, sees, view
from rules.table import written
from rules.tracks import TRACKS
from tests.rules.playing import asked, play
from tests.rules.tables import CULT, ODO, PAST, REAVERS, stonewell

PLAYER = Seat("Rhea's player", "player", ("rhea",))
OTHER = Seat("Isolde's player", "player", ("isolde",))
THREATS = {"reavers": REAVERS, "cult": CULT, "feud": PAST}
OPEN = stonewell(threats=THREATS, people={"odo": ODO})
CLOSED = stonewell(threats=THREATS, people={"odo": ODO}, settings={"threats_open": False})


@pytest.mark.parametrize("seat", [PLAYER, ONLOOKER])
@pytest.mark.parametrize(
    ("where", "with_stages", "without"),
    [
        ("steading.surplus", True, True),
        ("people.odo", True, True),
        ("campaign.settings.threats_open", True, True),
        ("done.spring-year-1", True, True),
        ("threats.reavers", True, True),
        ("threats.reavers.name", True, True),
        ("threats.reavers.status", True, True),
        ("threats.reavers.stage", True, False),
        ("threats.reavers.stages", True, False),
        ("threats.reavers.known", False, False),
        ("threats.reavers.next", False, False),
        ("threats.cult", False, False),
        ("threats.cult.name", False, False),
        ("threats.cult.stage", False, False),
        ("threats.cult.known", False, False),
        ("threats.wolves", False, False),
        ("threats.gm", False, False),
        ("threats", False, False),
        ("notes.gm", False, False),
        ("notes.all", True, True),
    ],
)
def test_what_a_seat_sees(seat: Seat, where: str, with_stages: bool, without: bool) -> None:
    assert sees(OPEN, seat, where) is with_stages
    assert sees(CLOSED, seat, where) is without
    assert sees(CLOSED, GM_SEAT, where)


def test_notes_are_for_all_or_for_their_writer() -> None:
    assert own_notes("rhea") == "notes.rhea"
    assert sees(OPEN, PLAYER, "notes.rhea")
    assert not sees(OPEN, OTHER, "notes.rhea")
    assert not sees(OPEN, ONLOOKER, "notes.rhea")
    assert sees(OPEN, GM_SEAT, "notes.rhea")
    assert ALL_NOTES == "notes.all"


def test_the_gm_sees_the_table_as_it_is() -> None:
    seen = view(CLOSED, GM_SEAT)
    assert seen.table is CLOSED
    assert seen.hidden == frozenset()
    assert seen.shows("threats.cult.known")


@pytest.mark.parametrize("seat", [PLAYER, ONLOOKER])
def test_nothing_hidden_is_anywhere_in_what_a_seat_is_given(seat: Seat) -> None:
    for table in (OPEN, CLOSED):
        text = written(view(table, seat).table).decode()
        assert "cult" not in text
        assert "Lidless" not in text
        assert "Grey Reavers" in text
    closed = view(CLOSED, seat)
    assert json.loads(written(closed.table))["threats"]["reavers"] == {
        "name": "Grey Reavers", "stage": 0, "stages": 1, "status": "looming", "known": True, "next": "",
    }  # fmt: skip
    assert closed.hidden == {
        "gm.dread",
        "gm.fortune",
        "threats.reavers.stage",
        "threats.reavers.stages",
        "threats.feud.stage",
        "threats.feud.stages",
    }
    assert not closed.shows("threats.reavers.stage")
    assert not closed.shows("threats.cult")
    assert closed.shows("threats.reavers")
    assert closed.shows("steading.surplus")


def test_with_open_stages_a_known_threat_is_seen_whole() -> None:
    seen = view(OPEN, PLAYER)
    assert dict(seen.table.threats) == {"reavers": REAVERS, "feud": PAST}
    assert seen.hidden == {"gm.dread", "gm.fortune"}
    assert seen.shows("threats.reavers.stage")
    assert not seen.shows("threats.reavers.known")
    assert seen.table.steading == OPEN.steading
    assert seen.table.people == OPEN.people


def told(table: Any, seat: Seat, *changes: Change) -> list[tuple[str, Any, Any]]:
    try:
        return [(one.where, one.before, one.after) for one in changes_seen(table, seat, changes)]
    except AttributeError as error:
        pytest.fail(f"a change that can't be told: {error}")


def test_changes_that_a_seat_may_be_told_of() -> None:
    changes = (
        Change("a", "steading.surplus", 1, 2, "X"),
        Change("b", "threats.cult.stage", 1, 2, "X"),
        Change("c", "threats.reavers.stage", 1, 2, "X"),
        Change("d", "threats.reavers.known", False, True, "X"),
    )
    assert [where for where, _, _ in told(OPEN, PLAYER, *changes)] == ["steading.surplus", "threats.reavers.stage"]
    assert [where for where, _, _ in told(CLOSED, PLAYER, *changes)] == ["steading.surplus"]
    assert changes_seen(CLOSED, GM_SEAT, changes) == changes


def test_a_thing_that_appears_is_told_without_what_is_kept_back() -> None:
    appears = Change("a", "threats.reavers", MISSING, REAVERS.model_dump(), "X")
    assert told(OPEN, PLAYER, appears) == [
        ("threats.reavers", MISSING, {"name": "Grey Reavers", "stage": 2, "stages": 4, "status": "looming"})
    ]
    assert told(CLOSED, PLAYER, appears) == [
        ("threats.reavers", MISSING, {"name": "Grey Reavers", "status": "looming"})
    ]
    gone = Change("a", "threats.reavers", REAVERS.model_dump(), MISSING, "X")
    assert told(CLOSED, PLAYER, gone) == [("threats.reavers", {"name": "Grey Reavers", "status": "looming"}, MISSING)]
    assert changes_seen(CLOSED, GM_SEAT, [appears]) == (appears,)


def test_remarks_that_a_seat_may_be_told_of() -> None:
    remarks = (Remark("a"), Remark("b", "threats.cult.known"), Remark("c", "notes.gm"), Remark("d", "notes.all"))
    assert [one.text for one in remarks_seen(OPEN, PLAYER, remarks)] == ["a", "d"]
    assert remarks_seen(OPEN, GM_SEAT, remarks) == remarks


def test_a_play_about_a_hidden_threat_tells_a_player_nothing_of_it() -> None:
    table = stonewell(threats={"cult": CULT})
    for move, answers in (
        ("threat", {"threat/which": ["cult"]}),
        ("threat", {"threat/which": ["new"], "threat/names": "The Lidless Two", "threat/names/hidden": True}),
        ("threat-over", {"which": ["cult"], "cult/how": "The Lidless are blind"}),
        ("threat-strikes", {"which": ["cult"], "cult/calamity": "", "cult/calamity/spent": True}),
    ):
        done = play(move, table, answers)
        seen = [*changes_seen(done.table, PLAYER, done.changes), *remarks_seen(done.table, PLAYER, done.remarks)]
        assert "idless" not in repr(seen)
        assert "cult" not in repr(seen)


def test_what_is_asked_about_a_hidden_threat_is_about_it() -> None:
    table = stonewell(threats={"cult": CULT})
    for move, key, about in (
        ("threat-strikes", "cult/calamity", "threats.cult.next"),
        ("threat-over", "cult/how", "threats.cult"),
    ):
        ask = asked(move, table, key, {"which": ["cult"]})
        assert ask.about == about
        assert not any(sees(table, PLAYER, one.about) for one in (ask, *ask.asides))


def test_the_stage_that_a_threat_keeps_is_not_told_where_stages_are_closed() -> None:
    rot = REAVERS.model_copy(update={"stage": 4})
    table = stonewell(threats={"reavers": rot}, settings={"threats_open": False})
    (last,) = asked("threat", table, "threat/which").gone
    assert (last.id, last.effect) == ("reavers", "at its last stage, 4 of 4")
    assert not sees(table, PLAYER, last.about)


@pytest.mark.parametrize(
    ("seat", "may"),
    [
        (GM_SEAT, {"gm": True, "table": True, "rhea": True}),
        (PLAYER, {"gm": False, "table": True, "rhea": True}),
        (OTHER, {"gm": False, "table": True, "rhea": False}),
        (ONLOOKER, {"gm": False, "table": False, "rhea": False}),
        (Seat("odd", "onlooker", ("rhea",)), {"gm": False, "table": False, "rhea": False}),
    ],
)
def test_whose_answer_a_seat_may_give(seat: Seat, may: dict[str, bool]) -> None:
    assert {to: may_answer(seat, to) for to in may} == may
    assert seat.is_gm is (seat is GM_SEAT)


@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize("seat", [PLAYER, ONLOOKER])
def test_what_a_threat_does_next_is_for_the_gm_alone(seat: Seat) -> None:
    table = stonewell(threats={"reavers": REAVERS.model_copy(update={"next": "They burn the mill"}), "feud": PAST})
    seen = view(table, seat)
    assert dict(seen.table.threats) == {"reavers": REAVERS, "feud": PAST}
    assert seen.hidden == {"threats.reavers.next", "gm.dread", "gm.fortune"}
    assert view(table, GM_SEAT).table is table
    ask = asked("threat-strikes", table, "reavers/calamity", {"which": ["reavers"]})
    assert not sees(table, seat, ask.about)
    grown = play("threat", table, {"threat/which": ["reavers"], "threat/which/next": "They burn the hall"})
    new = play("threat", table, {"threat/which": ["new"], "threat/names": "Wolves", "threat/names/next": "They burn"})
    for done in (grown, new):
        shown = changes_seen(done.table, seat, done.changes)
        assert len(shown) == 1
        assert "burn" not in repr((shown, remarks_seen(done.table, seat, done.remarks)))


@pytest.mark.rule("HF-THREATS")
def test_what_a_track_keeps_for_the_gm_nobody_else_sees() -> None:
    kept = [track.where.replace("*", "reavers") for track in TRACKS if track.gm_only]
    assert kept == [
        "threats.reavers.known",
        "threats.reavers.next",
        "foes.reavers.known",
        "foes.reavers.note",
        "battalions.reavers.known",
        "battalions.reavers.note",
    ]
    assert not any(sees(OPEN, seat, where) for seat in (PLAYER, ONLOOKER) for where in kept)
    assert all(sees(OPEN, GM_SEAT, where) for where in kept)
