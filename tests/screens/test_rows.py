"""Keys at the rows of the Steading tab: each makes the move that the row is about, with its first asks answered."""

import re
from pathlib import Path

import pytest

from saves.campaign import OpenCampaign
from tests.scenes import begun, hard_winter, played
from tests.screens.sat import Sat, sat
from tui.glyphs import UNICODE
from tui.moves.screen import MoveScreen
from tui.screens.explain import ExplainScreen
from tui.widgets.steading_pane import SteadingPane
from tui.widgets.steading_rows import mark_rows


def planned(folder: Path) -> OpenCampaign:
    """A campaign with a plan of two parts, a threat and a gain."""
    campaign = begun(folder, population=1)
    played(campaign, "threat", "Grey Reavers")
    played(campaign, "plan", "Palisade", "an engineer; timber")
    return campaign


def choose(seat: Sat, place: str) -> None:
    """Choose a row of the steading by its place."""
    pane = seat.main.query_one(SteadingPane)
    assert place in pane.choices(), pane.choices()
    pane.chosen = place


async def test_x_ticks_the_next_part_of_a_plan(tmp_path: Path) -> None:
    async with sat(planned, tmp_path) as seat:
        assert "next: an engineer" in seat.text
        choose(seat, "plans.palisade.status")
        await seat.press("x", "enter")
        assert seat.campaign.table.plans["palisade"].requirements["an-engineer"].done
        assert "next: timber" in seat.text
        assert "1/2" in seat.text


async def test_with_room_each_part_of_a_plan_is_a_row(tmp_path: Path) -> None:
    async with sat(planned, tmp_path, size=(120, 36)) as seat:
        choose(seat, "plans.palisade.requirements.timber")
        await seat.press("x", "enter")
        parts = seat.campaign.table.plans["palisade"].requirements
        assert (parts["timber"].done, parts["an-engineer"].done) == (True, False)
        choose(seat, "plans.palisade.requirements.timber")
        await seat.press("x")
        assert "this is there already" in seat.text
        await seat.press("e")
        assert "no value in this row" in seat.footer


async def test_what_a_plan_names_as_next_is_what_enter_does(tmp_path: Path) -> None:
    def held_up(folder: Path) -> OpenCampaign:
        campaign = planned(folder)
        played(campaign, "plan", ["palisade/an-engineer"], "Find Old Hob", "a boat")
        return campaign

    async with sat(held_up, tmp_path) as seat:
        assert "next: timber" in seat.text  # the engineer is a plan of its own now
        choose(seat, "plans.palisade.status")
        await seat.press("x", "enter")
        assert "next: other plans first" in seat.text
        await seat.press("x")
        assert "waits for a plan of its own" in seat.text


async def test_x_takes_a_threat_a_stage_further_and_enter_opens_what_there_is_to_know(tmp_path: Path) -> None:
    async with sat(planned, tmp_path) as seat:
        choose(seat, "threats.grey-reavers.stage")
        await seat.press("enter")
        assert isinstance(seat.app.screen, ExplainScreen)
        await seat.press("enter", "x", "enter")
        assert seat.campaign.table.threats["grey-reavers"].stage == 2
        choose(seat, "threats.grey-reavers.stage")
        await seat.press("m", "o", *"dealt with", "enter", "enter")
        assert seat.campaign.table.threats["grey-reavers"].status == "over"
        assert "Grey Reavers" not in "".join(seat.text.split("last ")[0])


async def test_a_threat_at_its_last_stage_is_not_taken_further_and_says_why(tmp_path: Path) -> None:
    def last_stage(folder: Path) -> OpenCampaign:
        campaign = planned(folder)
        played(campaign, "set", ["threats.grey-reavers.stage"], 4, "they are here")
        return campaign

    async with sat(last_stage, tmp_path) as seat:
        choose(seat, "threats.grey-reavers.stage")
        await seat.press("x")
        assert seat.footer == "! Grey Reavers: at its last stage, 4 of 4"
        await seat.press("m", "g")
        assert "1  A new one appears" in seat.text
        assert "│ Grey Reavers at its last stage, 4 of 4 │" in " ".join(seat.text.split())


async def test_a_letter_after_m_is_about_the_chosen_row(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        choose(seat, "threats.the-damp-cough.stage")
        await seat.press("m", "r")
        assert isinstance(seat.app.screen, MoveScreen)
        assert seat.app.screen.play.conversation.answers["which"].value == ["the-damp-cough"]
        assert "What does it do?" in seat.text


async def test_a_adds_another_threat_and_a_part_of_a_plan(tmp_path: Path) -> None:
    async with sat(planned, tmp_path) as seat:
        choose(seat, "threats.grey-reavers.stage")
        await seat.press("a", *"Wolves", "enter", "enter")
        assert seat.campaign.table.threats["wolves"].name == "Wolves"
        choose(seat, "plans.palisade.status")
        await seat.press("a", *"nails", "enter", "enter")
        assert "nails" in seat.campaign.table.plans["palisade"].requirements


async def test_a_mark_is_cleared_with_a_reason(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        choose(seat, "steading.lacking")
        await seat.press("x", *"the mill turns again", "enter", "enter")
        assert not seat.campaign.table.steading.lacking
        assert seat.campaign.last is not None
        assert seat.campaign.last.changes[0].why == "by hand: the mill turns again"


@pytest.mark.parametrize(
    ("place", "key", "reason"),
    [
        ("steading.surplus", "x", "Surplus is a number: + and - change it, e sets it"),
        ("steading.surplus", "a", "a adds at a row of Threats or Plans"),
    ],
)
async def test_where_there_is_nothing_to_do_it_says_so(place: str, key: str, reason: str, tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        choose(seat, place)
        await seat.press(key)
        assert reason in seat.text
        assert seat.app.screen is seat.main


async def test_x_and_a_without_a_row_say_where_they_work(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("tab")
        for key in ("x", "a"):
            await seat.press(key)
            assert "works at a row of the steading" in seat.text


async def test_the_chosen_row_is_never_hidden_by_how_many_more_there_are(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        pane = seat.main.query_one(SteadingPane)
        for place in pane.choices():
            assert pane.choice == place
            assert "\N{BLACK RIGHT-POINTING POINTER}" in seat.text, place
            await seat.press("down")


async def test_what_is_owed_says_more_of_the_chosen_row(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        assert "Winter's Second Meal" not in seat.text
        await seat.press("o")
        assert "Enter Winter's Second Meal  have 2" in seat.text
    async with sat(hard_winter, tmp_path / "larger", size=(120, 36)) as seat:
        await seat.press("o")
        assert "Enter Winter's Second Meal  for less than a season" in seat.text


async def test_a_gain_is_a_card(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        assert re.search(r"Valuable insight +until used", seat.text)
        assert "a way to get at a threat" in seat.text


async def test_what_a_mark_does_is_told_whole_at_80_columns_and_at_length_where_there_is_room(tmp_path: Path) -> None:
    async with sat(begun, tmp_path) as seat:
        marks = seat.text.split("Marks ")[1]
        for words in ("d m p disadvantaged", "Prosperity -1", "Fortunes reset to 1"):
            assert f" {words} " in marks
        for width, means in ((61, "disadvantage on Deploy, Muster and Pull Together"), (60, "d m p disadvantaged")):
            (line,) = mark_rows(seat.board.view, width, UNICODE)[0].lines
            assert "".join(text for text, _ in line).rstrip() == f"□ diminished {means}"
