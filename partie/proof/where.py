"""Finds the code or data that enforces each rule of a game.

That a source names a rule proves little. `make where` therefore runs the tests of each rule and collects the functions
of the game that they execute. The one that cites the rule, or is most specific to its tests, is stored in the game's
`data/where.json`: a fault in it fails the rule's test.
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from partie.catalogue import RULE_ID

KINDS = (".py", ".toml", ".json")
STORED = "where.json"
NOT_SOURCES = ("rules.json", STORED)
BETWEEN = re.compile(r"\b([A-Z]{2}-[A-Z][A-Z0-9]*)-(\d{2}) to (?:\1-)?(\d{2})\b")
"""Several rules of a chapter: `PG-BRD-02 to PG-BRD-05`."""


@dataclass(frozen=True, order=True)
class Place:
    """A line of a file; the path begins with the game's folder."""

    path: str
    line: int
    text: str


@dataclass(frozen=True)
class Site:
    """A function or a named constant of a game."""

    path: str
    name: str
    """Qualified: `Bid.check`."""
    line: int
    code: int
    """The line where its code begins for Python: that of its first decorator."""
    start: int
    """The line where its source begins, with the comment above it."""
    text: str
    """Its first line."""
    source: str
    owner: str = ""
    """The docstring of its class."""

    @property
    def ident(self) -> str:
        """As it is stored."""
        return f"{self.path} {self.name}"

    def place(self, rule: str) -> Place:
        """Its first line, or the line in it that refuses by the rule; of a constant, the line that names the rule."""
        lines = self.source.splitlines()
        wanted = f'"{rule}"' if self.text.startswith("def ") else rule
        for number, line in enumerate(lines):
            if wanted in line:
                return Place(self.path, self.start + number, line.strip())
        return Place(self.path, self.line, self.text)


@cache
def places(game: str) -> dict[str, list[Place]]:
    """Rule id -> the lines that name it, in the order of the files."""
    found: dict[str, list[Place]] = {}
    for path, text in sources(game):
        for number, line in enumerate(text.splitlines(), 1):
            for rule in ids_in(line):
                found.setdefault(rule, []).append(Place(path, number, line.strip()))
    return found


def enforced(game: str, rule: str) -> list[Place]:
    """The functions or data that enforce a rule, best first; without stored facts, the places that name it."""
    known = _by_ident(game)
    named = places(game).get(rule, [])
    found: list[Place] = []
    for ident in stored(game).get(rule, []):
        site = known.get(ident)
        if site is not None:
            found.append(site.place(rule))
        else:
            found += [place for place in named if place.path == ident][:1]
    return found or named


@cache
def _by_ident(game: str) -> dict[str, Site]:
    return {site.ident: site for site in sites(game)}


@cache
def stored(game: str) -> dict[str, list[str]]:
    """Rule id -> results of `make where`: functions by path and name, data files by path."""
    path = files(f"partie.games.{game}").joinpath("data").joinpath(STORED)
    try:
        found: dict[str, list[str]] = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return found


def ids_in(text: str) -> list[str]:
    """Every rule that a text names, by itself or between two others; each once."""
    found = RULE_ID.findall(text)
    for chapter, first, last in BETWEEN.findall(text):
        found += [f"{chapter}-{number:02}" for number in range(int(first), int(last) + 1)]
    return list(dict.fromkeys(found))


def sites(game: str) -> Iterator[Site]:
    """The functions, methods and named constants of a game, file by file."""
    for path, text in sources(game):
        if path.endswith(".py"):
            yield from _sites(path, text.splitlines(), ast.parse(text).body)


def _sites(
    path: str, lines: list[str], body: list[ast.stmt], prefix: str = "", owner: str = ""
) -> Iterator[Site]:
    for number, node in enumerate(body):
        name = ""
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.ClassDef):
            doc = ast.get_docstring(node) or ""
            yield from _sites(path, lines, node.body, f"{prefix}{node.name}.", doc)
        elif isinstance(node, ast.FunctionDef):
            name = node.name
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            name = target.id if isinstance(target, ast.Name) else ""
            after = body[number + 1] if number + 1 < len(body) else None
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                end = after.end_lineno or end  # the text below that explains it
        if name:
            decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
            code = min([node.lineno, *[each.lineno for each in decorators]])
            start = code
            while start > 1 and lines[start - 2].lstrip().startswith("# "):
                start -= 1
            source = "\n".join(lines[start - 1 : end])
            text = lines[node.lineno - 1].strip()
            yield Site(path, prefix + name, node.lineno, code, start, text, source, owner)


@cache
def sources(game: str) -> list[tuple[str, str]]:
    """The files of a game with their text; paths begin with the package."""
    return list(_sources(files(f"partie.games.{game}"), f"partie/games/{game}"))


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inner = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inner)
        elif (
            entry.name.endswith(KINDS)
            and not entry.name.startswith("rules.")
            and entry.name not in NOT_SOURCES
        ):
            yield inner, entry.read_text("utf-8")
