"""`i` explains: the rules of what is chosen in our words, and the entries that brought it to where it is."""

import re
from pathlib import Path

import pytest
from textual import events

from rules.reference import about
from rules.registry import MOVES
from rules.seats import ONLOOKER, Seat
from saves.campaign import OpenCampaign
from tests.saves.campaigns import grow, made, opened
from tests.scenes import begun, hard_winter, left_open, odd_names, played
from tests.screens.sat import Sat, sat, someone_else
from tui.history import CHUNK, FURTHEST
from tui.screens.explain import ExplainScreen
from tui.screens.main import Main
from tui.widgets.pane import Pane

ODO = Seat("Odo", "player", ("bram-oster",))


def explained(seat: Sat) -> str:
    """What is explained, with the frame and the breaks of its lines taken out; scrolled through to its end."""
    assert isinstance(seat.app.screen, ExplainScreen), seat.footer
    return " ".join(" ".join(line.strip("│ ") for line in seat.text.splitlines()[4:]).split())


def title(seat: Sat) -> str:
    """The first row inside the frame."""
    return next(line for line in seat.text.splitlines() if line.startswith("│  ")).strip("│ ")


async def explain(seat: Sat, *keys: str) -> str:
    await seat.press(*keys, "i")
    return explained(seat)


async def choose(seat: Sat, row: str) -> None:
    """Choose a row of the pane in front by its id."""
    pane = seat.main.focused
    assert isinstance(pane, Pane)
    assert row in pane.choices()
    pane.chosen = row
    await seat.look()


def words_of(rule: str) -> str:
    entry = about(rule)
    assert entry is not None
    return entry.text


def hungry(folder: Path) -> OpenCampaign:
    """A winter with too little to eat: Fortunes fall by one, and are reset."""
    campaign = begun(folder, surplus=0, population=2)
    played(campaign, "seasons-change", "", [6, 1], ["news"])
    played(campaign, "seasons-change", "", [6, 1], ["insight", "trade"], [1])
    played(campaign, "seasons-change", "", [6, 1], ["news"])
    played(campaign, "harvest", [1])
    played(campaign, "seasons-change", "", [4], ["folk"], [6], "Wen Hale")
    return campaign


def mustered(folder: Path) -> OpenCampaign:
    """A muster that lends to Defenses, and a move left open."""
    campaign = begun(folder)
    played(campaign, "by-hand", ["steading.defenses"], 1)
    played(campaign, "muster", "Rhea", [6], ["defenses", "gladly"])
    left_open(campaign, "deploy", "Rhea")
    return campaign


def long_ago(folder: Path) -> OpenCampaign:
    """Fortunes that nobody has touched since the beginning, more entries ago than one step reads."""
    made(folder)
    grow(folder, FURTHEST + 2 * CHUNK)
    return opened(folder)


# -- a track


async def test_a_track_has_its_number_what_counts_its_rule_and_how_it_came_to_that(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        await choose(seat, "steading.prosperity")
        text = await explain(seat)
        assert title(seat).startswith("Prosperity ━")
        assert title(seat).endswith("━ ▼ □ □ □ 0▼")
        assert "now 0, from 0 to 4 1 is written down, lacking -1" in text
        assert words_of("HF-MARKS-1") in text
        assert words_of("HF-TRADE-1") in text
        assert "HF-TRADE-1" in text
        came = text[text.index("How it came to this") :]
        assert "#11 GM Set by hand: lacking by hand: the mill burned down lacking clear → marked" in came
        assert came.index("#11") < came.index("#1 GM Found a Steading 1")


async def test_the_entries_are_those_that_stand_newest_first(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        text = await explain(seat, "down")
        came = text[text.index("How it came to this") :]
        told = ["#12", "7 → 2", "#9", "5 → 7", "#8", "4 → 5", "#5", "2 → 4", "#1 GM Found"]
        spots = [came.index(one) for one in told]
        assert spots == sorted(spots)
        assert "1d4 4 + Population 1" in came
        assert "#13" not in came  # was undone
        assert "#14" not in came  # undid it


async def test_what_one_entry_changed_twice_is_told_step_by_step(tmp_path: Path) -> None:
    async with sat(hungry, tmp_path, size=(120, 36)) as seat:
        text = await explain(seat)
        assert title(seat).startswith("Fortunes ━")
        assert "the food runs short, then the season's reset 2 → 1 → 2" in text
        assert "spring of year 1" not in text  # was 2, and was reset to 2


async def test_what_lends_to_a_track_has_its_rule_and_its_entry(tmp_path: Path) -> None:
    async with sat(mustered, tmp_path, size=(120, 36)) as seat:
        await choose(seat, "steading.defenses")
        text = await explain(seat)
        assert "now 3, from 0 to 4 2 is written down, muster +1" in text
        assert words_of("HF-MUSTER-1") in text
        assert "#3 GM Muster" in text
        assert "1 → 2" in text


async def test_every_row_of_the_steading_can_be_explained(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        pane = seat.main.focused
        assert isinstance(pane, Pane)
        rows = pane.choices()
        assert len(rows) > 8
        for row in rows:
            await choose(seat, row)
            text = await explain(seat)
            assert "Rules" in text, row
            await seat.press("end")
            assert "#" in explained(seat), row  # some entry brought it about
            await seat.press("q")
            assert isinstance(seat.app.screen, Main)


# -- a thing


async def test_a_threat_says_how_far_it_is_and_who_moved_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        await choose(seat, "threats.grey-reavers.stage")
        text = await explain(seat)
        assert "stage 3, from 0 to 4" in text
        assert words_of("HF-THREATS") in text
        assert "it grows stage 2 → 3" in text
        assert "it appears appears" in text


async def test_a_plan_says_what_it_takes(tmp_path: Path) -> None:
    def planned(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        played(campaign, "plan", "A palisade", {"effect": "the gate stands open"}, "timber; forty hands")
        played(campaign, "tick", ["a-palisade/timber"])
        return campaign

    async with sat(planned, tmp_path, size=(120, 36)) as seat:
        pane = seat.main.focused
        assert isinstance(pane, Pane)
        await choose(seat, next(row for row in pane.choices() if row.startswith("plans.a-palisade")))
        text = await explain(seat)
        assert "takes forty hands: open takes timber: done meanwhile the gate stands open" in text
        assert words_of("HF-PLAN-2") in text
        assert "#3 GM Tick a Requirement" in text


# -- a move, what is owed, an entry


async def test_a_move_says_when_whom_it_asks_and_what_counts_for_its_pool(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        await seat.press("tab")
        await choose(seat, "deploy")
        text = await explain(seat)
        assert MOVES["deploy"].trigger in text
        assert "asks first the players: Who takes charge?" in text
        assert "rolls 1d6 (Defenses 2, diminished -1d)" in text
        for rule in ("HF-DEPLOY-1", "HF-DEPLOY-2", "HF-POOL-1"):
            assert words_of(rule) in text
        assert "How it came to this" not in text


async def test_a_move_that_can_t_be_made_says_why(tmp_path: Path) -> None:
    async with sat(mustered, tmp_path, size=(120, 36)) as seat:
        await seat.press("tab")
        await choose(seat, "muster")
        text = await explain(seat)
        assert "not now a muster holds already" in text
        assert "asks first" not in text


async def test_a_pool_without_dice_has_the_rule_for_that(tmp_path: Path) -> None:
    async with sat(lambda folder: begun(folder, fortunes=0), tmp_path, size=(120, 36)) as seat:
        await seat.press("tab")
        await choose(seat, "seasons-change")
        await explain(seat)
        await seat.press("end")
        assert words_of("HF-POOL-2") in explained(seat)


async def test_what_is_owed_says_what_settles_it(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        text = await explain(seat, "o")
        assert "owed 3 Surplus, before spring so far have 2 settled by Winter's Second Meal" in text
        assert words_of("HF-SEASON-WINTER-3") in text
        assert "#12 GM Seasons Change: winter of year 1" in text


async def test_a_move_left_open_is_explained_as_the_move_that_it_is(tmp_path: Path) -> None:
    async with sat(mustered, tmp_path, size=(120, 36)) as seat:
        await seat.press("o")
        pane = seat.main.focused
        assert isinstance(pane, Pane)
        await choose(seat, pane.choices()[-1])
        assert words_of("HF-DEPLOY-1") in await explain(seat)


async def test_an_entry_has_the_rules_of_its_changes_with_what_each_did(tmp_path: Path) -> None:
    async with sat(hungry, tmp_path, size=(120, 36)) as seat:
        text = await explain(seat, "5")
        assert text.startswith("#6 Seasons Change: winter of year 1", text.index("#6"))
        assert words_of("HF-SEASON-ORDER") in text
        first = text.index(words_of("HF-SEASON-WINTER-1"))
        assert text.index("→ Fortunes 2 → 1 the food runs short") > first
        await seat.press("end")
        assert words_of("HF-SEASON-WINTER-2") in explained(seat)


async def test_an_entry_that_names_no_rule_says_so(tmp_path: Path) -> None:
    def noted(folder: Path) -> OpenCampaign:
        campaign = begun(folder)
        played(campaign, "note", "Aldous at the granary")
        return campaign

    async with sat(noted, tmp_path) as seat:
        assert "nothing in it names a rule" in await explain(seat, "5")


# -- who sees what


async def test_a_player_sees_no_entry_number_and_nothing_hidden(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ODO) as seat:
        pane = seat.main.focused
        assert isinstance(pane, Pane)
        for row in pane.choices():
            await choose(seat, row)
            await seat.press("i", "end")
            text = explained(seat)
            assert "#" not in text
            assert "cough" not in text
            assert "known to the players" not in text
            await seat.press("q")
        await choose(seat, "steading.surplus")
        assert "GM Harvest: year 1" in await explain(seat)


async def test_where_stages_are_closed_no_player_is_told_how_one_came_about(tmp_path: Path) -> None:
    def closed(folder: Path) -> OpenCampaign:
        campaign = hard_winter(folder)
        played(campaign, "set", ["campaign.settings.threats_open"], False, "the table wants it so")
        return campaign

    async with sat(closed, tmp_path, seat=ONLOOKER) as seat:
        await choose(seat, "threats.grey-reavers")
        await seat.press("i", "end")
        text = explained(seat)
        assert "Grey Reavers" in text
        assert "stage" not in text.replace(words_of("HF-THREATS"), "")
        assert "it appears" in text


# -- long histories, other programs, words from people


async def test_a_long_history_is_read_a_step_at_a_time(tmp_path: Path) -> None:
    async with sat(long_ago, tmp_path) as seat:
        text = await explain(seat)
        assert "earlier ones: PgDn" in text
        assert "Found a Steading" not in text
        await seat.press("pagedown")
        text = explained(seat)
        assert "earlier ones" not in text
        assert "#1 GM Found a Steading 2" in text


async def test_no_seat_is_told_how_many_entries_were_read(tmp_path: Path) -> None:
    async with sat(long_ago, tmp_path, seat=ODO) as seat:
        text = await explain(seat)
        assert "earlier ones: PgDn" in text
        assert not re.search(r"\d+ entries", text)


async def test_a_history_with_much_in_it_is_read_as_far_as_it_is_looked_at(tmp_path: Path) -> None:
    async with sat(long_ago, tmp_path) as seat:
        await choose(seat, "steading.surplus")
        text = await explain(seat)
        assert "#1000 GM" in text
        await seat.press("end")
        assert "earlier ones: PgDn" in explained(seat)
        for _ in range(2 * FURTHEST // CHUNK):
            await seat.press("end")
        assert "#1 GM Found a Steading" in explained(seat)
        await seat.press("home")
        assert "#1000 GM" in explained(seat)


async def test_it_follows_what_others_do(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        assert "now 2, not below 0" in await explain(seat, "down")
        played(someone_else(seat), "by-hand", ["steading.surplus"], 3)
        await seat.look()
        text = explained(seat)
        assert "now 5, not below 0" in text
        assert "#16 GM by hand: Surplus 2 → 5" in text


async def test_words_from_people_are_data(tmp_path: Path) -> None:
    async with sat(odd_names, tmp_path) as seat:
        pane = seat.main.focused
        assert isinstance(pane, Pane)
        for row in pane.choices():
            await choose(seat, row)
            await seat.press("i", "end", "q")
        await choose(seat, "threats.the-red-wyrm-red.stage")
        assert "[/] The [red]Wyrm[/red]" in await explain(seat)


# -- the key


@pytest.mark.parametrize("leaves", ["i", "q", "escape", "enter"])
async def test_it_is_put_away(tmp_path: Path, leaves: str) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await explain(seat)
        await seat.press(leaves)
        assert isinstance(seat.app.screen, Main)


async def test_typed_ahead_of_a_chronicle_that_is_not_painted_yet_it_is_of_the_newest_entry(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        for key in ("5", "i"):
            seat.app.post_message(events.Key(key, key))
        await seat.look()
        assert "#15 A Threat Stirs" in explained(seat)


async def test_where_nothing_is_chosen_it_says_so(tmp_path: Path) -> None:
    async with sat(begun, tmp_path) as seat:
        await seat.press("o", "i")
        assert seat.footer == "! nothing is chosen that could be explained"
        await seat.press("1", "i")
        assert seat.footer == "! nothing is chosen that could be explained"


async def test_a_person_is_explained_on_the_party_tab(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        await seat.press("1")
        pane = seat.main.focused
        assert isinstance(pane, Pane)
        await choose(seat, "people.bram-oster.status")
        text = await explain(seat)
        assert "Bram Oster" in text
        assert "status here" in text
        assert "#4 GM Deploy" in text


# -- over a move


async def test_in_a_move_it_shows_the_rule_of_what_is_asked_and_changes_nothing(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        await seat.press("m", "d")
        before = seat.app.screen
        text = await explain(seat)
        assert "asks now GM: Roll for the community rolls 1d6 (Defenses 2, diminished -1d)" in text
        assert words_of("HF-DEPLOY-1") in text
        assert words_of("HF-POOL-1") in text
        await seat.press("i")
        assert seat.app.screen is before
        await seat.press("5")
        assert "It works, and one of these comes with it" in seat.text


async def test_at_the_confirm_it_shows_the_rules_of_what_would_change(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, size=(120, 36)) as seat:
        await seat.press("m", "x", "enter")
        text = await explain(seat)
        assert words_of("HF-DISASTER-1") in text
        assert "→ Fortunes 2 → 1" in text
        await seat.press("q", "enter")
        assert seat.board.last is not None
        assert seat.board.last.what == "Meet with Disaster"


async def test_where_letters_are_text_i_is_one(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path) as seat:
        await seat.press("n", "i")
        assert not isinstance(seat.app.screen, ExplainScreen)
        await seat.press("c", "e", "enter", "enter")
        assert seat.board.last is not None
        assert seat.board.last.what == "ice"
