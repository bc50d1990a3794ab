"""The picker: every move that a seat could make, narrowed by what is typed."""

from pathlib import Path

from textual.events import Key, Paste

from rules.registry import MOVES
from rules.seats import ONLOOKER, Seat
from tests.scenes import empty, hard_winter, played
from tests.screens.sat import Sat, sat, someone_else
from tui.move_finding import find
from tui.move_rows import MoveRow
from tui.moves.screen import MoveScreen
from tui.screens.main import Main
from tui.screens.move_list import MoveList, MoveListPage

ODO = Seat("Odo", "player", ("bram-oster",))
ROWS = tuple(MoveRow(move) for move in MOVES.values() if move.letter)


def names(typed: str) -> list[str]:
    return [found.row.move.name for found in find(ROWS, typed)]


def page_of(seat: Sat) -> MoveListPage:
    assert isinstance(seat.app.screen, MoveList)
    return seat.app.screen.page


def made(seat: Sat) -> str:
    assert isinstance(seat.app.screen, MoveScreen)
    return seat.app.screen.play.move.id


# -- finding


def test_with_nothing_typed_all_stand_in_their_order() -> None:
    assert names("") == names("  ") == [row.move.name for row in ROWS]


def test_letters_are_found_in_order_with_others_between_them() -> None:
    assert names("dply") == ["Deploy"]
    assert names("plan")[0] == "Make a Plan"
    assert names("threat")[:3] == ["A Threat Stirs", "A Threat Strikes", "A Threat Ends"]


def test_every_word_must_be_found_somewhere_in_whichever_order() -> None:
    assert names("strikes threat") == names("threat strikes") == ["A Threat Strikes"]
    assert names("threat qqq") == []
    assert names("MUSTER")[0] == "Muster"


def test_a_name_goes_before_a_trigger() -> None:
    found = names("disaster")
    assert found[0] == "Meet with Disaster"
    assert "A Threat Strikes" in found  # "... brings disaster"


def test_in_a_trigger_letters_stand_together() -> None:
    assert "Deploy" in names("attack")
    assert "Deploy" not in names("atack")


def test_a_move_s_own_letter_puts_it_before_its_equals() -> None:
    for row in ROWS:
        if row.move.name.casefold().startswith(row.move.letter):
            assert find(ROWS, row.move.letter)[0].row.move.name.casefold().startswith(row.move.letter)
    assert names("m")[0] == "Muster"
    assert names("d")[0] == "Deploy"


def test_what_can_be_made_goes_before_its_equals_that_can_t() -> None:
    rows = [MoveRow(MOVES["threat"], blocked="not yet"), MoveRow(MOVES["threat-over"])]
    assert [found.row for found in find(rows, "a threat")] == [rows[1], rows[0]]


def test_each_move_says_with_which_keys_it_is_made() -> None:
    found = {one.row.move.id: one.address for one in find([*ROWS, MoveRow(MOVES["note"]), MoveRow(MOVES["set"])], "")}
    assert found["deploy"] == "2 m d"
    assert found["add-person"] == "1 m a"
    assert found["hire"] == "3 m h"
    assert (found["note"], found["set"]) == ("n", "E")


# -- on screen


async def test_it_lists_every_move_also_those_made_at_a_row(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M")
        listed = {found.row.move.id for found in page_of(seat).found}
        assert listed == set(MOVES) - {"found", "by-hand"}
        assert "2 m r  A Threat Strikes" in seat.text
        assert f"{len(listed)}  │" in seat.row(5)


async def test_it_opens_by_m_and_a_stroke_and_letters_are_text_in_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        for keys in (["M"], ["m", "slash"], ["m", "M"], ["m", "question_mark"], ["slash"], ["1", "slash"]):
            await seat.press(*keys, *"mqjk")
            assert page_of(seat).field.text == "mqjk", keys
            await seat.press("escape")
            assert isinstance(seat.app.screen, Main), keys


async def test_the_best_one_is_chosen_and_enter_makes_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M", "down", "down", *"calami")
        assert "► 2 m x  Meet with Disaster" in seat.text
        assert "1 of " in seat.text
        await seat.press("enter")
        assert made(seat) == "disaster"


async def test_keys_typed_ahead_go_into_the_list_and_on_into_the_move(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        for key in ("M", *"deploy", "enter", "backspace", *"Bram", "enter", "5", "j"):
            seat.app.post_message(Key(key, key if len(key) == 1 else None))
        await seat.look()
        for _ in range(200):
            if isinstance(seat.app.screen, MoveScreen) and "one of these comes with it" in seat.text:
                break
            await seat.pilot.pause()
        assert made(seat) == "deploy"
        assert isinstance(seat.app.screen, MoveScreen)
        answers = seat.app.screen.play.conversation.answers
        assert {key: answer.value for key, answer in answers.items()} == {"leader": "Bram", "roll": [5]}


async def test_arrows_and_pages_choose_and_backspace_widens(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M", "t", "h", "r", "down")
        assert "► 2 m r  A Threat Strikes" in seat.text
        await seat.press("up", "up")
        assert "► 2 m g  A Threat Stirs" in seat.text
        await seat.press(*["backspace"] * 3, *["pagedown"] * 20)
        assert "► n      Note" in seat.text
        await seat.press(*["pageup"] * 20)
        assert "► 2 m d  Deploy" in seat.text
        await seat.press("backspace")
        assert isinstance(seat.app.screen, Main)


async def test_matched_letters_are_bold_and_underlined(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M", *"dply")
        page = page_of(seat)
        (line,) = [line for line in page.lines(page.size) if ("Deploy" in "".join(part for part, _ in line))]
        assert "".join(part for part, style in line if "bold underline" in style) == "Dply"


async def test_a_move_that_can_t_be_made_says_why_and_the_list_stays(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("M", *"second meal")
        assert "! not now: no second meal is owed" in seat.text
        assert "─ 2 m w" not in seat.text  # the mark of the chosen row stands in its place
        await seat.press("enter")
        page = page_of(seat)
        styles = [style for line in page.lines(page.size) for part, style in line if "not now" in part]
        assert styles == ["bold reverse $rust"]
        await seat.press(*["backspace"] * 8, "down")
        assert "─ 2 m w  Winter's Second M" in seat.text


async def test_nothing_found_is_said_and_enter_makes_nothing(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("M", *"xyzzy", "down", "enter")
        assert "no move has that in its name" in seat.text
        assert "0 of " in seat.text


async def test_the_chosen_row_says_what_sets_it_off_and_how_its_pool_comes_about(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M", *"deploy")
        assert MOVES["deploy"].trigger in seat.text
        assert "1d  diminished -1d, Defenses 2" in seat.text


async def test_a_player_finds_only_what_a_player_could_make(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ODO) as seat:
        await seat.press("M")
        assert {found.row.move.id for found in page_of(seat).found} == {one.id for one in MOVES.values() if one.players}
        assert "Seasons Change" not in seat.text


async def test_an_onlooker_has_no_list(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ONLOOKER) as seat:
        for keys in (["M"], ["slash"]):
            await seat.press(*keys)
            assert seat.footer == "! whoever looks on makes no moves"


async def test_another_s_change_is_taken_in_and_leaves_what_was_typed_and_chosen(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M", *"the", "down")
        chosen = page_of(seat).choice
        assert chosen is not None
        played(someone_else(seat), "set", ["steading.diminished"], False, "they rested")
        await seat.look()
        page = page_of(seat)
        assert page.field.text == "the"
        assert page.choice is not None
        assert page.choice.row.move == chosen.row.move
        await seat.press(*["backspace"] * 3)
        assert "Deploy                   2d" in seat.text


async def test_what_is_pasted_is_text_too(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("M")
        seat.app.screen.post_message(Paste("die\nof fate"))
        await seat.look()
        assert page_of(seat).field.text == "die of fate"
        assert "► 2 m f  Die of Fate" in seat.text


async def test_as_many_as_there_is_room_for_are_shown_whole(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(140, 44)) as seat:
        await seat.press("M")
        page = page_of(seat)
        assert page.room > 25
        for found in page.found[: page.room]:
            assert found.row.move.name in seat.text
