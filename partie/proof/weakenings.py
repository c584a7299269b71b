"""Ways to break a game's code that a law or a test must notice, found in its sources (`make mutate`).

Besides disabled refusals (partie/proof/refusals.py): a step lists half of its moves, or modifies the state in a query;
an obligation is always met, never met, or always claims to be satisfiable; the kernel does not filter by obligations,
or accepts moves outside the vocabulary; a cache omits a part of its key.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from partie.proof.naming import Function
from partie.proof.refusals import code_files, refusals

Edit = tuple[int, int, str]
"""A range of bytes of a file, and its replacement."""


@dataclass(frozen=True, order=True)
class Weakening:
    """One way to break a file."""

    path: Path
    line: int
    what: str
    edits: tuple[Edit, ...]
    rule: str = ""
    """The rule of a disabled refusal."""

    def applied(self, source: bytes) -> bytes:
        """The source, broken."""
        for start, end, new in sorted(self.edits, reverse=True):
            source = source[:start] + new.encode() + source[end:]
        return source


HALF = (
    "@(lambda made: lambda self, *given: (lambda found: found[: (len(found) + 1) // 2])(made(self, *given)))"
)
"""Of steps, and of nodes of effects, which are asked with a seat."""
TOUCH = "@(lambda made: lambda self, s, *given: (setattr(s, 'rng', s.rng + 1), made(self, s, *given))[1])"
METHODS: dict[str, tuple[tuple[str, str], ...]] = {
    "moves": (("lists half of its moves", HALF), ("touches the state when asked", TOUCH)),
    "sorted_moves": (("is sure of all moves", "@(lambda made: lambda self, s: (self.moves(s), []))"),),
    "met": (
        ("is always met", "@(lambda made: lambda self, s: True)"),
        ("is never met", "@(lambda made: lambda self, s: False)"),
    ),
    "possible": (("promises all", "@(lambda made: lambda self, s, seat, move: True)"),),
    "certainty": (
        ("is sure of every way", "@(lambda made: lambda self, s, seat: True)"),
        ("gives every way up", "@(lambda made: lambda self, s, seat: False)"),
    ),
    "keeps": (
        ("promises to keep all", "@(lambda made: lambda self, s, seat, move: True)"),
        ("gives up what is not certain", "@(lambda made: lambda *given: made(*given) or False)"),
    ),
}
"""By the name of a method: the fault, and the decorator that introduces it."""
BLIND = "@(lambda made: lambda *given: None)"
"""The kernel's filter forbids nothing."""
OPEN_GATE = "@(lambda made: lambda self, given: given or None)"
"""The vocabulary accepts everything."""


def weakenings(root: Path, game: str) -> list[Weakening]:
    """Every way to break a game, in the order of its files; paths from the root of the checkout on."""
    found: list[Weakening] = []
    obliges = False
    for path in code_files(root / "partie" / "games" / game):
        source = path.read_bytes()
        module = ast.parse(source, str(path))
        places = Places(source, path.relative_to(root))
        found += [
            Weakening(
                path.relative_to(root),
                site.line,
                site.rule,
                (
                    (
                        places.at(site.line, site.column),
                        places.at(site.end_line, site.end_column),
                        "pass" if site.raised else "None",
                    ),
                ),
                site.rule,
            )
            for site in refusals(path)
        ]
        found += sorted(_methods(module, places))
        found += sorted(_caches(module, places))
        obliges = obliges or _obliges(module)
    if obliges:
        found += _kernel(root, "obligation.py", "forbids", "the kernel forbids nothing", BLIND)
    found += _kernel(root, "vocabulary.py", "find", "the vocabulary gate is off", OPEN_GATE)
    return found


class Places:
    """Byte offsets of the lines and columns of a source."""

    def __init__(self, source: bytes, path: Path) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def decorated(self, node: ast.FunctionDef, what: str, decorator: str) -> Weakening:
        """A function with one more decorator, the outermost."""
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        start = self.at(first, 0)
        text = " " * node.col_offset + decorator + "\n"
        return Weakening(self.path, node.lineno, what, ((start, start, text),))

    def replaced(self, nodes: list[ast.expr], what: str, new: str) -> Weakening:
        """Replace several expressions by the same text."""
        edits = tuple(
            (
                self.at(node.lineno, node.col_offset),
                self.at(node.end_lineno or node.lineno, node.end_col_offset or node.col_offset),
                new,
            )
            for node in nodes
        )
        return Weakening(self.path, min(node.lineno for node in nodes), what, edits)


def _methods(module: ast.Module, places: Places) -> Iterator[Weakening]:
    for owner in ast.walk(module):
        if not isinstance(owner, ast.ClassDef):
            continue
        for node in owner.body:
            if isinstance(node, ast.FunctionDef) and len(node.args.args) > 1:
                for what, decorator in METHODS.get(node.name, ()):
                    if decorator == HALF and (_at_once(owner) or _one_at_most(node)):
                        continue
                    yield places.decorated(node, f"{owner.name} {what}", decorator)


def _at_once(owner: ast.ClassDef) -> bool:
    """Whether a node of effects declares that there is but one way to do it: half of one move is that move."""
    return any(
        isinstance(line, ast.AnnAssign) and re.fullmatch(r"at_once\b.* = True", ast.unparse(line))
        for line in owner.body
    )


def _one_at_most(function: ast.FunctionDef) -> bool:
    """Whether a function returns lists that are written out with one entry or none: half of them is all of them."""
    returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    ways = [
        way
        for value in returned
        for way in ([value.body, value.orelse] if isinstance(value, ast.IfExp) else [value])
    ]
    return bool(ways) and all(
        isinstance(way, ast.List)
        and len(way.elts) <= 1
        and not any(isinstance(one, ast.Starred) for one in way.elts)
        for way in ways
    )


def _obliges(module: ast.Module) -> bool:
    """Whether a module has a kind of obligation."""
    bases = [base for node in ast.walk(module) if isinstance(node, ast.ClassDef) for base in node.bases]
    return any(ast.unparse(base).startswith("Obligation") for base in bases)


def _kernel(root: Path, name: str, function: str, what: str, decorator: str) -> list[Weakening]:
    """A function of a kernel's module, switched off."""
    found: list[Weakening] = []
    for path in (root / "partie" / "kernel").rglob(name):
        source = path.read_bytes()
        places = Places(source, path.relative_to(root))
        found += [
            places.decorated(node, what, decorator)
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef) and node.name == function
        ]
    return found


# Caches

FORGETFUL = (
    "@(lambda made, kept={{}}: lambda *given: kept[given[:{i}] + given[{i} + 1 :]]"
    " if given[:{i}] + given[{i} + 1 :] in kept"
    " else kept.setdefault(given[:{i}] + given[{i} + 1 :], made(*given)))"
)


def _caches(module: ast.Module, places: Places) -> Iterator[Weakening]:
    """A function that is cached, and a dictionary of the module that a function looks into and fills."""
    kept = set(_empty_dicts(module))
    for node in ast.walk(module):
        if not isinstance(node, Function):
            continue
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if ast.unparse(decorator).split("(")[0].split(".")[-1] in ("cache", "lru_cache"):
                    for i, argument in enumerate(node.args.args):
                        yield places.decorated(
                            node, f"{node.name} forgets {argument.arg}", FORGETFUL.format(i=i)
                        )
        for name in kept:
            yield from _forgetting(node, name, places)


def _empty_dicts(module: ast.Module) -> Iterator[str]:
    for node in module.body:
        if isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(node.value, ast.Dict) and not node.value.keys and isinstance(target, ast.Name):
                yield target.id


def _forgetting(function: ast.AST, name: str, places: Places) -> Iterator[Weakening]:
    """For each part of the key: the function looks it up with 0 instead."""
    keys: list[ast.expr] = []
    stores = False
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == name:
            keys.append(node.slice)
            stores = stores or isinstance(node.ctx, ast.Store)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            of = node.func.value
            if isinstance(of, ast.Name) and of.id == name and node.func.attr in ("get", "setdefault"):
                keys.append(node.args[0])
                stores = stores or node.func.attr == "setdefault"
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            of = node.comparators[0]
            if isinstance(of, ast.Name) and of.id == name:
                keys.append(node.left)
    if not keys or not stores:
        return
    parts = [key.elts if isinstance(key, ast.Tuple) else [key] for key in keys]
    for i in range(min(len(elements) for elements in parts)):
        yield places.replaced(
            [elements[i] for elements in parts], f"{name} forgets {ast.unparse(parts[0][i])}", "0"
        )
