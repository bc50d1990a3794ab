"""The Chronicle tab: pages of a long history, what was undone, and undoing a chosen entry."""

from pathlib import Path

import pytest

from saves.campaign import OpenCampaign
from tests.moves.opened import until
from tests.saves.campaigns import grow
from tests.scenes import begun, empty, hard_winter, played
from tests.screens.sat import Sat, sat, someone_else
from tui.pages import Window
from tui.screens.chronicle import ChronicleTab
from tui.screens.entry import EntryScreen
from tui.screens.main import Main
from tui.sifting import Sifted
from tui.whole_entry import LOOKED_UP, choice_of
from tui.widgets.chronicle_pane import ChroniclePane

MANY = 3000


def long(folder: Path) -> OpenCampaign:
    """A campaign with many entries."""
    begun(folder)
    grow(folder, MANY)
    return someone_opens(folder)


def someone_opens(folder: Path) -> OpenCampaign:
    from saves.campaign import open_campaign

    return open_campaign(folder)


def numbers(seat: Sat) -> list[int]:
    """The entries in sight."""
    return [told.at for told in seat.main.query_one(ChronicleTab).window.rows]


def chosen(seat: Sat) -> int:
    return seat.main.query_one(ChronicleTab).window.chosen


async def test_newest_first_a_page_at_a_time_from_end_to_end(tmp_path: Path) -> None:
    async with sat(long, tmp_path) as seat:
        await seat.press("5")
        height = len(numbers(seat))
        assert numbers(seat) == list(range(MANY, MANY - height, -1))
        assert height == 14
        await seat.press("pagedown")
        assert chosen(seat) == MANY - height + 1
        await seat.press("pagedown", "down")
        assert chosen(seat) == numbers(seat)[-1] == MANY - 2 * (height - 1) - 1
        await seat.press("end")
        assert numbers(seat) == list(range(height, 0, -1))
        assert chosen(seat) == 1
        await seat.press("up", "pageup")
        assert chosen(seat) == height + 1
        await seat.press("home")
        assert chosen(seat) == MANY


async def test_only_what_is_in_sight_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sat(long, tmp_path) as seat:
        read: list[int] = []
        entries = seat.campaign.entries

        def counted(before: int | None, count: int) -> object:
            found = entries(before, count)
            read.append(len(found))
            return found

        monkeypatch.setattr(seat.campaign, "entries", counted)
        await seat.press("5", "pagedown", "down", "up", "pageup")
        assert sum(read) < 150


async def test_what_was_undone_is_struck_through_and_says_so(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5")
        rows = {told.at: told for told in seat.main.query_one(ChronicleTab).window.rows}
        assert not rows[13].live
        assert rows[12].live
        assert "by hand: Surplus undone" in seat.text


async def test_the_pane_below_says_what_u_would_undo(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5")
        assert "u would undo #15 GM: A Threat Stirs" in seat.row(20)
        assert "3 → 2" in seat.row(21)
        await seat.press("u")
        assert seat.campaign.table.threats["grey-reavers"].stage == 2
        assert "#15 GM: A Threat Stirs" in seat.row(20)  # it is still the chosen one
        assert "u undoes #12" in seat.row(20)
        assert "Entry 15 (A Threat Stirs) is undone already." in seat.row(21)


async def test_capital_u_takes_back_the_chosen_one(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", *["down"] * 4)
        assert chosen(seat) == 11
        assert "U would undo #11 GM: Set by hand: lacking" in seat.row(20)
        await seat.press("U")
        assert seat.footer == "U again undoes #11, Esc leaves it"
        await seat.press("escape", "U", "down", "up")
        assert seat.campaign.table.steading.lacking
        await seat.press("U", "U")
        assert not seat.campaign.table.steading.lacking
        assert seat.footer == "✓ undid #11 Set by hand: lacking"
        assert chosen(seat) == 11


async def test_a_refused_undo_names_the_entry_in_the_way(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("plus", "plus", "5", "down", "U")
        assert seat.campaign.table.steading.fortunes == 4
        assert "! #2: Entry 3 (" in seat.text
        assert "changed Fortunes after it" in seat.text


async def test_what_others_append_comes_in_above_and_the_choice_stays(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "down")
        assert chosen(seat) == 14
        played(someone_else(seat), "by-hand", ["steading.surplus"], 1)
        await seat.look()
        assert numbers(seat)[0] == 16
        assert chosen(seat) == 14


async def test_the_history_s_middle_stays_where_it_is_when_something_new_comes(tmp_path: Path) -> None:
    async with sat(long, tmp_path) as seat:
        await seat.press("5", *["pagedown"] * 3)
        before = numbers(seat)
        played(someone_else(seat), "by-hand", ["steading.surplus"], 1)
        await seat.look()
        assert numbers(seat) == before


async def test_enter_opens_an_entry_in_full_and_every_way_out_works(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", *["down"] * 3)
        for leaves in ("escape", "q", "enter"):
            await seat.press("enter")
            assert isinstance(seat.app.screen, EntryScreen)
            assert "#12 Seasons Change: winter of year 1" in seat.text
            assert "What the steading eats: 1d4 + Population" in seat.text
            assert "typed" in seat.text
            assert "1d4 4 + Population 1" in seat.text
            assert "HF-SEASON-WINTER-1" in seat.text
            assert "Old Hob is the weariest" not in seat.text
            await seat.press("end")
            assert "Old Hob is the weariest" in seat.text
            await seat.press(leaves)
            assert isinstance(seat.app.screen, Main)
        assert chosen(seat) == 12


async def test_an_entry_in_full_says_what_undid_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "down", "down", "enter")
        assert "! undone by #14 GM, 01-03 19:13" in seat.text


async def test_a_deploy_that_changed_nothing_says_who_led_and_how_it_went(tmp_path: Path) -> None:
    def deployed(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        played(campaign, "deploy", "Bram", [6])
        played(campaign, "deploy", "bram", [3], "the bridge falls")
        return campaign

    async with sat(deployed, tmp_path, size=(120, 36)) as seat:
        assert "Bram takes charge; The GM's hard move" in seat.row(-2)
        await seat.press("5")
        assert "Bram takes charge; The" in seat.text


async def test_the_choice_of_an_undo_says_why_it_can_t_be_undone(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "down")
        assert "#14: An undo is not undone but redone, with r." in seat.row(21)
        await seat.press("U")
        assert seat.footer == "! #14: An undo is not undone but redone, with r."


async def test_what_is_in_the_way_of_an_old_entry_is_looked_up_behind_the_screen(tmp_path: Path) -> None:
    async with sat(long, tmp_path) as seat:
        await seat.press("5", "end", "up")
        tab = seat.app.screen.query_one(ChronicleTab)
        assert tab.choice is not None
        assert tab.choice.told.at == 2
        assert choice_of(tab._desk, tab.choice.told).why_not == LOOKED_UP
        await until(seat.pilot, lambda: tab.choice is not None and tab.choice.why_not.startswith("#2: "))
        await seat.press("down", "up", "U")  # typed ahead: it waits until that is known
        assert seat.footer.startswith("! #2: ")


async def test_an_entry_not_far_back_is_looked_up_at_once(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "down")
        tab = seat.app.screen.query_one(ChronicleTab)
        assert tab.choice is not None
        assert choice_of(tab._desk, tab.choice.told).why_not == "#14: An undo is not undone but redone, with r."


async def test_what_is_not_read_yet_is_not_said_to_be_empty(tmp_path: Path) -> None:
    async with sat(long, tmp_path) as seat:
        await seat.press("5")
        pane = seat.main.query_one(ChroniclePane)
        pane.window, pane.sifted = Window(), Sifted()
        assert "nothing to be seen" not in str(pane.lines(pane.size))
        pane.sifted = Sifted(read=MANY)
        assert "nothing to be seen here yet" in str(pane.lines(pane.size))
