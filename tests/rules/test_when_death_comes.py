"""DG-DEATH: When Death Comes, the four ways, and how whoever lives on stands there; DG-WOUNDS-2 as sessions end."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.owed import Owed, owed
from rules.registry import MOVES
from rules.sheets.bonus import Bonus
from rules.sheets.noted import Condition, Perk
from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.renown import Renown
from rules.table import Table
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks
from tests.rules.wounded import SHEET, TERM, boxes, term, wounded
from tui.change_words import change_in_words

SCOPE = "rhea/death/"
WAY = f"{SCOPE}way"
LIVES = boxes(6, 5, "DG-DEATH-2", "lives on", scope=SCOPE)
COME = term(5, None, "DG-DEATH-1", "death has come", scope=SCOPE)


def comes(way: str, why: str = "", **more: Any) -> dict[str, Any]:
    said = {f"{SCOPE}{key.replace('_', '-')}": value for key, value in more.items()}
    return {"who": ["rhea"], "rhea/why": why, WAY: [way]} | said


# What comes with a Druid: the free perk, two of ten, the grove.
DRUID = {
    f"{SCOPE}druid/free-perk": "Green Tongue: birds answer",
    f"{SCOPE}druid/other-perks": "Bark; Deep Root",
    f"{SCOPE}druid/grove": "the old yews",
}


def dying(**more: Any) -> Table:
    return wounded(6, dies_with=5, **more)


# -- the four ways


@pytest.mark.rule("DG-DEATH-1")
def test_the_player_picks_one_of_four_ways() -> None:
    ask = asked("death-comes", dying(), WAY, {"who": ["rhea"], "rhea/why": "a fall"})
    assert (ask.to, ask.rule, ask.about) == ("rhea", "DG-DEATH-1", "characters.rhea")
    assert (offers(ask), ask.least, ask.most) == (["dies", "loses", "becomes", "owes"], 1, 1)
    assert [one.letter for one in ask.asides] == ["n"]


@pytest.mark.rule("DG-DEATH-1")
def test_they_die_and_how_and_what_is_left_are_written() -> None:
    table = dying()
    said = comes("dies", ends="on the weir", left="the sword")
    ends = asked("death-comes", table, f"{SCOPE}ends", comes("dies"))
    left = asked("death-comes", table, f"{SCOPE}left", comes("dies", ends=""))
    for ask in (ends, left):
        assert (ask.to, ask.optional, ask.rule, ask.longest) == ("rhea", True, "DG-DEATH-1", 120)
    done = play("death-comes", table, said)
    status = Did(f"{SCOPE}characters.rhea.status", "here", "dead", "DG-DEATH-1", "on the weir")
    assert_did(done, table, status, COME)
    assert [one.waived_at for one in done.changes] == [None, None]
    assert remarks(done) == ["Death comes for Rhea: the GM says so", "Rhea leaves behind: the sword"]
    assert {one.about for one in done.remarks} == {"characters.rhea"}
    assert owed(done.table) == ()
    unsaid = play("death-comes", table, comes("dies", "a fall", ends="", left=""))
    assert remarks(unsaid) == ["Death comes for Rhea: a fall"]


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-DEATH-2")
def test_they_lose_something_precious() -> None:
    table = dying()
    ask = asked("death-comes", table, f"{SCOPE}lost", comes("loses"))
    assert (ask.to, ask.optional) == ("rhea", False)
    done = play("death-comes", table, comes("loses", lost="her good name"))
    assert_did(done, table, LIVES, COME)
    assert [one.waived_at for one in done.changes] == [None, None]
    assert remarks(done)[-1] == "Rhea loses for good: her good name"


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-DEATH-2")
def test_they_become_someone_else() -> None:
    perks = FrozenMap({
        "brawler": Perk(name="Brawler", text="fists count 2"), "scars": Perk(name="Scars"),
        "old": Perk(name="Old", status="lost"),
    })  # fmt: skip
    table = dying(perks=perks, signature=Renown())
    ask = asked("death-comes", table, f"{SCOPE}class", comes("becomes"))
    assert (ask.to, ask.rule) == ("rhea", "DG-DEATH-1")
    assert [one.text for one in ask.options] == ["Lord", "Knight", "Wizard", "Druid", "Rogue", "Priest"]
    perk = asked("death-comes", table, f"{SCOPE}perks", comes("becomes", **{"class": ["grove"]}))
    assert (perk.to, perk.rule, offers(perk), perk.least, perk.most) == (
        "rhea", "DG-DEATH-1", ["brawler", "scars"], 0, 2,
    )  # fmt: skip
    assert (perk.options[0].text, perk.options[0].effect) == ("Brawler", "fists count 2")
    said = comes("becomes", **{"class": ["grove"], "perks": ["scars"]})
    free = asked("death-comes", table, f"{SCOPE}druid/free-perk", said)
    assert (free.to, free.least, free.most) == ("gm", 1, 1)
    first = {f"{SCOPE}druid/free-perk": "Green Tongue"}
    others = asked("death-comes", table, f"{SCOPE}druid/other-perks", said | first)
    assert (others.to, others.least, others.most, others.taken) == (
        "rhea",
        2,
        2,
        ("Green Tongue", "Brawler"),
    )
    kept = asked("death-comes", table, f"{SCOPE}kept", said | DRUID)
    assert (kept.to, kept.optional) == ("rhea", True)
    done = play("death-comes", table, said | DRUID | {f"{SCOPE}kept": "the house by the weir"})
    made = done.table.characters["rhea"].sheet
    assert made.calling == "Druid"  # type: ignore[union-attr]
    assert made.signature == Grove(grove="the old yews")  # type: ignore[union-attr]
    assert made.perks["green-tongue"] == Perk(  # type: ignore[union-attr]
        name="Green Tongue", text="birds answer", source="free"
    )
    assert [one.name for one in done.table.typed["druid"].perks.values()] == ["Bark", "Deep Root", "Green Tongue"]
    assert "With the old class go: Renown 0; Scars" in remarks(done)
    assert {id: one.status for id, one in made.perks.items()} == {  # type: ignore[union-attr]
        "brawler": "held", "scars": "lost", "old": "lost", "green-tongue": "held", "bark": "held", "deep-root": "held",
    }  # fmt: skip
    assert made.wounds == 5  # type: ignore[union-attr]
    assert [(one.where, one.rule, one.why, one.waived_at) for one in done.changes][:3] == [
        (f"{SHEET}.calling", "DG-DEATH-1", "When Death Comes", None),
        (f"{SHEET}.signature", "DG-DEATH-1", "When Death Comes", None),
        (f"{SHEET}.perks.scars.status", "DG-DEATH-1", "went with the old class",
         f"{SCOPE}{SHEET}.perks.scars.status"),
    ]  # fmt: skip
    assert remarks(done)[-1] == "Rhea keeps: the house by the weir"
    plain = play("death-comes", dying(), comes("becomes", **{"class": ["grove"], "kept": ""}) | DRUID)
    assert remarks(plain) == ["Death comes for Rhea: the GM says so"]


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-REGION")
def test_another_class_knows_its_way_elsewhere() -> None:
    table = dying(region="Roads and Battlegrounds")
    said = comes("becomes", **{"class": ["grove"], "kept": ""}) | DRUID
    done = play("death-comes", table, said)
    region = f"{SCOPE}{SHEET}.region"
    assert Did(region, "Roads and Battlegrounds", "Forests", "DG-REGION", "When Death Comes") in [
        Did(one.key, one.before, one.after, one.rule, one.why) for one in done.changes
    ]
    kept = play("death-comes", table, said, waive=[region])
    assert kept.table.characters["rhea"].sheet.region == "Roads and Battlegrounds"  # type: ignore[union-attr]
    unwritten = play("death-comes", dying(), said)
    assert [one.where for one in unwritten.changes if "region" in one.where] == []


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-CLASSES")
def test_what_goes_with_the_old_class_and_what_comes_is_said_in_words() -> None:
    contacts = Contacts(contacts=FrozenMap({"mags": Contact(name="Mags", text="fence"), "sil": Contact(name="Sil")}))
    perks = FrozenMap({"quiet": Perk(name="Quiet")})
    table = dying(calling="Rogue", perks=perks, signature=contacts)
    said = comes("becomes", **{"class": ["grove"], "kept": ""}) | DRUID
    goes = asked("death-comes", table, f"{SCOPE}perks", comes("becomes", **{"class": ["grove"]}))
    assert goes.offered == ("quiet",)
    done = play("death-comes", table, said | {f"{SCOPE}perks": ["quiet"]})
    assert "With the old class go: Contacts: Mags, Sil; Quiet" in remarks(done)
    told = next(change_in_words(done.table, one) for one in done.changes if one.where.endswith(".signature"))
    assert told == ("Rhea: signature", "Contacts: Mags, Sil", "The Grove: the old yews")
    first = play("death-comes", dying(), said)
    told = next(change_in_words(first.table, one) for one in first.changes if one.where.endswith(".signature"))
    assert told == ("Rhea: signature", "none", "The Grove: the old yews")


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-CLASSES")
def test_a_house_account_comes_with_a_lord_and_goes_with_one() -> None:
    table = dying(signature=Renown(renown=2))
    said = comes("becomes", **{"class": ["household"], "kept": ""}) | {
        f"{SCOPE}lord/free-perk": "Seal", f"{SCOPE}lord/other-perks": "Cook; Hall",
        f"{SCOPE}lord/household": "Reed Hall", f"{SCOPE}lord/account": "12gp",
    }  # fmt: skip
    lord = play("death-comes", table, said)
    assert lord.table.characters["rhea"].sheet.signature == Household(  # type: ignore[union-attr]
        household="Reed Hall", account=1200
    )
    again = dying(calling="Lord", signature=Household(household="Reed Hall", account=1200))
    done = play("death-comes", again, comes("becomes", **{"class": ["grove"], "kept": ""}) | DRUID)
    assert "Rhea's House Account goes with 12 gp in it" in remarks(done)
    assert [one.about for one in done.remarks if one.to_tell] == ["characters.rhea.sheet.signature.account"]
    empty = dying(calling="Lord", signature=Household(household="Reed Hall", account=0))
    done = play("death-comes", empty, comes("becomes", **{"class": ["grove"], "kept": ""}) | DRUID)
    assert remarks(done) == [
        "Death comes for Rhea: the GM says so",
        "With the old class go: Household & House Account: Reed Hall",
    ]


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-DEATH-2")
def test_they_owe_their_life() -> None:
    table = dying()
    whom = asked("death-comes", table, f"{SCOPE}whom", comes("owes"))
    what = asked("death-comes", table, f"{SCOPE}what", comes("owes", whom="the Crow"))
    for ask in (whom, what):
        assert (ask.to, ask.optional, ask.rule, ask.about) == ("gm", False, "DG-DEATH-1", "characters.rhea")
    done = play("death-comes", table, comes("owes", whom="the Crow", what="a year of service"))
    sheet = done.table.characters["rhea"].sheet
    owes = Condition(name="Owes their life to the Crow", text="a year of service", source="When Death Comes")
    assert dict(sheet.conditions) == {"owes-their-life-to-the-crow": owes}  # type: ignore[union-attr]
    assert (sheet.wounds, sheet.dies_with) == (5, None)  # type: ignore[union-attr]
    assert [(one.rule, one.waived_at) for one in done.changes] == [
        ("DG-DEATH-1", None), ("DG-DEATH-2", None), ("DG-DEATH-1", None),
    ]  # fmt: skip
    twice = play("death-comes", done.table, comes("owes", whom="the Crow", what="more"))
    assert len(twice.table.characters["rhea"].sheet.conditions) == 2  # type: ignore[union-attr]


@pytest.mark.rule("DG-DEATH-1")
@pytest.mark.rule("DG-DEATH-2")
def test_the_gm_can_set_another_number() -> None:
    table = dying()
    (aside,) = asked("death-comes", table, WAY, {"who": ["rhea"], "rhea/why": ""}).asides
    assert (aside.to, aside.lowest, aside.highest, aside.offered) == ("gm", 0, 5, 5)
    with pytest.raises(NotTaken):
        aside.take(6)
    for number in (0, 3):
        done = play("death-comes", table, {
            "who": ["rhea"], "rhea/why": "", f"{WAY}/after": number, WAY: ["loses"], f"{SCOPE}lost": "an eye",
        })  # fmt: skip
        assert_did(done, table, boxes(6, number, "DG-DEATH-2", "lives on", scope=SCOPE), COME)


@pytest.mark.rule("DG-DEATH-1")
def test_for_whom_it_can_come() -> None:
    table = dying()
    ask = asked("death-comes", table, "who")
    assert [(one.id, one.effect) for one in ask.options] == [("rhea", "6 Wounds, Dying"), ("odo", "0 Wounds, Fine")]
    assert (ask.to, ask.rule) == ("gm", "DG-DEATH-1")
    why = asked("death-comes", table, "rhea/why", {"who": ["rhea"]})
    assert (why.to, why.optional) == ("gm", True)
    dead = play("death-comes", table, comes("dies", ends="", left="")).table
    assert offers(asked("death-comes", dead, "who")) == ["odo"]
    away = table.characters["rhea"].model_copy(update={"status": "away"})
    gone = table.model_copy(update={"characters": table.characters.with_item("rhea", away)})
    assert offers(asked("death-comes", gone, "who")) == ["rhea", "odo"]
    assert not MOVES["death-comes"].players


# -- what is owed, and the end of a session


def in_owed(due: int, age: str) -> Owed:
    return Owed(
        "dying-rhea", "Rhea", "dies", f"end of session {due}", "DG-WOUNDS-2", "death-comes", "6 Wounds",
        "characters.rhea", age,
    )  # fmt: skip


@pytest.mark.rule("DG-WOUNDS-2")
@pytest.mark.parametrize(
    ("session", "until", "due", "age"),
    [(4, 5, 5, "less than a session"), (5, 5, 5, "1 session"), (6, 5, 5, "2 sessions"), (4, None, 5, "")],
)
def test_the_dying_stand_in_what_is_owed(session: int, until: int | None, due: int, age: str) -> None:
    assert owed(wounded(6, dies_with=until, session=session)) == (in_owed(due, age),)
    assert MOVES["death-comes"].row == "owed"


@pytest.mark.rule("DG-WOUNDS-2")
def test_nobody_else_does() -> None:
    assert owed(wounded(5)) == ()
    assert owed(wounded(5, dies_with=5)) == ()
    table = dying()
    for status, found in (("dead", 0), ("retired", 0), ("left", 0), ("away", 1)):
        rhea = table.characters["rhea"].model_copy(update={"status": status})
        assert len(owed(table.model_copy(update={"characters": table.characters.with_item("rhea", rhea)}))) == found
    assert owed(dying(table={"settings": {"plays": "homefront"}})) == ()


@pytest.mark.rule("DG-WOUNDS-2")
@pytest.mark.rule("DG-SESSION")
def test_a_session_cant_end_over_one_who_is_due() -> None:
    table = wounded(6, dies_with=4, session=4, odo={"wounds": 6, "dies_with": 5})
    assert asked("end-session", table, WAY).to == "rhea"
    done = play("end-session", table, {WAY: ["loses"], f"{SCOPE}lost": "the mill"})
    rule = "DG-SESSION"
    assert [(one.where, one.before, one.after, one.rule, one.waived_at) for one in done.changes][1:] == [
        ("campaign.in_session", True, False, rule, None),
        (f"{SHEET}.wounds", 6, 5, "DG-DEATH-2", None),
        (TERM, 4, None, "DG-DEATH-1", None),
    ]
    assert remarks(done) == [
        "Death comes for Rhea: Dying still as session 4 ends",
        "Rhea loses for good: the mill",
        "Still owed: Odo, dies, end of session 5",
    ]
    overdue = wounded(6, dies_with=3, session=4)
    assert asked("end-session", overdue, WAY).to == "rhea"
    assert play("end-session", wounded(6, dies_with=5, session=4)).table.campaign.in_session is False


@pytest.mark.rule("DG-WOUNDS-2")
@pytest.mark.rule("DG-WOUNDS-3")
@pytest.mark.rule("DG-SESSION")
def test_whoever_came_to_six_by_hand_has_a_term_too() -> None:
    why = "Dying, and no session was written down"
    within = wounded(6, session=4)
    ended = play("end-session", within)
    assert ended.changes[-1].where == TERM
    assert (ended.changes[-1].after, ended.changes[-1].why, ended.changes[-1].rule) == (5, why, "DG-WOUNDS-2")
    assert ended.changes[-1].waived_at is None
    between = wounded(6, session=4, running=False)
    started = play("start-session", between)
    assert (started.changes[-1].where, started.changes[-1].after) == (TERM, 5)
    assert asked("end-session", started.table, WAY).to == "rhea"


@pytest.mark.rule("DG-WOUNDS-3")
def test_a_term_of_one_who_was_brought_lower_by_hand_is_gone() -> None:
    ended = play("end-session", wounded(5, dies_with=5, session=4))
    change = ended.changes[-1]
    assert (change.where, change.before, change.after, change.rule) == (TERM, 5, None, "DG-WOUNDS-3")
    assert (change.why, change.waived_at) == ("Dying no more", None)
    assert [one.where for one in play("end-session", wounded(5)).changes] == [
        "done.session-4-ended", "campaign.in_session",
    ]  # fmt: skip


# -- what lapses


@pytest.mark.rule("DG-SESSION")
@pytest.mark.rule("DG-FORWARD")
@pytest.mark.parametrize(("move", "lasts", "said"), [
    ("end-session", "session", {}), ("end-day", "day", {"unfed": []}),
])  # fmt: skip
def test_what_lasts_so_long_lapses_and_a_forward_does_not(move: str, lasts: Any, said: dict[str, Any]) -> None:
    bonuses = {
        "fear": Bonus(kind="ongoing", name="fear", amount=-1, lasts=lasts),
        "hope": Bonus(kind="forward", name="hope", amount=1, lasts=lasts),
        "curse": Bonus(kind="ongoing", name="curse", amount=-1),
        "past": Bonus(kind="ongoing", name="past", amount=-1, lasts=lasts, status="used"),
    }
    done = play(move, wounded(bonuses=bonuses), said)
    assert {id: one.status for id, one in done.table.characters["rhea"].bonuses.items()} == {
        "fear": "ended", "hope": "held", "curse": "held", "past": "used",
    }  # fmt: skip
    (change,) = (one for one in done.changes if "bonuses" in one.where)
    assert (change.rule, change.why) == ("DG-FORWARD", f"the {lasts} is over")


@pytest.mark.rule("DG-DEATH-1")
def test_it_cannot_come_where_nobody_has_wounds() -> None:
    assert MOVES["death-comes"].blocked(wounded(), "bram") == "Bram has a Hit-point sheet"
    table = wounded(table={"settings": {"plays": "homefront"}})
    assert refusal("death-comes", table) == "Days of Gold is not played in this campaign"
