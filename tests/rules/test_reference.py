"""The reference has every rule that is played, with its numbers, and docs/rules.md is made of it."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import rules
from rules.reference import SUBJECTS, about, about_all
from rules.reference.bearing import bearing_on
from rules.reference.entry import Entry
from rules.registry import MOVES
from rules.tracks import TRACKS
from tests.rules.due import DUE
from tests.rules.ledger import LEDGER
from tests.rules.rules_page import PAGE, page

ENTRIES = [entry for subject in SUBJECTS for entry in subject.entries]
ROWS = {row["id"]: row for row in tomllib.loads(LEDGER.read_text(encoding="utf-8"))["rule"]}
RULE_ID = re.compile(r"(?:HF|HH|DG)-[A-Z0-9-]+")
NUMBER = re.compile(r"\d+d\d|\d+")
LONGEST = 500  # characters, for people who read it at the table
DICE = {"one": "1", "two": "2", "three": "3"}  # numbers that are written as words where they count dice or people

# Numbers of a row that are not in its entry, and why.
LEFT_OUT = {
    "HF-POOL-2": {"1"},  # of an example, Prosperity 1 and Value 1
    "HF-GAINS-1": {"2"},  # of HF-PULL-2, which it names
}


def named_in_the_rules() -> set[str]:
    """The ids of rules that code in `rules/` names, but for the reference itself."""
    found = set()
    for file in Path(rules.__file__).parent.rglob("*.py"):
        if file.parent.name == "reference":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                found.add(node.value)
    return found


def numbers_in(text: str) -> set[str]:
    plain = RULE_ID.sub("", text)
    for word, digit in DICE.items():
        plain = re.sub(rf"\b{word} d6\b", f"{digit}d6", plain, flags=re.IGNORECASE)
    return set(NUMBER.findall(plain))


def test_every_rule_that_a_move_a_track_or_a_change_names_has_an_entry() -> None:
    declared = {rule for move in MOVES.values() for rule in move.rules} | {track.rule for track in TRACKS}
    named = named_in_the_rules()
    assert declared <= named
    assert len(named) > 30
    assert sorted(rule for rule in named if about(rule) is None) == []


def test_every_rule_that_is_due_has_an_entry() -> None:
    assert sorted(rule for rule in DUE if about(rule) is None) == []


def test_every_entry_is_a_row_of_the_ledger_once_and_says_whether_it_is_a_ruling() -> None:
    ids = [entry.id for entry in ENTRIES]
    assert sorted(set(ids) - set(ROWS)) == []
    assert len(ids) == len(set(ids))
    assert [entry.id for entry in ENTRIES if entry.ruling != (ROWS[entry.id]["from"] == "ruling")] == []


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_number_of_a_row_is_in_its_entry(entry: Entry) -> None:
    missing = numbers_in(ROWS[entry.id]["rule"]) - numbers_in(entry.text) - LEFT_OUT.get(entry.id, set())
    assert missing == set()


def test_every_entry_can_be_read_at_the_table() -> None:
    assert [entry.id for entry in ENTRIES if not entry.title or len(entry.text) > LONGEST] == []
    assert [entry.id for entry in ENTRIES if not entry.text.endswith(".") or "  " in entry.text] == []
    assert len({entry.title for entry in ENTRIES}) == len(ENTRIES)


def test_an_unknown_id_is_none() -> None:
    assert about("HF-NOTHING") is None
    assert about("") is None


def test_several_are_given_once_each_in_the_order_asked_for() -> None:
    found = about_all(("HF-DEPLOY-2", "HF-NOTHING", "HF-DEPLOY-1", "HF-DEPLOY-2"))
    assert [entry.id for entry in found] == ["HF-DEPLOY-2", "HF-DEPLOY-1"]


# What only advises: no number hangs on it, and nobody could check it.


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        pytest.param("HF-POOL-4", "no Dread", marks=pytest.mark.rule("HF-POOL-4")),
        pytest.param("HF-MARKS-1", "have to be Persuaded more often", marks=pytest.mark.rule("HF-MARKS-1")),
        pytest.param("HF-MARKS-2", "a triumph, a rite, its cause gone", marks=pytest.mark.rule("HF-MARKS-2")),
        pytest.param("HF-MUSTER-2", "danger that is close by", marks=pytest.mark.rule("HF-MUSTER-2")),
        pytest.param("HF-MUSTER-2", "can't be kept up for long", marks=pytest.mark.rule("HF-MUSTER-2")),
        pytest.param("HF-PULL-1", "everyday work needs no move", marks=pytest.mark.rule("HF-PULL-1")),
        pytest.param("HF-PLAN-1", "There is no roll", marks=pytest.mark.rule("HF-PLAN-1")),
        pytest.param("HF-PLAN-1", "An arcanum, an improvement", marks=pytest.mark.rule("HF-PLAN-1")),
        pytest.param("HF-TRADE-1", "Common goods change hands without", marks=pytest.mark.rule("HF-TRADE-1")),
        pytest.param("HF-DISASTER-1", "Trouble shows itself first", marks=pytest.mark.rule("HF-DISASTER-1")),
        pytest.param("HF-GAINS-1", "a thing of worth at a good price", marks=pytest.mark.rule("HF-GAINS-1")),
        pytest.param("DG-WHEN-ROLL", "No dice for what is plain", marks=pytest.mark.rule("DG-WHEN-ROLL")),
        pytest.param("DG-ROLL-1", "seeing, planning, knowing, medicine, craft", marks=pytest.mark.rule("DG-ROLL-1")),
    ],
)
def test_what_only_advises_is_there_to_be_read(rule: str, words: str) -> None:
    entry = about(rule)
    assert entry is not None
    assert words in entry.text


def test_the_page_of_the_documents_is_made_of_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.rules.rules_page writes it anew"
    assert all(f"(`{entry.id}`" in page() for entry in ENTRIES)


# Which rules bear on a place.


@pytest.mark.parametrize(
    ("where", "rules"),
    [
        pytest.param("steading.fortunes", ("HF-DISASTER-2",), marks=pytest.mark.rule("HF-DISASTER-2")),
        ("steading.defenses", ("HF-DEPLOY-1",)),
        ("steading.diminished", ("HF-MARKS-1", "HF-MARKS-2")),
        ("steading.muster", ("HF-MUSTER-1", "HF-MUSTER-2", "HF-MUSTER-3")),
        pytest.param("threats.grey-reavers.stage", ("HF-THREATS",), marks=pytest.mark.rule("HF-THREATS")),
        ("threats.grey-reavers", ("HF-THREATS",)),
        ("plans.a-bow.requirements.horn.done", ("HF-PLAN-1", "HF-PLAN-2")),
        ("owed.second-meal-year-1", ("HF-SEASON-WINTER-3", "HF-SEASON-WINTER-2")),
        ("resources.horses.status", ("HF-STATS-1",)),  # what its track names
        ("campaign.session", ("DG-SESSION",)),
        ("steading", ()),
        pytest.param("steading.fortunes.of-old", (), marks=pytest.mark.rule("HF-DISASTER-2")),
        ("", ()),
    ],
)
def test_the_rules_that_bear_on_a_place(where: str, rules: tuple[str, ...]) -> None:
    assert bearing_on(where) == rules


def test_every_track_has_rules_that_bear_on_it_and_are_in_the_reference() -> None:
    places = [track.where.replace("*", "somebody") for track in TRACKS]
    assert [where for where in places if not bearing_on(where)] == []
    assert [rule for where in places for rule in bearing_on(where) if about(rule) is None] == []
