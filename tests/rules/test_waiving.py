"""Waiving: an answer at a change's key, after which all that follows is right."""

import pytest

from rules.answers import Answer, waiver
from rules.errors import BrokenMove, Refused
from rules.places import MISSING
from rules.play import Play, Steps, step
from rules.run import Done, run
from rules.tracks import DIMINISHED, FORTUNES, POPULATION, SURPLUS
from tests.rules.moves_to_try import a_move
from tests.rules.playing import Did, asked, assert_did, offers, play
from tests.rules.tables import ODO, stonewell
from tests.rules.test_who_earns_dread import evening

ACTING = "rhea/characters.rhea.bonuses.acting-on-an-answer"


@step
def pays(play: Play) -> Steps[None]:
    with play.scope("bill"), play.together("paid"):
        lost = play.adjust(SURPLUS, -1, rule="X")
        won = play.set(POPULATION, 3, rule="X")
    play.remark(f"{lost}, {won}")
    play.stamp("bill", rule="X", again="paid already")
    yield from ()


PAYS = a_move(pays)


def test_a_waived_change_is_recorded_and_not_made() -> None:
    table = stonewell(fortunes=2)
    done = play("disaster", table, {"calamity": ""}, waive=["disaster/fortunes"])
    assert_did(done, table, Did("disaster/fortunes", 2, 1, "HF-DISASTER-1", waived=True))
    assert done.table == table
    assert done.answers["disaster/fortunes"] == waiver()


def test_what_follows_from_a_waived_change_is_right() -> None:
    """With the Fortunes that the shortage cost waived, winter rolls them all."""
    table = stonewell(season="autumn", year=1, surplus=0, fortunes=2, done={"harvest-year-1": "HF-SEASON-AUTUMN-2"})
    said = {"winter-1/weariest": "", "winter-1/meal-1/eaten": [1], "winter-1/meal-1/loss": ["folk"]}
    assert asked("seasons-change", table, "winter-1/roll", said).count == 1
    done = play(
        "seasons-change",
        table,
        said | {"winter-1/roll": [6, 1], "winter-1/friend": "Odo"},
        waive=["winter-1/meal-1/fortunes"],
    )
    assert done.table.steading.fortunes == 2


def test_a_person_whose_naming_was_waived_is_not_on_the_roster() -> None:
    table = stonewell(people={"odo": ODO})
    done = play("deploy", table, {"leader": "Rhea", "roll": [6]}, waive=["leader/people.rhea"])
    assert set(done.table.people) == {"odo"}
    assert done.remarks[0].text == "Rhea takes charge"


def test_what_is_bound_together_is_waived_as_one() -> None:
    table = stonewell(surplus=2)
    done = run(PAYS, table, "gm", {"bill/paid": waiver()})
    assert isinstance(done, Done)
    assert [(one.key, one.waived, one.waived_at) for one in done.changes] == [
        ("bill/surplus", True, "bill/paid"),
        ("bill/population", True, "bill/paid"),
        ("done.bill", False, None),
    ]
    assert (done.table.steading.surplus, done.table.steading.population) == (2, 1)
    assert done.dropped == ()
    assert done.remarks[0].text == "0, False"


def test_no_half_of_what_is_bound_together_is_waived_alone() -> None:
    done = run(PAYS, stonewell(surplus=2), "gm", {"bill/surplus": waiver()})
    assert isinstance(done, Done)
    assert (done.table.steading.surplus, done.table.steading.population) == (1, 3)
    assert done.dropped == ("bill/surplus",)
    assert done.remarks[0].text == "-1, True"


def test_a_stamp_cannot_be_waived() -> None:
    done = run(PAYS, stonewell(), "gm", {"done.bill": waiver()})
    assert isinstance(done, Done)
    assert "bill" in done.table.done
    assert done.changes[-1].waived_at is None
    assert done.changes[-1].how == "stamp"
    assert done.dropped == ("done.bill",)


def test_what_is_said_not_to_be_waivable_is_not() -> None:
    play = Play(stonewell(), "gm", {"diminished": waiver(), "fortunes": waiver()})
    assert play.set(DIMINISHED, True, rule="X", waivable=False)
    assert play.changes[0].waived_at is None
    assert play.table.steading.diminished
    assert not play.set(FORTUNES, 3, rule="X")
    assert play.changes[1].waived_at == "fortunes"
    assert play.table.steading.fortunes == 2


def test_only_a_waiver_waives() -> None:
    play = Play(stonewell(), "gm", {"fortunes": Answer("number", 1)})
    assert play.adjust(FORTUNES, 1, rule="X") == 1
    assert not play.changes[0].waived


def test_bound_within_bound_is_broken() -> None:
    play = Play(stonewell(), "gm", {})
    bound = "'b' is bound together within something that is bound already"
    with pytest.raises(BrokenMove, match=bound), play.together("a"), play.together("b"):
        pass
    with play.together("c"):
        play.adjust(SURPLUS, 1, rule="X")
    play.adjust(FORTUNES, 1, rule="X")
    assert [one.waived_at for one in play.changes] == ["c", "fortunes"]


# -- set, begin, stamp


def test_setting_what_stands_already_records_nothing() -> None:
    play = Play(stonewell(fortunes=2), "gm", {"fortunes": waiver()})
    assert play.set(FORTUNES, 2, rule="X")
    assert play.changes == []


def test_a_thing_put_where_there_was_none_has_nothing_before_it() -> None:
    play = Play(stonewell(), "gm", {})
    assert play.set("people.odo", ODO, rule="X", why="came home")
    (change,) = play.changes
    assert (change.key, change.where, change.before) == ("people.odo", "people.odo", MISSING)
    assert change.after == {"name": "Odo", "role": "miller", "status": "here"}
    assert (change.how, change.asked, change.why) == ("set", None, "came home")
    assert play.table.people["odo"] == ODO


def test_what_begins_has_nothing_before_it_and_cannot_be_waived() -> None:
    play = Play(stonewell(fortunes=2), "gm", {"steading.fortunes": waiver()})
    play.begin("steading.fortunes", 3, rule="X", why="at first")
    (change,) = play.changes
    assert (change.key, change.before, change.after, change.waived_at, change.waived) == (
        "steading.fortunes", MISSING, 3, None, False,
    )  # fmt: skip
    assert play.table.steading.fortunes == 3


def test_what_is_stamped_cannot_happen_twice() -> None:
    done = run(PAYS, stonewell(), "gm", {})
    assert isinstance(done, Done)
    with pytest.raises(Refused, match="paid already") as no:
        run(PAYS, done.table, "gm", {})
    assert no.value.about == "done.bill"


@pytest.mark.rule("DG-READ-MOMENT")
def test_a_bonus_that_several_answers_bring_is_waived_once_for_all() -> None:
    said = {"who": ["rhea"], "rhea/roll/dice": [6, 6]}
    ids = offers(asked("read-moment", evening(at_the_door=False), "rhea/asked", said))[:3]
    done = play("read-moment", evening(at_the_door=False), said | {"rhea/asked": ids}, waive=[ACTING])
    assert [(change.key, change.waived) for change in done.changes] == [(ACTING, True)]
    assert done.table.characters == evening(at_the_door=False).characters
