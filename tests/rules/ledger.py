"""The ledger, and which of its rules and cases the tests bear, read from their source.

From source, so that it is the same whichever tests were selected and however many workers run them.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent.parent
LEDGER = TESTS / "ledger.toml"


class Case(NamedTuple):
    """One worked example of a rule, counted from 1."""

    rule: str
    number: int


@dataclass(frozen=True, slots=True)
class Bears:
    """A mark on a test: the rule, perhaps the case, and where it stands. `says` is what is wrong with it, or ""."""

    rule: str
    case: int | None
    where: str
    says: str = ""


@cache
def ledger() -> dict[str, tuple[str, ...]]:
    """The rules, each with the text of its cases."""
    rows = tomllib.loads(LEDGER.read_text(encoding="utf-8"))["rule"]
    return {row["id"]: tuple(row.get("cases", ())) for row in rows}


def marks() -> tuple[Bears, ...]:
    """Every rule mark in the tests."""
    return tuple(
        mark
        for file in sorted(TESTS.rglob("test_*.py"))
        for mark in marks_in(file.read_text(encoding="utf-8"), str(file.relative_to(TESTS)))
    )


def marks_in(source: str, file: str) -> Iterator[Bears]:
    """The rule marks in one source. One that bears on no test is a mark with something wrong."""
    tree = ast.parse(source)
    on_tests = {
        id(call)
        for function in _tests(tree)
        for decorator in function.decorator_list
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield _mark(node, f"{file}:{node.lineno}", on_test=id(node) in on_tests)


def _tests(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def _mark(call: ast.Call, where: str, *, on_test: bool) -> Bears:
    match call:
        case ast.Call(args=[ast.Constant(value=str(rule))], keywords=[]):
            case = None
        case ast.Call(
            args=[ast.Constant(value=str(rule))],
            keywords=[ast.keyword(arg="case", value=ast.Constant(value=int(case)))],
        ):
            pass
        case _:
            return Bears("", None, where, "a rule mark has a literal id, and a literal case if any")
    return Bears(rule, case, where, "" if on_test else "this mark is on no test")
