"""DG-BATTALION-1, -2, DG-COMMAND-1 to -3: sizes, Quality, members lost, a commander who fights, one against many."""

import pytest

from rules.combat.battalion import LARGE, MEDIUM, ONE, SMALL, Size, bonus, size_of
from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.modifier import Part
from rules.registry import MOVES
from rules.sheets.bonus import Bonus
from rules.sheets.others import OthersWounds
from rules.table import Table
from tests.rules.fighting import (
    BAD,
    CLUB,
    GATE,
    PART,
    STRONG,
    SWORD,
    armed,
    at_the_gate,
    band,
    dealt,
    dread,
    edge,
    foe,
    met,
    one_more,
    taken,
)
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks, to_tell

THEM = "reavers"


def clash(
    ours: int = 14,
    theirs: int = 8,
    *,
    harm: int = 2,
    armor: int = 0,
    their_harm: int = 2,
    their_armor: int = 0,
    quality: int | None = 0,
    **more: object,
) -> Table:
    """Militia under Rhea against reavers."""
    return at_the_gate(
        more.pop("rhea", None),  # type: ignore[arg-type]
        {},
        battalions={
            "militia": band("Militia", ours, harm=harm, armor=armor, commander="rhea", quality=quality),
            THEM: band("Reavers", theirs, side="theirs", harm=their_harm, armor=their_armor),
        },
        **more,  # type: ignore[arg-type]
    )


def said(pick: str | None = None, dice: tuple[int, int] = PART, against: str = THEM) -> dict[str, object]:
    found: dict[str, object] = {"battalion": ["militia"], "foe": [against], "roll/dice": list(dice)}
    return found | ({} if pick is None else {"pick": [pick]})


def lost(id: str, before: int, after: int, why: str, *, rule: str = "DG-COMMAND-1", scope: str = "dealt/") -> Did:
    return Did(f"{scope}battalions.{id}.members", before, after, rule, why)


# -- sizes


@pytest.mark.rule("DG-BATTALION-1", case=3)
@pytest.mark.rule("DG-BATTALION-2")
def test_the_size_of_so_many() -> None:
    sizes = {members: size_of(members) for members in (0, 1, 2, 3, 10, 11, 29, 30, 400)}
    assert sizes == {
        0: ONE, 1: ONE, 2: ONE, 3: SMALL, 10: SMALL, 11: MEDIUM, 29: MEDIUM, 30: LARGE, 400: LARGE,
    }  # fmt: skip
    table = clash(30, 10)
    assert [option.effect for option in asked("command", table, "battalion").options] == ["large, 30"]


@pytest.mark.rule("DG-BATTALION-1")
@pytest.mark.parametrize(
    ("mine", "theirs", "more"),
    [
        (SMALL, ONE, 1), (MEDIUM, ONE, 2), (LARGE, ONE, 3), (MEDIUM, SMALL, 1), (LARGE, SMALL, 2), (LARGE, MEDIUM, 1),
        (SMALL, SMALL, 0), (SMALL, LARGE, 0), (ONE, SMALL, 0), (ONE, ONE, 0),
    ],
)  # fmt: skip
def test_what_a_size_is_worth_against_another(mine: Size, theirs: Size, more: int) -> None:
    expected = (Part(f"{mine.name} against {theirs.name}", more),) if more else ()
    assert bonus(mine, theirs) == expected


@pytest.mark.rule("DG-BATTALION-1", case=1)
def test_large_against_small_is_two_more_on_both() -> None:
    table = clash(30, 10, harm=1, armor=0, their_harm=5)
    done = play("command", table, said("guard"))
    assert_did(
        done,
        table,
        lost(THEM, 10, 7, "Militia 1, large against small +2, no Armor: 3"),
        lost("militia", 30, 28, "Reavers 5, picked -1, less large against small +2: 2", scope="taken/"),
        one_more(),
    )
    assert remarks(done)[-1] == "Militia is medium now, with 28"


@pytest.mark.rule("DG-BATTALION-1", case=2)
def test_medium_against_medium_is_none() -> None:
    table = clash(14, 11)
    done = play("command", table, said("deal"))
    assert [change.why for change in done.changes[:2]] == [
        "Militia 2, picked +1, no Armor: 3",
        "Reavers 2, no Armor: 2",
    ]


# -- the exchange


@pytest.mark.rule("DG-COMMAND-1", case=1)
def test_twelve_that_lose_four_are_eight_and_small() -> None:
    table = clash(12, 14, their_harm=4)
    done = play("command", table, said("deal"))
    assert done.table.battalions["militia"].members == 8
    assert "Militia is small now, with 8" in remarks(done)
    assert done.table.battalions["militia"].status == "here"


@pytest.mark.rule("DG-COMMAND-1", case=2)
@pytest.mark.rule("DG-BATTALION-2")
def test_four_that_lose_two_are_no_battalion() -> None:
    table = clash(4, 8)
    ask = asked("command", table, "militia/survivors", said("deal"))
    assert ask.text == "Militia is no battalion any more. 2 left: what becomes of them?"
    assert (offers(ask), ask.to, ask.about) == (["fight-on", "gone"], "gm", "battalions.militia.members")
    done = play("command", table, said("deal") | {"militia/survivors": ["fight-on"]})
    assert_did(
        done,
        table,
        lost(THEM, 8, 5, "Militia 2, picked +1, no Armor: 3"),
        lost("militia", 4, 2, "Reavers 2, no Armor: 2", scope="taken/"),
        Did("militia/battalions.militia.status", "here", "left", "DG-COMMAND-1", "under 3: no battalion any more"),
        one_more(),
    )
    assert to_tell(done) == ["Militia, 2 left, ordinary NPCs from now on: who they are"]
    gone = play("command", table, said("deal") | {"militia/survivors": ["gone"]})
    assert to_tell(gone) == ["Militia, 2 left and out of it: what became of them"]
    assert refusal("command", done.table, {}) == "Militia: has left"
    stays = play("command", table, said("deal"), waive=["militia/battalions.militia.status"])
    assert stays.table.battalions["militia"].status == "here"


@pytest.mark.rule("DG-COMMAND-1", case=3)
def test_medium_against_small_with_one_more_dealt() -> None:
    table = clash(14, 8, harm=2, armor=1)
    done = play("command", table, said("deal"))
    assert_did(done, table, lost(THEM, 8, 4, "Militia 2, picked +1, medium against small +1, no Armor: 4"), one_more())
    assert remarks(done)[-1] == ("Militia takes nothing: Reavers 2, less Armor 1 and medium against small +1: 0")


@pytest.mark.rule("DG-COMMAND-1")
@pytest.mark.rule("DG-ROLL-3")
def test_six_or_less_takes_one_more_and_deals_no_less() -> None:
    table = clash(14, 14, dread=2)
    ask = asked("command", table, "roll/dice", {"battalion": ["militia"], "foe": [THEM]})
    assert dict(ask.tiers)["miss"] == "the battalion takes 1 more"
    assert ask.text == "Militia clashes with Reavers: Rhea rolls its Quality"
    done = play("command", table, said(dice=BAD))
    assert_did(
        done,
        table,
        dread(2, 3),
        lost(THEM, 14, 12, "Militia 2, no Armor: 2"),
        lost("militia", 14, 11, "Reavers 2, 6- +1, no Armor: 3", scope="taken/"),
        one_more(),
    )


@pytest.mark.rule("DG-COMMAND-1")
def test_ten_or_more_picks_both() -> None:
    table = clash(14, 14)
    done = play("command", table, said(dice=STRONG))
    assert [change.why for change in done.changes[:2]] == [
        "Militia 2, picked +1, no Armor: 3", "Reavers 2, picked -1, no Armor: 1",
    ]  # fmt: skip


@pytest.mark.rule("DG-COMMAND-1")
@pytest.mark.rule("DG-WOUNDS-3")
def test_its_quality_is_rolled_with_what_bears_on_its_commander() -> None:
    table = clash(quality=2, rhea=armed("Rhea", wounds=3, might=2))
    ask = asked("command", table, "roll/dice", {"battalion": ["militia"], "foe": [THEM]})
    assert (ask.throw.modifier.text(), ask.to) == ("Quality +2, Wounded -1", "rhea")


@pytest.mark.rule("DG-COMMAND-1")
@pytest.mark.rule("DG-BATTALION-1")
def test_what_nobody_said_of_it_is_asked_and_written_down() -> None:
    unsaid = band("Militia", 5).model_copy(update={"quality": None, "harm": None})
    table = at_the_gate(None, {}, battalions={"militia": unsaid, THEM: band("Reavers", 6, side="theirs")})
    first: dict[str, object] = {"battalion": ["militia"]}
    commander = asked("command", table, "commander", first)
    assert (offers(commander), commander.to, commander.text) == (["rhea"], "gm", "Who commands Militia?")
    first |= {"commander": ["rhea"], "foe": [THEM]}
    quality = asked("command", table, "quality-value", first)
    assert (quality.lowest, quality.highest, quality.offered, quality.to) == (-9, 9, 0, "gm")
    assert quality.text == "The Quality of Militia is not given yet. What is it?"
    done = play(
        "command",
        table,
        first | {"quality-value": -1, "roll/dice": [4, 4], "pick": ["deal"], "dealt/harm-value": 2},
    )
    assert_did(
        done,
        table,
        Did("battalions.militia.commander", "", "rhea", "DG-COMMAND-1", "takes command"),
        Did("battalions.militia.quality", None, -1, "DG-BATTALION-1", "given as it was needed"),
        Did("dealt/given/battalions.militia.harm", None, 2, "DG-BATTALION-1", "given as it was needed"),
        lost(THEM, 6, 3, "Militia 2, picked +1, no Armor: 3"),
        lost("militia", 5, 3, "Reavers 2, no Armor: 2", scope="taken/"),
        one_more(),
    )
    assert {change.waived_at for change in done.changes[:3]} == {None}


@pytest.mark.rule("DG-COMMAND-1")
def test_nobody_is_left_of_it() -> None:
    table = clash(30, 3, harm=4)
    done = play("command", table, said("deal"))
    assert done.table.battalions[THEM].members == 0
    assert done.table.battalions[THEM].status == "left"
    assert to_tell(done) == ["Nobody of Reavers is left: what became of them"]
    assert done.changes[0].why == "Militia 4, picked +1, large against small +2, no Armor: 7; 0 is the lowest"


@pytest.mark.rule("DG-BATTALION-2")
def test_those_of_theirs_who_fight_on_are_foes_of_their_own() -> None:
    table = clash(14, 4, their_harm=3, their_armor=1)
    done = play("command", table, said("guard") | {f"{THEM}/survivors": ["fight-on"]})
    assert list(done.table.foes) == ["reavers-2"]
    new = done.table.foes["reavers-2"]
    assert (new.name, new.many, new.began, new.fight) == ("Reavers", 2, 2, GATE)
    assert new.sheet == OthersWounds(harm=3, armor=1)
    after = asked("fight", done.table, "foe", {"who": ["rhea"]})
    assert offers(after) == ["reavers-2"]


# -- a size less in the middle of a clash


@pytest.mark.rule("DG-BATTALION-2")
@pytest.mark.rule("DG-COMMAND-1")
def test_a_size_lost_in_a_clash_counts_from_the_next() -> None:
    """Of two exchanges in one clash both go by the sizes at its start; the next goes by those that are left."""
    table = clash(12, 12, harm=2, armor=0, rhea=armed("Rhea", SWORD, armor=1), their_harm=2)
    answers = said("deal") | {"foe/fights-too": True, "rhea/roll/dice": [4, 4], "rhea/pick": ["deal"]}
    done = play("command", table, answers)
    assert_did(
        done,
        table,
        lost(
            THEM, 12, 10, "sword 3, picked +1, less medium against one +2: 2", rule="DG-COMMAND-3", scope="rhea/dealt/"
        ),
        taken(0, 3, "Reavers 2, medium against one +2, less Armor 1: 3", rule="DG-COMMAND-3", scope="rhea/taken/"),
        lost(THEM, 10, 7, "Militia 2, picked +1, no Armor: 3"),
        lost("militia", 12, 10, "Reavers 2, no Armor: 2", scope="taken/"),
        one_more(),
    )
    assert remarks(done)[-2:] == ["Militia is small now, with 10", "Reavers is small now, with 7"]
    again = play("command", done.table, answers | {f"{THEM}/survivors": ["gone"]})
    assert [change.why for change in again.changes[:4]] == [
        "sword 3, picked +1, less small against one +1: 3",
        "Reavers 2, small against one +1, less Armor 1: 2",
        "Militia 2, picked +1, no Armor: 3",
        "Reavers 2, no Armor: 2",
    ]


# -- a commander who fights


@pytest.mark.rule("DG-COMMAND-2")
def test_a_commander_who_fights_too_is_one_play_and_two_exchanges() -> None:
    table = clash(
        14, 14,
        rhea=armed("Rhea", SWORD, CLUB, armor=1, might=1),
        edges={"mine": edge("rhea", "harm", name="a charm"), "drum": edge("militia", "harm", name="drums")},
    )  # fmt: skip
    first = {"battalion": ["militia"], "foe": [THEM], "foe/fights-too": True}
    assert asked("command", table, "rhea/weapon", first).to == "rhea"
    first |= {"rhea/weapon": ["sword"]}
    assert asked("command", table, "rhea/roll/dice", first).throw.modifier.text() == "Might +1"
    first |= {"rhea/roll/dice": [6, 4]}
    assert asked("command", table, "roll/dice", first).throw.modifier.text() == "nothing added"
    done = play("command", table, first | {"roll/dice": [2, 2]})
    whys = [change.why for change in done.changes if "members" in change.where or "wounds" in change.where]
    assert whys == [
        "sword 3, picked +1, a charm +1, less medium against one +2: 3",
        "Reavers 2, picked -1, medium against one +2, less Armor 1: 2",
        "Militia 2, drums +1, no Armor: 3",
        "Reavers 2, 6- +1, no Armor: 3",
    ]
    assert {id: one.status for id, one in done.table.edges.items()} == {"mine": "used", "drum": "used"}
    assert done.table.fights[GATE].exchange == 1


@pytest.mark.rule("DG-COMMAND-2")
@pytest.mark.rule("DG-WOUNDS-3")
def test_what_helps_the_commander_counts_in_the_fight_and_on_quality_only_what_says_so() -> None:
    bonuses = {
        "charm": Bonus(kind="forward", name="a charm", amount=1),
        "blessed": Bonus(kind="ongoing", name="blessed", amount=1),
        "drill": Bonus(kind="forward", name="drill", amount=2, applies="commanding the Militia"),
    }
    rhea = armed("Rhea", SWORD, might=1, wounds=3).model_copy(update={"bonuses": FrozenMap(bonuses)})
    table = clash(14, 14, rhea=rhea)
    first = {"battalion": ["militia"], "foe": [THEM], "foe/fights-too": True}
    dice = asked("command", table, "rhea/roll/dice", first)
    assert dice.throw.modifier.text() == "Might +1, ongoing, blessed +1, forward, a charm +1, Wounded -1"
    first |= {"rhea/roll/dice": [6, 4]}
    quality = asked("command", table, "roll/dice", first)
    assert quality.throw.modifier.text() == "forward, drill +2, Wounded -1"
    (apart,) = (one for one in quality.asides if one.id == "apart")
    assert [option.id for option in apart.options] == ["drill"]
    done = play("command", table, first | {"roll/dice": [6, 6]})
    held = {id: one.status for id, one in done.table.characters["rhea"].bonuses.items()}
    assert held == {"charm": "used", "blessed": "held", "drill": "used"}


@pytest.mark.rule("DG-COMMAND-2")
def test_a_commander_who_does_not_fight_has_what_helps_them_on_the_one_roll_that_they_make() -> None:
    bonuses = {"charm": Bonus(kind="forward", name="a charm", amount=1)}
    rhea = armed("Rhea", SWORD, might=1).model_copy(update={"bonuses": FrozenMap(bonuses)})
    quality = asked("command", clash(14, 14, rhea=rhea), "roll/dice", {"battalion": ["militia"], "foe": [THEM]})
    assert quality.throw.modifier.text() == "forward, a charm +1"


@pytest.mark.rule("DG-COMMAND-2")
@pytest.mark.rule("DG-SPEND-LAPSE")
def test_one_attack_of_theirs_goes_at_the_person_or_at_the_battalion() -> None:
    table = clash(14, 14, edges={"volley": edge(THEM, "harm", 2, "attack", "volley")})
    answers = said("deal") | {"foe/fights-too": True, "rhea/roll/dice": [4, 4], "rhea/pick": ["deal"]}
    ask = asked("command", table, "aimed", answers)
    assert (offers(ask), ask.about) == (["rhea", "militia"], f"battalions.{THEM}.harm")
    at_rhea = play("command", table, answers | {"aimed": ["rhea"]})
    assert [change.why for change in at_rhea.changes if "volley" in change.why] == [
        "Reavers 2, volley +2, medium against one +2, no Armor: 6"
    ]
    at_us = play("command", table, answers | {"aimed": ["militia"]})
    assert [change.why for change in at_us.changes if "volley" in change.why] == ["Reavers 2, volley +2, no Armor: 4"]


@pytest.mark.rule("DG-COMMAND-2")
def test_a_commander_who_cannot_fight_is_told_why() -> None:
    answers = {"battalion": ["militia"], "foe": [THEM], "foe/fights-too": True}
    table = clash(fight={"fighters": FrozenMap()})
    assert refusal("command", table, answers) == "Rhea is not in the fight: The gate"
    assert play("command", table, said("deal")).table.fights[GATE].exchange == 1


# -- one against many


@pytest.mark.rule("DG-COMMAND-3", case=1)
def test_one_who_fights_a_battalion_is_an_individual_to_it() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=1), {}, battalions={THEM: band("Reavers", 8, side="theirs")})
    done = play("fight", table, met("deal", foe=THEM))
    assert_did(
        done,
        table,
        lost(THEM, 8, 5, "sword 3, picked +1, less small against one +1: 3", rule="DG-COMMAND-3"),
        taken(0, 2, "Reavers 2, small against one +1, less Armor 1: 2", rule="DG-COMMAND-3"),
        one_more(),
    )


@pytest.mark.rule("DG-COMMAND-3")
@pytest.mark.rule("DG-COMMAND-1")
def test_a_battalion_against_one_foe() -> None:
    table = at_the_gate(
        None, {"wolf": foe(harm=4, armor=2)}, battalions={"militia": band("Militia", 12, commander="rhea")}
    )
    done = play("command", table, said("deal", against="wolf"))
    assert_did(
        done,
        table,
        dealt("wolf", 0, 3, "Militia 2, picked +1, medium against one +2, less Armor 2: 3", rule="DG-COMMAND-1"),
        lost("militia", 12, 10, "Wolf 4, less medium against one +2: 2", scope="taken/"),
        one_more(),
    )


@pytest.mark.rule("DG-COMMAND-3")
def test_a_battalion_that_one_person_brings_under_three() -> None:
    table = at_the_gate(None, {}, battalions={THEM: band("Reavers", 4, side="theirs")})
    done = play("fight", table, met("deal", foe=THEM) | {f"{THEM}/survivors": ["gone"]})
    assert done.table.battalions[THEM].status == "left"
    assert to_tell(done) == ["Reavers, 1 left and out of it: what became of them"]


# -- what can't be


@pytest.mark.rule("DG-COMMAND-1")
@pytest.mark.rule("DG-BATTALION-2")
def test_why_none_can_clash() -> None:
    assert refusal("command", at_the_gate(), {}) == "no battalion of ours is in the fight"
    assert refusal("command", clash(2), {}) == "Militia: too few for a battalion: it takes 3"
    assert refusal("command", clash(5, 2), {}) == "Militia: has nobody left to clash with"
    elsewhere = at_the_gate(battalions={"militia": band("Militia", 5, fight="")})
    assert refusal("command", elsewhere, {}) == "Militia: in no fight that is on"
    over = at_the_gate(fight={"status": "over"}, battalions={"militia": band("Militia", 5)})
    assert refusal("command", over, {}) == "no fight is on: begin one first"
    away = clash(rhea=armed("Rhea", SWORD, status="away"))
    assert refusal("command", away, {}) == "no player's character is here"
    others = clash(rhea=armed("Rhea", SWORD, status="away"), odo=armed("Odo"))
    assert refusal("command", others, {"battalion": ["militia"]}) == (
        "Rhea, who commands Militia, is not here: name another"
    )


@pytest.mark.rule("DG-BATTALION-2")
def test_two_of_theirs_are_no_battalion_to_fight_and_it_is_said() -> None:
    table = clash(5, 2, fight={})
    with_wolf = table.model_copy(update={"foes": table.foes.with_item("wolf", foe())})
    for move, before in (("command", {"battalion": ["militia"]}), ("fight", {"who": ["rhea"]})):
        ask = asked(move, with_wolf, "foe", before)
        assert offers(ask) == ["wolf"]
        with pytest.raises(NotTaken) as no:
            ask.take([THEM])
        assert no.value.reason == "Reavers: too few for a battalion: it takes 3"


@pytest.mark.rule("DG-COMMAND-1")
def test_a_player_commands_what_is_theirs_or_nobodys() -> None:
    table = clash(odo=armed("Odo", SWORD))
    assert MOVES["command"].blocked(table, "odo") == "Militia: commanded by Rhea"
    assert MOVES["command"].blocked(table, "rhea") is None
    whose = [reach("command", table, {}, who=who).ask.to for who in ("gm", "rhea")]  # type: ignore[union-attr]
    assert whose == ["gm", "rhea"]
    freed = table.model_copy(update={"battalions": table.battalions.with_item("militia", band("Militia", 9))})
    done = play("command", freed, {"battalion": ["militia"], "foe": [THEM], "roll/dice": [6, 6]}, who="odo")
    assert done.table.battalions["militia"].commander == "odo"


@pytest.mark.rule("DG-COMMAND-1")
def test_where_there_is_but_one_battalion_and_one_enemy_nobody_need_say_it() -> None:
    assumes = MOVES["command"].assumes
    assert assumes(clash(), "gm") == {"battalion": ("militia",), "foe": (THEM,)}
    assert assumes(clash(odo=armed("Odo")), "odo") == {}
    more = clash()
    more = more.model_copy(
        update={
            "battalions": more.battalions.with_item("guard", band("Guard", 5)),
            "foes": more.foes.with_item("wolf", foe()),
        }
    )
    assert assumes(more, "gm") == {}
