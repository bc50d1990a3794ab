"""HF-MUSTER: every able body is called to the steading's defense, what it costs, lends, and how it ends."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.places import MISSING
from rules.pools import Pool
from rules.registry import MOVES
from rules.run import Open
from rules.table import Muster, Table
from tests.rules.playing import (
    Did,
    asked,
    assert_did,
    effect_of,
    offers,
    play,
    reach,
    refusal,
    remarks,
    to_tell,
    turned,
)
from tests.rules.tables import GRETE, ISOLDE, VAHID, stonewell

COST = "a muster costs"
NOBODY: dict[str, Any] = {"overseer": ""}
BELOW = "below-zero/disaster"
LENT = Muster(lends=1)


def musters(faces: list[int], *picks: str, **more: Any) -> dict[str, Any]:
    return {**NOBODY, "roll": faces, "picks": list(picks), **more}


def mustered(why: str = "it holds", **fields: Any) -> Did:
    held = {"lends": 0, "overseen": True, "overseer": "", "session": 0, "day": 0} | fields
    return Did("muster", None, held, "HF-MUSTER-1", why)


STRONG = "Defenses +1 while it holds"


@pytest.mark.rule("HF-MUSTER-1", case=1)
def test_the_defenses_are_stronger_and_everyone_helps_gladly() -> None:
    table = stonewell(fortunes=2, population=2)
    assert asked("muster", table, "roll", NOBODY).count == 2
    done = play("muster", table, musters([6, 1], "defenses", "gladly"))
    assert_did(done, table, mustered(STRONG, lends=1))
    assert done.table.steading.fortunes == 2
    assert asked("deploy", done.table, "roll", {"leader": ""}).count == 2


@pytest.mark.rule("HF-MUSTER-1", case=2)
def test_it_does_not_come_together_and_costs_all_the_same() -> None:
    table = stonewell(fortunes=2, population=2)
    done = play("muster", table, {**NOBODY, "roll": [3, 2], "hard-move": "They bicker"})
    assert_did(done, table, Did("fortunes", 2, 1, "HF-MUSTER-1", COST))
    assert done.table.steading.muster is None
    assert remarks(done) == ["The GM's hard move: They bicker"]


@pytest.mark.rule("HF-MUSTER-1", case=3)
def test_a_mustered_steading_deploys_with_one_die_more() -> None:
    table = stonewell(defenses=1, muster=LENT)
    pool = asked("deploy", table, "roll", {"leader": ""}).pool
    assert pool == Pool(2, "highest", ("Defenses 1", "muster +1"))


@pytest.mark.rule("HF-STATS-2", case=1)
@pytest.mark.rule("HF-MUSTER-3")
def test_what_is_lent_passes_the_cap_until_it_ends() -> None:
    table = stonewell(defenses=4, fortunes=2, population=2)
    done = play("muster", table, musters([6, 1], "defenses", "gladly"))
    assert asked("deploy", done.table, "roll", {"leader": ""}).count == 5
    assert done.table.steading.defenses == 4
    over = play("stand-down", done.table, {"why": ["past"]})
    assert asked("deploy", over.table, "roll", {"leader": ""}).count == 4


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("HF-WHO-PICKS")
@pytest.mark.parametrize(("faces", "count"), [([6, 1], 2), ([5, 5], 1), ([4, 1], 1)])
def test_how_many_the_players_pick(faces: list[int], count: int) -> None:
    pick = asked("muster", stonewell(population=2), "picks", {**NOBODY, "roll": faces})
    assert (pick.to, pick.rule, pick.least, pick.most) == ("table", "HF-MUSTER-1", count, count)
    assert offers(pick) == ["defenses", "gladly", "unwatched", "promise"]
    assert effect_of(pick, "defenses") == STRONG
    assert effect_of(pick, "gladly") == "Fortunes are not lost after all"


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.parametrize(
    ("pick", "did"),
    [
        ("defenses", (mustered(STRONG, lends=1), Did("fortunes", 2, 1, "HF-MUSTER-1", COST))),
        ("gladly", (mustered(),)),
        ("unwatched", (mustered(overseen=False), Did("fortunes", 2, 1, "HF-MUSTER-1", COST))),
    ],
)
def test_each_pick_does_what_it_says_and_no_more(pick: str, did: tuple[Did, ...]) -> None:
    table = stonewell(fortunes=2, population=1)
    assert_did(play("muster", table, musters([4], pick)), table, *did)


@pytest.mark.rule("HF-MUSTER-1")
def test_somebody_shows_promise_and_the_gm_says_who() -> None:
    table = stonewell(fortunes=2, population=1)
    said = musters([5], "promise")
    ask = asked("muster", table, "promise", said)
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HF-MUSTER-1")
    done = play("muster", table, said | {"promise": "Tam, with a sling"})
    assert_did(done, table, mustered(), Did("fortunes", 2, 1, "HF-MUSTER-1", COST))
    assert (remarks(done), to_tell(done)) == (["Showing promise: Tam, with a sling"], [])
    assert to_tell(play("muster", table, said | {"promise": ""})) == ["Who shows promise, and how"]


@pytest.mark.rule("HF-MUSTER-1")
def test_a_miss_at_no_fortunes_is_a_disaster_and_then_a_hard_move() -> None:
    table = stonewell(fortunes=0, population=1)
    done = play("muster", table, {**NOBODY, "roll": [1], BELOW: ["malcontent"], "hard-move": ""})
    assert_did(done, table, Did("below-zero/malcontent", False, True, "HF-DISASTER-2"))
    assert to_tell(done) == ["The GM makes a hard move"]


@pytest.mark.rule("HF-MUSTER-1")
def test_whoever_oversees_it_is_written_down_and_when_it_began() -> None:
    table = stonewell(
        population=1, people={"isolde": ISOLDE, "vahid": VAHID, "grete": GRETE}, campaign={"session": 7, "day": 19}
    )
    ask = asked("muster", table, "overseer")
    assert (ask.to, ask.optional, ask.rule, offers(ask)) == ("table", True, "HF-MUSTER-1", ["isolde", "vahid"])
    done = play("muster", table, {"overseer": "isolde", "roll": [4], "picks": ["gladly"]})
    assert_did(done, table, mustered(overseer="Isolde", session=7, day=19))
    new = play("muster", table, {"overseer": "Rhea", "roll": [4], "picks": ["gladly"]})
    rhea = {"name": "Rhea", "role": "", "status": "here"}
    named = Did("overseer/people.rhea", MISSING, rhea, "HF-MUSTER-1", "named for the first time")
    assert_did(new, table, named, mustered(overseer="Rhea", session=7, day=19))


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("HF-MARKS-1")
def test_it_rolls_population_and_the_diminished_roll_one_die_fewer() -> None:
    muster = MOVES["muster"]
    assert muster.players
    assert muster.pool is not None
    assert muster.pool(stonewell(population=3)) == Pool(3, "highest", ("Population 3",))
    ask = asked("muster", stonewell(population=3, diminished=True), "roll", NOBODY)
    assert (ask.count, ask.to, ask.rule) == (2, "gm", "HF-MUSTER-1")


# -- the cost, with the result


@pytest.mark.rule("HF-MUSTER-3", case=1)
def test_gladly_spares_the_disaster() -> None:
    table = stonewell(fortunes=0, population=2)
    done = play("muster", table, musters([6, 2], "gladly", "unwatched"))
    assert_did(done, table, mustered(overseen=False))


@pytest.mark.rule("HF-MUSTER-3", case=2)
@pytest.mark.rule("HF-DISASTER-2")
@pytest.mark.rule("HF-WHO-PICKS")
def test_without_fortunes_the_gm_picks_a_disaster() -> None:
    table = stonewell(fortunes=0, population=1)
    said = musters([5], "defenses")
    ask = asked("muster", table, BELOW, said)
    assert (ask.to, ask.rule) == ("gm", "HF-DISASTER-2")
    done = play("muster", table, said | {BELOW: ["lacking"]})
    assert_did(done, table, mustered(STRONG, lends=1), Did("below-zero/lacking", False, True, "HF-DISASTER-2"))


@pytest.mark.rule("HF-MUSTER-3", case=3)
@pytest.mark.rule("HF-SEASON-ORDER")
def test_the_season_ends_it_and_what_it_lent_goes_back() -> None:
    table = stonewell(defenses=1, muster=LENT)
    result = reach("seasons-change", table)
    assert isinstance(result, Open)
    ends = Did("muster-ends/muster", LENT.model_dump(), None, "HF-MUSTER-3", "the season changes")
    assert_did(result, table, ends, *turned(("winter", 0), ("spring", 1)))
    assert defenses(table) == 2
    assert defenses(result.table) == 1


def defenses(table: Table) -> int:
    count: int = asked("deploy", table, "roll", {"leader": ""}).count
    return count


@pytest.mark.rule("HF-MUSTER-3")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_season_with_no_muster_ends_none() -> None:
    result = reach("seasons-change", stonewell())
    assert [change.where for change in result.changes] == ["done.spring-year-1", "steading.season", "steading.year"]


@pytest.mark.rule("HF-MUSTER-3")
def test_two_picks_are_two_different_ones() -> None:
    pick = asked("muster", stonewell(population=1), "picks", {**NOBODY, "roll": [6]})
    for wrong in (["gladly", "gladly"], ["gladly"], ["gladly", "defenses", "promise"]):
        with pytest.raises(NotTaken):
            pick.take(wrong)


@pytest.mark.rule("HF-MUSTER-3")
def test_it_cannot_be_called_while_it_holds() -> None:
    assert refusal("muster", stonewell(muster=Muster())) == "a muster holds already"
    assert MOVES["muster"].blocked(stonewell(), "gm") is None


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("HF-MUSTER-3")
def test_the_muster_itself_cannot_be_waived_and_its_cost_can() -> None:
    table = stonewell(fortunes=2, population=1)
    done = play("muster", table, musters([4], "defenses"), waive=["fortunes"])
    assert [(one.where, one.waived_at) for one in done.changes] == [
        ("steading.muster", None),
        ("steading.fortunes", "fortunes"),
    ]
    assert done.table.steading.fortunes == 2


# -- the end of it


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("HF-MUSTER-3")
@pytest.mark.rule("HF-WHO-PICKS")
def test_it_ends_when_the_danger_is_past_or_nobody_oversees_it() -> None:
    table = stonewell(muster=LENT)
    ask = asked("stand-down", table, "why")
    assert (ask.to, ask.rule, offers(ask)) == ("table", "HF-MUSTER-1", ["past", "unseen", "tired"])
    for why, text in (
        ("past", "the threat is past"),
        ("unseen", "nobody oversees it any more"),
        ("tired", "the steading can't keep it up"),
    ):
        done = play("stand-down", table, {"why": [why]})
        assert_did(done, table, Did("muster-ends/muster", LENT.model_dump(), None, "HF-MUSTER-3", text))
        assert done.changes[0].waived_at is None


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("HF-MUSTER-3")
def test_one_that_needs_no_overseer_does_not_end_for_want_of_one() -> None:
    table = stonewell(muster=Muster(overseen=False))
    assert offers(asked("stand-down", table, "why")) == ["past", "tired"]


@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("HF-MUSTER-3")
def test_without_a_muster_there_is_nothing_to_end() -> None:
    assert refusal("stand-down", stonewell()) == "no muster holds"
    assert MOVES["stand-down"].blocked(stonewell(muster=Muster()), "gm") is None
    assert MOVES["stand-down"].players


@pytest.mark.rule("HF-MUSTER-3")
def test_the_gm_can_let_one_last_into_the_next_season() -> None:
    result = reach("seasons-change", stonewell(muster=LENT), waive=["muster-ends/muster"])
    assert result.table.steading.muster == LENT


@pytest.mark.rule("HF-MUSTER-1")
def test_a_muster_lends_nothing_and_wants_an_overseer_unless_it_is_said() -> None:
    defaults = {name: field.default for name, field in Muster.model_fields.items()}
    assert defaults == {"lends": 0, "overseen": True, "overseer": "", "session": 0, "day": 0}
