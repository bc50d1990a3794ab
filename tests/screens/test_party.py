"""The Party tab: characters of both sheets and everybody else, whoever is gone last, and what is said of the chosen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import OpenCampaign
from tests.scenes import LONG_NAME, begun, empty, hard_winter, played
from tests.scenes.parties import five
from tests.screens.sat import Sat, sat, someone_else
from tui.screens.explain import ExplainScreen
from tui.screens.party import PartyTab
from tui.widgets.party_pane import PartyPane
from tui.widgets.person_pane import PersonPane

ODO = Seat("Odo", "player", ("rhea-tarn",))


def party(folder: Path) -> OpenCampaign:
    """Two on either sheet, of whom one died, and three others, of whom two are gone."""
    campaign = begun(folder)
    played(campaign, "add-character", "Rhea Tarn", "Kit", ["wounds"], "Warrior")
    played(campaign, "add-character", "Aldous Finch", "Sam", ["wounds"], "Rogue")
    played(campaign, "add-character", "Bram Oster", "", ["hit-points"], "Marshal")
    played(campaign, "add-person", "Garet", "archer of the crew")
    played(campaign, "add-person", "Asa", "")
    played(campaign, "add-person", "Corrin", "who keeps the ledger")
    played(campaign, "person-becomes", ["aldous-finch"], ["dead"], "the bridge fell")
    played(campaign, "person-becomes", ["asa"], ["dead"], "")
    played(campaign, "person-becomes", ["corrin"], ["away"], "")
    return campaign


def odd(folder: Path) -> OpenCampaign:
    """Names and roles that a screen may stumble over."""
    campaign = begun(folder)
    played(campaign, "add-character", LONG_NAME, LONG_NAME, ["wounds"], LONG_NAME)
    played(campaign, "add-character", "[/", "[crew]", ["hit-points"], "[b]🐉[/b]")
    played(campaign, "add-person", "[crew] 🧀 [/", "[/red] 🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉")
    return campaign


def crowd(count: int) -> Callable[[Path], OpenCampaign]:
    def made(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        for number in range(count):
            played(campaign, "add-person", f"Hand {number:03}", "of the crew")
        return campaign

    return made


def roster(seat: Sat) -> list[str]:
    """The rows of the left column, without the mark of the chosen one."""
    rows = [row.split("│")[0] for row in seat.text.splitlines()[4:-2] if "│" in row]
    return [row.strip(" ►┃") for row in rows if row.strip(" ►┃")]


def beside(seat: Sat) -> str:
    """The right column."""
    return "\n".join(row.split("│", 1)[1].rstrip() for row in seat.text.splitlines()[4:-2] if "│" in row)


async def test_characters_stand_first_and_whoever_is_gone_last(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1")
        words = [" ".join(row.replace("━", "").replace("─", "").split()) for row in roster(seat)]
        assert words == [
            *("Party 3", "Bram Oster Marshal", "Rhea Tarn Warrior", "□□□□□□ 0/6", "Fine", "Aldous Finch Rogue"),
            *("□□□□□□ 0/6", "DEAD", "Followers and others 3", "Garet archer of the crew", "Corrin away", "Asa DEAD"),
        ]


@pytest.mark.parametrize(("columns", "width"), [(80, 31), (100, 36), (120, 40), (140, 36)])
async def test_the_roster_is_as_wide_as_the_sheet_says(tmp_path: Path, columns: int, width: int) -> None:
    async with sat(party, tmp_path, size=(columns, 36)) as seat:
        await seat.press("1")
        assert seat.row(8).index("│") == width


async def test_the_chosen_one_is_told_with_sheet_player_status_and_what_the_chronicle_says(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1", "j")
        told = beside(seat)
        assert "Rhea Tarn  Warrior ─" in told
        assert "Wounds sheet" in told
        assert "Player   Kit" in told
        assert "Status" not in told
        assert "Add a Character" in told
        assert "Corrin" not in told
        await seat.press("j")
        assert "Status   DEAD" in beside(seat)
        assert "Aldous Finch here → dead" in beside(seat)
        await seat.press("end", "k")
        assert "Corrin  who keeps the ledger" in beside(seat)
        assert "sheet" not in beside(seat)
        assert "Player" not in beside(seat)


async def test_what_changed_about_the_chosen_one_is_told_first(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1", "end")
        lately = beside(seat).split("In the chronicle")[1]
        assert "Found a Steading" in lately
        assert "Captain Voss new: 3 Wounds, Har…  +39 more" in lately


async def test_a_follower_s_passing_debility_stands_in_the_roster(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1", *["j"] * 8)
        assert "Mab  weakened    ━━──── 2/6" in seat.text


async def test_what_was_undone_of_somebody_says_so(tmp_path: Path) -> None:
    def undone(folder: Path) -> OpenCampaign:
        campaign = party(folder)
        campaign.undo(GM_SEAT, campaign.last.n if campaign.last else 0)
        return campaign

    async with sat(undone, tmp_path) as seat:
        await seat.press("1", *"jjj")
        assert "Corrin" in beside(seat)
        assert "undone" in beside(seat)


async def test_enter_opens_the_chosen_one_and_changes_nothing(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        for place in ("home", "end"):
            await seat.press("1", place, "enter")
            assert isinstance(seat.app.screen, ExplainScreen)
            before = seat.board.newest
            await seat.press("enter", "escape")
            assert seat.main.is_current
            assert seat.board.newest == before


async def test_what_becomes_of_the_chosen_one_is_asked_by_its_letter_and_picked_by_no_enter_alone(
    tmp_path: Path,
) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1", "m", "w", "enter")
        assert "They were here. And now?" in seat.text
        assert "What Becomes of Someone: Bram Oster" in seat.text
        await seat.press("enter", "enter")
        assert "! pick 1, not 0" in seat.text
        await seat.press("2", *"fell", "enter", "enter")
        assert seat.campaign.table.characters["bram-oster"].status == "dead"
        rows = roster(seat)
        assert rows[1].startswith("Rhea Tarn")
        assert "Status   DEAD" in beside(seat)
        assert seat.main.query_one(PartyPane).place == "characters.bram-oster"


async def test_a_move_that_asks_who_begins_at_the_chosen_one(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1", "end", "k", "k", "m", "d")
        assert "► 4  Mab" in seat.text
        await seat.press("escape", "m", "h")
        assert "Who is hurt?" in seat.text
        assert "Mab" in next(line for line in seat.text.splitlines() if "│  ►" in line)


async def test_a_adds_somebody_and_m_c_a_character(tmp_path: Path) -> None:
    async with sat(empty, tmp_path) as seat:
        await seat.press("1")
        assert "m c adds a character" in seat.text
        assert "a   adds anybody else" in seat.text
        await seat.press("enter")
        assert seat.footer == "! nobody is known by name yet: a adds somebody"
        await seat.press("a", *"Hob", "enter", "enter", "enter")
        assert [one.name for one in seat.campaign.table.people.values()] == ["Hob"]
        assert "Hob" in roster(seat)[-1]
        assert "Hob ─" in beside(seat)
        await seat.press("m")
        assert "now a letter" in beside(seat)
        await seat.press("c", *"Odo", "enter", "enter", "2", "enter", "enter")
        assert [one.sheet.kind for one in seat.campaign.table.characters.values()] == ["wounds"]
        assert roster(seat)[1].startswith("Odo")


async def test_tab_goes_to_a_sheet_only_where_there_is_more_of_it_than_fits(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1", "end", "tab")
        assert seat.footer == "there is no other pane here"
        assert isinstance(seat.main.focused, PartyPane)
    async with sat(five, tmp_path / "five") as seat:
        await seat.press("1")
        assert "more, Tab" in beside(seat)
        assert "Carries" not in beside(seat)
        await seat.press("tab")
        assert isinstance(seat.main.focused, PersonPane)
        await seat.press(*["j"] * 20)
        assert "Carries ─" in beside(seat)
        assert "more" not in beside(seat)
        await seat.press("home")
        assert "HP       ━" in beside(seat)
        await seat.press("tab", "j")
        assert isinstance(seat.main.focused, PartyPane)
        assert "Isolde Marr  Knight ─" in beside(seat)


async def test_the_footer_names_what_works_here(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1")
        words = [word for word in seat.footer.split("  ") if word]
        assert words[0] == "↑↓ choose"
        assert words[-1].strip() == "q quit"
        assert [word for word in ("h harm", "c care", "p pay", "x mark", "m move") if word not in words] == []


async def test_words_from_people_stand_as_they_are_and_no_row_is_too_wide(tmp_path: Path) -> None:
    for number, size in enumerate(((80, 24), (140, 44))):
        async with sat(odd, tmp_path / str(number), size=size) as seat:
            await seat.press("1")
            for _ in range(3):
                assert {cell_len(line) for line in seat.text.splitlines()} == {size[0]}
                await seat.press("j")
            assert "[crew] 🧀 [/" in beside(seat)
            assert "[/red] 🐉" in beside(seat)
            await seat.press("k")
            assert "[b]🐉[/b]" in beside(seat)
            assert "Player   [crew]" in beside(seat)
            await seat.press("k")
            assert LONG_NAME[:30] in beside(seat)
            assert LONG_NAME.split()[-1] in beside(seat)


@pytest.mark.parametrize("count", [40, 200])
async def test_many_people_are_scrolled(tmp_path: Path, count: int) -> None:
    async with sat(crowd(count), tmp_path) as seat:
        await seat.press("1")
        assert f"─ {count}" in roster(seat)[1]
        assert "more" in roster(seat)[-1]
        await seat.press("end")
        assert f"Hand {count - 1:03}" in roster(seat)[-1]
        assert f"Hand {count - 1:03}  of the crew" in beside(seat)
        await seat.press("pageup", "home")
        assert "Hand 000  of the crew" in beside(seat)


async def test_nothing_is_read_while_another_tab_is_in_front(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1", "2")
        tab = seat.main.query_one(PartyTab)
        before = tab.someone
        await seat.press("plus")
        played_of = tab._read[0].n
        assert seat.board.newest == played_of + 1
        assert tab.someone is before
        await seat.press("1")
        assert tab._read[0].n == seat.board.newest


async def test_a_player_reads_no_number_and_nothing_hidden(tmp_path: Path) -> None:
    def hiding(folder: Path) -> OpenCampaign:
        campaign = hard_winter(folder)
        played(campaign, "add-character", "Rhea Tarn", "Kit", ["wounds"], "Warrior")
        played(campaign, "note", "Rhea Tarn is the traitor")
        return campaign

    for kind, a_seat in {"player": ODO, "onlooker": ONLOOKER}.items():
        async with sat(hiding, tmp_path / kind, seat=a_seat) as seat:
            await seat.press("1")
            assert "Rhea Tarn  Warrior" in beside(seat)
            assert "Add a Character" in beside(seat)
            assert "traitor" not in seat.text
            assert "#" not in seat.text
            assert "\n GM Add a Character" in beside(seat)  # with no number before it
            await seat.press("a")
            assert seat.footer.startswith("! ")
            assert seat.main.is_current
    async with sat(hiding, tmp_path / "gm") as seat:
        await seat.press("1")
        assert "traitor" in beside(seat)


async def test_what_changed_while_the_tab_was_hidden_is_shown_when_it_comes_back(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1", "2")
        played(someone_else(seat), "person-becomes", ["bram-oster"], ["away"], "to the coast")
        await seat.look()
        await seat.press("1")
        assert "Status   away" in beside(seat)
        assert "Bram Oster here → away" in beside(seat)
        assert "away" in roster(seat)[5]


async def test_what_works_on_somebody_says_where_they_are_chosen(tmp_path: Path) -> None:
    async with sat(party, tmp_path, size=(140, 44)) as seat:
        await seat.press("1", "o", "e")
        assert seat.footer == "! this works at a row of the party: Tab goes there"
        await seat.press("tab", "enter")
        assert isinstance(seat.app.screen, ExplainScreen)
