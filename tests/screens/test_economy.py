"""The Economy tab: what stands where, what keys do there, and what a player sees of it."""

from pathlib import Path

import pytest

from rules.seats import ONLOOKER, Seat
from rules.sheets.wounds import WoundsSheet
from saves.campaign import OpenCampaign
from tests.scenes import played
from tests.scenes.gold import (
    an_evening,
    begun_evening,
    between_sessions,
    closed_purses,
    no_gold,
    odd_gold,
    plenty,
    several_known,
)
from tests.screens.sat import Sat, sat
from tui.moves.screen import MoveScreen
from tui.screens.economy import LEFT, RIGHT, EconomyTab
from tui.screens.explain import ExplainScreen
from tui.screens.move_list import MoveList
from tui.widgets.economy.businesses_pane import BusinessesPane
from tui.widgets.economy.connections_pane import ConnectionsPane
from tui.widgets.economy.duties_pane import DutiesPane
from tui.widgets.economy.followers_pane import FollowersPane
from tui.widgets.economy.goodwill_pane import GoodwillPane
from tui.widgets.economy.lifestyle_pane import LifestylePane
from tui.widgets.economy.nothing_yet import NothingYet
from tui.widgets.economy.purses_pane import PursesPane
from tui.widgets.economy.reputation_pane import ReputationPane
from tui.widgets.pane import Pane

ODO = Seat("Odo", "player", ("odo-finch",))
TO: dict[type[Pane], int] = {kind: at for at, kind in enumerate((*LEFT, *RIGHT))}  # Tab so often, from the first


async def at(seat: Sat, pane: type[Pane], *keys: str) -> None:
    """On the tab, in a pane, and then these keys."""
    await seat.press("3", *["tab"] * TO[pane], *keys)
    assert isinstance(seat.main.focused, pane) or keys


def asked(seat: Sat) -> str:
    """The move that is open, and what stands in it."""
    assert isinstance(seat.app.screen, MoveScreen)
    return seat.text


def column(seat: Sat, *, left: bool) -> list[str]:
    """The rows of one column at 80x24, without the others'."""
    return [row[:48].rstrip() if left else row[50:].rstrip() for row in seat.text.splitlines()[5:-2]]


# -- what stands where


async def test_its_digit_stands_between_those_of_the_steading_and_the_fights(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        words = seat.row(3).split()
        assert words[:8] == ["1", "Party", "2", "Steading", "3", "Economy", "4", "Combat"]
        await seat.press("3")
        assert seat.main.stance.tab == "economy"
        assert isinstance(seat.main.focused, BusinessesPane)


async def test_it_is_there_only_where_gold_is_played_and_the_other_digits_stay(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await seat.press("3")
        played(seat.campaign, "set", ["campaign.settings.plays"], ["homefront"], "one world is enough")
        await seat.look()
        assert seat.main.stance.tab == "steading"
        assert "Economy" not in seat.row(3)
        assert "4 Combat" in seat.row(3)
        await seat.press("3")
        assert seat.footer == "tabs: 1 Party, 2 Steading, 4 Combat, 5 Chronicle"
        assert seat.main.stance.tab == "steading"


async def test_an_evening_as_it_is_pictured(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await seat.press("3", "down", "down")
        assert seat.row(4).strip() == ("Spent this session  ━━━━━━━━━━────  340/500 gp     once, at 500: GM Fortune +1")
        assert column(seat, left=True) == [
            " Businesses ━━━━━━━━━━━━━━━━━━━━━━━ gp a session",
            "   Widow's Mill  Odo    40 ✓ paid",
            "   Lantern House Odo    25 ✓ paid",
            " ► River Barge   Odo    30 ! halted: labor",
            "   Salt Cellar   Odo    15 ✓ half: not core",
            "   Pilgrim Rest  Isolde 20 ✓ paid",
            " Followers ─────────────────────── loyalty, wage",
            "   Tam Reed  scout     Odo    ■■□ 2 15 ✓ paid",
            "   Ivo Crane clerk     Odo    ■□□ 1 10 ✓ paid",
            "   Old Bess  healer    Isolde ■■■ 3 10 ✓ paid",
            "   Pike Six  guards x6 Rhea   □□□ 0 60 ! DUE",
            " Start of session ─────────────────────── 2 open",
            "   ✓ Isolde: +20 gp        □ wages, 3 of 4",
            "   ✓ Odo: income +72.5 gp  □ Isolde: job 0 of 2",
            "   □ Lifestyles, 2 of 3    □ Odo: job 0 of 2",
            " Connections ───────────────────────────────────",
            "   Hale the steward  Odo, the Widow…  Odo owes 1",
        ]
        assert column(seat, left=False) == [
            " Purses ────────   gp  sp  cp",
            "   Isolde Marr     29   0   5",
            "   Odo Finch       60   7   3",
            "   Rhea Tarn      112   4   0",
            " Lifestyle ──────────────────",
            "   Isolde guest     0   --",
            "   Odo    Wealthy  15 ! DUE",
            "   Rhea   Common   10 ✓ paid",
            " Reputation ─────────────────",
            "   Marrow Gui… ··■■■│····· -3",
            "   Osmere      ·····│■■■·· +3",
            "   Ash Temple  ·····│■···· +1",
            "   River wards ·····│·····  0",
            " Goodwill ──────────────── gp",
            "   Osmere ━━━━─ 380/500  → +4",
            "",
            "",
        ]


async def test_the_bar_says_when_the_gold_has_brought_its_fortune(tmp_path: Path) -> None:
    def rich(folder: Path) -> OpenCampaign:
        campaign = begun_evening(folder)
        played(campaign, "pay", ["odo-finch"], 30000, ["elsewhere"], "a ship")
        played(campaign, "pay", ["isolde-marr"], 1900, ["elsewhere"], "a sail")
        played(campaign, "pay", ["rhea-tarn"], 12240, ["elsewhere"], "the harbour")
        return campaign

    async with sat(rich, tmp_path) as seat:
        await seat.press("3")
        assert "━━━━━━━━━━━━─" in seat.row(4)  # 441 of 500, and never quite full before 500
        assert "441.4/500 gp" in seat.row(4)
        assert seat.campaign.table.gm.fortune == 3
        played(seat.campaign, "set", ["characters.rhea-tarn.sheet.purse"], 5900, "found in the boot")
        played(seat.campaign, "pay", ["rhea-tarn"], 5860, ["elsewhere"], "the rest of it")
        await seat.look()
        assert "500/500 gp" in seat.row(4)
        assert seat.row(4).rstrip().endswith("✓ it brought GM Fortune +1")


async def test_reputations_of_several_are_below_whose_they_are_and_an_account_below_its_purse(tmp_path: Path) -> None:
    async with sat(several_known, tmp_path, size=(120, 36)) as seat:
        await seat.press("3")
        text = seat.text
        assert text.index("Odo Finch  ", text.index("Reputation ─")) < text.index("Marrow Guild")
        assert text.index("Rhea Tarn  ", text.index("Reputation ─")) < text.index("The Fens")
        assert "■■■■■│····· -5  Hated, no normal trade" in text
        assert "·····│■■■■■ +5  Beloved, prices -25%" in text
        assert "at +5, no more" in text
        assert "account" in text[text.index("Odo Finch") : text.index("Rhea Tarn                 ")]
        assert "not given yet" in text
        assert "Fen hut" in text
        assert "shelter, no business" in text
        assert "! no Work: the miller's" in text
        assert "! not staffed" in text


async def test_what_paid_nothing_as_the_session_began_is_not_said_to_be_paid(tmp_path: Path) -> None:
    def later(folder: Path) -> OpenCampaign:
        campaign = begun_evening(folder)
        played(campaign, "staffed", ["b-lantern"], "they are ill")
        played(campaign, "income", ["odo-finch"])
        played(campaign, "staffed", ["b-lantern"], "they are well")
        played(campaign, "resolve", ["halted-c-barge"], "bread for all")
        return campaign

    async with sat(later, tmp_path) as seat:
        await seat.press("3")
        rows = [row for row in column(seat, left=True) if " Odo " in row][:4]
        assert rows == [
            " ► Widow's Mill  Odo    40 ✓ paid",
            "   Lantern House Odo    25   paid nothing",
            "   River Barge   Odo    30   paid nothing",
            "   Salt Cellar   Odo    15 ✓ paid",
        ]


async def test_between_sessions_nothing_is_due_and_what_was_not_paid_is_owed(tmp_path: Path) -> None:
    async with sat(between_sessions, tmp_path) as seat:
        await seat.press("3")
        assert "Spent in session 7" in seat.row(4)
        assert "60 ! unpaid" in seat.text
        assert "DUE" not in seat.text
        assert "2 then m b starts a session" in seat.text


async def test_where_there_is_nothing_it_says_how_to_begin(tmp_path: Path) -> None:
    async with sat(no_gold, tmp_path) as seat:
        await seat.press("3")
        assert isinstance(seat.main.focused, NothingYet)
        for words in ("Nothing of gold yet", "adds property, a follower", "lists all the moves"):
            assert words in seat.text
        await seat.press("x")
        assert seat.footer.startswith("! nothing is chosen here")
        await seat.press("p")
        assert seat.footer.startswith("! Pay: nobody here has a")
        await seat.press("a", "down", "enter")
        assert "Hire" in asked(seat)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (140, 44)])
async def test_of_a_hundred_only_those_in_sight_are_made(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    for kind in (*LEFT, *RIGHT):
        if kind is not DutiesPane:
            line = kind.line
            monkeypatch.setattr(
                kind,
                "line",
                lambda self, place, one, width, line=line: made.append(place) or line(self, place, one, width),
            )
    async with sat(plenty, tmp_path, size=size) as seat:
        await seat.press("3")
        assert "wages, 0 of 100" in seat.text
        made.clear()
        await seat.press("tab", "end")
        assert "► Pike Six 100" in seat.text
        assert len(made) < 4 * size[1]  # both panes, once or twice
        await seat.press("home", "pagedown", "shift+tab", "end")
        assert "► House 60" in seat.text


async def test_words_of_people_stay_words_and_columns_stay_where_they_are(tmp_path: Path) -> None:
    for size in ((80, 24), (120, 36)):
        async with sat(odd_gold, tmp_path / str(size[0]), size=size) as seat:
            await seat.press("3")
            assert "halted: [crew]" in seat.text
            assert "no Work: [/" in seat.text
            assert "[b]🐉[/b]" in seat.text
            for _ in range(8):
                await seat.press("tab", "end")


# -- panes and rows


async def test_tab_goes_round_all_parts_and_arrows_run_on_in_a_column(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await seat.press("3")
        panes = []
        for _ in range(9):
            panes.append(type(seat.main.focused))
            await seat.press("tab")
        assert panes == [*LEFT, *RIGHT, BusinessesPane]
        await seat.press("shift+tab", "end", "down")
        assert isinstance(seat.main.focused, FollowersPane)
        assert "► Tam Reed" in seat.text
        await seat.press("up")
        assert "► Pilgrim Rest" in seat.text
        await seat.press("up", "up", "up", "up", "up")
        assert "► Widow's Mill" in seat.text  # the first row of all


async def test_the_chosen_one_stays_chosen_whatever_else_changes(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, FollowersPane, "end")
        played(seat.campaign, "set", ["people.a-tam.status"], ["left"], "went home")
        await seat.look()
        assert "► Pike Six" in seat.text
        assert "Tam Reed" not in "\n".join(column(seat, left=True))


# -- keys


async def test_x_resolves_the_trouble_of_the_chosen_business(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, BusinessesPane, "down", "down", "x")
        assert "How so?" in asked(seat)
        await seat.press(*"paid", "enter", "enter")
        assert seat.campaign.table.holdings["c-barge"].halted == ""
        assert "halted" not in "\n".join(column(seat, left=True))


async def test_x_on_a_business_is_income_first_and_then_a_job_there(tmp_path: Path) -> None:
    async with sat(begun_evening, tmp_path) as seat:
        await at(seat, BusinessesPane, "end", "x")
        assert "Income" in asked(seat)
        await seat.press("enter")
        assert seat.campaign.table.characters["isolde-marr"].sheet.purse == 1905 + 2000
        await seat.press("x")
        assert "works at Pilgrim Rest" in asked(seat)
        await seat.press("6", "5", "enter")  # 11: the whole of it again
        assert seat.campaign.table.characters["isolde-marr"].sheet.purse == 1905 + 2000 + 2000
        assert "Isolde: job 1 of 2" in seat.text


async def test_x_pays_the_wage_of_the_chosen_follower_and_not_twice(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, FollowersPane, "end", "x")
        assert "112 gp 4 sp → 52 gp 4 sp" in asked(seat)
        await seat.press("enter")
        assert seat.campaign.table.characters["rhea-tarn"].sheet.purse == 11240 - 6000
        assert "60 ✓ paid" in seat.text
        assert "✓ wages, 4 of 4" in seat.text
        await seat.press("x")
        assert seat.footer == "! Pike Six's wage of session 7 is settled already"


async def test_x_settles_the_chosen_lifestyle(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, LifestylePane, "down", "x")
        assert "How does Odo Finch live in session 7?" in asked(seat)
        await seat.press("enter", "enter")
        assert "Wealthy  15 ✓ paid" in seat.text
        assert seat.campaign.table.characters["odo-finch"].sheet.purse == 6073 - 1500
        await seat.press("x")
        assert seat.footer == "! Odo Finch's Lifestyle is settled for this session"


async def test_x_settles_duties_in_the_list_of_the_session(tmp_path: Path) -> None:
    async with sat(begun_evening, tmp_path) as seat:
        await at(seat, DutiesPane, "x")
        assert "Income" in asked(seat)
        await seat.press("enter")
        assert "✓ Isolde: +20 gp" in seat.text
        await seat.press("x")
        assert seat.footer == "! this is settled for this session"
        await seat.press("down", "down", "x")
        assert "Lifestyle" in asked(seat)


async def test_the_chosen_duty_is_the_one_that_is_skipped(tmp_path: Path) -> None:
    async with sat(begun_evening, tmp_path) as seat:
        await at(seat, DutiesPane, "m", "k")
        assert "Isolde Marr, income 20 gp: why is it skipped?" in asked(seat)
        await seat.press(*"flood", "enter", "enter")
        assert "✓ Isolde: skipped" in seat.text
        assert "Pilgrim Rest  Isolde 20   skipped" in seat.text


async def test_plus_and_minus_change_loyalty_and_reputation_at_once(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, FollowersPane, "plus")
        assert seat.campaign.table.people["a-tam"].loyalty == 3
        await seat.press("minus", "minus")
        assert seat.campaign.table.people["a-tam"].loyalty == 1
        await seat.press(*["tab"] * (TO[ReputationPane] - TO[FollowersPane]), "minus")
        assert seat.campaign.table.reputations["marrow"].value == -4
        assert "by hand" in seat.row(-2)


async def test_minus_where_no_loyalty_is_left_asks_by_its_move(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, FollowersPane, "end", "minus")
        assert "Pike Six, Loyalty 0: how are pay and treatment?" in asked(seat)


async def test_plus_says_what_it_changes_where_there_is_nothing_for_it(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        for pane in (BusinessesPane, DutiesPane, PursesPane, LifestylePane):
            before = seat.board.newest
            await at(seat, pane, "plus")
            assert seat.footer.startswith("! + and - change Loyalty and Reputation") or pane is DutiesPane
            assert seat.board.newest == before


async def test_e_sets_what_the_chosen_row_stands_for(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, BusinessesPane, "e")
        assert "Widow's Mill: Net Income" in asked(seat)
        await seat.press(*"45", "enter", *"better stones", "enter", "enter")
        assert seat.campaign.table.holdings["a-mill"].income == 4500


async def test_p_pays_out_of_the_purse_of_whose_row_it_is(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, BusinessesPane, "end", "p")
        assert "purse 29 gp 5 cp" in asked(seat)
        await seat.press(*"4", "enter", "1", *"candles", "enter", "enter")
        assert seat.campaign.table.characters["isolde-marr"].sheet.purse == 2905 - 400


async def test_a_lists_what_can_be_added_and_the_chosen_one_is_whose_it_is(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, BusinessesPane, "a")
        assert isinstance(seat.app.screen, MoveList)
        for name in ("Property", "Hire", "Reputation", "A Connection"):
            assert name in seat.text
        await seat.press("enter")
        assert "What is it called?" in asked(seat)  # Odo's: it is not asked whose


@pytest.mark.parametrize(
    ("pane", "keys", "letter", "words"),
    [
        (FollowersPane, ("down",), "y", "Ivo Crane, Loyalty 1"),
        (FollowersPane, ("down",), "d", "What is Ivo Crane told to do?"),
        (BusinessesPane, (), "t", "Widow's Mill, staff go"),
        (BusinessesPane, (), "s", "What becomes of Widow's Mill?"),
        (BusinessesPane, (), "w", "works at Widow's Mill"),
        (ReputationPane, (), "r", "Marrow Guild on Odo Finch"),
        (GoodwillPane, (), "g", "How much for Osmere?"),
        (ConnectionsPane, (), "f", "Hale the steward: Odo Finch owes 1"),
        (PursesPane, ("down", "down"), "b", "What is bought"),
    ],
)
async def test_a_letter_makes_its_move_at_the_chosen_row(
    tmp_path: Path, pane: type[Pane], keys: tuple[str, ...], letter: str, words: str
) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, pane, *keys, "m", letter)
        assert words in asked(seat)


async def test_a_move_of_another_tab_knows_nothing_of_the_chosen_row(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, BusinessesPane, "M", *"harm", "enter")
        assert "Who is hurt?" in asked(seat)
        assert "► 1  Isolde Marr" in seat.text


async def test_m_lists_the_moves_of_the_tab_and_the_focus_comes_back(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await at(seat, FollowersPane, "down", "m")
        for name in ("Work the Job", "Give an Order", "Skip a Duty", "Goodwill"):
            assert name in seat.text
        await seat.press("escape")
        assert "► Ivo Crane" in seat.text


@pytest.mark.parametrize(
    ("pane", "words"),
    [
        (BusinessesPane, "Widow's Mill"),
        (FollowersPane, "Tam Reed"),
        (DutiesPane, "Income"),
        (ConnectionsPane, "Odo Finch"),
        (PursesPane, "purse"),
        (LifestylePane, "Lifestyle"),
        (ReputationPane, "Marrow Guild"),
        (GoodwillPane, "Osmere"),
    ],
)
async def test_enter_and_i_explain_the_chosen_row(tmp_path: Path, pane: type[Pane], words: str) -> None:
    async with sat(an_evening, tmp_path) as seat:
        for key in ("i", "enter"):
            await at(seat, pane, key)
            assert isinstance(seat.app.screen, ExplainScreen)
            assert words in seat.text
            await seat.press("escape")


# -- other seats


async def test_closed_purses_keep_others_gold_income_and_gifts_from_a_player(tmp_path: Path) -> None:
    async with sat(closed_purses, tmp_path, seat=ODO) as seat:
        await seat.press("3")
        assert seat.row(4).strip().startswith("Spent by yours this session  320 gp")
        purses = "\n".join(column(seat, left=False)).split("Lifestyle")[0]
        assert "Odo Finch       60   7   3" in purses
        assert "Isolde" not in purses
        assert "Rhea" not in purses
        assert "Pilgrim Rest  Isolde -- ✓ paid" in seat.text
        assert "✓ Odo: income +72.5 gp" in seat.text
        assert "Isolde: income +" not in seat.text


async def test_an_onlooker_sees_no_gold_where_purses_are_closed_and_changes_nothing(tmp_path: Path) -> None:
    async with sat(closed_purses, tmp_path, seat=ONLOOKER) as seat:
        await seat.press("3")
        assert "purses are closed" in seat.row(4)
        for number in ("40 ", "380", "340", " 60   7"):
            assert number not in "\n".join(seat.text.splitlines()[4:-2]), number
        before = seat.board.newest
        for key in ("x", "plus", "e", "p", "a"):
            await seat.press(key)
            assert seat.footer.startswith("!"), key
        assert seat.board.newest == before


@pytest.mark.parametrize(
    ("pane", "rule"),
    [
        (BusinessesPane, "DG-PROPERTY"),
        (FollowersPane, "DG-LOYALTY"),
        (ReputationPane, "DG-REPUTATION-1"),
        (GoodwillPane, "DG-GOODWILL-1"),
    ],
)
async def test_the_first_rule_that_is_explained_is_the_one_of_the_row(
    tmp_path: Path, pane: type[Pane], rule: str
) -> None:
    async with sat(an_evening, tmp_path, size=(120, 36)) as seat:
        await at(seat, pane, "i")
        rules = [word for row in seat.text.splitlines() for word in row.split() if word.startswith(("DG-", "HH-"))]
        assert rules[0].startswith(rule)


async def test_a_business_says_how_often_the_job_was_worked_there(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await seat.press("3")
        assert "worked" not in seat.text
        for _ in range(2):
            played(seat.campaign, "work-the-job", ["odo-finch"], ["b-lantern"], [6, 6])
        await seat.look()
        (row,) = [row for row in seat.text.splitlines() if "Lantern" in row]
        assert "paid, worked 2" in row
        await seat.press("u")
        assert seat.main.query_one(EconomyTab).ledger.worked == {"b-lantern": 1}
        played(seat.campaign, "work-the-job", ["odo-finch"], ["a-mill"], [1, 1], "the wheel is off")
        await seat.look()
        assert seat.main.query_one(EconomyTab).ledger.worked == {"b-lantern": 1, "a-mill": 1}
        played(seat.campaign, "end-session")
        await seat.look()
        assert "worked" not in seat.text


async def test_a_long_name_never_touches_the_bar_of_its_reputation(tmp_path: Path) -> None:
    def long_named(folder: Path) -> OpenCampaign:
        campaign = an_evening(folder)
        played(campaign, "set", ["reputations.osmere.name"], "Osmere beyond the long bridge", "in full")
        return campaign

    async with sat(long_named, tmp_path) as seat:
        await seat.press("3")
        assert [row for row in seat.text.splitlines() if "… ·····│■■■·· +3" in row] != []


# -- the ledger


async def test_t_reads_the_gold_of_the_session_back(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path, size=(100, 36)) as seat:
        await seat.press("3", "t")
        rows = [" ".join(row.strip("│ ").split()) for row in seat.text.splitlines()]
        assert "Odo Finch +7 gp 5 sp Salt Cellar: half of 15 gp" in rows
        assert "Odo Finch -295 gp ✓ stone for the east wall" in rows
        assert "Odo Finch 320 gp 320 gp 72 gp 5 sp" in rows  # spent, paid, received
        assert "Pay Wages 35 gp 0 gp" in rows
        assert "Income 0 gp 92 gp 5 sp" in rows
        await seat.press("t")
        assert "Who paid" not in seat.text


async def test_gold_that_goes_from_hand_to_hand_is_not_spent_and_what_is_undone_is_not_there(tmp_path: Path) -> None:
    async with sat(begun_evening, tmp_path) as seat:
        await seat.press("3")
        purse = "characters.rhea-tarn.sheet.purse"
        played(seat.campaign, "pay", ["odo-finch"], 500, [purse], "a debt of honour")
        await seat.look()
        (paid,) = seat.main.query_one(EconomyTab).ledger.payments
        assert (paid.payer, paid.payee, paid.amount, paid.spent) == ("odo-finch", "rhea-tarn", 500, False)
        await seat.press("t")
        assert "to Rhea Tarn: a debt of honour" in seat.text
        await seat.press("escape", "u")
        assert seat.main.query_one(EconomyTab).ledger.payments == ()
        await seat.press("r")
        assert len(seat.main.query_one(EconomyTab).ledger.payments) == 1
        played(seat.campaign, "set", [purse], 1, "a slip of the pen")
        await seat.look()
        assert len(seat.main.query_one(EconomyTab).ledger.payments) == 1


async def test_the_ledger_of_a_session_begins_with_it(tmp_path: Path) -> None:
    async with sat(between_sessions, tmp_path) as seat:
        await seat.press("3")
        assert len(seat.main.query_one(EconomyTab).ledger.payments) == 9
        played(seat.campaign, "start-session")
        await seat.look()
        assert seat.main.query_one(EconomyTab).ledger.payments == ()
        await seat.press("t")
        assert "no gold has changed hands in it" in seat.text


async def test_where_purses_are_closed_a_player_s_ledger_has_their_own_payments_alone(tmp_path: Path) -> None:
    async with sat(closed_purses, tmp_path, seat=ODO) as seat:
        await seat.press("3")
        whose = {one.payer or one.payee for one in seat.main.query_one(EconomyTab).ledger.payments}
        assert whose == {"odo-finch"}
        await seat.press("t")
        assert "Isolde" not in seat.text
        assert "Rhea" not in seat.text


async def test_the_chronicle_finds_what_was_paid(tmp_path: Path) -> None:
    async with sat(an_evening, tmp_path) as seat:
        await seat.press("5", "slash", *"paid odo", "enter")
        for there in ("Pay Wages", "Income", "#12"):
            assert there in seat.text
        for gone in ("Start the Session", "by hand", "#7", "#10", "#11"):  # Isolde's, Rhea's, and a guest's
            assert gone not in seat.text


async def test_a_player_pays_their_own_lifestyle(tmp_path: Path) -> None:
    async with sat(closed_purses, tmp_path, seat=ODO) as seat:
        await at(seat, LifestylePane, "down", "x", "enter", "enter")
        sheet = seat.campaign.table.characters["odo-finch"].sheet
        assert isinstance(sheet, WoundsSheet)
        assert sheet.purse == 6073 - 1500
