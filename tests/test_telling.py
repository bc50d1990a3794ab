"""Entries and changes in words, and what of them a seat is told."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rules.answers import Answer
from rules.changes import Change, Remark
from rules.combat.sides import Edge, Fight
from rules.frozen_map import FrozenMap
from rules.homefront.founding import FOUND
from rules.homefront.plans import takes
from rules.moves import Move
from rules.places import MISSING, put
from rules.registry import MOVES
from rules.run import Done, run
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.sheets.bonus import Bonus
from rules.sheets.noted import Perk
from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Gain, Person, Plan, Settings, Table, Threat
from saves.entry import Entry
from tests.command_line.founding import AT, founded
from tests.rules.playing import play
from tests.rules.tables import stonewell
from tests.scenes import sample
from tui.change_words import change_in_words, net, told, undone
from tui.telling import (
    Thrown,
    answer_in_words,
    dice_of,
    entry_seen,
    gist,
    name_of,
    option_in_words,
    picks,
    question_in_words,
    title,
    who,
)

PLAYER = Seat("rhea", "player", ("rhea",))


@pytest.fixture
def table() -> Table:
    """A steading with somebody in it, a threat that is known, one that is not, and a gain."""
    table = founded().table
    table = put(table, "people.hew", Person(name="Hew"))
    table = put(table, "threats.grey-reavers", Threat(name="Grey Reavers"))
    table = put(table, "threats.the-thing", Threat(name="The Thing", known=False))
    return put(table, "gains.news-spring-1", Gain(kind="news", year=1, season="spring"))


def entry(move: Move | str, *changes: Change, n: int = 214, **named: Any) -> Entry:
    """An entry as it would stand in a chronicle."""
    fields: dict[str, Any] = {"answers": {}, "remarks": (), "who": "gm"} | named
    move = move if isinstance(move, str) else move.id
    return Entry(n=n, format=1, when=AT, seat="gm", play="abc", move=move, changes=changes, **fields)


def played(move: str, table: Table, **answers: Any) -> Entry:
    """The entry of a move that was really made."""
    of = f"{answers['track'][1][0]}/" if "track" in answers else ""  # by hand: what is said of one track is of no other
    said = {
        key.replace("_", "-") if key == "track" else of + key.replace("_", "-"): Answer(*value)
        for key, value in answers.items()
    }
    done = run(MOVES[move], table, "gm", said)
    assert isinstance(done, Done), done
    return entry(move, *done.changes, answers=done.answers, remarks=done.remarks)


def change(where: str, before: Any, after: Any) -> Change:
    return Change(where, where, before, after, "HF-STATS-1")


def test_a_move_is_told_by_its_name(table: Table) -> None:
    assert title(played("deploy", table, leader=("person", "hew"), roll=("dice", [6]))) == "Deploy"
    assert title(entry("a-move-of-tomorrow")) == "a-move-of-tomorrow"
    assert title(entry(FOUND)) == "Found a Steading"


def test_a_season_is_told_with_its_year_and_a_harvest_too() -> None:
    season = entry("seasons-change", change("done.winter-year-2", MISSING, {"rule": "HF-SEASON-ORDER"}))
    assert title(season) == "Seasons Change: winter of year 2"
    harvest = change("done.harvest-year-2", MISSING, {"rule": "HF-SEASON-AUTUMN-2"})
    assert title(entry("harvest", harvest)) == "Harvest: year 2"
    assert title(entry("seasons-change", harvest, *season.changes)) == "Seasons Change: winter of year 2"


def test_a_change_by_hand_is_told_by_its_track(table: Table) -> None:
    step = played("by-hand", table, track=("pick", ["steading.surplus"]), step=("number", 1))
    assert title(step, table) == title(step) == "by hand: Surplus"
    mark = played("set", table, track=("pick", ["steading.lacking"]), value=("yes", True), why=("words", "famine"))
    assert title(mark, table) == "Set by hand: lacking"
    stage = played("by-hand", table, track=("pick", ["threats.grey-reavers.stage"]), step=("number", 1))
    assert title(stage, table) == "by hand: Grey Reavers: stage"
    assert title(stage) == "by hand: grey-reavers: stage"


def test_below_zero_by_hand_is_told_by_the_track_that_was_meant(table: Table) -> None:
    below = entry(
        "by-hand", change("steading.lacking", False, True), answers={"track": Answer("pick", ["steading.fortunes"])}
    )
    assert title(below, table) == "by hand: Fortunes"


def test_a_note_is_told_by_its_words(table: Table) -> None:
    assert title(played("note", table, words=("words", "[b]The bell[/b] rang"))) == "[b]The bell[/b] rang"


def test_an_undo_names_what_it_undid() -> None:
    assert title(entry("undo", undoes=214), undone=entry("deploy")) == "undid #214 Deploy"
    assert title(entry("redo", undoes=214), undone=entry("deploy")) == "redid #214 Deploy"
    assert title(entry("undo", undoes=214)) == "undid #214"
    assert title(entry("repair", amends=3)) == "Repair of #3"


def test_who_made_it_goes_by_name(table: Table) -> None:
    assert [who(entry("deploy", who=one), table) for one in ("gm", "hew", "somebody")] == ["GM", "Hew", "somebody"]
    assert name_of(table, "table") == "the players"
    rhea = put(table, "characters.rhea", Character(name="Rhea", sheet=WoundsSheet()))
    assert (name_of(rhea, "rhea"), option_in_words(rhea, "rhea")) == ("Rhea", "Rhea")


@pytest.mark.parametrize(
    ("where", "before", "after", "words"),
    [
        ("steading.surplus", 3, 1, ("Surplus", "3", "1")),
        ("steading.lacking", False, True, ("lacking", "clear", "marked")),
        ("steading.season", "autumn", "winter", ("season", "autumn", "winter")),
        ("steading.fortunes", MISSING, 2, ("Fortunes", "", "2")),
        ("threats.grey-reavers.stage", 1, 2, ("Grey Reavers: stage", "1", "2")),
        ("threats.grey-reavers.status", "looming", "over", ("Grey Reavers", "looming", "over")),
        ("people.hew.status", "here", "dead", ("Hew", "here", "dead")),
        ("gains.news-spring-1.status", "held", "used", ("Interesting news", "held", "used")),
        ("owed.second-meal-year-1.status", "open", "settled", ("Second meal of year 1", "open", "settled")),
        ("owed.ration-hew.status", "open", "settled", ("Hew: ration missed", "open", "settled")),
    ],
)
def test_a_value_is_told_old_and_new(table: Table, where: str, before: Any, after: Any, words: tuple[str, ...]) -> None:
    assert change_in_words(table, change(where, before, after)) == words


@pytest.mark.parametrize(
    ("where", "value", "words"),
    [
        ("threats.grey-reavers", {"name": "Grey Reavers", "status": "looming"}, ("Grey Reavers", "", "appears")),
        ("people.isolde", {"name": "Isolde", "status": "here"}, ("Isolde", "", "new")),
        ("people.isolde", {"name": "Isolde", "status": "dead"}, ("Isolde", "", "dead")),
        ("characters.rhea", {"name": "Rhea", "status": "here", "sheet": {"kind": "wounds"}}, ("Rhea", "", "new")),
        ("plans.wall.requirements.lime", {"text": "Lime", "done": False}, ("Lime", "", "appears")),
        ("resources.horses", {"name": "Horses", "status": "lost"}, ("Horses", "", "lost")),
        ("gains.boom-spring-1", {"kind": "boom", "status": "held"}, ("Population boom", "", "gained")),
        (
            "owed.second-meal-year-1",
            {"amount": 5, "year": 1, "status": "open"},
            ("Second meal of year 1", "", "5 Surplus owed"),
        ),
        ("owed.ration-hew", {"amount": 1, "year": 1, "status": "open"}, ("Hew: ration missed", "", "1 owed")),
    ],
)
def test_a_new_thing_is_told_by_its_name(table: Table, where: str, value: Any, words: tuple[str, ...]) -> None:
    assert change_in_words(table, change(where, MISSING, value)) == words
    assert change_in_words(table, change(where, value, MISSING)) == (words[0], "", "gone")


def test_a_threat_that_is_told_grows_with_its_name_though_the_table_lost_it() -> None:
    assert change_in_words(founded().table, change("threats.crows.stage", 1, 2)) == ("crows: stage", "1", "2")


def test_stamps_are_not_told() -> None:
    surplus = change("steading.surplus", 1, 2)
    assert told((change("done.spring-year-1", MISSING, {"rule": ""}), surplus)) == (surplus,)


def test_dice_are_told_with_where_they_came_from() -> None:
    answers = {"leader": Answer("person", "hew"), "roll": Answer("dice", [6, 4], "rolled"), "x": Answer("dice", [1])}
    assert dice_of(entry("deploy", answers=answers)) == (Thrown("roll", (6, 4), "rolled"), Thrown("x", (1,), "typed"))


def test_the_gm_sees_an_entry_as_it_is(table: Table) -> None:
    whole = entry("deploy", change("threats.the-thing.stage", 1, 2))
    assert entry_seen(table, GM_SEAT, whole) is whole


@pytest.mark.parametrize("seat", [PLAYER, ONLOOKER])
def test_others_see_dice_and_open_changes_only(table: Table, seat: Seat) -> None:
    whole = entry(
        "seasons-change",
        change("steading.surplus", 3, 1),
        change("threats.the-thing.stage", 1, 2),
        answers={"names": Answer("words", "The Thing"), "roll": Answer("dice", [6])},
        remarks=(Remark("Grain is low"), Remark("The Thing grows", about="threats.the-thing")),
    )
    seen = entry_seen(table, seat, replace(whole, undoes=7))
    assert seen is not None
    assert (seen.n, seen.play, seen.undoes, seen.sum, seen.offset) == (0, "", 0, "", -1)
    assert [one.where for one in seen.changes] == ["steading.surplus"]
    assert [one.text for one in seen.remarks] == ["Grain is low"]
    assert seen.answers == {"roll": Answer("dice", [6])}


@pytest.mark.parametrize("seat", [PLAYER, ONLOOKER])
def test_what_is_hidden_as_a_whole_is_not_there(table: Table, seat: Seat) -> None:
    hidden = entry("threat", change("threats.the-thing.stage", 1, 2))
    note = entry("note", remarks=(Remark("Hew is the traitor", about="notes.gm"),))
    undone_note = entry("undo", undoes=3)
    for one in (hidden, note, undone_note, entry("repair", amends=2)):
        assert entry_seen(table, seat, one) is None
    assert entry_seen(table, seat, undone_note, note) is None


def test_an_undo_of_what_all_may_see_is_seen_without_its_number(table: Table) -> None:
    note = entry("note", remarks=(Remark("The bell rang", about="notes.all"),))
    seen = entry_seen(table, PLAYER, entry("undo", undoes=3), note)
    assert seen is not None
    assert title(seen, undone=note) == "undid The bell rang"


@pytest.mark.parametrize("opened", [False, True])
def test_what_is_spent_of_a_closed_pool_is_the_gm_s_turn_and_tells_nothing_of_it(table: Table, opened: bool) -> None:
    seen_by = put(table, "campaign.settings.dread_open", opened)
    seen_by = put(seen_by, "fights.gate", Fight(name="The gate"))
    edge = Edge(name="the GM's turn", fight="gate", bearer="hew", gives="harm", amount=-1, lasts="conflict")
    where = "edges.the-gm-s-turn"
    seen_by = put(seen_by, where, edge)
    whole = entry(
        "spend-dread",
        replace(change("gm.dread", 5, 4), rule="DG-SPEND"),
        replace(change(where, MISSING, {"amount": -1}), key=f"moderate/hew/{where}", rule="DG-SPEND-DREAD"),
        answers={"points": Answer("pick", ["1"]), "dice": Answer("dice", [3, 3])},
        remarks=(Remark("The GM rolls 3 3: 7", "gm.dread"),),
    )
    undo = entry("undo", replace(change(where, {"amount": -1}, MISSING), key=f"moderate/hew/{where}"), undoes=3)
    seen, undone_seen = entry_seen(seen_by, PLAYER, whole), entry_seen(seen_by, PLAYER, undo, whole)
    assert seen is not None
    assert undone_seen is not None
    if opened:
        assert (title(seen), title(undone_seen, undone=seen)) == ("Spend GM Dread", "undid Spend GM Dread")
        assert dice_of(seen) == (Thrown("dice", (3, 3), "typed"),)
        return
    assert (title(seen), title(undone_seen, undone=seen)) == ("The GM's turn", "undid The GM's turn")
    assert (dice_of(seen), seen.remarks, seen.answers) == ((), (), {})
    assert [(one.key, one.where, one.rule) for one in (*seen.changes, *undone_seen.changes)] == [(where, where, "")] * 2
    assert title(entry_seen(seen_by, GM_SEAT, whole) or whole) == "Spend GM Dread"


def test_a_player_who_may_not_see_stages_is_told_of_none(table: Table) -> None:
    closed = put(table, "campaign.settings", Settings(threats_open=False))
    grows = entry("threat", change("threats.grey-reavers.stage", 1, 2))
    assert entry_seen(table, PLAYER, grows) is not None
    assert entry_seen(closed, PLAYER, grows) is None


def test_a_place_that_changed_twice_is_told_as_what_it_comes_to() -> None:
    winter = (
        replace(change("steading.fortunes", 1, 0), why="the food runs short"),
        change("steading.surplus", 2, 0),
        replace(change("steading.fortunes", 0, 2), why="a new season"),
    )
    fortunes, surplus = net(winter)
    assert (fortunes.before, fortunes.after, fortunes.why) == (1, 2, "the food runs short, then a new season")
    assert (surplus.before, surplus.after) == (2, 0)
    back = {one.where: (one.before, one.after) for one in undone(winter)}
    assert back == {"steading.fortunes": (2, 1), "steading.surplus": (0, 2)}


def test_a_place_that_ends_as_it_began_a_waived_change_and_a_stamp_are_not_told() -> None:
    there_and_back = change("steading.fortunes", 1, 0), change("steading.fortunes", 0, 1)
    waived = replace(change("steading.surplus", 2, 0), waived=True)
    stamp = change("done.winter-year-2", MISSING, {"rule": "HF-SEASON-ORDER"})
    assert net((*there_and_back, waived, stamp)) == undone((*there_and_back, waived, stamp)) == ()


def test_a_deploy_says_who_led_and_what_it_cost(table: Table) -> None:
    deploy = played("deploy", table, leader=("person", "hew"), roll=("dice", [4]), cost=("pick", ["less"]))
    assert gist(deploy, table) == "Hew takes charge; It has less effect than hoped"
    assert gist(played("note", table, words=("words", "The bell rang")), table) == ""
    assert gist(played("by-hand", table, track=("pick", ["steading.surplus"]), step=("number", 1)), table) == ""


def test_a_pick_of_how_many_is_left_to_the_changes(table: Table) -> None:
    picks = {"who": Answer("pick", ["hew"]), "hew/by": Answer("pick", ["2"])}
    assert gist(entry("harm", answers=picks), table) == "Hew"


@pytest.mark.parametrize(
    ("where", "before", "after", "words"),
    [
        ("bonuses.knee.status", "held", "ended", ("Odo: a bad knee: bonus", "held", "ended")),
        ("bonuses.mist", MISSING, {"name": "mist", "status": "held"}, ("Odo: mist", "", "new")),
        ("sheet.signature.contacts.fence.ready", True, False, ("Odo: Fence", "ready", "used")),
        ("sheet.perks.luck.used_in", None, 7, ("Odo: Old Luck: last used in session", "none", "7")),
        ("sheet.dies_with", 17, None, ("Odo: dies with session", "17", "none")),
        ("sheet.wounds", 2, 3, ("Odo: Wounds", "2", "3")),
    ],
)
def test_what_a_character_has_is_told_with_its_own_name_and_theirs(
    table: Table, where: str, before: object, after: object, words: tuple[str, str, str]
) -> None:
    sheet = WoundsSheet(
        perks=FrozenMap({"luck": Perk(name="Old Luck", once_a_session=True)}),
        signature=Contacts(contacts=FrozenMap({"fence": Contact(name="Fence")})),
    )
    bonus = Bonus(kind="ongoing", amount=-1, name="a bad knee")
    odo = put(table, "characters.odo", Character(name="Odo", sheet=sheet, bonuses=FrozenMap({"knee": bonus})))
    assert change_in_words(odo, change(f"characters.odo.{where}", before, after)) == words


def test_picks_are_read_as_words_and_by_their_names(table: Table) -> None:
    picks = {
        "which": Answer("pick", ["many-hurt"]),
        "other": Answer("pick", ["new"]),
        "threat": Answer("pick", ["grey-reavers"]),
    }
    assert gist(entry("deploy", answers=picks), table) == "many hurt; Grey Reavers"


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Answer("dice", [6, 4]), "6 4"),
        (Answer("pick", ["news-spring-1", "grey-reavers"]), "Interesting news, Grey Reavers"),
        (Answer("pick", []), "none"),
        (Answer("yes", True), "yes"),
        (Answer("number", 3), "3"),
        (Answer("person", "hew"), "Hew"),
        (Answer("person", ""), "nobody"),
        (Answer("words", ""), "left open"),
        (Answer("waive", True), "waived"),
    ],
)
def test_answers_are_told_in_words(table: Table, answer: Answer, words: str) -> None:
    assert answer_in_words(table, answer) == words


def test_a_question_s_key_is_told_in_plain_words() -> None:
    assert question_in_words("winter-1/meal-1/eaten") == "winter 1, meal 1: eaten"
    assert question_in_words("leader") == "leader"


def test_a_muster_that_begins_and_ends_is_told_as_one() -> None:
    table = stonewell(population=1)
    begins = play("muster", table, {"overseer": "", "roll": [4], "picks": ["gladly"]})
    assert change_in_words(begins.table, begins.changes[0]) == ("muster", "", "holds")
    ends = play("stand-down", begins.table, {"why": ["past"]})
    assert change_in_words(ends.table, ends.changes[0]) == ("muster", "", "gone")


def test_a_switch_and_a_tick_are_told_in_words(table: Table) -> None:
    plan = Plan(name="Palisade", requirements=takes("an engineer"))
    planned = put(table, "plans.palisade", plan)
    ticked = Change("t", "plans.palisade.requirements.an-engineer.done", False, True, "HF-PLAN-2")
    assert change_in_words(planned, ticked) == ("Palisade: an engineer", "", "done")
    ended = Change("s", "campaign.in_session", True, False, "DG-SESSION")
    assert change_in_words(planned, ended) == ("the session", "runs", "is over")


def test_a_status_that_was_picked_is_told_once(table: Table) -> None:
    entry = played(
        "person-becomes", table, who=("pick", ["hew"]), **{"hew/status": ("pick", ["away"]), "hew/why": ("words", "")}
    )
    assert entry.changes[0].after == "away"
    assert gist(entry, table) == ""


def test_nothing_of_the_sample_is_told_by_an_id(tmp_path: Path) -> None:
    campaign = sample(tmp_path / "campaign")
    table = campaign.table
    for one in campaign.entries(None, 1000):
        for words in (gist(one, table), *picks(one, table, "")):
            assert "/" not in words, (one.n, words)
            assert not set(words.split("; ")) & {"own", "new", "other", "nothing"}, (one.n, words)
