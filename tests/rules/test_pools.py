"""HF-POOL: how many d6 the steading rolls, which of them counts, and what it means.

A case that gives Population is played by Muster and by Pull Together, and again by Deploy with the same figures for
Defenses. Nothing gives the steading an advantage yet: a case with one is played by a small move of the tests.
"""

import pytest

from rules.homefront.pools import held_back, steading_pool
from rules.homefront.rolling import roll
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FACES, Pool, pool
from rules.run import Open
from rules.table import Table
from rules.tracks import POPULATION
from tests.rules.playing import asked, assert_did, play, remarks
from tests.rules.tables import stonewell

MEANS = {"full": "all heads", "partial": "most heads", "miss": "few heads"}


def rolls_population(*advantages: str) -> Move:
    @step
    def steps(play: Play) -> Steps[None]:
        counts = steading_pool(play.table, POPULATION, disadvantages=held_back(play.table), advantages=advantages)
        tier = yield from roll(play, "roll", counts, MEANS, rule="HF-POOL-1")
        play.remark(MEANS[tier])

    return Move(id="heads", name="Heads", trigger="The heads are counted", rules=("HF-POOL-1",), steps=steps)


def population_pool(table: Table) -> Pool:
    ask = asked("muster", table, "roll", {"overseer": ""})
    pulled = asked("pull-together", table, "other/ditch/roll", {"work": "Ditch", "other/ditch/cost": 0})
    assert ask.count == ask.pool.dice == pulled.count
    assert ask.pool == pulled.pool
    found: Pool = ask.pool
    return found


def pool_with(table: Table, *advantages: str) -> Pool:
    ask = asked(rolls_population(*advantages), table, "roll")
    assert ask.count == ask.pool.dice
    return ask.pool


def defenses_pool(table: Table) -> Pool:
    ask = asked("deploy", table, "roll", {"leader": ""})
    assert ask.count == ask.pool.dice
    return ask.pool


def fortunes_pool(table: Table) -> Pool:
    ask = asked("seasons-change", table, "spring-1/roll", {"spring-1/most-hopeful": ""})
    assert ask.count == ask.pool.dice
    return ask.pool


# -- how many, and which counts


@pytest.mark.rule("HF-POOL-1", case=1)
def test_three_dice_with_a_six_are_full() -> None:
    table = stonewell(population=3, defenses=3)
    assert population_pool(table) == Pool(3, "highest", ("Population 3",))
    pick = asked("muster", table, "picks", {"overseer": "", "roll": [2, 5, 6]})
    assert (pick.least, pick.most) == (2, 2)
    said = {"work": "Ditch", "other/ditch/cost": 0, "other/ditch/roll": [2, 5, 6], "other/ditch/makes": ["nothing"]}
    assert remarks(play("pull-together", table, said)) == ["Done: Ditch"]
    assert defenses_pool(table) == Pool(3, "highest", ("Defenses 3",))
    assert remarks(play("deploy", table, {"leader": "", "roll": [2, 5, 6]})) == ["It goes as well as one could wish"]


@pytest.mark.rule("HF-POOL-1", case=2)
def test_the_highest_die_alone_counts() -> None:
    table = stonewell(defenses=2)
    ask = asked("deploy", table, "cost", {"leader": "", "roll": [4, 1]})
    assert ask.rule == "HF-DEPLOY-1"
    assert asked("deploy", table, "cost", {"leader": "", "roll": [1, 4]}).rule == "HF-DEPLOY-1"


@pytest.mark.rule("HF-POOL-1", case=3)
def test_one_die_of_three_is_a_miss() -> None:
    table = stonewell(fortunes=1)
    assert fortunes_pool(table) == Pool(1, "highest", ("Fortunes 1",))
    done = play(
        "seasons-change",
        table,
        {"spring-1/most-hopeful": "", "spring-1/roll": [3], "spring-1/threats/names": "Grey Reavers"},
    )
    assert [change.key for change in done.changes][-2:] == [
        "spring-1/threats/threats.grey-reavers",
        "spring-1/reset/fortunes",
    ]


@pytest.mark.rule("HF-POOL-1")
@pytest.mark.parametrize(
    ("face", "key"), [(1, "hard-move"), (2, "hard-move"), (3, "hard-move"), (4, "cost"), (5, "cost")]
)
def test_each_face_has_its_tier(face: int, key: str) -> None:
    assert asked("deploy", stonewell(defenses=1), key, {"leader": "", "roll": [face]})


@pytest.mark.rule("HF-POOL-1")
def test_a_six_is_full() -> None:
    assert remarks(play("deploy", stonewell(defenses=1), {"leader": "", "roll": [6]})) == [
        "It goes as well as one could wish"
    ]


@pytest.mark.rule("HF-POOL-1")
def test_the_roller_is_told_what_each_tier_would_mean() -> None:
    ask = asked(rolls_population(), stonewell(), "roll")
    assert ask.tiers == (("full", "all heads"), ("partial", "most heads"), ("miss", "few heads"))
    assert ask.sides == 6


# -- no dice


@pytest.mark.rule("HF-POOL-2", case=1)
def test_no_dice_are_two_of_which_the_lower_counts() -> None:
    table = stonewell(fortunes=0)
    assert fortunes_pool(table) == Pool(2, "lowest", ("Fortunes 0", "no dice: roll 2, keep the lowest"))
    ask = asked(
        "seasons-change", table, "spring-1/threats/names", {"spring-1/most-hopeful": "", "spring-1/roll": [6, 2]}
    )
    assert ask.rule == "HF-THREATS"


@pytest.mark.rule("HF-POOL-2")
def test_the_lower_counts_wherever_it_fell() -> None:
    table = stonewell(defenses=0)
    assert asked("deploy", table, "cost", {"leader": "", "roll": [4, 6]})
    assert asked("deploy", table, "hard-move", {"leader": "", "roll": [3, 6]})


@pytest.mark.rule("HF-POOL-2")
def test_fewer_than_no_dice_are_none() -> None:
    none = Pool(2, "lowest", ("no dice: roll 2, keep the lowest",))
    assert pool(-2) == none
    assert pool(0) == none


# -- advantage and disadvantage


@pytest.mark.rule("HF-POOL-3", case=1)
def test_disadvantage_is_one_die_fewer() -> None:
    table = stonewell(population=2, defenses=2, diminished=True)
    assert population_pool(table) == Pool(1, "highest", ("Population 2", "diminished -1d"))
    assert defenses_pool(table) == Pool(1, "highest", ("Defenses 2", "diminished -1d"))


@pytest.mark.rule("HF-POOL-3", case=2)
def test_disadvantage_on_one_die_is_two_of_which_the_lower_counts() -> None:
    table = stonewell(defenses=1, diminished=True)
    assert defenses_pool(table) == Pool(
        2, "lowest", ("Defenses 1", "diminished -1d", "no dice: roll 2, keep the lowest")
    )
    assert asked("deploy", table, "hard-move", {"leader": "", "roll": [6, 3]})


@pytest.mark.rule("HF-POOL-3", case=3)
def test_one_of_each_cancel() -> None:
    table = stonewell(population=3, diminished=True)
    assert pool_with(table, "a token") == Pool(3, "highest", ("Population 3", "a token against diminished: even"))


@pytest.mark.rule("HF-POOL-3", case=4)
def test_setting_the_highest_is_dropped_and_the_next_counts() -> None:
    table = stonewell(population=2, defenses=2, diminished=True, settings={"disadvantage": "drop-highest"})
    assert population_pool(table) == Pool(3, "second", ("Population 2", "diminished: +1d, the highest is dropped"))
    pick = asked("muster", table, "picks", {"overseer": "", "roll": [6, 4, 1]})
    assert (pick.least, pick.most) == (1, 1)
    assert asked("deploy", table, "cost", {"leader": "", "roll": [6, 4, 1]})
    assert asked("deploy", table, "cost", {"leader": "", "roll": [1, 4, 6]})


@pytest.mark.rule("HF-POOL-3", case=5)
def test_setting_no_dice_are_three_of_which_the_lowest_counts() -> None:
    table = stonewell(defenses=0, diminished=True, settings={"disadvantage": "drop-highest"})
    assert defenses_pool(table) == Pool(
        3, "lowest", ("Defenses 0", "diminished: +1d, the highest is dropped", "no dice: keep the lowest")
    )
    assert asked("deploy", table, "hard-move", {"leader": "", "roll": [6, 5, 3]})
    assert asked("deploy", table, "cost", {"leader": "", "roll": [6, 5, 4]})


@pytest.mark.rule("HF-POOL-3")
def test_setting_one_die_becomes_two_of_which_the_lower_counts() -> None:
    table = stonewell(defenses=1, diminished=True, settings={"disadvantage": "drop-highest"})
    assert defenses_pool(table) == Pool(2, "second", ("Defenses 1", "diminished: +1d, the highest is dropped"))
    assert asked("deploy", table, "hard-move", {"leader": "", "roll": [6, 3]})


@pytest.mark.rule("HF-POOL-3")
def test_advantage_is_one_more_in_either_setting() -> None:
    for setting in ("fewer", "drop-highest"):
        table = stonewell(population=2, settings={"disadvantage": setting})
        assert pool_with(table, "a token") == Pool(3, "highest", ("Population 2", "a token +1d"))


@pytest.mark.rule("HF-POOL-3")
def test_setting_one_of_each_cancel_too() -> None:
    table = stonewell(population=3, diminished=True, settings={"disadvantage": "drop-highest"})
    assert pool_with(table, "a token").dice == 3
    assert pool_with(table, "a token").reads == "highest"


@pytest.mark.rule("HF-POOL-3")
def test_any_number_of_each_counts_once() -> None:
    assert pool(2, advantages=("a token", "the wall")) == Pool(3, "highest", ("a token, the wall +1d",))
    assert pool(3, disadvantages=("rain", "night")) == Pool(2, "highest", ("rain, night -1d",))
    assert pool(2, advantages=("a token", "the wall"), disadvantages=("rain",)).dice == 2
    assert pool(2, disadvantages=("rain", "night"), drop_highest=True).dice == 3


@pytest.mark.rule("HF-POOL-3")
def test_disadvantage_on_no_dice_changes_nothing() -> None:
    table = stonewell(defenses=0, diminished=True)
    assert defenses_pool(table).dice == 2
    assert defenses_pool(table).reads == "lowest"
    assert asked("deploy", table, "cost", {"leader": "", "roll": [6, 5]})


@pytest.mark.rule("HF-POOL-3")
def test_the_floor_comes_before_what_adds_and_takes_away() -> None:
    assert pool(-2, advantages=("a token",)) == Pool(1, "highest", ("a token +1d",))
    assert pool(-2, more=("a blessing",)) == Pool(1, "highest", ("a blessing +1d",))
    assert pool(0, more=("a blessing",), disadvantages=("rain",)) == Pool(
        2, "lowest", ("a blessing +1d", "rain -1d", "no dice: roll 2, keep the lowest")
    )
    assert pool(2, more=("a blessing",), disadvantages=("rain",)).dice == 2
    assert pool(2, more=("a blessing",), disadvantages=("rain",), drop_highest=True) == Pool(
        4, "second", ("a blessing +1d", "rain: +1d, the highest is dropped")
    )


@pytest.mark.rule("HF-POOL-3")
@pytest.mark.rule("HF-TRADE-1")
def test_a_pool_can_be_less_than_its_stat() -> None:
    assert steading_pool(stonewell(population=3), POPULATION, value=2).dice == 1
    assert steading_pool(stonewell(population=3), POPULATION, value=1, more=("a blessing",)).dice == 3
    assert steading_pool(stonewell(population=1), POPULATION, value=3).reads == "lowest"


# -- whose it is, and what it shows


@pytest.mark.rule("HF-POOL-4")
def test_the_gm_rolls_and_earns_no_dread() -> None:
    table = stonewell(defenses=1)
    ask = asked("deploy", table, "roll", {"leader": ""})
    assert ask.to == "gm"
    done = play("deploy", table, {"leader": "", "roll": [1], "hard-move": ""})
    assert_did(done, table)
    assert not isinstance(done, Open)
    assert "dread" not in " ".join(remarks(done)).lower()


@pytest.mark.rule("HF-POOL-1")
@pytest.mark.parametrize(
    ("so_far", "full", "partial", "miss"),
    [
        ([], "open", "open", "open"),
        ([2], "open", "open", "so far"),
        ([5], "open", "so far", "out"),
        ([6], "certain", "out", "out"),
        ([2, 5], "out", "certain", "out"),
        ([2, 3], "out", "out", "certain"),
    ],
)
def test_what_the_dice_still_to_fall_can_make_of_it(so_far: list[int], full: str, partial: str, miss: str) -> None:
    assert Pool(2, "highest").prospects(so_far) == {"full": full, "partial": partial, "miss": miss}


@pytest.mark.rule("HF-POOL-1")
def test_prospects_where_the_lower_counts() -> None:
    assert Pool(2, "lowest").prospects([]) == {"full": "open", "partial": "open", "miss": "open"}
    assert Pool(2, "lowest").prospects([5]) == {"full": "out", "partial": "open", "miss": "open"}
    assert Pool(2, "lowest").prospects([3]) == {"full": "out", "partial": "out", "miss": "certain"}
    assert Pool(3, "second").prospects([4, 1]) == {"full": "out", "partial": "open", "miss": "open"}
    assert Pool(3, "second").prospects([6, 6]) == {"full": "certain", "partial": "out", "miss": "out"}


@pytest.mark.rule("HF-POOL-1")
def test_the_faces_of_each_tier_in_words() -> None:
    assert FACES == {"full": "6", "partial": "4-5", "miss": "1-3"}


@pytest.mark.rule("HF-POOL-1")
def test_a_pool_in_words() -> None:
    assert Pool(1, "highest").text() == "1d6"
    assert Pool(2, "highest").text() == "2d6, keep the highest"
    assert Pool(2, "lowest").text() == "2d6, keep the lowest"
    assert Pool(3, "second").text() == "3d6, drop the highest, keep the next"


@pytest.mark.rule("HF-POOL-2")
def test_a_list_says_0d_where_there_are_no_dice_and_the_lower_of_two_counts() -> None:
    assert asked("deploy", stonewell(defenses=0), "roll", {"leader": ""}).pool.short == "0d"
    assert asked("deploy", stonewell(defenses=1), "roll", {"leader": ""}).pool.short == "1d"
    assert asked("deploy", stonewell(defenses=2), "roll", {"leader": ""}).pool.short == "2d"
