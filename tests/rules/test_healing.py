"""HP and debilities on the way back: Recover, Make Camp, the GM's measures, debilities marked and cleared."""

from typing import Any

import pytest

from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.harm.debilities import barred, pay_a_debility, take_one
from rules.places import MISSING
from rules.play import Play, Steps
from rules.registry import MOVES
from rules.run import Open
from rules.sheets.injury import Injury
from rules.sheets.tag import Tag
from rules.table import Person
from tests.rules.hurting import at, caradoc, one, other, rhea, with_them
from tests.rules.moves_to_try import a_move
from tests.rules.playing import (
    Did,
    asked,
    assert_did,
    effect_of,
    offers,
    play,
    reach,
    refusal,
    remarks,
    to_tell,
)
from tests.rules.tables import stonewell

GASH = {"gash": Injury(name="Gash")}


def now_hp(done: Any, who: str = "caradoc") -> int:
    hp: int = (done.table.characters.get(who) or done.table.people[who]).sheet.hp
    return hp


def sheet(done: Any, who: str = "caradoc") -> Any:
    return (done.table.characters.get(who) or done.table.people[who]).sheet


# -- Recover


@pytest.mark.rule("HH-RECOVER-1", case=1)
@pytest.mark.rule("HH-REGAIN-1")
def test_a_breather_gives_four_hp_for_a_use_of_supplies() -> None:
    table = caradoc(hp=7)
    done = play("recover", table)
    assert_did(
        done, table,
        Did(f"caradoc/supplies/{at('caradoc', 'supplies')}", 3, 2, "HH-RECOVER-1", "for Caradoc"),
        Did(f"caradoc/{at('caradoc', 'hp')}", 7, 11, "HH-RECOVER-1", "a breather: 4 HP"),
        Did(f"caradoc/{at('caradoc', 'recovered')}", False, True, "HH-RECOVER-2", "not again before more damage"),
    )  # fmt: skip
    assert done.changes[1].waived_at == "caradoc/regained"


@pytest.mark.rule("HH-RECOVER-1", case=2)
@pytest.mark.rule("HH-RECOVER-2")
def test_not_again_before_more_damage() -> None:
    done = play("recover", caradoc(hp=7))
    assert refusal("recover", done.table) == "Caradoc has recovered already: not again before more damage"
    hurt = play("harm", done.table, {"caradoc/by": ["d4"], "caradoc/d4/dice": [1]})
    assert now_hp(play("recover", hurt.table)) == 14
    price = play("harm", done.table, {"caradoc/by": ["price"], "caradoc/price/amount": 2})
    assert refusal("recover", price.table) == "Caradoc has recovered already: not again before more damage"
    assert refusal("recover", caradoc()) == "Caradoc has nothing to mend"
    assert refusal("recover", caradoc(recovered=True)) == "Caradoc has nothing to mend"


@pytest.mark.rule("HH-RECOVER-1", case=3)
def test_after_a_camp_the_last_point_can_be_recovered() -> None:
    camp = play("make-camp", caradoc(hp=7), {"everyone": True})
    assert now_hp(camp) == 15
    done = play("recover", camp.table)
    assert now_hp(done) == 16
    assert done.changes[1].why == "a breather: 4 HP; 16 is the most"


@pytest.mark.rule("HH-RECOVER-1")
def test_a_debility_goes_with_it_if_they_say_how() -> None:
    table = caradoc(hp=7, dazed=True)
    said = {"caradoc/what": ["hp"], "caradoc/with-it": ["dazed"]}
    for hp, effect in ((7, "4, to 11"), (14, "4, to 16")):
        assert effect_of(asked("recover", caradoc(hp=hp, dazed=True), "caradoc/what"), "hp") == effect
    pick = asked("recover", table, "caradoc/with-it", {"caradoc/what": ["hp"]})
    assert (pick.to, offers(pick)) == ("caradoc", ["dazed", "none"])
    how = asked("recover", table, "caradoc/how", said)
    assert (how.to, how.optional) == ("caradoc", False)
    done = play("recover", table, said | {"caradoc/how": "a shot of whisky"})
    assert (now_hp(done), sheet(done).dazed, sheet(done).supplies) == (11, False, 2)
    assert done.changes[-1].why == "a shot of whisky"
    assert done.changes[-1].rule == "HH-DEBILITY-4"
    left = play("recover", table, {"caradoc/what": ["hp"], "caradoc/with-it": ["none"]})
    assert (now_hp(left), sheet(left).dazed) == (11, True)


@pytest.mark.rule("HH-RECOVER-2", case=1)
@pytest.mark.rule("HF-MARKS-2", case=1)
@pytest.mark.parametrize(("given", "hp"), [
    ({"prosperity": 1}, 12), ({"prosperity": 0, "lacking": True}, 11), ({"prosperity": 2, "lacking": True}, 12),
    ({"prosperity": 0, "settings": {"recover_hp": 2}}, 9),
])  # fmt: skip
def test_it_is_four_and_prosperity_as_it_counts(given: dict[str, Any], hp: int) -> None:
    table = with_them(caradoc=one("Caradoc", sheet={"hp": 7}), **given)
    assert now_hp(play("recover", table)) == hp
    assert MOVES["recover"].hint(table) == f"{hp - 7} HP"


@pytest.mark.rule("HH-RECOVER-2", case=2)
@pytest.mark.rule("HH-DEBILITY-4")
def test_vahid_camps_for_hp_and_eats_away_the_weakness() -> None:
    table = caradoc(hp=6, dazed=True, weakened=True)
    camp = play("make-camp", table, {"everyone": True, "caradoc/rest": ["hp"]})
    assert (now_hp(camp), sheet(camp).dazed, sheet(camp).weakened) == (14, True, True)
    said = {"caradoc/what": ["debility"], "caradoc/which": ["weakened"], "caradoc/how": "a huge meal"}
    done = play("recover", camp.table, said)
    assert_did(
        done, camp.table,
        Did(f"caradoc/supplies/{at('caradoc', 'supplies')}", 3, 2, "HH-RECOVER-1", "for Caradoc"),
        Did(f"caradoc/{at('caradoc', 'weakened')}", True, False, "HH-DEBILITY-4", "a huge meal"),
    )  # fmt: skip


@pytest.mark.rule("HH-RECOVER-2")
def test_a_debility_alone_is_not_barred_by_the_limit() -> None:
    table = caradoc(hp=6, dazed=True, recovered=True)
    done = play("recover", table, {"caradoc/how": "cold water"})
    assert (now_hp(done), sheet(done).dazed, sheet(done).supplies) == (6, False, 2)


@pytest.mark.rule("HH-RECOVER-2")
def test_without_supplies_it_is_refused_or_somebody_elses_are_used() -> None:
    assert refusal("recover", caradoc(hp=7, supplies=0)) == "there are no supplies left to recover with"
    table = with_them(
        caradoc=one("Caradoc", sheet={"hp": 7, "supplies": 0}), wen=one("Wen", sheet={"supplies": 1}),
        far=one("Far", status="away"), rhea=rhea(),
    )  # fmt: skip
    done = play("recover", table, {"who": ["caradoc"]})
    assert (sheet(done, "wen").supplies, now_hp(done)) == (0, 11)
    two = with_them(
        caradoc=one("Caradoc", sheet={"hp": 7, "supplies": 0}), wen=one("Wen"), bram=one("Bram", sheet={"supplies": 2})
    )
    ask = asked("recover", two, "caradoc/supplies/giver", {"who": ["caradoc"]})
    assert (offers(ask), effect_of(ask, "bram")) == (["bram", "wen"], "supplies 2")
    assert asked("recover", caradoc(hp=7, supplies=None), "caradoc/supplies/supplies-value").lowest == 0


@pytest.mark.rule("HH-RECOVER-1")
@pytest.mark.rule("HH-RECOVER-2")
def test_the_last_use_is_their_own_and_nobody_gives_what_was_never_said() -> None:
    both = with_them(caradoc=one("Caradoc", sheet={"hp": 7, "supplies": 1}), wen=one("Wen"))
    done = play("recover", both, {"who": ["caradoc"]})
    assert (sheet(done).supplies, sheet(done, "wen").supplies) == (0, 3)
    unsaid = with_them(
        caradoc=one("Caradoc", sheet={"hp": 7, "supplies": 0}), wen=one("Wen", sheet={"supplies": None}),
        bram=one("Bram"),
    )  # fmt: skip
    done = play("recover", unsaid, {"who": ["caradoc"]})
    assert (sheet(done, "bram").supplies, sheet(done, "wen").supplies) == (2, None)


@pytest.mark.rule("HH-FOLLOWER-MOVES")
@pytest.mark.rule("HH-REGAIN-1")
def test_followers_recover_too_and_monsters_do_not() -> None:
    people = {"garet": other(follower=True, sheet={"hp": 1}), "hagr": other("Hagr", sheet={"hp": 1})}
    table = with_them(people, caradoc=one("Caradoc"))
    ask = asked("recover", table, "who")
    assert [(option.id, option.effect) for option in ask.options] == [("caradoc", "HP 16/16"), ("garet", "HP 1/6")]
    done = play("recover", table, {"who": ["garet"]})
    assert (now_hp(done, "garet"), sheet(done).supplies) == (5, 2)
    assert refusal("recover", done.table, {"who": ["garet"]}) == (
        "Garet has recovered already: not again before more damage"
    )
    assert MOVES["recover"].blocked(stonewell(people={"hagr": other("Hagr")}), "gm") == "nobody here could recover"


@pytest.mark.rule("HH-RECOVER-1")
@pytest.mark.rule("HH-REGAIN-1")
def test_who_sits_there_recovers_themselves() -> None:
    table = with_them(caradoc=one("Caradoc", sheet={"hp": 7}), rhea=rhea())
    assert now_hp(play("recover", table, who="caradoc")) == 11
    with pytest.raises(Refused, match="nobody here could recover"):
        reach("recover", table, who="rhea")


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("HH-HP")
def test_who_is_out_and_regains_nothing_stays_out() -> None:
    table = caradoc(standing="out")
    assert_did(play("regain", table, {"caradoc/amount": 1, "caradoc/why": ""}), table)


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("HH-HP")
def test_who_is_out_is_up_again_when_hp_come_back_and_who_is_at_the_door_is_not_helped_so() -> None:
    done = play("recover", caradoc(hp=0, standing="out"))
    assert (now_hp(done), sheet(done).standing) == (4, "up")
    assert MOVES["recover"].blocked(caradoc(hp=0, standing="at-the-door"), "gm") == "nobody here could recover"
    assert MOVES["make-camp"].blocked(caradoc(hp=0, standing="at-the-door"), "gm") == "nobody here could make camp"


# -- tending


def bleeding(**given: Any) -> Any:
    garet = other(follower=True, sheet={"hp": 0, "standing": "out"}, injuries=GASH)
    return with_them({"garet": garet}, blodwen=one("Blodwen", **given))


TENDED = {
    "who": ["garet"], "garet/what": ["wound"], "garet/gash/needs": "pressure, and stitches",
    "garet/gash/by": ["blodwen"], "garet/gash/roll/stat": ["intelligence"],
}  # fmt: skip


@pytest.mark.rule("HH-RECOVER-3", case=1)
@pytest.mark.rule("HH-FOLLOWER-MOVES")
def test_blodwen_saves_garet_for_another_use_of_supplies() -> None:
    table = bleeding()
    said = TENDED | {"garet/gash/roll/dice": [4, 3]}
    ask = asked("recover", table, "garet/gash/bargain", said)
    assert [(one.id, one.effect) for one in ask.options] == [
        ("one-more", "awake at 4 HP"), ("less", "stable, and out of the action"),
    ]  # fmt: skip
    awake = play("recover", table, said | {
        "garet/gash/bargain": ["one-more"], "garet/gash/treated": "a tourniquet", "garet/gash/still": "",
    })  # fmt: skip
    assert remarks(awake)[:2] == [
        "Gash: it takes pressure, and stitches", "Blodwen rolls 4 3: INT +1; 8, 7-9",
    ]  # fmt: skip
    garet: Any = awake.table.people["garet"]
    assert (garet.sheet.hp, garet.sheet.standing, sheet(awake, "blodwen").supplies) == (4, "up", 1)
    assert garet.injuries["gash"] == Injury(name="Gash", treated="a tourniquet")
    stable = play("recover", table, said | {
        "garet/gash/bargain": ["less"], "garet/gash/treated": "", "garet/gash/still": "weeks in bed",
    })  # fmt: skip
    garet = stable.table.people["garet"]
    assert (garet.sheet.hp, garet.sheet.standing, sheet(stable, "blodwen").supplies) == (0, "out", 2)
    assert garet.injuries["gash"] == Injury(name="Gash", treated="treated", requires="weeks in bed")
    assert "Garet is stable, and out of the action" in remarks(stable)


@pytest.mark.rule("HH-RECOVER-3")
def test_a_full_success_no_roll_and_a_miss() -> None:
    treated = {"garet/gash/treated": "", "garet/gash/still": ""}
    full = play("recover", bleeding(), TENDED | {"garet/gash/roll/dice": [6, 5]} | treated)
    assert (now_hp(full, "garet"), sheet(full, "blodwen").supplies) == (4, 2)
    none = {"who": ["garet"], "garet/what": ["wound"], "garet/gash/needs": "", "garet/gash/by": ["no-roll"]}
    assert now_hp(play("recover", bleeding(), none | treated), "garet") == 4
    miss = TENDED | {"garet/gash/roll/dice": [1, 2]}
    bad = play("recover", bleeding(), miss | {"garet/gash/badly": "he slips away"})
    assert remarks(bad)[-1] == "Badly: he slips away"
    assert bad.table.people["garet"].injuries["gash"].treated == ""
    assert to_tell(play("recover", bleeding(), miss | {"garet/gash/badly": ""})) == ["How does the tending go badly?"]


@pytest.mark.rule("HH-RECOVER-3")
def test_a_wound_of_one_who_is_up_is_tended_whatever_they_recovered() -> None:
    wounds = {"gash": Injury(name="Gash", requires="stitches"), "knee": Injury(name="Knee", hinders="running"),
              "old": Injury(name="Old", status="healed")}  # fmt: skip
    table = caradoc(hp=9, recovered=True)
    table = with_them(caradoc=table.characters["caradoc"].model_copy(update={"injuries": FrozenMap(wounds)}))
    ask = asked("recover", table, "caradoc/wound")
    assert [(one.id, one.effect) for one in ask.options] == [
        ("gash", "still takes stitches"), ("knee", "hinders running"),
    ]  # fmt: skip
    assert asked("recover", table, "caradoc/gash/needs", {"caradoc/wound": ["gash"]}).offered == "stitches"
    said = {"caradoc/wound": ["knee"], "caradoc/knee/needs": "", "caradoc/knee/by": ["caradoc"],
            "caradoc/knee/roll/stat": ["wisdom"], "caradoc/knee/roll/dice": [4, 4]}  # fmt: skip
    bargain = asked("recover", table, "caradoc/knee/bargain", said)
    assert [one.effect for one in bargain.options] == ["all of it", "it takes more still"]
    done = play("recover", table, said | {
        "caradoc/knee/bargain": ["less"], "caradoc/knee/treated": "bound", "caradoc/knee/still": "a crutch",
    })  # fmt: skip
    assert (now_hp(done), sheet(done).supplies, sheet(done).standing) == (9, 2, "up")
    assert done.changes[-1].why == "hinders running, bound, still takes a crutch"


@pytest.mark.rule("HH-RECOVER-3")
def test_a_wound_is_one_of_several_things_and_who_is_here_and_has_hp_rolls() -> None:
    gash = FrozenMap({"gash": Injury(name="Gash"), "knee": Injury(name="Knee")})
    table = with_them(
        caradoc=one("Caradoc", sheet={"hp": 7}, injuries=gash),
        far=one("Far", status="away"),
        rhea=rhea(),
        wen=one("Wen"),
    )
    what = asked("recover", table, "caradoc/what", {"who": ["caradoc"]})
    assert [(option.id, option.effect) for option in what.options] == [("hp", "4, to 11"), ("wound", "Gash, Knee")]
    said = {"who": ["caradoc"], "caradoc/what": ["wound"], "caradoc/wound": ["gash"], "caradoc/gash/needs": ""}
    assert offers(asked("recover", table, "caradoc/gash/by", said)) == ["no-roll", "caradoc", "wen"]


@pytest.mark.rule("HH-RECOVER-3")
def test_who_was_up_at_0_hp_and_is_not_awake_is_out() -> None:
    table = with_them({"garet": other(follower=True, sheet={"hp": 0}, injuries=GASH)}, blodwen=one("Blodwen"))
    said = TENDED | {"garet/gash/roll/dice": [4, 3], "garet/gash/bargain": ["less"]}
    done = play("recover", table, said | {"garet/gash/treated": "", "garet/gash/still": ""})
    assert (now_hp(done, "garet"), sheet(done, "garet").standing) == (0, "out")


# -- Make Camp


@pytest.mark.rule("HH-CAMP-1")
@pytest.mark.rule("HH-CAMP-2")
@pytest.mark.parametrize(
    ("given", "said", "then"),
    [
        pytest.param({"hp": 7}, {}, 15, marks=pytest.mark.rule("HH-CAMP-1", case=1)),
        pytest.param({"hp": 6, "dazed": True, "weakened": True}, {"caradoc/rest": ["hp"]}, 14,
                     marks=pytest.mark.rule("HH-CAMP-1", case=2)),
        pytest.param({"hp": 12}, {}, 16, marks=pytest.mark.rule("HH-CAMP-1", case=3)),
        pytest.param({"hp": 2, "max_hp": 17}, {}, 11, marks=pytest.mark.rule("HH-CAMP-2", case=1)),
    ],
)  # fmt: skip
def test_a_night_out(given: dict[str, Any], said: dict[str, Any], then: int) -> None:
    table = caradoc(**given)
    done = play("make-camp", table, {"everyone": True} | said)
    assert now_hp(done) == then
    assert [change.where for change in done.changes] == [at("caradoc", "hp")]
    assert done.changes[0].rule == "HH-CAMP-1"


@pytest.mark.rule("HH-CAMP-1")
@pytest.mark.rule("HH-DEBILITY-4")
@pytest.mark.rule("HH-FOLLOWER-MOVES")
def test_each_of_the_party_takes_one_and_who_is_whole_gets_nothing() -> None:
    tag = {"weak": Tag(name="weakened", passing=True)}
    people = {
        "garet": other(follower=True, tags=tag), "hagr": other("Hagr", sheet={"hp": 1}), "odo": Person(name="Odo"),
    }  # fmt: skip
    table = with_them(people, blodwen=one("Blodwen"), vahid=one("Vahid", sheet={"hp": 6, "dazed": True}), rhea=rhea(3))
    ask = asked("make-camp", table, "vahid/rest", {"everyone": True})
    assert (ask.to, offers(ask), effect_of(ask, "hp")) == ("vahid", ["hp", "dazed"], "to 14")
    done = play("make-camp", table, {"everyone": True, "vahid/rest": ["dazed"]})
    assert_did(
        done, table,
        Did(f"vahid/{at('vahid', 'dazed')}", True, False, "HH-DEBILITY-4", "a night's rest"),
        Did("garet/people.garet.tags.weak.status", "held", "gone", "HH-DEBILITY-4", "a night's rest"),
    )  # fmt: skip
    assert remarks(done) == ["Blodwen is whole, and the ground is hard: nothing to gain"]
    some = asked("make-camp", table, "who", {"everyone": False})
    assert (offers(some), some.least, some.most) == (["blodwen", "vahid", "garet"], 1, 3)
    only = play("make-camp", table, {"everyone": False, "who": ["garet"]})
    assert [change.where for change in only.changes] == ["people.garet.tags.weak.status"]


@pytest.mark.rule("HH-CAMP-2")
def test_truly_good_rest_is_worth_an_advantage() -> None:
    people = {"garet": other(follower=True, sheet={"hp": 1})}
    table = with_them(people, caradoc=one("Caradoc", sheet={"hp": 7}))
    done = play("make-camp", table, {"everyone/good-rest": True, "everyone": True})
    bonuses = done.table.characters["caradoc"].bonuses.values()
    assert [(bonus.kind, bonus.gives, bonus.name, bonus.status) for bonus in bonuses] == [
        ("forward", "advantage", "a good night's rest", "held")
    ]
    assert [change.rule for change in done.changes] == ["HH-CAMP-1", "HH-CAMP-1", "HH-CAMP-2"]
    rolled = asked("roll", done.table, "caradoc/roll/dice", {"caradoc/tried": "", "caradoc/roll/stat": ["strength"]})
    assert rolled.throw.reads == "best"


# -- others


@pytest.mark.rule("HH-REGAIN-2")
@pytest.mark.parametrize(
    ("most", "said", "then", "why"),
    [
        pytest.param(8, {"hagr/how": ["night"]}, 6, "a night", marks=pytest.mark.rule("HH-REGAIN-2", case=1)),
        pytest.param(9, {"hagr/how": ["night"]}, 7, "a night", marks=pytest.mark.rule("HH-CAMP-2", case=2)),
        (8, {"hagr/how": ["days"]}, 8, "some days; 8 is the most"),
        (9, {"hagr/how": ["minutes"], "hagr/some": 5}, 7, "minutes of rest, with supplies"),
        (8, {"hagr/how": ["offer"], "hagr/amount": 1, "hagr/why": "the smith"}, 3, "the smith"),
        (8, {"hagr/how": ["offer"], "hagr/amount": 1, "hagr/why": ""}, 3, "a GM's offer"),
    ],
)
def test_others_regain_when_the_gm_says(most: int, said: dict[str, Any], then: int, why: str) -> None:
    table = stonewell(people={"hagr": other("Hagr", sheet={"hp": 2, "max_hp": most})})
    done = play("regain", table, said)
    assert now_hp(done, "hagr") == then
    assert [change.why for change in done.changes] == [why]


@pytest.mark.rule("HH-REGAIN-2")
@pytest.mark.rule("HH-REGAIN-1")
def test_minutes_are_three_to_five_and_the_party_is_offered_it() -> None:
    table = stonewell(people={"hagr": other("Hagr", sheet={"hp": 2, "max_hp": 9})})
    ask = asked("regain", table, "hagr/how")
    assert [(one.id, one.effect) for one in ask.options] == [
        ("minutes", "3 to 5 HP"), ("night", "5 HP"), ("days", "all of it"),
        ("offer", "a number; a construct may need mending"),
    ]  # fmt: skip
    some = asked("regain", table, "hagr/some", {"hagr/how": ["minutes"]})
    assert (some.lowest, some.highest, some.offered) == (3, 5, 3)
    hurt = caradoc(hp=7)
    amount = asked("regain", hurt, "caradoc/amount")
    assert (amount.to, amount.lowest, amount.highest) == ("gm", 1, 16)
    done = play("regain", hurt, {"caradoc/amount": 5, "caradoc/why": "a draught"})
    assert_did(done, hurt, Did(f"caradoc/{at('caradoc', 'hp')}", 7, 12, "HH-REGAIN-1", "a draught"))
    assert MOVES["regain"].blocked(caradoc(standing="at-the-door"), "gm") == "nobody here has HP to regain"
    assert MOVES["regain"].blocked(hurt, "gm") is None


@pytest.mark.rule("HH-REGAIN-1")
def test_only_who_is_about_and_has_hp_can_regain_any() -> None:
    people = {
        "garet": other(status="dead"), "hagr": other("Hagr", status="away"), "odo": Person(name="Odo"),
        "wren": Person(name="Wren", status="dead"),
    }  # fmt: skip
    table = with_them(people, caradoc=one("Caradoc"), rhea=rhea(wounds=2))
    assert offers(asked("regain", table, "who")) == ["caradoc", "hagr"]


@pytest.mark.rule("HH-REGAIN-1")
@pytest.mark.rule("HH-HP")
def test_hp_that_nobody_has_said_yet_are_asked_for_and_written_down() -> None:
    table = caradoc(hp=None, max_hp=None)
    most = asked("regain", table, "caradoc/max_hp-value")
    assert (most.to, most.about, most.lowest) == ("gm", "characters.caradoc", 1)
    said = {"caradoc/max_hp-value": 12}
    have = asked("regain", table, "caradoc/hp-value", said)
    assert (have.lowest, have.highest, have.offered) == (0, 12, 12)
    done = play("regain", table, said | {"caradoc/hp-value": 4, "caradoc/amount": 3, "caradoc/why": "a draught"})
    assert_did(
        done, table,
        Did(f"caradoc/given/{at('caradoc', 'max_hp')}", None, 12, "HH-HP", "given as it was needed"),
        Did(f"caradoc/given/{at('caradoc', 'hp')}", None, 4, "HH-HP", "given as it was needed"),
        Did(f"caradoc/{at('caradoc', 'hp')}", 4, 7, "HH-REGAIN-1", "a draught"),
    )  # fmt: skip


# -- debilities


@pytest.mark.rule("HH-DEBILITY-1")
@pytest.mark.rule("HH-DEBILITY-2")
def test_the_gm_has_one_marked_outright_or_lets_the_player_say() -> None:
    table = caradoc(dazed=True)
    ask = asked("mark-debility", table, "caradoc/which")
    assert (ask.to, offers(ask)) == ("gm", ["weakened", "dazed", "miserable", "theirs"])
    assert [effect_of(ask, one) for one in offers(ask)] == [
        "disadvantage on STR, DEX", "on already: nothing more", "disadvantage on CON, CHA", "",
    ]  # fmt: skip
    done = play("mark-debility", table, {"caradoc/which": ["weakened"]})
    place = f"caradoc/{at('caradoc', 'weakened')}"
    assert_did(done, table, Did(place, False, True, "HH-DEBILITY-2", "disadvantage on STR, DEX"))
    theirs = asked("mark-debility", table, "caradoc/debility", {"caradoc/which": ["theirs"]})
    assert (theirs.to, offers(theirs)) == ("caradoc", ["weakened", "miserable"])
    done = play("mark-debility", table, {"caradoc/which": ["theirs"], "caradoc/debility": ["miserable"]})
    assert sheet(done).miserable


@pytest.mark.rule("HH-DEBILITY-2", case=2)
def test_one_that_is_on_is_said_and_nothing_more() -> None:
    table = caradoc(dazed=True)
    done = play("mark-debility", table, {"caradoc/which": ["dazed"]})
    assert_did(done, table)
    assert remarks(done) == ["Caradoc is dazed already: nothing more"]


def costs_one(play: Play) -> Steps[None]:
    yield from pay_a_debility(play, "caradoc", rule="X", why="Unfettered")


def bids_one(play: Play) -> Steps[None]:
    yield from take_one(play, "caradoc", why="a bid")


@pytest.mark.rule("HH-DEBILITY-2", case=1)
def test_with_all_three_on_no_move_that_costs_one_can_be_made() -> None:
    worn = caradoc(dazed=True, weakened=True, miserable=True)
    assert refusal(a_move(costs_one), worn) == "Caradoc has all three debilities, and this costs one"
    done = play(a_move(costs_one), caradoc(), {"debility": ["dazed"]})
    assert_did(done, caradoc(), Did(at("caradoc", "dazed"), False, True, "X", "Unfettered"))


@pytest.mark.rule("HH-DEBILITY-3")
def test_with_all_three_on_and_no_price_nothing_happens() -> None:
    worn = caradoc(dazed=True, weakened=True, miserable=True)
    done = play(a_move(bids_one), worn)
    assert_did(done, worn)
    assert remarks(done) == ["Caradoc has all three debilities: nothing more"]


@pytest.mark.rule("HH-DEBILITY-2")
def test_the_price_that_is_one_certain_debility() -> None:
    table = caradoc(dazed=True)
    assert barred(table, "caradoc", "dazed") == "Caradoc is dazed already, and this costs just that"
    assert (barred(table, "caradoc", "weakened"), barred(table, "caradoc")) == (None, None)


@pytest.mark.rule("HH-DEBILITY-1")
def test_a_follower_bears_one_as_a_passing_tag_and_monsters_none() -> None:
    tags = {"keen": Tag(name="keen"), "dull": Tag(name="dazed", passing=True, status="gone"), "weakened": Tag(name="x")}
    table = stonewell(people={"garet": other(follower=True, tags=tags), "hagr": other("Hagr")})
    ask = asked("mark-debility", table, "garet/which")
    assert offers(ask) == ["weakened", "dazed", "miserable"]
    done = play("mark-debility", table, {"garet/which": ["dazed"]})
    assert done.table.people["garet"].tags["dull"] == Tag(name="dazed", passing=True)
    assert done.changes[0].why == "disadvantage on INT, WIS"
    again = play("mark-debility", done.table, {"garet/which": ["dazed"]})
    assert remarks(again) == ["Garet is dazed already: nothing more"]
    cleared = play("clear-debility", done.table, {"garet/how": ""})
    assert cleared.table.people["garet"].tags["dull"].status == "gone"
    assert MOVES["mark-debility"].blocked(stonewell(people={"hagr": other("Hagr")}), "gm") == (
        "nobody here can bear a debility"
    )


@pytest.mark.rule("HH-DEBILITY-1")
@pytest.mark.rule("HH-DEBILITY-4")
def test_a_followers_other_tags_stay_as_they_are() -> None:
    tags = {"cold": Tag(name="cold", passing=True), "dazed": Tag(name="dazed")}  # always a little so: no debility
    table = stonewell(people={"garet": other(follower=True, tags=tags)})
    marked = play("mark-debility", table, {"garet/which": ["dazed"]})
    new = {"name": "dazed", "passing": True, "status": "held"}
    where = "people.garet.tags.dazed-2"
    assert_did(marked, table, Did(f"garet/{where}", MISSING, new, "HH-DEBILITY-1", "disadvantage on INT, WIS"))
    cleared = play("clear-debility", marked.table, {"garet/how": "a song"})
    assert_did(cleared, marked.table, Did(f"garet/{where}.status", "held", "gone", "HH-DEBILITY-4", "a song"))


@pytest.mark.rule("HH-DEBILITY-4")
def test_one_is_cleared_and_the_injury_behind_it_stays() -> None:
    table = with_them(caradoc=one("Caradoc", sheet={"dazed": True, "weakened": True}, injuries=FrozenMap(GASH)))
    ask = asked("clear-debility", table, "caradoc/which")
    assert offers(ask) == ["weakened", "dazed"]
    done = play("clear-debility", table, {"caradoc/which": ["dazed"], "caradoc/how": "a song"})
    assert_did(done, table, Did(f"caradoc/{at('caradoc', 'dazed')}", True, False, "HH-DEBILITY-4", "a song"))
    assert dict(done.table.characters["caradoc"].injuries) == GASH
    offered = play("clear-debility", caradoc(dazed=True), {"caradoc/how": ""})
    assert offered.changes[0].why == "a GM's offer"
    assert MOVES["clear-debility"].blocked(caradoc(), "gm") == "nobody here bears a debility"
    assert isinstance(reach("clear-debility", caradoc(dazed=True)), Open)
