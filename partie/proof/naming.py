"""Finds the rules that tests name: `@pytest.mark.rule("PG-AUC-07")` on a test, a class, a module or a parameter."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from partie.kernel.errors import PartieError

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class NamingTest:
    """A test, or one parameter set of a test, with the rules it names."""

    path: Path
    name: str  # as pytest writes it after the path: TestAuction::test_pass
    line: int
    rules: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}"


def test_files(folder: Path) -> list[Path]:
    """The files of tests under a folder, in a fixed order."""
    if not folder.is_dir():
        raise PartieError("no-tests", folder=str(folder))
    return sorted(folder.rglob("test_*.py"))


def naming_tests(folder: Path) -> list[NamingTest]:
    """Every test under a folder with the rules that it names; skipped tests prove nothing and are left out."""
    return [test for path in test_files(folder) for test in tests_of(path)]


def tests_of(path: Path) -> Iterator[NamingTest]:
    """The tests of one file."""
    module = ast.parse(path.read_text(encoding="utf-8"), str(path))
    marks = _pytestmark(module.body)
    if not _switched_off(marks):
        yield from _tests(path, module.body, "", _named(path, marks))


def functions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Function]]:
    """Every test function of a module or class body, with its name as pytest writes it."""
    for statement in body:
        if isinstance(statement, Function) and statement.name.startswith("test"):
            yield prefix + statement.name, statement
        elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            yield from functions(statement.body, prefix + statement.name + "::")


def is_rule_mark(node: ast.expr) -> bool:
    """`pytest.mark.rule`, or the plain name `rule` for it."""
    if isinstance(node, ast.Attribute):
        return node.attr == "rule" and isinstance(node.value, ast.Attribute) and node.value.attr == "mark"
    return isinstance(node, ast.Name) and node.id == "rule"


def _tests(path: Path, body: list[ast.stmt], prefix: str, outer: tuple[str, ...]) -> Iterator[NamingTest]:
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            marks = statement.decorator_list + _pytestmark(statement.body)
            if not _switched_off(marks):
                inner = outer + _named(path, marks)
                yield from _tests(path, statement.body, f"{prefix}{statement.name}::", inner)
        elif isinstance(statement, Function) and statement.name.startswith("test"):
            if not _switched_off(statement.decorator_list):
                yield from _one_test(path, statement, prefix + statement.name, outer)


def _one_test(path: Path, test: Function, name: str, outer: tuple[str, ...]) -> Iterator[NamingTest]:
    own = outer + _named(path, test.decorator_list)
    yield NamingTest(path, name, test.lineno, _once(own))
    for decorator in test.decorator_list:
        for marks in _parameter_marks(decorator):
            rules = _named(path, marks)
            if rules and not _switched_off(marks):
                yield NamingTest(path, name, marks[0].lineno, _once(own + rules))


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks in `pytestmark = ...` of a module or class."""
    for statement in body:
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
        ):
            return _as_list(statement.value)
    return []


def _parameter_marks(decorator: ast.expr) -> Iterator[list[ast.expr]]:
    """The marks of each `pytest.param(..., marks=...)` in a parametrize decorator."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            for keyword in node.keywords:
                if keyword.arg == "marks":
                    yield _as_list(keyword.value)


def _as_list(value: ast.expr) -> list[ast.expr]:
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def _switched_off(marks: list[ast.expr]) -> bool:
    """Whether a mark is `skip` or `xfail` (a conditional `skipif` still runs somewhere)."""
    for mark in marks:
        bare = mark.func if isinstance(mark, ast.Call) else mark
        if isinstance(bare, ast.Attribute) and bare.attr in ("skip", "xfail"):
            return True
    return False


def _named(path: Path, marks: list[ast.expr]) -> tuple[str, ...]:
    """The ids in the rule marks among these marks; they must be written out."""
    ids: list[str] = []
    for mark in marks:
        if isinstance(mark, ast.Call) and is_rule_mark(mark.func):
            for argument in mark.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise PartieError("rule-not-literal", place=f"{path}:{mark.lineno}")
                ids.append(argument.value)
    return tuple(ids)


def _once(ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ids))
