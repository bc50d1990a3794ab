"""HF-THREATS: how threats appear, grow, strike and end."""

from typing import Any

import pytest

from rules.errors import Refused
from rules.places import MISSING
from rules.table import Threat
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks, to_tell
from tests.rules.tables import CULT, PAST, REAVERS, ROT, stonewell

SPRING = {"spring-1/most-hopeful": "", "spring-1/roll": [1]}


def new_threat(name: str, *, known: bool = True) -> dict[str, Any]:
    return {"name": name, "stage": 1, "stages": 4, "status": "looming", "known": known}


# -- one appears or grows


@pytest.mark.rule("HF-THREATS")
def test_a_threat_grows_by_one_stage() -> None:
    table = stonewell(threats={"reavers": REAVERS, "rot": ROT, "feud": PAST})
    which = asked("threat", table, "threat/which")
    assert (which.to, which.rule, which.least, which.most) == ("gm", "HF-THREATS", 1, 1)
    assert offers(which) == ["reavers", "rot", "new"]
    assert effect_of(which, "reavers") == "stage 2 of 4"
    assert [option.about for option in which.options] == ["threats.reavers", "threats.rot", "steading"]
    done = play("threat", table, {"threat/which": ["reavers"]})
    assert_did(done, table, Did("threat/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"))
    assert remarks(done) == []


@pytest.mark.rule("HF-THREATS")
def test_a_threat_at_its_last_stage_grows_no_further() -> None:
    table = stonewell(threats={"rot": ROT})
    done = play("threat", table, {"threat/which": ["rot"]})
    assert_did(done, table)
    assert remarks(done) == ["Rot in the grain: stage stays 4: it grows; 4 is the most"]
    assert done.remarks[0].about == "threats.rot.stage"


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
    assert [(aside.key, aside.letter) for aside in names.asides] == [("threat/names/hidden", "h")]
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
    assert (which.least, which.most, which.to) == (1, 4, "gm")
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
        refusal("by-hand", table, {"track": ["threats.cult.stage"], "step": 3})
        == "The Lidless: stage is 1, and 3 at most"
    )
    done = play("by-hand", table, {"track": ["threats.cult.stage"], "step": -1})
    assert_did(done, table, Did("threats.cult.stage", 1, 0, "HF-THREATS", "by hand"))
    known = play("set", table, {"track": ["threats.cult.known"], "value": True, "why": "the scouts came back"})
    assert_did(known, table, Did("threats.cult.known", False, True, "HF-THREATS", "by hand: the scouts came back"))
