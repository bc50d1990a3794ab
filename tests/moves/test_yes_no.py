from rules.asks import YesNo
from tests.moves.seated import Seated, asking


def asked():
    return Seated(asking(YesNo(id="lit", text="Is the beacon lit?", effect="help comes")))


def test_y_and_n_answer_at_once():
    assert asked().press("y").answers["lit"] is True
    assert asked().press("n").answers["lit"] is False


def test_enter_takes_the_chosen_one():
    assert asked().press("enter").answers["lit"] is True
    assert asked().press("down", "enter").answers["lit"] is False


def test_both_stand_with_their_letters_and_what_yes_does():
    text = asked().text
    assert "► y  Yes" in text
    assert "  n  No" in text
    assert "help comes" in text


def test_the_answer_before_is_chosen_again():
    seated = asked().press("n", "backspace")
    assert "before: no" in seated.text
    assert seated.press("enter").answers["lit"] is False
