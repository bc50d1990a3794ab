"""Which front an ask gets, by its kind."""

from typing import Any

from rules.answers import Answer
from rules.asks import Ask, Dice, Money, Number, Person, Pick, Words, YesNo
from tui.moves.dice import DiceFront
from tui.moves.front import AskFront
from tui.moves.money import MoneyFront
from tui.moves.number import NumberFront
from tui.moves.person import PersonFront
from tui.moves.pick import PickFront
from tui.moves.words import WordsFront
from tui.moves.yes_no import YesNoFront


def front_for(ask: Ask[Any], old: Answer | None = None) -> AskFront[Any]:
    """The front for an ask, with what was answered before."""
    match ask:
        case Dice():
            return DiceFront(ask, old)
        case Pick():
            return PickFront(ask, old)
        case Number():
            return NumberFront(ask, old)
        case Money():
            return MoneyFront(ask, old)
        case Person():
            return PersonFront(ask, old)
        case YesNo():
            return YesNoFront(ask, old)
        case Words():
            return WordsFront(ask, old)
    raise TypeError(f"no front for an ask of the kind {ask.kind!r}")
