"""Face Danger, Get the Upper Hand and Endure."""

from typing import Any

import pytest

from rules.combat.sides import Fight, Foe
from rules.frozen_map import FrozenMap
from rules.places import MISSING, put
from rules.reference import about
from rules.registry import MOVES
from rules.run import Open
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.others import OthersWounds
from rules.sheets.weapon import Weapon
from rules.table import Character, Person, Table
from tests.rules.company import company, dread, one
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks, to_tell

WOUNDS = "characters.rhea.sheet.wounds"


# -- Face Danger


@pytest.mark.rule("DG-FACE-DANGER")
@pytest.mark.parametrize(
    ("faces", "says", "tells"),
    [
        ([6, 4], "Rhea: out of danger, and with grace", False),
        ([5, 4], "Rhea: out of danger, but what complicates it?", True),
        ([4, 3], "Rhea: out of danger, but what complicates it?", True),
    ],
)
def test_danger_is_faced_with_grace(faces: list[int], says: str, tells: bool) -> None:
    table = company()
    done = play("face-danger", table, {"rhea/roll/dice": faces})
    assert remarks(done)[-1] == says
    assert to_tell(done) == ([says] if tells else [])
    assert_did(done, table)


@pytest.mark.rule("DG-FACE-DANGER")
@pytest.mark.rule("DG-ROLL-2")
def test_danger_that_is_not_avoided() -> None:
    table = company(rhea={"grace": -1}, dread=3)
    done = play("face-danger", table, {"rhea/roll/dice": [4, 3]}, who="rhea")
    assert_did(done, table, dread(3, 4))
    assert to_tell(done) == ["Rhea: the danger is not avoided: what does it do?"]
    assert remarks(done)[0] == "Rhea rolls 4 3: Grace -1; 6, 6-"


@pytest.mark.rule("DG-FACE-DANGER")
def test_who_faces_it_and_what_each_result_would_mean() -> None:
    table = company(odo={"grace": 2}, bram=Character(name="Bram", sheet=HitPointSheet()))
    who = asked("face-danger", table, "who")
    assert (offers(who), who.text, who.rule) == (["odo", "rhea"], "Who is in danger?", "DG-FACE-DANGER")
    dice = asked("face-danger", table, "odo/roll/dice", {"who": ["odo"]})
    assert (dice.to, dice.rule, dice.throw.text()) == ("odo", "DG-FACE-DANGER", "2d6 +2")
    assert dice.tiers == (
        ("full", "done, and with grace"), ("partial", "done, and something complicates it"), ("miss", "not avoided"),
    )  # fmt: skip
    move = MOVES["face-danger"]
    assert (move.letter, move.tab, move.players, move.world) == ("d", "combat", True, "days-of-gold")
    assert move.blocked(company(rhea={"status": "away"}), "gm") == "nobody here has a Wounds sheet"
    assert move.blocked(table, "bram") == "Bram has a Hit-point sheet"
    assert refusal("face-danger", company(rhea={"status": "dead"})) == "nobody here has a Wounds sheet"


# -- Get the Upper Hand

SWORD, KNIFE = Weapon(name="sword", harm=3, status="in-hand"), Weapon(name="knife", harm=2)
GARET = Person(name="Garet", sheet=OthersWounds(most_wounds=6, armor=1, harm=2))


def ambush(**given: Any) -> Table:
    """Rhea with a sword in hand, a knife and a lost axe; Garet with 6 Wounds and Armor 1, and what is given."""
    rhea = one("Rhea").model_copy(
        update={
            "weapons": FrozenMap({"knife": KNIFE, "sword": SWORD, "axe": Weapon(name="axe", harm=3, status="lost")})
        }
    )
    made = company(table={"people": {"garet": GARET}, **given})
    return made.model_copy(update={"characters": FrozenMap({**made.characters, "rhea": rhea})})


@pytest.mark.rule("DG-UPPER-HAND")
def test_the_attacks_harm_is_done_with_no_roll() -> None:
    table = ambush()
    done = play("upper-hand", table, {"rhea/whom": ["garet"], "rhea/does": ["with-sword"]})
    why = "sword, unaware or helpless, Harm 3, less armor 1: 2"
    assert_did(done, table, Did("rhea/garet/people.garet.sheet.wounds", 0, 2, "DG-NPC", why))
    done = play("upper-hand", table, {"rhea/whom": ["garet"], "rhea/does": ["with-knife"]})
    assert done.table.people["garet"].sheet == GARET.sheet.model_copy(update={"wounds": 1})  # type: ignore[union-attr]


@pytest.mark.rule("DG-UPPER-HAND")
def test_or_they_are_subdued_with_no_harm() -> None:
    table = ambush()
    done = play("upper-hand", table, {"rhea/whom": ["garet"], "rhea/does": ["subdue"]})
    assert_did(done, table)
    assert (remarks(done), to_tell(done)) == (["Garet is subdued by Rhea"], [])


@pytest.mark.rule("DG-UPPER-HAND")
def test_a_foe_that_is_subdued_is_out_of_the_fight_and_of_foes_alike_one_is() -> None:
    fight, sheet = Fight(name="At the ford"), OthersWounds(most_wounds=3, wounds=2, armor=0)
    table = ambush(
        fights={"ford": fight},
        foes={"wolf": Foe(name="Wolf", fight="ford", sheet=sheet),
              "dogs": Foe(name="Dogs", fight="ford", sheet=sheet, many=4, began=5)},
    )  # fmt: skip
    assert offers(asked("upper-hand", table, "rhea/whom")) == ["dogs", "wolf", "garet"]
    done = play("upper-hand", table, {"rhea/whom": ["wolf"], "rhea/does": ["subdue"]})
    assert_did(done, table, Did("rhea/foes.wolf.status", "here", "left", "DG-UPPER-HAND", "subdued by Rhea"))
    done = play("upper-hand", table, {"rhea/whom": ["dogs"], "rhea/does": ["subdue"]})
    assert done.table.foes["dogs"] == table.foes["dogs"].model_copy(
        update={"many": 3, "sheet": sheet.model_copy(update={"wounds": 0})}
    )
    assert {change.rule for change in done.changes} == {"DG-UPPER-HAND"}


@pytest.mark.rule("DG-UPPER-HAND")
def test_where_one_could_miss_there_is_no_upper_hand() -> None:
    table = ambush()
    done = play("upper-hand", table, {"rhea/whom": ["garet"], "rhea/does": ["could-miss"]})
    assert_did(done, table)
    assert to_tell(done) == ["Rhea could still miss Garet: roll what fits, a Fight or Face Danger"]


@pytest.mark.rule("DG-UPPER-HAND")
def test_at_a_player_s_seat_the_gm_says_whether_one_could_miss() -> None:
    table = ambush()
    front = reach("upper-hand", table, {"rhea/whom": ["garet"]}, who="rhea")
    assert isinstance(front, Open)
    assert (front.ask.key, front.ask.to, front.ask.kind) == ("rhea/could-miss", "gm", "yes")
    assert front.ask.text == "Could Rhea still miss Garet?"
    misses = play("upper-hand", table, {"rhea/whom": ["garet"], "rhea/could-miss": True}, who="rhea")
    assert_did(misses, table)
    assert to_tell(misses) == ["Rhea could still miss Garet: roll what fits, a Fight or Face Danger"]
    said = {"rhea/whom": ["garet"], "rhea/could-miss": False}
    front = reach("upper-hand", table, said, who="rhea")
    assert isinstance(front, Open)
    assert offers(front.ask) == ["with-sword", "with-knife", "another", "subdue"]
    done = play("upper-hand", table, said | {"rhea/does": ["with-sword"]}, who="rhea")
    assert [(one.where, one.after) for one in done.changes] == [("people.garet.sheet.wounds", 2)]


@pytest.mark.rule("DG-UPPER-HAND")
@pytest.mark.rule("DG-PVP-3")
@pytest.mark.parametrize("wounds", [6, 0])
def test_death_that_comes_of_it_between_players_had_better_end_the_quarrel(wounds: int) -> None:
    table = put(ambush(), "characters.odo", one("Odo", wounds=wounds, dies_with=5 if wounds else None))
    said: dict[str, Any] = {"who": ["rhea"], "rhea/whom": ["odo"], "rhea/does": ["with-sword"]}
    said |= {"rhea/odo/death/way": ["loses"], "rhea/odo/death/lost": "a hand"} if wounds else {}
    done = play("upper-hand", table, said)
    end = "Death came of it: between Rhea and Odo it had better end here"
    assert (end in to_tell(done)) is bool(wounds)


@pytest.mark.rule("DG-UPPER-HAND")
def test_another_attack_is_asked_for_and_a_sheet_with_hp_asks_its_own_way() -> None:
    table = ambush()
    said = {"rhea/whom": ["garet"], "rhea/does": ["another"], "rhea/garet/by": ["4"]}
    done = play("upper-hand", table, said)
    assert_did(done, table, Did("rhea/garet/people.garet.sheet.wounds", 0, 3, "DG-NPC", "Harm 4, less armor 1: 3"))
    bram = Character(name="Bram", sheet=HitPointSheet(hp=9, max_hp=9, armor=0))
    table = company(bram=bram)
    front: Any = reach("upper-hand", table, {"rhea/whom": ["bram"], "rhea/does": ["another"]})
    assert isinstance(front, Open)
    assert front.ask.key == "rhea/bram/by"
    assert "typed" in offers(front.ask)


@pytest.mark.rule("DG-UPPER-HAND")
def test_who_can_be_struck_and_with_what() -> None:
    fight = Fight(name="At the ford")
    wolf = Foe(name="Wolf", fight="ford", sheet=OthersWounds(most_wounds=3, armor=0))
    table = ambush(fights={"ford": fight}, foes={"wolf": wolf})
    whom = asked("upper-hand", table, "rhea/whom")
    assert "rhea" not in offers(whom)
    assert (whom.to, whom.text, whom.rule) == ("rhea", "Who is unaware, or helpless?", "DG-UPPER-HAND")
    does = asked("upper-hand", table, "rhea/does", {"rhea/whom": ["garet"]})
    assert [(one.id, one.text, one.effect) for one in does.options] == [
        ("with-sword", "sword", "Harm 3"), ("with-knife", "knife", "Harm 2"),
        ("another", "Another attack", "how much Harm is asked"), ("subdue", "They are subdued", "no Harm"),
        ("could-miss", "The GM says: one could miss", "then it takes a roll"),
    ]  # fmt: skip
    assert (does.to, does.about, does.text) == ("rhea", "people.garet", "What does Rhea do?")
    assert {one.about for one in does.options} == {"people.garet"}
    move = MOVES["upper-hand"]
    assert (move.letter, move.tab, move.players, move.world) == ("u", "combat", True, "days-of-gold")
    assert move.blocked(company(), "gm") == "nobody else here has a sheet to be hurt on"
    assert move.blocked(table, "gm") is None
    assert move.blocked(company(rhea={"status": "away"}), "rhea") == "Rhea is away"


# -- Endure


@pytest.mark.rule("DG-ENDURE-1")
def test_holding_and_being_overcome() -> None:
    table = company(rhea={"might": 1})
    done = play("endure", table, {"rhea/roll/dice": [5, 4]})
    assert_did(done, table)
    assert (remarks(done)[-1], to_tell(done)) == ("Rhea: holds", [])
    done = play("endure", table, {"rhea/roll/dice": [3, 2]})
    assert_did(done, table, dread(0, 1))
    assert to_tell(done) == ["Rhea: is overcome: what does it do?"]
    dice = asked("endure", table, "rhea/roll/dice")
    assert dice.throw.because == ("Might +1",)
    assert dice.tiers == (("full", "it holds"), ("partial", "it holds, at a cost"), ("miss", "overcome"))
    move = MOVES["endure"]
    assert (move.letter, move.tab, move.players, move.world) == ("w", "combat", True, "days-of-gold")
    assert move.blocked(company(rhea={"status": "away"}), "gm") == "nobody here has a Wounds sheet"


@pytest.mark.rule("DG-ENDURE-1")
def test_the_player_picks_what_holding_costs() -> None:
    ask = asked("endure", company(), "rhea/cost", {"rhea/roll/dice": [4, 3]})
    assert (ask.to, ask.about, ask.rule) == ("rhea", "characters.rhea", "DG-ENDURE-1")
    assert ask.text == "Rhea holds. At which cost?"
    assert [(one.id, one.text, one.effect, one.about) for one in ask.options] == [
        ("harm", "1 Harm", "Armor does not count", "characters.rhea"),
        ("lose", "Something is lost or dropped", "", "characters.rhea"),
        ("opening", "They hesitate", "someone gets an opening", "characters.rhea"),
        ("condition", "A lasting condition", "until they recover", "characters.rhea"),
    ]
    assert (ask.least, ask.most) == (1, 1)


@pytest.mark.rule("DG-ENDURE-1")
@pytest.mark.rule("DG-ENDURE-2")
def test_its_harm_is_not_physical_so_armor_does_not_count() -> None:
    table = company(rhea={"armor": 2})
    done = play("endure", table, {"rhea/roll/dice": [4, 3], "rhea/cost": ["harm"]})
    assert_did(done, table, Did(f"rhea/{WOUNDS}", 0, 1, "DG-ARMOR", "held out, Harm 1, armor ignored: 1"))


@pytest.mark.rule("DG-ENDURE-1")
def test_a_lasting_condition_stands_on_the_sheet() -> None:
    table = company()
    said = {"rhea/roll/dice": [4, 3], "rhea/cost": ["condition"], "rhea/condition": "Shaken"}
    done = play("endure", table, said)
    held = {"name": "Shaken", "text": "", "status": "held", "source": "Endure"}
    place = "characters.rhea.sheet.conditions"
    assert_did(done, table, Did(f"rhea/{place}.shaken", MISSING, held, "DG-ENDURE-1", "until they recover"))
    again = play("endure", done.table, said)
    assert_did(again, done.table, Did(f"rhea/{place}.shaken-2", MISSING, held, "DG-ENDURE-1", "until they recover"))
    ask = asked("endure", table, "rhea/condition", {"rhea/roll/dice": [4, 3], "rhea/cost": ["condition"]})
    assert (ask.to, ask.optional, ask.about, ask.text) == ("rhea", False, "characters.rhea", "Which condition?")


@pytest.mark.rule("DG-ENDURE-1")
def test_something_is_lost_or_an_opening_given() -> None:
    table = company()
    lost = {"rhea/roll/dice": [4, 3], "rhea/cost": ["lose"]}
    done = play("endure", table, lost | {"rhea/lost": "her lantern"})
    assert_did(done, table)
    assert (remarks(done)[-1], to_tell(done)) == ("Rhea holds, and loses or drops her lantern", [])
    done = play("endure", table, lost | {"rhea/lost": ""})
    assert to_tell(done) == ["Rhea holds, and loses or drops something"]
    ask = asked("endure", table, "rhea/lost", lost)
    assert (ask.to, ask.text) == ("rhea", "What does Rhea lose or drop?")
    done = play("endure", table, {"rhea/roll/dice": [4, 3], "rhea/cost": ["opening"]})
    assert to_tell(done) == ["Rhea holds, but hesitates: who gets the opening?"]


# -- players among themselves


@pytest.mark.rule("DG-PVP-3")
def test_what_a_death_by_another_player_should_mean_can_be_read() -> None:
    entry = about("DG-PVP-3")
    assert entry is not None
    assert "quarrel" in entry.text
    assert not entry.ruling
