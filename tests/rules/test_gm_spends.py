"""DG-SPEND: the GM spends Dread or Fortune before the roll, and one turn comes of it."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.combat.sides import Edge
from rules.errors import NotTaken
from rules.places import MISSING, put
from rules.run import Done
from rules.seats import Seat
from rules.sight import changes_seen, remarks_seen
from rules.table import Table
from tests.rules.foes_to_meet import MILITIA, REAVER, a_fight, at_the_gate, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks, to_tell

PLAYER = Seat("rhea", "player", ("rhea",))
LIGHT, MODERATE, MAJOR = (1, 1), (3, 3), (6, 6)  # with 1 added: 3, 7, 13
BAND = MILITIA.model_copy(update={"name": "Band", "side": "theirs", "fight": "gate"})


def spent(pool: str, table: Table, points: int, dice: tuple[int, int], **more: Any) -> Done:
    said: Mapping[str, Any] = {"points": [str(points)], "dice": list(dice)}
    return play(f"spend-{pool}", table, {**said, **{key.replace("__", "/"): one for key, one in more.items()}})


def having(pool: str, points: int) -> Table:
    """Nobody fights, and there is so much of one pool."""
    return gathered(dread=points if pool == "dread" else 0, fortune=points if pool == "fortune" else 0)


def gone(pool: str, before: int, after: int) -> Did:
    return Did(f"gm.{pool}", before, after, "DG-SPEND", "spent before the roll")


# -- how much, and the roll


@pytest.mark.rule("DG-SPEND")
@pytest.mark.rule("DG-SPEND", case=1)
@pytest.mark.parametrize("pool", ["dread", "fortune"])
def test_more_than_there_is_is_refused(pool: str) -> None:
    table = having(pool, 2)
    ask = asked(f"spend-{pool}", table, "points")
    assert (offers(ask), ask.to, ask.about) == (["1", "2"], "gm", f"gm.{pool}")
    word = f"GM {pool.capitalize()}"
    assert ask.text == f"How much {word} is spent, of 2?"
    with pytest.raises(NotTaken, match=f"3 {word}: there is 2, and no more"):
        ask.take(["3"])
    for points in ("0", "4"):
        with pytest.raises(NotTaken):
            asked(f"spend-{pool}", having(pool, 10), "points").take([points])


@pytest.mark.rule("DG-SPEND")
@pytest.mark.parametrize("pool", ["dread", "fortune"])
def test_nothing_is_spent_where_there_is_none(pool: str) -> None:
    assert refusal(f"spend-{pool}", gathered()) == f"there is no GM {pool.capitalize()} to spend"
    assert offers(asked(f"spend-{pool}", having(pool, 1), "points")) == ["1"]
    assert offers(asked(f"spend-{pool}", having(pool, 10), "points")) == ["1", "2", "3"]


@pytest.mark.rule("DG-SPEND")
@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-SPEND", case=2)
def test_it_is_gone_before_the_roll_and_counts_into_it() -> None:
    table = gathered(dread=5)
    dice = asked("spend-dread", table, "dice", {"points": ["2"]})
    assert (dice.count, dice.sides, dice.to, dice.throw.text()) == (2, 6, "gm", "2d6 +2")
    assert [size.partition(":")[0] for _, size in dice.tiers] == ["major", "moderate", "light"]
    done = spent("dread", table, 2, (3, 4), moderate__what=["complication"])
    assert_did(done, table, gone("dread", 5, 3))
    assert remarks(done) == [
        "The GM rolls 3 4: GM Dread spent +2; 9, moderate",
        "GM Dread, moderate: A grave complication",
    ]
    assert to_tell(done) == ["GM Dread, moderate: A grave complication"]


@pytest.mark.rule("DG-SPEND")
@pytest.mark.parametrize(
    ("points", "dice", "size"),
    [
        (1, (1, 1), "light"), (1, (1, 4), "light"), (1, (2, 4), "moderate"), (2, (1, 4), "moderate"),
        (2, (3, 4), "moderate"), (3, (3, 3), "moderate"), (3, (3, 4), "major"), (2, (4, 4), "major"),
        (1, (4, 5), "major"), (3, (6, 6), "major"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("pool", ["dread", "fortune"])
def test_6_is_light_7_moderate_10_major(pool: str, points: int, dice: tuple[int, int], size: str) -> None:
    table = having(pool, 5)
    ask = asked(f"spend-{pool}", table, f"{size}/what", {"points": [str(points)], "dice": list(dice)})
    assert (ask.to, ask.about) == ("gm", f"gm.{pool}")


@pytest.mark.rule("DG-SPEND")
@pytest.mark.rule("DG-ROLL-3", case=1)
@pytest.mark.rule("DG-SPEND-FORTUNE")
def test_a_total_of_5_earns_no_dread() -> None:
    table = gathered(fortune=4, dread=3)
    done = spent("fortune", table, 2, (1, 2), light__what=["opening"])
    assert_did(done, table, gone("fortune", 4, 2))
    assert done.table.gm.dread == 3
    low = spent("dread", table, 1, (1, 1), light__what=["slowed"])
    assert low.table.gm.dread == 2


@pytest.mark.rule("DG-SPEND")
def test_it_is_spent_at_any_time() -> None:
    for table in (gathered(dread=3), play("start-session", gathered(dread=3)).table):
        assert spent("dread", table, 3, MODERATE, moderate__what=["area"]).table.gm.dread == 0


@pytest.mark.rule("DG-SPEND")
def test_what_it_is_can_be_said_in_words() -> None:
    (aside,) = asked("spend-dread", gathered(dread=1), "light/what", {"points": ["1"], "dice": [1, 1]}).asides
    assert (aside.letter, aside.longest) == ("t", 500)
    said = spent("dread", gathered(dread=1), 1, LIGHT, light__what=["resource"], light__what__told="a lamp is out")
    assert remarks(said)[1] == "GM Dread, light: A small resource, a lamp is out"
    assert to_tell(said) == []


@pytest.mark.rule("DG-SPEND")
def test_of_a_closed_pool_the_players_learn_nothing() -> None:
    done = spent("dread", gathered(dread=2), 1, LIGHT, light__what=["slowed"])
    assert changes_seen(done.table, PLAYER, done.changes) == ()
    assert remarks_seen(done.table, PLAYER, done.remarks) == ()


# -- what it is


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-SPEND-FORTUNE")
@pytest.mark.parametrize(
    ("pool", "size", "dice", "kinds"),
    [
        ("dread", "light", LIGHT, ["few", "slowed", "cut-off", "exposed", "dropped", "resource"]),
        ("dread", "moderate", MODERATE, ["more", "harm", "area", "ability", "complication"]),
        ("dread", "major", MAJOR, ["ambush", "harm", "threat", "followers", "taken"]),
        ("fortune", "light", LIGHT, ["opening", "harm", "armor", "help"]),
        ("fortune", "moderate", MODERATE, ["way-out", "weakness", "harm", "armor", "help"]),
        ("fortune", "major", MAJOR, ["allies", "undone", "needed", "tide"]),
    ],
)
def test_each_result_has_its_own_kinds(pool: str, size: str, dice: tuple[int, int], kinds: list[str]) -> None:
    table = gathered(dread=1, fortune=1)
    ask = asked(f"spend-{pool}", table, f"{size}/what", {"points": ["1"], "dice": list(dice)})
    assert offers(ask) == kinds
    assert ask.text == f"A {size} turn for GM {pool.capitalize()}: what is it?"
    plain = [one for one in kinds if one not in ("few", "more", "ambush", "threat", "harm", "armor")]
    for kind in plain:
        done = spent(pool, table, 1, dice, **{f"{size}__what": [kind]})
        assert_did(done, table, gone(pool, 1, 0))


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-SPEND-LAPSE")
def test_a_foe_s_harm_lands_in_the_fight_till_it_ends() -> None:
    hidden = REAVER.model_copy(update={"status": "left"})
    ours = MILITIA.model_copy(update={"fight": "gate"})
    beaten = BAND.model_copy(update={"status": "left"})
    table = at_the_gate(
        fights={"past": a_fight(status="over")},
        foes={"gone": hidden, "old": REAVER.model_copy(update={"fight": "past"}), "reaver": REAVER},
        battalions={"band": BAND, "beaten": beaten, "militia": ours},
        dread=5,
    )
    said = {"points": ["1"], "dice": list(MODERATE), "moderate/what": ["harm"]}
    ask = asked("spend-dread", table, "moderate/whom", said)
    assert (offers(ask), ask.to, ask.about) == (["reaver", "band"], "gm", "gm.dread")
    done = spent("dread", table, 1, MODERATE, moderate__what=["harm"], moderate__whom=["reaver"])
    edge = {
        "name": "the GM's turn", "fight": "gate", "bearer": "reaver", "gives": "harm", "amount": 1, "lasts": "conflict",
        "status": "held",
    }  # fmt: skip
    assert_did(
        done,
        table,
        gone("dread", 5, 4),
        Did("moderate/reaver/edges.the-gm-s-turn", MISSING, edge, "DG-SPEND-DREAD", "A foe deals +1 Harm"),
    )
    again = spent("dread", done.table, 1, MODERATE, moderate__what=["harm"], moderate__whom=["band"])
    assert list(again.table.edges) == ["the-gm-s-turn", "the-gm-s-turn-2"]
    over = play("end-fight", again.table)
    assert {one.status for one in over.table.edges.values()} == {"ended"}


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.parametrize(
    ("opened", "name", "id"), [(False, "the GM's turn", "the-gm-s-turn"), (True, "GM Dread", "gm-dread")]
)
def test_what_players_read_in_their_sums_bears_the_pool_s_name_where_it_is_open(
    opened: bool, name: str, id: str
) -> None:
    table = put(at_the_gate(foes={"reaver": REAVER}, dread=1), "campaign.settings.dread_open", opened)
    done = spent("dread", table, 1, MODERATE, moderate__what=["harm"])
    assert {key: one.name for key, one in done.table.edges.items()} == {id: name}
    struck = play("harm", done.table, {"who": ["odo"], "odo/by": ["from-reaver"]})
    wounds = next(one for one in struck.changes if one.where == "characters.odo.sheet.wounds")
    assert f"{name} +1" in wounds.why
    assert ("Dread" in wounds.why) is opened


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.parametrize("amount", [1, 2])
def test_one_attack_deals_up_to_2_more(amount: int) -> None:
    table = at_the_gate(foes={"reaver": REAVER}, dread=5)
    said = {"points": ["1"], "dice": list(MAJOR), "major/what": ["harm"]}
    ask = asked("spend-dread", table, "major/amount", said)
    assert (offers(ask), ask.to, ask.about) == (["1", "2"], "gm", "gm.dread")
    done = spent("dread", table, 1, MAJOR, major__what=["harm"], major__amount=[str(amount)])
    assert done.table.edges["the-gm-s-turn"] == Edge(
        name="the GM's turn", fight="gate", bearer="reaver", gives="harm", amount=amount, lasts="attack"
    )
    struck = play("harm", done.table, {"who": ["odo"], "odo/by": ["from-reaver"]})
    assert struck.table.characters["odo"].sheet.wounds == 3 + amount  # type: ignore[union-attr]
    assert struck.table.edges["the-gm-s-turn"].status == "used"


@pytest.mark.rule("DG-SPEND-FORTUNE")
@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.parametrize(("size", "dice", "lasts"), [("light", LIGHT, "exchange"), ("moderate", MODERATE, "conflict")])
@pytest.mark.parametrize("gives", ["harm", "armor"])
def test_one_of_ours_has_1_more_for_an_exchange_or_the_fight(
    size: str, dice: tuple[int, int], lasts: str, gives: str
) -> None:
    ours = MILITIA.model_copy(update={"fight": "gate"})
    table = at_the_gate("rhea", "odo", foes={"reaver": REAVER}, battalions={"band": BAND, "militia": ours}, fortune=2)
    said = {"points": ["1"], "dice": list(dice), f"{size}/what": [gives]}
    ask = asked("spend-fortune", table, f"{size}/whom", said)
    assert (offers(ask), ask.to, ask.about) == (["odo", "rhea", "militia"], "gm", "gm.fortune")
    done = spent("fortune", table, 1, dice, **{f"{size}__what": [gives], f"{size}__whom": ["rhea"]})
    assert done.table.edges["the-gm-s-turn"] == Edge.model_validate(
        {"name": "the GM's turn", "fight": "gate", "bearer": "rhea", "gives": gives, "amount": 1, "lasts": lasts}
    )
    assert [change.rule for change in done.changes] == ["DG-SPEND", "DG-SPEND-FORTUNE"]


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-SPEND-FORTUNE")
def test_of_several_fights_each_is_named_with_whom() -> None:
    other = {"sluice": a_fight("The sluice", who=("odo",), begun=2)}
    foes = {"reaver": REAVER, "wolf": REAVER.model_copy(update={"name": "Wolf", "fight": "sluice"})}
    table = at_the_gate("rhea", fights=other, foes=foes, dread=1, fortune=1)
    ask = asked("spend-dread", table, "moderate/whom", {"points": ["1"], "dice": [3, 3], "moderate/what": ["harm"]})
    assert [effect_of(ask, one) for one in offers(ask)] == ["The gate", "The sluice"]
    done = spent("fortune", table, 1, LIGHT, light__what=["harm"], light__whom=["odo"])
    assert done.table.edges["the-gm-s-turn"].fight == "sluice"
    one = at_the_gate("rhea", "odo", dread=1, fortune=1)
    ask = asked("spend-fortune", one, "light/whom", {"points": ["1"], "dice": [1, 1], "light/what": ["harm"]})
    assert [effect_of(ask, who) for who in offers(ask)] == ["", ""]


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-SPEND-FORTUNE")
def test_where_nobody_could_have_it_it_is_told_alone() -> None:
    table = gathered(dread=1, fortune=1)
    dark = spent("dread", table, 1, MODERATE, moderate__what=["harm"])
    assert_did(dark, table, gone("dread", 1, 0))
    assert to_tell(dark)[-1] == "no foe is in a fight that is on: A foe deals +1 Harm is yours to count"
    light = spent("fortune", table, 1, LIGHT, light__what=["armor"])
    assert_did(light, table, gone("fortune", 1, 0))
    assert to_tell(light)[-1] == "nobody of ours is in a fight that is on: +1 Armor is yours to count"


@pytest.mark.rule("DG-SPEND-DREAD")
@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(
    ("size", "dice", "kind"),
    [("light", LIGHT, "few"), ("moderate", MODERATE, "more"), ("major", MAJOR, "ambush"), ("major", MAJOR, "threat")],
)
def test_those_who_come_can_be_added_at_once(size: str, dice: tuple[int, int], kind: str) -> None:
    table = at_the_gate(foes={"reaver": REAVER}, dread=1)
    said = {f"{size}__what": [kind], f"{size}__add": True}
    ask = asked("spend-dread", table, f"{size}/add", {"points": ["1"], "dice": list(dice), f"{size}/what": [kind]})
    assert (ask.to, ask.about) == ("gm", "gm.dread")
    foes = f"{size}__foes"
    more = {f"{foes}__what": ["like-reaver"], f"{foes}__like-reaver__how-many": 3}
    done = spent("dread", table, 1, dice, **said, **more)
    assert [change.where for change in done.changes] == ["gm.dread", "foes.reaver-2"]
    assert done.table.foes["reaver-2"].many == 3
    later = spent("dread", table, 1, dice, **said | {f"{size}__add": False})
    assert_did(later, table, gone("dread", 1, 0))


@pytest.mark.rule("DG-SPEND-DREAD")
def test_the_fight_that_they_come_to_is_asked_or_begins_by_itself() -> None:
    two = {"sluice": a_fight("The sluice", begun=2)}
    foes = {
        "light__what": ["few"], "light__add": True, "light__foes__what": ["harm-1"],
        "light__foes__harm-1__wounds": ["1"], "light__foes__harm-1__how-many": 2,
    }  # fmt: skip
    done = spent("dread", at_the_gate(fights=two, dread=1), 1, LIGHT, **foes, light__fight=["sluice"])
    assert done.table.foes["brawler"].fight == "sluice"
    begun = spent("dread", gathered(dread=1), 1, LIGHT, **foes)
    assert begun.table.foes["brawler"].fight == "fight-1"


@pytest.mark.rule("DG-SPEND")
def test_a_change_by_hand_meanwhile_that_leaves_too_little_is_refused() -> None:
    table = gathered(dread=3)
    said = {"points": ["3"], "dice": [3, 3], "moderate/what": ["area"]}
    assert play("spend-dread", table, said).table.gm.dread == 0
    with pytest.raises(AssertionError, match="there is 2, and no more"):
        reach("spend-dread", gathered(dread=2), {"points": ["3"]})
