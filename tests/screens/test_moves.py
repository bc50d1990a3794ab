"""Making a move from the board: `m` and its letter, the list, what is owed, drafts, and keys typed ahead."""

from pathlib import Path

from saves.campaign import OpenCampaign
from tests.scenes import Scene, begun, empty, hard_winter, left_open, played, unfinished
from tests.screens.sat import sat, someone_else
from tui.moves.screen import MoveScreen
from tui.screens.entry import EntryScreen
from tui.screens.main import Main
from tui.screens.move_list import MoveList
from tui.widgets.moves_pane import GREY
from tui.widgets.owed_pane import OwedPane
from tui.widgets.steading_pane import SteadingPane
from tui.widgets.tab_moves import TabMoves


async def test_m_waits_for_a_letter_and_shows_it(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("m")
        assert "now a letter" in seat.text
        await seat.press("d")
        assert isinstance(seat.app.screen, MoveScreen)
        assert "Deploy" in seat.text


async def test_escape_and_q_leave_the_pending_m(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        for key in ("escape", "q"):
            await seat.press("m", key)
            assert "now a letter" not in seat.text
            assert isinstance(seat.app.screen, Main)


async def test_a_blocked_move_says_why_when_its_key_is_pressed(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("m", "w")
        assert seat.footer == "! Winter's Second Meal: no second meal is owed"
        await seat.press("m", "J")
        assert seat.footer == "! no move has the letter J"


async def test_keys_typed_ahead_land_in_the_move_that_is_just_opening(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.pilot.press("m", "d", "backspace", *"Bram", "enter", "5", "j")
        await seat.look()
        assert isinstance(seat.app.screen, MoveScreen)
        answers = seat.app.screen.play.conversation.answers
        assert {key: answer.value for key, answer in answers.items()} == {"leader": "Bram", "roll": [5]}
        assert "one of these comes with it" in seat.text


async def test_what_was_taken_for_granted_is_not_called_typed(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("m", "d", "6", "enter")
        entry = seat.campaign.last
        assert entry is not None
        sources = {key: (answer.value, answer.source) for key, answer in entry.answers.items()}
        assert sources == {"leader": ("", "assumed"), "roll": ([6], "typed")}
        await seat.press("5", "enter")
        assert "taken for granted" in seat.text
        assert isinstance(seat.app.screen, EntryScreen)


async def test_what_was_asked_after_all_is_typed(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("m", "d", "backspace", "enter", "6", "enter")
        entry = seat.campaign.last
        assert entry is not None
        assert entry.answers["leader"].source == "typed"


async def test_the_list_makes_a_move_from_any_tab(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("5", "m")
        assert isinstance(seat.app.screen, MoveList)
        await seat.press(*"disaster", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        assert seat.app.screen.play.move.id == "disaster"


async def test_the_list_is_walked_and_left(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M", "down", "down", "up", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        assert seat.app.screen.play.move.id == "muster"
        await seat.press("escape", "M", "escape")
        assert isinstance(seat.app.screen, Main)


async def test_a_move_of_the_list_is_made_at_the_row_that_is_chosen(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        pane = seat.main.query_one(SteadingPane)
        while not pane.choice.startswith("threats."):
            await seat.press("down")
        await seat.press("M", *"strikes", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        answers = seat.app.screen.play.conversation.answers
        assert [answer.value for answer in answers.values()] == [[pane.choice.split(".")[1]]]


async def test_enter_on_what_is_owed_settles_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("o", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        assert seat.app.screen.play.move.id == "second-meal"


async def test_what_is_chosen_among_the_owed_is_named_where_there_is_one_row_for_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("o")
        assert "► Winter" in seat.text


async def test_x_on_a_held_gain_uses_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press(*"jjjjjjj", "x")
        assert isinstance(seat.app.screen, MoveScreen)
        assert seat.app.screen.play.move.id == "use-gain"
        assert "What for?" in seat.text


async def test_what_was_left_open_waits_in_owed_and_goes_on(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("m", "d", "backspace", *"Bram", "enter", "escape")
        assert isinstance(seat.app.screen, Main)
        assert seat.footer == "✓ put aside: it waits in Owed"
        row = next(row for row in seat.text.splitlines() if "Deploy, led by Bram" in row)
        assert "· Deploy" in row
        assert "left open" in row
        await seat.press("o", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        assert seat.app.screen.play.taken_up
        assert "Bram" in seat.text
        assert "owed 1" not in seat.text  # what is open on this very screen does not wait


async def test_a_draft_is_discarded_only_after_asking(tmp_path: Path) -> None:
    async with sat(unfinished, tmp_path) as seat:
        await seat.press("X")
        assert "Discard Deploy, led by Bram Oster, with 1 answer?" in seat.footer
        await seat.press("x")
        assert len(seat.board.drafts) == 1
        await seat.press("X", "y")
        assert seat.board.drafts == ()
        await seat.press("X")
        assert seat.footer == "! no move was left open"


async def test_the_other_s_change_is_shown_and_leaves_focus_and_choice_alone(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("j", "tab", "tab")
        assert isinstance(seat.main.focused, OwedPane)
        played(someone_else(seat), "by-hand", ["steading.fortunes"], 1)
        await seat.look()
        assert "Fortunes ■■■□ 3" in seat.row(1)
        assert isinstance(seat.main.focused, OwedPane)
        assert seat.main.query_one(SteadingPane).choice == "steading.surplus"


async def test_the_other_s_change_does_not_end_a_pending_key(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("m")
        played(someone_else(seat), "by-hand", ["steading.fortunes"], 1)
        await seat.look()
        assert "now a letter" in seat.text


async def test_n_writes_a_note(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("n", *"quiet", "enter", "enter")
        assert isinstance(seat.app.screen, Main)
        assert "quiet" in seat.row(-2)


async def test_what_was_left_open_is_known_at_the_first_painting_and_stands_below_what_is_owed(tmp_path: Path) -> None:
    app = Scene("", unfinished).app(tmp_path / "campaign")
    async with app.run_test(size=(80, 24)):
        assert app.board is not None
        assert (len(app.board.owed), len(app.board.drafts)) == (1, 1)
    async with sat(unfinished, tmp_path / "again") as seat:
        assert "! owed 1 +1 ┃" in seat.row(2)  # in short, where the GM's pools leave no room for words
        owed = next(y for y, row in enumerate(seat.text.splitlines()) if "Owed" in row)
        assert "! Winter" in seat.row(owed + 1)
        assert "· Deploy, led by Bram" in seat.row(owed + 2)


async def test_once_all_is_settled_the_steading_has_the_focus_again(tmp_path: Path) -> None:
    def one_draft(folder: Path) -> OpenCampaign:
        campaign = empty(folder)
        left_open(campaign, "deploy", "Bram")
        return campaign

    async with sat(one_draft, tmp_path) as seat:
        await seat.press("o", "X", "y")
        assert isinstance(seat.main.focused, SteadingPane)
        await seat.press("o")
        assert isinstance(seat.main.focused, OwedPane)


async def test_a_pool_without_dice_reads_0d_and_with_room_says_what_is_rolled(tmp_path: Path) -> None:
    def worn(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        played(campaign, "set", ["steading.diminished"], True, "a hard march")
        return campaign

    async with sat(worn, tmp_path, size=(120, 36)) as seat:
        assert "deploys 0d" in seat.text
        assert "d Deploy            0d roll 2, keep the lowest" in seat.text


async def test_a_move_that_can_t_be_made_is_grey_from_end_to_end_and_marked(tmp_path: Path) -> None:
    async with sat(empty, tmp_path, size=(140, 44)) as seat:
        await seat.press("1", "m")
        pane = seat.main.body.query_one(TabMoves)
        line = next(line for line in pane.lines(pane.size) if any("What Becomes" in text for text, _ in line))
        assert {style for text, style in line if text.strip()} == {GREY}
        assert line[0][0] == "─"
