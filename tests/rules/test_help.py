"""Help or Interfere: another's own roll counts into a roll, before the dice or after, at the table or from a seat."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.conversation import Conversation
from rules.places import MISSING
from rules.play import Play, Steps
from rules.registry import MOVES
from rules.roll import roll
from rules.run import Done, Open
from rules.sheets.hit_points import HitPointSheet
from rules.table import Character, Table
from tests.rules.company import bonus, company, dread, one, used
from tests.rules.moves_to_try import a_move
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks, runs

MEANS: Any = {"full": "well", "partial": "half", "miss": "not"}
HELPED = {"roll/dice/help": ["odo"], "roll/help/odo/stat": ["might"]}
AGAINST = {"roll/dice/interfere": ["odo"], "roll/against/odo/stat": ["might"]}


def rolling(stat: str = "might") -> Any:
    """A move that is nothing but Rhea's roll, and says what came of it."""

    def steps(play: Play) -> Steps[None]:
        rolled = yield from roll(play, "rhea", (stat,), MEANS, rule="DG-ROLL-1")
        play.remark(f"{rolled.throw.modifier.value:+d} {rolled.total} {rolled.tier}")

    return a_move(steps)


def came_to(done: Any) -> str:
    return remarks(done)[-1]


def lent(by: int, name: str = "help from Odo", who: str = "odo", scope: str = "odo") -> Did:
    held = {
        "kind": "forward", "gives": "number", "amount": by, "name": name, "applies": "the roll that is being made",
        "until": "", "lasts": "open", "status": "held",
    }  # fmt: skip
    why = f"{name} {by:+d}" if by else f"{name}: nothing comes of it"
    return Did(f"{scope}/characters.rhea.bonuses.lent-by-{who}", MISSING, held, "DG-HELP", why)


# -- what it is worth


@pytest.mark.rule("DG-HELP")
@pytest.mark.parametrize(
    ("faces", "help", "against"),
    [([6, 4], 2, -2), ([6, 3], 1, -1), ([4, 3], 1, -1), ([4, 2], 0, 0)],
)
def test_what_each_result_is_worth(faces: list[int], help: int, against: int) -> None:
    table = company(odo={})
    said = {**HELPED, "roll/help/odo/dice": faces, "roll/dice": [4, 4]}
    assert came_to(play(rolling(), table, said)).split()[0] == f"{help:+d}"
    said = {**AGAINST, "roll/against/odo/dice": faces, "roll/dice": [4, 4]}
    assert came_to(play(rolling(), table, said)).split()[0] == f"{against:+d}"


@pytest.mark.rule("DG-HELP", case=1)
def test_interference_at_ten_makes_a_miss_of_an_eight_and_earns_dread() -> None:
    table = company(odo={})
    said = {**AGAINST, "roll/against/odo/dice": [5, 5], "roll/dice": [4, 4]}
    done = play(rolling(), table, said)
    assert came_to(done) == "-2 6 miss"
    assert remarks(done)[:2] == [
        "Odo rolls 5 5: Might +0; 10, 10+",
        "Rhea rolls 4 4: Might +0, Odo against it -2; 6, 6-",
    ]
    assert_did(done, table, dread(0, 1, scope="roll/"))


@pytest.mark.rule("DG-HELP", case=2)
def test_two_helpers_at_ten_come_to_four() -> None:
    table = company(odo={}, isolde={})
    done = play(rolling(), table, _both([5, 1]))
    assert came_to(done) == "+4 10 full"
    assert_did(done, table)


@pytest.mark.rule("DG-HELP", case=3)
def test_two_helpers_and_a_stat_are_cut_to_four() -> None:
    table = company(rhea={"might": 2}, odo={}, isolde={})
    done = play(rolling(), table, _both([4, 1]))
    assert came_to(done) == "+4 9 partial"
    assert remarks(done)[2] == (
        "Rhea rolls 4 1: Might +2, help from Isolde +2, help from Odo +2, +6, +4 at most; 9, 7-9"
    )


def _both(faces: list[int]) -> dict[str, Any]:
    return {
        "roll/dice/help": ["odo", "isolde"], "roll/dice": faces,
        "roll/help/odo/stat": ["might"], "roll/help/odo/dice": [6, 5],
        "roll/help/isolde/stat": ["wits"], "roll/help/isolde/dice": [6, 5],
    }  # fmt: skip


@pytest.mark.rule("DG-HELP")
@pytest.mark.rule("DG-ROLL-3")
def test_a_helper_who_misses_gives_nothing_and_earns_dread_of_their_own() -> None:
    table = company(odo={"might": -1}, dread=2)
    said = {**HELPED, "roll/help/odo/dice": [4, 3], "roll/dice": [6, 1]}
    done = play(rolling(), table, said)
    assert came_to(done) == "+0 7 partial"
    assert_did(done, table, dread(2, 3, "Odo", "roll/help/odo/"))
    both = play(rolling(), table, said | {"roll/dice": [1, 1]})
    assert_did(both, table, dread(2, 3, "Odo", "roll/help/odo/"), dread(3, 4, scope="roll/"))


@pytest.mark.rule("DG-HELP")
def test_it_is_a_roll_like_any_other_of_the_helper() -> None:
    table = company(odo=one("Odo", wounds=3, presence=2, bonuses={"oath": bonus(1, name="an oath")}))
    ask = asked(
        rolling(), table, "roll/help/odo/dice", HELPED | {"roll/dice": [4, 4], "roll/help/odo/stat": ["presence"]}
    )
    assert ask.text == "Odo helps Rhea"
    assert (ask.to, ask.rule, ask.about) == ("odo", "DG-HELP", "characters.odo")
    assert ask.throw.because == ("Presence +2", "forward, an oath +1", "Wounded -1")
    assert ask.tiers == (("full", "+2 for them"), ("partial", "+1 for them"), ("miss", "no help comes of it"))
    assert [one.id for one in ask.asides] == ["situation", "apart", "tier"]  # nobody helps with helping
    said = HELPED | {"roll/dice": [4, 4], "roll/help/odo/dice": [4, 4], "roll/help/odo/stat": ["presence"]}
    assert_did(play(rolling(), table, said), table, used("odo", "oath", "roll/help/odo/"))
    ask = asked(rolling(), table, "roll/against/odo/dice", AGAINST | {"roll/dice": [4, 4]})
    assert ask.text == "Odo interferes with Rhea"
    assert ask.tiers == (("full", "-2 for them"), ("partial", "-1 for them"), ("miss", "it stops nothing"))


@pytest.mark.rule("DG-HELP")
def test_the_gm_names_the_stat() -> None:
    table = company(odo={"grace": 2})
    ask = asked(rolling(), table, "roll/help/odo/stat", {"roll/dice/help": ["odo"], "roll/dice": [4, 4]})
    assert (ask.to, ask.text, ask.rule) == ("gm", "Odo helps Rhea: with which stat?", "DG-HELP")
    assert offers(ask) == ["might", "grace", "wits", "presence"]
    said = {"roll/dice/interfere": ["odo"], "roll/dice": [4, 4]}
    ask = asked(rolling(), table, "roll/against/odo/stat", said)
    assert ask.text == "Odo interferes with Rhea: with which stat?"


# -- who can


@pytest.mark.rule("DG-HELP")
def test_everybody_else_who_is_here_can_and_each_once() -> None:
    bram = Character(name="Bram", sheet=HitPointSheet())
    table = company(odo={}, bram=bram, tomas=one("Tomas", status="away"))
    asides = {one.id: one for one in asked(rolling(), table, "roll/dice").asides}
    helps, against = asides["help"], asides["interfere"]
    assert (helps.letter, against.letter) == ("h", "o")
    assert (helps.text, against.text, helps.rule) == ("Help", "Interfere", "DG-HELP")
    assert (helps.to, helps.about) == ("rhea", "characters.rhea")
    assert [(one.id, one.text, one.about) for one in helps.options] == [
        ("bram", "Bram", "characters.bram"), ("odo", "Odo", "characters.odo"),
    ]  # fmt: skip
    assert (offers(against), helps.least, helps.most, against.most) == (["bram", "odo"], 1, 2, 2)


@pytest.mark.rule("DG-HELP")
def test_nobody_both_helps_and_interferes() -> None:
    table = company(odo={}, isolde={})
    talk = Conversation(rolling(), "gm", {"roll/dice/help": Answer("pick", ["odo"])})
    front = _open(talk, table)
    assert front.ask.key == "roll/help/odo/stat"
    talk = Conversation(
        talk.move, "gm", {**talk.answers, "roll/help/odo/stat": Answer("pick", ["might"]),
                          "roll/help/odo/dice": Answer("dice", [1, 1])},
    )  # fmt: skip
    against = next(one for one in _open(talk, table).ask.asides if one.id == "interfere")
    assert offers(against) == ["isolde"]
    assert [one.id for one in asked(rolling(), company(), "roll/dice").asides] == ["situation", "tier"]
    talk = Conversation(
        rolling(), "gm",
        {key: Answer("pick", value) for key, value in
         {"roll/dice/help": ["odo"], "roll/help/odo/stat": ["might"]}.items()}
        | {"roll/help/odo/dice": Answer("dice", [1, 1])},
    )  # fmt: skip
    assert [one.id for one in _open(talk, company(odo={})).ask.asides] == ["situation", "help", "tier"]


@pytest.mark.rule("DG-HELP")
def test_it_is_of_days_of_gold() -> None:
    table = company(odo={}, table={"settings": {"plays": "homefront"}})
    assert [one.id for one in asked(rolling(), table, "roll/dice").asides] == ["situation", "tier"]
    assert refusal("help", table) == "Days of Gold is not played in this campaign"


@pytest.mark.rule("DG-HELP")
def test_with_a_hit_point_sheet_one_can_be_helped_and_help() -> None:
    bram = Character(name="Bram", sheet=HitPointSheet(strength=1, dexterity=0))

    def steps(play: Play) -> Steps[None]:
        yield from roll(play, "bram", ("strength",), MEANS, rule="HH-ROLL")

    table = company(bram=bram)
    said = {
        "roll/dice/help": ["rhea"], "roll/dice": [4, 3], "roll/help/rhea/stat": ["wits"], "roll/help/rhea/dice": [6, 6],
    }  # fmt: skip
    done = play(a_move(steps), table, said)
    assert remarks(done)[1] == "Bram rolls 4 3: STR +1, help from Rhea +2; 10, 10+"
    said = {
        "roll/dice/help": ["bram"], "roll/dice": [4, 4], "roll/help/bram/stat": ["strength"],
        "roll/help/bram/dice": [5, 4],
    }  # fmt: skip
    assert came_to(play(rolling(), table, said)) == "+2 10 full"


# -- before the dice, and after


def _open(talk: Conversation, table: Table) -> Open:
    result = runs(talk, table)
    assert isinstance(result, Open)
    return result


def _done(talk: Conversation, table: Table) -> Done:
    result = runs(talk, table)
    assert isinstance(result, Done)
    return result


@pytest.mark.rule("DG-HELP")
def test_said_before_the_dice_the_helper_rolls_first_and_the_dice_show_what_it_gives() -> None:
    table = company(odo={})
    talk = Conversation(rolling(), "gm")
    dice = _open(talk, table).ask
    talk = talk.answer(next(one for one in dice.asides if one.id == "help"), ["odo"])
    talk = talk.answer(_open(talk, table).ask, ["might"])
    talk = talk.answer(_open(talk, table).ask, [6, 4])
    dice = _open(talk, table).ask
    assert dice.key == "roll/dice"
    assert dice.throw.because == ("Might +0", "help from Odo +2")
    talk = talk.answer(dice, [4, 3])
    done = _done(talk, table)
    assert came_to(done) == "+2 9 partial"
    assert done.dropped == ()


@pytest.mark.rule("DG-HELP")
def test_said_after_the_dice_they_stay_and_only_the_helper_rolls() -> None:
    table = company(odo={})
    talk = Conversation(rolling(), "gm")
    dice = _open(talk, table).ask
    talk = talk.answer(dice, [3, 3])
    first = _done(talk, table)
    assert came_to(first) == "+0 6 miss"
    assert_did(first, table, dread(0, 1, scope="roll/"))
    talk = talk.answer(next(one for one in dice.asides if one.id == "help"), ["odo"])
    talk = talk.answer(_open(talk, table).ask, ["might"])
    talk = talk.answer(_open(talk, table).ask, [4, 3])
    done = _done(talk, table)
    assert came_to(done) == "+1 7 partial"
    assert_did(done, table)
    assert done.dropped == ()
    assert _done(talk.without("roll/dice/help"), table).changes == first.changes


# -- as a move of its own, from another seat


@pytest.mark.rule("DG-HELP")
@pytest.mark.rule("DG-FORWARD")
def test_from_another_seat_it_waits_for_the_roll_and_is_spent_by_it() -> None:
    table = company(odo={"might": 1})
    said = {"odo/whom": ["rhea"], "odo/does": ["help"], "odo/odo/stat": ["might"], "odo/odo/dice": [5, 4]}
    helped = play("help", table, said, who="odo")
    assert_did(helped, table, lent(2))
    done = play(rolling(), helped.table, {"roll/dice": [4, 4]})
    assert came_to(done) == "+2 10 full"
    assert_did(done, helped.table, used("rhea", "lent-by-odo", "roll/"))
    again = play(rolling(), done.table, {"roll/dice": [4, 4]})
    assert came_to(again) == "+0 8 partial"


@pytest.mark.rule("DG-HELP")
def test_from_another_seat_one_can_interfere() -> None:
    table = company(odo={})
    said = {"odo/whom": ["rhea"], "odo/does": ["against"], "odo/odo/stat": ["might"], "odo/odo/dice": [6, 1]}
    hindered = play("help", table, said, who="odo")
    assert_did(hindered, table, lent(-1, "Odo against it"))
    assert came_to(play(rolling(), hindered.table, {"roll/dice": [4, 4]})) == "-1 7 partial"


@pytest.mark.rule("DG-HELP")
def test_a_try_that_fails_earns_dread_and_is_one_all_the_same() -> None:
    table = company(odo={}, dread=1)
    said = {"odo/whom": ["rhea"], "odo/does": ["help"], "odo/odo/stat": ["might"], "odo/odo/dice": [3, 3]}
    tried = play("help", table, said, who="odo")
    assert_did(tried, table, dread(1, 2, "Odo", "odo/odo/"), lent(0))
    again = refusal("help", tried.table, {"who": ["odo"], "odo/whom": ["rhea"]})
    assert again == "Odo has had a hand in Rhea's next roll already"
    assert came_to(play(rolling(), tried.table, {"roll/dice": [4, 4]})) == "+0 8 partial"


@pytest.mark.rule("DG-HELP")
def test_each_helps_once_with_one_roll_and_who_did_is_not_offered_for_it() -> None:
    table = company(odo={}, isolde={})
    said = {"who": ["odo"], "odo/whom": ["rhea"], "odo/does": ["help"], "odo/odo/stat": ["might"]}
    helped = play("help", table, said | {"odo/odo/dice": [6, 6]})
    asides = {one.id: one for one in asked(rolling(), helped.table, "roll/dice").asides}
    assert offers(asides["help"]) == ["isolde"]
    whom = asked("help", helped.table, "odo/whom", {"who": ["odo"]})
    assert [(one.id, one.effect) for one in whom.options] == [
        ("isolde", ""), ("rhea", "has had a hand in it already"),
    ]  # fmt: skip
    rolled = play(rolling(), helped.table, {"roll/dice": [4, 4]})
    more = play("help", rolled.table, said | {"odo/odo/dice": [6, 1]})
    assert more.table.characters["rhea"].bonuses["lent-by-odo"].amount == 1
    assert more.table.characters["rhea"].bonuses["lent-by-odo"].status == "held"


@pytest.mark.rule("DG-HELP")
def test_who_can_make_the_move() -> None:
    bram = Character(name="Bram", sheet=HitPointSheet())
    table = company(bram=bram)
    move = MOVES["help"]
    assert (move.letter, move.tab, move.players, move.world) == ("h", "combat", True, "days-of-gold")
    assert offers(asked("help", table, "who")) == ["bram", "rhea"]
    whom = asked("help", table, "rhea/whom", {"who": ["rhea"]})
    assert (offers(whom), whom.to, whom.text, whom.rule) == (["bram"], "rhea", "Whose roll is it?", "DG-HELP")
    does = asked("help", table, "rhea/does", {"who": ["rhea"], "rhea/whom": ["bram"]})
    assert [(one.id, one.text, one.effect, one.about) for one in does.options] == [
        ("help", "help Bram", "+1 or +2", "characters.bram"),
        ("against", "interfere with Bram", "-1 or -2", "characters.bram"),
    ]
    assert (does.to, does.about, does.text) == ("rhea", "characters.bram", "What does Rhea do?")
    assert move.blocked(company(), "gm") == "it takes two players' characters here"
    assert move.blocked(table, "rhea") is None
    away = company(odo=one("Odo", status="away"), isolde={})
    assert move.blocked(away, "odo") == "Odo is away"
    assert move.blocked(company(odo=one("Odo", status="away")), "gm") == "it takes two players' characters here"
