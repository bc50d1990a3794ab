"""Which rules a line of source bears: by its statement, else by what encloses it, else by its file."""

import ast
import re
from collections.abc import Callable, Iterable

from tests.rules.ledger import ledger

RULE_ID = re.compile(r"\b(?:HF|HH|DG)-[A-Z0-9]+(?:-[A-Z0-9]+)*")


def ids_of(tree: ast.Module, text: str) -> Callable[[ast.AST], tuple[str, ...]]:
    """A function that gives the ids of the rules that a node of this tree bears; none if the file bears none.

    A statement bears what it names, itself or through a constant of its file, and what the comments on its lines name.
    A family, such as HF-POOL, is all of its rules.
    """
    lines, constants = text.splitlines(), _constants(tree)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}

    def named(within: ast.AST, first: int, last: int) -> set[str]:
        found = set(RULE_ID.findall("\n".join(lines[first - 1 : last])))
        names = {node.id for node in ast.walk(within) if isinstance(node, ast.Name)}
        return found | {constants[name] for name in names & set(constants)}

    def bears(node: ast.AST) -> tuple[str, ...]:
        at: ast.AST | None = node
        while not isinstance(at, ast.stmt):
            at = parents[at]  # type: ignore[index]
        found = _of_statement(at, named)
        while not found and at is not None:
            at = parents.get(at)
            if isinstance(at, ast.FunctionDef | ast.ClassDef):
                found = named(at, min([at.lineno, *(one.lineno for one in at.decorator_list)]), at.end_lineno or 0)
        return _spelled_out(found or named(tree, 1, len(lines)))

    return bears


def _of_statement(statement: ast.stmt, named: Callable[[ast.AST, int, int], set[str]]) -> set[str]:
    body = getattr(statement, "body", None)
    if not body:
        return named(statement, statement.lineno, statement.end_lineno or 0)
    heads = [node for node in ast.iter_child_nodes(statement) if not isinstance(node, ast.stmt)]
    last = max([statement.lineno, *(getattr(node, "end_lineno", 0) or 0 for node in heads)])
    return {id for head in heads for id in named(head, statement.lineno, last)}


def _constants(tree: ast.Module) -> dict[str, str]:
    """The names that stand for an id all through a file, of which one line may give several."""
    return {
        name.id: value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        for name, value in _paired(target, node.value)
        if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str)
        if RULE_ID.fullmatch(value.value)
    }


def _paired(target: ast.expr, value: ast.expr) -> Iterable[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return zip(target.elts, value.elts, strict=False)
    return [(target, value)]


def _spelled_out(named: set[str]) -> tuple[str, ...]:
    known = ledger()
    return tuple(sorted(id for id in known if any(id == name or id.startswith(f"{name}-") for name in named)))
