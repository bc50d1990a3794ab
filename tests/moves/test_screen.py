"""The modal on a real campaign: kept drafts, commits, and what others do meanwhile."""

import fcntl
from pathlib import Path

import pytest
from textual import events
from textual._compositor import LayoutUpdate
from textual.screen import Screen

from rules.answers import Answer
from rules.asks import Words
from rules.errors import Refused
from rules.moves import Move
from rules.play import Play, step
from rules.registry import NO_LETTER, WHERE
from rules.seats import Seat
from rules.table import Person
from saves.campaign import open_campaign
from saves.errors import CannotWrite
from saves.opening import LOCK, OPEN
from tests.moves.opened import LARGE, SMALL, fallen, playing, until
from tests.rules.tables import CULT, ODO, stonewell
from tests.saves.campaigns import change, committed, ready
from tui.draft_titles import draft_title
from tui.moves.outcome import Finished, Left
from tui.moves.screen import MoveScreen

TWO = stonewell(defenses=2, people={"odo": ODO})


async def finish(app, pilot):
    await app.workers.wait_for_complete()
    await until(pilot, lambda: app.outcome is not None)
    return app.outcome


def burst(app, keys):
    """Type keys faster than anything can be drawn."""
    for key in keys.split():
        app.post_message(events.Key(key, key if len(key) == 1 else None))


async def test_deploy_takes_seven_keys_of_which_two_open_it(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        keys = ("enter", "5", "3", "2", "enter")
        await pilot.press(*keys)
        outcome = await finish(app, pilot)
        assert isinstance(outcome, Finished)
        assert len(keys) + len("md") == 7
        entry = outcome.kept.entry
        assert entry.answers["roll"] == Answer("dice", [5, 3], "typed")
        assert entry.answers["cost"] == Answer("pick", ["hurt"], "typed")
        assert app.desk.table.steading.diminished


async def test_keys_typed_ahead_go_where_they_were_meant(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        burst(app, "B r a m 7 enter 5 3 2")
        await until(pilot, lambda: "Enter writes this" in app.text)
        answers = {key: answer.value for key, answer in app.conversation.answers.items()}
        assert answers == {"leader": "Bram7", "roll": [5, 3], "cost": ["hurt"]}


async def test_a_second_enter_while_it_is_written_does_nothing(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        burst(app, "enter 5 3 2 enter enter enter enter")
        await finish(app, pilot)
        assert app.campaign.last.n == 2
        assert app.closed


async def test_leaving_with_nothing_said_leaves_nothing(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        assert "Esc leave " in app.text
        assert "nothing is spent yet" in app.text
        await pilot.press("escape")
        outcome = await finish(app, pilot)
        assert outcome == Left(kept=False)
        await until(pilot, lambda: app.desk.drafts == ())
        assert not list((tmp_path / "campaign" / OPEN).glob("*.json"))


async def test_leaving_with_answers_keeps_a_draft_and_says_so(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("enter", "5", "3")
        assert "leave, kept as a draft" in app.text
        await pilot.press("q")
        outcome = await finish(app, pilot)
        assert outcome == Left(kept=True)
        await until(pilot, lambda: app.desk.drafts)
        await app.open()
        await pilot.pause()
        assert "Taken up where it was left, with 2 answers" in app.text
        assert "It works, and one of these comes with it" in app.text


async def test_every_answer_is_on_the_disk_before_long(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("enter", "5", "3")
        await until(pilot, lambda: any(draft.answers.get("roll") for draft in app.campaign.drafts()))


async def test_rolled_dice_survive_in_the_draft(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO, die=fallen(4, 2, 6, 6)) as (app, pilot):
        await pilot.press("enter", "space", "backspace", "q")
        await finish(app, pilot)
        await until(pilot, lambda: app.desk.drafts)
        await app.open()
        await pilot.press("space")
        assert app.conversation.answers["roll"] == Answer("dice", [4, 2], "rolled")


async def test_a_draft_is_discarded_only_after_asking(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("enter", "5", "3", "X")
        assert "Discard this play and its 2 answers?" in app.text
        await pilot.press("n")
        assert "Discard" not in app.text
        await pilot.press("X", "y")
        outcome = await finish(app, pilot)
        assert outcome == Left(kept=False, discarded=True)
        assert not list((tmp_path / "campaign" / OPEN).glob("*.json"))


async def set_surplus(pilot, value):
    """Set the Surplus by hand, up to the confirm."""
    await pilot.press("down", "enter", value, "enter", "d", "r", "y", "enter")


async def test_another_seat_s_change_brings_the_preview_back_with_the_difference(tmp_path):
    """Nothing polls here, so that the other's change is met by the commit itself."""
    async with playing(tmp_path / "campaign", "set") as (app, pilot):
        await set_surplus(pilot, "5")
        assert "Surplus  1 → 5" in app.text
        change(open_campaign(tmp_path / "campaign"), 1)
        await pilot.press("enter")
        await until(pilot, lambda: "Another seat's change came first" in app.text)
        assert app.outcome is None
        assert "! was: 1 → 5" in app.text
        assert "Surplus  2 → 5" in app.text
        assert "#3" in app.text
        await pilot.press("enter")
        outcome = await finish(app, pilot)
        assert isinstance(outcome, Finished)
        answers = {key: answer.value for key, answer in outcome.kept.entry.answers.items()}
        assert answers == {"track": ["steading.surplus"], "steading.surplus/value": 5, "steading.surplus/why": "dry"}


async def test_another_seat_s_change_that_alters_nothing_costs_no_key(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("enter", "5", "3", "2")
        change(open_campaign(tmp_path / "campaign"), 1)
        await pilot.press("enter")
        assert isinstance(await finish(app, pilot), Finished)
        assert app.desk.table.steading.surplus == 2


async def test_another_seat_s_change_that_alters_an_ask_asks_only_that(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("1", "enter", "5", "3", "2")
        change(open_campaign(tmp_path / "campaign"), 1, "steading.defenses")
        await pilot.press("enter")
        await until(pilot, lambda: "3 dice are rolled here, not 2" in app.told)
        assert "Another seat's change came first" in app.told
        assert "before: 5 3" in app.text
        await pilot.press("5", "3", "1")
        assert "Enter writes this" in app.text
        await pilot.press("enter")
        outcome = await finish(app, pilot)
        answers = {key: answer.value for key, answer in outcome.kept.entry.answers.items()}
        assert answers == {"leader": "odo", "roll": [5, 3, 1], "cost": ["hurt"]}


async def test_a_table_that_changes_behind_keeps_what_is_half_typed(tmp_path):
    async with playing(tmp_path / "campaign", "threat-strikes", _threatened()) as (app, pilot):
        await pilot.press("1", "f", "i", "r")
        change(open_campaign(tmp_path / "campaign"), 1)
        app.desk.poll()
        await pilot.pause()
        await pilot.press("e", "enter")
        assert Answer("words", "fire") in app.conversation.answers.values()


async def test_a_table_that_changes_behind_the_confirm_is_marked(tmp_path):
    async with playing(tmp_path / "campaign", "set") as (app, pilot):
        await set_surplus(pilot, "5")
        change(open_campaign(tmp_path / "campaign"), 2)
        app.desk.poll()
        await pilot.pause()
        assert "! was: 1 → 5" in app.text
        assert "Surplus  3 → 5" in app.text
        change(open_campaign(tmp_path / "campaign", new_id=lambda: "other"), -2)
        app.desk.poll()
        await pilot.pause()
        assert "Surplus  1 → 5" in app.text


async def test_a_lock_that_is_held_is_told_and_enter_tries_again(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        app.campaign._book._patience = 0.01
        await pilot.press("enter", "5", "3", "2")
        with (tmp_path / "campaign" / LOCK).open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            await pilot.press("enter")
            await until(pilot, lambda: "Another program has held" in app.text)
            assert app.outcome is None
        await pilot.press("enter")
        assert isinstance(await finish(app, pilot), Finished)


async def test_a_player_may_not_answer_for_the_gm(tmp_path):
    odo = Seat("odo", "player", ("odo",))
    async with playing(tmp_path / "campaign", "deploy", TWO, seat=odo) as (app, pilot):
        assert "Deploy, led by Odo" in app.text
        await pilot.press("enter")
        assert "This is for the GM to answer" in app.text
        await pilot.press("q")
        assert isinstance(await finish(app, pilot), Left)


async def test_a_step_by_hand_that_asks_opens_at_its_ask(tmp_path):
    answers = {"track": ["steading.fortunes"], "steading.fortunes/step": -1}
    async with playing(tmp_path / "campaign", "by-hand", stonewell(fortunes=0), answers=answers) as (app, pilot):
        assert "Fortunes would go below 0" in app.text
        await pilot.press("1", "enter", "enter")
        assert isinstance(await finish(app, pilot), Finished)
        assert app.desk.table.steading.diminished


@pytest.mark.parametrize(
    ("size", "width", "height"), [((80, 24), 78, 20), ((99, 30), 78, 20), (LARGE, 110, 24), ((140, 44), 110, 24)]
)
async def test_the_modal_stands_below_the_tabs(size, width, height, tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO, size=size) as (app, _pilot):
        region = app.modal.page.region
        assert region.size == (width, height)
        assert region.y == 4 + (size[1] - 4 - height) // 2
        assert region.x == (size[0] - width) // 2


async def test_a_key_repaints_only_what_it_changes(tmp_path, monkeypatch):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        painted = []
        real = app.modal.page.refresh

        def refresh(*regions, **more):
            painted.append(regions)
            return real(*regions, **more)

        monkeypatch.setattr(app.modal.page, "refresh", refresh)
        await pilot.press("5")
        await pilot.pause()
        assert all(regions for regions in painted)
        assert sum(region.area for regions in painted for region in regions) < 78 * 8


def _threatened():
    from tests.rules.tables import REAVERS

    return stonewell(threats={"reavers": REAVERS})


async def test_where_there_is_room_the_modal_grows_with_what_it_holds_and_shrinks_with_the_terminal(tmp_path):
    folk = {f"p{number}": Person(name=f"Person {number}") for number in range(9, 25)}
    async with playing(tmp_path / "campaign", "deploy", stonewell(people=folk), size=LARGE) as (app, pilot):
        await pilot.press("down")
        await pilot.pause()
        assert app.modal.page.size.height > 24
        assert "the others" not in app.text
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.modal.page.region.size == (78, 20)
        assert app.modal.page.region.y == 4
        assert "the others" in app.text


async def test_opening_paints_once_and_what_lay_over_it_is_painted_away(tmp_path, monkeypatch):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("escape")
        await finish(app, pilot)
        await pilot.pause()
        whole = []

        def display(screen, update):
            if isinstance(update, LayoutUpdate):
                whole.append(screen)

        monkeypatch.setattr(app, "_display", display)
        await app.open()
        await pilot.pause()
        assert whole == [app.modal]
        whole.clear()
        await app.push_screen(Screen())
        await pilot.pause()
        await app.pop_screen()
        await pilot.pause()
        assert app.modal in whole


async def test_a_disk_that_refuses_is_told_and_nothing_is_lost(tmp_path, monkeypatch):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("enter", "5", "3", "2")
        real = app.campaign.commit

        def full(*_args):
            raise CannotWrite(Path("chronicle.jsonl"), OSError(28, "No space left on device"))

        monkeypatch.setattr(app.campaign, "commit", full)
        await pilot.press("enter")
        await until(pilot, lambda: "No space left on device" in app.told)
        assert app.outcome is None
        assert app.conversation.answers["roll"] == Answer("dice", [5, 3], "typed")
        assert app.campaign.drafts()
        monkeypatch.setattr(app.campaign, "commit", real)
        await pilot.press("enter")
        assert isinstance(await finish(app, pilot), Finished)


async def test_what_the_rules_refuse_at_the_commit_is_told(tmp_path):
    autumn = stonewell(season="autumn", year=1)
    async with playing(tmp_path / "campaign", "harvest", autumn) as (app, pilot):
        await pilot.press("3")
        other = open_campaign(tmp_path / "campaign", new_id=lambda: "other")
        committed(other, ready(other, "harvest", {"harvest-year-1/die": Answer("dice", [4])}))
        await pilot.press("enter")
        await until(pilot, lambda: "the harvest of year 1 is settled already" in app.told)
        assert app.outcome is None
        await pilot.press("q")
        assert await finish(app, pilot) == Left(kept=True)


@step
def _listen(play: Play):
    yield from play.ask(Words(id="what", text="What is heard?", to="table", optional=True))
    if play.table.steading.fortunes == 0:
        raise Refused("The Lidless drown it out", "threats.cult")
    play.remark("Only the wind")


LISTEN = Move(id="listen", name="Listen", trigger="Hush", rules=(), steps=_listen, players=True)


async def test_a_refusal_at_the_commit_tells_a_player_nothing_of_what_is_hidden(tmp_path, monkeypatch):
    monkeypatch.setitem(WHERE[NO_LETTER], "listen", f"{__name__}:LISTEN")
    table = stonewell(people={"odo": ODO}, threats={"cult": CULT})
    player = Seat("odo", "player", ("odo",))
    async with playing(tmp_path / "campaign", "listen", table, seat=player) as (app, pilot):
        await pilot.press("enter")
        other = open_campaign(tmp_path / "campaign", new_id=lambda: "other")
        change(other, -2, "steading.fortunes")
        await pilot.press("enter")
        await until(pilot, lambda: "the rules do not allow that here" in app.told)
        assert "Lidless" not in app.told
        assert app.outcome is None


async def left_at(app, pilot, *keys):
    """Press keys, leave, and wait until all of that has reached the disk. Returns how many drafts there are."""
    await pilot.press(*keys)
    await finish(app, pilot)
    await app.desk.idle()
    app.outcome = None
    return list(app.campaign.drafts())


async def test_a_track_that_was_chosen_on_the_board_is_nothing_said(tmp_path):
    answers = {"track": ["steading.surplus"]}
    async with playing(tmp_path / "campaign", "set", answers=answers) as (app, pilot):
        assert "Set by hand: Surplus" in app.text
        assert await left_at(app, pilot, "escape") == []
        await app.open()
        assert await left_at(app, pilot, "4", "enter", "backspace", "escape") == []
        await app.open()
        (draft,) = await left_at(app, pilot, "4", "enter", "escape")
        assert draft_title(draft, app.desk.table) == "Set by hand: Surplus"


async def test_a_value_left_half_set_is_taken_up_on_the_same_track_only(tmp_path):
    answers = {"track": ["steading.surplus"]}
    async with playing(tmp_path / "campaign", "set", answers=answers) as (app, pilot):
        await left_at(app, pilot, "4", "enter", "escape")
        for other in (None, {"track": ["steading.defenses"]}):
            app.answers = other
            await app.open()
            assert not app.modal.play.taken_up
            await left_at(app, pilot, "escape")
        app.answers = answers
        await app.open()
        assert app.modal.play.taken_up


async def test_what_was_taken_back_is_shown_again_after_leaving(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await left_at(app, pilot, "enter", "5", "3", "backspace", "q")
        await app.open()
        assert "before: 5 3" in app.text
        await pilot.press("enter")
        assert app.conversation.answers["roll"] == Answer("dice", [5, 3], "typed")


async def test_once_all_of_it_was_taken_back_no_draft_is_left_on_the_disk(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        await pilot.press("1", "enter")
        await app.desk.idle()
        assert app.campaign.drafts()
        await pilot.press("backspace")
        await app.desk.idle()
        assert not app.campaign.drafts()


async def test_a_draft_says_what_it_is_of(tmp_path):
    async with playing(tmp_path / "campaign", "deploy", TWO) as (app, pilot):
        (draft,) = await left_at(app, pilot, "1", "enter", "escape")
        assert draft_title(draft, app.desk.table) == "Deploy, led by Odo"
        app.move = "seasons-change"
        await app.open()
        _, draft = await left_at(app, pilot, "1", "enter", "escape")
        assert draft_title(draft, app.desk.table) == "Seasons Change: spring of year 1"


async def test_a_draft_for_another_season_says_so_and_does_not_go_on_as_this_one(tmp_path):
    async with playing(tmp_path / "campaign", "seasons-change", TWO) as (app, pilot):
        (draft,) = await left_at(app, pilot, "1", "enter", "escape")
        other = open_campaign(tmp_path / "campaign", new_id=lambda: "other")
        committed(other, ready(other, "set", SUMMER))
        app.desk.poll()
        play = await app.desk.take_up(draft.play)
        await app.push_screen(MoveScreen(app.desk, play), app._have)
        app.modal = app.screen
        await pilot.pause()
        assert BEGUN_FOR in app.told
        assert "Seasons Change: " not in app.text
        await pilot.press("backspace", "enter", "1")
        assert play.conversation.answers == draft.answers
        await pilot.press("X", "y")
        assert await finish(app, pilot) == Left(kept=False, discarded=True)


@pytest.mark.parametrize("polled", [True, False])
async def test_a_season_that_turns_elsewhere_is_met_before_anything_is_written(polled, tmp_path):
    async with playing(tmp_path / "campaign", "seasons-change", TWO) as (app, pilot):
        await pilot.press("1", "enter", "6", "1", "1", "2")
        assert "Enter writes this" in app.text
        assert "Seasons Change: spring of year 1" in app.text
        other = open_campaign(tmp_path / "campaign", new_id=lambda: "other")
        committed(other, ready(other, "set", SUMMER))
        if polled:
            app.desk.poll()
        else:
            await pilot.press("enter")
        await until(pilot, lambda: BEGUN_FOR in app.told)
        await pilot.press("enter")
        assert app.outcome is None
        app.desk.poll()
        await app.desk.undo(app.campaign.last.n)
        await until(pilot, lambda: "Enter writes this" in app.text)
        await pilot.press("enter")
        assert isinstance(await finish(app, pilot), Finished)


BEGUN_FOR = "Begun for spring of year 1; now it would be autumn of year 0: X discards it, q leaves it."
SUMMER = {
    "track": Answer("pick", ["steading.season"]),
    "steading.season/value": Answer("pick", ["summer"]),
    "steading.season/why": Answer("words", "put right"),
}


async def test_with_room_a_reason_has_its_rule_beside_it(tmp_path):
    for size, shown in ((SMALL, False), (LARGE, True)):
        async with playing(tmp_path / f"campaign-{shown}", "deploy", TWO, size=size) as (app, pilot):
            await pilot.press("enter", "5", "3", "2")
            row = next(line for line in app.text.splitlines() if "many are hurt" in line)
            assert ("HF-DEPLOY-1" in row) is shown
