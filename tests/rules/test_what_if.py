"""The forecast (DG-FIGHT, DG-COMMAND-1): it says what the rules do, worked out by hand, and what a play does."""

from typing import Any

import pytest

from rules.combat.sides import Foe
from rules.combat.what_if import Outcome, TierOutlook, WhatIf, what_if
from rules.frozen_map import FrozenMap
from rules.sheets.bonus import Bonus
from rules.sheets.weapon import Weapon
from rules.table import Table
from tests.rules.fighting import BOW, CLUB, SWORD, armed, at_the_gate, band, edge, foe, hound, met
from tests.rules.forty_fights import FORTY, Fought
from tests.rules.playing import reach
from tests.rules.tables import stonewell

OUTCOMES = (("full", ()), ("partial", ("1 Harm more dealt",)), ("partial", ("1 Harm less taken",)), ("miss", ()))
PICKS = {(): {}, ("1 Harm more dealt",): {"pick": ["deal"]}, ("1 Harm less taken",): {"pick": ["guard"]}}
TIER_OF = {"full": range(10, 30), "partial": range(7, 10), "miss": range(-30, 7)}


def table_of(fought: Fought) -> tuple[Table, str]:
    """The table before a fight, and the id of whom Rhea meets."""
    weapons = [
        Weapon(name=name, harm=harm, stat=stat, status="in-hand" if in_hand else "held")  # type: ignore[arg-type]
        for name, harm, stat, in_hand in fought.weapons
    ]
    own: dict[str, Any] = dict(fought.own)
    rhea = armed("Rhea", *weapons, **own)
    if fought.bonus:
        bonus = Bonus(kind="ongoing", amount=fought.bonus, name="the weather")
        rhea = rhea.model_copy(update={"bonuses": rhea.bonuses.with_item("weather", bonus)})
    edges = {f"edge-{n}": edge(*one) for n, one in enumerate(fought.edges)}
    if fought.band is not None:
        members, harm, armor = fought.band
        them = band("Reavers", members, side="theirs", harm=harm, armor=armor)
        return at_the_gate(rhea, {}, battalions={"reavers": them}, edges=edges), "reavers"
    if fought.hp:
        return at_the_gate(rhea, {"hound": hound()}, edges=edges), "hound"
    return at_the_gate(rhea, {"wolf": foe(**fought.foe)}, edges=edges), "wolf"


def foresee(table: Table, fighter: str, foe: str) -> WhatIf:
    """The forecast. Whatever it raises fails the test."""
    try:
        return what_if(table, fighter, foe)
    except Exception as error:
        raise AssertionError(f"the forecast broke: {error!r}") from error


def number(said: str) -> int | None:
    """What gets through, of a sum in words; None where it is not known."""
    return int(said.rpartition(": ")[2]) if ": " in said else None


def outlook(result: WhatIf, tier: str) -> TierOutlook:
    return next(one for one in result.tiers if one.tier == tier)


def after(outcome: Outcome) -> dict[str, Any]:
    """The numbers that are left, by their place; of one that is changed twice the last."""
    return {change.where: change.after for change in outcome.changes}


def test_there_are_forty() -> None:
    assert len(FORTY) == len({fought.name for fought in FORTY}) == 40


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-FIGHT-2")
@pytest.mark.parametrize("fought", FORTY, ids=lambda fought: fought.name)
def test_forty_fights_worked_out_by_hand(fought: Fought) -> None:
    table, whom = table_of(fought)
    result = foresee(table, "rhea", whom)
    assert result.blocked == ""
    assert result.throw is not None
    assert (result.throw.text(), number(result.deals), number(result.takes)) == (
        fought.throw, fought.deals, fought.takes,
    )  # fmt: skip
    theirs = {"reavers": "battalions.reavers.members", "hound": "foes.hound.sheet.hp", "wolf": "foes.wolf.sheet.wounds"}
    own, where = "characters.rhea.sheet.wounds", theirs[whom]
    began = {where: fought.band[0] if fought.band else 12 if fought.hp else fought.foe.get("wounds", 0)}
    expected = zip(OUTCOMES, (fought.full, fought.deal, fought.guard, fought.miss), fought.stops, strict=True)
    for at, ((tier, picks), comes, stops) in enumerate(expected):
        one = outlook(result, tier)
        if comes is None:
            assert one == TierOutlook(tier, reachable=False)  # type: ignore[arg-type]
            continue
        assert one.reachable
        outcome = next(outcome for outcome in one.outcomes if outcome.picks == picks)
        found = after(outcome)
        assert (found.get(where, began[where]), found.get(own, fought.own.get("wounds", 0))) == comes, (tier, picks)
        assert (outcome.stops_at.startswith(stops), bool(outcome.stops_at)) == (True, bool(stops))
        assert found.get("gm.dread", 0) == (1 if tier == "miss" else 0)
        if fought.left is not None:
            assert found.get("foes.wolf.many", fought.foe["many"]) == fought.left[at]
    assert [bool(one.stops_at) for one in result.tiers] == [
        bool(fought.stops[0]), bool(fought.stops[1] or fought.stops[2]), bool(fought.stops[3]),
    ]  # fmt: skip


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.parametrize("fought", FORTY, ids=lambda fought: fought.name)
def test_any_dice_of_a_result_do_what_the_forecast_says(fought: Fought) -> None:
    """The forecast makes the move with the first sum of each result: every other sum must do the same."""
    table, whom = table_of(fought)
    result = foresee(table, "rhea", whom)
    assert result.throw is not None
    met_with = {} if len(fought.weapons) == 1 else {"weapon": ["bow" if fought.weapons else "fists"]}
    reached = set()
    for total in range(2, 13):
        low = max(1, total - 6)
        tier = next(name for name, sums in TIER_OF.items() if total + result.throw.modifier.value in sums)
        reached.add(tier)
        for outcome in outlook(result, tier).outcomes:
            said = met(dice=(total - low, low), foe=whom) | met_with | PICKS[outcome.picks]
            assert reach("fight", table, said).changes == outcome.changes
    assert reached == {one.tier for one in result.tiers if one.reachable}


@pytest.mark.rule("DG-FIGHT")
def test_a_fight_that_no_dice_can_win() -> None:
    weak = armed("Rhea", SWORD, wounds=5, might=-2, armor=2)
    bonus = Bonus(kind="ongoing", amount=-2, name="the weather")
    weak = weak.model_copy(update={"bonuses": weak.bonuses.with_item("weather", bonus)})
    result = foresee(at_the_gate(weak), "rhea", "wolf")
    assert [(one.tier, one.reachable, len(one.outcomes)) for one in result.tiers] == [
        ("full", False, 0), ("partial", False, 0), ("miss", True, 1),
    ]  # fmt: skip
    statue = foresee(at_the_gate(armed("Rhea"), {"wolf": foe("Statue", armor=4)}), "rhea", "wolf")
    changed = {change.where for one in statue.tiers for outcome in one.outcomes for change in outcome.changes}
    assert "foes.wolf.sheet.wounds" not in changed
    assert all(one.reachable for one in statue.tiers)


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-COMMAND-1")
def test_the_best_and_the_worst_of_the_dice_are_looked_at() -> None:
    twelve = foresee(at_the_gate(armed("Rhea", SWORD, might=-2)), "rhea", "wolf")
    assert [one.reachable for one in twelve.tiers] == [True, True, True]
    for quality, gives in ((4, "advantage"), (-2, "disadvantage")):
        bonus = Bonus(kind="ongoing", gives=gives, name="the wall")  # type: ignore[arg-type]
        table = at_the_gate(
            None, bram={}, battalions={"militia": band("Militia", 9, quality=quality, commander="bram")}
        )
        bram = table.characters["bram"].model_copy(update={"bonuses": FrozenMap({"wall": bonus})})
        table = table.model_copy(update={"characters": table.characters.with_item("bram", bram)})
        result = foresee(table, "militia", "wolf")
        assert result.throw is not None
        assert result.throw.dice == 3
        assert [(one.reachable, one.stops_at) for one in result.tiers] == [(True, "")] * 3


# -- the words of it


@pytest.mark.rule("DG-FIGHT")
def test_what_is_dealt_before_any_pick_is_said_in_full() -> None:
    table = at_the_gate(
        armed("Rhea", SWORD, armor=1), {"wolf": foe(armor=1)}, edges={"x": edge("rhea", "harm", name="oil")}
    )
    result = foresee(table, "rhea", "wolf")
    assert (result.deals, result.takes) == ("sword 3, oil +1, less Armor 1: 3", "Wolf 2, less Armor 1: 1")
    assert result.throw is not None
    assert result.throw.because == ("Might +0",)


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("DG-FIGHT")
def test_what_harm_is_in_hp_the_gm_says() -> None:
    result = foresee(at_the_gate(None, {"hound": hound(12, armor=1)}), "rhea", "hound")
    assert (result.deals, result.takes) == ("sword 3, in HP as the GM says", "d8, GM says the Harm")


@pytest.mark.rule("DG-COMMAND-1")
def test_a_battalion_is_forecast_by_its_own_move() -> None:
    militia = band("Militia", 14, armor=1, quality=1, commander="rhea")
    table = at_the_gate(None, {}, battalions={"militia": militia, "reavers": band("Reavers", 8, side="theirs")})
    result = foresee(table, "militia", "reavers")
    assert result.throw is not None
    assert result.throw.text() == "2d6 +1"
    assert (result.deals, result.takes) == (
        "Militia 2, medium against small +1, no Armor: 3",
        "Reavers 2, less Armor 1 and medium against small +1: 0",
    )
    found = [
        (one.tier, outcome.picks, after(outcome).get("battalions.reavers.members"))
        for one in result.tiers
        for outcome in one.outcomes
    ]
    assert found == [
        ("full", (), 4),
        ("partial", ("1 Harm more dealt",), 4),
        ("partial", ("1 Harm less taken",), 5),
        ("miss", (), 5),
    ]
    assert [after(one).get("battalions.militia.members") for one in outlook(result, "miss").outcomes] == [13]


@pytest.mark.rule("DG-FIGHT")
def test_of_several_weapons_it_takes_the_one_that_is_offered_first() -> None:
    bow = BOW.model_copy(update={"status": "in-hand"})
    table = at_the_gate(armed("Rhea", SWORD, bow, CLUB, grace=1))
    result = foresee(table, "rhea", "wolf")
    assert result.deals == "bow 3, no Armor: 3"
    assert result.throw is not None
    assert result.throw.modifier.text() == "Grace +1"
    assert foresee(at_the_gate(armed("Rhea")), "rhea", "wolf").deals == "fists 1, no Armor: 1"


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("DG-FIGHT")
def test_what_is_asked_before_the_dice_is_named() -> None:
    table = at_the_gate(None, bram={})
    result = foresee(table, "bram", "wolf")
    assert (result.throw, result.deals, result.takes) == (None, "d8, GM says the Harm", "Wolf 2, in HP as the GM says")
    assert result.tiers == tuple(
        TierOutlook(tier, reachable=True, stops_at="With which stat?") for tier in ("full", "partial", "miss")
    )
    unsaid = foresee(at_the_gate(armed("Rhea", SWORD, might=None)), "rhea", "wolf")
    assert {one.stops_at for one in unsaid.tiers} == {"Rhea's Might is not given yet. What is it?"}


@pytest.mark.rule("DG-FIGHT")
@pytest.mark.rule("DG-NPC")
def test_why_there_is_no_forecast() -> None:
    dead: dict[str, Foe] = {"wolf": foe(), "bear": foe("Bear", wounds=6)}
    table = at_the_gate(None, dead, odo=armed("Odo", status="dead"))
    assert foresee(table, "rhea", "bear") == WhatIf(blocked="Bear: out of it already")
    assert foresee(table, "odo", "wolf") == WhatIf(blocked="Odo: dead")
    assert foresee(table, "rhea", "nobody").blocked.startswith("'nobody' is not on offer")
    assert foresee(stonewell(), "rhea", "wolf") == WhatIf(blocked="no fight is on: begin one first")
    few = at_the_gate(battalions={"militia": band("Militia", 2), "guard": band("Guard", 3, commander="rhea")})
    assert foresee(few, "militia", "wolf") == WhatIf(blocked="Militia: too few for a battalion: it takes 3")
    assert foresee(few, "guard", "wolf").blocked == ""


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-FIGHT")
def test_it_changes_nothing_and_can_be_asked_of_a_view_without_the_foes_sheet() -> None:
    table = at_the_gate()
    closed = table.model_copy(
        update={"foes": table.foes.with_item("wolf", table.foes["wolf"].model_copy(update={"sheet": None}))}
    )
    result = foresee(closed, "rhea", "wolf")
    assert (result.deals, result.takes) == ("", "")
    assert {one.stops_at for one in result.tiers} == {"How is Wolf hurt?"}
    assert closed.foes["wolf"].sheet is None
