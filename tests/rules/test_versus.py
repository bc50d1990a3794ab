"""DG-PVP-1: two players Fight in one exchange; or one strikes another who can't fight back."""

import pytest

from rules.errors import NotTaken
from rules.registry import MOVES
from rules.run import Open
from rules.table import Table
from tests.rules.fighting import CLUB, GATE, SWORD, armed, at_the_gate, dread, edge, one_more, taken
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import stonewell

WHO = {"who": ["rhea"], "foe": ["odo"]}
RULE = "DG-PVP-1"


def quarrel(*, fight: bool = False, **rhea: int) -> Table:
    """Rhea with a sword and armor 1, Odo with a club; in no fight, unless it is in one."""
    there = at_the_gate(armed("Rhea", SWORD, **({"armor": 1} | rhea)), {}, odo=armed("Odo", CLUB))  # type: ignore[arg-type]
    return there if fight else there.model_copy(update={"fights": stonewell().fights})


def both(rhea: list[int], odo: list[int], **more: list[str]) -> dict[str, object]:
    said: dict[str, object] = {"able": True, "rhea/roll/dice": rhea, "odo/roll/dice": odo}
    return WHO | said | {key.replace("_", "/"): value for key, value in more.items()}


def hurt(who: str, before: int, after: int, why: str, scope: str) -> Did:
    return taken(before, after, why, who=who, rule=RULE, scope=scope)


@pytest.mark.rule("DG-PVP-1", case=1)
def test_each_has_their_own_result_on_what_they_deal_and_take() -> None:
    table = quarrel()
    done = play("versus", table, both([6, 4], [1, 2]))
    assert_did(
        done,
        table,
        dread(0, 1, "Odo", "odo/roll/"),
        hurt("odo", 0, 5, "sword 3, picked +1, 6- +1, no Armor: 5", "dealt/"),
    )
    assert remarks(done)[2:] == [
        "Odo is Broken: -2 on every roll",
        "Rhea takes nothing: club 2, 6- -1, picked -1, less Armor 1: 0",
    ]


@pytest.mark.rule("DG-PVP-1")
def test_both_pick_at_seven_to_nine() -> None:
    table = quarrel()
    ask = asked("versus", table, "odo/pick", both([4, 4], [4, 4], rhea_pick=["deal"]))
    assert (ask.to, offers(ask)) == ("odo", ["deal", "guard"])
    done = play("versus", table, both([4, 4], [4, 4], rhea_pick=["deal"], odo_pick=["guard"]))
    assert_did(
        done,
        table,
        hurt("odo", 0, 3, "sword 3, picked +1, picked -1, no Armor: 3", "dealt/"),
        hurt("rhea", 0, 1, "club 2, less Armor 1: 1", "taken/"),
    )


@pytest.mark.rule("DG-PVP-3")
def test_where_nobody_dies_nothing_is_said_of_it_and_where_one_lives_on_it_is() -> None:
    assert to_tell(play("versus", quarrel(wounds=6, armor=9), both([6, 6], [4, 4], odo_pick=["deal"]))) == []
    said = both([4, 3], [6, 6], rhea_pick=["deal"]) | {"taken/death/way": ["loses"], "taken/death/lost": "her hand"}
    lives = play("versus", quarrel(wounds=6, armor=0, might=2), said)
    assert lives.table.characters["rhea"].status == "here"
    assert to_tell(lives) == ["Death came of it: between Rhea and Odo it had better end here"]


@pytest.mark.rule("DG-PVP-1")
@pytest.mark.rule("DG-PVP-3")
@pytest.mark.rule("DG-WOUNDS-2")
def test_both_can_fall_in_one_exchange() -> None:
    table = quarrel(wounds=6, armor=0, might=2)
    said = both([4, 3], [6, 6], rhea_pick=["deal"])
    ask = asked("versus", table, "taken/death/way", said)
    assert ask.to == "rhea"
    done = play("versus", table, said | {"taken/death/way": ["dies"], "taken/death/ends": "", "taken/death/left": ""})
    assert done.table.characters["rhea"].status == "dead"
    assert to_tell(done) == ["Death came of it: between Rhea and Odo it had better end here"]
    assert done.table.characters["odo"].sheet.wounds == 3  # type: ignore[union-attr]
    assert refusal("versus", done.table, {}) == "it takes two players' characters with Wounds"


@pytest.mark.rule("DG-PVP-1")
@pytest.mark.rule("DG-SPEND-LAPSE")
def test_within_a_fight_it_is_an_exchange_of_it_and_edges_count() -> None:
    table = quarrel(fight=True)
    table = table.model_copy(update={"edges": table.edges.with_item("x", edge("odo", "armor", name="a door"))})
    done = play("versus", table, both([6, 4], [6, 4]))
    assert_did(
        done,
        table,
        hurt("odo", 0, 2, "sword 3, picked +1, picked -1, less a door +1: 2", "dealt/"),
        hurt("rhea", 0, 1, "club 2, picked +1, picked -1, less Armor 1: 1", "taken/"),
        Did("edges.x.status", "held", "used", "DG-SPEND-LAPSE", "it was for that exchange"),
        one_more(),
    )
    assert done.table.fights[GATE].exchange == 1


# -- one who can't fight back


UNREADY = WHO | {"able": False}


@pytest.mark.rule("DG-PVP-1")
@pytest.mark.rule("DG-HELP")
@pytest.mark.rule("DG-FACE-DANGER")
def test_one_caught_unready_faces_danger_and_the_other_interferes() -> None:
    table = quarrel(presence=1)
    able = asked("versus", table, "able", WHO)
    assert (able.to, able.text, able.rule) == ("gm", "Can Odo fight back?", RULE)
    danger = asked("versus", table, "odo/roll/dice", UNREADY)
    assert (danger.to, danger.throw.modifier.text(), danger.rule) == ("odo", "Grace +0", "DG-FACE-DANGER")
    said = UNREADY | {"odo/roll/dice": [4, 4]}
    stat = asked("versus", table, "odo/roll/rhea/stat", said)
    assert (stat.to, stat.rule) == ("gm", "DG-HELP")
    said |= {"odo/roll/rhea/stat": ["might"], "odo/roll/rhea/dice": [6, 4]}
    does = asked("versus", table, "odo/does", said)
    assert (offers(does), does.to) == (["strike", "subdue"], "rhea")
    done = play("versus", table, said | {"odo/does": ["strike"]})
    assert_did(
        done,
        table,
        dread(0, 1, "Odo", "odo/roll/"),
        hurt("odo", 0, 3, "sword 3, no Armor: 3", "odo/taken/"),
    )
    subdued = play("versus", table, said | {"odo/does": ["subdue"]})
    assert_did(subdued, table, dread(0, 1, "Odo", "odo/roll/"))
    assert remarks(subdued)[-1] == "Odo is subdued by Rhea"


@pytest.mark.rule("DG-PVP-1")
def test_one_who_gets_away_is_not_hurt() -> None:
    table = quarrel()
    said = UNREADY | {"odo/roll/dice": [5, 4], "odo/roll/rhea/stat": ["might"], "odo/roll/rhea/dice": [4, 4]}
    done = play("versus", table, said)
    assert_did(done, table)
    failed = play("versus", table, said | {"odo/roll/rhea/dice": [1, 1]})
    assert_did(failed, table, dread(0, 1, "Rhea", "odo/roll/rhea/"))


# -- what can't be


@pytest.mark.rule("DG-PVP-1")
def test_who_cannot_be_in_it() -> None:
    table = at_the_gate(armed("Rhea", SWORD), odo=armed("Odo", status="dead"), bram={})
    assert refusal("versus", table, {}) == "it takes two players' characters with Wounds"
    three = table.model_copy(update={"characters": table.characters.with_item("vera", armed("Vera"))})
    who = asked("versus", three, "who")
    assert offers(who) == ["rhea", "vera"]
    foe = asked("versus", three, "foe", {"who": ["rhea"]})
    assert offers(foe) == ["vera"]
    reasons = {}
    for one in ("odo", "bram"):
        with pytest.raises(NotTaken) as no:
            foe.take([one])
        reasons[one] = no.value.reason
    assert reasons == {"odo": "Odo: dead", "bram": "Bram: has HP: let them Roll, and Harm says what it does"}
    blocked = MOVES["versus"].blocked
    assert blocked(three, "bram") == "Bram has HP: let them Roll, and Harm says what it does"
    assert blocked(three, "odo") == "Odo is dead"
    assert blocked(three, "rhea") is None
    assert blocked(stonewell(), "gm") == "it takes two players' characters with Wounds"


@pytest.mark.rule("DG-PVP-1")
def test_at_a_players_seat_they_are_the_attacker() -> None:
    said = {key: value for key, value in both([6, 4], [6, 4]).items() if key != "who"}
    done = play("versus", quarrel(), said, who="rhea")
    assert done.table.characters["odo"].sheet.wounds == 3  # type: ignore[union-attr]


@pytest.mark.rule("DG-PVP-1")
@pytest.mark.rule("DG-WOUNDS-2")
def test_what_both_take_is_said_before_death_is_asked_about() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=0), {}, odo=armed("Odo", CLUB, wounds=3))
    said = both([6, 4], [4, 4], odo_pick=["deal"])
    found = reach("versus", table, said)
    assert isinstance(found, Open)
    assert found.ask.key == "dealt/death/way"
    assert {one.where: one.after for one in found.changes} == {
        "characters.rhea.sheet.wounds": 2,
        "characters.odo.sheet.wounds": 6,
    }


@pytest.mark.rule("DG-PVP-1")
@pytest.mark.rule("DG-WOUNDS-2")
def test_of_one_who_is_dying_already_the_sum_is_said_before_death_is_asked_about() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=0), {}, odo=armed("Odo", CLUB, wounds=6, might=2))
    found = reach("versus", table, both([6, 4], [4, 4], odo_pick=["deal"]))
    assert isinstance(found, Open)
    assert found.ask.key == "dealt/death/way"
    assert "Odo, 6 Wounds already: sword 3, picked +1, no Armor: 4" in remarks(found)
