"""Rolls that win questions: Read the Moment, Read the Person, the Lay of the Land; asked at once, held, and ended."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.asks import Dice
from rules.conversation import Conversation
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.registry import MOVES
from rules.run import Open
from rules.sheets.noted import Perk
from rules.sheets.questions import Questions
from rules.table import Person, Table
from tests.rules.company import company, dread
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks, runs, to_tell

MOMENT = ["danger", "next", "hidden", "seems", "use", "way"]
PERSON = ["truth", "want", "feel", "wish", "how", "mean"]
LAND = ["where", "matters", "opportunity", "changed", "expected", "fear"]
ACTING = "characters.rhea.bonuses.acting-on-an-answer"
GARET = {"people": {"garet": Person(name="Garet", role="reeve")}}


def acting(scope: str = "rhea/") -> Did:
    """The forward for acting on an answer."""
    held = {
        "kind": "forward", "gives": "number", "amount": 1, "name": "what was read of the moment",
        "applies": "acting on an answer", "until": "", "lasts": "open", "status": "held",
    }  # fmt: skip
    return Did(f"{scope}{ACTING}", MISSING, held, "DG-READ-MOMENT", "to act on an answer")


def held(id: str, name: str, move: str, left: int, of: str = "") -> Did:
    value = {"name": name, "move": move, "of": of, "left": left, "status": "held"}
    rule = {"read-moment": "DG-READ-MOMENT", "read-person": "DG-READ-PERSON"}[move]
    return Did(f"rhea/characters.rhea.questions.{id}", MISSING, value, rule, "held until the situation ends")


# -- Read the Moment


@pytest.mark.rule("DG-READ-MOMENT")
@pytest.mark.parametrize(("faces", "won"), [([6, 4], 3), ([5, 4], 1), ([4, 3], 1), ([4, 2], 1)])
def test_how_many_questions_each_result_wins(faces: list[int], won: int) -> None:
    ask = asked("read-moment", company(), "rhea/asked", {"rhea/roll/dice": faces})
    assert ask.most == won
    assert offers(ask)[:6] == MOMENT
    assert (ask.to, ask.about, ask.rule) == ("rhea", "characters.rhea", "DG-READ-MOMENT")


@pytest.mark.rule("DG-READ-MOMENT")
def test_three_questions_are_asked_and_acting_on_an_answer_is_worth_one() -> None:
    table = company(rhea={"wits": 1})
    said = {"rhea/roll/dice": [5, 4], "rhea/asked": ["danger", "seems", "way"]}
    done = play("read-moment", table, said)
    assert_did(done, table, acting())
    assert to_tell(done) == [
        "Rhea asks: What is the worst danger right now?",
        "Rhea asks: What is not as it seems?",
        "Rhea asks: Which way in, out or through is best?",
    ]
    ask = asked("read-moment", table, "rhea/asked", {"rhea/roll/dice": [5, 4]})
    assert (ask.least, ask.most, ask.text) == (0, 3, "Rhea asks 3 questions; the rest is held")
    assert offers(ask) == MOMENT


@pytest.mark.rule("DG-READ-MOMENT")
@pytest.mark.rule("DG-FORWARD")
def test_the_forward_is_one_however_many_answers_and_is_gone_with_a_roll() -> None:
    table = company()
    read = play("read-moment", table, {"rhea/roll/dice": [6, 4], "rhea/asked": ["danger", "next", "use"]})
    acts = play("face-danger", read.table, {"rhea/roll/dice": [5, 4]})
    assert remarks(acts)[0] == "Rhea rolls 5 4: Grace +0, forward, what was read of the moment +1; 10, 10+"
    assert acts.table.characters["rhea"].bonuses["acting-on-an-answer"].status == "used"
    kept = {"rhea/roll/dice": [5, 4], "rhea/roll/dice/apart": ["acting-on-an-answer"]}
    assert_did(play("face-danger", read.table, kept), read.table)
    again = play("read-moment", acts.table, {"rhea/roll/dice": [5, 4], "rhea/asked": ["next"]})
    assert again.table.characters["rhea"].bonuses["acting-on-an-answer"].status == "held"


@pytest.mark.rule("DG-READ-MOMENT")
def test_on_a_miss_one_is_asked_and_something_is_missed() -> None:
    table = company(dread=2)
    done = play("read-moment", table, {"rhea/roll/dice": [3, 3], "rhea/asked": ["hidden"]})
    assert_did(done, table, dread(2, 3), acting())
    assert to_tell(done) == ["Rhea asks: What is hidden, or overlooked?", "Rhea misses something that matters"]
    better = play("read-moment", table, {"rhea/roll/dice": [4, 3], "rhea/asked": ["hidden"]})
    assert to_tell(better) == ["Rhea asks: What is hidden, or overlooked?"]
    dice = asked("read-moment", table, "rhea/roll/dice")
    assert dice.tiers == (
        ("full", "3 questions"),
        ("partial", "1 question"),
        ("miss", "1 question, and something that matters is missed"),
    )
    assert dice.throw.because == ("Wits +0",)


@pytest.mark.rule("DG-READ-MOMENT")
def test_one_question_is_asked_now_or_held() -> None:
    table = company()
    ask = asked("read-moment", table, "rhea/asked", {"rhea/roll/dice": [5, 4]})
    assert (ask.least, ask.most, ask.text) == (1, 1, "Rhea asks 1 question")
    assert offers(ask) == [*MOMENT, "later"]
    done = play("read-moment", table, {"rhea/roll/dice": [5, 4], "rhea/asked": ["later"]})
    assert_did(done, table, held("read-the-moment", "Read the Moment", "read-moment", 1))
    assert to_tell(done) == []


@pytest.mark.rule("DG-READ-MOMENT")
def test_answers_can_be_written_down() -> None:
    table = company()
    said = {"rhea/roll/dice": [6, 4], "rhea/asked": ["danger", "next"], "rhea/asked/written": True}
    ask = asked("read-moment", table, "rhea/answer-danger", said)
    assert (ask.to, ask.optional, ask.rule, ask.about) == ("gm", True, "DG-READ-MOMENT", "characters.rhea")
    assert ask.text == "What is the worst danger right now? The answer"
    done = play("read-moment", table, said | {"rhea/answer-danger": "the dam", "rhea/answer-next": ""})
    assert remarks(done)[1:] == [
        "Rhea asks: What is the worst danger right now? the dam", "Rhea asks: What comes next?",
    ]  # fmt: skip
    assert to_tell(done) == ["Rhea asks: What comes next?"]
    assert [change.key for change in done.changes] == [
        f"rhea/{ACTING}", "rhea/characters.rhea.questions.read-the-moment",
    ]  # fmt: skip
    (written,) = asked("read-moment", table, "rhea/asked", {"rhea/roll/dice": [6, 4]}).asides
    assert (written.id, written.letter) == ("written", "n")


# -- Read the Person


@pytest.mark.rule("DG-READ-PERSON")
def test_questions_about_someone_can_all_be_held_and_asked_later() -> None:
    table = company(rhea={"wits": 2}, table=GARET)
    done = play("read-person", table, {"rhea/whom": "garet", "rhea/roll/dice": [4, 4], "rhea/asked": []})
    assert_did(done, table, held("read-the-person-garet", "Read the Person: Garet", "read-person", 3, "garet"))
    at = "characters.rhea.questions.read-the-person-garet"
    scope = "rhea/read-the-person-garet/"
    one_less = play("ask-question", done.table, {f"{scope}asked": ["truth"]}, who="rhea")
    assert_did(one_less, done.table, Did(f"{scope}{at}.left", 3, 2, "DG-READ-PERSON", "asked"))
    assert to_tell(one_less) == ["Rhea asks of Garet: Is it the truth?"]
    two = play("ask-question", one_less.table, {f"{scope}asked": ["truth"]})
    last = play("ask-question", two.table, {f"{scope}asked": ["how"]})
    assert_did(
        last, two.table,
        Did(f"{scope}{at}.left", 1, 0, "DG-READ-PERSON", "asked"),
        Did(f"{scope}{at}.status", "held", "asked", "DG-READ-PERSON", "none is left"),
    )  # fmt: skip
    assert refusal("ask-question", last.table) == "nobody holds a question"


@pytest.mark.rule("DG-READ-PERSON")
@pytest.mark.parametrize(("faces", "won"), [([6, 4], 3), ([5, 4], 1), ([4, 2], 1)])
def test_how_many_are_won_about_someone(faces: list[int], won: int) -> None:
    table = company(table=GARET)
    ask = asked("read-person", table, "rhea/asked", {"rhea/whom": "garet", "rhea/roll/dice": faces})
    assert (ask.most, offers(ask)[:6], ask.rule, ask.about) == (won, PERSON, "DG-READ-PERSON", "people.garet")
    if won == 3:
        said = {"rhea/whom": "garet", "rhea/roll/dice": faces, "rhea/asked": ["want"]}
        done = play("read-person", table, said)
        assert done.table.characters["rhea"].questions["read-the-person-garet"].left == 2
        assert done.table.characters["rhea"].bonuses == FrozenMap()  # that is of the moment alone


@pytest.mark.rule("DG-READ-PERSON")
def test_on_a_miss_something_about_them_is_missed() -> None:
    table = company(table=GARET)
    done = play("read-person", table, {"rhea/whom": "garet", "rhea/roll/dice": [4, 2], "rhea/asked": ["feel"]})
    assert_did(done, table, dread(0, 1))
    assert to_tell(done) == [
        "Rhea asks of Garet: What do they feel, in truth?", "Rhea misses something that matters",
    ]  # fmt: skip


@pytest.mark.rule("DG-READ-PERSON")
def test_whoever_is_read_may_have_no_name_and_another_players_character_answers() -> None:
    table = company(odo={}, table=GARET)
    whom = asked("read-person", table, "rhea/whom", {"who": ["rhea"]})
    assert [(one.id, one.effect) for one in whom.options] == [("garet", "reeve"), ("odo", "a player's character")]
    assert (whom.to, whom.optional, whom.text, whom.rule) == ("rhea", True, "Whom do they read?", "DG-READ-PERSON")
    for said, of, id in (("the guard", "the guard", "read-the-person-the-guard"), ("", "", "read-the-person")):
        answers = {"who": ["rhea"], "rhea/whom": said, "rhea/roll/dice": [5, 4], "rhea/asked": ["later"]}
        done = play("read-person", table, answers)
        assert done.table.characters["rhea"].questions[id].of == of
        assert len(done.table.people) == 1
    answers = {"who": ["rhea"], "rhea/whom": "odo", "rhea/roll/dice": [5, 4], "rhea/asked": ["truth"],
               "rhea/asked/written": True}  # fmt: skip
    ask = asked("read-person", table, "rhea/answer-truth", answers)
    assert (ask.to, ask.about) == ("odo", "characters.odo")


@pytest.mark.rule("DG-READ-PERSON")
def test_what_is_held_twice_of_one_is_held_apart() -> None:
    table = company(table=GARET)
    said = {"rhea/whom": "garet", "rhea/roll/dice": [5, 4], "rhea/asked": ["later"]}
    twice = play("read-person", play("read-person", table, said).table, said)
    assert list(twice.table.characters["rhea"].questions) == ["read-the-person-garet", "read-the-person-garet-2"]


# -- Ask a Question


def holding(**more: Any) -> Table:
    """Rhea holds two questions of Garet and one of the moment; Odo none, Isolde one that was asked."""
    asked_already = Questions(name="Read the Moment", move="read-moment", left=0, status="asked")
    table = company(odo={}, isolde={}, table=GARET, **more)
    questions = {
        "garet": Questions(name="Read the Person: Garet", move="read-person", of="garet", left=2),
        "moment": Questions(name="Read the Moment", move="read-moment", left=1),
    }
    characters = dict(table.characters)
    characters["rhea"] = characters["rhea"].model_copy(update={"questions": FrozenMap(questions)})
    characters["isolde"] = characters["isolde"].model_copy(update={"questions": FrozenMap({"moment": asked_already})})
    return table.model_copy(update={"characters": FrozenMap(characters)})


@pytest.mark.rule("DG-READ-PERSON")
@pytest.mark.rule("DG-READ-MOMENT")
def test_one_that_was_held_of_the_moment_is_worth_the_same() -> None:
    table = holding()
    which = asked("ask-question", table, "rhea/which")
    assert [(one.id, one.text, one.effect, one.about) for one in which.options] == [
        ("garet", "Read the Person: Garet", "2 questions left", "people.garet"),
        ("moment", "Read the Moment", "1 question left", "characters.rhea"),
    ]
    assert (which.to, which.rule, which.about, which.text) == ("rhea", "DG-READ-PERSON", "characters.rhea", "Of what?")
    done = play("ask-question", table, {"rhea/which": ["moment"], "rhea/moment/asked": ["use"]})
    at, scope = "characters.rhea.questions.moment", "rhea/moment/"
    assert_did(
        done, table,
        Did(f"{scope}{at}.left", 1, 0, "DG-READ-MOMENT", "asked"),
        Did(f"{scope}{at}.status", "held", "asked", "DG-READ-MOMENT", "none is left"),
        acting(scope),
    )  # fmt: skip


@pytest.mark.rule("DG-READ-PERSON")
@pytest.mark.rule("DG-READ-MOMENT")
def test_the_answer_to_one_that_was_held_can_be_written_down() -> None:
    table = holding()
    said = {"rhea/which": ["garet"], "rhea/garet/asked": ["want"], "rhea/garet/asked/written": True}
    ask = asked("ask-question", table, "rhea/garet/answer-want", said)
    assert (ask.to, ask.about, ask.rule) == ("gm", "people.garet", "DG-READ-PERSON")
    done = play("ask-question", table, said | {"rhea/garet/answer-want": "to be left alone"})
    assert (remarks(done), to_tell(done)) == (["Rhea asks of Garet: What do they want, in truth? to be left alone"], [])


@pytest.mark.rule("DG-READ-PERSON")
def test_with_the_situation_they_end() -> None:
    table = holding()
    ask = asked("ask-question", table, "rhea/garet/asked", {"rhea/which": ["garet"]})
    assert offers(ask) == [*PERSON, "over"]
    assert (ask.text, ask.to, ask.rule) == ("Read the Person: Garet: 2 questions left", "rhea", "DG-READ-PERSON")
    assert (ask.options[-1].text, ask.options[-1].effect) == ("The situation is over", "2 questions not asked any more")
    done = play("ask-question", table, {"rhea/which": ["garet"], "rhea/garet/asked": ["over"]})
    at = "rhea/garet/characters.rhea.questions.garet.status"
    assert_did(done, table, Did(at, "held", "ended", "DG-READ-PERSON", "the situation is over"))
    assert done.table.characters["rhea"].questions["garet"].left == 2


@pytest.mark.rule("DG-READ-MOMENT")
def test_with_the_moment_its_forward_ends_too() -> None:
    table = company()
    read = play("read-moment", table, {"rhea/roll/dice": [6, 4], "rhea/asked": ["danger"]})
    scope = "rhea/read-the-moment/"
    done = play("ask-question", read.table, {f"{scope}asked": ["over"]})
    assert_did(
        done, read.table,
        Did(f"{scope}characters.rhea.questions.read-the-moment.status", "held", "ended", "DG-READ-MOMENT",
            "the situation is over"),
        Did(f"{scope}{ACTING}.status", "held", "ended", "DG-READ-MOMENT", "the moment is over"),
    )  # fmt: skip
    used = play("face-danger", read.table, {"rhea/roll/dice": [5, 5]})
    done = play("ask-question", used.table, {f"{scope}asked": ["over"]})
    assert done.table.characters["rhea"].bonuses["acting-on-an-answer"].status == "used"


@pytest.mark.rule("DG-READ-PERSON")
def test_who_can_ask() -> None:
    move, table = MOVES["ask-question"], holding()
    assert (move.letter, move.tab, move.players, move.hint(table)) == ("i", "combat", True, "3 held")
    assert move.blocked(table, "gm") is None
    assert move.blocked(table, "odo") == "Odo holds no question"
    assert move.blocked(table, "isolde") == "Isolde holds no question"
    assert move.blocked(company(), "gm") == "nobody holds a question"
    assert move.blocked(company(rhea={"status": "away"}), "rhea") == "Rhea is away"
    held_by_both = play("read-moment", table, {"who": ["odo"], "odo/roll/dice": [6, 4], "odo/asked": []}).table
    who = asked("ask-question", held_by_both, "who")
    assert [(one.id, one.effect) for one in who.options] == [("odo", "3 questions"), ("rhea", "3 questions")]


# -- the Lay of the Land


def scout(*perks: str, **sheet: Any) -> Table:
    """Rhea who has these perks, in session 4."""
    given = {"perks": {perk.strip().casefold(): Perk(name=perk) for perk in perks}, **sheet}
    return company(rhea=given)


@pytest.mark.rule("DG-LAND")
@pytest.mark.parametrize(("faces", "won"), [([6, 4], 3), ([5, 4], 1), ([4, 3], 1), ([4, 2], 1)])
def test_what_each_result_wins_of_the_land(faces: list[int], won: int) -> None:
    ask = asked("lay-of-the-land", scout(), "rhea/asked", {"rhea/roll/dice": faces})
    assert (ask.least, ask.most, offers(ask), ask.rule) == (won, won, LAND, "DG-LAND")
    assert ask.text == f"Rhea asks {won} question{'' if won == 1 else 's'}"


@pytest.mark.rule("DG-LAND", case=1)
def test_ones_own_knowledge_is_one_more() -> None:
    table = scout(region="Ruins")
    said = {"rhea/roll/dice/knowledge": True, "rhea/roll/dice": [5, 3], "rhea/asked": ["where", "fear"]}
    done = play("lay-of-the-land", table, said)
    assert_did(done, table)
    assert to_tell(done) == [
        "Rhea asks: Where is someone or something to be found?", "Rhea asks: What do people here fear most?",
    ]  # fmt: skip
    aside = asked("lay-of-the-land", table, "rhea/roll/dice").asides[0]
    assert (aside.id, aside.letter, aside.effect, aside.to) == ("knowledge", "g", "+1 question: Ruins", "rhea")
    known = asked("lay-of-the-land", scout(calling="Druid"), "rhea/roll/dice").asides[0]
    assert known.effect == "+1 question: Forests"
    assert [one.id for one in asked("lay-of-the-land", scout(), "rhea/roll/dice").asides] == ["situation", "tier"]


@pytest.mark.rule("DG-LAND")
def test_what_adds_a_question_counts_into_what_each_result_would_mean() -> None:
    talk = Conversation(MOVES["lay-of-the-land"], "rhea", {"rhea/roll/dice/knowledge": Answer("yes", True)})
    result = runs(talk, scout(region="Ruins"))
    assert isinstance(result, Open)
    assert isinstance(result.ask, Dice)
    assert result.ask.tiers == (
        ("full", "4 questions"),
        ("partial", "2 questions"),
        ("miss", "2 questions, and something that matters is missed"),
    )


@pytest.mark.rule("DG-LAND", case=2)
def test_wilderwise_works_once_a_session() -> None:
    table = scout("Wilderwise")
    said = {"rhea/roll/dice/wilderwise": True, "rhea/roll/dice": [5, 3], "rhea/asked": ["where", "fear"]}
    done = play("lay-of-the-land", table, said)
    place = "rhea/characters.rhea.sheet.perks.wilderwise.used_in"
    assert_did(done, table, Did(place, None, 4, "DG-LAND", "once a session"))
    assert done.changes[0].waived_at is None
    again = refusal("lay-of-the-land", done.table, said)
    assert again == "Rhea has used Wilderwise in session 4: once a session"
    aside = asked("lay-of-the-land", done.table, "rhea/roll/dice").asides[0]
    assert (aside.id, aside.letter, aside.effect) == ("wilderwise", "w", "used in this session already")
    later = done.table.model_copy(update={"campaign": done.table.campaign.model_copy(update={"session": 5})})
    play("lay-of-the-land", later, said)


@pytest.mark.rule("DG-LAND")
def test_all_that_adds_a_question_adds_up_and_six_need_no_pick() -> None:
    table = scout("Wilderwise", " revelation ", region="Ruins", wits=2)
    sides = {f"rhea/roll/dice/{one}": True for one in ("knowledge", "wilderwise", "revelation")}
    dice = asked("lay-of-the-land", table, "rhea/roll/dice")
    assert [(one.id, one.letter, one.effect) for one in dice.asides[:3]] == [
        ("knowledge", "g", "+1 question: Ruins"),
        ("wilderwise", "w", "+1 question"),
        ("revelation", "r", "+1 question"),
    ]
    letters = [one.letter for one in dice.asides]
    assert len(set(letters)) == len(letters)
    (written,) = asked("lay-of-the-land", scout(), "rhea/asked", {"rhea/roll/dice": [5, 4]}).asides
    assert written.letter not in letters  # at the confirm they stand side by side
    done = play("lay-of-the-land", table, sides | {"rhea/roll/dice": [5, 4]})
    assert len(to_tell(done)) == 6
    assert [change.where for change in done.changes] == [
        "characters.rhea.sheet.perks.wilderwise.used_in",
        "characters.rhea.sheet.perks.revelation.used_in",
    ]
    missed = asked("lay-of-the-land", table, "rhea/asked", sides | {"rhea/roll/dice": [1, 1]})
    assert (missed.least, missed.most) == (4, 4)


@pytest.mark.rule("DG-LAND")
def test_a_perk_that_was_lost_adds_nothing_and_on_a_miss_something_is_missed() -> None:
    perks = {"wilderwise": Perk(name="Wilderwise", status="lost")}
    table = company(rhea={"perks": perks})
    assert [one.id for one in asked("lay-of-the-land", table, "rhea/roll/dice").asides] == ["situation", "tier"]
    done = play("lay-of-the-land", table, {"rhea/roll/dice": [1, 1], "rhea/asked": ["where"]})
    assert_did(done, table, dread(0, 1))
    assert to_tell(done)[-1] == "Rhea misses something that matters"
    move = MOVES["lay-of-the-land"]
    assert (move.letter, move.tab, move.players, move.world) == ("z", "party", True, "days-of-gold")
    assert move.blocked(company(rhea={"status": "away"}), "gm") == "nobody here has a Wounds sheet"
