"""DG-DREAD, DG-FORTUNE-CLASS: what the GM gains by hand, and by what a class does of its own."""

import pytest

from rules.frozen_map import FrozenMap
from rules.registry import MOVES
from rules.seats import Seat
from rules.sheets.wounds import WoundsSheet
from rules.sight import changes_seen, remarks_seen
from rules.table import Character, Table, Typed
from tests.rules.foes_to_meet import BRAM, ODO, RHEA, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks

CLASS = "DG-FORTUNE-CLASS"
PLAYER = Seat("rhea", "player", ("rhea",))


# -- by hand


@pytest.mark.rule("DG-DREAD")
@pytest.mark.parametrize(
    ("move", "pool", "word"), [("gain-dread", "dread", "GM Dread"), ("gain-fortune", "fortune", "GM Fortune")]
)
def test_a_pool_is_gained_by_hand_with_the_reason(move: str, pool: str, word: str) -> None:
    table = gathered(dread=4, fortune=4)
    ask = asked(move, table, "points")
    assert (ask.lowest, ask.highest, ask.offered, ask.to, ask.about) == (1, 10, 1, "gm", f"gm.{pool}")
    assert (ask.text, ask.hint) == (f"How much {word} is gained?", "it is 4 of 10 now")
    assert asked(move, table, "why", {"points": 2}).to == "gm"
    done = play(move, table, {"points": 2, "why": "an omen"})
    assert_did(done, table, Did(f"gm.{pool}", 4, 6, "DG-DREAD", "an omen"))
    assert remarks(done) == []


@pytest.mark.rule("DG-DREAD")
@pytest.mark.parametrize(("had", "points", "lost"), [(9, 3, 2), (10, 1, 1), (10, 10, 10)])
def test_what_is_past_10_is_lost_and_said(had: int, points: int, lost: int) -> None:
    table = gathered(dread=had, fortune=had)
    for move, pool, word in (("gain-dread", "dread", "GM Dread"), ("gain-fortune", "fortune", "GM Fortune")):
        done = play(move, table, {"points": points, "why": "an omen"})
        assert getattr(done.table.gm, pool) == 10
        assert remarks(done) == [f"{word} is 10 at most: {lost} lost (an omen)"]
        assert len(done.changes) == (had < 10)


@pytest.mark.rule("DG-DREAD")
def test_it_is_gained_whether_a_session_runs_or_not_and_kept_from_one_to_the_next() -> None:
    table = play("start-session", gathered(dread=2, fortune=3)).table
    table = play("gain-dread", table, {"points": 1, "why": "an omen"}).table
    table = play("start-session", play("end-session", table).table).table
    assert (table.gm.dread, table.gm.fortune) == (3, 3)
    assert (gathered().campaign.in_session, table.campaign.in_session) == (False, True)


@pytest.mark.rule("DG-DREAD")
def test_of_a_closed_pool_the_players_learn_nothing() -> None:
    done = play("gain-dread", gathered(dread=9), {"points": 2, "why": "an omen"})
    assert changes_seen(done.table, PLAYER, done.changes) == ()
    assert remarks_seen(done.table, PLAYER, done.remarks) == ()


@pytest.mark.rule("DG-DREAD")
def test_they_are_the_gm_s_alone_and_of_days_of_gold() -> None:
    for id in ("gain-dread", "gain-fortune", "class-fortune", "spend-dread", "spend-fortune"):
        assert (MOVES[id].players, MOVES[id].world) == (False, "days-of-gold")
    assert [MOVES[id].name for id in ("gain-dread", "gain-fortune", "spend-dread", "spend-fortune")] == [
        "Gain GM Dread", "Gain GM Fortune", "Spend GM Dread", "Spend GM Fortune",
    ]  # fmt: skip


# -- by what a class does of its own


def classy(fortune: int = 3, odo: Character = ODO) -> Table:
    """Rhea the Rogue, Odo the Warrior, and Bram who has no class."""
    made = gathered(fortune=fortune, rhea=RHEA, odo=odo, bram=BRAM)
    typed = {"rogue": Typed(name="Rogue", fortune="a job is done that nobody else would dare")}
    return made.model_copy(update={"typed": FrozenMap(typed)})


@pytest.mark.rule("DG-FORTUNE-CLASS")
@pytest.mark.rule("DG-FORTUNE-CLASS-2", case=1)
def test_the_trigger_gives_1_and_each_other_who_helped_1_more() -> None:
    table = classy()
    done = play("class-fortune", table, {"who": ["rhea"], "rhea/helped": ["bram", "odo"]})
    why = "Rhea, Rogue 1, helped by Bram, Odo +2"
    assert_did(done, table, Did("gm.fortune", 3, 6, CLASS, why))


@pytest.mark.rule("DG-FORTUNE-CLASS")
@pytest.mark.rule("DG-FORTUNE-CLASS-2", case=2)
def test_past_10_it_is_lost() -> None:
    table = classy(9)
    done = play("class-fortune", table, {"who": ["rhea"], "rhea/helped": ["bram", "odo"]})
    why = "Rhea, Rogue 1, helped by Bram, Odo +2"
    assert_did(done, table, Did("gm.fortune", 9, 10, CLASS, why))
    assert remarks(done) == [f"GM Fortune is 10 at most: 2 lost ({why})"]


@pytest.mark.rule("DG-FORTUNE-CLASS")
@pytest.mark.rule("DG-FORTUNE-CLASS-2")
def test_another_number_in_the_class_s_text_counts_instead() -> None:
    table = classy()
    (aside,) = asked("class-fortune", table, "who").asides
    assert (aside.letter, aside.lowest, aside.highest, aside.offered) == ("g", 1, 10, 2)
    done = play("class-fortune", table, {"who": ["rhea"], "who/gives": 3, "rhea/helped": ["odo"]})
    assert_did(done, table, Did("gm.fortune", 3, 7, CLASS, "Rhea, Rogue 3, helped by Odo +1"))
    alone = play("class-fortune", table, {"who": ["odo"], "odo/helped": []})
    assert_did(alone, table, Did("gm.fortune", 3, 4, CLASS, "Odo, Warrior 1"))


@pytest.mark.rule("DG-FORTUNE-CLASS")
def test_what_earns_it_is_shown_as_the_table_typed_it_in() -> None:
    ask = asked("class-fortune", classy(), "who")
    assert (offers(ask), ask.to, ask.about) == (["odo", "rhea"], "gm", "gm.fortune")
    assert effect_of(ask, "rhea") == "a job is done that nobody else would dare"
    assert effect_of(ask, "odo") == "what earns it is not typed in: From the Book"
    assert [one.text for one in ask.options] == ["Odo, Warrior", "Rhea, Rogue"]


@pytest.mark.rule("DG-FORTUNE-CLASS")
def test_who_helped_is_asked_of_all_others_here() -> None:
    away = ODO.model_copy(update={"status": "away"})
    ask = asked("class-fortune", classy(odo=away), "rhea/helped", {"who": ["rhea"]})
    assert (offers(ask), ask.least, ask.most, ask.to) == (["bram"], 0, 1, "gm")
    alone = gathered(fortune=0, rhea=RHEA)
    done = play("class-fortune", alone, {"who": ["rhea"]})
    assert_did(done, alone, Did("gm.fortune", 0, 1, CLASS, "Rhea, Rogue 1"))


@pytest.mark.rule("DG-FORTUNE-CLASS")
def test_several_can_come_of_one_course_of_events() -> None:
    first = play("class-fortune", classy(), {"who": ["rhea"], "rhea/helped": ["odo"]})
    second = play("class-fortune", first.table, {"who": ["odo"], "odo/helped": ["rhea"]})
    assert second.table.gm.fortune == 7


@pytest.mark.rule("DG-FORTUNE-CLASS")
def test_only_who_has_one_of_the_seven_classes_can_earn_it() -> None:
    duelist = Character(name="Duelist", sheet=WoundsSheet(calling="Duelist"))
    lord = Character(name="Lord", sheet=WoundsSheet(calling=" lord "))
    assert offers(asked("class-fortune", gathered(a=duelist, b=lord, c=BRAM), "who")) == ["b"]
    gone = RHEA.model_copy(update={"status": "dead"})
    for table in (gathered(a=duelist), gathered(rhea=gone), gathered(bram=BRAM)):
        assert refusal("class-fortune", table) == "no character here has one of the seven classes"
