"""DG-NPC, DG-HARM, HH-HP, HH-SHEETS: foes come into a fight, alone or in numbers."""

from typing import Any

import pytest

from rules.combat.sides import MOST_ALIKE, Foe
from rules.errors import NotTaken
from rules.places import MISSING
from rules.run import Done
from rules.seats import Seat
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sight import changes_seen, view
from rules.table import Table
from tests.rules.foes_to_meet import HOUND, MILITIA, REAVER, a_fight, at_the_gate, gathered
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play

WOUNDS = "days-of-gold"
HP = "homefront"
PLAYER = Seat("rhea", "player", ("rhea",))


def row(id: str, scope: str, rule: str = "DG-NPC", **foe: Any) -> Did:
    """A row of foes at the gate that was not there."""
    return Did(f"{scope}/foes.{id}", MISSING, {"fight": "gate"} | foe, rule)


def wounds(most: int, harm: int, armor: int = 0) -> dict[str, Any]:
    return {"kind": "wounds", "most_wounds": most, "harm": harm, "armor": armor}


def added(result: Done, id: str) -> Foe:
    return result.table.foes[id]


# -- typical ones


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-HARM")
@pytest.mark.parametrize(
    ("what", "name", "harm", "says"),
    [
        ("harm-1", "Brawler", 1, "1 Harm: fists, something to hand"),
        ("harm-2", "Cutthroat", 2, "2 Harm: a knife, a club, a bite"),
        ("harm-3", "Soldier", 3, "3 Harm: a sword, a spear, an axe, a bow"),
        ("harm-4", "Champion", 4, "4 Harm: a great weapon, a heavy crossbow, a charging warhorse"),
    ],
)
def test_the_typical_ones_stand_at_the_digit_of_their_harm(what: str, name: str, harm: int, says: str) -> None:
    table = at_the_gate()
    ask = asked("add-foes", table, "what")
    assert offers(ask) == ["harm-1", "harm-2", "harm-3", "harm-4", "new"]
    assert (offers(ask)[harm - 1], effect_of(ask, what), ask.to) == (what, says, "gm")
    done = play("add-foes", table, {"what": [what], f"{what}/wounds": ["3"], f"{what}/how-many": 1})
    assert_did(done, table, row(name.lower(), what, name=name, sheet=wounds(3, harm)))
    assert done.changes[0].waived_at is None


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(("picked", "most"), [("1", 1), ("3", 3), ("6", 6), ("9", 9), ("other", 12)])
def test_1_3_6_and_9_wounds_are_on_offer_and_any_other_number(picked: str, most: int) -> None:
    said: dict[str, Any] = {"what": ["harm-3"]}
    ask = asked("add-foes", at_the_gate(), "harm-3/wounds", said)
    assert (offers(ask), ask.to) == (["1", "3", "6", "9", "other"], "gm")
    assert [ask.options[0].text, ask.options[1].text] == ["1 Wound", "3 Wounds"]
    said["harm-3/wounds"] = [picked]
    if picked == "other":
        number = asked("add-foes", at_the_gate(), "harm-3/most-wounds", said)
        assert (number.lowest, number.highest, number.offered, number.to) == (1, 99, 1, "gm")
        with pytest.raises(NotTaken, match="0 is too low: 1 at least"):
            number.take(0)
        said["harm-3/most-wounds"] = most
    done = play("add-foes", at_the_gate(), said | {"harm-3/how-many": 1})
    assert added(done, "soldier").sheet == OthersWounds(most_wounds=most, harm=3, armor=0)


@pytest.mark.rule("DG-NPC")
def test_six_alike_are_one_row() -> None:
    table = at_the_gate()
    said: dict[str, Any] = {"what": ["harm-2"], "harm-2/wounds": ["1"]}
    ask = asked("add-foes", table, "harm-2/how-many", said)
    assert (ask.lowest, ask.highest, ask.offered, ask.to) == (1, 9999, 1, "gm")
    assert ask.hint == "Harm 2, armor 0, 1 Wound"
    done = play("add-foes", table, said | {"harm-2/how-many": 6})
    assert_did(done, table, row("cutthroat", "harm-2", name="Cutthroat", sheet=wounds(1, 2), many=6, began=6))


@pytest.mark.rule("DG-NPC")
def test_what_is_said_of_them_besides_stands_on_them() -> None:
    table = at_the_gate()
    many = "harm-3/how-many"
    said = {
        "what": ["harm-3"], "harm-3/wounds": ["6"], many: 2, f"{many}/name": "Captain Voss", f"{many}/harm": 4,
        f"{many}/armor": 2, f"{many}/hidden": True, f"{many}/note": "wants the gate",
    }  # fmt: skip
    ask = asked("add-foes", table, many, {"what": ["harm-3"], "harm-3/wounds": ["6"]})
    assert [aside.letter for aside in ask.asides] == ["n", "m", "r", "h", "o"]
    assert [getattr(aside, "offered", "") for aside in ask.asides] == ["", None, 1, "", ""]
    done = play("add-foes", table, said)
    assert added(done, "unseen-captain-voss") == Foe(
        name="Captain Voss", fight="gate", sheet=OthersWounds(most_wounds=6, harm=4, armor=2), many=2, began=2,
        note="wants the gate", known=False,
    )  # fmt: skip
    assert list(view(done.table, PLAYER).table.foes) == []
    shown = play("add-foes", table, said | {f"{many}/hidden": False})
    assert list(view(shown.table, PLAYER).table.foes) == ["captain-voss"]


@pytest.mark.rule("DG-NPC")
def test_a_second_row_of_a_name_is_told_apart() -> None:
    said = {"what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": 1}
    table = at_the_gate()
    for id, name in (("soldier", "Soldier"), ("soldier-2", "Soldier 2"), ("soldier-3", "Soldier 3")):
        table = play("add-foes", table, said).table
        assert table.foes[id].name == name
    again = {"what": ["like-soldier-3"], "like-soldier-3/how-many": 1}
    assert play("add-foes", table, again).table.foes["soldier-4"].name == "Soldier 4"


@pytest.mark.rule("DG-NPC")
def test_a_number_in_a_name_is_kept_where_it_is_no_second_row() -> None:
    said = {"what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": 1, "harm-3/how-many/name": "Unit 7"}
    table = play("add-foes", at_the_gate(), said).table
    assert [foe.name for foe in table.foes.values()] == ["Unit 7"]
    twice = play("add-foes", table, said).table
    assert [foe.name for foe in twice.foes.values()] == ["Unit 7", "Unit 7 2"]


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-BATTALION-1")
def test_a_battalion_has_a_name_of_its_own_in_its_fight_and_not_beyond() -> None:
    said = {"what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": 1}
    for fight, name in (("gate", "Soldier 2"), ("past", "Soldier")):
        band = MILITIA.model_copy(update={"name": "Soldier", "side": "theirs", "fight": fight})
        table = at_the_gate(fights={"past": a_fight(status="over")}, battalions={"band": band})
        done = play("add-foes", table, said)
        assert [foe.name for foe in done.table.foes.values()] == [name]


# -- where only one of the worlds is played


@pytest.mark.rule("HH-HP")
@pytest.mark.rule("HH-DAMAGE-3")
@pytest.mark.parametrize(
    ("die", "name", "says"),
    [
        ("d4", "Pest", "d4: bruises, scrapes, pain, light burns"),
        ("d6", "Raider", "d6: nasty flesh wounds, bruises or burns"),
        ("d8", "Brute", "d8: broken bones, deep or wide burns, crippling pain"),
        ("d10", "Killer", "d10: death, or the loss of a limb"),
    ],
)
def test_where_only_hp_are_played_they_go_by_a_damage_die(die: Any, name: str, says: str) -> None:
    table = at_the_gate(plays=HP)
    ask = asked("add-foes", table, "what")
    assert offers(ask) == ["d4", "d6", "d8", "d10", "new"]
    assert effect_of(ask, die) == says
    hp = asked("add-foes", table, f"{die}/hp", {"what": [die]})
    assert (hp.lowest, hp.highest, hp.offered, hp.to) == (1, 99, 6, "gm")
    many = asked("add-foes", table, f"{die}/how-many", {"what": [die], f"{die}/hp": 5})
    assert (many.highest, [aside.letter for aside in many.asides]) == (99, ["n", "r", "h", "o"])
    assert many.hint == f"{die}, armor 0, 5 HP"
    done = play("add-foes", table, {"what": [die], f"{die}/hp": 5, f"{die}/how-many": 3})
    sheet = {"kind": "hit-points", "hp": 5, "max_hp": 5, "armor": 0, "damage_die": die}
    assert_did(done, table, row(name.lower(), die, "HH-HP", name=name, sheet=sheet, many=3, began=3))


# -- new ones


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("DG-HARM")
def test_a_new_one_has_a_name_wounds_harm_and_armor() -> None:
    table = at_the_gate()
    said: dict[str, Any] = {"what": ["new"], "new/name": "Captain Voss"}
    ask = asked("add-foes", table, "new/sheet", said)
    assert (offers(ask), ask.to) == (["wounds", "hit-points"], "gm")
    said |= {"new/sheet": ["wounds"]}
    harm = asked("add-foes", table, "new/harm", said)
    assert (harm.lowest, harm.highest, harm.offered, harm.to) == (0, 99, 3, "gm")
    armor = asked("add-foes", table, "new/armor", said | {"new/harm": 4})
    assert (armor.lowest, armor.highest, armor.offered, armor.to) == (0, 99, 0, "gm")
    said |= {"new/harm": 4, "new/armor": 2, "new/wounds": ["9"], "new/how-many": 1}
    done = play("add-foes", table, said)
    assert_did(done, table, row("captain-voss", "new", name="Captain Voss", sheet=wounds(9, 4, 2)))


@pytest.mark.rule("HH-HP")
@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("picked", "deals"),
    [("d4", ("d4", 1)), ("d8", ("d8", 1)), ("d12", ("d12", 1)), ("none", (None, 0))],
)
def test_or_hp_and_a_damage_die(picked: str, deals: tuple[Any, int]) -> None:
    table = at_the_gate()
    said: dict[str, Any] = {"what": ["new"], "new/name": "Ash hound", "new/sheet": ["hit-points"]}
    ask = asked("add-foes", table, "new/die", said)
    assert (offers(ask), ask.to) == (["d4", "d6", "d8", "d10", "d12", "none"], "gm")
    said |= {"new/die": [picked]}
    if picked != "none":
        bonus = asked("add-foes", table, "new/bonus", said)
        assert (bonus.lowest, bonus.offered) == (0, 0)
        said |= {"new/bonus": 1}
    done = play("add-foes", table, said | {"new/armor": 1, "new/hp": 12, "new/how-many": 1})
    die, more = deals
    assert added(done, "ash-hound").sheet == OthersHitPoints(
        hp=12, max_hp=12, armor=1, damage_die=die, damage_bonus=more
    )


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(("plays", "key"), [(WOUNDS, "new/harm"), (HP, "new/die")])
def test_the_sheet_is_not_asked_where_one_alone_is_played(plays: str, key: str) -> None:
    table = at_the_gate(plays=plays)
    assert asked("add-foes", table, key, {"what": ["new"], "new/name": "Voss"}).to == "gm"


@pytest.mark.rule("DG-NPC")
def test_a_foe_with_0_in_everything_still_has_a_wound() -> None:
    said = {"what": ["new"], "new/name": "Straw", "new/sheet": ["wounds"], "new/harm": 0, "new/armor": 0}
    done = play("add-foes", at_the_gate(), said | {"new/wounds": ["1"], "new/how-many": 1})
    assert added(done, "straw").sheet == OthersWounds(most_wounds=1, harm=0, armor=0)
    none = said | {"new/wounds": ["other"]}
    with pytest.raises(NotTaken, match="1 at least"):
        asked("add-foes", at_the_gate(), "new/most-wounds", none).take(0)


# -- those of before


def fought() -> Table:
    """The gate is over, the mill was before it, and the sluice is on."""
    return gathered(
        fights={
            "gate": a_fight(begun=2, status="over"),
            "mill": a_fight("The mill", begun=1, status="over"),
            "sluice": a_fight("The sluice", begun=3),
        },
        foes={
            "a-wolf": REAVER.model_copy(update={"name": "Wolf", "fight": "mill"}),
            "hound": HOUND,
            "old": REAVER.model_copy(update={"name": "reaver", "fight": "mill", "note": "of old"}),
            "reaver": REAVER.model_copy(update={"note": "a spear", "known": False, "status": "dead"}),
            "shade": Foe(name="Shade", fight="gate"),
        },
    )


@pytest.mark.rule("DG-NPC")
def test_those_of_before_are_offered_the_latest_first_and_each_name_once() -> None:
    ask = asked("add-foes", fought(), "what")
    assert offers(ask)[4:] == ["new", "last", "like-hound", "like-reaver", "like-a-wolf"]
    effects = {one.id: one.effect for one in ask.options[5:]}
    assert effects == {
        "last": "Ash hound, Reaver x6",
        "like-hound": "d8+1, armor 1, 12 HP",
        "like-reaver": "Harm 3, armor 1, 3 Wounds",
        "like-a-wolf": "Harm 3, armor 1, 3 Wounds",
    }
    assert next(one.text for one in ask.options if one.id == "last") == "All of The gate"


@pytest.mark.rule("DG-NPC")
def test_one_of_before_comes_whole_as_many_as_it_was_and_known_as_it_was() -> None:
    table = fought()
    said = {"what": ["like-reaver"]}
    assert asked("add-foes", table, "like-reaver/how-many", said).offered == 6
    done = play("add-foes", table, said | {"like-reaver/how-many": 4})
    assert added(done, "unseen-reaver") == Foe(
        name="Reaver", fight="sluice", sheet=OthersWounds(most_wounds=3, harm=3, armor=1), many=4, began=4,
        note="a spear", known=False,
    )  # fmt: skip
    hound = play("add-foes", table, {"what": ["like-hound"], "like-hound/how-many": 1})
    assert added(hound, "ash-hound").sheet == OthersHitPoints(
        hp=12, max_hp=12, armor=1, damage_die="d8", damage_bonus=1
    )


@pytest.mark.rule("DG-NPC")
def test_all_of_the_last_fight_come_at_one_key() -> None:
    table = fought()
    done = play("add-foes", table, {"what": ["last"]})
    assert [change.where for change in done.changes] == ["foes.ash-hound", "foes.unseen-reaver"]
    assert (added(done, "unseen-reaver").many, added(done, "unseen-reaver").fight) == (6, "sluice")
    assert added(done, "ash-hound").sheet == OthersHitPoints(hp=12, max_hp=12, armor=1, damage_die="d8", damage_bonus=1)


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(
    ("sheet", "says"),
    [
        (OthersWounds(), ""),
        (OthersWounds(most_wounds=1), "1 Wound"),
        (OthersHitPoints(), ""),
        (OthersHitPoints(damage_die="d6"), "d6"),
    ],
)
def test_numbers_that_nobody_gave_are_asked_again(sheet: Any, says: str) -> None:
    table = at_the_gate(foes={"odd": Foe(name="Odd", fight="gate", sheet=sheet)})
    ask = asked("add-foes", table, "what")
    assert effect_of(ask, "like-odd") == says
    if says != "1 Wound":
        key = "like-odd/wounds" if isinstance(sheet, OthersWounds) else "like-odd/hp"
        assert asked("add-foes", table, key, {"what": ["like-odd"]}).to == "gm"


# -- which fight


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-SPOTLIGHT")
def test_with_no_fight_on_one_begins_by_itself_with_all_of_ours() -> None:
    table = gathered(fights={"past": a_fight(status="over", begun=4)}, battalions={"militia": MILITIA})
    done = play("add-foes", table, {"what": ["harm-1"], "harm-1/wounds": ["1"], "harm-1/how-many": 6})
    fighter = {"turn": 0, "status": "in"}
    fight = {
        "name": "Fight 5", "status": "on", "begun": 5, "fighters": {"bram": fighter, "odo": fighter, "rhea": fighter},
    }  # fmt: skip
    assert_did(
        done,
        table,
        Did("harm-1/fights.fight-5", MISSING, fight, "DG-SPOTLIGHT", "it begins with its first foe"),
        Did("harm-1/battalions.militia.fight", "", "fight-5", "DG-SPOTLIGHT"),
        row("brawler", "harm-1", name="Brawler", fight="fight-5", sheet=wounds(1, 1), many=6, began=6),
    )
    again = fought().model_copy(update={"fights": table.fights.with_item("gate", fought().fights["gate"])})
    whole = gathered(fights={"gate": again.fights["gate"]}, foes={"hound": HOUND})
    assert play("add-foes", whole, {"what": ["last"]}).table.foes["ash-hound"].fight == "fight-3"


@pytest.mark.rule("DG-NPC")
def test_of_several_that_are_on_it_is_asked_and_one_for_later_can_be_meant() -> None:
    kept = {"mill": a_fight("The mill", status="kept", begun=9)}
    table = at_the_gate(fights={"sluice": a_fight("The sluice", begun=2)} | kept)
    ask = asked("add-foes", table, "fight")
    assert offers(ask) == ["gate", "sluice", "mill"]
    said = {"what": ["harm-1"], "harm-1/wounds": ["1"], "harm-1/how-many": 1}
    done = play("add-foes", table, said | {"fight": ["mill"]})
    assert added(done, "unseen-brawler").fight == "mill"
    assert asked("add-foes", table, "what", {"fight": ["sluice"]}).asides == ()
    for one in (at_the_gate(fights=kept), gathered(fights=kept)):
        asides = asked("add-foes", one, "what").asides
        assert [(aside.letter, aside.text, offers(aside)) for aside in asides] == [
            ("l", "For a fight kept for later", ["mill"])
        ]
        later = play("add-foes", one, said | {"what/later": ["mill"]})
        assert added(later, "unseen-brawler").fight == "mill"
        assert added(play("add-foes", one, said), "brawler").fight != "mill"


@pytest.mark.rule("DG-NPC")
def test_of_a_hidden_foe_and_of_a_kept_fight_the_players_are_told_nothing() -> None:
    said = {"what": ["harm-1"], "harm-1/wounds": ["1"], "harm-1/how-many": 1}
    hidden = play("add-foes", at_the_gate(), said | {"harm-1/how-many/hidden": True})
    kept = at_the_gate(fights={"mill": a_fight("The mill", status="kept", begun=9)})
    later = play("add-foes", kept, said | {"what/later": ["mill"]})
    shown = play("add-foes", at_the_gate(), said)
    told = [[one.where for one in changes_seen(done.table, PLAYER, done.changes)] for done in (hidden, later, shown)]
    assert told == [[], [], ["foes.brawler"]]
    (seen,) = changes_seen(shown.table, PLAYER, shown.changes)
    assert set(seen.after) <= {"name", "fight", "status", "many", "began"}


# -- very many


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-BATTALION-1")
def test_forty_are_no_row_and_a_battalion_is_offered() -> None:
    assert MOST_ALIKE == 20
    table = at_the_gate()
    said: dict[str, Any] = {"what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": 40}
    ask = asked("add-foes", table, "harm-3/as", said)
    assert ask.text == "40 are too many for one row: 20 at most. How do they come?"
    many = asked("add-foes", table, "harm-3/how-many", {key: said[key] for key in [*said][:2]})
    assert (many.lowest, many.highest, many.offered) == (1, 9999, 1)
    assert (offers(ask), ask.to) == (["battalion", "rows"], "gm")
    force = said | {"harm-3/as": ["battalion"], "harm-3/how-many/armor": 1, "harm-3/how-many/name": "Reaver band"}
    quality = asked("add-foes", table, "harm-3/quality", force)
    assert (quality.lowest, quality.highest, quality.offered, quality.to) == (-9, 9, 0, "gm")
    done = play("add-foes", table, force | {"harm-3/quality": -1})
    made = {
        "name": "Reaver band", "side": "theirs", "members": 40, "began": 40, "quality": -1, "harm": 3, "armor": 1,
        "fight": "gate",
    }  # fmt: skip
    assert_did(done, table, Did("harm-3/battalions.reaver-band", MISSING, made, "DG-BATTALION-1"))
    rows = play("add-foes", table, said | {"harm-3/as": ["rows"]})
    assert [(foe.name, foe.many, foe.began) for foe in rows.table.foes.values()] == [
        ("Soldier", 20, 20),
        ("Soldier 2", 20, 20),
    ]


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-BATTALION-1")
@pytest.mark.parametrize(
    ("many", "rows"), [(20, [20]), (21, [20, 1]), (41, [20, 20, 1]), (99, [20, 20, 20, 20, 19]), (100, None)]
)
def test_from_21_on_they_come_in_rows_of_20_at_most(many: int, rows: list[int] | None) -> None:
    said: dict[str, Any] = {"what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": many}
    if many > 20:
        ask = asked("add-foes", at_the_gate(), "harm-3/as", said)
        assert offers(ask) == ["battalion"] + ([] if rows is None else ["rows"])
        said |= {"harm-3/as": ["rows"]}
    if rows is not None:
        done = play("add-foes", at_the_gate(), said)
        assert [foe.many for foe in done.table.foes.values()] == rows
        assert list(done.table.fights) == ["gate"]
        alone = play("add-foes", gathered(), said)
        assert list(alone.table.fights) == ["fight-1"]


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-BATTALION-1")
def test_of_those_who_have_hp_the_harm_is_asked_and_where_only_hp_are_played_there_is_no_battalion() -> None:
    said: dict[str, Any] = {"what": ["like-hound"], "like-hound/how-many": 30}
    table = at_the_gate(foes={"hound": HOUND})
    force = said | {"like-hound/as": ["battalion"], "like-hound/quality": 0}
    harm = asked("add-foes", table, "like-hound/harm", force)
    assert (harm.lowest, harm.highest, harm.offered, harm.to) == (0, 99, 3, "gm")
    done = play("add-foes", table, force | {"like-hound/harm": 2})
    one = done.table.battalions["ash-hound-2"]
    assert (one.name, one.members, one.harm, one.armor, one.side) == ("Ash hound 2", 30, 2, 1, "theirs")
    rows = play("add-foes", at_the_gate(foes={"hound": HOUND}, plays=HP), said)
    assert [foe.many for foe in rows.table.foes.values()] == [20, 10, 1]


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-BATTALION-1")
def test_a_battalion_too_begins_the_fight_and_can_be_hidden() -> None:
    many = "harm-3/how-many"
    said = {"what": ["harm-3"], "harm-3/wounds": ["1"], many: 40, "harm-3/as": ["battalion"], "harm-3/quality": 0}
    done = play("add-foes", gathered(), said | {f"{many}/hidden": True, f"{many}/note": "the flank"})
    one = done.table.battalions["unseen-soldier"]
    assert (one.fight, one.known, one.note) == ("fight-1", False, "the flank")
