"""HF-SEASON-SPRING."""

import pytest

from rules.places import MISSING
from tests.rules.playing import Did, asked, assert_did, offers, play, remarks, turned
from tests.rules.tables import GRETE, ODO, REAVERS, stonewell

TURNED = turned(("winter", 0), ("spring", 1))
NOBODY = {"spring-1/most-hopeful": ""}


@pytest.mark.rule("HF-SEASON-SPRING")
def test_a_six_brings_one_gain() -> None:
    table = stonewell(fortunes=3)
    assert asked("seasons-change", table, "spring-1/roll", NOBODY).count == 3
    done = play("seasons-change", table, NOBODY | {"spring-1/roll": [6, 1, 1], "spring-1/gains/which": ["bounty"]})
    assert_did(
        done,
        table,
        *TURNED,
        Did("spring-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
        Did("spring-1/reset/fortunes", 3, 2, "HF-SEASON-SPRING", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-SPRING")
def test_a_five_brings_one_gain_and_a_threat_that_grows() -> None:
    table = stonewell(fortunes=2, threats={"reavers": REAVERS})
    done = play(
        "seasons-change",
        table,
        NOBODY
        | {
            "spring-1/roll": [5, 1],
            "spring-1/gains/which": ["boom"],
            "spring-1/threat/which": ["reavers"],
        },
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("spring-1/gains/population", 1, 2, "HF-GAINS-1", "population boom"),
        Did("spring-1/threat/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"),
    )


@pytest.mark.rule("HF-SEASON-SPRING")
def test_a_four_brings_one_gain_and_a_threat_that_appears() -> None:
    table = stonewell(fortunes=1)
    done = play(
        "seasons-change",
        table,
        NOBODY
        | {
            "spring-1/roll": [4],
            "spring-1/gains/which": ["bounty"],
            "spring-1/threat/names": "Grey Reavers",
        },
    )
    assert_did(
        done,
        table,
        *TURNED,
        Did("spring-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
        Did(
            "spring-1/threat/threats.grey-reavers",
            MISSING,
            {"name": "Grey Reavers", "stage": 1, "stages": 4, "status": "looming", "known": True, "next": ""},
            "HF-THREATS",
            "it appears",
        ),
        Did("spring-1/reset/fortunes", 1, 2, "HF-SEASON-SPRING", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-SPRING")
def test_a_three_has_threats_abound_and_brings_no_gain() -> None:
    table = stonewell(fortunes=1, threats={"reavers": REAVERS})
    ask = asked("seasons-change", table, "spring-1/threats/which", NOBODY | {"spring-1/roll": [3]})
    assert offers(ask) == ["reavers", "new"]
    done = play("seasons-change", table, NOBODY | {"spring-1/roll": [3], "spring-1/threats/which": ["reavers"]})
    assert_did(
        done,
        table,
        *TURNED,
        Did("spring-1/threats/threats.reavers.stage", 2, 3, "HF-THREATS", "it grows"),
        Did("spring-1/reset/fortunes", 1, 2, "HF-SEASON-SPRING", "the season's reset"),
    )


@pytest.mark.rule("HF-SEASON-SPRING")
@pytest.mark.rule("HF-WHO-PICKS")
def test_the_gm_names_the_most_hopeful_or_nobody() -> None:
    table = stonewell(people={"odo": ODO, "grete": GRETE})
    ask = asked("seasons-change", table, "spring-1/most-hopeful")
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HF-SEASON-SPRING")
    assert ask.text == "Who in the steading is the most hopeful?"
    assert offers(ask) == ["odo"]
    assert [(option.id, option.effect) for option in ask.gone] == [("grete", "dead")]
    rest = {"spring-1/roll": [6, 1], "spring-1/gains/which": ["bounty"]}
    assert remarks(play("seasons-change", table, {"spring-1/most-hopeful": "odo"} | rest)) == [
        "Odo is the most hopeful"
    ]
    assert remarks(play("seasons-change", table, {"spring-1/most-hopeful": ""} | rest)) == []
    new = play("seasons-change", table, {"spring-1/most-hopeful": "Marrow"} | rest)
    assert_did(
        new,
        table,
        *TURNED,
        Did(
            "spring-1/most-hopeful/people.marrow",
            MISSING,
            {"name": "Marrow", "role": "", "status": "here"},
            "HF-SEASON-SPRING",
            "named for the first time",
        ),
        Did("spring-1/gains/surplus", 1, 2, "HF-GAINS-1", "unexpected bounty"),
    )


@pytest.mark.rule("HF-SEASON-SPRING")
def test_one_gain_is_one() -> None:
    for face in (6, 4):
        ask = asked("seasons-change", stonewell(fortunes=1), "spring-1/gains/which", NOBODY | {"spring-1/roll": [face]})
        assert (ask.least, ask.most) == (1, 1)
