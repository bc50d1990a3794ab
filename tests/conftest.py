"""What holds for every test: a clean environment, and a home for campaigns that is never the user's own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# Any of these changes what is painted, and so what a snapshot or a terminal test sees.
CHANGE_THE_PICTURE = (
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLORFGBG",
    "COLUMNS", "LINES", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "ESCDELAY",
    "TEXTUAL", "TEXTUAL_ANIMATIONS", "TEXTUAL_COLOR_SYSTEM", "TEXTUAL_DEBUG", "TEXTUAL_DIM_FACTOR",
    "TEXTUAL_DISABLE_KITTY_KEY", "TEXTUAL_DRIVER", "TEXTUAL_FILTERS", "TEXTUAL_FPS", "TEXTUAL_LOG", "TEXTUAL_PRESS",
    "TEXTUAL_SCREENSHOT", "TEXTUAL_SHOW_RETURN", "TEXTUAL_SLOW_THRESHOLD", "TEXTUAL_SMOOTH_SCROLL", "TEXTUAL_THEME",
)  # fmt: skip
# Textual reads these when it is imported, and the snapshot plugin imports it before this file is read.
found_in_environment = [
    name for name in CHANGE_THE_PICTURE if name.startswith(("TEXTUAL", "ESC")) and name in os.environ
]

# At once, and not only in a fixture: the workers of xdist are started with what is left.
for _name in CHANGE_THE_PICTURE:
    os.environ.pop(_name, None)


def pytest_configure(config: pytest.Config) -> None:
    """Without workers, nothing can take back what Textual has read already, so say so instead of failing oddly."""
    in_this_process = not config.getoption("numprocesses", None)
    if found_in_environment and in_this_process and not hasattr(config, "workerinput"):
        raise pytest.UsageError(f"unset these first, or run with workers: {', '.join(found_in_environment)}")


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Clear what an earlier test may have set, and give the test an empty home for campaigns, which is returned."""
    for name in [*CHANGE_THE_PICTURE, *(name for name in os.environ if name.startswith("HEARTHSIDE_"))]:
        monkeypatch.delenv(name, raising=False)
    home = tmp_path_factory.mktemp("hearthside-home")
    monkeypatch.setenv("HEARTHSIDE_HOME", str(home))
    return home


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much of the ledger is shown and what is still to come, whenever tests of rules have run."""
    from tests.rules.due import DUE, TO_COME
    from tests.rules.ledger import ledger, marks

    reports = [report for found in terminalreporter.stats.values() for report in found]
    if not any(getattr(report, "nodeid", "").startswith("tests/rules/") for report in reports):
        return
    rows, borne = ledger(), marks()
    rules = {mark.rule for mark in borne} & set(DUE)
    cases = {(mark.rule, mark.case) for mark in borne if mark.case is not None and mark.rule in DUE}
    of = sum(len(rows[rule]) for rule in DUE)
    terminalreporter.section("the ledger")
    terminalreporter.line(f"{len(rules)} of {len(DUE)} rules that are due are shown, with {len(cases)} of {of} cases")
    for rule, number, waits_for in TO_COME:
        terminalreporter.line(f"still to come, with {waits_for}: {rule} case {number}, {rows[rule][number - 1]}")
    later = [rule for rule in rows if rule not in DUE]
    terminalreporter.line(f"still to come, with their moves: {len(later)} rules")
