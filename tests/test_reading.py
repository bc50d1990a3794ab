"""What is typed becomes an answer's value, or a message that says what is wrong."""

from typing import Any

import pytest

from rules.asks import Ask, Dice, Number, Option, Person, Pick, Words, YesNo
from rules.errors import NotTaken
from tui.chance import roll
from tui.reading import offered, read, wants_roll

GAINS = (Option("boom", "Population boom"), Option("bounty", "Unexpected bounty"), Option("news", "Interesting news"))
FOLK = (Option("hew", "Hew"), Option("odo-the-tall", "Odo the Tall"))

DICE = Dice(id="roll", text="Roll", count=3)
ONE_D4 = Dice(id="eaten", text="Eaten", sides=4)
ONE_D12 = Dice(id="fate", text="Fate", sides=12)
PICK = Pick(id="which", text="Which?", options=GAINS, least=1, most=2)
OFFERED = Pick(id="which", text="Which?", options=GAINS, least=1, most=2, offered=("boom", "news"))
NUMBER = Number(id="many", text="How many?", lowest=0, highest=4, offered=2)
STEP = Number(id="step", text="By how much?", lowest=None)
WORDS = Words(id="why", text="Why?")
OPTIONAL = Words(id="why", text="Why?", optional=True)
NAMED = Words(id="name", text="Name?", offered="Stonewell")
PERSON = Person(id="who", text="Who?", options=FOLK, gone=(Option("rhea", "Rhea", "dead"),))
YES_NO = YesNo(id="sure", text="Sure?")


@pytest.mark.parametrize(
    ("ask", "text", "value"),
    [
        (DICE, "6,4,1", [6, 4, 1]),
        (DICE, "6 4 1", [6, 4, 1]),
        (DICE, " 641 ", [6, 4, 1]),
        (DICE, "6, 4; 1", [6, 4, 1]),
        (ONE_D4, "3", [3]),
        (ONE_D12, "12", [12]),
        (PICK, "bounty", ["bounty"]),
        (PICK, "2", ["bounty"]),
        (PICK, "bounty,boom", ["bounty", "boom"]),
        (PICK, "1,3", ["boom", "news"]),
        (PICK, "1 3", ["boom", "news"]),
        (PICK, "Interesting News", ["news"]),
        (OFFERED, "", ["boom", "news"]),
        (OFFERED, "2", ["bounty"]),
        (NUMBER, "3", 3),
        (NUMBER, "", 2),
        (STEP, "-2", -2),
        (STEP, "+1", 1),
        (WORDS, "  the roof [fell in] ", "the roof [fell in]"),
        (OPTIONAL, "", ""),
        (NAMED, "", "Stonewell"),
        (PERSON, "hew", "hew"),
        (PERSON, "odo the tall", "odo-the-tall"),
        (PERSON, "2", "odo-the-tall"),
        (PERSON, "Isolde", "Isolde"),
        (YES_NO, "y", True),
        (YES_NO, "NO", False),
    ],
)
def test_a_text_becomes_a_value(ask: Ask[Any], text: str, value: Any) -> None:
    assert read(ask, text) == value


@pytest.mark.parametrize(
    ("ask", "text", "reason"),
    [
        (DICE, "6,4,7", "a d6 has no 7: 1 to 6"),
        (DICE, "0", "a d6 has no 0: 1 to 6"),
        (DICE, "64", "3 dice are rolled here, not 2"),
        (DICE, "6,4,1,1", "3 dice are rolled here, not 4"),
        (DICE, "six", "'six' is no die: 3d6: 3 numbers of 1 to 6, or roll"),
        (DICE, "", "3d6: 3 numbers of 1 to 6, or roll"),
        (ONE_D4, "5", "a d4 has no 5: 1 to 4"),
        (ONE_D12, "13", "a d12 has no 13: 1 to 12"),
        (PICK, "1,2,3", "pick 1 to 2, not 3"),
        (PICK, "4", "there is no number 4 here: 1 to 3"),
        (PICK, "0", "there is no number 0 here: 1 to 3"),
        (PICK, "harvest", "'harvest' is not on offer: boom, bounty, news"),
        (PICK, "boom,1", "the same one can't be picked twice"),
        (PICK, "", "pick 1 to 2, by number or by name"),
        (NUMBER, "three", "'three' is no whole number"),
        (NUMBER, "5", "5 is too high: 4 at most"),
        (NUMBER, "-1", "-1 is too low: 0 at least"),
        (NUMBER, "1.5", "'1.5' is no whole number"),
        (NUMBER, "9" * 40, f"'{'9' * 30}...' is no whole number"),
        (STEP, "", "a whole number is wanted here"),
        (WORDS, "", "this can't be left empty"),
        (WORDS, "a\x1b[2Jb", "words are one line, without control characters"),
        (PERSON, "rhea", "Rhea: dead. Someone else needs another name"),
        (YES_NO, "perhaps", "yes or no"),
    ],
)
def test_what_is_no_answer_is_refused_with_the_reason(ask: Ask[Any], text: str, reason: str) -> None:
    with pytest.raises(NotTaken) as refused:
        read(ask, text)
    assert refused.value.reason == reason


def test_only_dice_are_rolled() -> None:
    assert wants_roll(DICE, " Roll ")
    assert not wants_roll(DICE, "641")
    assert not wants_roll(WORDS, "roll")


def test_what_enter_alone_gives() -> None:
    assert [offered(ask) for ask in (NUMBER, NAMED, OPTIONAL, WORDS, STEP, DICE, YES_NO)] == [
        2, "Stonewell", "", None, None, None, None,
    ]  # fmt: skip


def test_dice_are_rolled_with_the_chance_that_is_given() -> None:
    sides: list[int] = []

    def die(of: int) -> int:
        sides.append(of)
        return len(sides)

    assert roll(DICE, die) == (1, 2, 3)
    assert sides == [6, 6, 6]


def test_fair_dice_have_their_faces_and_no_other() -> None:
    assert {face for _ in range(400) for face in roll(ONE_D4)} == {1, 2, 3, 4}
