"""Mutants: every small change to a source that a test should notice."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.mutation.bearing import ids_of

Edit = Callable[[ast.AST], None]

NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
SIGNS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is",
    ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip
ENDS = {"min": "max", "max": "min"}
TEXT_OR_LIST = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: in which file and line, what, and the ids of the rules that the line bears.

    `node` and `variant` find the place again in a fresh parse of the same source.
    """

    file: str
    line: int
    code: str
    change: str
    rules: tuple[str, ...]
    node: int
    variant: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.change}: {self.code}"


@dataclass(slots=True)
class _Source:
    text: str
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = self.text.splitlines()


def mutants(text: str, file: str) -> tuple[Mutant, ...]:
    """All mutants of a source, in the order of its lines."""
    source, tree = _Source(text), ast.parse(text)
    bears = ids_of(tree, text)
    found: list[Mutant] = []
    seen: dict[tuple[str, str], int] = {}
    places = sorted(
        enumerate(ast.walk(tree)), key=lambda at: (getattr(at[1], "lineno", 0), getattr(at[1], "col_offset", 0))
    )
    for index, node in places:
        for variant, (what, _) in enumerate(_edits(node)):
            line = node.lineno  # type: ignore[attr-defined]
            code = source.lines[line - 1].strip()
            times = seen[code, what] = seen.get((code, what), 0) + 1
            change = what if times == 1 else f"{what} #{times}"
            found.append(Mutant(file, line, code, change, bears(node), index, variant))
    return tuple(found)


def mutated(text: str, mutant: Mutant) -> ast.Module:
    """The tree of a source with one mutant in it."""
    tree = ast.parse(text)
    node = list(ast.walk(tree))[mutant.node]
    edits = list(_edits(node))
    edits[mutant.variant][1](node)
    return ast.fix_missing_locations(tree)


def _edits(node: ast.AST) -> Iterator[tuple[str, Edit]]:
    match node:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield f"{number} -> {number + 1}", _sets(value=number + 1)
            yield f"{number} -> {number - 1}", _sets(value=number - 1)
        case ast.Compare():
            for at, sign in enumerate(node.ops):
                for table in (SHIFTED, NEGATED):
                    if other := table.get(type(sign)):
                        yield f"{SIGNS[type(sign)]} -> {SIGNS[other]}", _sets_sign(at, other)
        case ast.BoolOp():
            other, what = (ast.Or, "and -> or") if isinstance(node.op, ast.And) else (ast.And, "or -> and")
            yield what, _sets(op=other())
        case ast.BinOp(op=ast.Add() | ast.Sub()) if not any(map(_is_text_or_list, (node.left, node.right))):
            plus = isinstance(node.op, ast.Add)
            yield ("+ -> -", _sets(op=ast.Sub())) if plus else ("- -> +", _sets(op=ast.Add()))
        case ast.Call(func=ast.Name(id=name)) if name in ENDS:
            yield f"{name} -> {ENDS[name]}", _sets(func=ast.Name(ENDS[name], ast.Load()))
        case ast.UnaryOp(op=ast.USub()):
            yield "- taken away", _sets(op=ast.UAdd())
        case ast.If() | ast.IfExp() | ast.While():
            if not isinstance(node.test, ast.Compare | ast.BoolOp):
                yield "the condition turned round", _turns_round
        case ast.Expr(value=ast.Call() | ast.YieldFrom()):
            yield f"without {_called(node.value)}", _sets(value=ast.Constant(None))
        case ast.YieldFrom(value=ast.Call(func=ast.Attribute(attr="ask"))):
            yield "without the ask, its first answer taken", _takes_the_first_answer


def _sets(**fields: object) -> Edit:
    def edit(node: ast.AST) -> None:
        for name, value in fields.items():
            setattr(node, name, value)

    return edit


def _sets_sign(at: int, sign: type[ast.cmpop]) -> Edit:
    def edit(node: ast.AST) -> None:
        assert isinstance(node, ast.Compare)
        node.ops[at] = sign()

    return edit


def _turns_round(node: ast.AST) -> None:
    assert isinstance(node, ast.If | ast.IfExp | ast.While)
    test = node.test
    turned = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    node.test = test.operand if turned else ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]


def _takes_the_first_answer(node: ast.AST) -> None:
    assert isinstance(node, ast.YieldFrom)
    assert isinstance(node.value, ast.Call)
    node.value.func = ast.parse("__import__('tests.mutation.taken', fromlist=['taken']).taken", mode="eval").body


def _is_text_or_list(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return _is_text_or_list(node.left) or _is_text_or_list(node.right)
    return isinstance(node, TEXT_OR_LIST) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _called(call: ast.expr) -> str:
    value = call.value if isinstance(call, ast.YieldFrom) else call
    return ast.unparse(value.func) if isinstance(value, ast.Call) else ast.unparse(value)
