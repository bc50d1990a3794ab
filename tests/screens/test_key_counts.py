"""How many keys things take at the board, all dice typed. Every key counts, also those that open and commit; those
of the party from the moment that its tab is open.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.sheets.wounds import WoundsSheet
from rules.table import Character
from saves.campaign import OpenCampaign
from tests.scenes import begun, hard_winter, played
from tests.scenes.parties import beginning_with, fed, five, forty
from tests.screens.sat import Sat, sat
from tui.screens.main import Main
from tui.widgets.party_pane import PartyPane

FOR_UNDO = 1
FOR_THREE_DICE = 5
FOR_A_SEASON = 12
FOR_DEPLOY = 8
FOR_HARM, FOR_A_DEBILITY, FOR_FIRST_AID, FOR_A_DAY = 4, 3, 8, 2

MOST_FORTUNES = 4  # so the most dice that a season can take


async def commits(seat: Sat, *keys: str) -> int:
    """Press keys of which the last one makes an entry, and none before. Returns how many they were."""
    assert isinstance(seat.app.screen, Main)
    before = seat.campaign.last
    assert before is not None
    await seat.press(*keys[:-1])
    assert seat.campaign.last == before
    await seat.press(keys[-1])
    assert isinstance(seat.app.screen, Main)
    assert seat.campaign.last is not None
    assert seat.campaign.last.n == before.n + 1
    return len(keys)


async def test_undo_takes_one_key(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        assert await commits(seat, "u") == FOR_UNDO


def guarded(defenses: int) -> Callable[[Path], OpenCampaign]:
    """A steading with so many Defenses, which are the dice of a Deploy."""
    return lambda folder: begun(folder, defenses=defenses)


async def test_three_dice_take_a_key_each_to_the_result(tmp_path: Path) -> None:
    async with sat(guarded(3), tmp_path) as seat:
        opening, dice = ("m", "d"), ("3", "6", "2")
        await seat.press(*opening)
        assert "3d6, keep the highest" in seat.text
        await seat.press(*dice)
        assert "keep the 6, typed" in seat.text
        assert "it goes as well as one" in seat.text
        assert len(opening + dice) <= FOR_THREE_DICE


async def test_deploy_with_dice_and_a_pick_is_committed_by_eight(tmp_path: Path) -> None:
    async with sat(guarded(2), tmp_path) as seat:
        assert await commits(seat, "m", "d", "5", "3", "2", "enter") <= FOR_DEPLOY
        assert seat.campaign.table.steading.diminished
    async with sat(guarded(3), tmp_path / "three") as seat:
        assert await commits(seat, "m", "d", "5", "3", "1", "2", "enter") <= FOR_DEPLOY


def a_year(turned: int, *, fortunes: int, harvested: bool) -> Callable[[Path], OpenCampaign]:
    """A campaign with a threat and somebody to name, after so many seasons; in autumn the harvest is in, or out."""

    def make(folder: Path) -> OpenCampaign:
        campaign = begun(folder, surplus=5)
        played(campaign, "threat", "Grey Reavers")
        played(campaign, "add-person", "Wen Hale", "")
        for said in (([6, 1], ["news"]), ([4, 1], ["insight"], [1]), ([6, 1], ["news"]))[:turned]:
            played(campaign, "seasons-change", "", *said)
        if harvested:
            played(campaign, "harvest", [3])
        if fortunes != campaign.table.steading.fortunes:
            played(campaign, "set", ["steading.fortunes"], fortunes, "a good year")
        return campaign

    return make


# What follows `m s`, up to the Enter that commits. Of each season both results that are no miss; `6*` stands for the
# season's dice with that as the highest. A gain is a digit, and so is a threat that grows.
SEASONS = {
    "spring": (0, "enter 6* 5", "enter 5* 5 1"),
    "summer": (1, "enter 6* 5 6 enter 3", "enter 5* 5 3"),
    "autumn": (2, "enter 6* 5", "enter 5* 5 1"),
    "winter": (3, "enter 2 6* 1 enter", "enter 2 5* 2"),
}
LATE_HARVEST = "enter 2 enter 2 5* 2"


def turning(keys: str, dice: int) -> tuple[str, ...]:
    """All keys of a season's turn, with so many dice."""
    all_of_them = keys.replace("*", " 1" * (dice - 1))
    return ("m", "s", *all_of_them.split(), "enter")


@pytest.mark.parametrize("fortunes", [2, MOST_FORTUNES])
@pytest.mark.parametrize("keys", [0, 1], ids=["full", "partial"])
@pytest.mark.parametrize("coming", SEASONS)
async def test_a_season_is_turned_by_twelve(coming: str, keys: int, fortunes: int, tmp_path: Path) -> None:
    turned, *results = SEASONS[coming]
    async with sat(a_year(turned, fortunes=fortunes, harvested=coming == "winter"), tmp_path) as seat:
        assert await commits(seat, *turning(results[keys], fortunes)) <= FOR_A_SEASON
        assert seat.campaign.table.steading.season == coming


@pytest.mark.parametrize("fortunes", [2, MOST_FORTUNES])
async def test_so_is_winter_with_a_harvest_that_comes_late(fortunes: int, tmp_path: Path) -> None:
    async with sat(a_year(3, fortunes=fortunes, harvested=False), tmp_path) as seat:
        assert await commits(seat, *turning(LATE_HARVEST, fortunes)) <= FOR_A_SEASON
        assert "harvest-year-1" in seat.campaign.table.done


# -- the party


def three(folder: Path) -> OpenCampaign:
    """Isolde, who has a healer's kit and is chosen first; Odo, who has none; Rhea, who has 3 Wounds."""
    return beginning_with(
        folder,
        {
            "characters.isolde": Character(name="Isolde", sheet=WoundsSheet(calling="Priest", wits=1, kit=2, armor=0)),
            "characters.odo": Character(name="Odo", sheet=WoundsSheet(calling="Rogue", armor=1)),
            "characters.rhea": Character(name="Rhea", sheet=WoundsSheet(calling="Warrior", wounds=3, armor=0)),
        },
    )


def sheet(seat: Sat, who: str) -> WoundsSheet:
    """The Wounds sheet of a character, as it stands on the table."""
    found = seat.campaign.table.characters[who].sheet
    assert isinstance(found, WoundsSheet)
    return found


async def test_two_harm_to_the_third_character_takes_four(tmp_path: Path) -> None:
    async with sat(three, tmp_path) as seat:
        await seat.press("1")
        assert await commits(seat, "h", "3", "2", "enter") <= FOR_HARM
        assert sheet(seat, "rhea").wounds == 3 + 2


async def test_so_does_two_harm_to_whoever_is_chosen(tmp_path: Path) -> None:
    async with sat(three, tmp_path) as seat:
        await seat.press("1", "j")
        assert await commits(seat, "h", "enter", "2", "enter") <= FOR_HARM
        assert sheet(seat, "odo").wounds == 2 - 1


async def test_and_two_harm_to_the_third_of_forty_who_have_thirty_followers(tmp_path: Path) -> None:
    async with sat(forty, tmp_path) as seat:
        await seat.press("1")
        third = list(seat.campaign.table.characters)[2]
        before = sheet(seat, third)
        assert await commits(seat, "h", "3", "2", "enter") <= FOR_HARM
        assert sheet(seat, third).wounds == before.wounds + 2 - (before.armor or 0)


@pytest.mark.parametrize("who", ["bram-oster", "mab"])
async def test_a_debility_is_marked_by_three(tmp_path: Path, who: str) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1")
        places = seat.app.screen.query_one(PartyPane).choices()
        await seat.press(*["j"] * [place.split(".")[1] for place in places].index(who))
        assert await commits(seat, "x", "3", "enter") <= FOR_A_DEBILITY
        assert seat.campaign.last is not None
        (change,) = seat.campaign.last.changes
        assert change.where.startswith((f"characters.{who}.sheet.miserable", f"people.{who}.tags.miserable"))


@pytest.mark.parametrize("down", [0, 1, 2], ids=["the healer chosen", "somebody else", "the patient"])
@pytest.mark.parametrize(
    ("dice", "wounds"), [("6 5 enter", 2), ("4 4 3 enter", 2), ("1 2 enter", 3)], ids=["full", "partial", "miss"]
)
async def test_first_aid_with_two_typed_dice_takes_eight(tmp_path: Path, down: int, dice: str, wounds: int) -> None:
    whom = ("1",) if down == 0 else ("1", "1")  # who gives it, and to whom: a healer who is chosen is not asked for
    async with sat(three, tmp_path) as seat:
        await seat.press("1", *["j"] * down)
        assert await commits(seat, "c", "enter", *whom, *dice.split()) <= FOR_FIRST_AID
        assert sheet(seat, "rhea").wounds == wounds
        assert sheet(seat, "isolde").kit == 1


async def test_a_day_ends_by_two_when_all_are_fed(tmp_path: Path) -> None:
    async with sat(fed, tmp_path) as seat:
        await seat.press("1")
        assert await commits(seat, "z", "enter") <= FOR_A_DAY
