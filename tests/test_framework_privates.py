"""Private parts of Textual that the screens lean on: each has its reason in docs/decisions/painting-the-board.md."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

from textual import app, dom, message_pump, screen, widget

ROOT = Path(__file__).parent.parent
REASONS = ROOT / "docs" / "decisions" / "painting-the-board.md"
# Of what is no part of the screen, such as `Behind` and the command line: the same names by chance.
OURS = {"_classes", "_closed", "_console", "_context", "_log", "_loop", "_name"}


def framework_names() -> set[str]:
    """The private names of what every app, screen and widget is made of."""
    sources = "".join(inspect.getsource(module) for module in (app, dom, message_pump, screen, widget))
    return set(re.findall(r"def (_[a-z]\w*)", sources)) | set(re.findall(r"self\.(_[a-z]\w*)\s*[:=]", sources))


def names_used() -> set[str]:
    """The private attributes that the screens name, of whatever, and the methods that they define."""
    found = set()
    for file in (ROOT / "tui").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(node.name)
    return {name for name in found if re.match(r"_[a-z]", name)}


def test_each_private_part_of_the_framework_that_is_named_has_its_reason_written_down() -> None:
    reasons = set(re.findall(r"`(_[a-z]\w*)`", REASONS.read_text()))
    assert names_used() & framework_names() - OURS == reasons & framework_names()
