"""Plots over time: the numbers behind them by hand, who sees which, the chart in cells, and the keys."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import DecodeError
from msgspec.structs import replace

from rules.homefront.founding import BLANK
from rules.places import MISSING, put
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.sight import view
from rules.table import Table
from saves import skimming
from saves.campaign import OpenCampaign
from saves.lines import write_line
from saves.opening import CHRONICLE
from saves.skimming import Skimmed, SkimmedChange, skim, skimmed
from tests.saves.campaigns import change, grow, made, opened
from tests.scenes import Scene, begun, hard_winter, played, settled
from tests.scenes.plots import BRAM, PLOT_SCENES, evenings
from tests.screens.sat import Sat, sat
from tests.screens.test_chronicle_filter import SickDisk
from tui.glyphs import ASCII, UNICODE
from tui.plots.backwards import Backwards, By, Stretch, Was
from tui.plots.chart import chart, scale_for
from tui.plots.kinds import Column, Kind, Whose, columns, kinds_for
from tui.plots.page import PlotsPage
from tui.screens.main import Main
from tui.screens.plots import PlotsScreen

SURPLUS, PURSE, SPENT = "steading.surplus", "characters.rhea.sheet.purse", "characters.rhea.sheet.spent"
SESSION, SEASON, YEAR = "campaign.session", "steading.season", "steading.year"
ONE = Kind("Surplus", (Whose("Surplus", (SURPLUS,)),))


def entry(n: int, *changes: tuple[Any, ...], undoes: int | None = None) -> Skimmed:
    """An entry with these changes: where, before, after, and whether it was waived."""
    return Skimmed(n, 1, tuple(SkimmedChange(*one) for one in changes), undoes)


def taken(
    *entries: Skimmed, now: dict[str, Any], places: tuple[str, ...] = (SURPLUS,), by: By = "session"
) -> list[tuple[Any, ...]]:
    """What came of entries that stand oldest first: when, last, low, high, went of the first place, oldest first."""
    back = Backwards(at(now), places)
    for one in reversed(entries):
        back.take(one)
    found = []
    for stretch in reversed(back.stretches[by]):
        was = stretch.was[places[0]]
        when = stretch.when if by == "season" else stretch.when[0]
        found.append((when, was.last, was.low, was.high, was.went))
    return found


def at(now: dict[str, Any]) -> Table:
    """A table with these values."""
    table = BLANK
    for where, value in now.items():
        table = put(table, where, value)
    return table


# -- series, by hand


def test_a_session_has_its_last_value_and_what_it_was_in_between() -> None:
    found = taken(
        entry(1, (SURPLUS, MISSING, 3)),
        entry(2, (SESSION, 0, 1)),
        entry(3, (SURPLUS, 3, 9)),
        entry(4, (SURPLUS, 9, 1)),
        entry(5, (SURPLUS, 1, 4)),
        entry(6, (SESSION, 1, 2)),
        now={SURPLUS: 4, SESSION: 2},
    )
    assert found == [(0, 3, 3, 3, 3), (1, 4, 1, 9, 1), (2, 4, 4, 4, 0)]


def test_what_was_undone_does_not_count_and_what_was_redone_does() -> None:
    first = (entry(1, (SURPLUS, MISSING, 3)), entry(2, (SURPLUS, 3, 9)), entry(3, (SURPLUS, 9, 3), undoes=2))
    assert taken(*first, now={SURPLUS: 3}) == [(0, 3, 3, 3, 3)]
    again = entry(4, (SURPLUS, 3, 9), undoes=2)
    assert taken(*first, again, now={SURPLUS: 9}) == [(0, 9, 3, 9, 9)]
    undone = entry(5, (SURPLUS, 9, 3), undoes=2)
    assert taken(*first, again, undone, now={SURPLUS: 3}) == [(0, 3, 3, 3, 3)]


def test_an_undone_start_of_a_session_opens_none() -> None:
    found = taken(entry(1, (SESSION, 0, 1)), entry(2, (SESSION, 1, 0), undoes=1), now={SURPLUS: 2, SESSION: 0})
    assert found == [(0, 2, 2, 2, 0)]


def test_what_was_waived_does_not_count() -> None:
    assert taken(entry(1, (SURPLUS, 3, 0, True)), now={SURPLUS: 3}) == [(0, 3, 3, 3, 0)]


def test_a_season_ends_with_the_value_before_the_move_that_changed_it() -> None:
    found = taken(
        entry(1, (SEASON, MISSING, "winter"), (YEAR, MISSING, 0), (SURPLUS, MISSING, 5)),
        entry(2, (SURPLUS, 5, 6), (SURPLUS, 6, 2), (SEASON, "winter", "spring"), (YEAR, 0, 1)),
        entry(3, (SURPLUS, 2, 3)),
        now={SURPLUS: 3, SEASON: "spring", YEAR: 1},
        by="season",
    )
    assert found == [((0, "winter"), 5, 5, 5, 5), ((1, "spring"), 3, 2, 6, -2)]


def test_the_founding_opens_no_stretch_before_the_first() -> None:
    first = entry(1, (SESSION, MISSING, 0), (SEASON, MISSING, "winter"), (YEAR, MISSING, 0), (SURPLUS, MISSING, 1))
    for by in ("session", "season"):
        assert len(taken(first, now={SURPLUS: 1}, by=by)) == 1


def test_gold_spent_is_what_was_added_and_not_what_a_new_session_took_away() -> None:
    table = at({SESSION: 2, "characters.rhea": RHEA})
    back = Backwards(table, (SPENT, PURSE))
    for one in (
        entry(7, (PURSE, 700, 650), (SPENT, 0, 50)),
        entry(6, (SESSION, 1, 2), (SPENT, 300, 0)),
        entry(5, (SPENT, 400, 300)),  # put right by hand
        entry(4, (PURSE, 1100, 700), (SPENT, 0, 400)),
        entry(3, (SESSION, 0, 1), (SPENT, 0, 0)),
        entry(2, ("characters.rhea", MISSING, {"name": "Rhea", "sheet": {"purse": 1100, "spent": 0}})),
        entry(1, (SURPLUS, MISSING, 1)),
    ):
        back.take(one)
    newest_first = back.stretches["session"]
    assert [one.was[SPENT].went for one in newest_first] == [50, 300, 0]
    assert [one.was[PURSE].last for one in newest_first] == [650, 700, 1100]
    (season,) = back.stretches["season"]
    assert season.was[SPENT].went == 350


RHEA = {
    "name": "Rhea",
    "player": "Ann",
    "status": "here",
    "sheet": {"kind": "wounds", "calling": "Rogue", "purse": 650, "spent": 50},
}


def test_a_purse_of_which_nobody_has_said_is_no_value() -> None:
    table = at({"characters.rhea": RHEA})
    back = Backwards(table, (PURSE,))
    back.take(entry(2, (SESSION, 0, 0), (PURSE, None, 650)))
    (one,) = back.stretches["session"]
    assert (one.was[PURSE].low, one.was[PURSE].high) == (650, 650)
    back.take(entry(1, ("characters.rhea", MISSING, {"sheet": {"purse": None}})))
    assert one.was[PURSE].low == 650


def test_together_is_the_sum_of_those_of_whom_it_is_known() -> None:
    both = Kind("Purses", (Whose("Together", ("a", "b")),), money=True)
    stretches = [
        Stretch((2, ""), {"a": Was(5, 5, 9), "b": Was(7, 1, 7)}),
        Stretch((1, ""), {"a": Was(5, 5, 5), "b": Was(None, None, None)}),
        Stretch((0, ""), {"a": Was(None, None, None), "b": Was(None, None, None)}),
    ]
    found = columns(both, both.whose[0], stretches)
    assert [(one.when[0], one.value, one.high) for one in found] == [(0, None, None), (1, 5, None), (2, 12, None)]


# -- the chronicle, skimmed


def whole(campaign: OpenCampaign, count: int) -> Iterator[Skimmed]:
    """Every line, so many at a time."""
    end: int | None = None
    while end != 0:
        entries, end = campaign.skim(end, count)
        yield from entries


def test_a_skimming_finds_what_reading_the_entries_does(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "one")
    entries = [skimmed(one) for one in campaign.entries(None, 1000)]
    assert any(one.undoes for one in entries)
    for count in (1, 7, 1000):
        assert list(whole(campaign, count)) == entries


def test_a_damaged_line_is_passed_over(tmp_path: Path) -> None:
    campaign = made(tmp_path / "one")
    spoiled, kept = change(campaign, 1), change(campaign, 2)
    path = campaign.folder / "chronicle.jsonl"
    raw = path.read_bytes()
    at = spoiled.offset + raw[spoiled.offset :].index(b'"after":') + 8
    path.write_bytes(raw[:at] + (b"8" if raw[at : at + 1] != b"8" else b"9") + raw[at + 1 :])
    assert [one.n for one in whole(opened(campaign.folder), 100)] == [kept.n, 1]


def test_a_line_that_a_quick_look_cannot_take_is_read_as_a_whole_entry(tmp_path: Path) -> None:
    campaign = made(tmp_path / "one")
    last = change(campaign, 1)
    half = replace(last.changes[0], where="steading.name", before="half \ud83d of a sign", after="Osmere")
    odd = replace(last, n=last.n + 1, play="odd", changes=(half, *last.changes))
    with (campaign.folder / CHRONICLE).open("ab") as file:
        file.write(raw := write_line(odd, last.sum.encode()))
    found, _ = skim(campaign._book.chronicle, last.end + len(raw), 1)
    assert found == (skimmed(odd),)
    with pytest.raises(DecodeError):
        skimming._DECODER.decode(raw)


# -- who sees what


def names(campaign: OpenCampaign, seat: Seat) -> dict[str, list[str]]:
    """The plots of a seat, and whose there are in each."""
    return {kind.name: [one.name for one in kind.whose] for kind in kinds_for(view(campaign.table, seat))}


ALL_OF_THEM = ["Together", "Bram Oster", "Isolde Marr"]


def test_the_gm_sees_all_plots(tmp_path: Path) -> None:
    assert names(evenings(tmp_path / "one"), GM_SEAT) == {
        "Surplus": ["Surplus"],
        "Fortunes": ["Fortunes"],
        "GM Dread": ["GM Dread"],
        "GM Fortune": ["GM Fortune"],
        "Gold spent": ALL_OF_THEM,
        "Purses": ALL_OF_THEM,
    }


def test_closed_pools_are_not_there_for_others_and_open_ones_are(tmp_path: Path) -> None:
    campaign = evenings(tmp_path / "one")
    assert list(names(campaign, BRAM)) == ["Surplus", "Fortunes", "Gold spent", "Purses"]
    played(campaign, "set", ["campaign.settings.dread_open"], True, "ours")
    assert list(names(campaign, ONLOOKER)) == ["Surplus", "Fortunes", "GM Dread", "Gold spent", "Purses"]


def test_closed_purses_show_one_s_own_and_no_sum(tmp_path: Path) -> None:
    campaign = evenings(tmp_path / "one")
    played(campaign, "set", ["campaign.settings.purses_open"], False, "ours")
    assert names(campaign, BRAM)["Purses"] == names(campaign, BRAM)["Gold spent"] == ["Bram Oster"]
    assert list(names(campaign, ONLOOKER)) == ["Surplus", "Fortunes"]
    assert names(campaign, GM_SEAT)["Purses"] == ALL_OF_THEM


def test_only_what_is_played_can_be_plotted(tmp_path: Path) -> None:
    campaign = evenings(tmp_path / "one")
    played(campaign, "set", ["campaign.settings.plays"], ["homefront"], "ours")
    assert list(names(campaign, GM_SEAT)) == ["Surplus", "Fortunes"]


# -- the chart


def test_few_take_whole_rows_each_and_many_are_rounded() -> None:
    assert [scale_for(4, 11).row(value) for value in (0, 1, 3, 4)] == [0, 2, 6, 8]
    assert [scale_for(1000, 10).row(value) for value in (0, 1, 149, 150, 1000)] == [0, 1, 1, 2, 10]
    assert scale_for(4, 11).ticks() == [(2, 1), (4, 2), (6, 3), (8, 4)]
    assert scale_for(1000, 10).ticks() == [(2, 200), (4, 400), (6, 600), (8, 800), (10, 1000)]


def drawn(*values: int | None, width: int = 20, height: int = 8, glyphs: Any = ASCII, **more: Any) -> list[str]:
    """A chart of sessions 0, 1, 2 ..., as text without the blanks at its ends."""
    front = [
        Column((number, ""), value, value, more.pop(f"high{number}", value)) for number, value in enumerate(values)
    ]
    found = chart(more.pop("kind", ONE), front, more.pop("others", ()), "session", (width, height), glyphs, **more)
    return ["".join(text for text, _ in line).rstrip() for line in found.lines]


def test_a_chart_in_ascii_cell_by_cell() -> None:
    assert drawn(2, 0, None, 4, width=23, high1=3) == [
        "",
        "  |               4",
        "4 |               ####",
        "  |2     .        ####",
        "2 |####  .        ####",
        "  |#### 0         ####",
        "  +-------------------",
        "   -    1    2    3",
    ]


def test_each_of_the_others_has_a_letter_at_its_height() -> None:
    others = [("a", [Column((0, ""), 3)]), ("b", [Column((0, ""), 3)]), ("c", [Column((0, ""), 0)])]
    assert drawn(2, width=14, others=others) == [
        "",
        "",
        "  |",
        "  |2     ab",
        "2 |#####",
        "  |#####",
        "  +----------",
        "   -",
    ]


def test_a_pool_has_a_mark_of_its_own_and_the_whole_of_its_range() -> None:
    pool = Kind("GM Dread", (Whose("GM Dread", ("gm.dread",)),), top=10, gm=True)
    assert drawn(2, width=14, glyphs=UNICODE, kind=pool) == [
        "   │",
        "10 │",
        "   │",
        " 5 │",
        "   │2",
        "   │◆◆◆◆◆◆",
        "   ╰─────────",
        "    -",
    ]


def test_a_chart_holds_its_size_whatever_there_is() -> None:
    for values in ((), (0,), (None, None), (1,), (10**12, 1), tuple(range(300))):
        for width, height in ((74, 14), (134, 34)):
            for glyphs in (ASCII, UNICODE):
                front = [Column((number, ""), value, value, value) for number, value in enumerate(values)]
                found = chart(ONE, front, (), "session", (width, height), glyphs)
                assert len(found.lines) == height
                assert all(len("".join(text for text, _ in line)) <= width for line in found.lines)
                assert found.end == len(values)
                if glyphs is ASCII:
                    assert all(text.isascii() for line in found.lines for text, _ in line)


# -- the screen


@pytest.mark.parametrize("scene", PLOT_SCENES, ids=lambda scene: scene.name)
def test_looks_as_it_did(scene: Scene, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    async def act(pilot: Any) -> None:
        await scene.act(pilot)
        await settled(pilot)
        assert isinstance(pilot.app.screen, PlotsScreen)

    app = scene.app(tmp_path / "campaign")
    assert snap_compare(app, terminal_size=(scene.columns, scene.rows), run_before=act)


def page(seat: Sat) -> PlotsPage:
    """What is laid over the board."""
    assert isinstance(seat.app.screen, PlotsScreen)
    return seat.app.screen.query_one(PlotsPage)


async def test_y_on_the_steading_and_every_way_out(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        for key in ("escape", "q", "y"):
            await seat.press("y")
            assert "Surplus by session" in seat.text
            assert "now 3   most 7 in session 1   least 3 in session 5" in seat.text
            await seat.press(key)
            assert isinstance(seat.app.screen, Main)


async def test_y_on_the_economy_begins_with_gold_spent(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("3", "y")
        assert "Gold spent: Together by session" in seat.text
        await seat.press("escape", "1", "y")
        assert seat.footer == "y works on 2 Steading, 3 Economy"


async def test_digits_and_arrows_choose_a_plot_and_s_sessions_or_seasons(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("y", "right")
        assert "Fortunes by session" in seat.text
        await seat.press("left", "left")
        assert "Purses: Together by session" in seat.text  # round and round
        await seat.press("3", "s")
        assert "GM Dread by season" in seat.text
        assert "year 0" in seat.text
        assert "now 10   most 10 in winter of year 0   least 0 in winter of year 0" in seat.text
        await seat.press("s")
        assert "GM Dread by session" in seat.text
        await seat.press("9")
        assert "there is no plot 9: 1 to 6" in seat.text
        await seat.press("d")
        assert "left and right, a digit, s, up and down; Esc leaves" in seat.text


async def test_up_and_down_choose_whose(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("y", "5")
        assert "in all 63 gp   most 41 gp in session 5" in seat.text
        await seat.press("down")
        assert "Gold spent: Bram Oster by session" in seat.text
        assert "in all 57 gp   most 40 gp in session 5" in seat.text
        await seat.press("j", "j")
        assert "in all 6 gp   most 3 gp in session 4" in seat.text
        await seat.press("1", "up")
        assert "Surplus is one alone" in seat.text


async def test_what_is_committed_meanwhile_is_shown(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("y")
        change(opened(seat.campaign.folder, ids="other"), 1)
        await seat.look()
        assert "now 4   most 7 in session 1" in seat.text


def many_sessions(folder: Path) -> OpenCampaign:
    """Thirty sessions, of which one column each does not fit."""
    campaign = begun(folder, surplus=1)
    for number in range(30):
        played(campaign, "start-session")
        played(campaign, "by-hand", ["steading.surplus"], 1 if number % 2 else 2)
        played(campaign, "end-session")
    return campaign


async def test_older_ones_are_a_page_away(tmp_path: Path) -> None:
    async with sat(many_sessions, tmp_path) as seat:
        await seat.press("y")
        assert "9 to 31 of 31 sessions" in seat.text
        await seat.press("pageup")
        assert "1 to 23 of 31 sessions" in seat.text
        await seat.press("pagedown")
        assert "9 to 31 of 31 sessions" in seat.text
        await seat.press("home")
        assert "1 to 23 of 31 sessions" in seat.text
        await seat.press("end")
        assert "9 to 31 of 31 sessions" in seat.text


def long(folder: Path) -> OpenCampaign:
    """More than is read at once, and more than one step."""
    made(folder)
    grow(folder, 2500)
    return opened(folder)


async def test_the_newest_is_shown_at_once_and_the_rest_is_read_behind_the_screen(tmp_path: Path) -> None:
    async with sat(long, tmp_path) as seat:
        await seat.pilot.press("y")
        assert page(seat)._plots().read >= 100
        await seat.look()
        for _ in range(3):
            await seat.look()
        found = page(seat)._plots()
        assert (found.read, found.of, found.ended) == (2500, 2500, True)
        assert "reading" not in seat.text
        assert "now 2   most 2 before session 1   least 1 before session 1" in seat.text


async def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    sick = SickDisk()

    def made_sick(folder: Path) -> OpenCampaign:
        made(folder)
        grow(folder, 1500)
        return opened(folder, disk=sick)

    async with sat(made_sick, tmp_path) as seat:
        sick.sick = True
        await seat.press("y")
        found = page(seat)._plots()
        assert (found.ended, "disk is sick" in found.trouble, "! " in seat.row(-2)) == (True, True, True)


async def test_nothing_that_this_seat_may_see(tmp_path: Path) -> None:
    def closed(folder: Path) -> OpenCampaign:
        campaign = evenings(folder)
        played(campaign, "set", ["campaign.settings.purses_open"], False, "ours")
        played(campaign, "set", ["campaign.settings.plays"], ["days-of-gold"], "ours")
        return campaign

    async with sat(closed, tmp_path, seat=ONLOOKER) as seat:
        await seat.press("2", "y")
        assert isinstance(seat.app.screen, Main)
        assert "there is nothing to plot that this seat may see" in seat.footer


@pytest.mark.parametrize("seat_", [BRAM, ONLOOKER])
async def test_a_player_is_told_nothing_of_how_many_entries_there_are(tmp_path: Path, seat_: Seat) -> None:
    async with sat(long, tmp_path, seat=seat_) as seat:
        await seat.pilot.press("y")
        assert "2,500" not in seat.text
        assert "GM Dread" not in seat.text
