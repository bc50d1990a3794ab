"""The margin of a wide screen: what is owed and what happened lately, beside any tab but the Chronicle."""

from pathlib import Path

from rich.cells import cell_len

from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import OpenCampaign
from tests.programs.campaigns import HEARTHSIDE
from tests.scenes import begun, empty, hard_winter, left_open, odd_names, played, unfinished
from tests.screens.sat import Sat, sat, someone_else
from tests.terminal import Terminal
from tui.moves.screen import MoveScreen
from tui.widgets.last import Last
from tui.widgets.margin import Margin, MarginOwed
from tui.widgets.owed_pane import OwedPane
from tui.widgets.party_pane import PartyPane
from tui.widgets.steading_pane import SteadingPane

WIDE = (140, 44)


def margin(seat: Sat, columns: int = 40) -> list[str]:
    """The rows of the margin, from its divider on, without blanks at their ends."""
    return [row[-columns:].strip("│ ") for row in seat.text.splitlines()[4:-1]]


def shown(seat: Sat) -> bool:
    return any(one.display for one in seat.main.query(Margin))


async def test_it_stands_from_132_columns_and_takes_the_place_of_the_last_row(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(131, 30)) as seat:
        assert not seat.main.query(Margin)  # nothing of it before there is room
        assert seat.row(-2).startswith(" last")
        await seat.pilot.resize_terminal(132, 30)
        await seat.look()
        assert shown(seat)
        assert "last" not in seat.row(-2)
        assert seat.row(6)[132 - 40] == "│"
        rows = margin(seat)
        assert rows[1].startswith("Owed ─")
        assert any(row.startswith("Lately ─") for row in rows)
        assert seat.text.count("Owed ─") == 1  # the tab's own list of it has gone
        await seat.pilot.resize_terminal(131, 30)
        await seat.look()
        assert not shown(seat)
        assert seat.row(-2).startswith(" last")
        assert seat.text.count("Owed ─") == 1
        assert "Lately" not in seat.text


async def test_it_is_there_with_a_first_painting_at_140_columns(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        assert shown(seat)
        assert not seat.main.query_one(Last).display
        rows = [" ".join(row.split()) for row in margin(seat)]
        assert rows[2:4] == ["! Winter 3 Surplus", "before spring have 2"]
        assert next(row for row in rows if row.startswith("Lately")).endswith("u undoes #15")


async def test_an_entry_has_two_lines_and_what_was_undone_says_so(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        rows = [" ".join(row.split()) for row in margin(seat)]
        at = rows.index("15 GM A Threat Stirs")
        assert rows[at + 1] == "Grey Reavers: stage 2 → 3"
        at = rows.index("13 GM by hand: Surplus")
        assert rows[at + 1] == "undone"
        struck = [line.style.strike for line in _parts(seat, "by hand: Surplus") if line.style is not None]
        assert any(struck)
        at = next(number for number, row in enumerate(rows) if row.startswith("9 GM Harvest: year 1"))
        assert rows[at].endswith(" 2")  # the die
        assert rows[at + 1] == "Surplus 5 → 7"


def _parts(seat: Sat, words: str) -> list:  # type: ignore[type-arg]
    lines = seat.app.screen._compositor.render_strips()
    return [part for line in lines for part in line if words in part.text]


async def test_a_new_entry_comes_in_above_the_others(tmp_path: Path) -> None:
    async with sat(empty, tmp_path, size=WIDE) as seat:
        await seat.press("plus")
        rows = [" ".join(row.split()) for row in margin(seat)]
        at = next(number for number, row in enumerate(rows) if row.startswith("Lately"))
        assert rows[at].endswith("u undoes #2")
        assert rows[at + 1 : at + 3] == ["2 GM by hand: Fortunes", "Fortunes 2 → 3"]
        await seat.press("u")
        rows = [" ".join(row.split()) for row in margin(seat)]
        assert rows[at].endswith("r redoes #2")
        assert rows[at + 1] == "3 GM undid #2 by hand: Fortunes"
        assert rows[at + 3 : at + 5] == ["2 GM by hand: Fortunes", "undone"]


async def test_it_stands_beside_the_party_but_not_beside_the_chronicle(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("1")
        assert shown(seat)
        await seat.press("5")
        assert not shown(seat)
        assert not seat.main.query_one(Last).display
        played(someone_else(seat), "note", "the bell rang twice")
        await seat.look()
        await seat.press("2")
        assert shown(seat)
        assert "the bell rang twice" in seat.text


async def test_o_and_tab_go_there_from_any_tab_and_enter_settles(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("1", "o")
        assert seat.main.stance.tab == "party"
        assert isinstance(seat.main.focused, MarginOwed)
        assert "Enter Winter's Second Meal" in "\n".join(margin(seat))
        await seat.press("tab")
        assert isinstance(seat.main.focused, PartyPane)
        await seat.press("tab", "enter")
        assert isinstance(seat.app.screen, MoveScreen)
        assert "Second Meal" in seat.text
        await seat.press("q", "5", "o")
        assert seat.main.stance.tab == "steading"
        assert isinstance(seat.main.focused, MarginOwed)


async def test_rows_of_what_is_owed_are_chosen_there_while_the_party_stands_in_front(tmp_path: Path) -> None:
    async with sat(unfinished, tmp_path, size=WIDE) as seat:
        await seat.press("1", "o", "j")
        pane = seat.main.focused
        assert isinstance(pane, MarginOwed)
        assert pane.choice.startswith("draft:")
        assert "left open" in "\n".join(margin(seat))
        await seat.press("X", "y")
        assert seat.board.drafts == ()


async def test_the_focus_stays_on_what_is_owed_when_the_margin_comes_and_goes(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(131, 36)) as seat:
        await seat.press("o")
        assert type(seat.main.focused) is OwedPane
        for _ in range(2):
            await seat.pilot.resize_terminal(140, 36)
            await seat.look()
            assert type(seat.main.focused) is MarginOwed
            await seat.pilot.resize_terminal(120, 36)
            await seat.look()
            assert type(seat.main.focused) is OwedPane
        await seat.pilot.resize_terminal(140, 36)
        await seat.look()
        await seat.press("1", "o")
        await seat.pilot.resize_terminal(80, 24)
        await seat.look()
        assert type(seat.main.focused) is PartyPane
        await seat.press("o")
        assert seat.main.stance.tab == "steading"
        assert type(seat.main.focused) is OwedPane


async def test_the_gate_over_it_is_no_trouble(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        await seat.press("o")
        await seat.pilot.resize_terminal(60, 20)
        await seat.look()
        assert "needs 80x24" in seat.text
        await seat.pilot.resize_terminal(*WIDE)
        await seat.look()
        assert shown(seat)
        assert isinstance(seat.main.focused, OwedPane)
        assert seat.main.focused.display


async def test_once_nothing_is_owed_the_focus_goes_back_to_the_tab(tmp_path: Path) -> None:
    def one_draft(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        left_open(campaign, "deploy", "Bram Oster")
        return campaign

    for tab, pane in (("1", PartyPane), ("2", SteadingPane)):
        async with sat(one_draft, tmp_path / tab, size=WIDE) as seat:
            await seat.press(tab, "o", "X", "y")
            assert seat.board.owed_count == 0
            assert type(seat.main.focused) is pane
            assert "nothing is owed" in "\n".join(margin(seat))


async def test_more_owed_than_there_is_room_for_leaves_half_to_lately(tmp_path: Path) -> None:
    def many(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        for number in range(40):
            left_open(campaign, "deploy", f"Hand {number}")
        return campaign

    async with sat(many, tmp_path, size=(132, 24)) as seat:
        rows = margin(seat)
        at = next(number for number, row in enumerate(rows) if row.startswith("Lately"))
        assert at <= len(rows) // 2 + 1
        await seat.press("o", "end")
        assert "Hand" in "\n".join(margin(seat)[:at])


async def test_a_player_sees_no_numbers_and_nothing_hidden(tmp_path: Path) -> None:
    for number, a_seat in enumerate((Seat("Odo", "player", ("bram-oster",)), ONLOOKER)):
        async with sat(hard_winter, tmp_path / str(number), size=WIDE, seat=a_seat) as seat:
            text = "\n".join(margin(seat))
            assert "#" not in text
            assert "damp cough" not in text
            assert "granary" not in text
            rows = [row.split() for row in margin(seat)]
            at = next(number for number, row in enumerate(rows) if row[:1] == ["Lately"])
            assert ["GM", "A", "Threat", "Stirs"] in rows[at:]
            assert not any(row and row[0].isdigit() for row in rows[at:])
            assert "undid by hand: Surplus" in text


async def test_odd_names_stand_as_they_are_and_no_row_is_too_wide(tmp_path: Path) -> None:
    def odd(folder: Path) -> OpenCampaign:
        campaign = odd_names(folder)
        left_open(campaign, "deploy", "[/] 🐉 [crew]")
        return campaign

    async with sat(odd, tmp_path, size=WIDE) as seat:
        for keys in ([], ["o"], ["1"]):
            await seat.press(*keys)
            assert {cell_len(line) for line in seat.text.splitlines()} == {140}
            assert "note [link=x]look[/link] [/ Old" in seat.text
            assert "🐉" in "\n".join(margin(seat))


async def test_the_header_names_the_session_once_there_was_one(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        assert "The Long Thaw  Winter, year 0" in seat.row(0)
        await seat.press("m", "b", "enter")
        assert "The Long Thaw  session 1 · Winter, year 0" in seat.row(0)
        await seat.press("m", "n", "enter")
        assert "The Long Thaw  after session 1 · Winter, year 0" in seat.row(0)


async def test_undo_by_another_seat_is_shown_at_once(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=WIDE) as seat:
        last = seat.campaign.last
        assert last is not None
        someone_else(seat).undo(GM_SEAT, last.n)
        await seat.look()
        assert f"undid #{last.n} A Threat Stirs" in "\n".join(margin(seat))


def test_a_changed_track_moves_every_entry_down_in_less_than_10000_bytes(tmp_path: Path) -> None:
    hard_winter(tmp_path / "campaign")
    with Terminal((HEARTHSIDE, "play", str(tmp_path / "campaign")), *WIDE) as terminal:
        terminal.wait_for("Lately")
        terminal.wait_until_silent(0.5)
        terminal.send("+")
        terminal.wait_for("u undoes #16")
        terminal.wait_until_silent(0.3)
        assert len(terminal.raw_since_keys) < 10000
