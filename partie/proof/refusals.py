"""Where code refuses with a rule, and which refusals the tests expect.

A refusal is a rule id that a function gives back: `return "PG-AUC-07"`, also as a branch of a conditional
expression or of `and` / `or`, through a name or a table of ids in the same module, as a lambda's value, in the table of
the moments of verbs, `Moments({BID: "PG-MKT-01"})`, or raised as in `raise IllegalMove("PG-AUC-07", ...)`.
A test expects one by comparing it with what it got: `refused(...) == "PG-AUC-07"`, `game.why_not(...) == "PG-AUC-07"`,
`error.rule == "PG-AUC-07"` or, where options are refused, `error.detail["rule"] == "PG-AUC-07"`; the id may also come
from the test's parametrize list or from the loop around the comparison.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from partie.catalogue import RULE_ID
from partie.proof.naming import Function, functions, is_rule_mark, test_files

ASKING = ("refused", "why_not")


@dataclass(frozen=True, order=True)
class Refusal:
    """One place where a rule id is given back; the columns count bytes of the line, as Python's `ast` does."""

    path: Path
    line: int
    column: int
    end_line: int
    end_column: int
    rule: str
    raised: bool = False


def is_id(node: ast.AST) -> bool:
    """Whether the node is a string that has the form of a rule id."""
    return (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(RULE_ID.fullmatch(node.value))
    )


def ids_in(node: ast.AST) -> set[str]:
    """Every rule id written inside the node, but not those of rule marks."""
    if isinstance(node, ast.Call) and is_rule_mark(node.func):
        return set()
    found = {str(node.value)} if isinstance(node, ast.Constant) and is_id(node) else set()
    return found.union(*(ids_in(child) for child in ast.iter_child_nodes(node)))


def refusals(path: Path) -> list[Refusal]:
    """Every place in a source file that refuses with a rule."""
    module = ast.parse(path.read_text(encoding="utf-8"), str(path))
    found = set(_refusals(path, module, _bindings(module.body)))
    return sorted(found)


def code_files(game_folder: Path) -> list[Path]:
    """The Python files of a game."""
    return sorted(game_folder.rglob("*.py"))


def _refusals(path: Path, node: ast.AST, bound: dict[str, list[ast.expr]]) -> Iterator[Refusal]:
    if isinstance(node, Function):
        bound = {**bound, **_bindings(node.body)}
    given = (
        node.value if isinstance(node, ast.Return) else node.body if isinstance(node, ast.Lambda) else None
    )
    if isinstance(given, ast.expr):
        for constant in _yielded(given, bound, frozenset()):
            yield _refusal(path, constant, str(constant.value), False)
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Moments":
        for table in node.args:
            for constant in _table(table, bound):
                yield _refusal(path, constant, str(constant.value), False)
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        for argument in node.exc.args + [keyword.value for keyword in node.exc.keywords]:
            if isinstance(argument, ast.Constant) and is_id(argument):
                yield _refusal(path, node, str(argument.value), True)
    for child in ast.iter_child_nodes(node):
        yield from _refusals(path, child, bound)


def _refusal(path: Path, node: ast.expr | ast.stmt, rule: str, raised: bool) -> Refusal:
    end_line = node.end_lineno if node.end_lineno is not None else node.lineno
    end_column = node.end_col_offset if node.end_col_offset is not None else node.col_offset
    return Refusal(path, node.lineno, node.col_offset, end_line, end_column, rule, raised)


def _bindings(body: list[ast.stmt]) -> dict[str, list[ast.expr]]:
    """What is assigned to each name in this body, not in functions inside it."""
    bound: dict[str, list[ast.expr]] = {}
    rest: list[ast.AST] = list(body)
    while rest:
        node = rest.pop()
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    bound.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and isinstance(node.target, ast.Name):
            if node.value is not None:
                bound.setdefault(node.target.id, []).append(node.value)
        if not isinstance(node, Function | ast.ClassDef | ast.Lambda):
            rest.extend(ast.iter_child_nodes(node))
    return bound


def _yielded(
    value: ast.expr, bound: dict[str, list[ast.expr]], seen: frozenset[str]
) -> Iterator[ast.Constant]:
    """The rule ids that an expression can give."""
    if isinstance(value, ast.Constant):
        if is_id(value):
            yield value
    elif isinstance(value, ast.IfExp):
        yield from _yielded(value.body, bound, seen)
        yield from _yielded(value.orelse, bound, seen)
    elif isinstance(value, ast.BoolOp):
        for operand in value.values:
            yield from _yielded(operand, bound, seen)
    elif isinstance(value, ast.NamedExpr):
        yield from _yielded(value.value, bound, seen)
    elif isinstance(value, ast.Name) and value.id not in seen:
        for source in bound.get(value.id, []):
            yield from _yielded(source, bound, seen | {value.id})
    elif isinstance(value, ast.Subscript):
        yield from _table(value.value, bound)
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "get":
        yield from _table(value.func.value, bound)
        for fallback in value.args[1:]:
            yield from _yielded(fallback, bound, seen)


def _table(table: ast.expr, bound: dict[str, list[ast.expr]]) -> Iterator[ast.Constant]:
    """The rule ids in a dict, list or tuple that is looked into."""
    sources = bound.get(table.id, []) if isinstance(table, ast.Name) else [table]
    for source in sources:
        if isinstance(source, ast.Dict):
            entries: list[ast.expr] = source.values
        elif isinstance(source, ast.List | ast.Tuple):
            entries = source.elts
        else:
            continue
        for entry in entries:
            if isinstance(entry, ast.Constant) and is_id(entry):
                yield entry


def expected_refusals(folder: Path) -> set[str]:
    """The rule ids that some test under the folder compares a refusal with."""
    expected: set[str] = set()
    for path in test_files(folder):
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for _name, test in functions(module.body):
            expected |= _expected(test, _bindings(module.body))
    return expected


def _expected(test: Function, module: dict[str, list[ast.expr]]) -> set[str]:
    expected: set[str] = set()
    for node in ast.walk(test):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq):
            sides = [node.left, node.comparators[0]]
            for got, wanted in (sides, sides[::-1]):
                if not _asks(got, test):
                    continue
                if isinstance(wanted, ast.Name):
                    expected |= _ids_of_name(wanted.id, test, module)
                elif isinstance(wanted, ast.Constant):
                    expected |= ids_in(wanted)
    return expected


def _asks(node: ast.expr, test: Function) -> bool:
    """Whether the expression is a game's answer: a refusal, a why-not reason, or an error's rule."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return name in ASKING
    if isinstance(node, ast.Name):
        return any(
            _asks(source, test) for source in _bindings(test.body).get(node.id, []) if source is not node
        )
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Constant) and node.slice.value == "rule"
    return isinstance(node, ast.Attribute) and node.attr == "rule"


def _ids_of_name(name: str, test: Function, module: dict[str, list[ast.expr]]) -> set[str]:
    """The ids a name can stand for: from parametrize, from a loop's list, or assigned."""
    sources: list[ast.expr] = list(_bindings(test.body).get(name, []))
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "attr", "") == "parametrize":
            sources += decorator.args[1:]
    for node in ast.walk(test):
        if isinstance(node, ast.For | ast.comprehension):
            if any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node.target)):
                sources.append(node.iter)
    ids: set[str] = set()
    for source in sources:
        ids |= ids_in(source)
        for part in ast.walk(source):
            if isinstance(part, ast.Name):
                for constant in module.get(part.id, []):
                    ids |= ids_in(constant)
    return ids
