"""A conversation: answers in the order in which they were given, back, rolled dice, waivers."""

from typing import get_args

import pytest

from rules.answers import Answer, Source, source_in_words, waiver
from rules.asks import Dice, Words
from rules.conversation import Conversation
from rules.errors import NotTaken, Refused
from rules.play import Play, Steps
from rules.registry import MOVES
from rules.run import Done, Open
from rules.table import Table
from rules.tracks import SURPLUS
from tests.rules.moves_to_try import a_move
from tests.rules.playing import runs
from tests.rules.tables import stonewell

DEPLOY = Conversation(MOVES["deploy"], "gm")


def now(talk: Conversation, table: Table) -> Open:
    result = runs(talk, table)
    assert isinstance(result, Open)
    return result


def rolls(play: Play) -> Steps[None]:
    """As many dice as there is Surplus, then a word; so that the number of dice can change."""
    yield from play.ask(Dice(id="roll", text="Roll", count=play.table.steading.surplus))
    yield from play.ask(Words(id="why", text="?"))
    play.adjust(SURPLUS, 1, rule="X")


ROLLS = Conversation(a_move(rolls), "gm")


def test_each_method_gives_a_new_one() -> None:
    table = stonewell()
    said = DEPLOY.answer(now(DEPLOY, table).ask, "")
    assert DEPLOY.answers == {}
    assert said.answers == {"leader": Answer("person", "")}
    assert said.back().answers == {}
    assert said.answers == {"leader": Answer("person", "")}


def test_an_answer_is_plain_and_knows_its_source() -> None:
    table = stonewell(surplus=2)
    talk = ROLLS.answer(now(ROLLS, table).ask, (6, 1))
    assert talk.answers == {"roll": Answer("dice", [6, 1], "typed")}
    assert isinstance(talk.answers["roll"].value, list)
    rolled = ROLLS.answer(now(ROLLS, table).ask, [6, 1], "rolled")
    assert rolled.answers["roll"].source == "rolled"


def test_what_an_ask_does_not_take_is_not_answered() -> None:
    with pytest.raises(NotTaken):
        ROLLS.answer(now(ROLLS, stonewell(surplus=2)).ask, [6])


def test_back_takes_the_newest_answer_only_and_shows_it() -> None:
    table = stonewell(surplus=1)
    talk = ROLLS.answer(now(ROLLS, table).ask, [3])
    talk = talk.answer(now(talk, table).ask, "kin")
    assert isinstance(runs(talk, table), Done)
    back = talk.back()
    open_again = now(back, table)
    assert (open_again.ask.key, open_again.old, open_again.misfit) == ("why", Answer("words", "kin"), "")
    further = back.back()
    assert now(further, table).ask.key == "roll"
    assert now(further, table).old == Answer("dice", [3])
    assert further.withdrawn == {"why": Answer("words", "kin"), "roll": Answer("dice", [3])}
    assert further.back() == further


def test_an_answer_given_anew_is_the_newest_and_no_longer_withdrawn() -> None:
    table = stonewell(surplus=1)
    talk = ROLLS.answer(now(ROLLS, table).ask, [3])
    talk = talk.answer(now(talk, table).ask, "kin").back()
    talk = talk.answer(now(talk, table).ask, "kith")
    assert talk.withdrawn == {}
    assert list(talk.answers) == ["roll", "why"]
    roll = Dice(id="roll", key="roll", text="Roll", count=1)
    again = talk.answer(roll, [5])
    assert list(again.answers) == ["why", "roll"]
    assert now(again.back(), table).ask.key == "roll"


def test_what_was_withdrawn_elsewhere_is_not_shown() -> None:
    table = stonewell(surplus=1)
    talk = ROLLS.answer(now(ROLLS, table).ask, [3])
    talk = talk.answer(now(talk, table).ask, "kin").back().back()
    talk = talk.answer(now(talk, table).ask, [4])
    assert now(talk, table).old == Answer("words", "kin")
    assert now(ROLLS, table).old is None


def test_an_answer_that_does_not_fit_any_more_is_shown_before_one_that_was_withdrawn() -> None:
    one, two = stonewell(surplus=1), stonewell(surplus=2)
    talk = ROLLS.answer(now(ROLLS, one).ask, [3]).back().answer(now(ROLLS, one).ask, [4])
    assert now(talk, two).old == Answer("dice", [4])
    assert now(talk, two).misfit == "2 dice are rolled here, not 1"


def test_rolled_dice_stay_the_same_after_stepping_back() -> None:
    table = stonewell(surplus=2)
    ask = now(ROLLS, table).ask
    assert isinstance(ask, Dice)
    talk = ROLLS.with_roll(ask, (3, 5))
    assert talk.answers == {"roll": Answer("dice", [3, 5], "rolled")}
    again = talk.back().with_roll(ask, (6, 6))
    assert again.answers == {"roll": Answer("dice", [3, 5], "rolled")}


def test_rolled_dice_stay_the_same_when_their_number_changes() -> None:
    one, two, three = stonewell(surplus=1), stonewell(surplus=2), stonewell(surplus=3)
    asks = [now(ROLLS, table).ask for table in (one, two, three)]
    for ask in asks:
        assert isinstance(ask, Dice)
    first, second, third = (ask for ask in asks if isinstance(ask, Dice))
    talk = ROLLS.with_roll(second, (3, 5))
    more = talk.back().with_roll(third, (1, 1, 6))
    assert more.answers["roll"].value == [3, 5, 6]
    fewer = more.back().with_roll(first, (2,))
    assert fewer.answers["roll"].value == [3]
    assert fewer.back().with_roll(third, (1, 1, 1)).answers["roll"].value == [3, 5, 6]


def test_typed_dice_are_not_kept_as_rolled() -> None:
    table = stonewell(surplus=2)
    ask = now(ROLLS, table).ask
    assert isinstance(ask, Dice)
    talk = ROLLS.answer(ask, [1, 1]).back()
    assert talk.rolled == {}
    assert talk.with_roll(ask, (4, 6)).answers["roll"].value == [4, 6]


def test_waive_is_switched_on_and_off() -> None:
    table = stonewell(surplus=1)
    talk = ROLLS.answer(now(ROLLS, table).ask, [3])
    talk = talk.answer(now(talk, table).ask, "kin").waive("surplus")
    done = runs(talk, table)
    assert isinstance(done, Done)
    assert [change.waived for change in done.changes] == [True]
    assert talk.answers["surplus"] == waiver()
    lifted = talk.waive("surplus")
    assert "surplus" not in lifted.answers
    assert talk.back() == Conversation(talk.move, "gm", lifted.answers, talk.rolled, {"surplus": waiver()})


def test_an_aside_can_be_put_aside_again() -> None:
    table = stonewell()
    aside = now(DEPLOY, table).ask.asides[0]
    talk = DEPLOY.answer(aside, True)
    assert talk.answers == {"leader/nobody": Answer("yes", True)}
    assert talk.without("leader/nobody").answers == {}
    assert talk.without("elsewhere") == talk


def test_later_answers_stand_where_they_still_fit() -> None:
    """One more die than there was: that ask alone comes again."""
    one, two = stonewell(surplus=1), stonewell(surplus=2)
    talk = ROLLS.answer(now(ROLLS, one).ask, [3])
    talk = talk.answer(now(talk, one).ask, "kin")
    asked = now(talk, two)
    assert asked.ask.key == "roll"
    done = talk.answer(asked.ask, [3, 4]).run(two)
    assert isinstance(done, Done)
    assert done.answers["why"] == Answer("words", "kin")


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Refused):
        Conversation(MOVES["harvest"], "gm").run(stonewell())


def test_every_source_has_its_words_and_an_unknown_one_is_taken_as_said() -> None:
    said = [source_in_words(Answer("words", "Odo", source)) for source in get_args(Source)]
    assert said == ["typed", "rolled here", "taken for granted"]
    assert source_in_words(Answer("words", "Odo", "dreamt")) == "typed"  # type: ignore[arg-type]
