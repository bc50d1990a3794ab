"""Keys: declared once, each with something to do, and all of them in the help."""

from collections import Counter
from pathlib import Path

import pytest

from rules.registry import MOVES, on_tab
from tests.scenes import hard_winter
from tests.screens.sat import sat
from tui.keys import BY_NAME, KEYS, MOST_IN_FOOTER, TABS, footer_keys
from tui.widgets.moves_pane import MovesPane
from tui.widgets.owed_pane import OwedPane
from tui.widgets.steading_pane import SteadingPane


def test_no_key_has_two_senses() -> None:
    names = Counter(name for key in KEYS for name in key.names)
    assert [name for name, times in names.items() if times > 1] == []
    assert len(BY_NAME) == len(names)


def test_only_keys_that_every_terminal_sends() -> None:
    plain = {"up", "down", "tab", "shift+tab", "enter", "escape", "pageup", "pagedown", "home", "end"}
    plain |= {"plus", "minus", "equals_sign", "question_mark", "slash"}
    assert [name for name in BY_NAME if name not in plain and not (len(name) == 1 and name.isalnum())] == []


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
def test_the_footer_holds_at_most_nine_whole_keys_and_ends_with_q(tab: str) -> None:
    keys = footer_keys(tab)
    assert len(keys) <= MOST_IN_FOOTER
    assert keys[-1].names == ("q",)


def test_no_two_moves_share_a_letter_and_none_takes_a_key_that_leaves() -> None:
    letters = [move.letter for move in on_tab("steading")]
    assert len(set(letters)) == len(letters)
    assert not {"q", "M"} & set(letters)


def test_every_move_with_a_letter_has_two_words_for_a_list() -> None:
    assert [move.id for move in MOVES.values() if move.letter and not 0 < len(move.short) <= 13] == []


async def test_every_act_of_a_key_is_there(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        assert {key.action for key in KEYS} == set(seat.main._acts._acts)


async def test_a_digit_without_a_tab_says_which_tabs_there_are(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        for digit in "06789":
            await seat.press(digit)
            assert seat.footer == "tabs: 1 Party, 2 Steading, 3 Economy, 4 Combat, 5 Chronicle"


async def test_no_key_is_silent(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        for key in ("d", "comma", "space"):
            await seat.press(key)
            assert seat.footer == "no key here: ? shows them all"
        await seat.press("U")
        assert seat.footer == "U works on 5 Chronicle"
        await seat.press("5", "e")
        assert seat.footer == "e works on 1 Party, 2 Steading, 3 Economy, 4 Combat"


async def test_what_is_stepped_is_the_row_of_the_pane_in_front(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        before = seat.board.newest
        for pane in ("moves", "owed"):
            await seat.press("tab", "plus")
            assert seat.footer == "! no number in this row: Tab goes to the steading's", pane
            await seat.press("e")
            assert seat.footer == "! e sets a row of the steading: Tab goes there, E sets any value", pane
        await seat.press("tab", "minus")
        assert seat.campaign.table.steading.fortunes == 1
        assert seat.board.newest == before + 1


async def test_ctrl_c_asks_once_and_any_other_key_goes_on(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("ctrl+c")
        assert seat.footer == "Ctrl+C again, or q, quits (all is saved)"
        await seat.press("j", "ctrl+c")
        assert seat.app.return_code is None
        await seat.pilot.press("ctrl+c")
        assert seat.app.return_code == 0


async def test_tabs_and_panes(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        panes = []
        for _ in range(4):
            panes.append(type(seat.main.focused))
            await seat.press("tab")
        assert panes == [SteadingPane, MovesPane, OwedPane, SteadingPane]
        await seat.press("5")
        assert seat.main.stance.tab == "chronicle"
        await seat.press("2")
        assert isinstance(seat.main.focused, SteadingPane)


async def test_q_leaves_and_asks_nothing(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.pilot.press("q")
        assert seat.app.return_code == 0


def test_a_player_s_footer_has_the_keys_for_what_is_their_own() -> None:
    signs = {tab: [key.sign for key in footer_keys(tab, "player")] for tab in ("economy", "combat")}
    assert {"x", "a", "p"} <= set(signs["economy"])
    assert not {"+ -", "x", "a"} & {*signs["combat"]}
    assert "+ -" not in signs["economy"]  # Loyalty and Reputation are the GM's
