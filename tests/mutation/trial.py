"""A trial: one mutant in a process of its own, with the tests that bear its rules."""

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import hypothesis
import pytest

from tests.mutation.mutants import Mutant, mutated
from tests.rules.ledger import TESTS, marks

ROOT = TESTS.parent
SECONDS = 60  # for one mutant, after which it is said to hang
LAST = ("test_properties.py", "test_fights_at_random.py")  # the slowest, which most mutants never come to
OWN = ("test_coverage.py",)  # about the tests themselves
QUIETLY = ("-o", "addopts=", "-o", "filterwarnings=", "-p", "no:cacheprovider", "--rootdir", str(ROOT))


class Fate(IntEnum):
    """What became of a mutant."""

    FOUND = 0  # a test failed by an assertion
    HANGS = 1  # it never comes to an end
    STILLBORN = 2  # it does not even load, so that nobody could run it
    SURVIVED = 3  # every test passed
    ERROR = 4  # tests failed, but none by an assertion
    UNTESTED = 5  # there is no test that bears its rules
    UNSOUND = 6  # the test that found it, or would not load, does so without it too


@dataclass(frozen=True, slots=True)
class Verdict:
    """A mutant, its fate, and the test that found it."""

    mutant: Mutant
    fate: Fate
    test: str = ""

    @property
    def lives(self) -> bool:
        """Whether no test has found it."""
        return self.fate in (Fate.SURVIVED, Fate.ERROR, Fate.UNTESTED, Fate.UNSOUND)


def verdicts(chosen: Sequence[Mutant], *, at_once: int = 2) -> Iterator[Verdict]:
    """Try each mutant, some at once, and tell as they end."""
    waiting, running = list(reversed(chosen)), dict[int, tuple[Mutant, int]]()
    files = _files()
    while waiting or running:
        while waiting and len(running) < at_once:
            mutant = waiting.pop()
            pid, said = _start(mutant, files)
            running[pid] = (mutant, said)
        pid, status = os.wait()
        mutant, said = running.pop(pid)
        with os.fdopen(said) as pipe:
            test = pipe.read()
        code = os.waitstatus_to_exitcode(status)
        fate = Fate.HANGS if code == -signal.SIGALRM else Fate(code)
        if fate in (Fate.FOUND, Fate.STILLBORN) and not sound(test):
            fate = Fate.UNSOUND
        yield Verdict(mutant, fate, test)


@cache
def sound(test: str) -> bool:
    """Whether a test, or a file of them, passes on the sources as they are: only then does it say anything."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *QUIETLY, "-q", str(ROOT / test)],
        cwd=ROOT, env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}, capture_output=True, check=False,
    )  # fmt: skip
    return done.returncode == 0


def _files() -> dict[str, set[str]]:
    """The files with tests of rules, each with the rules that its tests bear."""
    found: dict[str, set[str]] = {
        str(file.relative_to(TESTS)): set()
        for file in sorted((TESTS / "rules").glob("test_*.py"))
        if file.name not in OWN
    }
    for mark in marks():
        file = mark.where.partition(":")[0]
        if file in found:
            found[file].add(mark.rule)
    return found


def _start(mutant: Mutant, files: dict[str, set[str]]) -> tuple[int, int]:
    """A child that tries the mutant: its process, and where it says which test found it."""
    read, write = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(write)
        return pid, read
    os.close(read)
    fate, test = Fate.ERROR, ""
    try:
        signal.alarm(SECONDS)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        fate, test = _try(mutant, files)
        os.write(write, test.encode())
    finally:
        os._exit(fate)


def _try(mutant: Mutant, files: dict[str, set[str]]) -> tuple[Fate, str]:
    wanted = set(mutant.rules)
    chosen = [file for file, borne in files.items() if not wanted or borne & wanted]
    if not chosen:
        return Fate.UNTESTED, ""
    chosen.sort(key=lambda file: file.endswith(LAST))
    sys.meta_path.insert(0, _Mutated(mutant))
    hypothesis.settings.register_profile(
        "mutation", max_examples=25, derandomize=True, database=None, deadline=None, report_multiple_bugs=False,
        suppress_health_check=list(hypothesis.HealthCheck),
    )  # fmt: skip
    hypothesis.settings.load_profile("mutation")
    judge = _Judge(wanted)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    pytest.main([*QUIETLY, "-p", "no:terminal", *(str(TESTS / file) for file in chosen)], plugins=[judge])
    return judge.fate, judge.test


class _Judge:
    """Picks the tests that bear the rules and stops at the first that fails by an assertion."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.fate = Fate.UNTESTED
        self.test = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.fate, self.test = Fate.STILLBORN, report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.wanted:
            items[:] = [item for item in items if self.wanted & {mark.args[0] for mark in item.iter_markers("rule")}]
        if items and self.fate is Fate.UNTESTED:
            self.fate = Fate.SURVIVED

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is None or self.fate is Fate.FOUND:
            return
        if call.excinfo.errisinstance((AssertionError, pytest.fail.Exception)):
            self.fate, self.test = Fate.FOUND, item.nodeid
            item.session.shouldstop = "found"
        else:
            self.fate, self.test = Fate.ERROR, f"{item.nodeid}: {call.excinfo.typename}"


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the mutated source in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.file = ROOT / mutant.file
        self.module = ".".join(Path(mutant.file).with_suffix("").parts).removesuffix(".__init__")
        self.tree: ast.Module = mutated(self.file.read_text(encoding="utf-8"), mutant)

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def create_module(self, _spec: Any) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.file), "exec"), module.__dict__)


def all_of(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The sources among these files and folders, each once, without those that only say what a package is."""
    found = {
        file.resolve()
        for path in paths
        for file in (path.rglob("*.py") if path.is_dir() else [path])
        if file.name != "__init__.py"
    }
    return tuple(sorted(found))
