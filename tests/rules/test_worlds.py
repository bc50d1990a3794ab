"""Which rules a campaign plays, and what is not there where they are not played."""

import pytest

from rules.owed import owed
from rules.registry import MOVES, WHERE, on_tab
from rules.table import Debt, Muster
from rules.tracks import tracks_at
from rules.worlds import in_play, not_in_play, plays
from tests.rules.playing import asked, offers, play, refusal
from tests.rules.tables import BRAM, REAVERS, RHEA, stonewell

HOMEFRONT, GOLD, BOTH = (stonewell(settings={"plays": one}) for one in ("homefront", "days-of-gold", "both"))
OF_THE_HOMEFRONT = {
    "deploy", "muster", "stand-down", "pull-together", "trade", "seasons-change", "disaster", "harvest",
    "second-meal", "threat", "threat-strikes", "threat-over", "use-gain", "plan", "tick", "also-takes", "drop-plan",
    "fate", "roll",
}  # fmt: skip
OF_GOLD = {"pay"}
OF_ALL = {"start-session", "end-session", "end-day", "add-person", "person-becomes", "by-hand", "set", "note", "found"}
WORLDS = ("", "homefront", "days-of-gold")


@pytest.mark.rule("HH-SHEETS")
def test_what_of_all_rules_is_in_play() -> None:
    for table, seen in ((HOMEFRONT, (True, True, False)), (GOLD, (True, False, True)), (BOTH, (True, True, True))):
        assert (in_play(table, ""), in_play(table, "homefront"), in_play(table, "days-of-gold")) == seen
    assert plays("both", "homefront")
    assert not_in_play(BOTH, "homefront") is None
    assert not_in_play(GOLD, "homefront") == "The homefront is not played in this campaign"
    assert not_in_play(HOMEFRONT, "days-of-gold") == "Days of Gold is not played in this campaign"


@pytest.mark.rule("HH-SHEETS")
def test_a_campaign_plays_both_unless_it_says_otherwise() -> None:
    assert stonewell().campaign.settings.plays == "both"
    where = "campaign.settings.plays"
    assert offers(asked("set", BOTH, f"{where}/value", {"track": [where]})) == ["homefront", "days-of-gold", "both"]
    done = play("set", BOTH, {"track": [where], f"{where}/value": ["homefront"], f"{where}/why": "no gold here"})
    assert done.table == HOMEFRONT


@pytest.mark.rule("HH-SHEETS")
def test_each_move_says_of_which_rules_it_is() -> None:
    worlds = {world: {id for id, move in MOVES.items() if move.world == world} for world in WORLDS}
    assert worlds["homefront"] >= OF_THE_HOMEFRONT
    assert worlds["days-of-gold"] >= OF_GOLD
    assert worlds[""] >= OF_ALL
    for played, not_played in (("homefront", "days-of-gold"), ("days-of-gold", "homefront")):
        listed = [move for tab in WHERE for move in on_tab(tab, played)]
        assert {move.id for move in listed} & worlds[not_played] == set()
        assert listed == [move for tab in WHERE for move in on_tab(tab) if move.world != not_played]


@pytest.mark.rule("HH-SHEETS")
def test_what_is_not_played_cannot_be_made() -> None:
    assert refusal("deploy", GOLD) == "The homefront is not played in this campaign"
    table = stonewell(settings={"plays": "homefront"}, characters={"rhea": RHEA})
    assert refusal("pay", table) == "Days of Gold is not played in this campaign"


@pytest.mark.rule("HH-SHEETS")
def test_its_tracks_are_not_offered_and_nothing_of_it_is_owed() -> None:
    gold = stonewell(
        settings={"plays": "days-of-gold"}, muster=Muster(), threats={"reavers": REAVERS},
        season="autumn", year=1, owed={"second-meal-year-0": Debt(amount=4, year=0)},
    )  # fmt: skip
    both = gold.model_copy(update={"campaign": BOTH.campaign})
    assert owed(gold) == ()
    assert {one.id for one in owed(both)} == {"harvest", "second-meal-year-0", "muster"}
    found = {track.where for track in tracks_at(gold)}
    assert {where for where in found if where.startswith(("steading.", "threats."))} == set()
    assert {"gm.dread", "gm.fortune", "campaign.session", "campaign.settings.plays"} <= found
    home = {track.where for track in tracks_at(HOMEFRONT)}
    closed = {where for where in home if where.startswith("gm.") or "open" in where}
    assert closed == {"campaign.settings.threats_open", "campaign.settings.foes_open"}
    assert "steading.surplus" in home


@pytest.mark.rule("HH-SHEETS")
def test_a_new_character_gets_the_sheet_that_is_played() -> None:
    for table, kind in ((HOMEFRONT, "hit-points"), (GOLD, "wounds")):
        role = "playbook" if kind == "hit-points" else "calling"
        done = play("add-character", table, {"name": "Rhea", "rhea/player": "", f"rhea/{role}": "Fox"})
        assert done.table.characters["rhea"].sheet.kind == kind
    assert BRAM.sheet.WORLD == "homefront"
    assert RHEA.sheet.WORLD == "days-of-gold"
