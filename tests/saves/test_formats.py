"""Every format there has been: a campaign of each lies here for ever, and opens for ever."""

import shutil
from pathlib import Path

import pytest

from rules.answers import Answer
from rules.seats import GM_SEAT
from rules.table import written
from saves.campaign import OpenCampaign
from saves.verifying import verify
from tests.saves.campaigns import change, opened
from tests.saves.make_format_1 import play

HERE = Path(__file__).parent
NAME = "The Marches of [/bold] and 🧀"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the campaign in format 1."""
    return shutil.copytree(HERE / "format-1", tmp_path / "a")


def is_as_it_was(campaign: OpenCampaign) -> None:
    """Whether it still says what it said when it was made."""
    table, last = campaign.table, campaign.last
    assert last is not None
    assert (last.n, last.move, last.when) == (12, "by-hand", "2025-01-03T19:11:00+00:00")
    assert (table.campaign.name, table.steading.name) == (NAME, "Hollow")
    assert (table.steading.season, table.steading.year) == ("spring", 1)
    assert (table.steading.prosperity, table.steading.defenses) == (2, 1)
    assert table.people["odo-crew"].name == "Odo [/crew] 🐭"
    assert [threat.name for threat in table.threats.values()] == ["Words [/ with “quotes” and ümlauts"]


def test_a_campaign_in_format_1_opens(folder: Path) -> None:
    campaign = opened(folder)
    assert campaign.warnings == ()
    assert campaign.read_only == ""
    is_as_it_was(campaign)
    assert campaign.undoable(GM_SEAT) == campaign.last
    assert [campaign.live(campaign.entry(n)) for n in (6, 7, 10)] == [True, True, False]
    (draft,) = campaign.drafts()
    assert (draft.move, draft.name, draft.rolled) == ("seasons-change", "summer-1", {"roll": (5,)})
    assert verify(folder).is_well
    assert change(campaign, 1).n == 13


def test_a_campaign_in_format_1_opens_from_its_chronicle_alone(folder: Path) -> None:
    before = written(opened(folder).table)
    (folder / "table.json").unlink()
    campaign = opened(folder)
    is_as_it_was(campaign)
    assert written(campaign.table) == before


def test_everything_in_format_1_can_be_taken_back(folder: Path) -> None:
    campaign = opened(folder)
    while entry := campaign.undoable(GM_SEAT):
        campaign.undo(GM_SEAT, entry.n)
    assert (campaign.table.steading.season, campaign.table.steading.year) == ("winter", 0)
    assert not campaign.table.people
    assert verify(folder).is_well


def test_a_table_written_with_fewer_fields_is_not_taken_for_one_that_was_edited(folder: Path) -> None:
    assert b'"plans"' not in (folder / "table.json").read_bytes()
    campaign = opened(folder)
    assert campaign.warnings == ()
    assert (campaign.table.steading.muster, campaign.table.campaign.session, dict(campaign.table.plans)) == (
        None,
        0,
        {},
    )


def test_one_that_was_edited_is_found_out_all_the_same(folder: Path) -> None:
    file = folder / "table.json"
    file.write_bytes(file.read_bytes().replace(b'"surplus":3', b'"surplus":9'))
    campaign = opened(folder)
    assert len(campaign.warnings) == 1
    assert campaign.table.steading.surplus == 3


def test_a_campaign_in_format_1_goes_on_with_what_came_later(folder: Path) -> None:
    """The first session, a muster and a plan are changes of values that no line of it has."""
    campaign = opened(folder)
    play(campaign, "start-session")
    play(campaign, "muster", roll=Answer("dice", [6, 6]), picks=Answer("pick", ["defenses", "gladly"]))
    play(campaign, "plan")
    table = written(campaign.table)
    assert campaign.table.campaign.session == 1
    assert campaign.table.steading.muster is not None
    assert verify(folder).is_well
    (folder / "table.json").unlink()
    again = opened(folder)
    assert written(again.table) == table
    for _ in range(3):
        entry = again.undoable(GM_SEAT)
        assert entry is not None
        again.undo(GM_SEAT, entry.n)
    assert (again.table.campaign.session, again.table.steading.muster, dict(again.table.plans)) == (0, None, {})


def test_a_campaign_in_format_1_takes_characters_and_what_a_threat_does_next(folder: Path) -> None:
    campaign = opened(folder)
    (threat,) = campaign.table.threats
    before = written(campaign.table)
    assert (dict(campaign.table.characters), campaign.table.threats[threat].next) == ({}, "")
    play(campaign, "add-character", name=Answer("person", "Rhea"))
    grows = {"threat/which": Answer("pick", [threat]), "threat/which/next": Answer("words", "They burn the mill")}
    play(campaign, "threat", **grows)
    table = written(campaign.table)
    assert [character.name for character in campaign.table.characters.values()] == ["Rhea"]
    assert campaign.table.threats[threat].next == "They burn the mill"
    assert verify(folder).is_well
    (folder / "table.json").unlink()
    again = opened(folder)
    assert written(again.table) == table
    for _ in range(2):
        entry = again.undoable(GM_SEAT)
        assert entry is not None
        again.undo(GM_SEAT, entry.n)
    assert written(again.table) == before
