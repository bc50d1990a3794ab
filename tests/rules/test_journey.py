"""Journeys of one, four and seven: who leads, what is picked, the price of what is not, and rations one by one."""

from typing import Any

import pytest

from rules.errors import NotTaken, Refused
from rules.frozen_map import FrozenMap
from rules.owed import owed
from rules.places import MISSING, put
from rules.registry import MOVES
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.others import OthersWounds
from rules.table import Character, Person, Table
from tests.rules.company import company, dread, one
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks, to_tell

SIX = ["safe", "fast", "supplies", "find", "hidden", "sight"]
ROLL = "rhea/roll/dice"
GARET = Person(name="Garet", role="guide", follower=True, follows="odo")
NAMES = ("Odo", "Isolde", "Tam", "Wen", "Una", "Bo")


def party(count: int, *, table: Any = None, rhea: Any = None, **fields: Any) -> Table:
    """Rhea and others, so many in all, each with 3 rations or what is given."""
    others = {name.casefold(): dict(fields) for name in NAMES[: count - 1]}
    return company(rhea={**fields, **(rhea or {})}, table=table, **others)


def going(table: Table, faces: list[int], picks: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """Everybody travels and Rhea leads."""
    followers = [id for id, person in table.people.items() if person.follower]
    said: dict[str, Any] = {"along": [*table.characters, *followers]}
    said |= {"leads": ["rhea"]} if len(table.characters) > 1 else {}
    said |= {ROLL: faces} | ({} if picks is None else {"rhea/picks": picks})
    return said | more


def ate(who: str, before: int, after: int) -> Did:
    where = f"rhea/{who}/characters.{who}.sheet.rations"
    return Did(where, before, after, "DG-JOURNEY-2", "eaten on the way")


def owes(who: str, amount: int, before: Any = MISSING, *, year: int = 0) -> Did:
    value = {"amount": amount, "year": year, "status": "open"}
    why = "no ration on the Journey: a Wound as the day ends"
    return Did(f"rhea/{who}/owed.ration-{who}", before, value, "DG-JOURNEY-3", why)


# -- how many can be picked


@pytest.mark.rule("DG-JOURNEY-1", case=1)
def test_at_ten_two_and_one_for_each_of_three_others() -> None:
    table = party(4)
    ask = asked("journey", table, "rhea/picks", going(table, [5, 5]))
    assert (ask.least, ask.most, offers(ask)) == (5, 5, SIX)
    done = play("journey", table, going(table, [5, 5], SIX[:5]))
    assert_did(done, table)
    assert to_tell(done) == ["Something for later is found"]


@pytest.mark.rule("DG-JOURNEY-1", case=2)
def test_at_seven_one_and_one_for_every_two_of_three_others() -> None:
    table = party(4)
    ask = asked("journey", table, "rhea/picks", going(table, [4, 3]))
    assert (ask.least, ask.most) == (2, 2)


@pytest.mark.rule("DG-JOURNEY-1", case=3)
def test_at_six_one_for_three_others_and_one_for_knowledge() -> None:
    table = party(4, calling="Warrior")
    said = going(table, [3, 3], **{f"{ROLL}/knowledge": ["rhea"]})
    ask = asked("journey", table, "rhea/picks", said)
    assert (ask.least, ask.most, ask.text) == (2, 2, "What comes of the Journey? 2 of 6")
    done = play("journey", table, {**said, "rhea/picks": ["safe", "supplies"]})
    assert_did(done, table, dread(0, 1))


@pytest.mark.rule("DG-JOURNEY-1", case=4)
@pytest.mark.rule("DG-JOURNEY-2")
def test_alone_at_six_there_is_nothing_to_pick_and_all_six_prices_are_due() -> None:
    table = party(1, rations=1)
    done = play("journey", table, going(table, [3, 3]))
    assert_did(done, table, dread(0, 1), ate("rhea", 1, 0))
    assert remarks(done)[1:] == [
        "Danger finds them",
        "Something makes it much slower",
        "Each traveler eats 1 ration",
        "Nothing for later is noticed",
        "Someone may learn of the passage",
        "What could be acted on at arrival is missed for now",
    ]
    assert to_tell(done) == [
        "Danger finds them", "Something makes it much slower", "Someone may learn of the passage",
    ]  # fmt: skip


@pytest.mark.rule("DG-JOURNEY-1")
@pytest.mark.parametrize(
    ("count", "full", "partial", "miss"),
    [(1, 2, 1, 0), (2, 3, 1, 0), (3, 4, 2, 0), (4, 5, 2, 1), (5, 6, 3, 1), (6, 6, 3, 1), (7, 6, 4, 2)],
)
def test_what_can_be_picked_by_how_many_travel(count: int, full: int, partial: int, miss: int) -> None:
    table = party(count)
    dice = asked("journey", table, ROLL, {key: said for key, said in going(table, [1, 1]).items() if key != ROLL})
    assert dict(dice.tiers) == {"full": f"{full} of 6", "partial": f"{partial} of 6", "miss": f"{miss} of 6"}
    for faces, picks in (([5, 5], full), ([5, 4], partial), ([3, 3], miss)):
        said = going(table, faces)
        if picks in (0, 6):
            done = play("journey", table, said)
            assert len([one for one in remarks(done) if one == "Supplies are found"]) == (1 if picks else 0)
        else:
            ask = asked("journey", table, "rhea/picks", said)
            assert (ask.least, ask.most) == (picks, picks)


@pytest.mark.rule("DG-JOURNEY-3", case=1)
def test_seven_travelers_at_ten_have_all_six_and_pick_nothing() -> None:
    table = party(7, calling="Druid")
    done = play("journey", table, going(table, [5, 5], **{f"{ROLL}/knowledge": ["bo"]}))
    assert_did(done, table)
    assert remarks(done)[1:] == [
        "There is no danger",
        "Good time is made",
        "Supplies are found",
        "Something for later is found",
        "The passage stays hidden",
        "Something to act on is seen at arrival",
    ]
    assert to_tell(done) == ["Something for later is found", "Something to act on is seen at arrival"]


@pytest.mark.rule("DG-JOURNEY-3", case=2)
def test_the_leaders_and_a_guides_knowledge_are_one() -> None:
    table = party(1, rhea={"region": "Ruins"}, table={"people": {"garet": GARET}})
    dice = asked("journey", table, ROLL, {"along": ["rhea", "garet"]})
    aside = dice.asides[0]
    assert [(one.id, one.text, one.effect, one.about) for one in aside.options] == [
        ("rhea", "Rhea", "Ruins", "characters.rhea"), ("garet", "Garet", "a hired guide", "people.garet"),
    ]  # fmt: skip
    assert (aside.letter, aside.text, aside.to, aside.rule) == (
        "g", "Regional Knowledge: +1", "rhea", "DG-JOURNEY-3",
    )  # fmt: skip
    assert (aside.least, aside.most) == (1, 1)
    for brought in (["rhea"], ["garet"]):
        said = going(table, [4, 3], **{f"{ROLL}/knowledge": brought})
        ask = asked("journey", table, "rhea/picks", said)
        assert (ask.least, ask.most) == (2, 2)
    with pytest.raises(NotTaken, match="pick 1, not 2"):
        aside.take(["rhea", "garet"])
    ask = asked("journey", table, "rhea/picks", going(table, [4, 3]))
    assert (ask.least, ask.most) == (1, 1)  # a follower is no other player
    nobody = asked("journey", party(2), ROLL, {"along": ["rhea", "odo"], "leads": ["rhea"]})
    assert [one.id for one in nobody.asides] == ["situation", "help", "interfere", "tier"]


# -- what each is, and rations


@pytest.mark.rule("DG-JOURNEY-2")
def test_each_of_six_with_what_happens_when_it_is_not_picked() -> None:
    table = party(2)
    ask = asked("journey", table, "rhea/picks", going(table, [4, 3]))
    assert [(one.id, one.text, one.effect) for one in ask.options] == [
        ("safe", "There is no danger", "else danger finds them"),
        ("fast", "Good time is made", "else something makes it much slower"),
        ("supplies", "Supplies are found", "else each traveler eats 1 ration"),
        ("find", "Something for later is found", "else nothing for later is noticed"),
        ("hidden", "The passage stays hidden", "else someone may learn of the passage"),
        ("sight", "Something to act on is seen at arrival", "else what could be acted on at arrival is missed for now"),
    ]
    assert (ask.to, ask.rule, ask.about) == ("table", "DG-JOURNEY-2", "characters.rhea")


@pytest.mark.rule("DG-JOURNEY-2", case=1)
def test_without_supplies_four_travelers_eat_four_rations_and_who_has_none_is_asked_about() -> None:
    table = party(4, rations=2)
    done = play("journey", table, going(table, [4, 3], ["safe", "fast"]))
    assert_did(done, table, ate("isolde", 2, 1), ate("odo", 2, 1), ate("rhea", 2, 1), ate("tam", 2, 1))
    poor = company(rhea={"rations": 2}, odo={"rations": 0}, isolde={"rations": 2}, tam={"rations": 1})
    said = going(poor, [4, 3], ["safe", "fast"])
    ask = asked("journey", poor, "rhea/odo/from", said)
    assert (ask.to, ask.about, ask.rule) == ("table", "characters.odo", "DG-JOURNEY-3")
    assert ask.text == "Odo has no ration. Who gives one?"
    assert [(one.id, one.text, one.effect, one.about) for one in ask.options] == [
        ("isolde", "Isolde", "1 left", "characters.isolde"),
        ("rhea", "Rhea", "1 left", "characters.rhea"),
        ("nobody", "Nobody", "1 Wound as the day ends", "characters.odo"),
    ]
    given = play("journey", poor, said | {"rhea/odo/from": ["isolde"]})
    gives = Did("rhea/odo/isolde/characters.isolde.sheet.rations", 1, 0, "DG-JOURNEY-3", "given to Odo")
    assert_did(given, poor, ate("isolde", 2, 1), ate("rhea", 2, 1), ate("tam", 1, 0), gives)


@pytest.mark.rule("DG-JOURNEY-3")
def test_who_gets_none_owes_a_wound_and_it_is_marked_as_the_day_ends() -> None:
    table = company(rhea={"rations": 2}, odo={"rations": 0, "wounds": 1, "armor": 2})
    done = play("journey", table, going(table, [4, 3], ["safe"], **{"rhea/odo/from": ["nobody"]}))
    assert_did(done, table, ate("rhea", 2, 1), owes("odo", 1))
    (due,) = (one for one in owed(done.table) if one.id == "ration-odo")
    assert (due.name, due.what, due.due, due.settled_by) == ("Odo", "1 Wound", "as the day ends", "end-day")
    assert (due.have, due.about, due.rule) == ("no ration on the way", "owed.ration-odo", "DG-JOURNEY-3")
    night = play("end-day", done.table, {"unfed": []})
    assert_did(
        night, done.table,
        Did("campaign.day", 0, 1, "DG-SESSION"),
        Did("odo/journey/owed.ration-odo.status", "open", "settled", "DG-JOURNEY-3", "the day is over"),
        Did("odo/journey/characters.odo.sheet.wounds", 1, 2, "DG-JOURNEY-3", "no ration on the Journey"),
    )  # fmt: skip
    assert [one.id for one in owed(night.table)] == []
    later = play("end-day", night.table, {"unfed": []})
    assert later.table.characters["odo"].sheet.wounds == 2  # type: ignore[union-attr]


@pytest.mark.rule("DG-JOURNEY-3")
@pytest.mark.rule("DG-FOOD")
def test_it_is_beside_the_daily_ration_and_two_journeys_a_day_are_two() -> None:
    table = company(rhea={"rations": 0})
    first = play("journey", table, going(table, [3, 3]))
    assert_did(first, table, dread(0, 1), owes("rhea", 1))  # nobody there to give one, so nobody is asked
    second = play("journey", first.table, going(table, [3, 4], ["safe"]))
    assert_did(second, first.table, owes("rhea", 2, {"amount": 1, "year": 0, "status": "open"}))
    (due,) = (one for one in owed(second.table) if one.id == "ration-rhea")
    assert due.what == "2 Wounds"
    night = play("end-day", second.table, {"unfed": ["rhea"]})
    wounds = [(change.before, change.after, change.rule) for change in night.changes if "wounds" in change.where]
    assert wounds == [(0, 2, "DG-JOURNEY-3"), (2, 3, "DG-FOOD")]
    morning = play("journey", night.table, going(table, [5, 4], ["safe"]))
    assert morning.table.owed["ration-rhea"].amount == 1
    assert morning.table.owed["ration-rhea"].status == "open"


@pytest.mark.rule("DG-JOURNEY-3")
@pytest.mark.rule("DG-WOUNDS-2")
def test_the_wound_can_kill_and_the_dead_owe_none() -> None:
    table = company(rhea={"rations": 0, "wounds": 6, "dies_with": 5}, odo={"status": "away"})
    said = {"along": ["rhea"], ROLL: [6, 6], "rhea/picks": ["safe", "fast"]}
    hungry = play("journey", table, said)
    front: Any = reach("end-day", hungry.table)
    assert front.ask.key.startswith("rhea/journey/")
    dead = hungry.table.model_copy(
        update={"characters": FrozenMap(
            {**hungry.table.characters, "rhea": hungry.table.characters["rhea"].model_copy(update={"status": "dead"})}
        )}
    )  # fmt: skip
    night = play("end-day", dead)
    assert [change.where for change in night.changes] == ["campaign.day", "owed.ration-rhea.status"]
    assert "Rhea is not here any more: no Wound" in remarks(night)


@pytest.mark.rule("DG-JOURNEY-3")
def test_a_followers_ration_comes_from_the_party_of_whom_they_serve_first() -> None:
    table = company(rhea={"rations": 2}, odo={"rations": 2}, table={"people": {"garet": GARET}})
    said = going(table, [4, 3], ["safe"])
    ask = asked("journey", table, "rhea/garet/from", said)
    assert [(one.id, one.effect) for one in ask.options] == [
        ("odo", "1 left"), ("rhea", "1 left"), ("nobody", "they go without"),
    ]  # fmt: skip
    assert ask.about == "people.garet"
    given = play("journey", table, said | {"rhea/garet/from": ["odo"]})
    gives = Did("rhea/garet/odo/characters.odo.sheet.rations", 1, 0, "DG-JOURNEY-3", "given to Garet")
    assert_did(given, table, ate("odo", 2, 1), ate("rhea", 2, 1), gives)
    none = play("journey", table, said | {"rhea/garet/from": ["nobody"]})
    assert_did(none, table, ate("odo", 2, 1), ate("rhea", 2, 1))
    assert to_tell(none)[-1] == "Garet has nothing to eat on the way"


@pytest.mark.rule("DG-JOURNEY-3")
def test_a_follower_with_wounds_who_gets_none_marks_one_too_as_the_day_ends() -> None:
    sheet = OthersWounds(most_wounds=3, wounds=2, armor=2)
    table = company(rhea={"rations": 2}, table={"people": {"garet": GARET.model_copy(update={"sheet": sheet})}})
    ask = asked("journey", table, "rhea/garet/from", going(table, [4, 3], ["safe"]))
    assert [(one.id, one.effect) for one in ask.options] == [("rhea", "1 left"), ("nobody", "1 Wound as the day ends")]
    done = play("journey", table, going(table, [4, 3], ["safe"], **{"rhea/garet/from": ["nobody"]}))
    assert_did(done, table, ate("rhea", 2, 1), owes("garet", 1))
    (due,) = (one for one in owed(done.table) if one.id == "ration-garet")
    assert (due.name, due.what, due.rule) == ("Garet", "1 Wound", "DG-JOURNEY-3")
    night = play("end-day", done.table, {"unfed": []})
    assert_did(
        night, done.table,
        Did("campaign.day", 0, 1, "DG-SESSION"),
        Did("garet/journey/owed.ration-garet.status", "open", "settled", "DG-JOURNEY-3", "the day is over"),
        Did("garet/journey/people.garet.sheet.wounds", 2, 3, "DG-JOURNEY-3", "no ration on the Journey"),
    )  # fmt: skip
    assert to_tell(night)[-1].startswith("Garet is out")
    gone = put(done.table, "people.garet.status", "left")
    night = play("end-day", gone, {"unfed": []})
    assert [change.where for change in night.changes] == ["campaign.day", "owed.ration-garet.status"]
    assert "Garet is not here any more: no Wound" in remarks(night)


@pytest.mark.rule("DG-JOURNEY-3")
def test_one_with_hp_who_gets_none_goes_without_and_owes_no_wound() -> None:
    table = company(rhea={"rations": 2}, bram=Character(name="Bram", sheet=HitPointSheet()))
    said = {"along": ["bram", "rhea"], ROLL: [4, 3], "rhea/picks": ["safe"], "rhea/bram/from": ["nobody"]}
    done = play("journey", table, said)
    assert_did(done, table, ate("rhea", 2, 1))
    assert to_tell(done)[-1] == "Bram has nothing to eat on the way"


@pytest.mark.rule("DG-JOURNEY-3")
def test_rations_that_nobody_has_given_are_asked_for_and_one_with_hp_is_fed_by_the_others() -> None:
    bram = Character(name="Bram", sheet=HitPointSheet())
    table = company(rhea={"rations": None}, bram=bram)
    said = {"along": ["bram", "rhea"], ROLL: [4, 3], "rhea/picks": ["safe"]}
    ask = asked("journey", table, "rhea/rhea/rations-value", said)
    assert (ask.to, ask.lowest) == ("rhea", 0)
    done = play("journey", table, said | {"rhea/rhea/rations-value": 2, "rhea/bram/from": ["rhea"]})
    where = "characters.rhea.sheet.rations"
    assert_did(
        done, table,
        Did(f"rhea/rhea/given/{where}", None, 2, "DG-JOURNEY-3", "given as it was needed"),
        ate("rhea", 2, 1),
        Did(f"rhea/bram/rhea/{where}", 1, 0, "DG-JOURNEY-3", "given to Bram"),
    )  # fmt: skip


# -- who travels and leads


@pytest.mark.rule("DG-JOURNEY-1")
def test_who_travels_and_who_leads() -> None:
    bram = Character(name="Bram", sheet=HitPointSheet())
    people = {
        "garet": GARET, "hilde": Person(name="Hilde"), "vahid": Person(name="Vahid", follower=True, status="away"),
        "una": Person(name="Una", follower=True, sheet=OthersWounds(most_wounds=3)),
    }  # fmt: skip
    table = company(odo={}, bram=bram, tam=one("Tam", status="away"), table={"people": people})
    along = asked("journey", table, "along")
    assert [(option.id, option.effect) for option in along.options][3:] == [("garet", "guide"), ("una", "follower")]
    assert offers(along) == ["bram", "odo", "rhea", "garet", "una"]
    assert (along.to, along.about, along.rule, along.least, along.most) == (
        "table", "characters", "DG-JOURNEY-1", 1, 5,
    )  # fmt: skip
    assert MOVES["journey"].assumes(table, "gm") == {"along": ("bram", "odo", "rhea", "garet", "una")}
    leads = asked("journey", table, "leads", {"along": ["bram", "odo", "rhea"]})
    assert (offers(leads), leads.text, leads.rule) == (["odo", "rhea"], "Who leads?", "DG-JOURNEY-1")
    dice = asked("journey", table, "odo/roll/dice", {"along": ["bram", "odo"]})
    assert dict(dice.tiers) == {"full": "3 of 6", "partial": "1 of 6", "miss": "0 of 6"}
    assert dice.throw.because == ("Wits +0",)
    assert refusal("journey", table, {"along": ["bram", "garet"]}) == (
        "one who has a Wounds sheet leads, and none of them travels"
    )
    lead: Any = reach("journey", table, {"along": ["odo", "rhea"]}, who="odo")
    assert lead.ask.key == "odo/roll/dice"


@pytest.mark.rule("DG-JOURNEY-1")
def test_a_player_who_leads_travels_too_and_the_move_is_for_players() -> None:
    table = company(odo={}, isolde={})
    with pytest.raises(Refused, match="Isolde leads, so travels too"):
        reach("journey", table, {"along": ["odo", "rhea"]}, who="isolde")
    move = MOVES["journey"]
    assert (move.letter, move.tab, move.players, move.world) == ("k", "party", True, "days-of-gold")
    assert move.blocked(company(rhea={"status": "away"}), "gm") == "nobody here has a Wounds sheet"
    assert move.blocked(table, "odo") is None
    assert move.hint(table) == "3 travel"


@pytest.mark.rule("DG-JOURNEY-1")
def test_the_leader_can_be_helped_and_use_a_forward() -> None:
    table = party(2)
    said = going(
        table, [4, 4],
        **{f"{ROLL}/help": ["odo"], "rhea/roll/help/odo/stat": ["wits"], "rhea/roll/help/odo/dice": [5, 5]},
    )  # fmt: skip
    ask = asked("journey", table, "rhea/picks", said)
    assert (ask.least, ask.most) == (3, 3)  # at 10 instead of 8
