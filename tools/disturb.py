"""Random mutation testing of a game's rules: changes one place at a time and runs the tests. If none fails, a rule is
untested or the change has no effect.

A change flips a comparison, swaps `and` and `or` or plus and minus, drops a `not`, or adds one to a number. A seed
selects the places in the modules of the rules. The changes are made in a copy of the package and its tests.
"""

import argparse
import ast
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import mutate

NO_RULES = ("bounding", "features", "helping", "moves", "position", "saving", "terms", "view", "words")
"""Modules without rules: words, views, vocabulary, bounds that only save a search. Cards and bots are folders."""

TURNED: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.And: "or",
    ast.Or: "and",
    ast.Add: "-",
    ast.Sub: "+",
}
WRITTEN: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.And: "and",
    ast.Or: "or",
    ast.Add: "+",
    ast.Sub: "-",
}


@dataclass(frozen=True)
class Change:
    """A replacement of bytes in a file."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--changes", type=int, default=60, help="how many places")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", help="only this module (may be given more than once)")
    parser.add_argument("--root", type=Path, default=mutate.CHECKOUT, help="the checkout to work on")
    options = parser.parse_args(arguments)
    root: Path = options.root.resolve()
    paths = [
        path
        for path in sorted((root / "partie" / "games" / options.game).glob("*.py"))
        if (path.stem in options.only if options.only else path.stem not in NO_RULES)
    ]
    found = [change for path in paths for change in changes(path)]
    drawn = random.Random(options.seed).sample(found, min(options.changes, len(found)))
    survivors = disturb(root, options.game, drawn)
    print(f"{options.game}: {len(drawn)} changes of {len(found)}, {survivors} survived")
    return 1 if survivors else 0


def disturb(root: Path, game: str, drawn: list[Change]) -> int:
    """Try the changes; returns the number of survivors."""
    tests = mutate.tests_of_game(root, game)
    survived = 0
    with tempfile.TemporaryDirectory(prefix="partie-disturb-") as folder:
        copy = mutate.copied(root, Path(folder) / "copy")
        for number, change in enumerate(drawn, 1):
            path = copy / change.path.relative_to(root)
            original = path.read_bytes()
            begin = time.monotonic()
            try:
                mutate.write(path, original[: change.start] + change.new.encode() + original[change.end :])
                killed = mutate.fails(copy, tests)
            finally:
                mutate.write(path, original)
            place = f"{change.path.relative_to(root)}:{change.line}  {change.old} -> {change.new}"
            words = f"{'killed' if killed else 'survived':<9} {place}"
            print(f"{number}/{len(drawn)}  {words}  {time.monotonic() - begin:.0f} s", file=sys.stderr)
            if not killed:
                survived += 1
                print(words, flush=True)
    return survived


def changes(path: Path) -> Iterator[Change]:
    """Every small change of a file."""
    source = path.read_bytes()
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))

    def begin(node: ast.expr) -> int:
        return lines[node.lineno - 1] + node.col_offset

    def end(node: ast.expr) -> int:
        return lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def between(left: ast.expr, right: ast.expr, operator: ast.AST) -> Iterator[Change]:
        kind = type(operator)
        if kind in TURNED:
            at = source.find(WRITTEN[kind].encode(), end(left), begin(right))
            if at >= 0:
                old = WRITTEN[kind]
                yield Change(path, left.end_lineno or left.lineno, at, at + len(old), old, TURNED[kind])

    for node in _rules(ast.parse(source)):
        if isinstance(node, ast.Compare):
            for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators):
                yield from between(left, right, operator)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:]):
                yield from between(left, right, node.op)
        elif isinstance(node, ast.BinOp):
            yield from between(node.left, node.right, node.op)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Change(path, node.lineno, begin(node), begin(node.operand), "not", "")
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            old = source[begin(node) : end(node)].decode()
            yield Change(path, node.lineno, begin(node), end(node), old, str(node.value + 1))


def _rules(module: ast.Module) -> Iterator[ast.AST]:
    """Everything inside functions and tables, except annotations, copies, saves and events."""
    rest: list[ast.AST] = list(module.body)
    while rest:
        node = rest.pop()
        if isinstance(node, ast.FunctionDef):
            if node.name not in ("copy", "key", "save", "args", "prompt", "price", "default", "sort", "log"):
                rest.extend(node.body)
        elif isinstance(node, ast.If) and "events" in ast.dump(node.test):
            rest.extend(node.orelse)
        elif isinstance(node, ast.AnnAssign):
            rest.extend([node.value] if node.value is not None else [])
        else:
            yield node
            rest.extend(ast.iter_child_nodes(node))


if __name__ == "__main__":
    sys.exit(main())
