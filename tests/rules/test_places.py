"""Places in a table, looked at and put at."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from rules.errors import NoSuchPlace
from rules.places import MISSING, any_touch, look, plain, put, touch
from rules.table import Person, Table, Threat
from tests.rules.tables import ODO, REAVERS, stonewell

TABLE = stonewell(surplus=3, threats={"grey-reavers": REAVERS})


def test_looking() -> None:
    assert look(TABLE, "steading.surplus") == 3
    assert look(TABLE, "threats.grey-reavers.stage") == 2
    assert look(TABLE, "threats.grey-reavers") == REAVERS
    assert look(TABLE, "threats") == TABLE.threats
    assert look(TABLE, "campaign.settings.highest_fortunes") == 4


def test_looking_at_what_is_not_there_yet() -> None:
    assert look(TABLE, "threats.wolves") is MISSING
    assert look(TABLE, "threats.wolves.stage") is MISSING
    assert repr(MISSING) == "MISSING"


@pytest.mark.parametrize(
    "where", ["", "horses", "steading.horses", "steading.surplus.x", "threats.grey-reavers.horses", "steading..surplus"]
)
def test_there_is_no_such_place(where: str) -> None:
    for tries in (lambda: look(TABLE, where), lambda: put(TABLE, where, 1)):
        no = what_it_raises(tries)
        assert isinstance(no, NoSuchPlace)
        assert no.where == where
        assert str(no) == f"there is no place called {where!r} in a campaign"


def what_it_raises(tries: Callable[[], Any]) -> Exception | None:
    try:
        tries()
    except (NoSuchPlace, AttributeError, ValidationError) as error:
        return error
    return None


def test_putting() -> None:
    assert put(TABLE, "steading.surplus", 5).steading.surplus == 5
    assert put(TABLE, "campaign.settings.highest_fortunes", 6).campaign.settings.highest_fortunes == 6
    assert put(TABLE, "threats.grey-reavers.stage", 4).threats["grey-reavers"].stage == 4
    assert put(TABLE, "people.odo", ODO).people["odo"] == ODO
    assert TABLE.steading.surplus == 3
    assert "odo" not in TABLE.people


def test_putting_plain_json() -> None:
    made = put(TABLE, "people.odo", {"name": "Odo", "role": "miller", "status": "here"})
    assert made.people["odo"] == ODO
    assert isinstance(made.people["odo"], Person)
    assert put(TABLE, "threats", {"wolves": {"name": "Wolves"}}).threats["wolves"] == Threat(name="Wolves")


def test_putting_nothing_takes_it_away() -> None:
    assert "grey-reavers" not in put(TABLE, "threats.grey-reavers", MISSING).threats
    assert put(TABLE, "threats.wolves", MISSING) == TABLE


def test_putting_into_what_is_not_there() -> None:
    with pytest.raises(NoSuchPlace):
        put(TABLE, "threats.wolves.stage", 1)


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("steading.surplus", -1),
        ("steading.surplus", "3"),
        ("steading.surplus", True),
        ("steading.surplus", MISSING),
        ("steading.population", 5),
        ("steading.season", "harvest"),
        ("steading.name", ""),
        ("steading.name", "W" * 201),
        ("threats.grey-reavers.stages", 0),
        ("threats.grey-reavers.stages", 13),
        ("people.odo", {"name": "Odo", "horses": 1}),
        ("people.odo", {}),
        ("threats", {"Grey Reavers": {"name": "Grey Reavers"}}),
        ("threats", {"-a": {"name": "A"}}),
        ("threats", {"a" * 81: {"name": "A"}}),
        ("threats", {"new": {"name": "New"}}),
    ],
)
def test_what_cannot_stand_there(where: str, value: Any) -> None:
    with pytest.raises(ValidationError):
        put(TABLE, where, value)


def puts(where: str, value: Any) -> Table:
    try:
        return put(TABLE, where, value)
    except (ValidationError, AttributeError) as error:
        pytest.fail(f"it can't stand there: {error}")


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-THREATS")
def test_what_can_stand_at_the_ends() -> None:
    assert puts("threats.grey-reavers.stages", 12).threats["grey-reavers"].stages == 12
    assert puts("threats.grey-reavers.stages", 1).threats["grey-reavers"].stages == 1
    assert puts("steading.name", "W" * 200).steading.name == "W" * 200
    assert puts("steading.population", 4).steading.population == 4
    assert "a" * 80 in puts("threats", {"a" * 80: {"name": "A"}}).threats
    assert puts("people.odo", {"name": "Odo", "role": "r" * 200}).people["odo"].role == "r" * 200
    with pytest.raises(ValidationError):
        put(TABLE, "people.odo", {"name": "Odo", "role": "r" * 201})


def test_plain_is_json() -> None:
    assert plain(ODO) == {"name": "Odo", "role": "miller", "status": "here"}
    assert plain(TABLE.threats) == {
        "grey-reavers": {
            "name": "Grey Reavers", "stage": 2, "stages": 4, "status": "looming", "known": True, "next": "",
        }
    }  # fmt: skip
    assert plain(3) == 3
    assert plain(MISSING) is MISSING


def test_places_that_touch() -> None:
    assert touch("a.b", "a.b")
    assert touch("a.b", "a.b.c")
    assert touch("a.b.c", "a.b")
    assert not touch("a.b", "a.bc")
    assert not touch("a.bc", "a.b")
    assert not touch("a.b", "a.c")
    assert any_touch(["x", "a"], ["b", "a.c"])
    assert not any_touch(["x"], iter(["b", "a.c"]))
    assert not any_touch([], ["a"])
    assert any_touch(["x", "a"], iter(["a"]))
