"""The filter of the Chronicle: typed into the line above the list, looked for in steps, the same for every seat."""

import errno
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from textual import events

from rules.seats import Seat
from saves.campaign import OpenCampaign, open_campaign
from saves.disk import Disk, Reading
from tests.saves.campaigns import grow, noted
from tests.scenes import begun, hard_winter, played
from tests.screens.sat import Sat, sat, someone_else
from tui.screens.chronicle import ChronicleTab

LINE = 4  # the row of the filter at 80x24
PLAYER = Seat("Odo", "player", ("bram-oster",))
LONG = 12_000


def evenings(folder: Path) -> OpenCampaign:
    """Two sessions, with something in each."""
    campaign = begun(folder)
    played(campaign, "start-session")
    played(campaign, "note", "Aldous at the granary")
    played(campaign, "end-session")
    played(campaign, "start-session")
    played(campaign, "deploy", "Bram Oster", [6])
    played(campaign, "note", "the mill stands still")
    return campaign


def very_long(folder: Path) -> OpenCampaign:
    """A note, and thousands of entries after it."""
    noted(begun(folder), "Aldous at the granary")
    grow(folder, LONG)
    return open_campaign(folder)


def numbers(seat: Sat) -> list[int]:
    return [told.at for told in seat.main.query_one(ChronicleTab).window.rows]


def chosen(seat: Sat) -> int:
    return seat.main.query_one(ChronicleTab).window.chosen


async def typed(seat: Sat, words: str) -> None:
    """Type a filter and accept it."""
    await seat.press("slash", *("space" if one == " " else one for one in words), "enter")


async def until(seat: Sat, there: Callable[[], bool]) -> None:
    """Wait until the reading behind the screen has come so far."""
    for _ in range(2000):
        if there():
            return
        await seat.look()
    raise AssertionError("it never came so far")


async def test_a_filter_narrows_the_list_and_says_itself_and_its_count(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("5")
        assert "/ filter  any time · anyone · everything" in seat.row(LINE)
        assert "7 entries" in seat.row(LINE)
        await typed(seat, "session 2")
        assert numbers(seat) == [7, 6, 5]
        assert "/ filter  session 2 · anyone · everything" in seat.row(LINE)
        assert "3 of 7 entries" in seat.row(LINE)
        await seat.press("slash", *["backspace"] * len("session 2"), *"bram", "enter")
        assert numbers(seat) == [6]
        assert 'any time · anyone · "bram"' in seat.row(LINE)
        await seat.press("escape")
        assert numbers(seat) == [7, 6, 5, 4, 3, 2, 1]
        assert chosen(seat) == 6
        await typed(seat, "notes")
        assert numbers(seat) == [7, 3]


async def test_while_it_is_typed_letters_are_text_and_every_way_out_works(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("5", "slash", "u", "q", "5", "question_mark", "j")
        assert "/ filter  uq5?j" in seat.row(LINE)
        assert "session 3" in seat.footer
        await seat.press("escape")
        assert "everything" in seat.row(LINE)
        assert "q quit" in seat.footer
        assert numbers(seat)[0] == 7
        await seat.press("slash", "x", "backspace", "backspace", "j")
        assert chosen(seat) == 6
        await seat.press("slash", "enter")
        assert "7 entries" in seat.row(LINE)


async def test_what_is_pasted_goes_into_the_field_and_nowhere_else(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("5")
        seat.app.post_message(events.Paste("u\nq"))
        await seat.look()
        await seat.press("slash", "n")
        seat.app.post_message(events.Paste("otes\nand more"))
        await seat.look()
        assert "/ filter  notes " in seat.row(LINE)
        await seat.press("enter")
        assert numbers(seat) == [7, 3]


async def test_an_empty_one_clears(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("5")
        await typed(seat, "notes")
        assert numbers(seat) == [7, 3]
        await seat.press("slash", *["backspace"] * 5, "enter")
        assert numbers(seat) == [7, 6, 5, 4, 3, 2, 1]


async def test_what_fits_nothing_says_so(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("5")
        await typed(seat, "wyvern")
        assert numbers(seat) == []
        assert "nothing fits: / changes the filter, Esc takes it away" in seat.text
        assert "0 of 7 entries" in seat.row(LINE)
        await seat.press("down", "pagedown", "end", "enter", "U")
        assert seat.footer == "! no entry is chosen"


async def test_odd_words_are_only_words(tmp_path: Path) -> None:
    async with sat(evenings, tmp_path) as seat:
        await seat.press("5", "slash", "left_square_bracket", "slash", "left_square_bracket", "enter")
        assert '"[/["' in seat.row(LINE)


async def test_what_is_undone_or_added_meanwhile_is_there(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5")
        await typed(seat, "undone")
        assert numbers(seat) == [13]
        await seat.press("u")
        assert numbers(seat) == [15, 13]
        await seat.press("r")
        assert numbers(seat) == [13]
        await seat.press("escape")
        await typed(seat, "aldous")
        assert numbers(seat) == [7]
        played(someone_else(seat), "note", "Aldous again")
        await seat.look()
        assert numbers(seat) == [18, 7]


async def test_a_long_history_is_looked_through_in_steps_and_only_so_far(tmp_path: Path) -> None:
    async with sat(very_long, tmp_path) as seat:
        await seat.press("5")
        tab, busy = seat.main.query_one(ChronicleTab), Event()
        assert seat.app.desk is not None
        seat.app.desk.ready(lambda: busy.wait() and None)
        await seat.pilot.press("slash", *"aldous", "enter")
        assert tab.sifted.going
        assert "0 found, 60 of 12,000 read" in seat.row(LINE)
        assert "nothing yet" in seat.text
        busy.set()
        await until(seat, lambda: not tab.sifted.going)
        assert numbers(seat) == []
        assert "0 found, back to #6,901; PgDn looks further" in seat.row(LINE)
        assert "nothing so far" in seat.text
        await seat.press("pagedown")
        await until(seat, lambda: not tab.sifted.going)
        assert "0 found, back to #1,861; PgDn looks further" in seat.row(LINE)
        await seat.press("end")
        await until(seat, lambda: tab.sifted.ended)
        assert numbers(seat) == [2]
        assert "1 of 12,000 entries" in seat.row(LINE)


async def test_pages_of_what_was_found_from_end_to_end(tmp_path: Path) -> None:
    def surplus(folder: Path) -> OpenCampaign:
        begun(folder)
        grow(folder, 300)
        return open_campaign(folder)

    async with sat(surplus, tmp_path) as seat:
        await seat.press("5")
        await typed(seat, "by hand")
        await until(seat, lambda: seat.main.query_one(ChronicleTab).sifted.ended)
        height = len(numbers(seat))
        assert numbers(seat) == list(range(300, 300 - height, -1))
        await seat.press("pagedown", "down")
        assert chosen(seat) == numbers(seat)[-1] == 300 - height
        await seat.press("end")
        assert (chosen(seat), numbers(seat)[-1]) == (2, 2)
        await seat.press("pageup", "up")
        assert chosen(seat) == numbers(seat)[0] == 2 + height
        await seat.press("home")
        assert chosen(seat) == 300


async def test_a_player_s_filter_finds_nothing_hidden_and_counts_nothing(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=PLAYER) as seat:
        await seat.press("5")
        assert "entries" not in seat.row(LINE)
        assert 6 not in numbers(seat)  # a threat that nobody knows of
        await typed(seat, "damp cough")
        assert numbers(seat) == []
        assert "nothing fits" in seat.text
        await seat.press("escape")
        await typed(seat, "surplus")
        assert len(numbers(seat)) > 2
        line = seat.row(LINE).split('"surplus"')[1]
        assert not any(one.isdigit() for one in line)
        assert "#" not in seat.row(LINE)


async def test_a_player_who_sees_little_waits_for_nothing(tmp_path: Path) -> None:
    def hidden(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        for _ in range(150):
            noted(campaign, "for the GM alone")
        return campaign

    async with sat(hidden, tmp_path, seat=PLAYER) as seat:
        busy = Event()
        assert seat.app.desk is not None
        seat.app.desk.ready(lambda: busy.wait() and None)
        await seat.pilot.press("5")
        assert "still looking" in seat.row(LINE)
        assert numbers(seat) == []
        assert "150" not in seat.text
        busy.set()
        await until(seat, lambda: not seat.main.query_one(ChronicleTab).sifted.going)
        assert numbers(seat) == [1]
        assert chosen(seat) == 1
        assert "Found a Steading" in seat.text
        assert "still looking" not in seat.text


async def test_a_threat_that_becomes_known_is_found_where_it_always_was(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=PLAYER) as seat:
        await seat.press("5")
        await typed(seat, "cough")
        assert numbers(seat) == []
        played(someone_else(seat), "set", ["threats.the-damp-cough.known"], True, "they heard it")
        await seat.look()
        assert 6 in numbers(seat)


class SickDisk(Disk):
    """A disk that, once it is `sick`, gives nothing out any more."""

    sick = False

    def open_reading(self, path: Path) -> Reading:
        """A file that falls sick with it."""
        disk, file = self, super().open_reading(path)

        class Sick:
            def __getattr__(self, name: str) -> object:
                if disk.sick and name == "read":
                    raise OSError(errno.EIO, "the disk is sick")
                return getattr(file, name)

        return cast("Reading", Sick())


async def test_a_disk_that_gives_nothing_out_is_told_and_the_looking_ends(tmp_path: Path) -> None:
    disk = SickDisk()

    def sick_later(folder: Path) -> OpenCampaign:
        begun(folder)
        grow(folder, 3000)
        return open_campaign(folder, disk=disk)

    async with sat(sick_later, tmp_path) as seat:
        await seat.press("5")
        shown = numbers(seat)
        busy = Event()
        assert seat.app.desk is not None
        seat.app.desk.ready(lambda: busy.wait() and None)
        await seat.pilot.press("slash", *"surplus", "enter")
        disk.sick = True
        busy.set()
        await until(seat, lambda: not seat.main.query_one(ChronicleTab).sifted.going)
        assert "can't be read: the disk is sick" in seat.main.stance.said
        assert numbers(seat) == shown
        await seat.press("pagedown", "end")
        assert "can't be read" in seat.main.stance.said
        disk.sick = False
        await seat.press("end")
        await until(seat, lambda: seat.main.query_one(ChronicleTab).sifted.ended)
        assert numbers(seat)[-1] == 1


@pytest.mark.parametrize(
    ("size", "keys"),
    [((80, 24), ("i",)), ((80, 24), ("1",)), ((140, 44), ("plus",)), ((80, 24), ("u",)), ((80, 24), ("5", "enter"))],
    ids=["explained", "party", "margin", "undo", "entry"],
)
async def test_wherever_the_chronicle_is_read_a_sick_disk_is_told_and_ends_nothing(
    size: tuple[int, int], keys: tuple[str, ...], tmp_path: Path
) -> None:
    disk = SickDisk()

    def sick_later(folder: Path) -> OpenCampaign:
        begun(folder)
        grow(folder, 60)
        return open_campaign(folder, disk=disk)

    async with sat(sick_later, tmp_path, size=size) as seat:
        await seat.press("5", "2")  # all that a key may have to load is there
        disk.sick = True
        await seat.press(*keys)
        assert seat.app.is_running
        assert seat.app._exception is None
        disk.sick = False
        await seat.press("escape", "2", "plus")
        assert "by hand: Fortunes" in seat.text


async def test_a_filter_that_can_t_be_read_leaves_the_one_before(tmp_path: Path) -> None:
    disk = SickDisk()

    def sick_later(folder: Path) -> OpenCampaign:
        begun(folder)
        grow(folder, 60)
        return open_campaign(folder, disk=disk)

    async with sat(sick_later, tmp_path) as seat:
        await seat.press("5")
        disk.sick = True
        await typed(seat, "surplus")
        tab = seat.main.query_one(ChronicleTab)
        assert not tab.wanted
        disk.sick = False
        await typed(seat, "surplus")
        assert tab.wanted.text == "surplus"


async def test_in_ascii_nothing_else_is_drawn(tmp_path: Path) -> None:
    from tests.scenes import Scene, settled

    for number, size in enumerate(((80, 24), (140, 44))):
        app = Scene("", evenings, ascii=True).app(tmp_path / f"campaign-{number}")
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await pilot.press("5", "slash", "n", "o", "t", "e", "s", "enter")
            await settled(pilot)
            shown = "\n".join("".join(part.text for part in line) for line in app.screen._compositor.render_strips())
            assert shown.isascii()
            assert "any time | anyone | notes" in shown
