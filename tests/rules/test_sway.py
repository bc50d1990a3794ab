"""Sway Someone: leverage, the bribe after the dice, what they need first, and players who may refuse."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.combat.sides import Fight, Foe
from rules.conversation import Conversation
from rules.errors import Refused
from rules.places import MISSING
from rules.registry import MOVES
from rules.run import Done, Open
from rules.table import Person
from tests.rules.company import GP, bonus, company, dread, used
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, runs, to_tell

GARET = {"people": {"garet": Person(name="Garet", role="reeve")}}
BRIBE = "rhea/roll/bribe"
PURSE, SPENT = "characters.rhea.sheet.purse", "characters.rhea.sheet.spent"
PAID = "rhea/roll/bribe-paid/"


def swaying(faces: list[int], bribe: Any = None, whom: str = "garet", **more: Any) -> dict[str, Any]:
    said = {"rhea/whom": whom, "rhea/roll/dice": faces}
    return said | ({} if bribe is None else {BRIBE: bribe}) | more


def paid(before: int, after: int, whom: str = "Garet") -> tuple[Did, Did]:
    why = f"a bribe for {whom}"
    return (
        Did(f"{PAID}{PURSE}", before, after, "DG-COIN-2", why),
        Did(f"{PAID}{SPENT}", 0, before - after, "DG-FORTUNE-GOLD", why),
    )


# -- what each result is


@pytest.mark.rule("DG-SWAY")
def test_at_ten_they_agree_and_no_bribe_is_asked_for() -> None:
    table = company(rhea={"presence": 2}, table=GARET)
    done = play("sway", table, swaying([5, 3]))
    assert_did(done, table)
    assert (remarks(done)[-1], to_tell(done)) == ("Swayed by Rhea, Garet agrees, within reason", [])
    dice = asked("sway", table, "rhea/roll/dice", {"rhea/whom": "garet"})
    assert dice.tiers == (
        ("full", "they agree, within reason"), ("partial", "they need something first"), ("miss", "they refuse"),
    )  # fmt: skip
    assert dice.throw.because == ("Presence +2",)


@pytest.mark.rule("DG-SWAY")
def test_at_seven_they_need_something_first() -> None:
    table = company(table=GARET)
    needs = asked("sway", table, "rhea/needs", swaying([4, 3], 0))
    assert (needs.to, needs.about, needs.rule, needs.text) == (
        "gm", "people.garet", "DG-SWAY", "What does Garet need first?",
    )  # fmt: skip
    assert [(one.id, one.text) for one in needs.options] == [
        ("reassured", "To be reassured"), ("proof", "Proof"), ("pay", "Pay"), ("favor", "A favor"),
        ("less", "Less to be asked of them"), ("protection", "Protection"),
    ]  # fmt: skip
    assert {one.about for one in needs.options} == {"people.garet"}
    done = play("sway", table, swaying([4, 3], 0, **{"rhea/needs": ["less"]}))
    assert_did(done, table)
    assert to_tell(done) == ["Swayed by Rhea, Garet needs something first: less to be asked of them"]


@pytest.mark.rule("DG-SWAY")
def test_at_six_they_refuse() -> None:
    table = company(dread=4, table=GARET)
    done = play("sway", table, swaying([3, 3], 0))
    assert_did(done, table, dread(4, 5))
    assert remarks(done)[-1] == "Rhea: they refuse, as things stand"
    someone = play("sway", table, swaying([5, 5], whom=""))
    assert remarks(someone)[-1] == "Swayed by Rhea, someone agrees, within reason"
    guard = asked("sway", table, "rhea/needs", swaying([4, 4], 0, whom="the guard"))
    assert (guard.text, guard.about, guard.to) == ("What does the guard need first?", "characters.rhea", "gm")


# -- the bribe


@pytest.mark.rule("DG-SWAY", case=1)
def test_a_bribe_of_ten_gold_makes_a_ten() -> None:
    table = company(rhea={"presence": 1, "purse": 12 * GP}, table=GARET)
    done = play("sway", table, swaying([5, 3], 10 * GP))
    assert_did(done, table, *paid(12 * GP, 2 * GP))
    assert remarks(done) == [
        "Rhea rolls 5 3: Presence +1, bribe +1; 10, 10+", "Swayed by Rhea, Garet agrees, within reason",
    ]  # fmt: skip


@pytest.mark.rule("DG-SWAY", case=2)
def test_at_four_already_it_adds_nothing_is_paid_and_that_is_said_first() -> None:
    held = {"oath": bonus(2, name="an oath")}
    table = company(rhea={"presence": 2, "bonuses": held}, table=GARET)
    ask = asked("sway", table, BRIBE, swaying([3, 2]))
    assert ask.text == "A bribe? +4 already: it adds nothing, and is paid all the same"
    done = play("sway", table, swaying([3, 2], 3 * GP, **{"rhea/needs": ["proof"]}))
    assert_did(done, table, *paid(20 * GP, 17 * GP), used("rhea", "oath"))
    assert remarks(done)[0] == (
        "Rhea rolls 3 2: Presence +2, forward, an oath +2, bribe +1, +5, +4 at most; 9, 7-9"
    )  # fmt: skip


@pytest.mark.rule("DG-SWAY")
@pytest.mark.rule("DG-ROLL-3", case=2)
def test_with_the_bribe_a_six_is_a_seven_and_earns_no_dread() -> None:
    table = company(rhea={"presence": 1}, dread=4, table=GARET)
    done = play("sway", table, swaying([3, 2], 1 * GP, **{"rhea/needs": ["pay"]}))
    assert_did(done, table, *paid(20 * GP, 19 * GP))
    assert remarks(done)[0] == "Rhea rolls 3 2: Presence +1, bribe +1; 7, 7-9"


@pytest.mark.rule("DG-SWAY")
@pytest.mark.parametrize(
    ("faces", "says"),
    [
        ([5, 4], "9 would be 10, 10+"),
        ([4, 4], "8 would be 9, still 7-9"),
        ([3, 3], "6 would be 7, 7-9"),
        ([2, 2], "4 would be 5, still 6-"),
    ],
)
def test_what_a_bribe_would_do_is_said_before_it_is_paid(faces: list[int], says: str) -> None:
    table = company(table=GARET)
    ask = asked("sway", table, BRIBE, swaying(faces))
    assert (ask.text, ask.rule, ask.to, ask.about) == (
        f"A bribe? {says}", "DG-SWAY", "rhea", "characters.rhea.sheet.purse",
    )  # fmt: skip
    assert (ask.offered, ask.lowest, ask.hint) == (0, 0, "the GM names the price; purse 20 gp")


@pytest.mark.rule("DG-SWAY")
def test_no_bribe_costs_nothing() -> None:
    table = company(table=GARET)
    done = play("sway", table, swaying([4, 4], 0, **{"rhea/needs": ["proof"]}))
    assert_did(done, table)
    assert remarks(done)[0] == "Rhea rolls 4 4: Presence +0; 8, 7-9"


@pytest.mark.rule("DG-SWAY")
@pytest.mark.rule("DG-COIN-2")
def test_a_bribe_over_the_purse_is_refused_with_the_reason_and_nothing_is_paid() -> None:
    table = company(rhea={"purse": 5 * GP}, table=GARET)
    assert refusal("sway", table, swaying([4, 4], 5 * GP + 1)) == (
        "Rhea: purse is 5 gp, and not below 0 gp: 5 gp 1 cp can't be taken"
    )
    whole = play("sway", table, swaying([4, 4], 5 * GP, **{"rhea/needs": ["pay"]}))
    assert_did(whole, table, *paid(5 * GP, 0))
    unknown = company(rhea={"purse": None}, table=GARET)
    assert refusal("sway", unknown, swaying([4, 4], 1)) == "Rhea: purse is not given yet: set it first"


@pytest.mark.rule("DG-SWAY")
def test_a_purse_that_another_seat_emptied_meanwhile_refuses_the_bribe_that_was_said() -> None:
    table = company(rhea={"purse": 5 * GP}, table=GARET)
    said = {"rhea/whom": Answer("person", "garet"), "rhea/roll/dice": Answer("dice", [5, 4]),
            BRIBE: Answer("money", 5 * GP)}  # fmt: skip
    talk = Conversation(MOVES["sway"], "rhea", said)
    assert isinstance(runs(talk, table), Done)
    poorer = company(rhea={"purse": 4 * GP}, table=GARET)
    with pytest.raises(Refused, match="5 gp can't be taken"):
        talk.run(poorer)


@pytest.mark.rule("DG-SWAY")
def test_a_price_that_is_no_coin_counts_as_well() -> None:
    table = company(table=GARET)
    ask = asked("sway", table, BRIBE, swaying([5, 4]))
    assert [(one.id, one.letter, one.text) for one in ask.asides] == [("no-coin", "g", "The price is no coin")]
    done = play("sway", table, swaying([5, 4], 0, **{f"{BRIBE}/no-coin": True}))
    assert_did(done, table)
    assert remarks(done)[1] == "Rhea rolls 5 4: Presence +0, bribe +1; 10, 10+"
    assert to_tell(done) == ["Rhea gives Garet a price that is no coin: take it off the sheet"]


@pytest.mark.rule("DG-SWAY")
def test_the_bribe_comes_after_help_and_help_may_come_after_the_bribe() -> None:
    table = company(odo={}, table=GARET)
    talk = Conversation(
        MOVES["sway"], "rhea",
        {"rhea/whom": Answer("person", "garet"), "rhea/roll/dice": Answer("dice", [4, 4]), BRIBE: Answer("money", GP)},
    )  # fmt: skip
    front = runs(talk, table)
    assert isinstance(front, Open)
    assert front.ask.key == "rhea/needs"
    helped = Conversation(
        talk.move, talk.who,
        {**talk.answers, "rhea/roll/dice/help": Answer("pick", ["odo"]),
         "rhea/roll/help/odo/stat": Answer("pick", ["wits"]), "rhea/roll/help/odo/dice": Answer("dice", [6, 4])},
    )  # fmt: skip
    done = runs(helped, table)
    assert isinstance(done, Done)
    assert done.dropped == (BRIBE,)  # at 10 there is nothing to buy any more, and the price is kept
    assert done.changes == ()


# -- another player's character


@pytest.mark.rule("DG-PVP-2")
def test_another_players_character_may_refuse_at_a_price() -> None:
    table = company(odo={})
    ask = asked("sway", table, "rhea/refuses", {"who": ["rhea"]} | swaying([5, 5], whom="odo"))
    assert (ask.to, ask.about, ask.rule, ask.text) == ("odo", "characters.odo", "DG-PVP-2", "Rhea sways Odo")
    assert [(one.id, one.text, one.effect, one.about) for one in ask.options] == [
        ("agrees", "Odo goes along with it", "", "characters.odo"),
        ("refuses", "Odo refuses", "-1 ongoing until the session ends", "characters.odo"),
    ]
    said = {"who": ["rhea"], **swaying([5, 5], whom="odo")}
    done = play("sway", table, said | {"rhea/refuses": ["refuses"]})
    held = {
        "kind": "ongoing", "gives": "number", "amount": -1, "name": "refused Rhea", "applies": "",
        "until": "the session ends", "lasts": "session", "status": "held",
    }  # fmt: skip
    place = "rhea/characters.odo.bonuses.refused-rhea"
    assert_did(done, table, Did(place, MISSING, held, "DG-PVP-2", "swayed by Rhea, and refuses"))
    assert "agrees" not in remarks(done)[-1]
    rolls = play("endure", done.table, {"who": ["odo"], "odo/roll/dice": [5, 5], "odo/cost": ["opening"]})
    assert remarks(rolls)[0] == "Odo rolls 5 5: Might +0, ongoing, refused Rhea -1; 9, 7-9"
    over = play("end-session", rolls.table)
    assert over.table.characters["odo"].bonuses["refused-rhea"].status == "ended"


@pytest.mark.rule("DG-PVP-2")
def test_the_same_one_refused_again_in_a_session_takes_no_more_off_another_one_does() -> None:
    table = company(odo={}, tam={})
    said = {"who": ["rhea"], **swaying([5, 5], whom="odo")}
    once = play("sway", table, said | {"rhea/refuses": ["refuses"]})
    ask = asked("sway", once.table, "rhea/refuses", said)
    assert effect_of(ask, "refuses") == "-1 ongoing for it already"
    twice = play("sway", once.table, said | {"rhea/refuses": ["refuses"]})
    assert_did(twice, once.table)
    assert remarks(twice)[-1] == "Odo refuses Rhea again: it stays at -1 ongoing"
    theirs = {"who": ["tam"], "tam/whom": "odo", "tam/roll/dice": [5, 5], "tam/refuses": ["refuses"]}
    other = play("sway", twice.table, theirs)
    assert {id: one.amount for id, one in other.table.characters["odo"].bonuses.items()} == {
        "refused-rhea": -1, "refused-tam": -1,
    }  # fmt: skip
    over = play("end-session", other.table)
    anew = play("sway", over.table, said | {"rhea/refuses": ["refuses"]})
    assert [(one.where, one.after["status"]) for one in anew.changes] == [
        ("characters.odo.bonuses.refused-rhea", "held")
    ]


@pytest.mark.rule("DG-PVP-2")
def test_they_may_agree_and_need_something_first_all_the_same() -> None:
    table = company(odo={}, bram={})
    said = {"who": ["rhea"], **swaying([4, 4], 0, whom="odo")}
    needs = asked("sway", table, "rhea/needs", said)
    assert needs.to == "odo"
    done = play("sway", table, said | {"rhea/needs": ["proof"], "rhea/refuses": ["agrees"]})
    assert_did(done, table)
    assert to_tell(done) == ["Swayed by Rhea, Odo needs something first: proof"]
    missed = play("sway", table, {"who": ["rhea"], **swaying([1, 1], 0, whom="odo")})
    assert_did(missed, table, dread(0, 1))  # who was not swayed has nothing to refuse


@pytest.mark.rule("DG-PVP-2")
def test_one_opposes_by_interfering() -> None:
    table = company(odo={})
    said = {
        "who": ["rhea"], **swaying([5, 5], 0, whom="odo"), "rhea/roll/dice/interfere": ["odo"],
        "rhea/roll/against/odo/stat": ["presence"], "rhea/roll/against/odo/dice": [5, 5],
        "rhea/needs": ["favor"], "rhea/refuses": ["agrees"],
    }  # fmt: skip
    done = play("sway", table, said)
    assert remarks(done)[1] == "Rhea rolls 5 5: Presence +0, Odo against it -2; 8, 7-9"


@pytest.mark.rule("DG-SWAY")
@pytest.mark.rule("DG-PVP-2")
def test_a_bribe_for_another_player_goes_from_hand_to_hand() -> None:
    table = company(odo={"purse": 1 * GP})
    done = play("sway", table, {"who": ["rhea"], **swaying([5, 4], 2 * GP, whom="odo"), "rhea/refuses": ["agrees"]})
    why = "a bribe for Odo"
    assert_did(
        done, table,
        Did(f"{PAID}{PURSE}", 20 * GP, 18 * GP, "DG-COIN-2", why),
        Did(f"{PAID}characters.odo.sheet.purse", 1 * GP, 3 * GP, "DG-COIN-2", why),
    )  # fmt: skip


@pytest.mark.rule("DG-SWAY")
@pytest.mark.rule("DG-READ-PERSON")
@pytest.mark.parametrize("move", ["sway", "read-person"])
def test_foes_of_a_fight_that_is_on_come_first_and_who_is_gone_is_not_there(move: str) -> None:
    wolf = Foe(name="Wolf", fight="ford")
    people = {"garet": GARET["people"]["garet"], "hilde": Person(name="Hilde", status="away")}
    foes = {"wolf": wolf, "dead": wolf.model_copy(update={"status": "dead"}),
            "old": wolf.model_copy(update={"fight": "bridge"})}  # fmt: skip
    fights = {"ford": Fight(name="At the ford"), "bridge": Fight(name="At the bridge", status="kept")}
    table = company(odo={}, tam={"status": "away"}, table={"people": people, "foes": foes, "fights": fights})
    whom = asked(move, table, "rhea/whom", {"who": ["rhea"]})
    assert [(one.id, one.text, one.effect, one.about) for one in whom.options] == [
        ("wolf", "Wolf", "a foe", "foes.wolf"),
        ("garet", "Garet", "reeve", "people.garet"),
        ("odo", "Odo", "a player's character", "characters.odo"),
    ]
    assert (whom.to, whom.about, whom.optional, whom.empty) == ("rhea", "characters.rhea", True, "nobody says who")


@pytest.mark.rule("DG-SWAY")
def test_who_can_sway_whom() -> None:
    table = company(odo={}, table=GARET)
    whom = asked("sway", table, "rhea/whom", {"who": ["rhea"]})
    assert (offers(whom), whom.text, whom.optional) == (["garet", "odo"], "Whom do they sway?", True)
    move = MOVES["sway"]
    assert (move.letter, move.tab, move.players, move.world) == ("y", "combat", True, "days-of-gold")
    assert move.blocked(company(rhea={"status": "away"}), "gm") == "nobody here has a Wounds sheet"
