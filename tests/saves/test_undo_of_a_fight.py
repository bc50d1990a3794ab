"""A whole fight undone by `u`, which passes over the spotlight: what of it is in the way goes back with the rest."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.combat.spotlight import could_have_it
from rules.seats import GM_SEAT
from rules.table import written
from saves.campaign import Entry, OpenCampaign, open_campaign
from saves.errors import CannotUndo
from saves.verifying import verify
from tests.scenes import played
from tests.scenes.fights import never_fought

OURS = ("rhea-tarn", "odo-finch", "isolde-marr")
FIGHT = "fights.fight-1"
STEPS = st.one_of(
    st.tuples(st.just("spotlight"), st.sampled_from(OURS)),
    st.tuples(st.just("join-or-leave"), st.sampled_from(OURS)),
    st.tuples(st.just("note"), st.just("a horn")),
    st.tuples(st.just("by-hand"), st.sampled_from(("steading.surplus", "gm.dread"))),
    st.tuples(st.just("foe"), st.just("")),
)


def begins(folder: Path) -> OpenCampaign:
    """Nobody has fought; then a fight begins with all of ours."""
    campaign = never_fought(folder)
    played(campaign, "new-fight", list(OURS), "Fight 1")
    return campaign


def spotlight(campaign: OpenCampaign, who: str) -> Entry:
    """It goes to somebody."""
    played(campaign, "spotlight", [who])
    return newest(campaign)


def newest(campaign: OpenCampaign) -> Entry:
    """The last entry."""
    assert campaign.last is not None
    return campaign.last


def is_well(campaign: OpenCampaign) -> bool:
    """Whether the chronicle applied from the first entry on makes the same table, and all is right on the disk."""
    table = written(campaign.table)
    well = verify(campaign.folder).is_well
    (campaign.folder / "table.json").unlink()
    return well and written(open_campaign(campaign.folder).table) == table


def test_a_fight_that_the_spotlight_went_around_in_is_undone_and_says_so(tmp_path: Path) -> None:
    campaign = never_fought(tmp_path / "a")
    before = written(campaign.table)
    played(campaign, "new-fight", list(OURS), "Fight 1")
    fight = newest(campaign)
    first, second = spotlight(campaign, "odo-finch"), spotlight(campaign, "rhea-tarn")
    after = written(campaign.table)
    assert campaign.undoable(GM_SEAT) == fight
    assert campaign.why_not(fight) is None
    undone = campaign.undo(GM_SEAT, fight.n)
    assert written(campaign.table) == before
    assert [one.undoes for one in campaign.entries(None, 3)] == [fight.n, first.n, second.n]
    assert [remark.text for remark in undone.entry.remarks] == ["Taken back with it: 2 moves of the spotlight"]
    assert [campaign.live(one) for one in (fight, first, second)] == [False] * 3
    assert [campaign.redo(GM_SEAT).entry.undoes for _ in range(3)] == [fight.n, first.n, second.n]
    assert written(campaign.table) == after
    assert campaign.redoable(GM_SEAT) is None
    assert is_well(campaign)


def test_the_spotlight_that_came_before_is_not_taken_back_with_it(tmp_path: Path) -> None:
    campaign = begins(tmp_path / "a")
    spotlight(campaign, "odo-finch")
    played(campaign, "join-or-leave", ["rhea-tarn"])
    left = newest(campaign)
    assert campaign.why_not(left) is None
    assert campaign.table.fights["fight-1"].turn == 1
    undone = campaign.undo(GM_SEAT, left.n)
    assert (undone.entry.n, undone.entry.remarks) == (left.n + 1, ())  # the spotlight before it stays
    assert campaign.table.fights["fight-1"].spotlight == "odo-finch"


def test_the_spotlight_chosen_for_undo_does_not_take_later_ones_with_it(tmp_path: Path) -> None:
    campaign = begins(tmp_path / "a")
    first, second = spotlight(campaign, "odo-finch"), spotlight(campaign, "rhea-tarn")
    with pytest.raises(CannotUndo, match=f"Entry {second.n} ") as refused:
        campaign.undo(GM_SEAT, first.n, chosen=True)
    assert refused.value.entry == second
    campaign.undo(GM_SEAT, second.n, chosen=True)
    campaign.undo(GM_SEAT, first.n, chosen=True)
    assert campaign.table.fights["fight-1"].turn == 0


def test_what_counts_and_is_in_the_way_is_still_a_refusal_and_nothing_is_written(tmp_path: Path) -> None:
    campaign = begins(tmp_path / "a")
    fight = newest(campaign)
    spotlight(campaign, "odo-finch")
    played(campaign, "join-or-leave", ["rhea-tarn"])
    left = newest(campaign)
    spotlight(campaign, "isolde-marr")
    last = newest(campaign)
    with pytest.raises(CannotUndo, match=f"Entry {left.n} .*Undo that first") as refused:
        campaign.undo(GM_SEAT, fight.n, chosen=True)
    assert (refused.value.entry, newest(campaign)) == (left, last)


@settings(max_examples=20, deadline=None)
@given(st.lists(STEPS, max_size=9))
def test_whatever_was_done_in_a_fight_u_takes_it_all_back_and_r_gives_it_again(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, str]]
) -> None:
    campaign = never_fought(tmp_path_factory.mktemp("fight") / "a")
    began = campaign.undoable(GM_SEAT)
    before = written(campaign.table)
    played(campaign, "new-fight", list(OURS), "Fight 1")
    for what, of in steps:
        _do(campaign, what, of)
    after, spoken = written(campaign.table), newest(campaign).n
    while (entry := campaign.undoable(GM_SEAT)) != began:
        assert entry is not None
        assert campaign.why_not(entry) is None
        campaign.undo(GM_SEAT, entry.n)
        assert not campaign.live(entry)
    assert written(campaign.table) == before
    undone = newest(campaign).n - spoken
    assert is_well(campaign)
    for _ in range(undone):
        campaign.redo(GM_SEAT)
    assert campaign.redoable(GM_SEAT) is None
    assert written(campaign.table) == after
    assert is_well(campaign)


def _do(campaign: OpenCampaign, what: str, of: str) -> None:
    if what == "foe":
        played(campaign, "add-foes", ["harm-1"], ["3"], 2)
    elif what == "by-hand":
        played(campaign, "by-hand", [of], 1)
    elif what == "note":
        played(campaign, "note", of)
    elif what == "join-or-leave" or of in campaign.table.fights["fight-1"].fighters:
        if what == "spotlight" and campaign.table.fights["fight-1"].fighters[of].status != "in":
            return
        alone = what == "spotlight" and could_have_it(campaign.table, "fight-1") == (of,)
        played(campaign, what, *(() if alone else ([of],)))  # one alone is not asked about
