"""What holds for whatever is played, with every declared move and answers at random."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.answers import waiver
from rules.changes import shown
from rules.errors import Refused
from rules.registry import MOVES
from rules.run import Done, run
from rules.seats import GM_SEAT
from rules.table import written
from saves.campaign import OpenCampaign
from saves.chronicle import Chronicle
from saves.disk import Disk
from saves.lines import compact, encoded, read_line, write_line
from saves.opening import CHRONICLE
from saves.plays import PlayState, read_play, write_play
from saves.standing import Standing, follow
from saves.table_file import NAME
from saves.tables import documents_of, table_of
from saves.verifying import verify
from tests.playing import WORDS, Played, play_at_random, some_plays
from tests.saves.campaigns import committed, made, opened

SOME = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def kept(campaign: OpenCampaign, played: Played, seat: str = "gm") -> int:
    """Commit what was played, and return its number."""
    play = replace(
        campaign.begin(played.move.id, "gm", seat),
        answers=played.answers,
        shown=tuple(shown(change) for change in played.done.changes),
    )
    return committed(campaign, play).entry.n


@SOME
@given(st.data())
def test_plays_undone_give_back_the_same_table(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    campaign = made(tmp_path_factory.mktemp("undo") / "a")
    tables, numbers = [written(campaign.table)], []
    for played in some_plays(data.draw, campaign.table, 5):
        numbers.append(kept(campaign, played))
        tables.append(written(campaign.table))
    for number, before in zip(reversed(numbers), reversed(tables[:-1]), strict=True):
        campaign.undo(GM_SEAT, number, chosen=True)
        assert written(campaign.table) == before
    for number in numbers:
        assert campaign.redo(GM_SEAT).entry.undoes == number
    assert written(campaign.table) == tables[-1]


@SOME
@given(st.data())
def test_the_chronicle_applied_gives_the_table(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    folder = tmp_path_factory.mktemp("apply") / "a"
    campaign = made(folder)
    for played in some_plays(data.draw, campaign.table, 5):
        kept(campaign, played)
        if data.draw(st.integers(0, 3)) == 0 and (last := campaign.undoable(GM_SEAT)):
            campaign.undo(GM_SEAT, last.n)
            break
    applied = follow(Standing(), Chronicle(Disk().open_reading(folder / CHRONICLE))).table
    assert applied is not None
    assert written(applied) == written(campaign.table) == written(opened(folder).table)
    assert verify(folder).is_well


@SOME
@given(st.data())
def test_saved_loaded_and_saved_again_is_the_same_to_the_byte(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("save") / "a"
    campaign = made(folder)
    for played in some_plays(data.draw, campaign.table, 3):
        kept(campaign, played)
    before, lines = (folder / NAME).read_bytes(), (folder / CHRONICLE).read_bytes()
    (folder / NAME).unlink()
    again = opened(folder)
    assert (folder / NAME).read_bytes() == before
    assert written(table_of(documents_of(again.table))) == written(campaign.table)
    sum_before = b""
    for line in lines.splitlines(keepends=True):
        entry = read_line(line, 0)
        assert write_line(entry, sum_before) == line
        sum_before = entry.sum.encode()


@SOME
@given(st.data())
def test_any_change_waived_and_the_entry_undone_gives_back_the_same_table(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    campaign = made(tmp_path_factory.mktemp("waive") / "a")
    before = written(campaign.table)
    choices = [move for move in MOVES.values() if move.id not in ("found", "note")]
    played = play_at_random(data.draw, data.draw(st.sampled_from(choices)), campaign.table)
    if played is None:
        return
    keys = sorted({change.waived_at for change in played.done.changes if change.waived_at})
    waived = data.draw(st.lists(st.sampled_from(keys), unique=True)) if keys else []
    answers = {**played.answers, **{key: waiver() for key in waived}}
    try:
        done = run(played.move, campaign.table, "gm", answers)
    except Refused:
        return
    if isinstance(done, Done):
        number = kept(campaign, Played(played.move, answers, done))
        campaign.undo(GM_SEAT, number, chosen=True)
        assert written(campaign.table) == before


@SOME
@given(st.data())
def test_a_draft_read_again_is_the_same(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    campaign = made(tmp_path_factory.mktemp("draft") / "a")
    move = data.draw(st.sampled_from([move for move in MOVES.values() if move.id != "found"]))
    played = play_at_random(data.draw, move, campaign.table)
    play = PlayState(
        play="p-1",
        move=move.id,
        who=data.draw(WORDS),
        seat=data.draw(WORDS),
        at=data.draw(st.integers(0, 10**9)),
        name=data.draw(st.one_of(st.just(""), WORDS)),
        answers=played.answers if played else {},
        rolled={"x": (1, 2)},
        shown=tuple(shown(change) for change in played.done.changes) if played else (),
    )
    assert read_play(write_play(play)) == play


@given(st.recursive(st.one_of(st.text(), st.integers(), st.booleans(), st.none()), st.lists))
def test_whatever_people_type_stays_on_one_line(value: object) -> None:
    written_as = encoded(compact(value))
    assert len(written_as.decode("utf-8").splitlines()) <= 1
