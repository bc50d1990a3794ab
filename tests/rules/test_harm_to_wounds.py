"""DG-HARM, DG-ARMOR, DG-WOUNDS, DG-NPC: Harm is taken, armor takes some off, boxes are marked, and what that brings."""

import pytest

from rules.errors import NotTaken
from rules.registry import MOVES
from rules.sheets.others import OthersWounds
from rules.table import Person
from rules.wounds.others import is_out
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, to_tell
from tests.rules.tables import stonewell
from tests.rules.wounded import BOXES, HILDE, SHEET, TERM, boxes, harmed, term, wounded

DYING = "Dying: the next session"
WHO = {"who": ["rhea"]}
WAY = "rhea/death/way"
DIES = {"rhea/death/way": ["dies"], "rhea/death/ends": "", "rhea/death/left": ""}


def dead(scope: str = "rhea/death/") -> Did:
    return Did(f"{scope}characters.rhea.status", "here", "dead", "DG-DEATH-1")


# -- how much


@pytest.mark.rule("DG-HARM")
@pytest.mark.parametrize(
    ("by", "amount", "words"),
    [
        ("1", 1, "fists, something to hand"),
        ("2", 2, "a knife, a club, a bite"),
        ("3", 3, "a sword, a spear, an axe, a bow"),
        ("4", 4, "a great weapon, a heavy crossbow, a charging warhorse"),
    ],
)
def test_typical_harm_is_one_pick(by: str, amount: int, words: str) -> None:
    ask = asked("harm", wounded(), "rhea/by", WHO)
    assert offers(ask)[amount - 1] == by
    assert effect_of(ask, by) == words
    done = play("harm", wounded(), {"who": ["rhea"], "rhea/by": [by]})
    assert done.table.characters["rhea"].sheet.wounds == amount  # type: ignore[union-attr]
    assert done.changes[0].why == f"Harm {amount}, no armor: {amount}"


@pytest.mark.rule("DG-HARM")
def test_a_monster_or_a_fall_is_a_number() -> None:
    table = wounded()
    first = asked("harm", table, "rhea/by", WHO)
    assert (first.to, first.about, first.rule) == ("gm", "characters.rhea", "DG-HARM")
    assert first.options[4].effect == "4 or more from a monster, a siege engine, a deadly fall"
    ask = asked("harm", table, "rhea/harm", {"who": ["rhea"], "rhea/by": ["other"]})
    assert (ask.lowest, ask.highest, ask.offered, ask.rule) == (0, 99, 4, "DG-HARM")
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["other"], "rhea/harm": 5})
    assert_did(done, table, boxes(0, 5, "DG-ARMOR", "Harm 5, no armor: 5"))
    nothing = play("harm", table, {"who": ["rhea"], "rhea/by": ["other"], "rhea/harm": 0})
    assert_did(nothing, table)
    assert remarks(nothing) == ["Rhea takes nothing: Harm 0, no armor"]
    with pytest.raises(NotTaken):
        ask.take(-1)


# -- what armor takes off


@pytest.mark.rule("DG-ARMOR", case=1)
def test_armor_takes_some_off() -> None:
    table = wounded(armor=2)
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["3"]})
    assert_did(done, table, boxes(0, 1, "DG-ARMOR", "Harm 3, less armor 2: 1"))
    assert remarks(done) == []


@pytest.mark.rule("DG-ARMOR", case=2)
def test_armor_takes_all_of_it_and_no_more() -> None:
    table = wounded(armor=2)
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["1"]})
    assert_did(done, table)
    assert remarks(done) == ["Rhea takes nothing: Harm 1, less armor 2"]
    assert [one.about for one in done.remarks] == ["characters.rhea"]


@pytest.mark.rule("DG-ARMOR")
def test_what_is_not_physical_goes_past_it() -> None:
    table = wounded(armor=2)
    (aside,) = asked("harm", table, "rhea/by", WHO).asides
    assert (aside.letter, aside.id) == ("i", "ignores")
    done = play("harm", table, {"who": ["rhea"], "rhea/by/ignores": True, "rhea/by": ["2"]})
    assert_did(done, table, boxes(0, 2, "DG-ARMOR", "Harm 2, armor ignored: 2"))


@pytest.mark.rule("DG-ARMOR")
def test_armor_that_nobody_gave_yet_is_asked_for_and_written_down() -> None:
    table = wounded(armor=None)
    ask = asked("harm", table, "rhea/armor-value", {"who": ["rhea"], "rhea/by": ["3"]})
    assert ask.text == "Rhea's armor is not given yet. What is it?"
    assert (ask.to, ask.lowest, ask.offered) == ("rhea", 0, 0)
    assert (ask.about, ask.rule) == ("characters.rhea", "DG-ARMOR")
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["3"], "rhea/armor-value": 1})
    given = Did(f"rhea/given/{SHEET}.armor", None, 1, "DG-ARMOR", "given as it was needed")
    assert_did(done, table, given, boxes(0, 2, "DG-ARMOR", "Harm 3, less armor 1: 2"))
    assert done.changes[0].waived_at is None
    past = play("harm", table, {"who": ["rhea"], "rhea/by/ignores": True, "rhea/by": ["3"]})
    assert_did(
        past,
        table,
        boxes(0, 3, "DG-ARMOR", "Harm 3, armor ignored: 3"),
    )


@pytest.mark.rule("DG-ARMOR")
@pytest.mark.rule("DG-WOUNDS-1")
def test_who_has_no_wounds_takes_no_harm_here() -> None:
    assert refusal(harmed("bram"), wounded(), {"bram/by": ["3"]}) == "Bram has no Wounds"


# -- what it brings


@pytest.mark.rule("DG-WOUNDS-2")
@pytest.mark.rule("DG-WOUNDS-1")
@pytest.mark.parametrize(
    ("before", "by", "says"),
    [
        (0, "2", []),
        (2, "1", ["Rhea is Wounded: -1 on every roll"]),
        (3, "1", []),
        (4, "1", ["Rhea is Broken: -2 on every roll"]),
        (1, "4", ["Rhea is Broken: -2 on every roll"]),
        (5, "1", ["Rhea is Dying: -2 on every roll; death comes at the end of session 5"]),
    ],
)
def test_a_condition_is_told_as_it_is_reached(before: int, by: str, says: list[str]) -> None:
    done = play("harm", wounded(before), {"who": ["rhea"], "rhea/by": [by]})
    assert remarks(done) == says
    assert all(one.about == "characters.rhea" for one in done.remarks)


@pytest.mark.rule("DG-WOUNDS-2", case=1)
def test_who_is_dying_still_as_the_next_session_ends_meets_death() -> None:
    table = wounded(5, session=4)
    hurt = play("harm", table, {"who": ["rhea"], "rhea/by": ["1"]})
    assert_did(hurt, table, boxes(5, 6, "DG-ARMOR", "Harm 1, no armor: 1"), term(None, 5, "DG-WOUNDS-2", DYING))
    assert [one.waived_at is None for one in hurt.changes] == [False, True]
    ended = play("end-session", hurt.table)
    assert remarks(ended) == ["Still owed: Rhea, dies, end of session 5"]
    started = play("start-session", ended.table)
    assert started.table.campaign.session == 5
    ask = asked("end-session", started.table, WAY)
    assert (ask.to, ask.rule) == ("rhea", "DG-DEATH-1")
    over = play("end-session", started.table, DIES)
    assert over.table.characters["rhea"].status == "dead"
    assert remarks(over) == ["Death comes for Rhea: Dying still as session 5 ends"]


@pytest.mark.rule("DG-WOUNDS-2", case=2)
def test_past_six_it_comes_at_once() -> None:
    table = wounded(5)
    said = {"who": ["rhea"], "rhea/by": ["2"]}
    assert asked("harm", table, WAY, said).to == "rhea"
    done = play("harm", table, said | DIES)
    assert_did(done, table, boxes(5, 6, "DG-ARMOR", "Harm 2, no armor: 2; 6 is the most"), dead())
    assert remarks(done) == ["Death comes for Rhea: 7 Wounds, and 6 boxes"]


@pytest.mark.rule("DG-WOUNDS-2", case=3)
def test_any_harm_to_the_dying_brings_it_at_once() -> None:
    table = wounded(6, dies_with=5)
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["1"]} | DIES)
    assert_did(done, table, dead(), term(5, None, "DG-DEATH-1", "death has come", scope="rhea/death/"))
    assert remarks(done) == [
        "Rhea, 6 Wounds already: Harm 1, no armor: 1",
        "Death comes for Rhea: 7 Wounds, and 6 boxes",
    ]


@pytest.mark.rule("DG-WOUNDS-2", case=4)
def test_armor_can_save_the_dying() -> None:
    table = wounded(6, dies_with=5, armor=1)
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["1"]})
    assert_did(done, table)
    assert done.table.characters["rhea"].status == "here"


@pytest.mark.rule("DG-WOUNDS-2")
@pytest.mark.rule("DG-ARMOR")
def test_what_is_waived_brings_nothing() -> None:
    for before, by in ((5, "2"), (5, "1"), (2, "1")):
        done = play("harm", wounded(before), {"who": ["rhea"], "rhea/by": [by]}, waive=[f"rhea/{BOXES}"])
        assert done.table == wounded(before)
        assert remarks(done) == []


@pytest.mark.rule("DG-WOUNDS-3", case=1)
@pytest.mark.rule("DG-HEAL-LIMIT")
def test_hurt_to_six_again_the_term_starts_anew() -> None:
    hurt = play("harm", wounded(5, session=4), {"who": ["rhea"], "rhea/by": ["1"]})
    rite = {"who": ["rhea"], "rhea/heals": ["dying"], "rhea/boxes": 1, "rhea/by": "a rite"}
    healed = play("heal", hurt.table, rite)
    assert_did(
        healed,
        hurt.table,
        boxes(6, 5, "DG-HEAL-LIMIT", "a rite"),
        term(5, None, "DG-WOUNDS-3", "Dying no more"),
    )
    fifth = play("start-session", play("end-session", healed.table).table)
    again = play("harm", fifth.table, {"who": ["rhea"], "rhea/by": ["1"]})
    assert_did(again, fifth.table, boxes(5, 6, "DG-ARMOR", "Harm 1, no armor: 1"), term(None, 6, "DG-WOUNDS-2", DYING))
    ended = play("end-session", again.table)
    sixth = play("start-session", ended.table)
    assert asked("end-session", sixth.table, WAY).to == "rhea"


@pytest.mark.rule("DG-WOUNDS-2")
@pytest.mark.parametrize(("session", "running", "until"), [(0, False, 1), (3, True, 4), (3, False, 4)])
def test_the_term_is_the_next_session_also_between_two(session: int, running: bool, until: int) -> None:
    done = play("harm", wounded(5, session=session, running=running), {"who": ["rhea"], "rhea/by": ["1"]})
    assert done.table.characters["rhea"].sheet.dies_with == until  # type: ignore[union-attr]


# -- those whom nobody plays


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(("picked", "most"), [("1", 1), ("3", 3), ("6", 6), ("9", 9), ("other", 12)])
def test_the_gm_sets_how_many_wounds_somebody_can_take(picked: str, most: int) -> None:
    table = wounded(hilde=OthersWounds(armor=0))
    said = {"who": ["hilde"], "hilde/by": ["1"]}
    ask = asked("harm", table, "hilde/most-wounds", said)
    assert (ask.to, ask.rule, offers(ask), ask.about) == ("gm", "DG-NPC", ["1", "3", "6", "9", "other"], "people.hilde")
    said |= {"hilde/most-wounds": [picked]}  # type: ignore[dict-item]
    if picked == "other":
        number = asked("harm", table, "hilde/number", said)
        assert (number.lowest, number.to) == (1, "gm")
        said |= {"hilde/number": 12}  # type: ignore[dict-item]
    done = play("harm", table, said)
    given = Did("hilde/people.hilde.sheet.most_wounds", None, most, "DG-NPC", "set by the GM")
    assert_did(done, table, given, boxes(0, 1, "DG-NPC", "Harm 1, no armor: 1", who="hilde", scope="hilde/"))
    assert done.changes[0].waived_at is None
    assert bool(to_tell(done)) == (most == 1)


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-ARMOR")
def test_they_are_out_at_the_last_and_no_condition_is_told() -> None:
    table = wounded(hilde=OthersWounds(most_wounds=6, wounds=3, armor=1))
    done = play("harm", table, {"who": ["hilde"], "hilde/by": ["3"]})
    assert_did(done, table, boxes(3, 5, "DG-NPC", "Harm 3, less armor 1: 2", who="hilde", scope="hilde/"))
    assert (remarks(done), is_out(done.table, "hilde")) == ([], False)
    out = play("harm", done.table, {"who": ["hilde"], "hilde/by": ["4"]})
    assert out.table.people["hilde"].sheet.wounds == 6  # type: ignore[union-attr]
    assert to_tell(out) == ["Hilde is out, with 6 Wounds of 6: what becomes of them"]
    assert out.remarks[0].about == "people.hilde"
    assert is_out(out.table, "hilde")
    more = play("harm", out.table, {"who": ["hilde"], "hilde/by": ["2"]})
    assert to_tell(more) == []


@pytest.mark.rule("DG-NPC")
def test_only_those_with_a_number_can_be_out() -> None:
    table = wounded(6, hilde=OthersWounds(wounds=9))
    assert not any(is_out(table, who) for who in ("hilde", "rhea", "bram"))


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-HARM")
def test_the_gm_gives_their_armor_and_their_own_attack_is_on_offer() -> None:
    table = wounded(hilde=HILDE)
    ask = asked("harm", table, "rhea/by", WHO)
    assert offers(ask) == ["1", "2", "3", "4", "other", "from-hilde"]
    assert (ask.options[5].text, ask.options[5].effect, ask.options[5].about) == (
        "Hilde attacks", "2 Harm", "people.hilde",
    )  # fmt: skip
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["from-hilde"]})
    assert_did(done, table, boxes(0, 2, "DG-ARMOR", "Hilde, Harm 2, no armor: 2"))
    past = play(
        "harm", wounded(hilde=HILDE, armor=2), {"who": ["rhea"], "rhea/by/ignores": True, "rhea/by": ["from-hilde"]}
    )
    assert [change.after for change in past.changes][:1] == [2]
    other = play(
        "harm", wounded(armor=9), {"who": ["rhea"], "rhea/by/ignores": True, "rhea/by": ["other"], "rhea/harm": 1}
    )
    assert [change.after for change in other.changes][:1] == [1]
    assert offers(asked("harm", table, "hilde/by", {"who": ["hilde"]})) == ["1", "2", "3", "4", "other"]
    away = Person(name="Hilde", status="away", sheet=HILDE)
    gone = table.model_copy(update={"people": table.people.with_item("hilde", away)})
    assert "from-hilde" not in offers(asked("harm", gone, "rhea/by", WHO))
    unknown = wounded(hilde=OthersWounds(most_wounds=3))
    assert "from-hilde" not in offers(asked("harm", unknown, "rhea/by", WHO))
    armor = asked("harm", unknown, "hilde/armor-value", {"who": ["hilde"], "hilde/by": ["1"]})
    assert (armor.to, armor.about) == ("gm", "people.hilde")


@pytest.mark.rule("DG-WOUNDS-2")
def test_the_moves_are_of_days_of_gold() -> None:
    for id in ("death-comes", "first-aid", "night-rest", "heal"):
        assert MOVES[id].world == "days-of-gold"
        assert MOVES[id].blocked(stonewell(), "gm") is not None
    assert TERM.endswith("dies_with")
