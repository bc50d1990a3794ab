"""The first choice: the sample, a new campaign, a folder, one of those that there are. Nothing is made before the last
Enter."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from rich.cells import cell_len

from saves.campaign import OpenCampaign, open_campaign
from saves.chronicle import Chronicle
from saves.disk import Disk
from saves.folders import campaigns
from saves.sample import make_sample
from tests.scenes import LONG_NAME, MARKUP, begun
from tests.screens.choice import choosing
from tui.first_choice.app import FirstChoice
from tui.glyphs import UNICODE
from tui.look import Look
from tui.screens.gate import Gate

GONE = "The campaign that was open last is not in /media/stick/the-marches any more."


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without any campaign. What is shown of it begins with `~`."""
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / "games"
    monkeypatch.setenv("HEARTHSIDE_HOME", str(folder))
    return folder


@pytest.fixture
def several(data: Path) -> Path:
    """A home with campaigns that are called as people call theirs."""
    for number, name in enumerate((LONG_NAME, MARKUP, "[/ Stonewell", "Osmere 🧀")):
        begun(data / f"c{number}", name=name)
    return data


def damage(folder: Path) -> None:
    (folder / "chronicle.jsonl").write_bytes(b"{\n")
    (folder / "table.json").unlink()


def in_the_way(data: Path) -> None:
    """A file of the data folder's name."""
    data.write_text("no folder")


def untouched(data: Path) -> bool:
    """Whether nothing was made: not even the data folder."""
    return not data.exists()


# -- the choice


async def test_it_offers_three_ways_and_says_what_enter_would_make(data: Path) -> None:
    async with choosing() as seat:
        assert seat.row.startswith("► 1  Play the sample")
        assert "2  Begin a new campaign" in seat.text
        assert "3  Open a folder" in seat.text
        assert "Campaigns here" not in seat.text
        assert "Enter makes The Long Thaw in ~/games/the-long-thaw" in seat.rows
        assert seat.rows[-1].startswith("Enter make and open it")
    assert untouched(data)


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+c"])
async def test_it_can_be_left_and_nothing_was_made(data: Path, key: str) -> None:
    async with choosing() as seat:
        await seat.press("2", key)
        assert seat.ended
        assert seat.campaign is None
    assert untouched(data)


async def test_arrows_and_digits_choose_and_stop_at_the_ends(several: Path) -> None:
    async with choosing() as seat:
        for keys, digit in (
            (["home", "up"], 1),
            (["down", "j"], 3),
            (["k"], 2),
            (["6"], 6),
            (["end", "down"], 7),
            (["pageup"], 1),
            (["pagedown"], 7),
        ):
            await seat.press(*keys)
            assert seat.row.startswith(f"► {digit}  ")
        await seat.press("9")
        assert "! There is no 9 here." in seat.rows
        assert seat.row.startswith("► 7  ")
        await seat.press("up")
        assert "!" not in seat.text


async def test_the_sample_is_made_and_open(data: Path) -> None:
    async with choosing() as seat:
        await seat.press("1", "enter")
        assert seat.ended
        assert seat.campaign is not None
        assert seat.campaign.folder == data / "the-long-thaw"
        assert seat.campaign.table.campaign.name == "The Long Thaw"
        assert seat.campaign.last is not None
        assert seat.campaign.last.n > 100


async def test_while_it_is_made_the_screen_says_so_and_no_key_counts(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = Event()

    def after_a_look(*arguments: Any, **more: Any) -> OpenCampaign:
        assert looked_at.wait(10)
        return make_sample(*arguments, **more)

    monkeypatch.setattr("tui.first_choice.choosing.make_sample", after_a_look)
    async with choosing() as seat:
        await seat.pilot.press("1", "enter", "3", "escape", "q")
        assert seat.rows[-2:] == ["making the sample ...", "a moment"]
        looked_at.set()
        await seat.press("q")
        assert seat.ended
        assert seat.campaign is not None
        assert seat.campaign.table.campaign.name == "The Long Thaw"


async def test_a_second_sample_gets_a_folder_of_its_own(data: Path) -> None:
    begun(data / "the-long-thaw")
    async with choosing() as seat:
        await seat.press("1")
        assert "Enter makes The Long Thaw in ~/games/the-long-thaw-2" in seat.rows


async def test_what_cannot_be_made_says_why_and_leaves_the_choice(data: Path) -> None:
    async with choosing() as seat:
        in_the_way(data)
        await seat.press("1", "enter")
        assert not seat.ended
        assert "! ~/games/the-long-thaw can't be used: Not a directory." in " ".join(seat.rows)
        assert "1  Open a folder" in seat.text  # the only way that is left


async def test_a_data_folder_that_cannot_be_read_leaves_folders_elsewhere(data: Path, tmp_path: Path) -> None:
    in_the_way(data)
    begun(tmp_path / "elsewhere")
    async with choosing() as seat:
        assert "can't be read: Not a directory." in " ".join(seat.text.split())
        assert seat.row.startswith("► 1  Open a folder")
        assert "Begin a new" not in seat.text
        await seat.press("enter")
        await seat.write("~/elsewhere")
        assert seat.campaign is not None


# -- those that there are


async def test_campaigns_are_listed_by_name_and_day_the_last_one_first(several: Path) -> None:
    async with choosing(size=(120, 36)) as seat:
        listed = seat.rows[seat.rows.index(next(row for row in seat.rows if row.startswith("Campaigns here"))) + 1 :]
        names = [row.strip("► ")[3:].split("played")[0].strip() for row in listed[:4]]
        assert sorted(names) == sorted(["Osmere 🧀", "[/ Stonewell", MARKUP, LONG_NAME])
        assert all(row.endswith("played 2025-01-03") for row in listed[:4])
        assert "Campaigns here" in seat.text


async def test_one_of_them_is_opened(several: Path) -> None:
    async with choosing() as seat:
        await seat.press("7")
        assert "~/games/c" in seat.text
        await seat.press("enter")
        assert seat.campaign is not None
        assert seat.campaign.folder.parent == several


async def test_why_the_last_one_is_not_open_stands_at_the_top_and_another_is_chosen(several: Path) -> None:
    last = several / "c3"
    damage(last)
    async with choosing("Put back a copy of it.\nOr of [/] that.", last) as seat:
        assert seat.rows[1:3] == ["! Put back a copy of it.", "! Or of [/] that."]
        assert seat.row.startswith("► 4  ")
        await seat.press("enter")
        assert seat.campaign is not None
        assert seat.campaign.folder != last


async def test_whoever_comes_from_a_campaign_has_another_in_front_and_goes_back_by_escape(several: Path) -> None:
    back = next(listed for listed in campaigns() if listed.folder.name == "c3")
    async with choosing(back=back, last=back.folder) as seat:
        assert "Esc back to Osmere 🧀" in seat.text
        assert "q quit" in seat.text
        assert seat.row.startswith("► 5  [/ Stonewell")  # its own row is the fourth
        await seat.press("escape")
        assert seat.campaign is not None
        assert seat.campaign.folder == back.folder


async def test_the_way_back_to_a_long_name_is_there_all_the_same(several: Path) -> None:
    back = next(listed for listed in campaigns() if listed.name == LONG_NAME)
    async with choosing(back=back, last=back.folder) as seat:
        assert "Esc back  " in seat.rows[-1]


async def test_whoever_comes_from_the_only_campaign_has_that_in_front(data: Path) -> None:
    begun(data / "first", name="First")
    (back,) = campaigns()
    async with choosing(back=back, last=back.folder) as seat:
        assert seat.row.startswith("► 4  First")
        await seat.press("2", "enter", "escape")  # out of the founding, and not out of the choice
        assert seat.campaign is None
        await seat.press("q")
        assert seat.ended
        assert seat.campaign is None


async def test_without_one_to_go_back_to_escape_leaves(several: Path) -> None:
    async with choosing() as seat:
        assert "back to" not in seat.text
        await seat.press("escape")
        assert seat.ended
        assert seat.campaign is None


async def test_a_damaged_one_says_so_and_the_others_are_still_there(several: Path) -> None:
    damage(several / "c1")
    async with choosing() as seat:
        await seat.press("end")
        assert "► 7  c1" in seat.row
        assert "! can't be read" in seat.row
        await seat.press("enter")
        assert not seat.ended
        assert "Put back a copy" in seat.text
        await seat.press("4", "enter")
        assert seat.ended


async def test_more_than_there_is_room_for_scroll_and_are_counted(data: Path) -> None:
    for number in range(30):
        begun(data / f"c{number:02}", name=f"Number {number:02}")
    async with choosing(GONE) as seat:
        assert "more: ↑↓" in seat.text
        await seat.press("end")
        assert seat.row.startswith("►    Number")
        for _ in range(40):
            await seat.press("up")
            assert sum(row.startswith("►") for row in seat.rows) == 1
        assert seat.row.startswith("► 1  ")


# -- a new one


async def test_an_enter_takes_each_offer_and_the_last_one_makes_it(data: Path) -> None:
    async with choosing() as seat:
        await seat.press("2", "enter", *"Stonewell", "enter")
        assert "● What is the steading called?" in seat.text
        await seat.press(*["enter"] * 6)
        assert "It begins in winter of year 0." in seat.rows
        assert "Enter makes Stonewell in ~/games/stonewell" in seat.rows
        assert untouched(data)
        await seat.press("enter")
        assert seat.campaign is not None
        table = seat.campaign.table
    assert (table.campaign.name, table.steading.name) == ("Stonewell", "Stonewell")
    found = table.steading
    assert (found.fortunes, found.surplus, found.population, found.prosperity, found.defenses) == (2, 1, 1, 1, 1)
    assert open_campaign(data / "stonewell").table == table


async def test_numbers_of_ones_own_are_kept(data: Path) -> None:
    async with choosing() as seat:
        await seat.press("2", "enter", *"qq", "enter", *"Osmere", "enter", "4", "enter", "7", "enter")
        await seat.press("0", "enter", "enter", "0", "enter", "enter")
        assert seat.campaign is not None
        found = seat.campaign.table.steading
    assert (found.fortunes, found.surplus, found.population, found.prosperity, found.defenses) == (4, 7, 0, 1, 0)
    (entry,) = [line.entry() for line in Chronicle(Disk().open_reading(data / "qq" / "chronicle.jsonl")).forwards(0)]
    assert (entry.move, entry.seat, entry.n) == ("found", "gm", 1)
    assert entry.answers["fortunes-at-start"].value == 4


async def test_what_does_not_fit_is_said_and_what_was_typed_stays(data: Path) -> None:
    async with choosing() as seat:
        await seat.press("2", "enter", "enter")
        assert "! This can't be left empty." in seat.rows
        await seat.write("Stone\x07well")
        assert "! Words are one line, without control characters." in seat.rows
        await seat.press("ctrl+u")
        await seat.write("[/] 🧀")
        await seat.press("enter", "9", "enter")
        assert "! 9 is too high: 4 at most." in seat.rows
        await seat.press("x")
        assert "! A whole number is wanted here." in seat.rows
        await seat.press("backspace", "3", "enter")
        assert "Fortunes to begin with" in seat.text
        assert "● Surplus to begin with" in seat.text


async def test_each_step_goes_back_by_escape_or_backspace_and_keeps_what_was_said(data: Path) -> None:
    async with choosing() as seat:
        await seat.press("2", "enter", *"Stonewell", "enter", "enter", "3", "enter", "escape")
        assert "● Fortunes to begin with" in seat.text
        assert "►  3" in seat.text
        await seat.press("backspace", "backspace", "backspace")  # the 3, what is offered, and the step
        assert "● What is the steading called?" in seat.text
        await seat.press("escape")
        assert "● What is the campaign called?" in seat.text
        assert "►  Stonewell" in seat.text
        await seat.press("escape")
        assert seat.row.startswith("► 2  Begin a new campaign")
        await seat.press("enter", *"A", *["enter"] * 7, "backspace")
        assert "● Defenses to begin with" in seat.text
        await seat.press("q")
        assert seat.ended
        assert seat.campaign is None
    assert untouched(data)


# -- a folder


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "! The path of a folder is wanted here."),
        ("~/nowhere", "! There is no folder ~/nowhere."),
        ("~/empty", "! There is no campaign in ~/empty: it holds no chronicle.jsonl."),
        ("~/file", "! ~/file is a file, and a campaign is a folder."),
        ("~/" + "x" * 300, "can't be read: File name too long."),
        ("~/damaged", "! The chronicle of this campaign is empty. Put back a copy of the folder."),
        ("~nobody-of-this-name/x", "! There is no folder ~nobody-of-this-name/x."),
        ("~/[/] 🧀", "! There is no folder ~/[/] 🧀."),
    ],
)
async def test_a_folder_that_holds_none_says_why(data: Path, tmp_path: Path, said: str, why: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    begun(tmp_path / "damaged")
    (tmp_path / "damaged" / "chronicle.jsonl").write_bytes(b"")
    (tmp_path / "damaged" / "table.json").unlink()
    async with choosing() as seat:
        await seat.press("3", "enter")
        await seat.write(said)
        assert not seat.ended
        assert why in " ".join(seat.rows)
        assert "Open a folder" in seat.rows[1]
        assert said[:20] in seat.text


async def test_a_folder_by_its_path_is_opened_with_a_tilde_or_without(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some where"
    begun(folder)
    for said in ("~/some where", str(folder), f"'{folder}'"):
        async with choosing() as seat:
            await seat.press("3", "enter")
            await seat.write(said)
            assert seat.campaign is not None
            assert seat.campaign.folder == folder


async def test_the_field_of_a_folder_is_left_by_escape_or_an_empty_backspace(data: Path) -> None:
    async with choosing() as seat:
        await seat.press("3", "enter", "q", "backspace", "backspace")
        assert seat.row.startswith("► 3  ")
        await seat.press("enter", "x", "escape")
        assert seat.row.startswith("► 3  ")


# -- as it looks


async def test_no_row_is_wider_than_the_screen(several: Path) -> None:
    async with choosing(f"{GONE} {LONG_NAME * 4}") as seat:
        for keys in (["end"], ["up"], ["up"], ["up"], ["2", "enter"], [*MARKUP, "enter"], ["enter"] * 6):
            await seat.press(*keys)
            assert {cell_len(line) for line in seat.text.splitlines()} == {80}
            assert len(seat.text.splitlines()) == 24
        assert MARKUP in seat.text


async def test_in_ascii_there_is_nothing_else(data: Path) -> None:
    begun(data / "c", name="Stonewell")
    async with choosing(GONE, ascii=True) as seat:
        for keys in (
            [],
            ["2", "enter"],
            [*"Stonewell", "enter", "enter"],
            ["enter"] * 5,
            ["escape"] * 8,
            ["3", "enter"],
        ):
            await seat.press(*keys)
            assert seat.text.isascii()
            assert UNICODE.chosen not in seat.text


async def test_too_small_a_terminal_shows_the_gate_and_all_is_there_after(data: Path) -> None:
    async with choosing(size=(72, 20)) as seat:
        assert isinstance(seat.app.screen, Gate)
        await seat.press("2", "enter")
        await seat.pilot.resize_terminal(80, 24)
        await seat.pilot.pause()
        assert seat.row.startswith("► 1  ")
        await seat.press("2", "enter", "A")
        await seat.pilot.resize_terminal(79, 24)
        await seat.pilot.pause()
        assert seat.rows == ["needs 80x24, now 79x24", "nothing is lost; q quits"]
        await seat.press("q")
        assert seat.ended


SCENES: dict[str, tuple[str, ...]] = {
    "choice": (),
    "name": ("2", "enter", *"Stonewell"),
    "number": ("2", "enter", *"Stonewell", "enter", "enter", "3"),
    "confirm": ("2", "enter", *"Stonewell", *["enter"] * 7),
    "folder": ("3", "enter", *"~/nowhere", "enter"),
}


@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=["80x24", "120x36"])
@pytest.mark.parametrize("keys", SCENES.values(), ids=SCENES)
@pytest.mark.usefixtures("data")
def test_looks_as_it_did(size: tuple[int, int], keys: tuple[str, ...], snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(FirstChoice(), terminal_size=size, run_before=_pressing(*keys))


@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=["80x24", "120x36"])
@pytest.mark.usefixtures("several")
def test_looks_as_it_did_with_campaigns_and_trouble(size: tuple[int, int], snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(FirstChoice(trouble=GONE), terminal_size=size, run_before=_pressing())


@pytest.mark.parametrize("look", [Look(ascii=True), Look("light"), Look("ansi")], ids=["ascii", "light", "ansi"])
@pytest.mark.usefixtures("several")
def test_looks_as_it_did_in_other_looks(look: Look, snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(FirstChoice(look, GONE), terminal_size=(80, 24), run_before=_pressing())


def _pressing(*keys: str) -> Callable[[Any], Any]:
    async def act(pilot: Any) -> None:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        while pilot.app.screen.page.doing:
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()

    return act
