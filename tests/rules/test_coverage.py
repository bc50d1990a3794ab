"""Every rule and case that is due has a test, and no test names what is not in the ledger."""

import pytest

from tests.rules.due import DUE, TO_COME
from tests.rules.ledger import Case, ledger, marks, marks_in

LEDGER = ledger()
MARKS = marks()
CASES = {Case(rule, number) for rule, cases in LEDGER.items() for number in range(1, len(cases) + 1)}
SHOWN = {Case(mark.rule, mark.case) for mark in MARKS if mark.case is not None}
WAITING = {Case(rule, number) for rule, number, _ in TO_COME}


def test_every_mark_can_be_read_and_is_on_a_test() -> None:
    assert [f"{mark.where}: {mark.says}" for mark in MARKS if mark.says] == []


def test_every_mark_names_a_rule_and_a_case_of_the_ledger() -> None:
    unknown = [
        f"{mark.where}: {mark.rule} {mark.case or ''}"
        for mark in MARKS
        if mark.rule not in LEDGER or (mark.case is not None and Case(mark.rule, mark.case) not in CASES)
    ]
    assert unknown == []


def test_every_rule_that_is_due_has_a_test() -> None:
    assert sorted(set(DUE) - set(LEDGER)) == []
    assert sorted(set(DUE) - {mark.rule for mark in MARKS}) == []


def test_every_case_that_is_due_has_a_test() -> None:
    due = {case for case in CASES if case.rule in DUE}
    assert sorted(due - SHOWN - WAITING) == []


def test_what_is_still_to_come_is_in_the_ledger_and_has_no_test_yet() -> None:
    assert sorted(WAITING - CASES) == []
    assert sorted(WAITING & SHOWN) == []
    assert len(TO_COME) == len(WAITING)
    assert [row for row in TO_COME if not row[2]] == []


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("@pytest.mark.rule('A', case=1)\ndef test_a(): ...", ""),
        ("@pytest.mark.rule('A')\nasync def test_a(): ...", ""),
        ("class TestA:\n    @pytest.mark.rule('A')\n    def test_a(self): ...", ""),
        ("@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('A'))])\ndef test_a(x): ...", ""),
        ("@pytest.mark.rule('A')\ndef helps(): ...", "this mark is on no test"),
        ("@pytest.mark.rule(A)\ndef test_a(): ...", "a rule mark has a literal id, and a literal case if any"),
        ("@pytest.mark.rule('A', 1)\ndef test_a(): ...", "a rule mark has a literal id, and a literal case if any"),
    ],
)
def test_the_reading_of_marks(source: str, says: str) -> None:
    assert [mark.says for mark in marks_in(source, "test_a.py")] == [says]
