"""What can be said besides has letters that nothing else in the modal uses: one that moves a cursor would be dead."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rules
from tui.moves.pick import PickFront

LEAVES = "q"
SOURCES = sorted(Path(rules.__file__).parent.rglob("*.py"))


def letters_in(source: str) -> Iterator[str]:
    """The letters that a module gives its asides: by name, or in the place that a function of its own has for them."""
    tree = ast.parse(source)
    at = {
        made.name: [one.arg for one in made.args.args].index("letter")
        for made in ast.walk(tree)
        if isinstance(made, ast.FunctionDef) and "letter" in [one.arg for one in made.args.args]
    }
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id == "Move":
            continue
        given = [one.value for one in call.keywords if one.arg == "letter"]
        given += call.args[at[call.func.id] :][:1] if call.func.id in at else []
        yield from (str(one.value) for one in given if isinstance(one, ast.Constant))


def test_no_aside_has_a_letter_that_moves_the_cursor_or_leaves() -> None:
    meant = {*PickFront.letters, LEAVES}
    assert meant == {"j", "k", "q"}
    found = [(path.name, letter) for path in SOURCES for letter in letters_in(path.read_text())]
    assert len(found) > 50
    assert [one for one in found if one[1] in meant] == []


def test_a_letter_is_found_wherever_it_is_given() -> None:
    source = 'def more(who, letter): ...\nmore(1, "k")\nYesNo(id="a", letter="j")\nMove(id="b", letter="q")'
    assert sorted(letters_in(source)) == ["j", "k"]
