from msgspec.structs import replace

from rules.answers import Answer
from rules.asks import Words
from tests.moves.seated import Seated, asking
from tests.rules.tables import ODO, stonewell

FOLK = stonewell(defenses=2, people={"odo": ODO})


def test_each_step_back_takes_the_newest_answer_only_and_shows_it():
    seated = Seated("deploy", FOLK).press("1", "enter", "5", "3", "2")
    assert seated.done
    seated.press("backspace")
    assert seated.asked == "cost"
    assert "before: Many are hurt" in seated.text
    assert "► 2  Many are hurt" in seated.text
    seated.press("backspace")
    assert seated.asked == "roll"
    assert "before: 5 3" in seated.text
    seated.press("backspace")
    assert seated.asked == "leader"
    assert "before: Odo" in seated.text
    assert "► 1  Odo" in seated.text


def test_forward_again_by_enter_alone():
    seated = Seated("deploy", FOLK).press("1", "enter", "5", "3", "2", "backspace", "backspace", "backspace")
    seated.press("enter", "enter", "enter")
    assert seated.done
    assert seated.answers == {"leader": "odo", "roll": [5, 3], "cost": ["hurt"]}


def test_at_the_first_ask_there_is_no_step_back():
    seated = Seated("deploy", FOLK).press("backspace")
    assert seated.note == "Nothing was answered yet"
    assert seated.asked == "leader"


def test_another_answer_leaves_the_later_ones_where_they_fit():
    seated = Seated("deploy", FOLK).press("enter", "5", "3", "2", "backspace", "backspace", "4", "4")
    assert seated.answers["roll"] == [4, 4]
    assert seated.asked == "cost"
    assert "before: Many are hurt" in seated.text
    assert seated.press("enter").done


def test_an_answer_that_does_not_fit_any_more_is_shown_with_the_reason():
    seated = Seated("deploy", FOLK).press("enter", "5", "3", "2")
    seated.sitting.rerun(stonewell(defenses=3))
    assert seated.asked == "roll"
    assert "3 dice are rolled here, not 2" in seated.told
    assert "before: 5 3" in seated.text
    assert seated.press("enter").note == "3 dice are still to fall"
    seated.press("5", "3", "1")
    assert seated.done
    assert seated.answers["cost"] == ["hurt"]


def test_what_nobody_asks_for_any_more_is_left_out_and_said_so():
    seated = Seated("deploy", FOLK).press("enter", "5", "3")
    conversation = seated.play.conversation
    answers = {**conversation.answers, "gone": Answer("words", "an old word")}
    seated.play.conversation = replace(conversation, answers=answers)
    seated.press("2", "enter")
    assert seated.done
    assert "left out: an old word" in seated.text


def test_what_the_rules_refuse_is_told_and_was_not_said():
    seated = Seated("by-hand").press("down", "enter").type("-5").press("enter")
    assert seated.note == "Surplus is 1, and not below 0: 5 can't be taken"
    assert seated.asked == "steading.surplus/step"
    assert seated.press("backspace", "1", "enter").done


def test_a_move_that_the_table_has_shut_meanwhile_says_why():
    seated = Seated("harvest", stonewell(season="autumn", year=1))
    seated.sitting.rerun(stonewell(season="autumn", year=1, done={"harvest-year-1": "HF-SEASON-AUTUMN-2"}))
    assert "This can't go on as it stands: the harvest of year 1 is settled already" in seated.told
    seated.sitting.rerun(stonewell(season="autumn", year=1))
    assert seated.press("3").done


def test_the_oldest_stages_are_counted_and_none_is_cut():
    seated = Seated("deploy", FOLK).press("1", "enter", "5", "3", "3", "enter")
    assert "✓ name ── ✓ dice ── ✓ pick ── ● name ── ○ confirm" in seated.text
    asks = [Words(id=f"w{number}", text="W?", optional=True) for number in range(7)]
    seated = Seated(asking(*asks)).press(*["enter"] * 6)
    assert "✓ 5 ── ✓ words ── ● words ── ○ confirm" in seated.text
