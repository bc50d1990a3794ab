"""DG-HEAL-LIMIT, DG-FIRST-AID, DG-REST: Wounds go, as far as what heals them can reach."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.registry import MOVES
from rules.sheets.others import OthersWounds
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import stonewell
from tests.rules.wounded import BOXES, boxes, term, wounded

BROKEN = "Rhea is Broken, at 5 Wounds: only what expressly heals the Broken does anything"
DYING = "Rhea is Dying, at 6 Wounds: only what expressly heals the Dying does anything"


def rite(heals: str, boxes: int = 1) -> dict[str, Any]:
    return {"who": ["rhea"], "rhea/heals": [heals], "rhea/boxes": boxes, "rhea/by": "a rite"}


# -- what reaches whom


@pytest.mark.rule("DG-HEAL-LIMIT", case=1)
@pytest.mark.rule("DG-REST")
def test_rest_does_nothing_for_the_broken() -> None:
    assert refusal("night-rest", wounded(5), {"who": ["rhea"]}) == BROKEN


@pytest.mark.rule("DG-HEAL-LIMIT", case=2)
def test_a_rite_that_heals_the_broken() -> None:
    table = wounded(5)
    done = play("heal", table, rite("broken"))
    assert_did(done, table, boxes(5, 4, "DG-HEAL-LIMIT", "a rite"))


@pytest.mark.rule("DG-HEAL-LIMIT", case=3)
def test_which_does_nothing_for_the_dying() -> None:
    assert refusal("heal", wounded(6, dies_with=5), {"who": ["rhea"], "rhea/heals": ["broken"]}) == DYING


@pytest.mark.rule("DG-HEAL-LIMIT", case=4)
@pytest.mark.rule("DG-WOUNDS-3")
def test_a_rite_that_heals_the_dying() -> None:
    table = wounded(6, dies_with=5)
    done = play("heal", table, rite("dying"))
    gone = term(5, None, "DG-WOUNDS-3", "Dying no more")
    assert_did(done, table, boxes(6, 5, "DG-HEAL-LIMIT", "a rite"), gone)
    assert [one.waived_at is None for one in done.changes] == [False, True]
    waived = play("heal", table, rite("dying"), waive=[f"rhea/{BOXES}"])
    assert waived.table == table


@pytest.mark.rule("DG-HEAL-LIMIT")
@pytest.mark.parametrize(("wounds", "reason"), [(5, BROKEN), (6, DYING)])
def test_ordinary_healing_at_five_or_six_is_refused_and_says_so_before(wounds: int, reason: str) -> None:
    table = wounded(wounds)
    ask = asked("heal", table, "rhea/heals", {"who": ["rhea"]})
    assert (ask.to, ask.rule, offers(ask)) == ("gm", "DG-HEAL-LIMIT", ["ordinary", "broken", "dying"])
    assert effect_of(ask, "ordinary") == reason
    assert effect_of(ask, "broken") == (DYING if wounds == 6 else "expressly: at 5 Wounds too")
    assert effect_of(ask, "dying") == "expressly: at 6 Wounds too"
    assert refusal("heal", table, {"who": ["rhea"], "rhea/heals": ["ordinary"]}) == reason
    assert play("heal", table, rite("dying", 2)).changes[0].after == wounds - 2


@pytest.mark.rule("DG-HEAL-LIMIT")
@pytest.mark.parametrize("wounds", [1, 4])
def test_any_healing_works_at_one_to_four(wounds: int) -> None:
    table = wounded(wounds)
    ask = asked("heal", table, "rhea/boxes", {"who": ["rhea"]})
    assert (ask.lowest, ask.highest, ask.offered, ask.to, ask.rule) == (1, wounds, 1, "gm", "DG-HEAL-LIMIT")
    by = asked("heal", table, "rhea/by", {"who": ["rhea"], "rhea/boxes": 1})
    assert (by.optional, by.longest, by.rule) == (True, 120, "DG-HEAL-LIMIT")
    done = play("heal", table, {"who": ["rhea"], "rhea/boxes": wounds, "rhea/by": ""})
    assert_did(done, table, boxes(wounds, 0, "DG-HEAL-LIMIT", ""))
    with pytest.raises(NotTaken):
        ask.take(wounds + 1)


@pytest.mark.rule("DG-HEAL-LIMIT")
@pytest.mark.rule("DG-WOUNDS-3")
@pytest.mark.rule("DG-NPC")
def test_whoever_is_hurt_is_on_offer_and_nobody_plays_has_no_condition() -> None:
    table = wounded(1, hilde=OthersWounds(most_wounds=9, wounds=7))
    ask = asked("heal", table, "who")
    assert ask.rule == "DG-HEAL-LIMIT"
    assert [(one.id, one.text, one.effect, one.about) for one in ask.options] == [
        ("rhea", "Rhea", "1 Wound, Fine", "characters.rhea"),
        ("hilde", "Hilde", "7 Wounds of 9", "people.hilde"),
    ]
    done = play("heal", table, {"who": ["hilde"], "hilde/boxes": 2, "hilde/by": "salve"})
    assert_did(done, table, boxes(7, 5, "DG-HEAL-LIMIT", "salve", who="hilde", scope="hilde/"))
    unset = wounded(hilde=OthersWounds(wounds=2))
    assert effect_of(asked("heal", unset, "who"), "hilde") == "2 Wounds"
    away = table.characters["rhea"].model_copy(update={"status": "away"})
    gone = table.model_copy(update={"characters": table.characters.with_item("rhea", away)})
    assert offers(asked("heal", gone, "who")) == ["hilde"]


@pytest.mark.rule("DG-HEAL-LIMIT")
@pytest.mark.rule("DG-REST")
@pytest.mark.rule("DG-FIRST-AID")
def test_where_nobody_is_hurt_nothing_can_be_healed() -> None:
    for move in ("heal", "night-rest", "first-aid"):
        assert MOVES[move].blocked(wounded(), "gm") == "nobody here has a Wound"
        assert MOVES[move].blocked(wounded(1), "gm") is None
    assert refusal("heal", wounded()) == "nobody here has a Wound"
    assert MOVES["heal"].blocked(stonewell(), "gm") == "nobody here has a Wound"


# -- a night's rest


@pytest.mark.rule("DG-REST")
@pytest.mark.rule("DG-HEAL-LIMIT")
def test_a_whole_night_takes_a_wound_from_each_who_was_safe_and_fed() -> None:
    table = wounded(4, odo={"wounds": 1})
    ask = asked("night-rest", table, "who")
    assert (ask.to, ask.rule, ask.least, ask.most) == ("table", "DG-REST", 1, 2)
    assert [(one.id, one.effect) for one in ask.options] == [("odo", "1 Wound, Fine"), ("rhea", "4 Wounds, Wounded")]
    done = play("night-rest", table, {"who": ["rhea", "odo"]})
    why = "a whole night, safe and fed"
    assert_did(
        done,
        table,
        boxes(1, 0, "DG-REST", why, who="odo", scope="odo/"),
        boxes(4, 3, "DG-REST", why),
    )


@pytest.mark.rule("DG-REST")
def test_who_is_starving_is_not_picked_and_loses_none() -> None:
    table = wounded(4, odo={"wounds": 1})
    assert "starving" in asked("night-rest", table, "who").text
    done = play("night-rest", table, {"who": ["odo"]})
    assert_did(done, table, boxes(1, 0, "DG-REST", "a whole night, safe and fed", who="odo", scope="odo/"))


@pytest.mark.rule("DG-REST")
@pytest.mark.rule("DG-HEAL-LIMIT")
@pytest.mark.parametrize(("wounds", "reason"), [(0, "Rhea has no Wounds"), (5, BROKEN), (6, DYING)])
def test_whom_rest_does_nothing_for_is_told_before(wounds: int, reason: str) -> None:
    table = wounded(wounds, odo={"wounds": 1})
    assert effect_of(asked("night-rest", table, "who"), "rhea") == reason
    assert refusal("night-rest", table, {"who": ["rhea", "odo"]}) == reason


# -- first aid


def aid(faces: list[int], *, patient: str = "rhea") -> dict[str, Any]:
    return {"healer": ["odo"], "odo/patient": [patient], "odo/roll/dice": faces}


def kit(before: int, after: int, who: str = "odo") -> Did:
    why = "a use, gone with the roll"
    return Did(f"{who}/characters.{who}.sheet.kit", before, after, "DG-FIRST-AID", why)


def less(before: int, after: int) -> Did:
    return boxes(before, after, "DG-FIRST-AID", "First Aid by Odo", scope="odo/rhea/")


@pytest.mark.rule("DG-FIRST-AID", case=1)
def test_without_a_use_of_a_kit_it_is_refused() -> None:
    assert refusal("first-aid", wounded(3, odo={"kit": 0}), {"healer": ["odo"]}) == "Odo has no healer's kit left"


@pytest.mark.rule("DG-FIRST-AID", case=2)
@pytest.mark.rule("DG-ROLL-2")
def test_a_miss_uses_the_kit_and_earns_dread() -> None:
    table = wounded(3)
    done = play("first-aid", table, aid([3, 1]))
    dread = Did("odo/roll/gm.dread", 0, 1, "DG-ROLL-2", "Odo rolled 6-")
    assert_did(done, table, kit(2, 1), dread)
    assert remarks(done) == ["Odo rolls 3 1: Wits +1; 5, 6-"]


@pytest.mark.rule("DG-FIRST-AID", case=3)
def test_ten_or_more_clears_a_wound() -> None:
    table = wounded(3)
    done = play("first-aid", table, aid([5, 4]))
    assert_did(done, table, kit(2, 1), less(3, 2))
    assert to_tell(done) == []


@pytest.mark.rule("DG-FIRST-AID")
@pytest.mark.parametrize(
    ("cost", "says", "tell", "about"),
    [
        ("slower", "it takes far longer, the time is gone", False, "rhea"),
        ("still", "they are not to be moved yet, until they have lain a while", False, "rhea"),
        ("noticed", "danger or notice, for the healer", True, "odo"),
        ("trouble", "another trouble, the GM says which", True, "rhea"),
    ],
)
def test_seven_to_nine_clears_one_and_the_gm_picks_a_cost(cost: str, says: str, tell: bool, about: str) -> None:
    table = wounded(1)
    ask = asked("first-aid", table, "odo/cost", aid([4, 4]))
    assert (ask.to, ask.rule, ask.least, ask.most) == ("gm", "DG-FIRST-AID", 1, 1)
    assert (offers(ask), ask.about) == (["slower", "still", "noticed", "trouble"], "characters.rhea")
    done = play("first-aid", table, aid([4, 4]) | {"odo/cost": [cost]})
    assert_did(done, table, kit(2, 1), less(1, 0))
    said = done.remarks[-1]
    assert (said.text, said.to_tell, said.about) == (f"First Aid for Rhea: {says}", tell, f"characters.{about}")


@pytest.mark.rule("DG-FIRST-AID-2", case=1)
def test_the_unhurt_are_not_treated_and_the_kit_is_not_touched() -> None:
    table = wounded(0, odo={"wounds": 1})
    assert effect_of(asked("first-aid", table, "odo/patient", {"healer": ["odo"]}), "rhea") == "Rhea has no Wounds"
    assert refusal("first-aid", table, {"healer": ["odo"], "odo/patient": ["rhea"]}) == "Rhea has no Wounds"


@pytest.mark.rule("DG-FIRST-AID-2", case=2)
@pytest.mark.parametrize(("wounds", "reason"), [(5, BROKEN), (6, DYING)])
def test_the_broken_are_not_treated_and_the_kit_is_not_touched(wounds: int, reason: str) -> None:
    table = wounded(wounds)
    ask = asked("first-aid", table, "odo/patient", {"healer": ["odo"]})
    assert effect_of(ask, "rhea") == reason
    assert refusal("first-aid", table, {"healer": ["odo"], "odo/patient": ["rhea"]}) == reason


@pytest.mark.rule("DG-FIRST-AID")
@pytest.mark.rule("DG-HEAL-LIMIT")
def test_who_gives_it_and_who_is_treated() -> None:
    table = wounded(3, hilde=OthersWounds(most_wounds=6, wounds=2))
    healer = asked("first-aid", table, "healer")
    assert (offers(healer), healer.to, healer.rule) == (["odo", "rhea"], "gm", "DG-FIRST-AID")
    ask = asked("first-aid", table, "odo/patient", {"healer": ["odo"]})
    assert (offers(ask), ask.to, ask.rule) == (["rhea", "hilde", "odo"], "odo", "DG-FIRST-AID")
    assert ask.about == "characters.odo"
    assert effect_of(ask, "rhea") == "3 Wounds, Wounded"
    dice = asked("first-aid", table, "odo/roll/dice", {"healer": ["odo"], "odo/patient": ["rhea"]})
    assert (dice.throw.text(), dice.to, dice.rule) == ("2d6 +1", "odo", "DG-FIRST-AID")
    assert dice.tiers == (
        ("full", "one Wound less"),
        ("partial", "one Wound less, and the GM picks a cost"),
        ("miss", "no Wound less"),
    )
    own = play("first-aid", table, {"rhea/patient": ["rhea"], "rhea/roll/dice": [6, 6]}, who="rhea")
    why = "First Aid by Rhea"
    assert_did(own, table, kit(2, 1, "rhea"), boxes(3, 2, "DG-FIRST-AID", why, scope="rhea/rhea/"))
    other = play("first-aid", table, aid([6, 6], patient="hilde"))
    assert other.table.people["hilde"].sheet.wounds == 1  # type: ignore[union-attr]
    assert MOVES["first-aid"].players
    assert MOVES["first-aid"].blocked(table, "bram") == "Bram has a Hit-point sheet"


@pytest.mark.rule("DG-FIRST-AID")
def test_a_kit_that_nobody_gave_yet_is_asked_for_and_one_use_is_enough() -> None:
    table = wounded(3, odo={"kit": None})
    ask = asked("first-aid", table, "odo/kit-value", {"healer": ["odo"]})
    assert (ask.to, ask.offered, ask.rule) == ("odo", 0, "DG-FIRST-AID")
    done = play("first-aid", table, aid([5, 5]) | {"odo/kit-value": 1})
    assert done.table.characters["odo"].sheet.kit == 0  # type: ignore[union-attr]
    last = play("first-aid", wounded(3, odo={"kit": 1}), aid([5, 5]))
    assert last.table.characters["odo"].sheet.kit == 0  # type: ignore[union-attr]


@pytest.mark.rule("DG-HEAL-LIMIT")
@pytest.mark.rule("DG-FIRST-AID")
@pytest.mark.rule("DG-FOOD")
def test_nothing_of_it_is_there_where_days_of_gold_is_not_played() -> None:
    table = wounded(3, table={"settings": {"plays": "homefront"}})
    for move in ("heal", "night-rest", "first-aid", "death-comes"):
        assert refusal(move, table) == "Days of Gold is not played in this campaign"
    assert reach("end-day", table).table.campaign.day == 1
