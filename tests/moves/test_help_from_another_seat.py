"""Help that comes from another seat while somebody's roll is open, before the dice and after them: two programs, one
campaign."""

from pathlib import Path
from typing import Any

import pytest

from rules.answers import Answer
from rules.seats import Seat
from rules.table import GmPools, Table
from saves.campaign import open_campaign
from tests.moves.opened import OneMove, playing, until
from tests.moves.seated import Seated
from tests.rules.company import company
from tests.rules.playing import play
from tests.saves.campaigns import committed, ready, some_ids
from tui.moves.outcome import Finished

TOBIAS = Seat("tobias", "player", ("odo",))
INES = Seat("ines", "player", ("rhea",))


def at_the_table() -> Table:
    """Rhea and Odo, whose stats are 0, and Dread 4."""
    return company(odo={}, dread=4)


def helps(folder: Path, faces: list[int], does: str = "help", ids: str = "helper") -> None:
    """Odo's player helps, or interferes, at another program that has the campaign open."""
    said = {
        "odo/whom": Answer("pick", ["rhea"]),
        "odo/does": Answer("pick", [does]),
        "odo/odo/stat": Answer("pick", ["might"]),
        "odo/odo/dice": Answer("dice", faces),
    }
    other = open_campaign(folder, new_id=some_ids(ids))
    committed(other, ready(other, "help", said, who="odo", seat=TOBIAS.name))


async def finished(app: OneMove, pilot: Any) -> Finished:
    await app.workers.wait_for_complete()
    await until(pilot, lambda: app.outcome is not None)
    assert isinstance(app.outcome, Finished)
    return app.outcome


def made(outcome: Finished) -> list[tuple[str, Any, Any]]:
    return [(change.where, change.before, change.after) for change in outcome.kept.entry.changes]


USED = ("characters.rhea.bonuses.lent-by-odo.status", "held", "used")


@pytest.mark.rule("DG-HELP")
async def test_before_the_dice_it_counts_into_what_is_about_to_be_rolled(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    async with playing(folder, "face-danger", at_the_table()) as (app, pilot):
        await pilot.press("2")
        assert "Rhea rolls" in app.text
        assert "help from Odo" not in app.text
        helps(folder, [5, 5])
        app.desk.poll()
        await until(pilot, lambda: "forward, help from Odo +2" in app.told)
        await pilot.press("4", "4")
        assert "10, 10+" in app.told
        await pilot.press("enter")
        outcome = await finished(app, pilot)
        assert made(outcome) == [USED]
        assert app.desk.table.gm == GmPools(dread=4)


@pytest.mark.rule("DG-HELP")
async def test_after_the_dice_a_miss_is_none_any_more_and_that_is_marked(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    async with playing(folder, "face-danger", at_the_table()) as (app, pilot):
        await pilot.press("2", "3", "3")
        assert "4 → 5" in app.told
        helps(folder, [4, 3])
        app.desk.poll()
        await until(pilot, lambda: "Another seat's change came first: what differs is marked" in app.told)
        assert "3 3: Grace +0, forward, help from Odo +1; 7, 7-9" in app.told
        await pilot.press("enter")
        outcome = await finished(app, pilot)
        assert made(outcome) == [USED]
        assert app.desk.table.gm == GmPools(dread=4)


@pytest.mark.rule("DG-HELP")
async def test_help_that_the_commit_meets_brings_the_preview_back_before_anything_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    async with playing(folder, "face-danger", at_the_table()) as (app, pilot):
        await pilot.press("2", "4", "4")
        helps(folder, [6, 6], "against")
        await pilot.press("enter")  # nothing was polled: the commit itself finds the other's entry
        await until(pilot, lambda: "Another seat's change came first" in app.told)
        assert app.outcome is None
        assert "Odo against it -2; 6, 6-" in app.told
        assert "4 → 5" in app.told
        await pilot.press("enter")
        outcome = await finished(app, pilot)
        assert made(outcome) == [USED, ("gm.dread", 4, 5)]


@pytest.mark.rule("DG-HELP")
async def test_help_spares_what_had_been_picked_for_a_worse_result(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    async with playing(folder, "endure", at_the_table()) as (app, pilot):
        await pilot.press("2", "4", "4", "1")
        assert "Wounds" in app.text
        helps(folder, [6, 5])
        app.desk.poll()
        await until(pilot, lambda: "10, 10+" in app.told)
        await pilot.press("enter")
        outcome = await finished(app, pilot)
        assert made(outcome) == [USED]
        assert "rhea/cost" not in outcome.kept.entry.answers


@pytest.mark.rule("DG-HELP")
def test_at_a_players_seat_the_gm_names_the_stat_and_finishes_it() -> None:
    seated = Seated("help", at_the_table(), seat=TOBIAS, who="odo")
    seated.press("1", "1")
    assert seated.asked == "odo/odo/stat"
    assert "This is for the GM to answer" in seated.told
    assert seated.answers == {"odo/whom": ["rhea"], "odo/does": ["help"]}


@pytest.mark.rule("DG-HELP")
def test_h_and_a_digit_at_the_dice_say_who_helps() -> None:
    seated = Seated("face-danger", at_the_table(), who="rhea")
    assert "1 Odo" in seated.press("h").told
    seated.press("1")
    assert seated.asked == "rhea/roll/help/odo/stat"
    seated.press("1", "5", "5")
    assert seated.asked == "rhea/roll/dice"
    assert "help from Odo +2" in seated.told
    seated.press("4", "4")
    assert seated.done
    assert "10, 10+" in seated.told


@pytest.mark.rule("DG-HELP")
def test_after_the_dice_it_is_added_at_the_confirm_and_taken_back_by_one_key() -> None:
    seated = Seated("face-danger", at_the_table(), who="rhea").press("3", "3")
    assert seated.done
    seated.press("o", "1")
    assert seated.asked == "rhea/roll/against/odo/stat"
    seated.press("1", "5", "5")
    assert seated.done
    assert "Odo against it -2; 4, 6-" in seated.told
    assert seated.answers["rhea/roll/dice"] == [3, 3]


@pytest.mark.rule("DG-HELP")
def test_what_waits_for_a_roll_is_taken_up_by_the_next_one_whatever_it_is() -> None:
    said = {"odo/whom": ["rhea"], "odo/does": ["help"], "odo/odo/stat": ["might"], "odo/odo/dice": [5, 5]}
    helped = play("help", at_the_table(), said, who="odo").table
    seated = Seated("endure", helped, seat=INES, who="rhea", faces=(5, 3)).press("space")
    assert seated.done
    assert "help from Odo +2; 10, 10+" in seated.told
