"""The transcript: an evening read back as plain text, oldest first, without what was undone."""

from pathlib import Path
from threading import Event

from rules.seats import GM_SEAT, Seat
from saves.campaign import OpenCampaign, open_campaign
from tests.saves.campaigns import grow, noted
from tests.scenes import begun, hard_winter, played
from tests.screens.sat import Sat, sat
from tests.screens.test_chronicle_filter import SickDisk
from tui.screens.chronicle import ChronicleTab
from tui.screens.main import Main
from tui.screens.transcript import TranscriptScreen
from tui.transcript import MOST
from tui.widgets.transcript_page import TranscriptPage

PLAYER = Seat("Odo", "player", ("bram-oster",))


def evening(folder: Path) -> OpenCampaign:
    """A session before the last, and one with something of everything."""
    campaign = begun(folder, surplus=2)
    played(campaign, "start-session")
    played(campaign, "note", "the first evening")
    played(campaign, "end-session")
    played(campaign, "start-session")
    played(campaign, "deploy", "Bram Oster", [4], ["hurt"])
    played(campaign, "by-hand", ["steading.surplus"], -1)
    campaign.undo(GM_SEAT, 7)
    noted(campaign, "Aldous at the granary", who="bram-oster")
    played(campaign, "seasons-change", "Wen Hale", [6, 4], ["news"])
    return campaign


def words(seat: Sat) -> str:
    """What stands on the page, as one line."""
    return " ".join(seat.text.replace("│", " ").split())


async def read(seat: Sat) -> None:
    """Until all of it is there."""
    assert isinstance(seat.app.screen, TranscriptScreen)
    page = seat.app.screen.query_one(TranscriptPage)
    for _ in range(2000):
        if page._transcript.ended:
            break
        await seat.look()
    assert page._transcript.ended
    await seat.look()


async def test_the_newest_session_in_the_order_of_time(tmp_path: Path) -> None:
    async with sat(evening, tmp_path, size=(90, 44)) as seat:
        await seat.press("5", "t")
        await read(seat)
        text = words(seat)
        assert "Transcript: session 2" in text
        told = [
            "Session 2, winter of year 0",
            "GM: Start the Session",
            "GM: Deploy Dice 4.",
            "Diminished from clear to marked (many are hurt).",
            "Bram Oster: new (named for the first time). Bram Oster takes charge.",
            "Who is hurt, and how badly (to tell at the table).",
            "Bram Oster notes: Aldous at the granary",
            "Session 2, spring of year 1",
            "GM: Seasons Change: spring of year 1 Dice 6 4.",
            "Wen Hale is the most hopeful.",
        ]
        assert [text.find(one) for one in told] == sorted(text.find(one) for one in told)
        assert all(one in text for one in told)
        for left_out in ("the first evening", "Surplus from", "undid", "Picked hurt", "-year-", "None"):
            assert left_out not in text
        for leaves in ("q", "t", "escape"):
            await seat.press(leaves)
            assert isinstance(seat.app.screen, Main)
            await seat.press("t")
            assert isinstance(seat.app.screen, TranscriptScreen)


async def test_of_what_the_filter_takes(tmp_path: Path) -> None:
    async with sat(evening, tmp_path, size=(90, 44)) as seat:
        await seat.press("5", "slash", *"notes", "enter", "t")
        await read(seat)
        text = words(seat)
        assert "Transcript: notes" in text
        assert text.index("the first evening") < text.index("Aldous at the granary")
        assert "Deploy" not in text


async def test_one_that_holds_nothing_says_so(tmp_path: Path) -> None:
    async with sat(evening, tmp_path) as seat:
        await seat.press("5", "slash", *"wyvern", "enter", "t")
        await read(seat)
        assert "nothing that fits still stands" in seat.text


async def test_it_is_scrolled_to_either_end(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "t")
        await read(seat)
        assert "Found a Steading" in seat.text
        assert "more below" in seat.text
        await seat.press("end")
        assert "A Threat Stirs" in seat.text
        assert "0 more below" in seat.text
        assert "Found a Steading" not in seat.text
        await seat.press("home")
        assert "Found a Steading" in seat.text
        await seat.press("down", "pagedown", "k", "pageup", "pageup")
        assert "Found a Steading" in seat.text


async def test_a_player_s_has_nothing_hidden(tmp_path: Path) -> None:
    def hidden(folder: Path) -> OpenCampaign:
        campaign = hard_winter(folder)
        campaign.undo(GM_SEAT, 15)
        return campaign

    async with sat(hidden, tmp_path, size=(90, 44), seat=PLAYER) as seat:
        await seat.press("5", "t")
        await read(seat)
        text = words(seat)
        await seat.press("end")
        text += words(seat)
        assert "many are hurt" in text
        assert "damp cough" not in text
        assert "Aldous" not in text  # the GM's own note
        assert "#" not in text


async def test_one_that_can_t_be_read_says_why(tmp_path: Path) -> None:
    disk = SickDisk()

    def sick_later(folder: Path) -> OpenCampaign:
        evening(folder)
        return open_campaign(folder, disk=disk)

    async with sat(sick_later, tmp_path) as seat:
        await seat.press("5")
        disk.sick = True
        await seat.press("t")
        assert "disk is sick" in words(seat)
        await seat.press("q")
        assert isinstance(seat.app.screen, Main)


async def test_a_long_one_is_read_in_steps_and_only_its_newest_part(tmp_path: Path) -> None:
    def long(folder: Path) -> OpenCampaign:
        begun(folder)
        grow(folder, MOST * 2)
        return open_campaign(folder)

    async with sat(long, tmp_path) as seat:
        await seat.press("5")
        busy = Event()
        assert seat.app.desk is not None
        seat.app.desk.ready(lambda: busy.wait() and None)
        await seat.pilot.press("t")
        assert "reading the chronicle" in seat.text
        busy.set()
        await read(seat)
        page = seat.app.screen.query_one(TranscriptPage)
        assert len(page._transcript.paragraphs) == MOST
        assert "The newest of it" in seat.text
        assert not seat.main.query_one(ChronicleTab).sifted.filter
