"""What a seat hears of a play: nothing of what is kept from it."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.asks import Option, Person, Pick, YesNo
from rules.combat.sides import Foe
from rules.errors import Refused
from rules.heard import NOT_SAID, answered_for, ask_for, reason_for, why_not
from rules.registry import MOVES
from rules.run import Answered
from rules.seats import GM_SEAT, Seat
from rules.sheets.others import OthersWounds
from tests.rules.foes_to_meet import at_the_gate
from tests.rules.tables import CULT, ODO, REAVERS, stonewell

TABLE = stonewell(people={"odo": ODO}, threats={"cult": CULT, "reavers": REAVERS})
PLAYER = Seat("odo", "player", ("odo",))
HIDDEN, KNOWN = "threats.cult", "threats.reavers"
OPTIONS = (Option("cult", "The Lidless", about=HIDDEN), Option("reavers", "Grey Reavers", about=KNOWN))
SECRET = YesNo(id="s", text="The Lidless gather", letter="s", about=HIDDEN)
OPENLY = YesNo(id="o", text="The Reavers ride", letter="o", about=KNOWN)


def picking(**more: Any) -> Pick:
    return Pick(id="which", text="Which?", options=OPTIONS, **more)


def test_a_refusal_about_what_is_hidden_has_no_reason() -> None:
    no = Refused("The Lidless have grown already", HIDDEN)
    assert reason_for(TABLE, PLAYER, no) == NOT_SAID == "the rules do not allow that here"
    assert reason_for(TABLE, GM_SEAT, no) == "The Lidless have grown already"
    assert reason_for(TABLE, PLAYER, Refused("the Reavers have", KNOWN)) == "the Reavers have"
    assert reason_for(TABLE, PLAYER, Refused("no Surplus is left")) == "no Surplus is left"


@pytest.mark.rule("DG-NPC")
def test_a_move_that_only_the_hidden_let_begin_is_refused_as_with_none() -> None:
    lurking = Foe(name="Lurker", fight="gate", known=False, sheet=OthersWounds(most_wounds=3))
    player = Seat("rhea", "player", ("rhea",))
    nobody, hidden = at_the_gate("rhea"), at_the_gate("rhea", foes={"lurker": lurking})
    seen = at_the_gate("rhea", foes={"lurker": lurking.model_copy(update={"known": True})})
    fight = MOVES["fight"]
    says = "nobody is left to fight: add a foe first"
    assert fight.blocked(nobody, "rhea") == says
    assert why_not(hidden, player, fight, "rhea") == says
    assert (why_not(hidden, GM_SEAT, fight, "rhea"), fight.blocked(hidden, "rhea")) == ("", None)
    assert why_not(seen, player, fight, "rhea") == ""
    assert why_not(seen, player, MOVES["upper-hand"], "rhea") == ""


def test_hidden_options_and_asides_are_left_out() -> None:
    ask = picking(asides=(SECRET, OPENLY))
    assert ask_for(TABLE, GM_SEAT, ask) == ask
    heard = ask_for(TABLE, PLAYER, ask)
    assert isinstance(heard, Pick)
    assert [one.id for one in heard.options] == ["reavers"]
    assert [one.id for one in heard.asides] == ["o"]


def test_whoever_is_gone_and_hidden_is_not_named_either() -> None:
    heard = ask_for(TABLE, PLAYER, Person(id="who", text="Who?", options=OPTIONS, gone=OPTIONS))
    assert isinstance(heard, Person)
    assert [one.id for one in (*heard.options, *heard.gone)] == ["reavers", "reavers"]


def test_answers_that_name_what_is_hidden_are_not_read() -> None:
    person = Person(id="who", text="Who?", options=OPTIONS)
    hidden = [
        Answered(picking(), Answer("pick", ["cult"])),
        Answered(person, Answer("person", "cult")),
        Answered(SECRET, Answer("yes", True), aside=True),
    ]
    read = [
        Answered(picking(asides=(SECRET,)), Answer("pick", ["reavers"])),
        Answered(person, Answer("person", "someone new")),
        Answered(OPENLY, Answer("yes", True), aside=True),
        Answered(picking(), Answer("number", 5)),  # kept from when this was asked otherwise
    ]
    assert answered_for(TABLE, GM_SEAT, (*hidden, *read)) == (*hidden, *read)
    heard = answered_for(TABLE, PLAYER, (*hidden, *read))
    assert [one.answer for one in heard] == [one.answer for one in read]
    assert heard[0].ask.asides == ()
