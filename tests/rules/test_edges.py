"""DG-SPEND-LAPSE: Harm or Armor more for somebody in a fight, how it counts, and what ends it."""

import pytest

from rules.combat.edges import end_with
from rules.play import Play, Steps
from tests.rules.fighting import GATE, SWORD, armed, at_the_gate, dealt, edge, foe, met, one_more, taken
from tests.rules.moves_to_try import a_move
from tests.rules.playing import Did, asked, assert_did, play


def lapsed(id: str, why: str, after: str = "used") -> Did:
    return Did(f"edges.{id}.status", "held", after, "DG-SPEND-LAPSE", why)


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("DG-FIGHT-2")
def test_harm_and_armor_for_an_exchange_count_once_and_end_with_it() -> None:
    edges = {"light": edge("rhea", "harm"), "shield": edge("rhea", "armor", name="a shield")}
    table = at_the_gate(armed("Rhea", SWORD, armor=1), {"wolf": foe(harm=4, armor=1)}, edges=edges)
    done = play("fight", table, met("deal"))
    assert_did(
        done,
        table,
        dealt("wolf", 0, 4, "sword 3, picked +1, an edge +1, less Armor 1: 4"),
        taken(0, 2, "Wolf 4, less Armor 1 and a shield +1: 2"),
        lapsed("light", "it was for that exchange"),
        lapsed("shield", "it was for that exchange"),
        one_more(),
    )
    after = play("fight", done.table, met("guard"))
    assert [change.why for change in after.changes] == [
        "sword 3, less Armor 1: 2", "Wolf 4, picked -1, less Armor 1: 2", "one more exchange",
    ]  # fmt: skip


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_what_is_for_the_conflict_counts_until_the_fight_ends() -> None:
    edges = {"fury": edge("wolf", "harm", 1, "conflict", "fury"), "hide": edge("wolf", "armor", 1, "conflict", "hide")}
    table = at_the_gate(None, {"wolf": foe(most=9)}, edges=edges)
    first = play("fight", table, met("deal"))
    assert_did(
        first,
        table,
        dealt("wolf", 0, 3, "sword 3, picked +1, less hide +1: 3"),
        taken(0, 3, "Wolf 2, fury +1, no Armor: 3"),
        one_more(),
    )
    second = play("fight", first.table, met("guard", dice=(5, 4)))
    assert second.changes[1].why == "Wolf 2, picked -1, fury +1, no Armor: 2"

    def ends(play: Play) -> Steps[None]:
        yield from ()
        end_with(play, GATE)

    over = play(a_move(ends), first.table)
    assert_did(over, first.table, *(lapsed(id, "the fight is over", "ended") for id in ("fury", "hide")))


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_an_attacks_two_are_that_one_attack() -> None:
    edges = {"pounce": edge("wolf", "harm", 2, "attack", "pounce")}
    table = at_the_gate(None, edges=edges)
    done = play("fight", table, met("guard"))
    assert_did(
        done,
        table,
        dealt("wolf", 0, 3, "sword 3, no Armor: 3"),
        taken(0, 3, "Wolf 2, picked -1, pounce +2, no Armor: 3"),
        lapsed("pounce", "it was for that one attack"),
        one_more(),
    )


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_at_whom_one_attack_goes_is_asked_where_two_are_met() -> None:
    edges = {"pounce": edge("wolf", "harm", 2, "attack", "pounce"), "bite": edge("wolf", "harm", 1, "attack", "bite")}
    table = at_the_gate(armed("Rhea", SWORD, armor=0), odo=armed("Odo", SWORD), edges=edges)
    said = met("deal") | {"foe/beside": ["odo"], "odo/roll/dice": [4, 4], "odo/pick": ["deal"]}
    ask = asked("fight", table, "aimed", said)
    assert (ask.text, ask.to, ask.about) == ("At whom does it go: bite +1, pounce +2?", "gm", "foes.wolf.sheet")
    assert [option.id for option in ask.options] == ["rhea", "odo"]
    done = play("fight", table, said | {"aimed": ["odo"]})
    whys = {change.where: change.why for change in done.changes}
    assert whys["characters.rhea.sheet.wounds"] == "Wolf 2, no Armor: 2"
    assert whys["characters.odo.sheet.wounds"] == "Wolf 2, bite +1, pounce +2, no Armor: 5"
    assert done.table.edges["pounce"].status == "used"


@pytest.mark.rule("DG-SPEND-LAPSE")
def test_those_of_somebody_else_and_those_that_ended_do_not_count() -> None:
    edges = {
        "odos": edge("odo", "harm"),
        "used": edge("rhea", "harm").model_copy(update={"status": "used"}),
        "ended": edge("wolf", "armor").model_copy(update={"status": "ended"}),
        "fords": edge("rhea", "harm").model_copy(update={"fight": "ford"}),
    }
    table = at_the_gate(odo=armed("Odo"), edges={id: one for id, one in edges.items() if id != "fords"})
    ford = table.fights[GATE].model_copy(update={"name": "The ford"})
    table = table.model_copy(update={"fights": table.fights.with_item("ford", ford)})
    table = table.model_copy(update={"edges": table.edges.with_item("fords", edges["fords"])})
    done = play("fight", table, met("deal"))
    assert_did(
        done,
        table,
        dealt("wolf", 0, 4, "sword 3, picked +1, no Armor: 4"),
        taken(0, 2, "Wolf 2, no Armor: 2"),
        one_more(),
    )


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("DG-FIGHT-2")
def test_an_edge_can_take_away_and_not_below_nothing() -> None:
    edges = {"rust": edge("wolf", "armor", -3, name="rust"), "fear": edge("wolf", "harm", -3, name="fear")}
    table = at_the_gate(None, {"wolf": foe(armor=1)}, edges=edges)
    done = play("fight", table, met("deal"))
    assert done.changes[0].why == "sword 3, picked +1, less Armor 1 and rust -3: 4"
    assert done.table.characters["rhea"].sheet.wounds == 0  # type: ignore[union-attr]


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("DG-UPPER-HAND")
def test_what_one_has_more_in_a_fight_counts_on_one_unaware_too() -> None:
    edges = {
        "fury": edge("rhea", "harm", 1, "conflict", "fury"),
        "aim": edge("rhea", "harm", 2, "attack", "aim"),
        "light": edge("rhea", "harm"),
    }
    table = at_the_gate(None, {"wolf": foe(armor=1, most=9)}, edges=edges)
    done = play("upper-hand", table, {"rhea/whom": ["wolf"], "rhea/does": ["with-sword"]})
    why = "sword, unaware or helpless, Harm 3, aim +2, fury +1, less armor 1: 5"
    assert_did(
        done,
        table,
        dealt("wolf", 0, 5, why, rule="DG-NPC", scope="rhea/wolf/"),
        Did("rhea/edges.aim.status", "held", "used", "DG-SPEND-LAPSE", "it was for that one attack"),
    )
