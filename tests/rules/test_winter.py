"""HF-SEASON-WINTER-1 and -2: the first meal, the shortage, the roll."""

from typing import Any

import pytest

from rules.places import MISSING
from rules.table import Resource
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, remarks, to_tell, turned
from tests.rules.tables import ISOLDE, ODO, REAVERS, stonewell

IN_STAMP = {"harvest-year-1": "HF-SEASON-AUTUMN-2"}
TURNED = turned(("autumn", 1), ("winter", 1))
NOBODY = {"winter-1/weariest": ""}
LOSS = "winter-1/meal-1/loss"
DISASTER = "winter-1/meal-1/below-zero/disaster"
MILD: dict[str, Any] = {"winter-1/friend": "odo"}
PEOPLE = {"odo": ODO, "isolde": ISOLDE}
HORSES = {"horses": Resource(name="Horses"), "well": Resource(name="Well", status="lost")}


def autumn(**given: Any) -> Any:
    return stonewell(season="autumn", year=1, done=IN_STAMP, **({"people": PEOPLE} | given))


def eats(die: int) -> dict[str, Any]:
    return NOBODY | {"winter-1/meal-1/eaten": [die]}


# -- the first meal


@pytest.mark.rule("HF-SEASON-WINTER-1", case=1)
def test_what_is_just_enough_is_no_shortage() -> None:
    table = autumn(surplus=5, population=2)
    die = asked("seasons-change", table, "winter-1/meal-1/eaten", NOBODY)
    assert (die.count, die.sides, die.to, die.rule) == (1, 4, "gm", "HF-SEASON-WINTER-1")
    done = play("seasons-change", table, eats(3) | {"winter-1/roll": [6, 1]} | MILD)
    assert_did(
        done,
        table,
        *TURNED,
        Did("winter-1/meal-1/surplus", 5, 0, "HF-SEASON-WINTER-1", "1d4 3 + Population 2"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-1", case=2)
@pytest.mark.rule("HF-SEASON-WINTER-2", case=1)
@pytest.mark.rule("HF-WHO-PICKS")
def test_one_too_few_is_a_shortage_and_winter_rolls_one_die_less() -> None:
    table = autumn(surplus=3, population=2, fortunes=2)
    loss = asked("seasons-change", table, LOSS, eats(2))
    assert (loss.to, loss.least, loss.most, loss.rule) == ("table", 1, 1, "HF-SEASON-WINTER-1")
    assert offers(loss) == ["folk", "resource", "npc", "pc"]
    assert asked("seasons-change", table, "winter-1/roll", eats(2) | {LOSS: ["folk"]}).count == 1
    done = play("seasons-change", table, eats(2) | {LOSS: ["folk"], "winter-1/roll": [6]} | MILD)
    assert_did(
        done,
        table,
        *TURNED,
        Did("winter-1/meal-1/surplus", 3, 0, "HF-SEASON-WINTER-1", "1d4 2 + Population 2: 4 to eat, 3 there"),
        Did("winter-1/meal-1/fortunes", 2, 1, "HF-SEASON-WINTER-1", "the food runs short"),
        Did("winter-1/meal-1/population", 2, 1, "HF-SEASON-WINTER-1", "folk are lost to the winter"),
        Did("winter-1/reset/fortunes", 1, 2, "HF-SEASON-WINTER-2", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-1", case=3)
@pytest.mark.rule("HF-DISASTER-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_without_fortunes_the_gm_picks_first_and_the_players_after() -> None:
    table = autumn(surplus=0, fortunes=0, population=1)
    first = asked("seasons-change", table, DISASTER, eats(1))
    assert first.to == "gm"
    second = asked("seasons-change", table, LOSS, eats(1) | {DISASTER: ["malcontent"]})
    assert second.to == "table"
    done = play(
        "seasons-change",
        table,
        eats(1) | {DISASTER: ["malcontent"], LOSS: ["folk"], "winter-1/roll": [6, 6]} | MILD,
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("winter-1/meal-1/below-zero/malcontent", False, True, "HF-DISASTER-2"),
        Did("winter-1/meal-1/population", 1, 0, "HF-SEASON-WINTER-1", "folk are lost to the winter"),
        Did("winter-1/reset/fortunes", 0, 1, "HF-SEASON-WINTER-2", "the season's reset, malcontent"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-1", case=4)
def test_where_nobody_is_left_losing_folk_is_on_offer_and_changes_nothing() -> None:
    table = autumn(surplus=0, population=0, fortunes=2)
    loss = asked("seasons-change", table, LOSS, eats(1))
    assert offers(loss) == ["folk", "resource", "npc", "pc"]
    assert effect_of(loss, "folk") == "Population is 0: nothing changes"
    done = play("seasons-change", table, eats(1) | {LOSS: ["folk"], "winter-1/roll": [6]} | MILD)
    assert_did(
        done,
        table,
        *TURNED,
        Did("winter-1/meal-1/fortunes", 2, 1, "HF-SEASON-WINTER-1", "the food runs short"),
        Did("winter-1/reset/fortunes", 1, 2, "HF-SEASON-WINTER-2", "the season's reset"),
    )
    assert done.table.steading.population == 0
    assert remarks(done)[0] == "Population stays 0: folk are lost to the winter; 0 is the lowest"


@pytest.mark.rule("HF-SEASON-WINTER-1")
def test_it_says_what_the_loss_of_folk_would_come_to() -> None:
    loss = asked("seasons-change", autumn(surplus=0, population=3), LOSS, eats(1))
    assert effect_of(loss, "folk") == "Population 3 to 2"


@pytest.mark.rule("HF-SEASON-WINTER-1")
def test_more_than_enough_leaves_the_rest() -> None:
    table = autumn(surplus=9, population=2)
    done = play("seasons-change", table, eats(4) | {"winter-1/roll": [6, 1]} | MILD)
    assert done.table.steading.surplus == 3


def goes_hungry(loss: Did | None = None) -> tuple[Did, ...]:
    """A winter with Surplus 1, Population 1 and a die of 2, mild for the rest, and what it cost."""
    return (
        *TURNED,
        Did("winter-1/meal-1/surplus", 1, 0, "HF-SEASON-WINTER-1", "1d4 2 + Population 1: 3 to eat, 1 there"),
        Did("winter-1/meal-1/fortunes", 2, 1, "HF-SEASON-WINTER-1", "the food runs short"),
        *(() if loss is None else (loss,)),
        Did("winter-1/reset/fortunes", 1, 2, "HF-SEASON-WINTER-2", "the season's reset"),
    )


def hungry(loss: str, **more: Any) -> dict[str, Any]:
    said = eats(2) | {LOSS: [loss]} | {f"winter-1/meal-1/{id}".replace("__", "-"): value for id, value in more.items()}
    return said | {"winter-1/roll": [6]} | MILD


@pytest.mark.rule("HF-SEASON-WINTER-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_a_resource_of_the_steading_is_lost() -> None:
    table = autumn(resources=HORSES)
    which = asked("seasons-change", table, "winter-1/meal-1/resource", eats(2) | {LOSS: ["resource"]})
    assert (which.to, offers(which)) == ("table", ["horses", "other"])
    assert_did(
        play("seasons-change", table, hungry("resource", resource=["horses"])),
        table,
        *goes_hungry(Did("winter-1/meal-1/resources.horses.status", "held", "lost", "HF-SEASON-WINTER-1")),
    )


@pytest.mark.rule("HF-SEASON-WINTER-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_something_else_is_lost_that_nobody_had_written_down() -> None:
    lost = Did(
        "winter-1/meal-1/resources.cistern",
        MISSING,
        {"name": "Cistern", "kind": "resource", "status": "lost"},
        "HF-SEASON-WINTER-1",
    )
    table = autumn(resources=HORSES)
    assert_did(
        play("seasons-change", table, hungry("resource", resource=["other"], lost="Cistern")), table, *goes_hungry(lost)
    )
    bare = autumn()
    ask = asked("seasons-change", bare, "winter-1/meal-1/lost", eats(2) | {LOSS: ["resource"]})
    assert (ask.to, ask.longest, ask.optional) == ("table", 200, False)
    assert_did(play("seasons-change", bare, hungry("resource", lost="Cistern")), bare, *goes_hungry(lost))


@pytest.mark.rule("HF-SEASON-WINTER-1")
def test_a_resource_called_like_the_other_choice_is_not_taken_for_it() -> None:
    table = autumn()
    first = play("seasons-change", table, hungry("resource", lost="Other")).table
    assert list(first.resources) == ["other-2"]


@pytest.mark.rule("HF-SEASON-WINTER-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_somebody_who_matters_dies() -> None:
    table = autumn()
    who = asked("seasons-change", table, "winter-1/meal-1/who-dies", eats(2) | {LOSS: ["npc"]})
    assert (who.to, who.rule, offers(who)) == ("table", "HF-SEASON-WINTER-1", ["isolde", "odo"])
    assert_did(
        play("seasons-change", table, hungry("npc", who__dies="isolde")),
        table,
        *goes_hungry(Did("winter-1/meal-1/people.isolde.status", "here", "dead", "HF-SEASON-WINTER-1")),
    )


@pytest.mark.rule("HF-SEASON-WINTER-1")
@pytest.mark.rule("HF-WHO-PICKS")
@pytest.mark.parametrize("parting", ["dead", "left", "retired"])
def test_a_players_character_goes(parting: str) -> None:
    table = autumn()
    how = asked("seasons-change", table, "winter-1/meal-1/parting", eats(2) | {LOSS: ["pc"]})
    assert (how.to, offers(how)) == ("table", ["dead", "left", "retired"])
    who = asked(
        "seasons-change",
        table,
        "winter-1/meal-1/who-goes",
        eats(2) | {LOSS: ["pc"], "winter-1/meal-1/parting": [parting]},
    )
    assert (who.to, who.rule) == ("table", "HF-SEASON-WINTER-1")
    gone = {"name": "Rhea", "role": "player's character", "status": parting}
    assert_did(
        play("seasons-change", table, hungry("pc", parting=[parting], who__goes="Rhea")),
        table,
        *goes_hungry(Did("winter-1/meal-1/people.rhea", MISSING, gone, "HF-SEASON-WINTER-1")),
    )
    assert_did(
        play("seasons-change", table, hungry("pc", parting=[parting], who__goes="isolde")),
        table,
        *goes_hungry(Did("winter-1/meal-1/people.isolde.status", "here", parting, "HF-SEASON-WINTER-1")),
    )


@pytest.mark.rule("HF-SEASON-WINTER-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_gm_names_the_weariest() -> None:
    ask = asked("seasons-change", autumn(), "winter-1/weariest")
    assert (ask.to, ask.text, ask.rule) == ("gm", "Who in the steading is the weariest?", "HF-SEASON-WINTER-1")
    assert (ask.optional, ask.empty) == (True, "left open")


# -- the roll


@pytest.mark.rule("HF-SEASON-WINTER-2", case=2)
def test_the_last_of_fortunes_lost_to_hunger_leaves_no_dice() -> None:
    table = autumn(surplus=0, fortunes=1)
    roll = asked("seasons-change", table, "winter-1/roll", eats(1) | {LOSS: ["folk"]})
    assert (roll.count, roll.pool.reads) == (2, "lowest")
    assert roll.rule == "HF-SEASON-WINTER-2"


@pytest.mark.rule("HF-SEASON-WINTER-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_a_mild_winter_makes_a_friend() -> None:
    table = autumn(surplus=5)
    friend = asked("seasons-change", table, "winter-1/friend", eats(1) | {"winter-1/roll": [6, 2]})
    assert (friend.to, friend.optional, offers(friend)) == ("table", False, ["isolde", "odo"])
    done = play("seasons-change", table, eats(1) | {"winter-1/roll": [6, 2], "winter-1/friend": "odo"})
    assert to_tell(done) == ["Things get better with Odo: say how"]
    assert done.table.owed == table.owed


@pytest.mark.rule("HF-SEASON-WINTER-2")
@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_a_four_owes_a_second_meal() -> None:
    table = autumn(surplus=5, population=1, fortunes=1)
    die = asked("seasons-change", table, "winter-1/meal-2/eaten", eats(1) | {"winter-1/roll": [4]})
    assert (die.count, die.sides, die.to, die.rule) == (1, 4, "gm", "HF-SEASON-WINTER-2")
    done = play("seasons-change", table, eats(1) | {"winter-1/roll": [4], "winter-1/meal-2/eaten": [4]})
    assert_did(
        done,
        table,
        *TURNED,
        Did("winter-1/meal-1/surplus", 5, 3, "HF-SEASON-WINTER-1", "1d4 1 + Population 1"),
        Did(
            "winter-1/meal-2/owed.second-meal-year-1",
            MISSING,
            {"amount": 5, "year": 1, "status": "open"},
            "HF-SEASON-WINTER-3",
            "1d4 4 + Population 1: 5 Surplus before spring",
        ),
        Did("winter-1/reset/fortunes", 1, 2, "HF-SEASON-WINTER-2", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-WINTER-2")
@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_a_miss_owes_a_second_meal_and_threats_abound() -> None:
    table = autumn(surplus=5, population=1, fortunes=1, threats={"reavers": REAVERS})
    done = play(
        "seasons-change",
        table,
        eats(1) | {"winter-1/roll": [3], "winter-1/meal-2/eaten": [1], "winter-1/threats/which": ["reavers"]},
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("winter-1/meal-1/surplus", 5, 3, "HF-SEASON-WINTER-1", "1d4 1 + Population 1"),
        Did(
            "winter-1/meal-2/owed.second-meal-year-1",
            MISSING,
            {"amount": 2, "year": 1, "status": "open"},
            "HF-SEASON-WINTER-3",
            "1d4 1 + Population 1: 2 Surplus before spring",
        ),
        Did("winter-1/threats/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"),
        Did("winter-1/reset/fortunes", 1, 2, "HF-SEASON-WINTER-2", "the season's reset"),
    )
