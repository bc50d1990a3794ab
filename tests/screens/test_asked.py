"""What an entry answers, in the words in which it was asked; by its key where those can't be found."""

import asyncio
from pathlib import Path

from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import OpenCampaign, open_campaign
from tests.scenes import begun, hard_winter, played
from tests.screens.sat import sat
from tui.asked import asked
from tui.board import tell
from tui.desk import Desk
from tui.whole_entry import WholeEntry, whole_entry


def of(campaign: OpenCampaign, n: int, seat: Seat = GM_SEAT, back: int = 100) -> dict[str, str]:
    """What was asked in entry `n`."""

    async def found() -> dict[str, str]:
        desk = Desk(campaign, seat)
        told = tell(desk, campaign.entry(n))
        assert told is not None
        return dict(asked(desk, told, back=back))

    return asyncio.run(found())


def test_each_answer_has_its_question_as_it_was_asked_then(tmp_path: Path) -> None:
    campaign = begun(tmp_path / "c", surplus=2)
    played(campaign, "threat", "Wolves")
    played(campaign, "threat", ["new"], {"hidden": True}, "Rot")
    played(campaign, "threat-over", ["wolves"], "driven off")
    played(campaign, "threat-over", ["rot"], "burnt")
    assert of(campaign, 3) == {  # today nobody would be asked which one
        "threat/which": "Which threat makes itself known, or grows?",
        "threat/names": "What is the new threat called? (; between several)",
        "threat/names/hidden": "Keep it from the players",
    }
    assert of(campaign, 4) == {"which": "Which threat is over?", "wolves/how": "How did it end?"}


def test_through_what_was_undone_it_is_found_all_the_same(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "c")  # of which entry 14 undoes 13
    assert of(campaign, 12)["winter-1/meal-1/eaten"] == "What the steading eats: 1d4 + Population"
    assert of(campaign, 14) == {}  # nothing was asked


def test_one_that_is_too_old_keeps_its_keys(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "c")
    assert campaign.last is not None
    assert campaign.last.n == 15
    assert of(campaign, 12, back=4) != {}
    assert of(campaign, 12, back=3) == {}


def test_so_does_one_before_a_damaged_line(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "c")
    path = campaign.folder / "chronicle.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[12] = lines[12].replace(b"surplus", b"surplos")
    path.write_bytes(b"".join(lines))
    damaged = open_campaign(campaign.folder)
    assert of(damaged, 15) != {}
    assert of(damaged, 12) == {}


def test_a_player_is_told_of_dice_alone_and_of_nothing_hidden(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "c")
    for seat in (ONLOOKER, Seat("Odo", "player", ("bram-oster",))):
        assert of(campaign, 12, seat) == {
            "winter-1/meal-1/eaten": "What the steading eats: 1d4 + Population",
            "winter-1/roll": "Roll for the community",
            "winter-1/meal-2/eaten": "The second meal, eaten before spring: 1d4 + Population",
        }
        assert of(campaign, 3, seat) == {}


def test_a_key_that_nothing_was_found_for_is_told_as_words(tmp_path: Path) -> None:
    async def whole() -> WholeEntry:
        desk = Desk(hard_winter(tmp_path / "c"), GM_SEAT)
        told = tell(desk, desk.campaign.entry(12))
        assert told is not None
        return whole_entry(desk, told)

    found = asyncio.run(whole())
    assert found.question("winter-1/weariest") == "Who in the steading is the weariest?"
    assert found.question("winter-1/meal-1/loss") == "winter 1, meal 1: loss"


async def test_a_long_question_has_rows_of_its_own(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "down", "down", "down", "enter")
        rows = [row.strip("│ ") for row in seat.text.splitlines()]
        at = rows.index("What the steading eats: 1d4 + Population")
        assert rows[at + 1].split() == ["4", "typed"]
