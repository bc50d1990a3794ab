"""DG-SPOTLIGHT: whose the spotlight is, and who has waited longest."""

import pytest

from rules.combat.sides import Fighter
from rules.combat.spotlight import could_have_it, lit, waiting, waiting_longest
from rules.places import put
from rules.table import Table
from saves.entry import SPOTLIGHT as NOT_COUNTED
from saves.entry import counts_for_undo
from tests.rules.foes_to_meet import GARET, MILITIA, REAVER, a_fight, at_the_gate, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal

RULE = "DG-SPOTLIGHT"


def turned(turn: int, whose: str, **turns: int) -> Table:
    """A fight in which the spotlight was last theirs at these of its moves."""
    fighters = {who: Fighter(turn=at) for who, at in turns.items()}
    return gathered(fights={"gate": a_fight(turn=turn, spotlight=whose, fighters=fighters)})


@pytest.mark.rule("DG-SPOTLIGHT")
def test_it_goes_to_whoever_the_gm_says_and_counts_its_moves() -> None:
    table = at_the_gate("rhea", "odo")
    ask = asked("spotlight", table, "who")
    assert (ask.to, ask.rule, offers(ask)) == ("gm", RULE, ["odo", "rhea"])
    first = play("spotlight", table, {"who": ["rhea"]})
    assert_did(
        first,
        table,
        Did("fights.gate.turn", 0, 1, RULE),
        Did("fights.gate.fighters.rhea.turn", 0, 1, RULE),
        Did("fights.gate.spotlight", "", "rhea", RULE),
    )
    assert {change.waived_at for change in first.changes} == {None}
    again = play("spotlight", first.table, {"who": ["rhea"]})
    assert_did(
        again,
        first.table,
        Did("fights.gate.turn", 1, 2, RULE),
        Did("fights.gate.fighters.rhea.turn", 1, 2, RULE),
    )


@pytest.mark.rule("DG-SPOTLIGHT")
def test_nobody_is_asked_about_where_one_alone_is_there() -> None:
    done = play("spotlight", at_the_gate("odo"))
    assert done.table.fights["gate"].spotlight == "odo"


@pytest.mark.rule("DG-SPOTLIGHT")
def test_each_is_shown_with_how_long_ago_it_was_theirs() -> None:
    ask = asked("spotlight", turned(5, "rhea", rhea=5, odo=4, bram=2), "who")
    assert [effect_of(ask, one) for one in ("rhea", "odo", "bram")] == ["has it now", "1 move ago", "3 moves ago"]
    never = asked("spotlight", turned(1, "rhea", rhea=1, odo=0), "who")
    assert effect_of(never, "odo") == "not yet"


@pytest.mark.rule("DG-SPOTLIGHT")
def test_of_several_fights_it_is_theirs_who_gets_it() -> None:
    table = at_the_gate("rhea", fights={"sluice": a_fight("The sluice", who=("odo",), begun=2, turn=6)})
    ask = asked("spotlight", table, "who")
    assert [effect_of(ask, one) for one in ("rhea", "odo")] == ["not yet, The gate", "not yet, The sluice"]
    done = play("spotlight", table, {"who": ["odo"]})
    fights = done.table.fights
    assert (fights["sluice"].turn, fights["sluice"].spotlight, fights["gate"].turn) == (7, "odo", 0)


@pytest.mark.rule("DG-SPOTLIGHT")
def test_who_has_waited_longest_goes_first() -> None:
    table = turned(5, "rhea", rhea=5, odo=4, bram=2)
    assert waiting(table, "gate") == ("bram", "odo")
    assert waiting_longest(table, "gate") == ("bram",)


@pytest.mark.rule("DG-SPOTLIGHT")
def test_those_who_have_waited_alike_are_all_shown() -> None:
    table = turned(1, "rhea", rhea=1, odo=0, bram=0)
    assert waiting_longest(table, "gate") == ("bram", "odo")
    assert waiting_longest(turned(0, ""), "gate") == ()
    assert waiting_longest(turned(1, "rhea", rhea=1), "gate") == ()


@pytest.mark.rule("DG-SPOTLIGHT")
def test_who_is_out_of_it_or_not_here_does_not_wait() -> None:
    fighters = {"rhea": Fighter(), "odo": Fighter(status="out"), "garet": Fighter(), "hild": Fighter()}
    table = gathered(
        fights={"gate": a_fight(fighters=fighters)},
        people={"garet": GARET, "hild": GARET.model_copy(update={"status": "dead"})},
    )
    assert could_have_it(table, "gate") == ("rhea", "garet")
    assert waiting(table, "gate") == ("rhea", "garet")


@pytest.mark.rule("DG-SPOTLIGHT")
def test_it_is_nobody_s_where_there_is_no_fight_or_nobody_in_it() -> None:
    assert refusal("spotlight", gathered()) == "no fight is on"
    assert refusal("spotlight", gathered(fights={"mill": a_fight(status="kept", who=("rhea",))})) == "no fight is on"
    assert refusal("spotlight", gathered(fights={"gate": a_fight()})) == "nobody of ours is in the fight"


@pytest.mark.rule("DG-SPOTLIGHT")
def test_it_does_not_count_for_undo() -> None:
    assert (NOT_COUNTED, counts_for_undo("spotlight"), counts_for_undo("end-fight")) == ("spotlight", False, True)


@pytest.mark.rule("DG-SPOTLIGHT")
@pytest.mark.parametrize("status", ["dead", "left", "here"])
def test_who_is_dead_or_gone_has_it_no_more(status: str) -> None:
    table = put(turned(3, "rhea", rhea=3, odo=1), "characters.rhea.status", status)
    assert lit(table, "gate") == ("rhea" if status == "here" else "")
    assert lit(put(table, "fights.gate.fighters.rhea.status", "out"), "gate") == ""
    assert lit(turned(0, "", odo=0), "gate") == ""


@pytest.mark.rule("DG-SPOTLIGHT")
def test_who_fights_has_waited_until_then_and_the_spotlight_stays_the_gms_to_give() -> None:
    table = put(turned(5, "bram", bram=5, odo=3, rhea=2), "foes.reaver", REAVER)
    assert waiting_longest(table, "gate") == ("rhea",)
    done = play(
        "fight",
        table,
        {"who": ["rhea"], "foe": ["reaver"], "weapon": ["fists"], "roll/might-value": 0, "roll/dice": [6, 6]},
    )
    fight = done.table.fights["gate"]
    assert (fight.spotlight, fight.turn, fight.fighters["rhea"].turn) == ("bram", 5, 5)
    assert waiting_longest(done.table, "gate") == ("odo",)
    assert effect_of(asked("spotlight", done.table, "who"), "rhea") == "just now, by what they did"


@pytest.mark.rule("DG-SPOTLIGHT")
def test_who_commands_has_too() -> None:
    held = MILITIA.model_copy(update={"fight": "gate", "commander": "rhea"})
    band = MILITIA.model_copy(update={"name": "Band", "side": "theirs", "fight": "gate"})
    table = turned(5, "odo", odo=5, rhea=2)
    table = put(put(table, "battalions.militia", held), "battalions.band", band)
    done = play("command", table, {"battalion": ["militia"], "foe": ["band"], "roll/dice": [6, 6]})
    assert done.table.fights["gate"].fighters["rhea"].turn == 5
    assert done.table.fights["gate"].spotlight == "odo"
