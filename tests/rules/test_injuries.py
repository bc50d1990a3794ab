"""Problematic wounds, and Death's Door."""

from typing import Any

import pytest

from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.owed import owed
from rules.registry import MOVES
from rules.sheets.injury import Injury
from rules.sheets.others import OthersHitPoints
from rules.table import GmPools, Person
from tests.rules.hurting import at, caradoc, one, other, rhea, with_them
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, remarks, to_tell
from tests.rules.tables import stonewell

# -- problematic wounds


@pytest.mark.rule("HH-WOUND-1")
@pytest.mark.rule("HH-WOUND-2")
def test_a_wound_is_kept_by_name_with_what_it_hinders() -> None:
    table = caradoc()
    said = {"caradoc/wound": "Broken fingers"}
    ask = asked("wound", table, "caradoc/broken-fingers/hinders", said)
    assert [(aside.id, aside.letter) for aside in ask.asides] == [("permanent", "p"), ("requires", "r")]
    said |= {
        "caradoc/broken-fingers/hinders/permanent": True, "caradoc/broken-fingers/hinders/requires": "a splint",
        "caradoc/broken-fingers/hinders": "a fist", "caradoc/hp-lost": True,
    }  # fmt: skip
    done = play("wound", table, said)
    made = Injury(name="Broken fingers", hinders="a fist", permanent=True, requires="a splint")
    place = "characters.caradoc.injuries.broken-fingers"
    (change,) = done.changes
    assert (change.where, change.rule, change.why) == (
        place, "HH-WOUND-1", "hinders a fist, for good, still takes a splint",
    )  # fmt: skip
    assert done.table.characters["caradoc"].injuries["broken-fingers"] == made


@pytest.mark.rule("HH-WOUND-1")
def test_it_always_comes_with_lost_hp() -> None:
    said = {"caradoc/wound": "Gash", "caradoc/gash/hinders": "", "caradoc/hp-lost": False}
    ask = asked("wound", caradoc(), "caradoc/hurt/caradoc/by", said)
    assert offers(ask)[0] == "d4"
    done = play("wound", caradoc(), said | {"caradoc/hurt/caradoc/by": ["d8"], "caradoc/hurt/caradoc/d8/dice": [3]})
    sheet: Any = done.table.characters["caradoc"].sheet
    assert sheet.hp == 13


@pytest.mark.rule("HH-WOUND-1")
def test_anybody_can_have_one_and_no_hp_are_asked_of_who_has_none() -> None:
    people = {"odo": Person(name="Odo"), "tam": other("Tam", status="dead"), "far": other("Far", status="away")}
    table = with_them(people, rhea=rhea())
    ask = asked("wound", table, "who")
    assert offers(ask) == ["rhea", "far", "odo"]
    for who in ("rhea", "odo"):
        done = play("wound", table, {"who": [who], f"{who}/wound": "Gash", f"{who}/gash/hinders": ""})
        (change,) = done.changes
        assert (change.where.endswith(f"{who}.injuries.gash"), change.why) == (True, "")
    dead = stonewell(people={"tam": other(status="dead")})
    assert MOVES["wound"].blocked(dead, "gm") == "nobody is known by name yet"
    assert MOVES["wound"].blocked(table, "gm") is None


@pytest.mark.rule("HH-WOUND-1")
@pytest.mark.rule("HH-WOUND-2")
def test_it_stays_until_it_heals_and_one_for_good_is_adapted_to() -> None:
    wounds = {
        "gash": Injury(name="Gash"), "arm": Injury(name="Arm", permanent=True),
        "old": Injury(name="Old", status="healed"),
    }  # fmt: skip
    table = with_them(caradoc=one("Caradoc", sheet={"hp": 3}, injuries=FrozenMap(wounds)))
    assert offers(asked("wound", table, "caradoc/which")) == ["arm", "gash", "new"]
    assert offers(asked("wound", table, "caradoc/becomes", {"caradoc/which": ["gash"]})) == ["treated", "healed"]
    assert offers(asked("wound", table, "caradoc/becomes", {"caradoc/which": ["arm"]})) == ["treated", "adapted"]
    healed = play("wound", table, {"caradoc/which": ["gash"], "caradoc/becomes": ["healed"]})
    place = "caradoc/characters.caradoc.injuries.gash.status"
    assert_did(healed, table, Did(place, "open", "healed", "HH-WOUND-2"))
    adapted = play("wound", table, {"caradoc/which": ["arm"], "caradoc/becomes": ["adapted"]})
    assert adapted.table.characters["caradoc"].injuries["arm"].status == "adapted"
    treated = play("wound", table, {
        "caradoc/which": ["arm"], "caradoc/becomes": ["treated"], "caradoc/arm/treated": "a stump, sewn",
        "caradoc/arm/still": "",
    })  # fmt: skip
    assert treated.table.characters["caradoc"].injuries["arm"] == Injury(
        name="Arm", permanent=True, treated="a stump, sewn"
    )
    mended = play("regain", table, {"caradoc/amount": 13, "caradoc/why": ""})
    assert mended.table.characters["caradoc"].injuries == table.characters["caradoc"].injuries
    new = play("wound", table, {
        "caradoc/which": ["new"], "caradoc/wound": "Gash", "caradoc/gash-2/hinders": "", "caradoc/hp-lost": True,
    })  # fmt: skip
    assert list(new.table.characters["caradoc"].injuries) == ["arm", "gash", "gash-2", "old"]


@pytest.mark.rule("HH-WOUND-2")
def test_it_shows_when_its_bearer_rolls() -> None:
    wounds = {"gash": Injury(name="Gash"), "knee": Injury(name="Knee", hinders="running"),
              "old": Injury(name="Old", status="healed")}  # fmt: skip
    table = with_them(caradoc=one("Caradoc", injuries=FrozenMap(wounds)))
    ask = asked("roll", table, "caradoc/roll/dice", {"caradoc/tried": "", "caradoc/roll/stat": ["strength"]})
    assert ask.text == "Caradoc rolls, hurt: Gash; Knee (running)"
    plain = asked("roll", caradoc(), "caradoc/roll/dice", {"caradoc/tried": "", "caradoc/roll/stat": ["strength"]})
    assert plain.text == "Caradoc rolls"


# -- Death's Door


def dying(dread: int = 4, **sheet: Any) -> Any:
    table = caradoc(hp=0, standing="at-the-door", **sheet)
    return table.model_copy(update={"gm": GmPools(dread=dread)})


DICE = "caradoc/door/roll/dice"
STANDING = f"caradoc/door/{at('caradoc', 'standing')}"


@pytest.mark.rule("HH-DEATH-1")
@pytest.mark.rule("HH-DEATH-2", case=1)
@pytest.mark.rule("HH-REGAIN-1")
def test_ten_is_alive_with_one_hp_and_marked() -> None:
    table = dying(strength=9, weakened=True)
    ask = asked("deaths-door", table, DICE)
    assert (ask.to, ask.count, ask.throw.modifier.value, ask.text) == ("caradoc", 2, 0, "Caradoc is at Death's Door")
    marked = asked("deaths-door", table, "caradoc/door/marked", {DICE: [6, 4]})
    assert (marked.to, marked.optional) == ("caradoc", True)
    done = play("deaths-door", table, {DICE: [6, 4], "caradoc/door/marked": "no shadow"})
    why = "alive with 1 HP, and marked by it"
    assert_did(
        done, table,
        Did(f"caradoc/door/{at('caradoc', 'hp')}", 0, 1, "HH-DEATH-1", why),
        Did(STANDING, "at-the-door", "up", "HH-DEATH-2", why),
    )  # fmt: skip
    assert {change.waived_at for change in done.changes} == {"caradoc/door/alive"}
    assert remarks(done)[-1] == "Caradoc: Marked by Death's Door: no shadow"
    unsaid = play("deaths-door", table, {DICE: [6, 4], "caradoc/door/marked": ""})
    assert to_tell(unsaid) == ["Caradoc: How are they marked by it?"]


@pytest.mark.rule("HH-DEATH-1")
@pytest.mark.rule("HH-DEATH-2")
@pytest.mark.parametrize("hp", [1, 3])
def test_who_has_hp_at_the_door_by_hand_keeps_them(hp: int) -> None:
    table = caradoc(hp=hp, standing="at-the-door")
    done = play("deaths-door", table, {DICE: [6, 4], "caradoc/door/marked": "grey"})
    why = "alive with 1 HP, and marked by it"
    assert_did(done, table, Did(STANDING, "at-the-door", "up", "HH-DEATH-2", why))
    assert remarks(done)[1:] == ["Caradoc: Marked by Death's Door: grey"]


@pytest.mark.rule("HH-DEATH-2", case=2)
def test_seven_is_out_and_not_dying() -> None:
    table = dying()
    done = play("deaths-door", table, {DICE: [4, 3]})
    assert_did(done, table, Did(STANDING, "at-the-door", "out", "HH-DEATH-2", "not dying, but out until the GM says"))


@pytest.mark.rule("HH-DEATH-2", case=3)
@pytest.mark.parametrize("settings", [{}, {"dread_from_hit_points": False}, {"plays": "homefront"}])
def test_six_is_the_end(settings: dict[str, Any]) -> None:
    table = dying()
    table = table.model_copy(
        update={"campaign": table.campaign.model_copy(
            update={"settings": table.campaign.settings.model_copy(update=settings)}
        )}
    )  # fmt: skip
    dread = () if settings else (Did("caradoc/door/roll/gm.dread", 4, 5, "DG-ROLL-2", "Caradoc rolled 6-"),)
    end = asked("deaths-door", table, "caradoc/door/end", {DICE: [3, 3]})
    assert (end.to, offers(end)) == ("caradoc", ["dies", "changed"])
    why = "the end: one last deed, or back as something else"
    out = Did(STANDING, "at-the-door", "out", "HH-DEATH-2", why)
    dead = play("deaths-door", table, {
        DICE: [3, 3], "caradoc/door/end": ["dies"], "caradoc/door/deed": "holds the bridge",
    })  # fmt: skip
    died = Did("caradoc/door/characters.caradoc.status", "here", "dead", "HH-DEATH-2", "one last deed, and then death")
    assert_did(dead, table, *dread, out, died)
    assert {change.waived_at for change in dead.changes[len(dread) :]} == {"caradoc/door/ended"}
    assert remarks(dead)[-1] == "Caradoc: Last deed: holds the bridge"
    changed = play("deaths-door", table, {
        DICE: [3, 3], "caradoc/door/end": ["changed"], "caradoc/door/changed": "a thing of bark",
    })  # fmt: skip
    assert_did(changed, table, *dread, out)
    assert remarks(changed)[-1] == "Caradoc: Comes back: a thing of bark"


@pytest.mark.rule("HH-ZERO")
@pytest.mark.rule("HH-FOLLOWER-MOVES")
@pytest.mark.rule("HH-DEATH-2")
@pytest.mark.rule("DG-ROLL-2")
@pytest.mark.parametrize("settings", [{}, {"dread_from_hit_points": False}, {"plays": "homefront"}])
def test_a_player_rolls_it_for_a_follower(settings: dict[str, Any]) -> None:
    garet = other(follower=True, sheet={"hp": 0, "standing": "at-the-door"})
    table = stonewell(people={"garet": garet}, settings=settings)
    dice = "garet/door/roll/dice"
    ask = asked("deaths-door", table, dice)
    assert (ask.to, ask.count, ask.throw.text()) == ("gm", 2, "2d6")
    assert [tier for tier, _ in ask.tiers] == ["full", "partial", "miss"]
    full = play("deaths-door", table, {dice: [5, 5], "garet/door/marked": ""})
    now: Any = full.table.people["garet"].sheet
    assert (now.hp, now.standing, remarks(full)[0]) == (1, "up", "Garet rolls 5 5: 10, 10+")
    miss = play("deaths-door", table, {dice: [1, 2], "garet/door/end": ["dies"], "garet/door/deed": ""})
    assert miss.table.people["garet"].status == "dead"
    assert miss.table.gm.dread == (0 if settings else 1)
    if not settings:
        assert (miss.changes[0].rule, miss.changes[0].why) == ("DG-ROLL-2", "Garet rolled 6-")
    assert to_tell(miss) == ["Garet: What is their last deed, at its best?"]


@pytest.mark.rule("HH-DEATH-2")
def test_it_can_be_put_off_and_is_owed_until_then() -> None:
    table = caradoc(hp=5)
    said = {"caradoc/by": ["d8"], "caradoc/d8/dice": [7], "caradoc/d8/lethal": True}
    when = asked("harm", table, "caradoc/d8/when", said)
    assert (when.to, offers(when), effect_of(when, "later")) == ("gm", ["now", "later"], "it is owed until then")
    waits = play("harm", table, said | {"caradoc/d8/when": ["later"]}).table
    (one_owed,) = owed(waits)
    assert (one_owed.id, one_owed.name, one_owed.what, one_owed.due, one_owed.rule, one_owed.settled_by) == (
        "deaths-door-caradoc", "Caradoc", "Death's Door", "by the scene's end", "HH-DEATH-2", "deaths-door",
    )  # fmt: skip
    assert one_owed.about == "characters.caradoc"
    settled = play("deaths-door", waits, {DICE: [4, 4]})
    assert owed(settled.table) == ()
    now = play("harm", table, said | {"caradoc/d8/when": ["now"], "caradoc/d8/door/roll/dice": [4, 4]})
    assert now.table.characters == settled.table.characters
    gold = waits.campaign.settings.model_copy(update={"plays": "days-of-gold"})
    assert owed(waits.model_copy(update={"campaign": waits.campaign.model_copy(update={"settings": gold})})) == ()


@pytest.mark.rule("HH-DEATH-2")
def test_who_waits_is_picked_or_rolls_for_themselves() -> None:
    door = {"hp": 0, "standing": "at-the-door"}
    people = {"garet": Person(name="Garet", follower=True, sheet=OthersHitPoints(**door)),
              "tam": Person(name="Tam", status="dead", sheet=OthersHitPoints(**door))}  # fmt: skip
    table = with_them(people, caradoc=one("Caradoc", sheet=door), wen=one("Wen"))
    assert offers(asked("deaths-door", table, "who")) == ["caradoc", "garet"]
    own = reach("deaths-door", table, who="caradoc")
    assert own.ask.key == DICE  # type: ignore[union-attr]
    with pytest.raises(Refused, match="nobody waits at Death's Door"):
        reach("deaths-door", table, who="wen")
    assert MOVES["deaths-door"].blocked(caradoc(), "gm") == "nobody waits at Death's Door"
