"""Harm on the hit-point sheet: by what, what armor takes, what tags do, what follows at 0 HP."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.harm.armor import Blow
from rules.harm.attack import Attack, AttackWords, read_attacks, together
from rules.registry import MOVES
from rules.sheets.others import OthersWounds
from rules.table import Person
from tests.rules.hurting import at, caradoc, hp, one, other, rhea, with_them
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal, remarks, to_tell
from tests.rules.tables import stonewell

HIT = {"caradoc/by": ["d8"]}
SOURCE = "caradoc/d8/"


def hit(face: int, **said: Any) -> dict[str, Any]:
    """A d8 for Caradoc, with what is said besides."""
    asides = {f"{SOURCE}dice/{id}": value for id, value in said.items()}
    return {**HIT, **asides, f"{SOURCE}dice": [face]}


def lost(was: int, now: int, why: str, scope: str = "caradoc/d8") -> Did:
    return hp("caradoc", was, now, why, scope=scope)


# -- HP and armor


@pytest.mark.rule("HH-HP", case=1)
def test_hp_go_down_and_not_below_0() -> None:
    table = caradoc(hp=3)
    done = play("harm", table, hit(7) | {f"{SOURCE}lethal": False, f"{SOURCE}how": ""})
    assert_did(
        done, table,
        lost(3, 0, "7 damage, no armor: 7 lost; 0 is the lowest"),
        Did(f"{SOURCE}{at('caradoc', 'standing')}", "up", "out", "HH-ZERO", "out until helped, or until the GM says"),
    )  # fmt: skip


@pytest.mark.rule("HH-ARMOR")
@pytest.mark.parametrize(
    ("blow", "armor", "lost", "says"),
    [
        pytest.param(Blow(5, 1), 2, 4, "5 damage, armor 1 of 2 (1 piercing): 4 lost",
                     marks=pytest.mark.rule("HH-ARMOR", case=1)),
        pytest.param(Blow(2), 3, 0, "2 damage, armor 3: 0 lost", marks=pytest.mark.rule("HH-ARMOR", case=2)),
        pytest.param(Blow(6, ignores=True), 2, 6, "6 damage, armor 2 ignored: 6 lost",
                     marks=pytest.mark.rule("HH-ARMOR", case=3)),
        pytest.param(Blow(4, 3), 1, 4, "4 damage, armor 0 of 1 (3 piercing): 4 lost",
                     marks=pytest.mark.rule("HH-ARMOR", case=4)),
        (Blow(4), 4, 0, "4 damage, armor 4: 0 lost"),
        (Blow(4), 0, 4, "4 damage, no armor: 4 lost"),
        (Blow(4, 1, ignores=True), 0, 4, "4 damage, no armor: 4 lost"),
    ],
)  # fmt: skip
def test_what_armor_takes(blow: Blow, armor: int, lost: int, says: str) -> None:
    assert (blow.lost(armor), blow.sum(armor)) == (lost, says)


@pytest.mark.rule("HH-ARMOR", case=1)
def test_what_pierces_leaves_the_armor_as_it_was() -> None:
    table = caradoc(armor=2)
    done = play("harm", table, hit(5, piercing=1))
    assert_did(done, table, lost(16, 12, "5 damage, armor 1 of 2 (1 piercing): 4 lost"))
    assert done.changes[0].waived_at == "caradoc/d8/hurt"


@pytest.mark.rule("HH-ARMOR", case=3)
@pytest.mark.rule("HH-DAMAGE-5")
def test_any_hit_can_ignore_armor_as_it_falls() -> None:
    table = caradoc(armor=2)
    assert_did(play("harm", table, hit(6, ignores=True)), table, lost(16, 10, "6 damage, armor 2 ignored: 6 lost"))
    assert asked("harm", table, f"{SOURCE}dice", HIT).text == "d8 against Caradoc, armor 2"


@pytest.mark.rule("HH-ARMOR", case=5)
def test_to_lose_hp_is_not_damage() -> None:
    table = caradoc(armor=2, recovered=True)
    done = play("harm", table, {"caradoc/by": ["price"], "caradoc/price/amount": 3})
    assert_did(done, table, lost(16, 13, "3 HP lost, armor or not", "caradoc/price"))
    ask = asked("harm", table, "caradoc/price/amount", {"caradoc/by": ["price"]})
    assert (ask.asides, ask.lowest, ask.highest, ask.rule) == ((), 1, 999, "HH-ARMOR")


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("HH-HP")
@pytest.mark.rule("HH-RECOVER-2")
def test_the_price_of_a_move_can_take_the_last_hp() -> None:
    said = {"caradoc/by": ["price"], "caradoc/price/amount": 3}
    assert asked("harm", caradoc(hp=3), "caradoc/price/lethal", said).to == "gm"
    down = caradoc(hp=0, standing="out")
    done = play("harm", down, said)
    assert_did(done, down)
    assert remarks(done) == ["Caradoc is at 0 HP already: 3 HP lost, armor or not"]


@pytest.mark.rule("HH-HP")
@pytest.mark.rule("HH-ARMOR")
def test_what_nobody_has_said_yet_is_asked_once() -> None:
    table = caradoc(hp=None, max_hp=None, armor=None)
    most = asked("harm", table, "caradoc/max_hp-value")
    assert (most.text, most.lowest, most.rule) == ("Caradoc's most HP is not given yet. What is it?", 1, "HH-HP")
    now = asked("harm", table, "caradoc/hp-value", {"caradoc/max_hp-value": 16})
    assert (now.offered, now.highest) == (16, 16)
    said = {"caradoc/max_hp-value": 16, "caradoc/hp-value": 12, **HIT}
    assert asked("harm", table, f"{SOURCE}armor-value", said).offered == 0
    done = play("harm", table, said | {f"{SOURCE}armor-value": 1, f"{SOURCE}dice": [4]})
    sheet: Any = done.table.characters["caradoc"].sheet
    assert (sheet.hp, sheet.max_hp, sheet.armor) == (9, 16, 1)
    given = [change for change in done.changes if change.why == "given as it was needed"]
    assert [change.waived_at for change in given] == [None, None, None]


@pytest.mark.rule("HH-RECOVER-1")
def test_damage_lets_one_recover_again() -> None:
    table = caradoc(recovered=True)
    done = play("harm", table, hit(4))
    again = Did(f"{SOURCE}{at('caradoc', 'recovered')}", True, False, "HH-RECOVER-1", "damage since")
    assert_did(done, table, lost(16, 12, "4 damage, no armor: 4 lost"), again)
    waived = play("harm", table, hit(4), waive=["caradoc/d8/hurt"])
    assert waived.table == table


# -- whose damage it is


def read(said: str) -> tuple[Attack, ...]:
    """Attacks that are to be read, whatever else is not."""
    try:
        return read_attacks(said)
    except NotTaken as no:
        raise AssertionError(f"not taken: {no.reason}") from no


@pytest.mark.rule("HH-DAMAGE-1")
@pytest.mark.rule("HH-DAMAGE-2")
def test_how_attacks_are_written() -> None:
    assert [read(f"d{sides}")[0].sides for sides in (4, 6, 8, 10, 12)] == [4, 6, 8, 10, 12]
    assert read("d8") == (Attack(8),)
    assert read("1d10+3") == (Attack(10, 3),)
    assert read("D6 - 1, messy") == (Attack(6, -1, messy=True),)
    assert read("6 d6 (1 piercing); d8+3, forceful") == (
        Attack(6, count=6, piercing=1), Attack(8, 3, forceful=True),
    )  # fmt: skip
    assert read("3x d4 ignores armor") == (Attack(4, count=3, ignores=True),)
    assert read("99 d12+99 99 piercing") == (Attack(12, 99, 99, piercing=99),)
    assert Attack(8, 9, piercing=1, ignores=True, forceful=True, messy=True).text() == (
        "d8+9, 1 piercing, ignores armor, forceful, messy"
    )
    assert (Attack(6).text(), Attack(6, -1).text(), Attack(6).count) == ("d6", "d6-1", 1)


@pytest.mark.rule("HH-DAMAGE-1")
@pytest.mark.rule("HH-DAMAGE-2")
@pytest.mark.parametrize(
    ("said", "why"),
    [
        (";", "an attack is wanted here, such as d8+3 or 6 d6 1 piercing; d8"),
        ("a sword", "'a sword' is no attack: a die such as d8 or d8+3, before it how many, after it tags"),
        ("d7", "damage has no d7: d4, d6, d8, d10, d12"),
        ("2d6", "each attacker has one die: 2 x d6 are 2 attackers"),
        ("0 d6", "0 attackers are not to be had: 1 to 99"),
        ("100 d6", "100 attackers are not to be had: 1 to 99"),
        ("d6 sharp dull", "'sharp' is no tag here: n piercing, ignores armor, forceful, messy"),
        ("d6-100", "99 is the most of a bonus or of piercing"),
        ("d6+100", "99 is the most of a bonus or of piercing"),
        ("d6 100 piercing", "99 is the most of a bonus or of piercing"),
        ("", "this can't be left empty"),
        ("d8; ; sword", "'sword' is no attack: a die such as d8 or d8+3, before it how many, after it tags"),
    ],
)
def test_what_is_no_attack(said: str, why: str) -> None:
    with pytest.raises(NotTaken) as no:
        AttackWords(id="attack", text="").take(said)
    assert no.value.reason == why


@pytest.mark.rule("HH-DAMAGE-1", case=1)
def test_a_foes_own_attack() -> None:
    hagr = other("Hagr", sheet={"damage_die": "d10", "damage_bonus": 3})
    table = with_them({"hagr": hagr}, caradoc=one("Caradoc", sheet={"armor": 1}))
    said = {"who": ["caradoc"]}
    ask = asked("harm", table, "caradoc/by", said)
    assert offers(ask) == ["d4", "d6", "d8", "d10", "typed", "rolled", "price", "fall", "foe-hagr"]
    assert effect_of(ask, "foe-hagr") == "d10+3"
    done = play("harm", table, said | {"caradoc/by": ["foe-hagr"], "caradoc/foe-hagr/dice": [5]})
    assert_did(done, table, hp("caradoc", 16, 9, "8 damage, armor 1: 7 lost", scope="caradoc/foe-hagr"))


@pytest.mark.rule("HH-DAMAGE-1")
def test_nobody_is_hurt_by_themselves_nor_by_who_has_no_die_or_is_gone() -> None:
    people = {
        "hagr": other("Hagr", sheet={"damage_die": "d10"}),
        "ghost": other("Ghost", status="dead", sheet={"damage_die": "d4"}),
        "odo": other("Odo"),
        "tam": Person(name="Tam", sheet=OthersWounds()),
    }
    table = with_them(people, caradoc=one("Caradoc"))
    assert offers(asked("harm", table, "hagr/by", {"who": ["hagr"]})) == [
        "d4", "d6", "d8", "d10", "typed", "rolled", "price", "fall",
    ]  # fmt: skip
    assert [one for one in offers(asked("harm", table, "odo/by", {"who": ["odo"]})) if "foe" in one] == ["foe-hagr"]


@pytest.mark.parametrize(
    ("attacks", "comes_to"),
    [
        pytest.param("6 d6 1 piercing; d8+3 forceful", "d8+9, 1 piercing, forceful",
                     marks=pytest.mark.rule("HH-DAMAGE-1", case=2)),
        pytest.param("3 d6", "d6+2", marks=pytest.mark.rule("HH-DAMAGE-1", case=3)),
        pytest.param("d8; d6+4", "d8+1", marks=pytest.mark.rule("HH-DAMAGE-2", case=1)),
        pytest.param("d8; d8+3", "d8+4", marks=pytest.mark.rule("HH-DAMAGE-2", case=2)),
        pytest.param("d6 3 piercing; d6 1 piercing", "d6+1, 3 piercing", marks=pytest.mark.rule("HH-DAMAGE-2")),
        ("d6 ignores armor; d4 messy", "d6+1, ignores armor, messy"),
    ],
)  # fmt: skip
def test_several_at_once(attacks: str, comes_to: str) -> None:
    assert together(read_attacks(attacks)).text() == comes_to
    table = caradoc(hp=99, max_hp=99)
    said = {"caradoc/by": ["typed"], "caradoc/typed/attack": attacks}
    assert asked("harm", table, "caradoc/typed/dice", said).text.startswith(f"{comes_to} against Caradoc")


@pytest.mark.rule("HH-DAMAGE-1", case=2)
def test_the_heavy_has_a_very_bad_day() -> None:
    table = caradoc(armor=2)
    said = {
        "caradoc/by": ["typed"], "caradoc/typed/attack": "6 d6 1 piercing; d8+3 forceful",
        "caradoc/typed/dice": [4], "caradoc/typed/moved": "into the brambles",
    }  # fmt: skip
    done = play("harm", table, said)
    why = "13 damage, armor 1 of 2 (1 piercing): 12 lost"
    assert_did(done, table, hp("caradoc", 16, 4, why, scope="caradoc/typed"))
    assert remarks(done) == ["Forceful: into the brambles"]


@pytest.mark.rule("HH-DAMAGE-1", case=3)
def test_others_who_strike_with_it_are_an_aside() -> None:
    table = caradoc()
    done = play("harm", table, {"caradoc/by": ["d6"], "caradoc/d6/dice/others": 2, "caradoc/d6/dice": [4]})
    assert_did(done, table, hp("caradoc", 16, 10, "6 damage, no armor: 6 lost", scope="caradoc/d6"))


@pytest.mark.rule("HH-DAMAGE-3")
@pytest.mark.parametrize(("severity", "sides", "worst"), [
    ("d4", 4, "bruises, scrapes, pain, light burns"),
    ("d6", 6, "nasty flesh wounds, bruises or burns"),
    ("d8", 8, "broken bones, deep or wide burns, crippling pain"),
    ("d10", 10, "death, or the loss of a limb"),
])  # fmt: skip
def test_the_worst_that_it_is_likely_to_do(severity: str, sides: int, worst: str) -> None:
    ask = asked("harm", caradoc(), "caradoc/by")
    assert effect_of(ask, severity) == worst
    assert offers(ask)[:4] == ["d4", "d6", "d8", "d10"]
    dice = asked("harm", caradoc(), f"caradoc/{severity}/dice", {"caradoc/by": [severity]})
    assert (dice.sides, dice.count, dice.to) == (sides, 1, "gm")


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-ARMOR")
@pytest.mark.rule("HH-DAMAGE-5")
def test_a_number_that_the_gm_gives_and_the_move_that_comes_of_it() -> None:
    table = caradoc(armor=1)
    said = {"caradoc/by": ["rolled"], "caradoc/rolled/amount/move": True, "caradoc/rolled/amount": 5}
    ask = asked("harm", table, "caradoc/rolled/gm-move", said)
    assert (ask.to, ask.optional) == ("gm", True)
    done = play("harm", table, said | {"caradoc/rolled/gm-move": "the bridge goes"})
    assert_did(done, table, hp("caradoc", 16, 12, "5 damage, armor 1: 4 lost", scope="caradoc/rolled"))
    assert remarks(done) == ["The GM's move: the bridge goes"]
    unsaid = play("harm", table, said | {"caradoc/rolled/gm-move": ""})
    assert to_tell(unsaid) == ["The GM's move: What is the GM's move?"]


@pytest.mark.rule("HH-DAMAGE-5")
def test_what_can_be_said_of_a_hit_and_costs_no_key() -> None:
    dice = asked("harm", caradoc(), f"{SOURCE}dice", HIT)
    letters = [(one.id, one.letter) for one in dice.asides]
    assert letters == [
        ("others", "n"), ("piercing", "p"), ("ignores", "i"), ("forceful", "f"), ("messy", "m"), ("move", "g"),
        ("wound", "w"), ("debility", "d"),
    ]  # fmt: skip
    assert {one.about for one in dice.asides} == {"characters.caradoc"}
    assert [(one.lowest, one.highest, one.offered) for one in dice.asides[:2]] == [(1, 99, 1), (1, 99, 1)]
    amount = asked("harm", caradoc(), "caradoc/rolled/amount", {"caradoc/by": ["rolled"]})
    assert [one.id for one in amount.asides] == [
        "piercing",
        "ignores",
        "forceful",
        "messy",
        "move",
        "wound",
        "debility",
    ]


@pytest.mark.rule("HH-TAGS", case=1)
def test_a_forceful_hit_moves_them_though_no_damage_gets_through() -> None:
    table = caradoc(armor=3)
    said = hit(2, forceful=True)
    ask = asked("harm", table, f"{SOURCE}moved", said)
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HH-TAGS")
    done = play("harm", table, said | {f"{SOURCE}moved": ""})
    assert_did(done, table)
    assert remarks(done) == [
        "Caradoc loses no HP: 2 damage, armor 3: 0 lost", "Forceful: What did it throw, move or turn?",
    ]  # fmt: skip
    assert to_tell(done) == ["Forceful: What did it throw, move or turn?"]


@pytest.mark.rule("HH-TAGS")
def test_a_messy_hit_breaks_something() -> None:
    table = caradoc()
    done = play("harm", table, hit(2, messy=True) | {f"{SOURCE}torn": "the shield, in two"})
    assert remarks(done) == ["Messy: the shield, in two"]


@pytest.mark.rule("HH-WOUND-1")
@pytest.mark.rule("HH-DEBILITY-2")
def test_a_wound_and_a_debility_with_it() -> None:
    table = caradoc()
    said = hit(5, wound=True, debility=True) | {
        f"{SOURCE}wound": "Broken fingers", f"{SOURCE}broken-fingers/hinders": "a fist",
        f"{SOURCE}which-debility": ["dazed"],
    }  # fmt: skip
    done = play("harm", table, said)
    caradoc_now: Any = done.table.characters["caradoc"]
    assert caradoc_now.injuries["broken-fingers"].hinders == "a fist"
    assert (caradoc_now.sheet.hp, caradoc_now.sheet.dazed) == (11, True)


@pytest.mark.rule("HH-DAMAGE-1")
def test_damage_is_never_below_nothing() -> None:
    table = caradoc()
    done = play("harm", table, {"caradoc/by": ["typed"], "caradoc/typed/attack": "d4-3", "caradoc/typed/dice": [1]})
    assert_did(done, table)
    assert remarks(done) == ["Caradoc loses no HP: 0 damage, no armor: 0 lost"]


# -- at 0 HP


@pytest.mark.rule("HH-ZERO", case=1)
def test_a_fall_of_a_hundred_feet() -> None:
    table = caradoc()
    said = {"caradoc/by": ["fall"], "caradoc/fall/when": ["later"]}
    done = play("harm", table, said)
    assert_did(
        done, table,
        Did(f"caradoc/fall/{at('caradoc', 'hp')}", 16, 0, "HH-ZERO", "nobody survives this"),
        Did(f"caradoc/fall/{at('caradoc', 'standing')}", "up", "at-the-door", "HH-DEATH-1", "0 HP, by what could kill"),
    )  # fmt: skip


@pytest.mark.rule("HH-ZERO", case=2)
def test_broken_fingers_take_one_out_and_to_no_door() -> None:
    table = caradoc(hp=5, armor=2)
    said = hit(6, ignores=True)
    ask = asked("harm", table, f"{SOURCE}lethal", said)
    assert (ask.to, ask.text) == ("gm", "Caradoc is at 0 HP. Could this have killed?")
    how = asked("harm", table, f"{SOURCE}how", said | {f"{SOURCE}lethal": False})
    assert (how.to, how.optional) == ("caradoc", True)
    done = play("harm", table, said | {f"{SOURCE}lethal": False, f"{SOURCE}how": "curled up, sobbing"})
    assert_did(
        done, table,
        lost(5, 0, "6 damage, armor 2 ignored: 6 lost; 0 is the lowest"),
        Did(f"{SOURCE}{at('caradoc', 'standing')}", "up", "out", "HH-ZERO", "out until helped, or until the GM says"),
    )  # fmt: skip
    assert remarks(done) == ["Caradoc is out of the action: curled up, sobbing"]


@pytest.mark.rule("HH-ZERO")
def test_whether_it_could_kill_is_asked_only_at_0() -> None:
    done = play("harm", caradoc(hp=6), hit(5))
    assert "lethal" not in str(done.answers)
    waived = play("harm", caradoc(hp=5), hit(5), waive=["caradoc/d8/hurt"])
    assert waived.table == caradoc(hp=5)


@pytest.mark.rule("HH-ZERO-2")
@pytest.mark.rule("HH-HP")
@pytest.mark.rule("HH-RECOVER-2")
def test_damage_at_0_changes_no_number_and_can_lead_to_the_door() -> None:
    table = caradoc(hp=0, standing="out", recovered=True)
    said = hit(5) | {f"{SOURCE}lethal": True, f"{SOURCE}when": ["later"]}
    done = play("harm", table, said)
    door = Did(f"{SOURCE}{at('caradoc', 'standing')}", "out", "at-the-door", "HH-DEATH-1", "0 HP, by what could kill")
    assert_did(done, table, door)
    assert remarks(done) == ["Caradoc is at 0 HP already: 5 damage, no armor: 5 lost"]
    again = play("harm", done.table, hit(5))
    assert_did(again, done.table)
    assert remarks(again)[-1] == "Caradoc is at Death's Door already"
    armored = caradoc(hp=0, standing="out", armor=9)
    assert_did(play("harm", armored, hit(5)), armored)


@pytest.mark.rule("HH-ZERO")
def test_what_becomes_of_one_whom_nobody_plays_is_the_gms() -> None:
    table = stonewell(people={"hagr": other("Hagr")})
    said = {"hagr/by": ["d8"], "hagr/d8/dice": [6]}
    assert asked("harm", table, "hagr/d8/lethal", said).to == "gm"
    fate = asked("harm", table, "hagr/d8/fate", said | {"hagr/d8/lethal": True})
    assert (fate.to, offers(fate)) == ("gm", ["dead", "out"])
    dead = play("harm", table, said | {"hagr/d8/lethal": True, "hagr/d8/fate": ["dead"]})
    hagr: Any = dead.table.people["hagr"]
    assert (hagr.status, hagr.sheet.hp, hagr.sheet.standing) == ("dead", 0, "out")
    assert dead.changes[-1].waived_at == "hagr/d8/died"
    out = play("harm", table, said | {"hagr/d8/lethal": True, "hagr/d8/fate": ["out"], "hagr/d8/how": ""})
    assert (out.table.people["hagr"].status, to_tell(out)) == ("here", ["How is Hagr out?"])
    assert asked("harm", table, "hagr/d8/how", said | {"hagr/d8/lethal": False}).to == "gm"


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("HH-FOLLOWER-MOVES")
def test_a_follower_may_have_the_door() -> None:
    table = stonewell(people={"garet": other(follower=True)})
    said = {"garet/by": ["d8"], "garet/d8/dice": [6], "garet/d8/lethal": True}
    assert offers(asked("harm", table, "garet/d8/fate", said)) == ["dead", "out", "door"]
    done = play("harm", table, said | {"garet/d8/fate": ["door"], "garet/d8/when": ["later"]})
    garet: Any = done.table.people["garet"]
    assert (garet.status, garet.sheet.standing) == ("here", "at-the-door")


@pytest.mark.rule("HH-ZERO")
def test_that_they_are_out_or_at_the_door_can_be_waived() -> None:
    table = caradoc(hp=5)
    place = f"{SOURCE}{at('caradoc', 'standing')}"
    out = play("harm", table, hit(6) | {f"{SOURCE}lethal": False}, waive=[place])
    door = play("harm", table, hit(6) | {f"{SOURCE}lethal": True}, waive=[place])
    for done in (out, door):
        sheet: Any = done.table.characters["caradoc"].sheet
        assert (sheet.hp, sheet.standing) == (0, "up")


@pytest.mark.rule("HH-ZERO")
def test_a_fall_of_one_who_is_at_0_already_or_whose_fall_is_waived() -> None:
    table = caradoc(hp=0)
    done = play("harm", table, {"caradoc/by": ["fall"], "caradoc/fall/when": ["later"]})
    assert [change.where for change in done.changes] == [at("caradoc", "standing")]
    waived = play("harm", caradoc(), {"caradoc/by": ["fall"]}, waive=[f"caradoc/fall/{at('caradoc', 'hp')}"])
    assert waived.table == caradoc()


# -- whom


@pytest.mark.rule("HH-DAMAGE-4")
@pytest.mark.rule("HH-SHEETS")
def test_anybody_with_a_sheet_can_be_hurt_on_the_sheet_that_they_have() -> None:
    people = {
        "garet": other(follower=True, status="away"), "odo": Person(name="Odo"), "tam": other("Tam", status="dead"),
        "wolf": Person(name="Wolf", sheet=OthersWounds(wounds=0, most_wounds=2, armor=0)),
    }  # fmt: skip
    table = with_them(people, rhea=rhea(2), caradoc=one("Caradoc", sheet={"hp": 7, "dazed": True}))
    ask = asked("harm", table, "who")
    assert offers(ask) == ["caradoc", "rhea", "wolf", "garet"]  # as on the roster: who is away stands last
    assert [effect_of(ask, id) for id in offers(ask)] == [
        "HP 7/16, dazed", "2 Wounds, Fine", "0 Wounds of 2", "HP 6/6",
    ]  # fmt: skip
    assert ask.rule == "HH-DAMAGE-4"
    assert asked("harm", with_them(rhea=rhea(2), hilde=rhea(1)), "who").rule == "DG-HARM"
    done = play("harm", table, {"who": ["rhea"], "rhea/by": ["2"]})
    assert done.table.characters["rhea"].sheet.wounds == 4  # type: ignore[union-attr]
    assert MOVES["harm"].blocked(stonewell(people={"odo": Person(name="Odo")}), "gm") == (
        "nobody here has a sheet to be hurt on"
    )
    assert refusal("harm", stonewell()) == "nobody here has a sheet to be hurt on"


@pytest.mark.rule("HH-HP")
@pytest.mark.rule("HH-ZERO")
def test_how_they_are_in_words() -> None:
    people = {"a": other("A", sheet={"hp": None, "max_hp": None}), "b": other("B", sheet={"max_hp": None})}
    people |= {"c": other("C", sheet={"standing": "out"}), "d": other("D", sheet={"standing": "at-the-door"})}
    ask = asked("harm", stonewell(people=people), "who")
    assert [effect_of(ask, id) for id in offers(ask)] == [
        "HP not given yet", "HP 6/?", "HP 6/6, out of the action", "HP 6/6, at Death's Door",
    ]  # fmt: skip
