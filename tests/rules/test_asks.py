"""Asks: which values each kind takes."""

from typing import Any

import pytest

from rules.asks import Ask, Dice, Number, Option, Person, Pick, Words, YesNo
from rules.errors import NotTaken

TWO = Dice(id="roll", text="Roll", count=2)
THREE = tuple(Option(id, id.title()) for id in ("boom", "bounty", "news"))
SOME = Pick(id="which", text="Which?", options=THREE, least=1, most=2)
PEOPLE = Person(
    id="who",
    text="Who?",
    options=(Option("odo", "Odo"), Option("odo-2", "Odo")),
    gone=(Option("grete", "Grete", "dead"),),
)


def takes(ask: Ask[Any], value: Any) -> Any:
    try:
        return ask.take(value)
    except NotTaken as refused:
        pytest.fail(f"not taken: {refused.reason}")


def no(ask: Ask[Any], value: Any) -> str:
    with pytest.raises(NotTaken) as refused:
        ask.take(value)
    return refused.value.reason


def test_dice_are_taken_as_they_fell() -> None:
    assert takes(TWO, [6, 1]) == (6, 1)
    assert takes(TWO, (1, 6)) == (1, 6)
    assert takes(Dice(id="die", text="Die", sides=4), [4]) == (4,)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ([7, 1], "a d6 has no 7: 1 to 6"),
        ([1, 0], "a d6 has no 0: 1 to 6"),
        ([-1, 1], "a d6 has no -1: 1 to 6"),
        ([True, 1], "a d6 has no True: 1 to 6"),
        ([1], "2 dice are rolled here, not 1"),
        ([1, 2, 3], "2 dice are rolled here, not 3"),
        ("6,1", "dice are whole numbers, such as 6,4,1"),
        (["6", 1], "dice are whole numbers, such as 6,4,1"),
        ([1.0, 2], "dice are whole numbers, such as 6,4,1"),
        (6, "dice are whole numbers, such as 6,4,1"),
        (None, "dice are whole numbers, such as 6,4,1"),
    ],
)
def test_dice_that_cannot_have_fallen(value: Any, why: str) -> None:
    assert no(TWO, value) == why


def test_a_single_die_says_so() -> None:
    assert no(Dice(id="die", text="Die", sides=4), [1, 2]) == "1 die is rolled here, not 2"
    assert no(Dice(id="die", text="Die", sides=4), [5]) == "a d4 has no 5: 1 to 4"
    assert Dice(id="die", text="Die").take_face(6) == 6


def test_picks_come_in_the_order_of_what_is_on_offer() -> None:
    assert takes(SOME, ["news", "boom"]) == ("boom", "news")
    assert takes(SOME, ("bounty",)) == ("bounty",)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ([], "pick 1 to 2, not 0"),
        (["boom", "bounty", "news"], "pick 1 to 2, not 3"),
        (["boom", "boom"], "the same one can't be picked twice"),
        (["luck"], "'luck' is not on offer: boom, bounty, news"),
        ([["boom"]], "['boom'] is not on offer: boom, bounty, news"),
        ("boom", "a pick is a list of what is picked"),
        (1, "a pick is a list of what is picked"),
    ],
)
def test_picks_that_are_not_on_offer(value: Any, why: str) -> None:
    assert no(SOME, value) == why


def test_a_pick_says_how_many() -> None:
    assert SOME.how_many() == "1 to 2"
    one = Pick(id="which", text="Which?", options=THREE)
    assert one.how_many() == "1"
    assert takes(one, ["news"]) == ("news",)
    assert no(one, ["boom", "news"]) == "pick 1, not 2"


def test_numbers_stay_within_their_ends() -> None:
    ask = Number(id="step", text="?", lowest=-2, highest=3)
    assert [takes(ask, value) for value in (-2, 0, 3)] == [-2, 0, 3]
    assert no(ask, -3) == "-3 is too low: -2 at least"
    assert no(ask, 4) == "4 is too high: 3 at most"
    assert takes(Number(id="step", text="?", lowest=None), -999) == -999
    assert takes(Number(id="step", text="?"), 10**30) == 10**30
    assert no(Number(id="step", text="?"), -1) == "-1 is too low: 0 at least"


@pytest.mark.parametrize("value", ["3", 3.0, True, None, [3]])
def test_letters_for_a_number(value: Any) -> None:
    assert no(Number(id="step", text="?"), value) == "a whole number is wanted here"


def test_yes_and_no() -> None:
    ask = YesNo(id="sure", text="?")
    assert takes(ask, True) is True
    assert takes(ask, False) is False
    assert no(ask, 1) == "yes or no"
    assert no(ask, "yes") == "yes or no"


WORDS = Words(id="name", text="?")


@pytest.mark.parametrize(
    "words",
    [
        "[/",
        "[crew]",
        "[bold red]x[/bold red]",
        "W" * 60,
        "🐭",
        "👩\u200d🌾",
        "Odo \u202bשלום\u202c",
        "a\u200bb",
        "\ufeffGrünwald",
        "{0} %s \\n",
    ],
)
def test_words_of_any_kind_are_data(words: str) -> None:
    assert takes(WORDS, words) == words
    assert takes(PEOPLE, words) == words


def test_words_are_trimmed_and_bounded() -> None:
    assert takes(WORDS, "  the mill \n") == "the mill"
    assert takes(WORDS, "w" * 500) == "w" * 500
    assert no(WORDS, "w" * 501) == "501 characters are too many: 500 at most"
    assert takes(Words(id="n", text="?", longest=3), " abc ") == "abc"
    assert no(Words(id="n", text="?", longest=3), "abcd") == "4 characters are too many: 3 at most"


@pytest.mark.parametrize("words", ["", "  ", "\u200b", "\u200d\u202e", "\u200b \u200b"])
def test_words_that_nobody_could_see_are_none(words: str) -> None:
    assert no(WORDS, words) == "this can't be left empty"
    assert takes(Words(id="n", text="?", optional=True), words) == ""
    assert takes(Person(id="who", text="?", optional=True), words) == ""


@pytest.mark.parametrize("words", ["a\nb", "a\tb", "\x1b[2J", "a\x00", "a\u2028b", "a\u2029b", "\ud800x", "a\x7f"])
def test_words_that_could_steer_a_terminal(words: str) -> None:
    assert no(WORDS, words) == "words are one line, without control characters"


@pytest.mark.parametrize("value", [1, None, ["a"], b"a"])
def test_words_are_words(value: Any) -> None:
    assert no(WORDS, value) == "words are wanted here"


def test_a_person_by_id_or_name_or_new() -> None:
    assert takes(PEOPLE, "odo") == "odo"
    assert takes(PEOPLE, "ODO") == "odo"
    assert takes(PEOPLE, "odo-2") == "odo-2"
    assert takes(PEOPLE, " Marrow ") == "Marrow"
    assert takes(PEOPLE, "M" * 120) == "M" * 120
    assert no(PEOPLE, "M" * 121) == "121 characters are too many: 120 at most"
    assert no(PEOPLE, "") == "this can't be left empty"


def test_whoever_is_gone_cannot_be_meant() -> None:
    assert no(PEOPLE, "grete") == "Grete: dead. Someone else needs another name"
    assert no(PEOPLE, "GRETE") == "Grete: dead. Someone else needs another name"


def test_an_id_goes_before_a_name_that_is_the_same() -> None:
    ask = Person(id="who", text="?", options=(Option("ash", "Birch"), Option("birch", "Elm"), Option("elm", "Ash")))
    assert takes(ask, "birch") == "birch"
    assert takes(ask, "Birch") == "ash"
    gone = Person(id="who", text="?", options=(Option("elm-2", "Elm"),), gone=(Option("elm", "Elm", "dead"),))
    assert takes(gone, "Elm") == "elm-2"


def test_the_kind_of_each_ask() -> None:
    assert [ask.kind for ask in (TWO, SOME, Number(id="n", text=""), WORDS, PEOPLE, YesNo(id="y", text=""))] == [
        "dice", "pick", "number", "words", "person", "yes",
    ]  # fmt: skip


def test_an_ask_of_no_kind_takes_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Ask(id="a", text="?").take(1)
