"""The roll of a character: what is added, which dice count, what it means, and what it uses up or earns."""

from typing import Any

import pytest

from rules.asks import Dice
from rules.errors import NotTaken
from rules.forecast import forecast
from rules.frozen_map import FrozenMap
from rules.modifier import Modifier, Part
from rules.play import Play, Steps
from rules.pools import TIERS, Tier
from rules.registry import MOVES
from rules.roll import Rolled, roll
from rules.seats import ONLOOKER, Seat
from rules.sheets.bonus import Bonus
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet
from rules.sight import changes_seen, remarks_seen, sees, view
from rules.table import Character, GmPools, Table
from rules.throws import Throw, thrown, tier_of
from tests.rules.moves_to_try import a_move
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import stonewell

MEANS: dict[Tier, str] = {"full": "well", "partial": "half", "miss": "not"}
STATS = ("might", "grace", "wits", "presence")
PLAYER = Seat("Ana", "player", ("rhea",))


def bonus(name: str, amount: int = 1, **fields: Any) -> Bonus:
    return Bonus(**{"kind": "forward", "name": name, "amount": amount} | fields)


def with_wounds(
    wounds: int = 0, *, dread: int = 4, bonuses: dict[str, Bonus] | None = None, table: Any = None, **stats: int
) -> Table:
    sheet = WoundsSheet(wounds=wounds, **({"might": 0, "grace": -2, "wits": 2, "presence": 1} | stats))
    rhea = Character(name="Rhea", sheet=sheet, bonuses=FrozenMap(bonuses))
    made = stonewell(characters={"rhea": rhea}, **(table or {}))
    return made.model_copy(update={"gm": GmPools(dread=dread)})


def with_hp(*, dread: int = 4, bonuses: dict[str, Bonus] | None = None, table: Any = None, **fields: Any) -> Table:
    stats = {
        "strength": 2, "dexterity": 0, "intelligence": 1, "wisdom": 0, "constitution": 1, "charisma": -1,
    }  # fmt: skip
    bram = Character(name="Bram", sheet=HitPointSheet(**(stats | fields)), bonuses=FrozenMap(bonuses))
    made = stonewell(characters={"bram": bram}, **(table or {}))
    return made.model_copy(update={"gm": GmPools(dread=dread)})


def rolling(stats: tuple[str, ...], who: str = "rhea", **given: Any) -> Any:
    """A move that is nothing but a roll, and says what came of it."""

    def steps(play: Play) -> Steps[None]:
        rolled: Rolled = yield from roll(play, who, stats, MEANS, rule="DG-ROLL-1", **given)
        play.remark(f"{rolled.total} {rolled.tier}")

    return a_move(steps)


def came_to(done: Any) -> str:
    return remarks(done)[-1]


def dread(was: int, now: int, scope: str = "roll/", who: str = "Rhea") -> Did:
    return Did(f"{scope}gm.dread", was, now, "DG-ROLL-2", f"{who} rolled 6-")


def used(who: str, id: str, scope: str = "roll/") -> Did:
    place = f"characters.{who}.bonuses.{id}.status"
    return Did(f"{scope}{place}", "held", "used", "DG-FORWARD", "it counted into this roll")


# -- what is added


@pytest.mark.rule("DG-ROLL-1", case=1)
def test_all_is_added_and_comes_to_four_at_most() -> None:
    table = with_wounds(bonuses={"sluice": bonus("by the sluice")})
    move = rolling(("wits",), parts=(Part("help", 2),))
    done = play(move, table, {"roll/dice/situation": 1, "roll/dice": [4, 1]})
    assert came_to(done) == "9 partial"
    assert remarks(done)[0] == (
        "Rhea rolls 4 1: Wits +2, help +2, situation +1, forward, by the sluice +1, +6, +4 at most; 9, 7-9"
    )
    assert_did(done, table, used("rhea", "sluice"))


@pytest.mark.rule("DG-ROLL-1", case=2)
@pytest.mark.rule("DG-WOUNDS-1")
def test_the_broken_and_clumsy_have_no_lower_end() -> None:
    table = with_wounds(wounds=5)
    done = play(rolling(("grace",)), table, {"roll/dice": [5, 4]})
    assert came_to(done) == "5 miss"
    assert remarks(done)[0] == "Rhea rolls 5 4: Grace -2, Wounded -1, Broken -1; 5, 6-"
    assert_did(done, table, dread(4, 5))


@pytest.mark.rule("DG-ROLL-1", case=3)
def test_what_is_against_one_counts_before_the_cut() -> None:
    table = with_wounds(wounds=3)
    ask = asked(rolling(("wits",), parts=(Part("help", 4),)), table, "roll/dice")
    assert (ask.throw.modifier.sum, ask.throw.modifier.value) == (5, 4)
    assert ask.throw.because == ("Wits +2", "help +4", "Wounded -1", "+5, +4 at most")
    assert came_to(play(rolling(("wits",), parts=(Part("help", 4),)), table, {"roll/dice": [1, 2]})) == "7 partial"


@pytest.mark.rule("DG-ROLL-1")
@pytest.mark.parametrize(
    ("faces", "total", "tier"),
    [([6, 4], 10, "full"), ([6, 3], 9, "partial"), ([4, 3], 7, "partial"), ([4, 2], 6, "miss"), ([1, 1], 2, "miss")],
)
def test_what_a_total_means(faces: list[int], total: int, tier: str) -> None:
    assert came_to(play(rolling(("might",)), with_wounds(), {"roll/dice": faces})) == f"{total} {tier}"
    assert tier_of(total) == tier


@pytest.mark.rule("DG-ROLL-1")
def test_the_stat_is_picked_where_several_fit_and_can_be_the_gms_pick() -> None:
    move = rolling(STATS)
    ask = asked(move, with_wounds(), "roll/stat")
    assert (ask.to, ask.rule, offers(ask)) == ("rhea", "DG-ROLL-1", list(STATS))
    assert [(one.text, one.effect, one.about) for one in ask.options] == [
        ("Might", "0", "characters.rhea"), ("Grace", "-2", "characters.rhea"),
        ("Wits", "2", "characters.rhea"), ("Presence", "1", "characters.rhea"),
    ]  # fmt: skip
    dice = asked(move, with_wounds(), "roll/dice", {"roll/stat": ["presence"]})
    assert (dice.to, dice.about, dice.rule, dice.count, dice.sides) == ("rhea", "characters.rhea", "DG-ROLL-1", 2, 6)
    assert dice.tiers == (("full", "well"), ("partial", "half"), ("miss", "not"))
    assert dice.throw.text() == "2d6 +1"
    assert dice.text == "Rhea rolls"
    assert asked(rolling(("might",), text="Rhea jumps"), with_wounds(), "roll/dice").text == "Rhea jumps"
    two = asked(rolling(("might", "wits"), stat_to="gm"), with_wounds(), "roll/stat")
    assert (two.to, offers(two)) == ("gm", ["might", "wits"])


@pytest.mark.rule("DG-ROLL-1")
def test_a_roll_can_have_no_stat() -> None:
    table = with_wounds(wounds=3)
    assert asked(rolling((), parts=(Part("Quality", 2),)), table, "roll/dice").throw.because == (
        "Quality +2", "Wounded -1",
    )  # fmt: skip
    assert came_to(play(rolling(()), table, {"roll/dice": [5, 5]})) == "9 partial"


@pytest.mark.rule("DG-ROLL-1")
def test_a_stat_that_nobody_has_given_is_asked_for_and_written_down() -> None:
    table = stonewell(characters={"rhea": Character(name="Rhea", sheet=WoundsSheet())})
    ask = asked(rolling(("wits",)), table, "roll/wits-value")
    assert (ask.to, ask.lowest, ask.highest) == ("rhea", -9, 9)
    assert ask.text == "Rhea's Wits is not given yet. What is it?"
    done = play(rolling(("wits",)), table, {"roll/wits-value": 1, "roll/dice": [5, 4]})
    assert came_to(done) == "10 full"
    assert_did(
        done,
        table,
        Did("roll/characters.rhea.sheet.wits", None, 1, "DG-ROLL-1", "given as it was rolled"),
    )
    assert done.changes[0].waived_at is None


@pytest.mark.rule("DG-ROLL-1")
def test_two_rolls_in_one_play_have_a_scope_each() -> None:
    def steps(play: Play) -> Steps[None]:
        yield from roll(play, "rhea", ("might",), MEANS, rule="DG-ROLL-1", id="one")
        yield from roll(play, "rhea", ("might",), MEANS, rule="DG-ROLL-1", id="two")

    table = with_wounds(dread=0)
    done = play(a_move(steps), table, {"one/dice": [1, 1], "two/dice": [2, 1]})
    assert_did(done, table, dread(0, 1, "one/"), dread(1, 2, "two/"))


# -- asides


@pytest.mark.rule("DG-ROLL-1")
def test_the_situation_can_help_or_hinder() -> None:
    table = with_wounds()
    ask = asked(rolling(("might",)), table, "roll/dice")
    (situation,) = (one for one in ask.asides if one.id == "situation")
    assert situation.hint == "+1 helps, -1 hinders"
    assert (situation.letter, situation.offered, situation.lowest, situation.highest) == ("s", 1, -9, 9)
    assert came_to(play(rolling(("might",)), table, {"roll/dice/situation": -2, "roll/dice": [5, 4]})) == "7 partial"
    assert asked(
        rolling(("might",)), table, "roll/dice", {"roll/dice/situation": 0} if False else {}
    ).throw.because == ("Might +0",)


@pytest.mark.rule("DG-ROLL-1")
def test_a_result_is_read_as_another_with_a_reason() -> None:
    table = with_wounds()
    said = {"roll/dice/tier": ["partial"], "roll/dice": [2, 2]}
    why = asked(rolling(("might",)), table, "roll/tier-why", said)
    assert (why.to, why.optional, why.text) == ("gm", False, "Why is 4 read as 7-9?")
    done = play(rolling(("might",)), table, said | {"roll/tier-why": "the saint's favour"})
    assert came_to(done) == "4 partial"
    assert remarks(done)[0] == "Rhea rolls 2 2: Might +0; 4, 7-9 because: the saint's favour"
    assert_did(done, table)  # what counts is no 6-, so no Dread
    worse = {"roll/dice/tier": ["miss"], "roll/dice": [6, 6], "roll/tier-why": "a curse"}
    assert_did(play(rolling(("might",)), table, worse), table, dread(4, 5))
    same = play(rolling(("might",)), table, {"roll/dice/tier": ["full"], "roll/dice": [6, 6]})
    assert came_to(same) == "12 full"


@pytest.mark.rule("DG-ROLL-1")
@pytest.mark.rule("HH-ROLL")
def test_the_letters_of_the_asides_are_their_own() -> None:
    held = {"sluice": bonus("by the sluice")}
    for move, table in (
        (rolling(("might",)), with_wounds(bonuses=held)),
        (rolling(("strength",), who="bram"), with_hp(bonuses=held)),
    ):
        asides = asked(move, table, "roll/dice").asides
        letters = [one.letter for one in asides]
        assert len(set(letters)) == len(letters)
        assert "q" not in letters
    assert [(one.id, one.letter) for one in asides] == [
        ("situation", "s"), ("apart", "a"), ("advantage", "v"), ("disadvantage", "d"), ("tier", "t"),
    ]  # fmt: skip
    plain = asked(rolling(("might",)), with_wounds(), "roll/dice").asides
    assert [one.id for one in plain] == ["situation", "tier"]  # no advantage on that sheet, and nothing is held


# -- forward and ongoing


@pytest.mark.rule("DG-FORWARD")
def test_forward_is_gone_with_the_roll_and_ongoing_stays() -> None:
    held = {"sluice": bonus("by the sluice"), "curse": bonus("a curse", -1, kind="ongoing")}
    table = with_wounds(bonuses=held)
    done = play(rolling(("might",)), table, {"roll/dice": [5, 4]})
    assert came_to(done) == "9 partial"
    assert_did(done, table, used("rhea", "sluice"))
    again = play(rolling(("might",)), done.table, {"roll/dice": [5, 4]})
    assert came_to(again) == "8 partial"
    assert_did(again, done.table)


@pytest.mark.rule("DG-FORWARD")
def test_each_can_be_put_aside_as_not_applying_and_is_kept() -> None:
    held = {
        "sluice": bonus("by the sluice", applies="going in"),
        "rest": bonus("rested", 2),
        "gone": bonus("of old", 3, status="used"),
    }
    table = with_wounds(bonuses=held)
    ask = asked(rolling(("might",)), table, "roll/dice")
    (apart,) = (one for one in ask.asides if one.id == "apart")
    assert [(one.id, one.text, one.effect) for one in apart.options] == [
        ("rest", "rested", "+2 forward"),
        ("sluice", "by the sluice", "+1 forward, going in"),
    ]
    assert (apart.least, apart.most) == (1, 2)
    done = play(rolling(("might",)), table, {"roll/dice/apart": ["sluice"], "roll/dice": [5, 1]})
    assert came_to(done) == "8 partial"
    assert_did(done, table, used("rhea", "rest"))


@pytest.mark.rule("DG-FORWARD")
def test_that_it_is_gone_can_be_waived() -> None:
    table = with_wounds(bonuses={"sluice": bonus("by the sluice")})
    at = "roll/characters.rhea.bonuses.sluice.status"
    done = play(rolling(("might",)), table, {"roll/dice": [5, 4]}, waive=[at])
    assert done.table.characters["rhea"].bonuses["sluice"].status == "held"
    assert came_to(done) == "10 full"


# -- Dread


@pytest.mark.rule("DG-ROLL-2", case=1)
def test_a_miss_earns_dread() -> None:
    table = with_wounds(dread=4)
    done = play(rolling(("might",)), table, {"roll/dice": [3, 3]})
    assert_did(done, table, dread(4, 5))
    assert done.changes[0].waived_at == "roll/gm.dread"
    assert_did(play(rolling(("might",)), table, {"roll/dice": [4, 3]}), table)


@pytest.mark.rule("DG-ROLL-2", case=2)
@pytest.mark.rule("DG-DREAD")
def test_dread_past_ten_is_lost() -> None:
    table = with_wounds(dread=10)
    done = play(rolling(("might",)), table, {"roll/dice": [3, 3]})
    assert_did(done, table)
    assert "GM Dread is 10 at most: 1 lost (Rhea rolled 6-)" in remarks(done)
    assert [one.about for one in done.remarks if "GM Dread" in one.text] == ["gm.dread"]
    under = with_wounds(dread=9)
    done = play(rolling(("might",)), under, {"roll/dice": [3, 3]})
    assert_did(done, under, dread(9, 10))
    assert not [one for one in remarks(done) if "lost" in one]


@pytest.mark.rule("DG-ROLL-2")
@pytest.mark.rule("HH-ROLL")
def test_dread_is_earned_where_it_is_played() -> None:
    miss = {"roll/dice": [1, 1]}
    bram = rolling(("strength",), who="bram")
    assert_did(play(bram, with_hp(), miss), with_hp(), dread(4, 5, who="Bram"))
    for settings in ({"dread_from_hit_points": False}, {"plays": "homefront"}):
        table = with_hp(table={"settings": settings})
        assert_did(play(bram, table, miss), table)
    table = with_wounds(table={"settings": {"dread_from_hit_points": False}})
    assert_did(play(rolling(("might",)), table, miss), table, dread(4, 5))
    table = with_hp(table={"settings": {"plays": "days-of-gold"}})
    assert_did(play(bram, table, miss), table, dread(4, 5, who="Bram"))


@pytest.mark.rule("DG-ROLL-3", case=2)
def test_what_comes_after_the_dice_counts_before_they_are_judged() -> None:
    def bribe(play: Play, throw: Throw, total: int) -> Steps[tuple[Part, ...]]:
        yield from ()
        play.remark(f"so far {total}")
        return (Part("bribe", 1),)

    table = with_wounds()
    done = play(rolling(("presence",), between=bribe), table, {"roll/dice": [3, 2]})
    assert remarks(done) == ["so far 6", "Rhea rolls 3 2: Presence +1, bribe +1; 7, 7-9", "7 partial"]
    assert_did(done, table)


@pytest.mark.rule("DG-ROLL-1")
def test_what_comes_after_the_dice_can_be_cut_too() -> None:
    def bribe(play: Play, throw: Throw, total: int) -> Steps[tuple[Part, ...]]:
        yield from ()
        return (Part("bribe", 1),)

    done = play(rolling(("wits",), parts=(Part("help", 2),), between=bribe), with_wounds(), {"roll/dice": [1, 1]})
    assert came_to(done) == "6 miss"


@pytest.mark.rule("DG-DREAD")
def test_the_pools_go_from_nothing_to_ten_and_are_the_gms() -> None:
    table = with_wounds(dread=10)
    assert refusal("by-hand", table, {"track": ["gm.dread"], "gm.dread/step": 1}) == "GM Dread is 10, and 10 at most"
    assert refusal("by-hand", table, {"track": ["gm.fortune"], "gm.fortune/step": -1}) == (
        "GM Fortune is 0, and not below 0: 1 can't be taken"
    )
    done = play("by-hand", table, {"track": ["gm.fortune"], "gm.fortune/step": 3})
    assert_did(done, table, Did("gm.fortune", 0, 3, "DG-DREAD", "by hand"))
    for seat in (PLAYER, ONLOOKER):
        seen = view(table, seat)
        assert (seen.table.gm, seen.shows("gm.dread"), seen.shows("gm.fortune")) == (GmPools(), False, False)
        assert changes_seen(table, seat, done.changes) == ()
    opened = with_wounds(dread=10, table={"settings": {"dread_open": True}})
    seen = view(opened, PLAYER)
    assert (seen.table.gm.dread, seen.shows("gm.dread"), seen.shows("gm.fortune"), seen.shows("gm")) == (
        10, True, False, False,
    )  # fmt: skip
    both = with_wounds(table={"settings": {"dread_open": True, "fortune_open": True}})
    assert sees(both, PLAYER, "gm")
    assert view(both, PLAYER).hidden == frozenset()


@pytest.mark.rule("DG-DREAD")
def test_a_player_is_told_neither_of_a_point_nor_of_one_that_is_lost() -> None:
    miss = {"roll/dice": [1, 1]}
    earned, lost = (play(rolling(("might",)), with_wounds(dread=had), miss) for had in (4, 10))
    assert changes_seen(earned.table, PLAYER, earned.changes) == ()
    assert not [one for one in remarks_seen(lost.table, PLAYER, lost.remarks) if "Dread" in one.text]


@pytest.mark.rule("DG-WOUNDS-1")
@pytest.mark.parametrize(("wounds", "penalty", "condition"), [
    (0, 0, "Fine"), (2, 0, "Fine"), (3, -1, "Wounded"), (4, -1, "Wounded"), (5, -2, "Broken"), (6, -2, "Dying"),
])  # fmt: skip
def test_what_wounds_take_off_every_roll(wounds: int, penalty: int, condition: str) -> None:
    table = with_wounds(wounds=wounds)
    for stat in ("might", ""):
        assert forecast(table, "rhea", stat).modifier.sum == penalty
    sheet = table.characters["rhea"].sheet
    assert isinstance(sheet, WoundsSheet)
    assert sheet.condition == condition


@pytest.mark.parametrize(("wounds", "step", "penalty"), [
    pytest.param(2, 1, -1, marks=pytest.mark.rule("DG-WOUNDS-1", case=1)),
    pytest.param(4, 1, -2, marks=pytest.mark.rule("DG-WOUNDS-1", case=2)),
    pytest.param(5, 1, -2, marks=pytest.mark.rule("DG-WOUNDS-1", case=3)),
])  # fmt: skip
def test_a_wound_more(wounds: int, step: int, penalty: int) -> None:
    where = "characters.rhea.sheet.wounds"
    done = play("by-hand", with_wounds(wounds=wounds), {"track": [where], f"{where}/step": step})
    assert forecast(done.table, "rhea", "might").modifier.value == penalty


# -- advantage and disadvantage


def roll_it(*dice: int, stat: str = "wisdom", **said: Any) -> dict[str, Any]:
    asides = {f"bram/roll/dice/{id}": value for id, value in said.items()}
    return {"bram/tried": "", "bram/roll/stat": [stat], **asides, "bram/roll/dice": list(dice), "bram/came": ""}


@pytest.mark.rule("HH-ROLL", case=1)
def test_at_a_disadvantage_the_worst_two_count() -> None:
    done = play("roll", with_hp(), roll_it(6, 5, 1, stat="intelligence", disadvantage=True))
    assert remarks(done)[0] == "Bram rolls 6 5 1: INT +1, disadvantage: the situation; 7, 7-9"


@pytest.mark.rule("HH-ROLL", case=2)
def test_at_an_advantage_the_best_two_count() -> None:
    done = play("roll", with_hp(), roll_it(6, 5, 1, stat="intelligence", advantage=True))
    assert remarks(done)[0] == "Bram rolls 6 5 1: INT +1, advantage: the situation; 12, 10+"


@pytest.mark.rule("HH-ROLL", case=3)
@pytest.mark.rule("HH-DEBILITY-1")
@pytest.mark.parametrize(
    ("debility", "stats"),
    [
        ("weakened", {"strength", "dexterity"}),
        ("dazed", {"intelligence", "wisdom"}),
        ("miserable", {"constitution", "charisma"}),
    ],
)
def test_each_debility_puts_two_stats_at_a_disadvantage(debility: str, stats: set[str]) -> None:
    table = with_hp(**{debility: True})
    ask = asked("roll", table, "bram/roll/stat", {"bram/tried": ""})
    assert {one.id for one in ask.options if f"disadvantage: {debility}" in one.effect} == stats
    for stat in offers(ask):
        dice = asked("roll", table, "bram/roll/dice", {"bram/tried": "", "bram/roll/stat": [stat]})
        assert (dice.count, dice.throw.reads) == ((3, "worst") if stat in stats else (2, "both"))


@pytest.mark.rule("HH-ROLL", case=4)
def test_any_number_counts_once_and_one_of_each_cancel() -> None:
    table = with_hp(weakened=True, bonuses={"fog": bonus("fog", 0, kind="ongoing", gives="disadvantage")})
    done = play("roll", table, roll_it(6, 5, stat="dexterity", advantage=True))
    assert remarks(done)[0] == "Bram rolls 6 5: DEX +0, the situation against weakened, fog: even; 11, 10+"
    twice = play("roll", table, roll_it(6, 5, 4, stat="dexterity"))
    assert remarks(twice)[0] == "Bram rolls 6 5 4: DEX +0, disadvantage: weakened, fog; 9, 7-9"


@pytest.mark.rule("HH-ROLL")
@pytest.mark.rule("DG-FORWARD")
def test_an_advantage_that_is_held_is_used_up_and_is_nothing_on_the_other_sheet() -> None:
    held = {"rest": bonus("a good bed", 0, gives="advantage")}
    table = with_hp(bonuses=held)
    done = play("roll", table, roll_it(1, 6, 3))
    assert remarks(done)[0] == "Bram rolls 1 6 3: WIS +0, advantage: a good bed; 9, 7-9"
    assert_did(done, table, used("bram", "rest", "bram/roll/"))
    other = with_wounds(bonuses=held)
    assert_did(play(rolling(("might",)), other, {"roll/dice": [5, 4]}), other)


@pytest.mark.rule("HH-ROLL")
def test_nothing_is_cut_on_the_hit_point_sheet() -> None:
    table = with_hp(strength=3, bonuses={"a": bonus("a song", 3)})
    assert forecast(table, "bram", "strength").modifier.value == 6


@pytest.mark.rule("HH-ROLL")
def test_the_open_roll() -> None:
    table = with_hp()
    tried = asked("roll", table, "bram/tried")
    assert (tried.to, tried.optional) == ("bram", True)
    stat = asked("roll", table, "bram/roll/stat", {"bram/tried": "over the wall"})
    assert [one.text for one in stat.options] == ["STR", "DEX", "INT", "WIS", "CON", "CHA"]
    said = {"bram/tried": "over the wall", "bram/roll/stat": ["strength"], "bram/roll/dice": [4, 2]}
    came = asked("roll", table, "bram/came", said)
    assert (came.to, came.optional) == ("gm", True)
    done = play("roll", table, said | {"bram/came": "up, and heard"})
    assert remarks(done) == ["Bram rolls 4 2: STR +2; 8, 7-9", "Bram: over the wall: up, and heard"]
    assert to_tell(done) == []
    unsaid = play("roll", table, {**roll_it(6, 6)})
    assert to_tell(unsaid) == ["Bram: it goes well"]
    missed = play("roll", table, roll_it(1, 2))
    assert_did(missed, table, dread(4, 5, "bram/roll/", "Bram"))


@pytest.mark.rule("HH-ROLL")
def test_who_can_make_the_open_roll() -> None:
    rhea = with_wounds().characters["rhea"]
    bram = with_hp().characters["bram"]
    blocked = MOVES["roll"].blocked
    table = stonewell(
        characters={"rhea": rhea, "bram": bram, "wen": bram.model_copy(update={"name": "Wen"}),
                    "tam": bram.model_copy(update={"name": "Tam", "status": "dead"})}
    )  # fmt: skip
    assert offers(asked("roll", table, "who")) == ["bram", "wen"]
    assert asked("roll", table, "who").to == "gm"
    assert (blocked(table, "gm"), blocked(table, "bram")) == (None, None)
    assert blocked(table, "rhea") == "Rhea has a Wounds sheet"
    assert blocked(table, "tam") == "Tam is dead"
    assert blocked(stonewell(characters={"rhea": rhea}), "gm") == "nobody here has a Hit-point sheet"
    own = reach("roll", table, {}, who="wen")
    assert own.ask.key == "wen/tried"  # type: ignore[union-attr]


# -- the throw itself


@pytest.mark.rule("DG-ROLL-1")
@pytest.mark.rule("HH-ROLL")
def test_a_throw_in_words() -> None:
    plus, minus = Modifier((Part("Wits", 2),)), Modifier((Part("Wits", -1),))
    throws = (Throw(), thrown(plus), thrown(minus), thrown(plus, ["luck"]), thrown(minus, [], ["fog"]))
    assert [one.text() for one in throws] == [
        "2d6", "2d6 +2", "2d6 -1", "3d6, the best two, +2", "3d6, the worst two, -1",
    ]  # fmt: skip
    assert thrown(Modifier(), ["luck"]).text() == "3d6, the best two"
    assert (Modifier().text(), plus.and_also(Part("nothing", 0)).text()) == ("nothing added", "Wits +2")
    assert Modifier((Part("Wits", 4),), 4).because == ("Wits +4",)


@pytest.mark.rule("DG-ROLL-1")
@pytest.mark.rule("HH-ROLL")
@pytest.mark.parametrize(
    ("throw", "so_far", "prospects"),
    [
        (Throw(), [], ["open", "open", "open"]),
        (Throw(Modifier((Part("Wits", 3),))), [], ["open", "open", "open"]),
        (Throw(), [6], ["open", "open", "out"]),
        (Throw(), [1], ["out", "open", "open"]),
        (Throw(), [4], ["open", "open", "open"]),
        (Throw(Modifier((Part("Wits", 4),))), [6], ["certain", "out", "out"]),
        (Throw(Modifier((Part("Wits", -2),))), [2], ["out", "out", "certain"]),
        (Throw(reads="best"), [6, 4], ["certain", "out", "out"]),
        (Throw(reads="worst"), [6, 3], ["out", "open", "open"]),
        (Throw(reads="worst"), [2, 3], ["out", "out", "certain"]),
    ],
)
def test_what_dice_still_to_fall_can_make_of_it(throw: Throw, so_far: list[int], prospects: list[str]) -> None:
    assert [throw.prospects(so_far)[tier] for tier in TIERS] == prospects


@pytest.mark.rule("HH-ROLL")
def test_another_number_of_dice_is_not_taken() -> None:
    ask = asked("roll", with_hp(weakened=True), "bram/roll/dice", {"bram/tried": "", "bram/roll/stat": ["strength"]})
    assert isinstance(ask, Dice)
    with pytest.raises(NotTaken, match="3 dice are rolled here, not 2"):
        ask.take([6, 5])
