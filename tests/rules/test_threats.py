"""HF-THREATS: how threats appear, grow, strike and end."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.asks import Pick
from rules.errors import NotTaken, Refused
from rules.heard import ask_for
from rules.places import MISSING, put
from rules.registry import MOVES
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.sight import changes_seen, remarks_seen
from rules.table import Threat
from rules.tracks import THREAT_NEXT
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import CULT, PAST, REAVERS, ROT, stonewell

SPRING = {"spring-1/most-hopeful": "", "spring-1/roll": [1]}


def new_threat(name: str, *, known: bool = True, does: str = "") -> dict[str, Any]:
    return {"name": name, "stage": 1, "stages": 4, "status": "looming", "known": known, "next": does}


# -- one appears or grows


@pytest.mark.rule("HF-THREATS")
def test_a_threat_grows_by_one_stage() -> None:
    table = stonewell(threats={"reavers": REAVERS, "rot": ROT, "feud": PAST})
    which = asked("threat", table, "threat/which")
    assert (which.to, which.rule, which.least, which.most) == ("gm", "HF-THREATS", 1, 1)
    assert offers(which) == ["reavers", "new"]
    assert effect_of(which, "reavers") == "stage 2 of 4"
    assert [option.about for option in which.options] == ["threats.reavers.stage", "steading"]
    done = play("threat", table, {"threat/which": ["reavers"]})
    assert_did(done, table, Did("threat/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"))
    assert remarks(done) == []


@pytest.mark.rule("HF-THREATS")
def test_a_threat_at_its_last_stage_is_not_offered_to_grow_and_says_why() -> None:
    nearly = REAVERS.model_copy(update={"stage": 3})
    table = stonewell(threats={"rot": ROT, "nearly": nearly, "feud": PAST})
    which = asked("threat", table, "threat/which")
    assert offers(which) == ["nearly", "new"]
    assert [(one.id, one.effect, one.about) for one in which.gone] == [
        ("rot", "at its last stage, 4 of 4", "threats.rot.stage")
    ]
    with pytest.raises(NotTaken, match="Rot in the grain: at its last stage, 4 of 4"):
        which.take(["rot"])
    grown = play("threat", table, {"threat/which": ["nearly"]}).table
    assert offers(asked("threat", grown, "threat/which")) == ["new"]
    done = play("threat", grown, {"threat/which": ["new"], "threat/names": "Wolves"})
    assert_did(done, grown, Did("threat/threats.wolves", MISSING, new_threat("Wolves"), "HF-THREATS", "it appears"))


@pytest.mark.rule("HF-THREATS")
def test_where_threats_abound_one_at_its_last_stage_is_not_among_them() -> None:
    table = stonewell(fortunes=1, threats={"reavers": REAVERS, "rot": ROT})
    which = asked("seasons-change", table, "spring-1/threats/which", SPRING)
    assert (offers(which), [one.id for one in which.gone]) == (["reavers", "new"], ["rot"])
    assert (which.least, which.most) == (1, 2)
    with pytest.raises(NotTaken, match="Rot in the grain: at its last stage, 4 of 4"):
        which.take(["reavers", "rot"])
    last = asked("seasons-change", stonewell(fortunes=1, threats={"rot": ROT}), "spring-1/threats/which", SPRING)
    assert (offers(last), last.most) == (["new"], 1)


@pytest.mark.rule("HF-THREATS")
def test_no_player_hears_of_a_hidden_threat_that_can_grow_no_further() -> None:
    table = stonewell(threats={"rot": ROT, "cult": CULT.model_copy(update={"stage": 3})})
    which = asked("threat", table, "threat/which")
    assert [one.id for one in which.gone] == ["cult", "rot"]
    heard = ask_for(table, ONLOOKER, which)
    assert isinstance(heard, Pick)
    assert [one.id for one in heard.gone] == ["rot"]
    assert ask_for(table, GM_SEAT, which) == which


# -- how many stages


@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize("stages", [1, 3, 12])
def test_a_new_threat_has_as_many_stages_as_the_gm_says(stages: int) -> None:
    table = stonewell()
    done = play("threat", table, {"threat/names": "Wolves", "threat/names/stages": stages})
    wolves = new_threat("Wolves") | {"stages": stages}
    assert_did(done, table, Did("threat/threats.wolves", MISSING, wolves, "HF-THREATS", "it appears"))


@pytest.mark.rule("HF-THREATS")
def test_of_several_new_ones_each_has_so_many_stages() -> None:
    done = play("threat", stonewell(), {"threat/names": "Wolves; Plague", "threat/names/stages": 6})
    assert [threat.stages for threat in done.table.threats.values()] == [6, 6]


@pytest.mark.rule("HF-THREATS")
def test_four_stages_are_offered_and_from_one_to_twelve_taken() -> None:
    aside = asked("threat", stonewell(), "threat/names").asides[2]
    assert (aside.offered, aside.lowest, aside.highest, aside.about) == (4, 1, 12, "threats.gm")
    for wrong in (0, 13):
        with pytest.raises(NotTaken):
            aside.take(wrong)


@pytest.mark.rule("HF-THREATS")
def test_a_new_threat_appears_by_name() -> None:
    table = stonewell(threats={"reavers": REAVERS})
    done = play("threat", table, {"threat/which": ["new"], "threat/names": "Wolves"})
    assert_did(done, table, Did("threat/threats.wolves", MISSING, new_threat("Wolves"), "HF-THREATS", "it appears"))


@pytest.mark.rule("HF-THREATS")
def test_where_none_looms_one_appears() -> None:
    table = stonewell(threats={"feud": PAST})
    names = asked("threat", table, "threat/names")
    assert (names.to, names.optional, names.rule) == ("gm", False, "HF-THREATS")
    assert [(aside.key, aside.letter) for aside in names.asides] == [
        ("threat/names/hidden", "h"),
        ("threat/names/next", "n"),
        ("threat/names/stages", "s"),
    ]
    done = play("threat", table, {"threat/names": "Wolves"})
    assert_did(done, table, Did("threat/threats.wolves", MISSING, new_threat("Wolves"), "HF-THREATS", "it appears"))


@pytest.mark.rule("HF-THREATS")
def test_a_threat_can_be_kept_from_the_players() -> None:
    table = stonewell()
    done = play("threat", table, {"threat/names": "The Lidless", "threat/names/hidden": True})
    assert_did(
        done,
        table,
        Did("threat/threats.the-lidless", MISSING, new_threat("The Lidless", known=False), "HF-THREATS", "it appears"),
    )
    shown = play("threat", table, {"threat/names": "The Lidless", "threat/names/hidden": False})
    assert shown.table.threats["the-lidless"].known


@pytest.mark.rule("HF-THREATS")
def test_the_gm_alone_is_reminded_that_a_threat_which_grows_is_not_known() -> None:
    table = stonewell(threats={"cult": CULT})
    done = play("threat", table, {"threat/which": ["cult"]})
    assert_did(done, table, Did("threat/threats.cult.stage", 1, 2, "HF-THREATS", "it grows"))
    assert remarks(done) == ["The Lidless: the players do not know of it"]
    assert to_tell(done) == []
    assert done.remarks[0].about == "threats.cult.known"


# -- many


@pytest.mark.rule("HF-THREATS")
def test_as_many_threats_grow_and_appear_as_the_gm_names() -> None:
    table = stonewell(fortunes=1, threats={"reavers": REAVERS, "rot": ROT, "cult": CULT})
    which = asked("seasons-change", table, "spring-1/threats/which", SPRING)
    assert (which.least, which.most, which.to) == (1, 3, "gm")
    done = play(
        "seasons-change",
        table,
        SPRING | {"spring-1/threats/which": ["reavers", "cult", "new"], "spring-1/threats/names": "Wolves; Plague"},
    )
    assert [(change.key, change.before, change.after) for change in done.changes[3:-1]] == [
        ("spring-1/threats/threats.cult.stage", 1, 2),
        ("spring-1/threats/threats.reavers.stage", 2, 3),
        ("spring-1/threats/threats.wolves", MISSING, new_threat("Wolves")),
        ("spring-1/threats/threats.plague", MISSING, new_threat("Plague")),
    ]


@pytest.mark.rule("HF-THREATS")
def test_where_none_looms_new_ones_abound() -> None:
    table = stonewell(fortunes=1)
    done = play("seasons-change", table, SPRING | {"spring-1/threats/names": " Wolves ;; Plague;Wolves"})
    assert [change.key for change in done.changes[3:-1]] == [
        "spring-1/threats/threats.wolves",
        "spring-1/threats/threats.plague",
    ]


# -- names


@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize("said", [";", " ; ;", "\u200b;"])
def test_a_threat_needs_a_name(said: str) -> None:
    with pytest.raises(Refused, match="a threat needs a name") as no:
        reach("threat", stonewell(), {"threat/names": said})
    assert no.value.about == "threats.gm"


@pytest.mark.rule("HF-THREATS")
def test_a_name_that_no_table_could_hold_is_refused() -> None:
    done = play("threat", stonewell(), {"threat/names": "W" * 200})
    assert [threat.name for threat in done.table.threats.values()] == ["W" * 200]
    with pytest.raises(Refused, match="a name of 201 characters is too long: 200 at most") as no:
        reach("threat", stonewell(), {"threat/names": "Wolves;" + "W" * 201})
    assert no.value.about == "threats.gm"


@pytest.mark.rule("HF-THREATS")
def test_a_threat_called_like_a_choice_is_not_taken_for_it() -> None:
    table = play("threat", stonewell(), {"threat/names": "New"}).table
    assert offers(asked("threat", table, "threat/which")) == ["new-2", "new"]
    done = play("threat", table, {"threat/which": ["new-2"]})
    assert_did(done, table, Did("threat/threats.new-2.stage", 1, 2, "HF-THREATS", "it grows"))


@pytest.mark.rule("HF-THREATS")
def test_two_threats_of_one_name_are_two() -> None:
    table = play("threat", stonewell(), {"threat/names": "Wolves"}).table
    done = play("threat", table, {"threat/which": ["new"], "threat/names": "Wolves"})
    assert set(done.table.threats) == {"wolves", "wolves-2"}


# -- one strikes, one ends


@pytest.mark.rule("HF-THREATS")
@pytest.mark.rule("HF-DISASTER-1")
def test_a_threat_that_nobody_faced_is_a_disaster() -> None:
    table = stonewell(fortunes=2, threats={"reavers": REAVERS, "feud": PAST})
    which = asked("threat-strikes", table, "which")
    assert (which.to, offers(which)) == ("gm", ["reavers"])
    what = asked("threat-strikes", table, "reavers/calamity", {"which": ["reavers"]})
    assert (what.to, what.optional) == ("gm", True)
    assert [(aside.key, aside.letter) for aside in what.asides] == [("reavers/calamity/spent", "o")]
    done = play("threat-strikes", table, {"which": ["reavers"], "reavers/calamity": "They burn the mill"})
    assert_did(done, table, Did("disaster/fortunes", 2, 1, "HF-DISASTER-1", "They burn the mill"))
    silent = play("threat-strikes", table, {"which": ["reavers"], "reavers/calamity": ""})
    assert_did(silent, table, Did("disaster/fortunes", 2, 1, "HF-DISASTER-1", "Grey Reavers was not faced"))


@pytest.mark.rule("HF-THREATS")
@pytest.mark.rule("HF-DISASTER-2")
def test_a_threat_strikes_where_no_fortunes_are_left() -> None:
    table = stonewell(fortunes=0, threats={"reavers": REAVERS})
    done = play(
        "threat-strikes",
        table,
        {
            "which": ["reavers"],
            "reavers/calamity": "",
            "reavers/calamity/spent": True,
            "disaster/below-zero/disaster": ["diminished"],
        },
    )
    assert_did(
        done,
        table,
        Did("disaster/below-zero/diminished", False, True, "HF-DISASTER-2"),
        Did("threats.reavers.status", "looming", "over", "HF-THREATS", "it is spent"),
    )


@pytest.mark.rule("HF-THREATS")
def test_a_threat_that_strikes_looms_on_unless_it_is_said_to_be_over() -> None:
    table = stonewell(threats={"reavers": REAVERS})
    done = play(
        "threat-strikes", table, {"which": ["reavers"], "reavers/calamity": "", "reavers/calamity/spent": False}
    )
    assert done.table.threats["reavers"].status == "looming"


@pytest.mark.rule("HF-THREATS")
def test_a_threat_kept_from_the_players_is_not_named_in_what_they_see() -> None:
    table = stonewell(fortunes=2, threats={"cult": CULT})
    done = play("threat-strikes", table, {"which": ["cult"], "cult/calamity": ""})
    assert_did(done, table, Did("disaster/fortunes", 2, 1, "HF-DISASTER-1", "a threat was not faced"))
    assert remarks(done) == ["The Lidless: a threat was not faced"]


@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize("said", ["They drown the priest", "Something else", ""])
def test_nothing_of_a_threat_kept_from_the_players_reaches_their_seats(said: str) -> None:
    table = stonewell(fortunes=2, threats={"cult": CULT.model_copy(update={"next": "They drown the priest"})})
    answers = {"which": ["cult"], "cult/calamity": said, "cult/calamity/spent": True}
    done = play("threat-strikes", table, answers)
    for seat in (Seat("Rhea's player", "player", ("rhea",)), ONLOOKER):
        changes = changes_seen(done.table, seat, done.changes)
        assert [(one.where, one.why) for one in changes] == [("steading.fortunes", "a threat was not faced")]
        assert remarks_seen(done.table, seat, done.remarks) == ()
    (told,) = remarks_seen(done.table, GM_SEAT, done.remarks)
    assert told.text == f"The Lidless: {said or 'a threat was not faced'}"
    known = put(done.table, "threats.cult.known", True)  # what it did stays with the GM, whenever they learn of it
    assert remarks_seen(known, ONLOOKER, done.remarks) == ()


@pytest.mark.rule("HF-THREATS")
def test_a_threat_ends() -> None:
    table = stonewell(threats={"reavers": REAVERS})
    which = asked("threat-over", table, "which")
    assert (which.to, offers(which)) == ("gm", ["reavers"])
    how = asked("threat-over", table, "reavers/how", {"which": ["reavers"]})
    assert (how.to, how.optional) == ("gm", True)
    done = play("threat-over", table, {"which": ["reavers"], "reavers/how": "bought off"})
    assert_did(done, table, Did("threats.reavers.status", "looming", "over", "HF-THREATS", "bought off"))


@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize("move", ["threat-strikes", "threat-over"])
def test_without_a_threat_none_can_strike_or_end(move: str) -> None:
    assert refusal(move, stonewell(threats={"feud": PAST})) == "no threat looms"
    assert refusal(move, stonewell()) == "no threat looms"


@pytest.mark.rule("HF-THREATS")
def test_a_threat_begins_at_stage_one_of_four_and_stands_open() -> None:
    assert Threat(name="Wolves").model_dump() == new_threat("Wolves")


@pytest.mark.rule("HF-THREATS")
def test_by_hand_a_stage_stays_within_its_threats_stages() -> None:
    table = stonewell(threats={"cult": CULT})
    assert (
        refusal("by-hand", table, {"track": ["threats.cult.stage"], "threats.cult.stage/step": 3})
        == "The Lidless: stage is 1, and 3 at most"
    )
    done = play("by-hand", table, {"track": ["threats.cult.stage"], "threats.cult.stage/step": -1})
    assert_did(done, table, Did("threats.cult.stage", 1, 0, "HF-THREATS", "by hand"))
    known = play(
        "set",
        table,
        {
            "track": ["threats.cult.known"],
            "threats.cult.known/value": True,
            "threats.cult.known/why": "the scouts came back",
        },
    )
    assert_did(known, table, Did("threats.cult.known", False, True, "HF-THREATS", "by hand: the scouts came back"))


# -- what they do next


def does(key: str, before: str, after: str, why: str = "") -> Did:
    return Did(key, before, after, "HF-THREATS", why)


@pytest.mark.rule("HF-THREATS")
def test_what_a_threat_does_next_may_be_said_as_it_appears() -> None:
    said = {"threat/names": "Wolves", "threat/names/next": "They take the sheep; then a child"}
    done = play("threat", stonewell(), said)
    wolves = new_threat("Wolves", does="They take the sheep; then a child")
    assert_did(done, stonewell(), Did("threat/threats.wolves", MISSING, wolves, "HF-THREATS", "it appears"))


@pytest.mark.rule("HF-THREATS")
@pytest.mark.parametrize(
    ("said", "wolves", "plague"),
    [("a; b", "a", "b"), ("a", "a", ""), (";b", "", "b"), ("a;b;c", "a", "b;c"), ("", "", "")],
)
def test_of_several_each_has_its_own_in_their_order(said: str, wolves: str, plague: str) -> None:
    done = play("threat", stonewell(), {"threat/names": "Wolves; Plague", "threat/names/next": said})
    assert {id: threat.next for id, threat in done.table.threats.items()} == {"wolves": wolves, "plague": plague}


@pytest.mark.rule("HF-THREATS")
def test_what_a_threat_does_next_may_be_said_as_it_grows() -> None:
    table = stonewell(threats={"reavers": REAVERS.model_copy(update={"next": "They scout"})})
    which = asked("threat", table, "threat/which")
    assert [(one.letter, one.kind, one.to, one.about) for one in which.asides] == [("n", "words", "gm", "threats.gm")]
    grows = Did("threat/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows")
    said = {"threat/which": ["reavers"], "threat/which/next": "They burn the mill"}
    done = play("threat", table, said)
    assert_did(done, table, grows, does("threat/threats.reavers.next", "They scout", "They burn the mill"))
    assert done.changes[1].waived_at == "threat/threats.reavers.next"
    for nothing in ({}, {"threat/which/next": ""}):
        assert_did(play("threat", table, {"threat/which": ["reavers"], **nothing}), table, grows)


@pytest.mark.rule("HF-THREATS")
def test_what_was_said_before_a_new_one_was_named_is_of_the_new_one() -> None:
    table = stonewell(threats={"reavers": REAVERS})
    said = {"threat/which": ["new"], "threat/which/next": "They howl", "threat/names": "Wolves"}
    assert play("threat", table, said).table.threats["wolves"].next == "They howl"
    later = play("threat", table, said | {"threat/names/next": "They bite"})
    assert later.table.threats["wolves"].next == "They bite"
    assert later.table.threats["reavers"].next == ""


@pytest.mark.rule("HF-THREATS")
def test_of_many_that_grow_and_appear_each_has_its_own() -> None:
    table = stonewell(fortunes=1, threats={"reavers": REAVERS, "rot": ROT, "cult": CULT})
    said = SPRING | {"spring-1/threats/which": ["reavers", "cult", "new"], "spring-1/threats/names": "Wolves; Plague"}
    done = play(
        "seasons-change", table, said | {"spring-1/threats/which/next": "They pray; They ride; They howl;It coughs"}
    )
    assert {id: threat.next for id, threat in done.table.threats.items()} == {
        "cult": "They pray", "reavers": "They ride", "rot": "", "wolves": "They howl", "plague": "It coughs",
    }  # fmt: skip
    assert [one.where for one in done.changes if one.where.endswith(".next")] == [
        "threats.cult.next",
        "threats.reavers.next",
    ]


@pytest.mark.rule("HF-THREATS")
def test_a_threat_that_strikes_is_offered_what_it_does_next_and_has_done_it_then() -> None:
    table = stonewell(fortunes=2, threats={"reavers": REAVERS.model_copy(update={"next": "They burn the mill"})})
    which = {"which": ["reavers"]}
    assert asked("threat-strikes", table, "reavers/calamity", which).offered == "They burn the mill"
    assert asked("threat-strikes", stonewell(threats={"reavers": REAVERS}), "reavers/calamity", which).offered == ""
    loses = ("disaster/fortunes", 2, 1, "HF-DISASTER-1")
    done = play("threat-strikes", table, which | {"reavers/calamity": "They burn the mill"})
    assert_did(
        done,
        table,
        Did(*loses, "They burn the mill"),
        does("threats.reavers.next", "They burn the mill", "", "it has done so"),
    )
    assert remarks(done) == []
    other = play("threat-strikes", table, which | {"reavers/calamity": "They take a child"})
    assert_did(other, table, Did(*loses, "They take a child"))
    nothing = stonewell(fortunes=2, threats={"reavers": REAVERS})
    assert_did(
        play("threat-strikes", nothing, which | {"reavers/calamity": ""}),
        nothing,
        Did(*loses, "Grey Reavers was not faced"),
    )


@pytest.mark.rule("HF-THREATS")
def test_what_it_does_next_is_set_by_hand_and_emptied() -> None:
    table = stonewell(threats={"reavers": REAVERS.model_copy(update={"next": "They scout"})})
    place = "threats.reavers.next"
    value = asked("set", table, f"{place}/value", {"track": [place]})
    assert (value.text, value.optional, value.empty, value.offered, value.longest) == (
        "Grey Reavers: what it does next: what is it now?", True, "nothing", "", 500,
    )  # fmt: skip
    said = {"track": [place], f"{place}/value": "They ride", f"{place}/why": "the scouts say so"}
    done = play("set", table, said)
    assert_did(done, table, does(place, "They scout", "They ride", "by hand: the scouts say so"))
    emptied = play("set", table, said | {f"{place}/value": ""})
    assert emptied.table.threats["reavers"].next == ""
    assert (
        refusal("set", emptied.table, {"track": [place], f"{place}/value": ""})
        == "Grey Reavers: what it does next is nothing already: nothing to change"
    )
    assert THREAT_NEXT.says("They ride") == "They ride"
    assert put(table, place, "w" * 500)
    with pytest.raises(ValidationError):
        put(table, place, "w" * 501)


@pytest.mark.rule("HF-THREATS")
def test_the_list_says_how_many_loom() -> None:
    hint = MOVES["threat"].hint
    assert hint(stonewell(threats={"reavers": REAVERS, "cult": CULT, "feud": PAST})) == "2 loom"
    assert hint(stonewell(threats={"reavers": REAVERS, "feud": PAST})) == "1 looms"
    assert hint(stonewell(threats={"feud": PAST})) == ""
