"""HF-STATS: what the steading has, and the range of each number."""

import pytest
from pydantic import ValidationError

from rules.answers import Answer
from rules.by_hand import key_at
from rules.conversation import Conversation
from rules.errors import Refused
from rules.homefront.founding import BLANK
from rules.places import MISSING
from rules.play import Play
from rules.registry import MOVES
from rules.run import Done, Open, run
from rules.table import Settings, Steading, Table
from rules.tracks import DEFENSES, FORTUNES, POPULATION, PROSPERITY, SURPLUS, TRACKS
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal, remarks, runs
from tests.rules.tables import GRETE, ODO, REAVERS, stonewell


def by_hand(track: str, step: int) -> dict[str, object]:
    return {"track": [track], f"{track}/step": step}


def set_to(track: str, value: object, why: str = "so it was said") -> dict[str, object]:
    return {"track": [track], f"{track}/value": value, f"{track}/why": why}


@pytest.mark.rule("HF-STATS-1", case=1)
def test_population_grows_no_further_than_four() -> None:
    table = stonewell(population=4)
    done = play(
        "seasons-change",
        table,
        {"spring-1/most-hopeful": "", "spring-1/roll": [6, 1], "spring-1/gains/which": ["boom"]},
    )
    assert_did(
        done,
        table,
        Did("done.spring-year-1", MISSING, {"rule": "HF-SEASON-ORDER"}, "HF-SEASON-ORDER"),
        Did("season", "winter", "spring", "HF-SEASON-ORDER"),
        Did("year", 0, 1, "HF-SEASON-ORDER"),
    )
    assert done.table.steading.population == 4
    assert remarks(done) == ["Population stays 4: population boom; 4 is the most"]


@pytest.mark.rule("HF-STATS-1", case=2)
def test_surplus_that_is_not_there_cannot_be_spent() -> None:
    table = stonewell(surplus=0)
    assert refusal("by-hand", table, by_hand("steading.surplus", -1)) == (
        "Surplus is 0, and not below 0: 1 can't be taken"
    )


@pytest.mark.rule("HF-STATS-1")
def test_surplus_has_no_upper_end() -> None:
    table = stonewell(surplus=40)
    assert_did(
        play("by-hand", table, by_hand("steading.surplus", 9)), table, Did("surplus", 40, 49, "HF-STATS-1", "by hand")
    )


@pytest.mark.rule("HF-STATS-1")
def test_the_last_surplus_can_be_spent() -> None:
    table = stonewell(surplus=2)
    assert_did(
        play("by-hand", table, by_hand("steading.surplus", -2)), table, Did("surplus", 2, 0, "HF-STATS-1", "by hand")
    )


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
@pytest.mark.parametrize(
    ("track", "word", "top"),
    [
        ("population", "Population", 4),
        ("fortunes", "Fortunes", 4),
        ("prosperity", "Prosperity", 4),
        ("defenses", "Defenses", 4),
    ],
)
def test_no_number_passes_its_end_by_hand(track: str, word: str, top: int) -> None:
    under, at = stonewell(**{track: top - 1}), stonewell(**{track: top})
    assert play("by-hand", under, by_hand(f"steading.{track}", 1)).changes[0].after == top
    assert refusal("by-hand", at, by_hand(f"steading.{track}", 1)) == f"{word} is 4, and 4 at most"
    assert refusal("by-hand", under, by_hand(f"steading.{track}", 2)) == f"{word} is 3, and 4 at most"


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
@pytest.mark.parametrize(
    ("track", "rule"), [("population", "HF-STATS-1"), ("prosperity", "HF-STATS-2"), ("defenses", "HF-STATS-2")]
)
def test_no_number_goes_below_nothing_by_hand(track: str, rule: str) -> None:
    one, none = stonewell(**{track: 1}), stonewell(**{track: 0})
    assert_did(play("by-hand", one, by_hand(f"steading.{track}", -1)), one, Did(track, 1, 0, rule, "by hand"))
    assert refusal("by-hand", none, by_hand(f"steading.{track}", -1)).endswith(
        "is 0, and not below 0: 1 can't be taken"
    )


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
def test_a_step_of_nothing_is_refused() -> None:
    assert refusal("by-hand", stonewell(), by_hand("steading.surplus", 0)) == "a change by 0 changes nothing"


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
def test_the_tracks_that_a_step_can_change_are_the_numbers() -> None:
    table = stonewell(threats={"reavers": REAVERS}, people={"odo": ODO})
    ask = asked("by-hand", table, "track")
    assert offers(ask) == [
        "steading.fortunes",
        "steading.surplus",
        "steading.population",
        "steading.prosperity",
        "steading.defenses",
        "steading.year",
        "threats.reavers.stage",
        "gm.dread",
        "gm.fortune",
        "campaign.session",
        "campaign.day",
        "campaign.settings.highest_fortunes",
        "campaign.settings.highest_prosperity",
        "campaign.settings.highest_defenses",
        "campaign.settings.recover_hp",
        "campaign.settings.surplus_price",
    ]
    assert [(option.text, option.effect, option.about) for option in ask.options if "reavers" in option.id] == [
        ("Grey Reavers: stage", "2", "threats.reavers.stage")
    ]
    step = asked("by-hand", table, "threats.reavers.stage/step", {"track": ["threats.reavers.stage"]})
    assert (step.offered, step.lowest, step.about, step.to) == (1, None, "threats.reavers.stage", "gm")


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
@pytest.mark.rule("HF-MARKS-2")
def test_every_track_can_be_set() -> None:
    table = stonewell(threats={"reavers": REAVERS}, people={"odo": ODO, "grete": GRETE})
    ask = asked("set", table, "track")
    assert set(offers(ask)) == {track.where for track in TRACKS if "*" not in track.where} | {
        "threats.reavers.stage",
        "threats.reavers.status",
        "threats.reavers.known",
        "threats.reavers.next",
        *(f"people.{id}.{field}" for id in ("grete", "odo") for field in ("name", "role")),
        "people.odo.status",
        "people.grete.status",
    }
    assert next(option.effect for option in ask.options if option.id == "steading.diminished") == "clear"


@pytest.mark.rule("HF-STATS-1")
def test_a_value_is_set_with_its_reason() -> None:
    table = stonewell(surplus=1)
    assert_did(
        play("set", table, set_to("steading.surplus", 7, "counted anew")),
        table,
        Did("surplus", 1, 7, "HF-STATS-1", "by hand: counted anew"),
    )
    assert_did(
        play("set", table, set_to("steading.surplus", 0, "spoilt")),
        table,
        Did("surplus", 1, 0, "HF-STATS-1", "by hand: spoilt"),
    )


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
def test_a_value_is_asked_in_its_own_way() -> None:
    table = stonewell(people={"odo": ODO})
    number = asked("set", table, "steading.population/value", {"track": ["steading.population"]})
    assert (number.kind, number.lowest, number.highest) == ("number", 0, 4)
    cap = asked(
        "set", table, "campaign.settings.highest_defenses/value", {"track": ["campaign.settings.highest_defenses"]}
    )
    assert (cap.lowest, cap.highest) == (1, None)
    mark = asked("set", table, "steading.lacking/value", {"track": ["steading.lacking"]})
    assert mark.kind == "yes"
    choice = asked("set", table, "people.odo.status/value", {"track": ["people.odo.status"]})
    assert offers(choice) == ["here", "away", "dead", "left", "retired"]
    words = asked("set", table, "steading.name/value", {"track": ["steading.name"]})
    assert (words.kind, words.offered, words.longest) == ("words", "Stonewell", 120)
    why = asked("set", table, "steading.surplus/why", {"track": ["steading.surplus"], "steading.surplus/value": 3})
    assert (why.optional, why.to, why.about) == (False, "gm", "steading.surplus")


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HF-STATS-1")
def test_choices_and_words_are_set_too() -> None:
    table = stonewell(people={"odo": ODO})
    assert_did(
        play("set", table, set_to("people.odo.status", ["away"], "gone to market")),
        table,
        Did("people.odo.status", "here", "away", "HH-SHEETS", "by hand: gone to market"),
    )
    assert_did(
        play("set", table, set_to("steading.name", "Newwell", "a new well")),
        table,
        Did("name", "Stonewell", "Newwell", "HF-STATS-1", "by hand: a new well"),
    )


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
@pytest.mark.rule("HF-MARKS-2")
def test_what_stands_already_is_not_set_again() -> None:
    table = stonewell(surplus=1)
    said = set_to("steading.surplus", 1)
    del said["steading.surplus/why"]
    assert refusal("set", table, said) == "Surplus is 1 already: nothing to change"
    clear = {"track": ["steading.lacking"], "steading.lacking/value": False}
    assert refusal("set", table, clear) == "lacking is clear already: nothing to change"


@pytest.mark.rule("HF-STATS-2")
def test_the_caps_are_a_setting_of_four_to_begin_with() -> None:
    assert Settings().highest_fortunes == 4
    assert Settings().highest_prosperity == 4
    assert Settings().highest_defenses == 4
    table = stonewell(defenses=4, settings={"highest_defenses": 6})
    assert_did(
        play("by-hand", table, by_hand("steading.defenses", 2)), table, Did("defenses", 4, 6, "HF-STATS-2", "by hand")
    )
    wider = stonewell(fortunes=4, prosperity=4, settings={"highest_fortunes": 5, "highest_prosperity": 6})
    assert FORTUNES.top(wider) == 5
    assert PROSPERITY.top(wider) == 6
    assert refusal("by-hand", wider, by_hand("steading.fortunes", 2)) == "Fortunes is 4, and 5 at most"


@pytest.mark.rule("HF-STATS-2")
def test_the_season_resets_fortunes_no_higher_than_the_cap() -> None:
    table = stonewell(fortunes=1, settings={"highest_fortunes": 1})
    done = play(
        "seasons-change",
        table,
        {"spring-1/most-hopeful": "", "spring-1/roll": [6], "spring-1/gains/which": ["bounty"]},
    )
    assert done.table.steading.fortunes == 1


@pytest.mark.rule("HF-STATS-2")
def test_what_is_over_the_cap_comes_down_one_by_one() -> None:
    table = stonewell(defenses=5, settings={"highest_defenses": 3})
    assert_did(
        play("by-hand", table, by_hand("steading.defenses", -1)), table, Did("defenses", 5, 4, "HF-STATS-2", "by hand")
    )
    assert refusal("by-hand", table, by_hand("steading.defenses", 1)) == "Defenses is 5, and 3 at most"


@pytest.mark.rule("HF-STATS-1")
def test_a_change_that_the_range_cuts_short_says_so() -> None:
    play = Play(stonewell(population=3, surplus=2), "gm", {})
    assert play.adjust(POPULATION, 3, rule="HF-STATS-1", why="settlers") == 1
    assert play.adjust(SURPLUS, -5, rule="HF-STATS-1") == -2
    assert [(one.before, one.after, one.asked, one.why) for one in play.changes] == [
        (3, 4, 3, "settlers; 4 is the most"),
        (2, 0, -5, "0 is the lowest"),
    ]
    assert play.table.steading.population == 4
    assert play.remarks == []


@pytest.mark.rule("HF-STATS-1")
def test_a_change_that_the_range_cuts_to_nothing_is_a_remark() -> None:
    play = Play(stonewell(population=4, defenses=2), "gm", {})
    assert play.adjust(POPULATION, 1, rule="HF-STATS-1") == 0
    assert play.adjust(DEFENSES, 0, rule="HF-STATS-1") == 0
    assert play.changes == []
    assert [(one.text, one.about) for one in play.remarks] == [
        ("Population stays 4: 4 is the most", "steading.population"),
        ("Defenses stays 2", "steading.defenses"),
    ]


@pytest.mark.rule("HF-STATS-2")
def test_what_was_lent_past_the_cap_does_not_shrink_by_growing() -> None:
    play = Play(stonewell(defenses=5), "gm", {})
    assert play.adjust(DEFENSES, 1, rule="HF-STATS-2") == 0
    assert play.adjust(FORTUNES, 0, rule="HF-STATS-2") == 0
    assert play.table.steading.defenses == 5


@pytest.mark.rule("HF-STATS-1")
def test_what_is_there_can_be_spent_and_no_more() -> None:
    play = Play(stonewell(surplus=2), "gm", {})
    with pytest.raises(Refused, match="Surplus is 2, and not below 0: 3 can't be taken") as no:
        play.spend(SURPLUS, 3, rule="HF-STATS-1")
    assert no.value.about == "steading.surplus"
    assert play.changes == []
    assert play.spend(SURPLUS, 2, rule="HF-STATS-1", why="paid") == -2
    assert play.table.steading.surplus == 0


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
@pytest.mark.parametrize(
    "wrong",
    [{"population": 5}, {"population": -1}, {"surplus": -1}, {"fortunes": -1}, {"prosperity": -1}, {"defenses": -1},
     {"year": -1}, {"season": "harvest"}, {"diminished": 1}, {"surplus": True}, {"surplus": 1.0}, {"horses": 2}],
)  # fmt: skip
def test_no_table_holds_what_the_steading_cannot_have(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        stonewell(**wrong)


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
def test_what_the_steading_has() -> None:
    assert set(Steading.model_fields) == {
        "name", "fortunes", "surplus", "population", "prosperity", "defenses",
        "diminished", "lacking", "malcontent", "season", "year", "muster",
    }  # fmt: skip
    for given in ({"population": 0, "surplus": 0, "fortunes": 0}, {"population": 4}, {"prosperity": 0, "year": 0}):
        try:
            stonewell(**given)
        except ValidationError as error:
            pytest.fail(f"the steading can't have {given}: {error}")


# -- a new campaign


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.rule("HF-STATS-2")
@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_new_campaign_asks_for_its_numbers_and_offers_some() -> None:
    said: dict[str, object] = {"campaign-name": "The Long Watch", "steading-name": "Stonewell"}
    for word, offered, top in (
        ("fortunes", 2, 4), ("surplus", 1, None), ("population", 1, 4), ("prosperity", 1, 4), ("defenses", 1, 4),
    ):  # fmt: skip
        ask = asked("found", BLANK, f"{word}-at-start", said)
        assert (ask.offered, ask.lowest, ask.highest, ask.to) == (offered, 0, top, "gm")
        said[f"{word}-at-start"] = {"fortunes": 1, "surplus": 5, "population": 3, "prosperity": 2, "defenses": 0}[word]
    done = play("found", BLANK, said)
    assert [(one.where, one.before, one.after, one.waived_at) for one in done.changes] == [
        (where, MISSING, after, None)
        for where, after in (
            ("campaign.name", "The Long Watch"),
            ("steading.name", "Stonewell"),
            ("steading.fortunes", 1),
            ("steading.surplus", 5),
            ("steading.population", 3),
            ("steading.prosperity", 2),
            ("steading.defenses", 0),
            ("steading.season", "winter"),
            ("steading.year", 0),
            ("steading.diminished", False),
            ("steading.lacking", False),
            ("steading.malcontent", False),
            ("steading.muster", None),
            ("gm.dread", 0),
            ("gm.fortune", 0),
            ("campaign.session", 0),
            ("campaign.in_session", False),
            ("campaign.day", 0),
            ("campaign.settings.highest_fortunes", 4),
            ("campaign.settings.highest_prosperity", 4),
            ("campaign.settings.highest_defenses", 4),
            ("campaign.settings.disadvantage", "fewer"),
            ("campaign.settings.threats_open", True),
            ("campaign.settings.plays", "both"),
            ("campaign.settings.dread_open", False),
            ("campaign.settings.fortune_open", False),
            ("campaign.settings.foes_open", False),
            ("campaign.settings.purses_open", True),
            ("campaign.settings.dread_from_hit_points", True),
            ("campaign.settings.surplus_price", None),
            ("campaign.settings.recover_hp", 4),
        )
    ]
    assert done.table == stonewell(fortunes=1, surplus=5, population=3, prosperity=2, defenses=0)


@pytest.mark.rule("HF-STATS-2")
def test_the_campaign_and_the_steading_need_names() -> None:
    first = asked("found", BLANK, "campaign-name")
    assert (first.kind, first.optional, first.longest) == ("words", False, 120)
    second = asked("found", BLANK, "steading-name", {"campaign-name": "The Long Watch"})
    assert (second.offered, second.optional, second.longest) == ("The Long Watch", False, 120)


@pytest.mark.rule("HF-STATS-2")
def test_a_campaign_begins_once() -> None:
    assert refusal("found", stonewell()) == "this campaign has begun already"


@pytest.mark.rule("HF-STATS-2")
@pytest.mark.rule("HF-MUSTER-1")
@pytest.mark.rule("DG-SESSION")
def test_what_begins_with_a_campaign_is_its_whole_table() -> None:
    """Entry 1 must be enough to build the table anew: whatever is no mapping has to be among its changes."""
    done = _founded(BLANK)
    plain = done.table.model_dump(mode="json")
    leaves = {f"steading.{field}" for field in plain["steading"]}
    leaves |= {f"gm.{field}" for field in plain["gm"]}
    leaves |= {f"campaign.settings.{field}" for field in plain["campaign"]["settings"]}
    leaves |= {f"campaign.{field}" for field in plain["campaign"] if field != "settings"}
    assert {change.where for change in done.changes} == leaves
    assert {name for name, value in plain.items() if value == {}} == set(plain) - {"campaign", "gm", "steading"}


def _founded(table: Table) -> Done:
    answers: dict[str, Answer] = {}
    while isinstance(result := run(MOVES["found"], table, "gm", answers), Open):
        answers[result.ask.key] = Answer(result.ask.kind, "A name" if result.ask.kind == "words" else 1)
    return result


@pytest.mark.rule("HF-STATS-1")
@pytest.mark.parametrize(
    ("move", "ask", "answer"), [("by-hand", "step", Answer("number", 2)), ("set", "value", Answer("number", 2))]
)
def test_what_was_said_of_one_track_is_never_for_another(move: str, ask: str, answer: Answer) -> None:
    talk = Conversation(
        MOVES[move], "gm", {"track": Answer("pick", ["steading.defenses"]), f"steading.surplus/{ask}": answer}
    )
    now = runs(talk, stonewell())
    assert isinstance(now, Open)
    assert (now.ask.key, now.old) == (f"steading.defenses/{ask}", None)
    assert key_at("steading.defenses", ask) == now.ask.key
