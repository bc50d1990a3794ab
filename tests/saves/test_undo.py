"""Undo and redo: whole entries, by what they recorded, by the rules of whose and which."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.answers import Answer
from rules.places import any_touch
from rules.seats import GM_SEAT, Seat
from rules.table import written
from saves.campaign import OpenCampaign
from saves.entry import Entry
from saves.errors import CannotUndo
from saves.lines import write_line
from tests.saves.campaigns import change, committed, grow, made, noted, opened, ready, same

ANA = Seat("ana", "player", ("rhea",))
BEN = Seat("ben", "player", ("odo",))


def deployed(campaign: OpenCampaign, leader: str, face: int, **more: Answer) -> Entry:
    """Commit a Deploy on one die."""
    answers = {"leader": Answer("person", leader), "roll": Answer("dice", [face])}
    return committed(campaign, ready(campaign, "deploy", answers | more)).entry


def n_of(entry: Entry | None) -> int:
    """Its number, 0 for none."""
    return entry.n if entry else 0


def test_undo_takes_back_the_whole_entry_and_survives_a_restart(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    before = written(campaign.table)
    entry = deployed(campaign, "Vahid", 5, cost=Answer("pick", ["hurt"]))
    assert len(entry.places) == 2
    after = written(campaign.table)
    undone = campaign.undo(GM_SEAT, 2)
    assert written(campaign.table) == before
    assert (undone.entry.move, undone.entry.undoes, undone.entry.n) == ("undo", 2, 3)
    assert not campaign.live(campaign.entry(2))
    again = opened(tmp_path / "a")
    assert written(again.table) == before
    assert not again.live(again.entry(2))
    assert n_of(again.redoable(GM_SEAT)) == 2
    again.redo(GM_SEAT)
    assert written(again.table) == after == written(opened(tmp_path / "a").table)
    assert again.live(again.entry(2))
    assert [again.live(again.entry(n)) for n in (3, 4)] == [False, False]


def test_a_note_that_was_undone_and_is_back_is_still_nothing_that_u_takes(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    note = noted(campaign, "seen at the ford", seat="ana")
    assert campaign.undoable(ANA) is None
    campaign.undo(GM_SEAT, note.n, chosen=True)
    campaign.redo(GM_SEAT)
    assert campaign.live(campaign.entry(note.n))
    assert campaign.undoable(ANA) is None


def test_what_undid_an_entry_is_known_at_once_and_after_a_restart(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    entry = change(campaign, 1)
    assert campaign.undone_by(entry) is None
    campaign.undo(GM_SEAT, 2)
    campaign.redo(GM_SEAT)
    assert campaign.undone_by(entry) is None
    campaign.undo(GM_SEAT, 2)
    noted(campaign, "and then")
    assert n_of(campaign.undone_by(entry)) == 5
    assert n_of(opened(tmp_path / "a").undone_by(entry)) == 5


def test_undo_names_what_it_takes_and_is_refused_when_that_is_not_the_newest_any_more(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    change(mine, 1)
    assert n_of(mine.undoable(GM_SEAT)) == 2
    theirs = change(opened(tmp_path / "a"), 1)
    with pytest.raises(CannotUndo, match="newest now") as refused:
        mine.undo(GM_SEAT, 2)
    assert refused.value.entry == theirs
    assert mine.table.steading.surplus == 3
    mine.undo(GM_SEAT, 3)
    assert n_of(mine.undoable(GM_SEAT)) == 2


def test_a_player_undoes_their_own_newest_and_nothing_else(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    change(campaign, 1, seat="ana")
    change(campaign, 1, "steading.prosperity", seat="ben")
    assert [n_of(campaign.undoable(seat)) for seat in (ANA, BEN, GM_SEAT)] == [2, 3, 3]
    with pytest.raises(CannotUndo):
        campaign.undo(ANA, 3)
    with pytest.raises(CannotUndo):
        campaign.undo(ANA, 3, chosen=True)
    campaign.undo(ANA, 2)
    assert campaign.table.steading.surplus == 1
    assert [n_of(campaign.undoable(seat)) for seat in (ANA, BEN, GM_SEAT)] == [0, 3, 3]
    assert [n_of(campaign.redoable(seat)) for seat in (ANA, BEN, GM_SEAT)] == [2, 0, 2]
    with pytest.raises(CannotUndo, match="nothing to undo"):
        campaign.undo(ANA, 2)
    with pytest.raises(CannotUndo, match="nothing to redo"):
        campaign.redo(BEN)


def test_undo_is_refused_when_a_later_entry_changed_the_same_and_that_entry_is_named(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    mine = change(campaign, 1, seat="ana")
    change(campaign, 1, "steading.prosperity", seat="ben")
    theirs = change(campaign, 1, seat="ben")
    obstacle = campaign.why_not(mine)
    assert obstacle is not None
    assert obstacle.entry == theirs
    assert obstacle.reason == "Entry 4 (By hand) changed Surplus after it. Undo that first."
    with pytest.raises(CannotUndo, match="Entry 4") as refused:
        campaign.undo(GM_SEAT, 2, chosen=True)
    assert refused.value.entry == theirs
    with pytest.raises(CannotUndo) as told:
        campaign.undo(ANA, 2)
    assert "4" not in str(told.value)  # a player sees no entry numbers
    campaign.undo(GM_SEAT, 4)
    assert campaign.why_not(mine) is None
    campaign.undo(ANA, 2)
    assert campaign.table.steading.surplus == 1
    assert campaign.table.steading.prosperity == 2


def test_a_place_within_or_around_stands_in_the_way_as_well(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    first = deployed(campaign, "Vahid", 6)  # puts people.vahid there
    dies = deployed(campaign, "vahid", 5, cost=Answer("pick", ["death"]), **{"who-dies": Answer("person", "vahid")})
    assert dies.places == ("people.vahid.status",)
    obstacle = campaign.why_not(first)
    assert obstacle is not None
    assert obstacle.entry == dies
    campaign.undo(GM_SEAT, 3, chosen=True)
    campaign.undo(GM_SEAT, 2, chosen=True)
    assert not campaign.table.people


def test_notes_do_not_count_and_do_not_clear_redo(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    change(campaign, 1)
    noted(campaign, "Rain")
    assert n_of(campaign.undoable(GM_SEAT)) == 2
    campaign.undo(GM_SEAT, 2)
    noted(campaign, "More rain")
    assert n_of(campaign.redoable(GM_SEAT)) == n_of(opened(tmp_path / "a").redoable(GM_SEAT)) == 2
    assert campaign.why_not(campaign.entry(3)) is None  # chosen in the Chronicle, a note can go
    campaign.undo(GM_SEAT, 3, chosen=True)
    assert not campaign.live(campaign.entry(3))


def test_a_new_entry_clears_redo(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    change(campaign, 1)
    campaign.undo(GM_SEAT, 2)
    change(campaign, 2)
    assert campaign.redoable(GM_SEAT) is None
    assert opened(tmp_path / "a").redoable(GM_SEAT) is None
    with pytest.raises(CannotUndo, match="nothing to redo"):
        campaign.redo(GM_SEAT)


def test_redo_goes_back_step_by_step(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    tables = [written(campaign.table)]
    for _ in range(4):
        change(campaign, 1)
        tables.append(written(campaign.table))
    for n in (5, 4, 3, 2):
        campaign.undo(GM_SEAT, n)
    assert written(campaign.table) == tables[0]
    for step in (1, 2, 3, 4):
        opened(tmp_path / "a").redo(GM_SEAT)
        campaign.catch_up()
        assert written(campaign.table) == tables[step]
    assert campaign.redoable(GM_SEAT) is None
    assert n_of(campaign.undoable(GM_SEAT)) == 5


def test_redo_is_refused_where_it_does_not_fit_any_more(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    change(campaign, 1, seat="ana")
    change(campaign, 1, seat="ben")
    campaign.undo(GM_SEAT, 3)
    campaign.undo(ANA, 2)
    with pytest.raises(CannotUndo, match="Entry 3"):
        opened(tmp_path / "a").undo(GM_SEAT, 3, chosen=True)
    campaign.redo(GM_SEAT)  # 2 comes back first
    assert n_of(campaign.redoable(GM_SEAT)) == 3


def test_the_founding_an_undo_and_what_is_undone_can_not_be_undone(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    assert campaign.undoable(GM_SEAT) is None
    change(campaign, 1)
    campaign.undo(GM_SEAT, 2)
    for n, reason in ((1, "begins with"), (3, "redone, with r"), (2, "undone already")):
        obstacle = campaign.why_not(campaign.entry(n))
        assert obstacle is not None
        assert reason in obstacle.reason
        with pytest.raises(CannotUndo, match=reason):
            campaign.undo(GM_SEAT, n, chosen=True)
    with pytest.raises(CannotUndo, match="no entry 77"):
        campaign.undo(GM_SEAT, 77, chosen=True)


def test_waived_changes_are_not_undone(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    before = written(campaign.table)
    answers = {
        "track": Answer("pick", ["steading.surplus"]),
        "steading.surplus/step": Answer("number", 1),
        "surplus": Answer("waive", True),
    }
    committed(campaign, ready(campaign, "by-hand", answers))
    change(campaign, 1)
    campaign.undo(GM_SEAT, 2, chosen=True)
    assert campaign.table.steading.surplus == 2
    campaign.undo(GM_SEAT, 3)
    assert written(campaign.table) == before


def test_a_place_that_changed_twice_in_one_entry_goes_back_to_where_it_began(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    model = change(campaign, 1)
    (changed,) = model.changes
    twice = (replace(changed, before=2, after=4), replace(changed, key="again/surplus", before=4, after=3))
    line = write_line(replace(model, n=3, play="twice", changes=twice), model.sum.encode())
    with (tmp_path / "a" / "chronicle.jsonl").open("ab") as file:
        file.write(line)
    assert campaign.catch_up()
    assert campaign.table.steading.surplus == 3
    campaign.undo(GM_SEAT, 3)
    assert campaign.table.steading.surplus == 2
    campaign.redo(GM_SEAT)
    assert opened(tmp_path / "a").table.steading.surplus == 3


def test_what_comes_next_is_found_behind_a_thousand_undone_entries(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    change(campaign, 1, "steading.prosperity", seat="ana")
    grow(tmp_path / "a", 300)
    campaign = opened(tmp_path / "a")
    for n in range(300, 2, -1):
        assert n_of(campaign.undoable(GM_SEAT)) == n
        campaign.undo(GM_SEAT, n)
    for one in (campaign, opened(tmp_path / "a")):
        assert [n_of(one.undoable(seat)) for seat in (GM_SEAT, ANA, BEN)] == [2, 2, 0]
        assert n_of(one.redoable(GM_SEAT)) == 3
        assert one.live(one.entry(2))
        assert not one.live(one.entry(3))
    assert campaign.table.steading.surplus == 1
    for n in range(3, 20):
        assert campaign.redo(GM_SEAT).entry.undoes == n
        assert n_of(campaign.undoable(GM_SEAT)) == n


class Model:
    """The rules of undo once more, as plainly as can be, over the whole list of entries."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.off: set[int] = set()
        self.undone: list[tuple[int, str]] = []
        for entry in entries:
            if entry.undoes is not None:
                self.off ^= {entry.undoes}
                self.undone = [one for one in self.undone if one[0] != entry.undoes]
                if entry.move == "undo":
                    self.undone.append((entry.undoes, entry.seat))
            elif entry.move != "note":
                self.undone = []

    def undoable(self, seat: Seat) -> int:
        live = [one for one in self.entries if one.undoes is None and one.n not in self.off and one.move != "note"]
        mine = [one.n for one in live if (seat.is_gm or one.seat == seat.name) and one.n > 1]
        return mine[-1] if mine else 0

    def redoable(self, seat: Seat) -> int:
        mine = [n for n, by in self.undone if seat.is_gm or by == seat.name]
        return mine[-1] if mine else 0

    def conflict(self, entry: Entry) -> int:
        later = [one for one in self.entries if one.n > entry.n and one.undoes is None and one.n not in self.off]
        found = [one.n for one in later if any_touch(entry.places, one.places)]
        return found[-1] if found else 0


def _do(campaign: OpenCampaign, what: int, seat: Seat) -> None:
    tracks = ("steading.surplus", "steading.prosperity", "steading.population")
    try:
        if what < 3:
            value = getattr(campaign.table.steading, tracks[what].partition(".")[2])
            change(campaign, 1 if value < 3 else -1, tracks[what], seat=seat.name)
        elif what == 3:
            noted(campaign, "x", seat=seat.name)
        elif what in (4, 5):
            campaign.undo(seat, n_of(campaign.undoable(seat)))
        elif what == 6:
            campaign.redo(seat)
        else:
            campaign.undo(seat, max(1, (campaign.last.n if campaign.last else 1) - what + 7), chosen=True)
    except CannotUndo:
        return  # the model below says whether that was right


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 11), st.sampled_from((GM_SEAT, GM_SEAT, ANA, BEN))), max_size=14))
def test_undo_agrees_with_a_plain_model_of_it(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, Seat]]
) -> None:
    folder = tmp_path_factory.mktemp("undo") / "a"
    long_open = made(folder)
    for seat in (GM_SEAT, ANA, BEN):
        long_open.undoable(seat)
        long_open.redoable(seat)
    for what, seat in steps:
        _do(long_open, what, seat)
    for campaign in (long_open, opened(folder)):
        entries = list(reversed(campaign.entries(None, 100)))
        model = Model(entries)
        for seat in (GM_SEAT, ANA, BEN):
            assert n_of(campaign.undoable(seat)) == model.undoable(seat)
            assert n_of(campaign.redoable(seat)) == model.redoable(seat)
        for entry in entries:
            assert campaign.live(entry) == (entry.undoes is None and entry.n not in model.off)
            if entry.n > 1 and campaign.live(entry):
                obstacle = campaign.why_not(entry)
                assert (n_of(obstacle.entry) if obstacle else 0) == model.conflict(entry)
    (folder / "table.json").unlink()
    assert same(opened(folder).table, long_open.table)
