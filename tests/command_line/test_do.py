"""`hearthside do`: answers on the command line, line by line, and what becomes of a play that is not finished."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.campaign import OpenCampaign, open_campaign
from tests.command_line.running import run

Now = Callable[[], OpenCampaign]


def test_all_answers_given_commits_at_once(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", "5", "hurt")
    assert ran.out == (
        "#2 Deploy\n"
        "  Hew: new   (HF-DEPLOY-1, named for the first time)\n"
        "  diminished: clear -> marked   (HF-DEPLOY-1, many are hurt)\n"
        "  Hew takes charge\n"
        "  to be told at the table: Who is hurt, and how badly\n"
    )
    assert campaign().table.steading.diminished
    assert campaign().drafts() == ()


def test_answers_go_by_key_in_any_order_and_moves_by_name(campaign: Now) -> None:
    run("do", "Meet with Disaster", "--answer", "calamity=the mill burned")
    run("--as", "gm", "do", "--answer", "cost=less", "--answer", "roll=4", "deploy", "--answer", "leader=Hew")
    assert [entry.move for entry in campaign().entries(None, 2)] == ["deploy", "disaster"]
    assert campaign().table.steading.fortunes == 1


def test_an_aside_is_given_by_its_key(campaign: Now) -> None:
    run("do", "deploy", "Hew", "5", "less", "--aside", "cost/panic")
    assert campaign().table.steading.fortunes == 1
    assert run("do", "deploy", "Hew", "5", "less", "--aside", "cost/panic=no").out.count("Fortunes") == 0


def test_an_aside_can_stand_among_the_answers_as_it_does_at_the_prompt(campaign: Now) -> None:
    run("do", "deploy", "/nobody", "", "They go alone")
    run("do", "deploy", "Hew", "5", "/panic", "/strength no", "less")
    newest, before = campaign().entries(None, 2)
    assert [remark.text for remark in before.remarks] == ["They go alone"]
    assert (newest.answers["cost/panic"].value, newest.answers["cost/strength"].value) == (True, False)
    assert list(campaign().table.people) == ["hew"]


def test_a_stroke_before_a_word_that_is_no_aside_there_is_refused_with_those_that_are(campaign: Now) -> None:
    told = "'/nobdy' is no answer to leader: there is no /nobdy here, only /nobody.\n"
    assert run("do", "deploy", "/nobdy", code=4).told == told
    assert "there is no /panic here." in run("do", "deploy", "Hew", "/panic", code=4).told
    assert run("do", "deploy", "--answer", "leader=/nobody", "--answer", "roll=6").out.count("/nobody") == 2


def test_dice_are_rolled_here_when_that_is_said(campaign: Now) -> None:
    run("do", "deploy", "Hew", "roll", die=lambda sides: sides)
    last = campaign().last
    assert last is not None
    assert (last.answers["roll"].value, last.answers["roll"].source) == ([6], "rolled")
    assert last.answers["leader"].source == "typed"


def test_a_change_that_is_waived_is_not_made(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", "5", "hurt", "--waive", "diminished")
    assert "left out, so not made: diminished: clear -> marked" in ran.out
    assert not campaign().table.steading.diminished


def test_a_waiver_of_nothing_is_refused_and_says_what_can_be_waived(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", "5", "hurt", "--waive", "surplus", code=4)
    assert ran.told == (
        "There is no change 'surplus' that could be left out. Those that can be: leader/people.hew, diminished.\n"
    )
    assert campaign().last.n == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["Hew", "7"], "'7' is no answer to roll: a d6 has no 7: 1 to 6."),
        (["Hew", "0"], "'0' is no answer to roll: a d6 has no 0: 1 to 6."),
        (["Hew", "6,6"], "'6,6' is no answer to roll: 1 die is rolled here, not 2."),
        (["Hew", "5", "less,hurt"], "'less,hurt' is no answer to cost: pick 1, not 2."),
        (["Hew", "5", "flee"], "'flee' is no answer to cost: 'flee' is not on offer: less, hurt, death."),
    ],
)
def test_an_answer_that_is_not_taken_is_refused_and_nothing_is_kept(
    campaign: Now, answers: list[str], told: str
) -> None:
    assert run("do", "deploy", *answers, code=4).told == f"{told}\n"
    assert run("do", "deploy", *answers, "--json", code=4).json == {"refused": told}
    assert (campaign().last.n, campaign().drafts()) == (1, ())  # type: ignore[union-attr]


def test_letters_for_a_number_are_refused(folder: Path) -> None:
    ran = run("do", "by-hand", "steading.surplus", "many", code=4)
    assert ran.told == "'many' is no answer to steading.surplus/step: 'many' is no whole number.\n"


def test_an_answer_too_many_is_an_error_in_the_order_and_by_its_key(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", "6", "less", code=2)
    assert ran.told == "'less' is an answer too many: nothing asks for it. Nothing of this was kept.\n"
    assert campaign().last.n == 1  # type: ignore[union-attr]
    told = "Nothing asks for cost. Nothing of this was kept."
    for preview in ((), ("--preview",)):
        assert run("do", "deploy", "Hew", "6", "--answer", "cost=less", *preview, code=4).told == f"{told}\n"
        by_json = run("do", "deploy", "Hew", "6", "--answer", "cost=less", *preview, "--json", code=4)
        assert by_json.json == {"refused": told}
    assert (campaign().last.n, campaign().drafts()) == (1, ())  # type: ignore[union-attr]


def test_an_aside_that_is_not_there_keeps_nothing(campaign: Now) -> None:
    ran = run("do", "add-person", "Wyn", "porter", "--aside", "role/owner=sable", code=4)
    assert ran.told == "Nothing asks for role/owner. Nothing of this was kept.\n"
    assert "wyn" not in campaign().table.people
    assert campaign().drafts() == ()


def test_what_can_not_be_picked_now_is_listed_with_the_reason(campaign: Now) -> None:
    run("do", "threat", "Grey Reavers")
    run("set", "threats.grey-reavers.stage", "4", "--why", "they are here")
    ran = run("do", "threat", typed="grey-reavers\nnew\nWolves\n\n")
    assert "  1. new: A new one appears\n  not now: Grey Reavers (at its last stage, 4 of 4)\n" in ran.err
    assert ran.err.count("Grey Reavers: at its last stage, 4 of 4.\n") == 1
    assert campaign().table.threats["wolves"].stages == 4


def test_what_is_missing_is_asked_for_line_by_line(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", typed="7\nletters\n5\n1,2\nhurt\n\n")
    assert "Deploy: Folk go into danger" in ran.err
    assert "Roll for the community (asked of the GM)\n  1d6: Defenses 1\n" in ran.err
    assert "A d6 has no 7: 1 to 6.\n" in ran.err
    assert "'letters' is no die: 1d6: 1 number of 1 to 6, or roll.\n" in ran.err
    assert "  2. hurt: Many are hurt (mark diminished)\n" in ran.err
    assert "  or also /panic: And panic spreads (Meet with Disaster)\n" in ran.err
    assert "Pick 1, not 2.\n" in ran.err
    assert "  diminished: clear -> marked   (HF-DEPLOY-1, many are hurt)   [diminished]\n" in ran.err
    assert ran.out.startswith("#2 Deploy\n")
    assert campaign().table.steading.diminished


def test_nothing_happens_before_the_last_enter(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", "5", typed="hurt\nno\n", code=3)
    assert (ran.out, campaign().last.n) == ("", 1)  # type: ignore[union-attr]
    (draft,) = campaign().drafts()
    assert f"To go on: hearthside do deploy --play {draft.play}\n" in ran.err
    run("do", "deploy", "--play", draft.play)
    assert (campaign().table.steading.diminished, campaign().drafts()) == (True, ())


def test_asides_back_and_waivers_line_by_line(campaign: Now) -> None:
    run(
        "do",
        "deploy",
        "Hew",
        typed="4\n/panic\n/back\n3\n/back\n4\n/panic\nhurt\ndiminished\n[diminished]\ndiminished\nwhat\n\n",
    )
    steading = campaign().table.steading
    assert (steading.fortunes, steading.diminished) == (1, False)


def test_at_the_end_of_input_the_answers_are_kept_and_taken_up_again(campaign: Now) -> None:
    ran = run("do", "deploy", "--as", "gm", typed="Hew\n", code=3)
    assert "It is kept unfinished. To go on: hearthside do deploy --play " in ran.err
    again = run("do", "deploy", typed="6\n\n")
    assert "Taken up where it was left, after 1 answer.\n" in again.err
    assert "Who takes charge?" not in again.err
    assert campaign().last.answers["leader"].value == "Hew"  # type: ignore[union-attr]


def test_nothing_is_kept_of_a_play_that_nobody_answered(campaign: Now) -> None:
    ran = run("do", "deploy", code=3)
    assert "Nothing was answered, and nothing is kept.\n" in ran.err
    assert campaign().drafts() == ()


def test_answers_in_order_are_not_put_to_a_play_that_was_left_in_the_middle(campaign: Now) -> None:
    run("do", "deploy", typed="Hew\n", code=3)
    ran = run("do", "deploy", "Isolde", "6", code=4)
    (draft,) = campaign().drafts()
    assert ran.told == (
        "An unfinished Deploy waits, with 1 answer. To go on with it: hearthside do deploy "
        f"--play {draft.play}. To drop it: the same with --discard.\n"
    )
    assert run("do", "deploy", "--play", draft.play, "--discard").out == "Dropped the unfinished Deploy.\n"
    run("do", "deploy", "Isolde", "6")
    assert campaign().last.answers["leader"].value == "Isolde"  # type: ignore[union-attr]


def test_what_is_wrong_with_the_answers_comes_before_the_play_that_waits(campaign: Now) -> None:
    run("do", "deploy", typed="Hew\n", code=3)
    for answers, mistake in (
        (["Isolde", "7"], "'7' is no answer to roll: a d6 has no 7: 1 to 6."),
        (["Isolde", "6", "more"], "'more' is an answer too many: nothing asks for it. Nothing of this was kept."),
    ):
        told = run("do", "deploy", *answers, code=4).told
        assert told.startswith(f"{mistake} An unfinished Deploy waits, with 1 answer.")


def test_a_play_that_nothing_was_said_to_is_not_shown_and_is_gone_on_with(campaign: Now, folder: Path) -> None:
    play = run("do", "deploy", "--json", code=3).json["play"]
    assert campaign().drafts() == ()
    assert "Unfinished" not in run("show").out
    assert run("show", "--json").json["unfinished"] == []
    assert run("do", "deploy", "--json", code=3).json["play"] == play
    assert len(list((folder / "open").iterdir())) == 1
    run("do", "deploy", "--play", play, "Hew", "6")
    assert (campaign().last.play, list((folder / "open").iterdir())) == (play, [])  # type: ignore[union-attr]


def test_a_play_that_is_kept_already_is_told_again_and_not_kept_twice(campaign: Now) -> None:
    play = run("do", "deploy", "Hew", "6", "--preview", "--json").json["play"]
    kept = run("do", "deploy", "--play", play, "--json").json
    assert run("do", "deploy", "--play", play, "--json").json == kept
    assert run("do", "deploy", "--play", play, "6").out.startswith("#2 Deploy (was kept before)\n")
    assert run("do", "note", "--play", play, code=2).told == f"The play {play} was Deploy, not Note.\n"
    assert campaign().last.n == 2  # type: ignore[union-attr]


def test_dice_that_were_rolled_stay_when_one_steps_back(campaign: Now) -> None:
    faces = iter([5, 1])
    ran = run("do", "deploy", "Hew", typed="roll\n/back\nroll\nless\n\n", die=lambda _: next(faces))
    assert "answered before: 5\n" in ran.err
    assert campaign().last.answers["roll"].value == [5]  # type: ignore[union-attr]


def test_preview_stops_before_the_commit_and_the_next_call_commits(campaign: Now) -> None:
    ran = run("do", "deploy", "Hew", "5", "hurt", "--preview")
    assert ran.out.startswith("Deploy would do this:\n  Hew: new")
    assert campaign().last.n == 1  # type: ignore[union-attr]
    (draft,) = campaign().drafts()
    run("do", "deploy", "--play", draft.play)
    assert campaign().table.steading.diminished


def test_a_finished_play_that_was_left_wants_a_yes_when_it_is_taken_up_by_name(campaign: Now) -> None:
    run("do", "deploy", "Hew", "5", "hurt", "--preview")
    assert run("do", "deploy", code=3).out == ""
    run("do", "deploy", typed="yes\n")
    assert campaign().table.steading.diminished


def test_preview_of_a_mark_tells_what_follows_from_it(folder: Path) -> None:
    ran = run("set", "lacking", "marked", "--why", "famine")
    assert "lacking: clear -> marked   (HF-MARKS-2, by hand: famine)" in ran.out
    ran = run("do", "set", "steading.prosperity", "2", "a good fair", "--preview")
    assert "  Prosperity counts as 1: 2, lacking -1\n" in ran.out


def test_another_program_has_changed_what_was_shown(folder: Path) -> None:
    """Somebody else names Hew while the dice roll: he is not new any more, so the preview comes back."""

    def die(_sides: int) -> int:
        run("do", "deploy", "Hew", "6")
        return 6

    ran = run("do", "deploy", "--answer", "leader=Hew", "--answer", "roll=roll", die=die, code=3)
    assert "Somebody else has changed the table, and this is not what was shown before.\n" in ran.err
    assert "Nothing on the table changes.\n" in ran.out
    assert open_campaign(folder).last.n == 2  # type: ignore[union-attr]
    (draft,) = open_campaign(folder).drafts()
    run("do", "deploy", "--play", draft.play)
    assert open_campaign(folder).last.n == 3  # type: ignore[union-attr]


def test_another_program_has_changed_what_was_previewed(campaign: Now) -> None:
    run("do", "set", "steading.surplus", "4", "counted again", "--preview")
    (draft,) = campaign().drafts()
    run("do", "by-hand", "steading.surplus", "1")
    ran = run("do", "set", "--play", draft.play, code=3)
    assert "now different: Surplus: 2 -> 4" in ran.out
    run("do", "set", "--play", draft.play)
    assert campaign().table.steading.surplus == 4


def test_another_program_touched_nothing_of_it(campaign: Now) -> None:
    run("do", "set", "steading.surplus", "4", "counted again", "--preview")
    (draft,) = campaign().drafts()
    run("do", "by-hand", "steading.defenses", "1")
    run("do", "set", "--play", draft.play)
    assert campaign().table.steading.surplus == 4


def test_a_winter_that_runs_short_line_by_line(campaign: Now) -> None:
    for answers in (["", "66", "boom"], ["", "6,1", "bounty,news", "1"], ["", "6 2", "bounty"]):
        run("do", "seasons-change", *answers)
    ran = run("do", "seasons-change", typed="lost\nHew the Weary\n4\nnpc\nIsolde\n6\nHew the Weary\n\n")
    assert ran.out.startswith("#5 Seasons Change: winter of year 1\n")
    table = campaign().table
    assert table.people["isolde"].status == "dead"
    assert (table.steading.surplus, table.steading.fortunes, table.steading.season) == (0, 2, "winter")
    assert run("undo").out.startswith("#6 undid #5 Seasons Change: winter of year 1\n")
    assert campaign().table.steading.season == "autumn"
    assert run("redo").out.startswith("#7 redid #5 Seasons Change: winter of year 1\n")
    assert campaign().table.people["isolde"].status == "dead"


def test_moves_are_listed_with_why_one_can_not_be_made(folder: Path) -> None:
    ran = run("do")
    assert "deploy: Deploy. " in ran.out
    assert "Not now: The harvest is brought in from autumn on.\n" in ran.out
    assert run("do", "harvest", code=4).told == "The harvest is brought in from autumn on.\n"
    assert [one["id"] for one in run("do", "--json").json][:2] == ["deploy", "muster"]


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["do", "dance"], 2, "There is no move called 'dance'. The moves are: deploy, "),
        (["do", "deploy", "--play", "none"], 2, "There is no unfinished play none, and none that was kept."),
        (["do", "deploy", "--play", "../../etc"], 2, "There is no unfinished play ../../etc, and none that was kept."),
        (["do", "deploy", "--discard"], 4, "There is no unfinished Deploy to drop."),
        (["do", "deploy", "--answer", "roll"], 2, "'roll' is no answer by its key: write --answer KEY=VALUE."),
        (["do", "deploy", "--answer", "roll=1", "--answer", "roll=2"], 2, "There are two answers to roll."),
        (["do", "deploy", "--as", "nobody"], 4, "There is nobody called 'nobody' in this campaign."),
        (["do", "deploy", "--seat", "onlooker"], 4, "The seat called onlooker may look on, and nothing else."),
        (["do", "deploy", "--seat", "rhea"], 4, "There is no seat called 'rhea' at this campaign."),
    ],
)
def test_what_can_not_be_done_says_why(folder: Path, arguments: list[str], code: int, told: str) -> None:
    assert told in run(*arguments, code=code).err


def test_a_play_is_of_its_own_move(campaign: Now) -> None:
    run("do", "deploy", typed="Hew\n", code=3)
    (draft,) = campaign().drafts()
    told = f"The play {draft.play} is Deploy, not Note: `hearthside do deploy --play {draft.play}`.\n"
    assert run("do", "note", "--play", draft.play, code=2).told == told


def test_a_draft_that_is_open_elsewhere_is_not_taken_up(campaign: Now) -> None:
    run("do", "deploy", typed="Hew\n", code=3)
    other = campaign()
    (draft,) = other.drafts()
    other.take_up(draft.play)
    assert "being answered in another program" in run("do", "deploy", "--play", draft.play, code=1).err
    assert "Deploy, by GM, answers: 1   (open in another program)" in run("show").out
    run("do", "deploy", "Isolde", "6")


def test_words_from_people_stay_words(campaign: Now) -> None:
    name = "[/b] -x ~ Ödo 🐎"
    run("do", "deploy", name, "6")
    assert f"{name}: here" in run("show", "people").out
