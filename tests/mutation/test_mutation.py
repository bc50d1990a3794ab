"""The mutation program itself, and a small fixed sample of its work. All of it is run by hand and nightly."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.bearing import ids_of
from tests.mutation.known import Place, complaints, known, place, strays
from tests.mutation.mutants import Mutant, mutants, mutated
from tests.mutation.trial import ROOT, Fate, Verdict, all_of, sound

SOURCE = '''
"""A file about HF-POOL."""

COST = 1  # HF-DISASTER-1
RULE = "HF-THREATS"


def rule_of_function(play):
    """Says HF-GAINS-1."""
    if play.who:
        play.adjust(TRACK, -2, rule="HF-STATS-1")
    x = 3
    play.set(TRACK, 3, rule=RULE)


def none_of_its_own(play):
    return min(1, play.step) < 2 and not play.done
'''


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in mutants(source, "a.py")]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("x = 3", ["3 -> 4", "3 -> 2"]),
        ("x = True", []),
        ("x = '3'", []),
        ("a < b", ["< -> <=", "< -> >="]),
        ("a >= b", [">= -> >", ">= -> <"]),
        ("a == b", ["== -> !="]),
        ("a is not b", ["is not -> is"]),
        ("a in b", ["in -> not in"]),
        ("a < b <= c", ["< -> <=", "< -> >=", "<= -> <", "<= -> >"]),
        ("a and b", ["and -> or"]),
        ("a + b", ["+ -> -"]),
        ("a - b", ["- -> +"]),
        ("a + 'b' + c", []),
        ("x = min(a, b)", ["min -> max"]),
        ("x = -a", ["- taken away"]),
        ("x = a if b else c", ["the condition turned round"]),
        ("if not a: b", ["the condition turned round"]),
        ("if a < b: c", ["< -> <=", "< -> >="]),
        ("play.adjust(A)", ["without play.adjust"]),
        ("def f():\n    yield from meal(play)", ["without meal"]),
        ("def f():\n    x = yield from play.ask(A)", ["without the ask, its first answer taken"]),
        ("def f():\n    x = yield from meal(play)", []),
    ],
)
def test_what_is_changed(source: str, found: list[str]) -> None:
    assert changes(source) == found


def test_each_change_is_the_one_it_says() -> None:
    source = "def f(a, b):\n    g(a)\n    return 1 if not a < b else b - 2\n"
    results = {mutant.change: ast.unparse(mutated(source, mutant)) for mutant in mutants(source, "a.py")}
    assert results["without g"].splitlines()[1] == "    None"
    assert results["1 -> 2"].splitlines()[2] == "    return 2 if not a < b else b - 2"
    assert results["the condition turned round"].splitlines()[2] == "    return 1 if a < b else b - 2"
    assert results["< -> <="].splitlines()[2] == "    return 1 if not a <= b else b - 2"
    assert results["- -> +"].splitlines()[2] == "    return 1 if not a < b else b + 2"
    assert results["2 -> 1"].splitlines()[2] == "    return 1 if not a < b else b - 1"


def test_the_same_change_twice_on_a_line_is_told_apart() -> None:
    assert changes("x = (1, 1)") == ["1 -> 2", "1 -> 0", "1 -> 2 #2", "1 -> 0 #2"]


@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("COST = 1", ["HF-DISASTER-1"]),
        ("if play.who:", ["HF-GAINS-1", "HF-STATS-1", "HF-THREATS"]),
        ('play.adjust(TRACK, -2, rule="HF-STATS-1")', ["HF-STATS-1"]),
        ("x = 3", ["HF-GAINS-1", "HF-STATS-1", "HF-THREATS"]),
        ("play.set(TRACK, 3, rule=RULE)", ["HF-THREATS"]),
    ],
)
def test_which_rules_a_line_bears(code: str, rules: list[str]) -> None:
    found = {mutant.rules for mutant in mutants(SOURCE, "a.py") if mutant.code.startswith(code)}
    assert found == {tuple(rules)}


def test_a_line_of_no_rule_bears_those_of_its_file_and_a_family_is_all_of_its_rules() -> None:
    (rules,) = {mutant.rules for mutant in mutants(SOURCE, "a.py") if mutant.code.startswith("return")}
    assert set(rules) == {
        "HF-POOL-1", "HF-POOL-2", "HF-POOL-3", "HF-POOL-4", "HF-DISASTER-1", "HF-THREATS", "HF-GAINS-1", "HF-STATS-1",
    }  # fmt: skip
    plain = ast.parse("x = 1")
    assert ids_of(plain, "x = 1")(plain.body[0]) == ()


def test_a_name_that_stands_for_a_rule_may_share_its_line_with_another() -> None:
    source = 'RULE, OTHER = "HF-THREATS", "HF-GAINS-1"\nplay.set(TRACK, 3, rule=OTHER)\n'
    (rules,) = {mutant.rules for mutant in mutants(source, "a.py") if mutant.code.startswith("play")}
    assert rules == ("HF-GAINS-1",)


MUTANT = Mutant("a.py", 3, "x = 1", "1 -> 2", (), 0, 0)


@pytest.mark.parametrize("fate", [Fate.SURVIVED, Fate.ERROR, Fate.UNTESTED, Fate.UNSOUND])
def test_a_survivor_needs_a_reason(fate: Fate) -> None:
    verdict = Verdict(MUTANT, fate, "a test")
    assert complaints([verdict], {}) == [f"{fate.name.lower()}: a.py:3: 1 -> 2: x = 1 (a test)"]
    assert complaints([verdict], {place(MUTANT): " "}) != []
    assert complaints([verdict], {place(MUTANT): "the same"}) == []


@pytest.mark.parametrize("fate", [Fate.FOUND, Fate.HANGS, Fate.STILLBORN])
def test_what_is_listed_must_survive(fate: Fate) -> None:
    verdict = Verdict(MUTANT, fate)
    assert complaints([verdict], {}) == []
    assert len(complaints([verdict], {place(MUTANT): "the same"})) == 1


def test_what_is_listed_must_be_a_mutant() -> None:
    assert strays([place(MUTANT)], [MUTANT]) == []
    assert strays([Place("a.py", "x = 1", "1 -> 0")], [MUTANT]) == ["listed, and no mutant: a.py: 1 -> 0: x = 1"]
    assert strays([Place("b.py", "x = 1", "1 -> 0")], [MUTANT]) == []


def test_every_known_survivor_has_a_reason_and_is_a_mutant_of_the_rules() -> None:
    listed = known()
    files = all_of([ROOT / "rules"])
    every = [mutant for file in files for mutant in mutants(file.read_text(), file.relative_to(ROOT).as_posix())]
    assert [one for one, reason in listed.items() if not reason.strip()] == []
    assert strays(listed, every) == []
    assert {one.file for one in listed} <= {mutant.file for mutant in every}
    assert len(every) > 500


def test_a_test_that_is_red_anyway_or_does_not_load_finds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text("def test_green(): pass\n\n\ndef test_red(): assert False\n")
    assert [sound(f"{file}::{test}") for test in ("test_green", "test_red")] == [True, False]
    file.with_name("test_that.py").write_text("import nowhere_at_all\n")
    assert not sound(str(file.with_name("test_that.py")))


def test_a_sample_of_mutants_is_found() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--sample", "16", "--seed", "2", "--at-once", "2"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("16 of ")
