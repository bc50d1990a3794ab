"""What holds for any play of the moves at the table, found by playing at random: undone, it is the same table."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answers import waiver
from rules.frozen_map import FrozenMap
from rules.places import put
from rules.registry import MOVES
from rules.run import Done, run
from rules.sheets.noted import Perk
from rules.sheets.questions import Questions
from rules.table import GmPools, Person, Table, checked, written
from rules.tracks import tracks_at
from tests.playing import some_plays
from tests.rules.company import bonus, company, one
from tests.rules.tables import BRAM
from tests.rules.test_properties import applied, within

A_FEW = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None, max_examples=60
)
IDS = (
    *("face-danger", "upper-hand", "read-moment", "read-person", "ask-question", "sway", "endure", "help", "journey"),
    *("lay-of-the-land", "end-day", "end-session"),
)
PERKS = {"wilderwise": Perk(name="Wilderwise", once_a_session=True), "revelation": Perk(name="Revelation")}
HELD = {
    "garet": Questions(name="Read the Person: Garet", move="read-person", of="garet", left=2),
    "moment": Questions(name="Read the Moment", move="read-moment", left=1),
}


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Rhea, Odo and Bram, who has HP, as well or as badly off as can be, and a guide who may follow one of them."""
    few = st.integers(0, 2)
    sheet = {"wits": draw(st.integers(-2, 3)), "wounds": draw(st.integers(0, 6)), "purse": draw(st.integers(0, 3000))}
    held = {"lent-by-odo": bonus(draw(st.integers(-2, 2))), "acting-on-an-answer": bonus(1)}
    bonuses = {id: held[id] for id in draw(st.sets(st.sampled_from(sorted(held))))}
    made = company(
        rhea={**sheet, "rations": draw(few), "perks": PERKS, "bonuses": bonuses, "calling": "Druid"},
        odo={"rations": draw(st.sampled_from((None, 0, 1))), "status": draw(st.sampled_from(("here", "here", "away")))},
        bram=BRAM,
        isolde=one("Isolde", wits=None, purse=None),
        table={"people": {"garet": Person(name="Garet", follower=True, follows=draw(st.sampled_from(("", "odo"))))}},
    )
    questions = FrozenMap({id: HELD[id] for id in draw(st.sets(st.sampled_from(sorted(HELD))))})
    characters = FrozenMap(
        {**made.characters, "rhea": made.characters["rhea"].model_copy(update={"questions": questions})}
    )
    return made.model_copy(update={"characters": characters, "gm": GmPools(dread=draw(st.integers(0, 10)))})


def plays(data: st.DataObject, table: Table, count: int) -> list[tuple[Table, Any]]:
    """Plays at random, each with the table that it was played on."""
    found = []
    for played in some_plays(data.draw, table, count, [MOVES[id] for id in IDS]):
        found.append((table, played))
        table = played.done.table
    return found


@A_FEW
@given(tables(), st.data())
def test_undone_it_is_the_same_table_and_no_track_has_left_its_range(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 4):
        after = played.done.table
        assert written(applied(before, played.done.changes)) == written(after)
        assert checked(after) == after
        assert [track.where for track in tracks_at(after) if not within(track, after, before)] == []
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
        assert checked(result.table) == result.table
        if isinstance(result, Done):
            assert key in result.answers


@A_FEW
@given(tables(), st.data())
def test_no_coin_and_no_ration_appears_from_nowhere(table: Table, data: st.DataObject) -> None:
    for before, played in plays(data, table, 3):
        after = played.done.table
        for field in ("purse", "rations"):
            had, have = (
                sum(getattr(who.sheet, field, 0) or 0 for who in at.characters.values()) for at in (before, after)
            )
            given_now = sum(
                change.after for change in played.done.changes if change.where.endswith(field) and change.before is None
            )
            assert have <= had + given_now
