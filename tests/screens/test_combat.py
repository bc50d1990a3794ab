"""The Combat tab: both sides, battalions, the spotlight, what keys do there, and what a player sees of it."""

from pathlib import Path

import pytest
from textual.events import Key

from rules.errors import Refused
from rules.registry import MOVES
from rules.seats import ONLOOKER, Seat
from saves.campaign import OpenCampaign
from tests.scenes import played
from tests.scenes.fights import (
    a_fight,
    forty_foes,
    never_fought,
    no_fight,
    odd_fight,
    only_the_hidden,
    some_out,
    two_fights,
    without_battalions,
)
from tests.screens.sat import Sat, sat
from tui.explained import explain_move
from tui.moves.screen import MoveScreen
from tui.screens.combat import CombatTab
from tui.screens.explain import ExplainScreen
from tui.widgets.combat.battalions_pane import BattalionsPane
from tui.widgets.combat.no_fight import NoFight
from tui.widgets.combat.ours_pane import OursPane
from tui.widgets.combat.theirs_pane import TheirsPane

ODO = Seat("Odo", "player", ("odo-finch",))
SIDES = slice(5, 11)  # rows of both sides at 80x24


def beside(seat: Sat, rows: slice = SIDES) -> tuple[list[str], list[str]]:
    """Ours and theirs by rows, without headings."""
    lines = [row for row in seat.text.splitlines()[rows] if "│" in row]
    ours, theirs = zip(*(row.split("│", 1) for row in lines), strict=True)
    return [row.strip() for row in ours[1:] if row.strip()], [row.strip() for row in theirs[1:] if row.strip()]


def asked(seat: Sat) -> str:
    """The move that is open, and what stands in it."""
    assert isinstance(seat.app.screen, MoveScreen)
    return seat.text


async def test_its_digit_stands_between_those_of_the_steading_and_the_chronicle(tmp_path: Path) -> None:
    async with sat(never_fought, tmp_path) as seat:
        words = seat.row(3).split()
        at = [words.index(name) for name in ("Steading", "Combat", "Chronicle")]
        assert at == sorted(at)
        assert words[at[1] - 1] == "4"
        await seat.press("4")
        assert seat.main.stance.tab == "combat"
        assert isinstance(seat.main.focused, NoFight)


async def test_a_fight_as_it_is_pictured(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4")
        assert seat.row(4).strip() == "Spotlight ● Odo   waiting longest: Isolde   The sluice gate, dusk · exchange 3"
        ours, theirs = beside(seat)
        assert ours == [
            "Bram   ━━━━─ 14/20  dazed",
            "Isolde ■□□□□□ 1/6   Fine",
            "┃ Odo    ■■■□□□ 3/6   Wounded -1 …",
            "Rhea   ■■■■■■ 6/6   DYING -2",
            "Wen    ━──── 2/16   weakened  dazed …",
        ]
        assert theirs == [
            "► Captain Hask ■■■□□□ 3/6    3     1",
            "Ash hound    ━━─── 5/12 d8+1     1",
            "Reavers x4   ■□□ 1/3       2     1",
            "Bell-ring… ○ □□□ 0/3       1     0",
        ]
        assert "○ hidden  harm armor" in seat.row(5)
        assert "Osmere militia ours   ━━━━━━━━━─ 12/14 medium" in seat.text
        assert "Reaver band    theirs ━━━━━━━━── 8/10  small" in seat.text


async def test_names_are_whole_and_sizes_say_what_they_are_worth_where_there_is_room(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path, size=(120, 36)) as seat:
        await seat.press("4")
        assert "waiting longest: Isolde Marr" in seat.text
        assert "vs small: +1 harm +1 armor" in seat.text
        assert "vs medium: no bonus" in seat.text
        for note in ("spear and shield", "4 of 6 left; break when", "waits in the mill"):
            assert note in seat.text


async def test_at_thirty_rows_the_chosen_foe_alone_has_its_note_and_choosing_moves_nothing(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path, size=(100, 30)) as seat:
        await seat.press("4")
        assert "spear and shield" in seat.text
        assert "goes for whoever bleeds" not in seat.text
        at = next(y for y, row in enumerate(seat.text.splitlines()) if "Battalions ─" in row)
        await seat.press("down")
        assert "goes for whoever bleeds" in seat.text
        assert "spear and shield" not in seat.text
        assert "Battalions ─" in seat.row(at)


async def test_tab_goes_round_the_three_panes_and_each_keeps_its_chosen_one(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "down", "down")
        panes = []
        for _ in range(4):
            panes.append(type(seat.main.focused))
            await seat.press("tab")
        assert panes == [TheirsPane, BattalionsPane, OursPane, TheirsPane]
        assert "┃ Reavers x4" in seat.text
        assert "► Osmere militia" in seat.text


# -- keys


async def test_plus_and_minus_are_at_once_on_whoever_is_chosen(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "plus")
        assert seat.row(-2).strip().startswith("last  #6 GM by hand: Captain Hask: Wounds  3 → 4")
        await seat.press("down", "minus")
        assert "━━─── 4/12" in seat.text
        await seat.press("tab", "minus", "tab", "up", "plus")
        table = seat.campaign.table
        assert table.battalions["militia"].members == 11
        assert "■■□□□□ 2/6" in seat.text  # Isolde's
        assert seat.board.newest == 9


async def test_the_spotlight_goes_to_the_chosen_one_of_ours_and_who_waited_longest_is_the_next(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "tab", "tab", "up", "s")
        assert "Spotlight ● Isolde   waiting longest: Rhea" in seat.row(4)
        assert seat.row(-2).strip().startswith("last  #6 GM The Spotlight  Spotlight Odo Finch → Isolde Marr")
        await seat.press("tab", "s")  # from whichever side
        assert seat.board.newest == 7
        assert seat.campaign.table.fights["sluice"].turn == 6


async def test_x_brings_a_hidden_foe_out_asks_what_becomes_of_another_and_lets_one_of_ours_leave(
    tmp_path: Path,
) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "end", "x", "enter")
        assert seat.campaign.table.foes["ringer"].known
        assert "hidden" not in seat.row(5)
        assert "Bell-ringer hidden → seen" in " ".join(seat.row(-2).split())
        await seat.press("home", "x")
        assert "What has become of them?" in asked(seat)
        await seat.press("1", "enter")
        assert seat.campaign.table.foes["captain"].status == "dead"
        assert beside(seat)[1][-1].endswith("Captain Hask dead")
        await seat.press("tab", "tab", "up", "x", "enter")
        assert seat.campaign.table.fights["sluice"].fighters["isolde-marr"].status == "out"
        assert not any("Isolde" in row for row in beside(seat)[0])


async def test_h_hurts_the_chosen_one_of_either_side(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "h")
        assert "Captain Hask" in asked(seat)
        await seat.press("escape", "tab", "tab", "h")
        assert "Odo Finch" in asked(seat)


async def test_e_sets_its_number_and_i_and_enter_explain_it(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "e")
        assert "Captain Hask: Wounds: what is it now?" in asked(seat)
        await seat.press("escape", "i")
        assert isinstance(seat.app.screen, ExplainScreen)
        assert "Wounds                3, from 0 to 6" in seat.text
        await seat.press("escape", "tab", "enter")
        assert isinstance(seat.app.screen, ExplainScreen)
        assert "members" in seat.text


async def test_care_and_a_bonus_are_for_ours_alone(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "c")
        assert seat.footer == "! choose one of ours first: Tab goes there"
        await seat.press("b")
        assert seat.footer == "! choose one of ours first: Tab goes there"
        await seat.press("tab", "tab", "c")
        assert "What heals" in seat.text


async def test_m_lists_the_tab_s_moves_in_the_place_of_the_forecast(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "m")
        assert "If Odo" not in seat.text
        for name in ("f Fight", "b Command a Battalion", "n A Fight Begins", "e A Fight Ends", "k Keep a Fight"):
            assert name in seat.text
        await seat.press("escape")
        assert "If Odo Finch fights Captain Hask" in seat.text


async def test_a_move_begins_with_the_chosen_ones_and_asks_for_whom_it_is_not(tmp_path: Path) -> None:
    async with sat(some_out, tmp_path) as seat:
        await seat.press("4", "m", "f")
        assert "Odo Finch fights Captain Hask" in asked(seat)
        await seat.press("escape", "end", "m", "f")  # Reavers, who have left
        assert "Who fights?" in asked(seat)
        await seat.press("escape", "m", "u")
        assert "Odo Finch" in asked(seat)


async def test_a_battalion_in_front_is_commanded_against_theirs(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "tab")
        assert "If Osmere militia meets Reaver band" in seat.text
        assert "m b to roll it" in seat.text
        await seat.press("down")
        assert "If Odo Finch fights Reaver band" in seat.text
        await seat.press("up", "m", "b")
        assert "Osmere militia clashes with Reaver band" in asked(seat)


# -- several fights, and none


async def test_f_brings_another_fight_to_the_front(tmp_path: Path) -> None:
    async with sat(two_fights, tmp_path) as seat:
        await seat.press("4")
        shown = {seat.row(4).split(" · ")[0].split("  ")[-1]}
        await seat.press("f")
        shown.add(seat.row(4).split(" · ")[0].split("  ")[-1])
        assert len(shown) == 2
        assert "2/2 f" in seat.row(4)
        await seat.press("f")
        assert "1/2 f" in seat.row(4)
    async with sat(a_fight, tmp_path / "one") as seat:
        await seat.press("4", "f")
        assert seat.footer == "! no other fight is on"
        assert "1/1" not in seat.row(4)


async def test_with_no_fight_it_says_how_one_begins_and_enter_takes_up_a_kept_one(tmp_path: Path) -> None:
    async with sat(no_fight, tmp_path) as seat:
        await seat.press("4")
        assert "a   adds foes, and begins a fight with them" in seat.text
        assert "► The ford" in seat.text
        assert "The mill by night  3 foes" in seat.text
        await seat.press("down", "enter")
        assert "Take Up a Fight" in asked(seat)
        await seat.press("enter")
        assert seat.campaign.table.fights["mill"].status == "on"
        assert isinstance(seat.main.focused, TheirsPane)
        assert "► Hired knives x3" in seat.text


async def test_without_a_fight_keys_say_that_there_is_none(tmp_path: Path) -> None:
    async with sat(never_fought, tmp_path) as seat:
        await seat.press("4")
        for key in ("s", "plus", "e", "x", "h", "c", "b", "enter"):
            await seat.press(key)
            assert seat.footer == "! no fight is on: m n begins one, a adds foes", key
        await seat.press("m", "f")
        assert "Fight: no fight is on" in seat.footer


async def test_a_fight_that_ends_gives_the_page_of_none(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "tab", "m", "e", "enter")
        assert "No fight is on" in seat.text
        assert isinstance(seat.main.focused, NoFight)
        await seat.press("u")
        assert "Captain Hask" in seat.text
        assert isinstance(seat.main.focused, TheirsPane)


# -- many


async def test_forty_foes_scroll_and_the_chosen_one_is_always_in_sight(tmp_path: Path) -> None:
    async with sat(forty_foes, tmp_path) as seat:
        await seat.press("4")
        assert "… 33 more" in seat.text
        await seat.press("end")
        assert "► Reaver 40" in seat.text
        assert "fights Reaver 40" in seat.text
        await seat.press("pageup")
        assert "► Reaver 3" in seat.text


async def test_who_is_out_of_it_stands_last(tmp_path: Path) -> None:
    async with sat(some_out, tmp_path) as seat:
        await seat.press("4")
        words = [row.strip("► ").split()[0] for row in beside(seat)[1]]
        assert words == ["Captain", "Bell-ring…", "Ash", "Reavers"]
        assert beside(seat)[1][2:] == ["Ash hound    dead", "Reavers x4   left"]


async def test_what_helps_somebody_raises_the_number_and_says_so(tmp_path: Path) -> None:
    async with sat(without_battalions, tmp_path) as seat:
        await seat.press("4")
        assert "▲4     1" in seat.text
        assert "Fine  +1 Harm" in seat.text


# -- seats


def open_foes(folder: Path) -> OpenCampaign:
    campaign = a_fight(folder)
    played(campaign, "set", ["campaign.settings.foes_open"], True, "the table wants it so")
    return campaign


async def test_a_player_sees_no_hidden_foe_no_track_of_any_and_no_note(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path, size=(120, 36), seat=ODO) as seat:
        await seat.press("4")
        for word in ("Captain Hask", "Ash hound", "Reavers x4", "Reaver band"):
            assert word in seat.text
        for word in (
            "Bell-ringer",
            "hidden",
            "3/6    ",
            "5/12",
            "d8+1",
            "spear and shield",
            "8/10",
            "vs small",
            "GM Dread",
        ):
            assert word not in seat.text, word
        assert "how they fare is the GM's to know" in seat.text
        await seat.press("s")
        assert seat.footer == "! only the GM makes this"
        await seat.press("plus")
        assert seat.footer == "! only the GM makes this"
        await seat.press("m", "f")
        assert "Odo Finch fights Captain Hask" in asked(seat)


async def test_where_only_hidden_foes_are_there_a_player_is_refused_as_with_none_and_i_hints_at_nobody(
    tmp_path: Path,
) -> None:
    says = "nobody is left to fight: add a foe first"
    async with sat(only_the_hidden, tmp_path / "player", seat=ODO) as seat:
        desk, fight = seat.app.desk, MOVES["fight"]
        assert desk is not None
        with pytest.raises(Refused, match=says):
            await desk.begin("fight")
        assert ("not now", says) in explain_move(desk, fight).facts
    async with sat(only_the_hidden, tmp_path / "gm") as seat:
        desk = seat.app.desk
        assert desk is not None
        assert "not now" not in dict(explain_move(desk, fight).facts)
        assert (await desk.begin("fight")).id


async def test_where_foes_are_open_a_player_sees_their_tracks_and_the_forecast_but_no_hidden_one(
    tmp_path: Path,
) -> None:
    async with sat(open_foes, tmp_path, size=(120, 36), seat=ODO) as seat:
        await seat.press("4")
        for word in ("5/12", "d8+1", "DYING -2"):
            assert word in seat.text, word
        for word in ("Bell-ringer", "spear and shield", "GM Dread"):
            assert word not in seat.text, word


async def test_an_onlooker_only_looks(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path, seat=ONLOOKER) as seat:
        await seat.press("4")
        assert "m f to roll it" not in seat.text
        await seat.press("s")
        assert seat.footer == "! whoever looks on makes no moves"


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (140, 44)])
async def test_people_s_words_are_only_text_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sat(odd_fight, tmp_path, size=size) as seat:
        await seat.press("4", "down", "tab", "tab", "m", "escape", "1", "4")
        assert "[crew]" in seat.text
        assert isinstance(seat.main.body, CombatTab)


async def test_a_fight_that_begins_or_is_taken_up_comes_to_the_front_of_another(tmp_path: Path) -> None:
    async with sat(two_fights, tmp_path) as seat:
        await seat.press("4", "m", "t", "enter", "enter")
        assert seat.main.query_one(CombatTab).fight == "mill"
        await seat.press("m", "n", *"Ice", "enter", "enter")
        assert seat.main.query_one(CombatTab).fight == "ice"
        await seat.press("u")
        assert seat.main.query_one(CombatTab).fight != "ice"


async def test_a_letter_whose_m_came_while_a_move_was_written_does_nothing(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "m", "f", "2", "3", "1")
        written = seat.campaign.last
        for key in ("enter", "m"):
            seat.app.post_message(Key(key, key if len(key) == 1 else None))
        await seat.look()
        entry = seat.campaign.last
        assert written is not None
        assert entry is not None
        assert (entry.n, entry.move) == (written.n + 1, "fight")
        await seat.press("u")
        assert seat.campaign.last == entry  # nothing is undone
        assert "m came while a move was being written" in seat.text
        await seat.press("m", "u")
        assert asked(seat)


async def test_who_fights_beside_them_can_be_said_from_the_dice_on_and_whole(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "m", "f")
        assert "b □ Others fight it too" in asked(seat)
        await seat.press("2", "3", "1")
        assert "b □ Others fight it too   i □ Armor ignored   6 more" in asked(seat)


async def test_a_fight_that_was_left_open_says_whose_and_against_whom(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path, size=(120, 36)) as seat:
        await seat.press("4", "m", "f", "2", "3", "escape")
        await seat.press("2")
        assert "Fight: Odo Finch, Captain Hask" in seat.text


async def test_not_even_before_it_is_laid_out_is_no_fight_said_to_be_on_while_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CombatTab, "_arrange", lambda _tab: None)
    async with sat(a_fight, tmp_path, seat=ONLOOKER) as seat:
        await seat.press("4")
        assert "No fight is on" not in seat.text
