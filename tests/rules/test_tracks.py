"""Tracks: declared once, found by place, named for people."""

import pytest

from rules.errors import NoSuchPlace
from rules.places import MISSING
from rules.tracks import (
    DEFENSES,
    DIMINISHED,
    FORTUNES,
    POPULATION,
    SURPLUS,
    THREAT_STAGE,
    THREAT_STATUS,
    TRACKS,
    track_at,
    tracks_at,
    word_at,
)
from tests.rules.tables import CULT, ODO, REAVERS, RHEA, stonewell

STATS_OF_ALL = (
    "strength", "dexterity", "intelligence", "wisdom", "constitution", "charisma", "might", "grace", "wits", "presence",
)  # fmt: skip
TABLE = stonewell(
    fortunes=3, threats={"grey-reavers": REAVERS, "cult": CULT}, people={"odo": ODO}, characters={"rhea": RHEA}
)


def test_every_track_is_found_by_its_place() -> None:
    for track in tracks_at(TABLE):
        assert track_at(track.where) == track
    assert track_at("steading.fortunes") is FORTUNES
    assert track_at("threats.grey-reavers.stage") == THREAT_STAGE.at("grey-reavers")
    assert len({track.where for track in TRACKS}) == len(TRACKS)


@pytest.mark.parametrize(
    "where",
    ["", "steading", "steading.horses", "steading.fortunes.x", "threats.grey-reavers", "threats", "owed.a.amount"],
)
def test_places_that_are_no_track(where: str) -> None:
    with pytest.raises(NoSuchPlace):
        track_at(where)


def test_a_track_of_a_thing_knows_the_thing() -> None:
    stage = THREAT_STAGE.at("cult")
    assert (stage.where, stage.thing) == ("threats.cult.stage", "cult")
    assert stage.top(TABLE) == 3
    assert stage.value(TABLE) == 1
    assert THREAT_STAGE.at("wolves").value(TABLE) is MISSING


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
def test_ranges() -> None:
    assert [track.top(TABLE) for track in (FORTUNES, SURPLUS, POPULATION, DEFENSES)] == [4, None, 4, 4]
    assert [track.lowest for track in (FORTUNES, SURPLUS, POPULATION, DEFENSES)] == [0, 0, 0, 0]
    lowest = {track.where: track.lowest for track in TRACKS if track.lowest}
    assert lowest == {
        "campaign.settings.highest_fortunes": 1,
        "campaign.settings.highest_prosperity": 1,
        "campaign.settings.highest_defenses": 1,
        "characters.*.sheet.max_hp": 1,
        "characters.*.sheet.level": 1,
        **{f"characters.*.sheet.{stat}": -9 for stat in STATS_OF_ALL},
        "people.*.sheet.max_hp": 1,
        "people.*.sheet.most_wounds": 1,
        "foes.*.sheet.max_hp": 1,
        "foes.*.sheet.most_wounds": 1,
        "battalions.*.quality": -9,
        "reputations.*.value": -5,
    }


def test_the_tracks_of_a_table_are_those_of_its_things_too() -> None:
    found = [track.where for track in tracks_at(TABLE)]
    assert [where for where in found if where.startswith("threats")] == [
        "threats.cult.stage",
        "threats.grey-reavers.stage",
        "threats.cult.status",
        "threats.grey-reavers.status",
        "threats.cult.known",
        "threats.grey-reavers.known",
        "threats.cult.next",
        "threats.grey-reavers.next",
    ]
    assert "people.odo.status" in found
    assert "characters.rhea.status" in found
    assert not any("*" in where for where in found)
    assert len(tracks_at(stonewell())) == len([track for track in TRACKS if "*" not in track.where])


def test_values_in_words() -> None:
    assert FORTUNES.says(3) == "3"
    assert (DIMINISHED.says(True), DIMINISHED.says(False)) == ("marked", "clear")
    assert THREAT_STATUS.says("over") == "over"
    assert THREAT_STAGE.says(MISSING) == "not there"


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.parametrize(
    ("where", "word"),
    [
        ("steading.surplus", "Surplus"),
        ("steading.diminished", "diminished"),
        ("campaign.name", "campaign's name"),
        ("campaign.settings.highest_fortunes", "most Fortunes"),
        ("threats.grey-reavers.stage", "Grey Reavers: stage"),
        ("threats.grey-reavers", "Grey Reavers"),
        ("threats.wolves.stage", "wolves: stage"),
        ("threats.wolves", "wolves"),
        ("threats.grey-reavers.name", "Grey Reavers"),
        ("people.odo", "Odo"),
        ("characters.rhea.status", "Rhea: status"),
        ("done.spring-year-1", "spring-year-1"),
        ("owed.second-meal-year-1", "second-meal-year-1"),
        ("notes.gm", "gm"),
        ("steading", "steading"),
        ("horses", "horses"),
    ],
)
def test_what_people_call_a_place(where: str, word: str) -> None:
    try:
        called = word_at(TABLE, where)
    except AttributeError as error:
        pytest.fail(f"it has no name: {error}")
    assert called == word


def test_only_what_the_gm_alone_may_see_is_marked_so() -> None:
    assert [track.where for track in TRACKS if track.gm_only] == [
        "threats.*.known", "threats.*.next", "foes.*.known", "foes.*.note", "battalions.*.known", "battalions.*.note",
    ]  # fmt: skip
