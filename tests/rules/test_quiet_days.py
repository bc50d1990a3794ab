"""The quiet days at home: Convalesce, Level Up, Keep Company, and XP."""

from typing import Any

import pytest

from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.registry import MOVES
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.injury import Injury
from rules.sheets.noted import Condition, Noted, OwnMove
from rules.sheets.others import OthersWounds
from rules.sheets.tag import Tag
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person, Plan
from tests.rules.hurting import at, caradoc, one, other, rhea, with_them
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import CULT, PAST, REAVERS, stonewell

REST = {"safe": True, "who": ["caradoc"], "long": ["days"]}


def sheet(done: Any, who: str = "caradoc") -> Any:
    return (done.table.characters.get(who) or done.table.people[who]).sheet


# -- Convalesce


@pytest.mark.rule("HF-CONVALESCE-1", case=1)
@pytest.mark.rule("HH-REGAIN-1")
@pytest.mark.rule("HH-DEBILITY-4")
def test_some_days_make_whole() -> None:
    table = caradoc(hp=3, weakened=True, dazed=True)
    done = play("convalesce", table, REST)
    why = "some days of rest"
    assert_did(
        done, table,
        Did(f"caradoc/{at('caradoc', 'hp')}", 3, 16, "HF-CONVALESCE-1", why),
        Did(f"caradoc/{at('caradoc', 'weakened')}", True, False, "HF-CONVALESCE-1", why),
        Did(f"caradoc/{at('caradoc', 'dazed')}", True, False, "HF-CONVALESCE-1", why),
    )  # fmt: skip


@pytest.mark.rule("HF-CONVALESCE-1")
def test_who_has_all_hp_loses_only_what_wears_them_down() -> None:
    table = caradoc(hp=16, miserable=True)
    done = play("convalesce", table, REST)
    why = "some days of rest"
    assert_did(done, table, Did(f"caradoc/{at('caradoc', 'miserable')}", True, False, "HF-CONVALESCE-1", why))
    assert remarks(done) == []


@pytest.mark.rule("HF-CONVALESCE-1")
def test_hp_that_nobody_has_said_yet_are_asked_for() -> None:
    table = caradoc(hp=None, max_hp=None, miserable=True)
    said = REST | {"caradoc/max_hp-value": 9, "caradoc/hp-value": 5}
    done = play("convalesce", table, said)
    assert (sheet(done).hp, sheet(done).max_hp, sheet(done).miserable) == (9, 9, False)


@pytest.mark.rule("HF-CONVALESCE-1", case=2)
def test_not_while_a_threat_presses() -> None:
    table = with_them(
        threats={"reavers": REAVERS, "lidless": CULT, "feud": PAST}, caradoc=one("Caradoc", sheet={"hp": 3})
    )
    ask = asked("convalesce", table, "safe")
    assert (ask.to, ask.about, ask.effect) == ("gm", "threats.gm", "there looms: The Lidless, Grey Reavers")
    assert asked("convalesce", caradoc(hp=3), "safe").effect == "nothing looms"
    assert refusal("convalesce", table, {"safe": False}) == (
        "nobody convalesces in the wilderness, or while a threat presses"
    )
    assert sheet(play("convalesce", table, REST)).hp == 16


@pytest.mark.rule("HF-CONVALESCE-1")
@pytest.mark.rule("HH-FOLLOWER-MOVES")
def test_who_has_something_to_mend() -> None:
    weak = {"weak": Tag(name="weakened", passing=True)}
    gash = {"gash": Injury(name="Gash")}
    endured = Condition(name="Shaking", source="Endure")
    people = {
        "garet": other(follower=True, tags=weak), "mab": other("Mab", follower=True),
        "hagr": other("Hagr", sheet={"hp": 1}),
        "hurt": other("Hurt", follower=True, injuries=gash), "jon": Person(name="Jon", injuries=FrozenMap(gash)),
        "wolf": Person(name="Wolf", follower=True, sheet=OthersWounds(wounds=1, most_wounds=3)),
        "boar": Person(name="Boar", sheet=OthersWounds(wounds=1, most_wounds=3)),
        "fox": Person(name="Fox", follower=True, status="away", sheet=OthersWounds(wounds=1, most_wounds=3)),
    }  # fmt: skip
    table = with_them(
        people,
        caradoc=one("Caradoc", sheet={"hp": 7}), whole=one("Whole"), far=one("Far", status="away", sheet={"hp": 1}),
        door=one("Door", sheet={"hp": 0, "standing": "at-the-door"}), rhea=rhea(3),
        odo=rhea(conditions=FrozenMap({"shaking": endured})).model_copy(update={"name": "Odo"}),
        isolde=rhea().model_copy(update={"name": "Isolde"}),
    )  # fmt: skip
    ask = asked("convalesce", table, "who", {"safe": True})
    assert [(option.id, option.effect) for option in ask.options] == [
        ("caradoc", "HP 7/16"), ("odo", "Shaking"), ("rhea", "3 Wounds, Wounded"), ("garet", "HP 6/6, weakened"),
        ("hurt", "Gash"), ("wolf", "1 Wound of 3"),
    ]  # fmt: skip
    assert (ask.to, ask.least, ask.most) == ("table", 1, 6)
    done = play("convalesce", table, {"safe": True, "who": ["garet", "wolf"], "long": ["days"], "nights": 2})
    assert done.table.people["garet"].tags["weak"].status == "gone"
    assert sheet(done, "wolf").wounds == 0
    assert done.changes[-1].why == "2 whole nights, safe and with food"
    assert MOVES["convalesce"].blocked(caradoc(), "gm") == "nobody here has anything to mend"
    assert MOVES["convalesce"].blocked(table, "gm") is None


GASH_AND_ARM = FrozenMap({"gash": Injury(name="Gash"), "arm": Injury(name="Lost arm", permanent=True)})
WEEKS = REST | {"long": ["weeks"]}


@pytest.mark.rule("HF-CONVALESCE-2", case=1)
@pytest.mark.rule("HH-WOUND-1")
@pytest.mark.rule("HF-PLAN-1")
def test_weeks_with_a_healer_leave_what_is_for_good() -> None:
    table = with_them(caradoc=one("Caradoc", injuries=GASH_AND_ARM))
    ask = asked("convalesce", table, "caradoc/arm/way", WEEKS)
    assert (ask.to, offers(ask), ask.text) == (
        "caradoc", ["retire", "plan"], "Lost arm is for good. What does Caradoc do?",
    )  # fmt: skip
    healed = Did(
        "caradoc/characters.caradoc.injuries.gash.status", "open", "healed", "HF-CONVALESCE-2",
        "weeks under a healer's care",
    )  # fmt: skip
    retires = play("convalesce", table, WEEKS | {"caradoc/arm/way": ["retire"]})
    assert_did(
        retires, table, healed,
        Did("caradoc/arm/characters.caradoc.status", "here", "retired", "HF-CONVALESCE-2", "Lost arm"),
    )  # fmt: skip
    said = WEEKS | {"caradoc/arm/way": ["plan"]}
    goal = asked("convalesce", table, "caradoc/arm/goal", said)
    assert goal.offered == "Caradoc: live with it: Lost arm"
    adapts = play("convalesce", table, said | {"caradoc/arm/goal": goal.offered})
    assert [plan.name for plan in adapts.table.plans.values()] == [goal.offered]
    assert adapts.changes[-1].why == "to adapt to Lost arm"
    assert adapts.table.characters["caradoc"].injuries["arm"].status == "open"
    again = play("convalesce", adapts.table, WEEKS)
    assert remarks(again) == ["Caradoc: live with it: Lost arm is a plan already"]
    dropped = adapts.table.model_copy(update={"plans": FrozenMap({"a": Plan(name=goal.offered, status="dropped")})})
    assert asked("convalesce", dropped, "caradoc/arm/way", WEEKS).to == "caradoc"


@pytest.mark.rule("HF-CONVALESCE-2")
def test_days_close_no_wound_and_of_a_follower_the_gm_says() -> None:
    table = with_them(caradoc=one("Caradoc", sheet={"hp": 3}, injuries=GASH_AND_ARM))
    done = play("convalesce", table, REST)
    assert done.table.characters["caradoc"].injuries == GASH_AND_ARM
    other_way = stonewell(people={"garet": other(follower=True, injuries={"arm": Injury(name="Arm", permanent=True)})})
    assert asked("convalesce", other_way, "garet/arm/way", WEEKS | {"who": ["garet"]}).to == "gm"


@pytest.mark.rule("HF-CONVALESCE-3")
@pytest.mark.parametrize(
    ("wounds", "nights", "then", "says"),
    [
        pytest.param(3, 2, 1, "", marks=pytest.mark.rule("HF-CONVALESCE-3", case=1)),
        pytest.param(5, 6, 5, "Rhea is Broken, at 5 Wounds: only what expressly heals the Broken does anything",
                     marks=pytest.mark.rule("HF-CONVALESCE-3", case=2)),
        (4, 9, 0, ""),
        (2, 0, 2, ""),
        (2, 1, 1, ""),
    ],
)  # fmt: skip
def test_of_wounds_the_whole_nights_count(wounds: int, nights: int, then: int, says: str) -> None:
    table = with_them(rhea=rhea(wounds))
    said = {"safe": True, "who": ["rhea"], "long": ["days"], "nights": nights}
    done = play("convalesce", table, said)
    assert sheet(done, "rhea").wounds == then
    assert remarks(done) == ([says] if says else [])
    many = "a whole night" if nights == 1 else f"{nights} whole nights"
    assert [change.why for change in done.changes] == ([] if then == wounds else [f"{many}, safe and with food"])


@pytest.mark.rule("HF-CONVALESCE-3")
def test_what_came_from_endure_goes() -> None:
    conditions = {
        "shaking": Condition(name="Shaking", source="Endure"), "cursed": Condition(name="Cursed", source="a tomb"),
        "gone": Condition(name="Gone", source="Endure", status="lost"),
    }  # fmt: skip
    table = with_them(rhea=rhea(3, conditions=FrozenMap(conditions)))
    weeks = asked("convalesce", table, "nights", {"safe": True, "who": ["rhea"], "long": ["weeks"]})
    days = asked("convalesce", table, "nights", {"safe": True, "who": ["rhea"], "long": ["days"]})
    assert (days.offered, weeks.offered, days.lowest, days.highest) == (3, 14, 0, 99)
    done = play("convalesce", table, {"safe": True, "who": ["rhea"], "long": ["days"], "nights": 0})
    place = "rhea/characters.rhea.sheet.conditions.shaking.status"
    assert_did(done, table, Did(place, "held", "lost", "HF-CONVALESCE-3", "it came from Endure"))


# -- Level Up


def levels(level: int, xp: int, playbook: str = "Heavy", **given: Any) -> Any:
    character = {key: given.pop(key) for key in ("carries",) if key in given}
    made = HitPointSheet(playbook=playbook, level=level, xp=xp, **given)
    return with_them(bram=Character(name="Bram", sheet=made, **character))


def says(*levels: int) -> dict[str, Any]:
    return {"bram/home": True} | {f"bram/level-{level}/move": "" for level in levels}


@pytest.mark.rule("HF-LEVEL-1")
@pytest.mark.parametrize(
    ("before", "taken", "after"),
    [
        pytest.param((1, 9), (2,), (2, 1), marks=pytest.mark.rule("HF-LEVEL-1", case=1)),
        pytest.param((3, 12), (4,), (4, 0), marks=pytest.mark.rule("HF-LEVEL-1", case=3)),
        pytest.param((1, 18), (2, 3), (3, 0), marks=pytest.mark.rule("HF-LEVEL-4", case=1)),
        pytest.param((1, 17), (2,), (2, 9), marks=pytest.mark.rule("HF-LEVEL-4", case=2)),
        pytest.param((1, 30), (2, 3, 4), (4, 0), marks=pytest.mark.rule("HF-LEVEL-4", case=3)),
        ((1, 8), (2,), (2, 0)),
    ],
)
def test_levels_are_taken_for_xp(before: tuple[int, int], taken: tuple[int, ...], after: tuple[int, int]) -> None:
    done = play("level-up", levels(*before), says(*taken))
    assert (sheet(done, "bram").level, sheet(done, "bram").xp) == after
    assert to_tell(done) == ["Bram has a new move to choose"] * len(taken)
    first, second = done.changes[:2]
    assert (first.waived_at, second.waived_at) == (f"bram/level-{taken[0]}/level",) * 2
    assert (first.why, second.why) == (f"level {taken[0]}", f"for {6 + 2 * before[0]} XP")


@pytest.mark.rule("HF-LEVEL-1", case=2)
def test_one_short_is_refused() -> None:
    table = levels(1, 7)
    assert refusal("level-up", table) == "Bram has 7 XP: 1 short of 8"
    two = with_them(bram=table.characters["bram"], wen=one("Wen"))
    assert MOVES["level-up"].blocked(two, "gm") == "nobody has the XP for another level"
    assert MOVES["level-up"].blocked(two, "wen") == "Wen has 0 XP: 8 short of 8"
    ready = with_them(bram=levels(1, 8).characters["bram"], wen=one("Wen"))
    assert MOVES["level-up"].blocked(ready, "gm") is None
    assert reach("level-up", ready).ask.key == "bram/home"  # type: ignore[union-attr]
    both = with_them(bram=levels(1, 8).characters["bram"], wen=one("Wen", sheet={"xp": 10}), rhea=rhea())
    ask = asked("level-up", both, "who")
    assert [(option.id, option.effect) for option in ask.options] == [("bram", "8 XP"), ("wen", "10 XP")]
    assert reach("level-up", both, who="wen").ask.key == "wen/home"  # type: ignore[union-attr]
    assert MOVES["level-up"].blocked(with_them(rhea=rhea()), "gm") == "nobody here has a Hit-point sheet"


@pytest.mark.rule("HF-LEVEL-1")
def test_not_in_the_field_and_a_level_that_nobody_gave_is_asked() -> None:
    assert refusal("level-up", levels(1, 8), {"bram/home": False}) == (
        "nobody levels up in the field, or while things press"
    )
    table = with_them(bram=Character(name="Bram", sheet=HitPointSheet(xp=9)))
    assert asked("level-up", table, "bram/level-value").offered == 1
    assert refusal("level-up", table, {"bram/level-value": 2}) == "Bram has 9 XP: 1 short of 10"
    seven = with_them(bram=Character(name="Bram", sheet=HitPointSheet(xp=7)))
    assert MOVES["level-up"].blocked(seven, "bram") == "Bram has 7 XP: 1 short of 8"
    done = play("level-up", table, {"bram/level-value": 1} | says(2))
    assert (sheet(done, "bram").level, sheet(done, "bram").xp) == (2, 1)


@pytest.mark.rule("HF-LEVEL-2")
def test_a_level_brings_a_move_and_a_look_at_instinct_and_appearance() -> None:
    table = levels(2, 10, instinct="to shield", appearance="tall")
    key = "bram/level-3/move"
    ask = asked("level-up", table, key, {"bram/home": True})
    assert (ask.to, ask.text) == ("bram", "Level 3. Which new move, and do Instinct and Appearance still fit?")
    assert [(aside.id, aside.letter, aside.offered) for aside in ask.asides] == [
        ("instinct", "i", "to shield"), ("appearance", "a", "tall"),
    ]  # fmt: skip
    said = {"bram/home": True, f"{key}/instinct": "to lead", f"{key}/appearance": "", key: "Unfettered"}
    done = play("level-up", table, said)
    now = sheet(done, "bram")
    assert (now.instinct, now.appearance, dict(now.moves)) == (
        "to lead", "", {"unfettered": OwnMove(name="Unfettered")},
    )  # fmt: skip
    assert [change.rule for change in done.changes] == ["HF-LEVEL-1"] * 2 + ["HF-LEVEL-2"] * 3
    assert to_tell(done) == []


@pytest.mark.rule("HF-LEVEL-2")
def test_a_new_move_is_written_as_a_name_and_what_it_does() -> None:
    key = "bram/level-3/move"
    ask = asked("level-up", levels(2, 10), key, {"bram/home": True})
    assert (ask.optional, ask.empty, ask.most) == (True, "chosen later", 1)
    done = play("level-up", levels(2, 10), {"bram/home": True, key: "Parry: +1 armor when blocking"})
    assert dict(sheet(done, "bram").moves) == {"parry": OwnMove(name="Parry", text="+1 armor when blocking")}


@pytest.mark.rule("HF-LEVEL-3")
@pytest.mark.parametrize(
    ("level", "given", "more"),
    [
        pytest.param(1, {"playbook": "Blessed"}, 1, marks=pytest.mark.rule("HF-LEVEL-3", case=1)),
        pytest.param(2, {"playbook": "Blessed"}, 0, marks=pytest.mark.rule("HF-LEVEL-3", case=2)),
        pytest.param(3, {"carries": FrozenMap({"p": Noted(name="A sacred pouch")})}, 1,
                     marks=pytest.mark.rule("HF-LEVEL-3", case=3)),
        (1, {"carries": FrozenMap({"p": Noted(name="Sacred Pouch", status="lost")})}, 0),
        (1, {"moves": FrozenMap({"p": OwnMove(name="Sacred Pouch")})}, 1),
        (1, {"playbook": "The Blessed"}, 1),
        (1, {"playbook": "Heavy"}, 0),
    ],
)  # fmt: skip
def test_at_an_even_level_the_pouch_holds_more(level: int, given: dict[str, Any], more: int) -> None:
    table = levels(level, 6 + 2 * level, max_stock=3, **given)
    done = play("level-up", table, says(level + 1))
    assert sheet(done, "bram").max_stock == 3 + more
    if more:
        assert (done.changes[-1].rule, done.changes[-1].why) == ("HF-LEVEL-3", f"level {level + 1}, and a pouch")


@pytest.mark.rule("HF-LEVEL-3")
def test_a_pouch_whose_stock_nobody_gave_is_asked_for() -> None:
    ask = asked("level-up", levels(1, 8, "Blessed"), "bram/level-2/max_stock-value", says(2))
    assert ask.offered == 0


@pytest.mark.rule("HF-LEVEL-3", case=4)
def test_the_lightbearer_learns_an_invocation() -> None:
    key = "bram/level-2/invocation"
    invokes = FrozenMap({"i": OwnMove(name="Invoke the Sun God")})
    for table in (levels(1, 8, "Lightbearer"), levels(1, 8, moves=invokes)):
        ask = asked("level-up", table, key, says(2))
        assert (ask.to, ask.text) == ("bram", "Which new invocation does Bram learn?")
        done = play("level-up", table, says(2) | {key: "Dawn"})
        assert sheet(done, "bram").moves["dawn"] == OwnMove(name="Dawn", kind="invocation")
        assert done.changes[-1].rule == "HF-LEVEL-3"
    assert to_tell(play("level-up", levels(1, 8, "Lightbearer"), says(2) | {key: ""})) == [
        "Bram has a new move to choose", "Bram has a new invocation to choose",
    ]  # fmt: skip


# -- XP and company


@pytest.mark.rule("HF-XP")
@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("instinct", "a struggle against one's instinct"),
        ("relationship", "a relationship that changes"),
        ("company", "a yes when Keeping Company"),
    ],
)
def test_one_xp_for_what_the_rules_name(what: str, why: str) -> None:
    table = caradoc()
    done = play("gain-xp", table, {"caradoc/what": [what]})
    assert_did(done, table, Did(f"caradoc/{at('caradoc', 'xp')}", 0, 1, "HF-XP", why))


@pytest.mark.rule("HF-XP")
def test_or_for_something_else_that_is_said() -> None:
    done = play("gain-xp", caradoc(xp=3), {"caradoc/what": ["other"], "caradoc/why": "a vow kept"})
    assert (sheet(done).xp, done.changes[0].why) == (4, "a vow kept")
    assert MOVES["gain-xp"].blocked(with_them(rhea=rhea()), "gm") == "nobody here has a Hit-point sheet"


COMPANY = {
    "caradoc/with": "odo", "caradoc/asked": ["mind"], "caradoc/asked-answer": "the weir",
    "caradoc/back": ["you-do"], "caradoc/back-answer": "",
}  # fmt: skip


@pytest.mark.rule("HF-COMPANY")
@pytest.mark.rule("HF-XP")
def test_a_question_and_one_asked_back() -> None:
    table = with_them({"odo": Person(name="Odo")}, caradoc=one("Caradoc"))
    said = {"caradoc/with": "odo"}
    first = asked("keep-company", table, "caradoc/asked", said)
    assert (first.to, first.text, len(first.options)) == ("caradoc", "What does Caradoc ask Odo?", 6)
    assert [option.id for option in first.options] == ["you-do", "i-do", "mind", "talk", "pass", "reveal"]
    back = asked("keep-company", table, "caradoc/back", {key: COMPANY[key] for key in list(COMPANY)[:3]})
    assert (back.to, back.text, len(back.options)) == ("gm", "What does Odo ask Caradoc?", 6)
    xp = asked("keep-company", table, "caradoc/xp", COMPANY)
    assert (xp.to, xp.highest, xp.offered) == ("gm", 6, 0)
    done = play("keep-company", table, COMPANY | {"caradoc/xp": 2})
    assert_did(done, table, Did(f"caradoc/{at('caradoc', 'xp')}", 0, 2, "HF-XP", "kept company with Odo"))
    assert [(one.text, one.about) for one in done.remarks] == [
        ("Caradoc asks Odo: Who or what do you seem to think about? the weir", "people.odo"),
        ("Odo asks Caradoc: What do you do that grates on me, or charms me?", "people.odo"),
    ]  # fmt: skip
    assert_did(play("keep-company", table, COMPANY | {"caradoc/xp": 0}), table)


@pytest.mark.rule("HF-COMPANY")
def test_with_somebody_new_and_on_the_other_sheet() -> None:
    said = {key.replace("caradoc", "rhea"): value for key, value in COMPANY.items()} | {"rhea/with": "Tess"}
    done = play("keep-company", with_them(rhea=rhea()), said)
    assert [change.where for change in done.changes] == ["people.tess"]
    assert {one.about for one in done.remarks} == {"people.tess"}
    assert isinstance(done.table.characters["rhea"].sheet, WoundsSheet)
    assert MOVES["keep-company"].blocked(stonewell(), "gm") == "no player's character is here"
    with pytest.raises(Refused):
        reach("keep-company", with_them(rhea=rhea(), wen=one("Wen", status="dead")), who="wen")


def test_the_quiet_days_have_letters_and_no_line_in_the_list() -> None:
    moves = [MOVES[id] for id in ("convalesce", "level-up", "keep-company")]
    assert [(move.letter, move.row, move.tab) for move in moves] == [
        ("c", "home", "steading"), ("l", "home", "steading"), ("k", "home", "steading"),
    ]  # fmt: skip
    assert effect_of(asked("convalesce", caradoc(hp=3), "long", {"safe": True, "who": ["caradoc"]}), "days") == (
        "all HP, no debility"
    )
