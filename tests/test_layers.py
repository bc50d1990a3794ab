"""What the import contracts in pyproject.toml cannot say about who may touch the disk, the screen and the outside."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

OPENS_OR_CHANGES_FILES = {
    "os": {"open", "fdopen", "write", "replace", "rename", "renames", "fsync", "fdatasync", "sync", "truncate",
           "ftruncate", "link", "symlink", "sendfile"},
    "io": {"open", "FileIO", "open_code"},
    "codecs": {"open"},
}  # fmt: skip
MODULES_THAT_WRITE = {"shutil", "tempfile", "mmap", "fileinput"}
PATH_METHODS = {"read_text", "read_bytes", "write_text", "write_bytes", "touch", "symlink_to", "hardlink_to"}
OUTSIDE_WORLD = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}


def sources(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The line and the full name of each import, also inside a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def is_file_mode(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and set(node.value) <= set("rwaxbt+")


def opens_a_file(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id="open"):
            return True
        case ast.Attribute(value=ast.Name(id=module), attr=name) if name in OPENS_OR_CHANGES_FILES.get(module, ()):
            return True
        case ast.Attribute(attr=name) if name in PATH_METHODS:
            return True
        case ast.Attribute(attr="open"):
            # As of a path. What a campaign calls `open` takes something else than a mode.
            return not (call.args or call.keywords) or any(map(is_file_mode, call.args))
        case ast.Attribute(attr="replace" | "rename"):
            # Of a path, with one argument; of a text or the seam it takes two, and of a date or a model only names.
            return len(call.args) == 1 and not call.keywords
        case _:
            return False


def file_access(source: str) -> list[str]:
    """Each place in a source that opens, replaces, syncs or truncates a file, as `line: what`."""
    tree = ast.parse(source)
    calls = {
        (node.lineno, ast.unparse(node.func))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and opens_a_file(node)
    }
    names = {f"{module}.{name}" for module, known in OPENS_OR_CHANGES_FILES.items() for name in known}
    imports = {
        (line, name) for line, name in imported(tree) if name in names or name.split(".")[0] in MODULES_THAT_WRITE
    }
    return [f"{line}: {what}" for line, what in sorted(calls | imports)]


def test_saves_touch_files_only_at_the_seam_where_crashes_are_tested() -> None:
    seam = ROOT / "saves" / "disk.py"
    found = {file.name: file_access(file.read_text()) for file in sources("saves") if file != seam}
    assert {name: places for name, places in found.items() if places} == {}


@pytest.mark.parametrize(
    "source",
    [
        "open('x')",
        "import os\nos.open('x', 0)",
        "import os\nos.replace('x', 'y')",
        "import os\nos.fsync(1)",
        "import os\nos.ftruncate(1, 0)",
        "from os import fsync",
        "import tempfile",
        "from shutil import copy",
        "path.write_text('x')",
        "path.read_bytes()",
        "path.open()",
        "path.open('rb')",
        "path.replace(other)",
        "path.rename(other)",
        "os.rename(path, other)",
    ],
)
def test_the_check_of_the_seam_sees(source: str) -> None:
    assert len(file_access(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "'x'.replace('a', 'b')",
        "Campaign.open(folder)",
        "disk.append(line)",
        "at.replace(tzinfo=None)",
        "disk.rename(a, b)",
        "drafts.open",
    ],
)
def test_the_check_of_the_seam_leaves_alone(source: str) -> None:
    assert file_access(source) == []


def test_rules_neither_print_nor_ask_nor_open() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.func.id}"
        for file in sources("rules")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OUTSIDE_WORLD
    ]
    assert found == []


# What the screens and the command line have in common: words, answers and dice.
SHARED = (
    "tui.change_words",
    "tui.fight_words",
    "tui.telling",
    "tui.reading",
    "tui.chance",
    "tui.written",
    "tui.payments",
    "tui.all_gold",
    "tui.newcomers",
)


def without_screen() -> list[Path]:
    """The files that must work where there is no screen: all but `tui`, and the command line except its `play`."""
    command_line = ROOT / "tui" / "command_line"
    shared = [ROOT / f"{name.replace('.', '/')}.py" for name in SHARED]
    return [
        file
        for file in [*sources("rules", "saves", "tui/command_line"), *shared]
        if not file.is_relative_to(command_line / "play") and file != command_line / "play.py"
    ]


def test_only_play_and_the_screens_name_textual() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line} {name}"
        for file in without_screen()
        for line, name in imported(ast.parse(file.read_text()))
        if name.split(".")[0] in {"textual", "rich"}
        or (name.startswith("tui.") and not name.startswith(("tui.command_line", *SHARED)))
    ]
    assert found == []


def test_nothing_but_play_loads_textual() -> None:
    """A list or a `do` in a script must not wait for a screen to load; this sees what the names alone do not."""
    modules = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for file in without_screen()
        if file.stem != "__main__"
    ]
    code = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]: importlib.import_module(name)\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules} & {'textual', 'rich'}))"
    )
    done = subprocess.run([sys.executable, "-c", code, *modules], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
