"""Files with own components: makes a template, and checks a filled file.

The engine itself reads such files (kernel/keeping/own.py); this module helps to write one.
"""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from partie.games import GAMES
from partie.kernel.keeping import own
from partie.kernel.keeping.reader import find_game
from partie.proof.fuzz import run_batch
from partie.text import Words

FIXED: Final = ("number", "name", "brown")
"""Fields that the file cannot change."""
SHARE: Final = 0.02
"""The share of positions that every law checks."""
HEADER: Final = re.compile(r"^(\s*\[\[?)(.*)$")


def template(game: str, words: Words) -> str:
    """A file with the game's shipped components, to be edited."""
    name = find_game(GAMES, game).name
    head = [
        f"# {words.say('content-head')}",
        f'game = "{name}"',
        f'title = "{words.say("content-title")}"',
        "",
    ]
    return "\n".join([*head, *_literals(name, words.of(name)), *_files(name)]) + "\n"


def _literals(game: str, words: Words) -> Iterator[str]:
    """The sections of cards: each entry under its number, with its name and its effect as an expression."""
    package = f"partie.games.{game}.cards"
    try:
        written = import_module(f"{package}.own").WRITTEN
    except ModuleNotFoundError:  # a game without cards
        return
    for section in written:
        place = 0
        for module in section.modules:
            names = vars(import_module(f"{package}.{module}"))
            for call in _calls((files(package) / f"{module}.py").read_text("utf-8"), section.maker):
                place += 1
                yield from _entry(section, place, call, names, words)


def _entry(
    section: own.Written, place: int, call: ast.Call, names: dict[str, Any], words: Words
) -> Iterator[str]:
    values = dict(zip(section.fields, call.args, strict=False))
    values |= {word.arg: word.value for word in call.keywords if word.arg in section.fields}
    yield f"[{section.section}.{_constant(values.get('number'), place)}]"
    yield f"title = {json.dumps(words.name(section.named, _constant(values.get('name'), '')), ensure_ascii=False)}"
    for field in section.fields:
        if field in values and field not in FIXED:
            yield f"{field} = {_toml(values[field], names)}"
    yield ""


def _calls(source: str, maker: str) -> Iterator[ast.Call]:
    tables = [part for part in ast.parse(source).body if isinstance(part, ast.Assign | ast.AnnAssign)]
    for node in (node for table in tables for node in ast.walk(table)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker:
            yield node


def _constant(node: ast.expr | None, default: object) -> object:
    return node.value if isinstance(node, ast.Constant) else default


def _toml(node: ast.expr, names: dict[str, Any]) -> str:
    """A value of a literal: numbers as they are, everything else as an expression of the effect language."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return str(node.value)
    if isinstance(node, ast.Tuple) and names.keys().isdisjoint(_names(node)):
        return str(list(eval(compile(ast.Expression(node), "literal", "eval"))))
    return json.dumps(ast.unparse(node), ensure_ascii=False)


def _names(node: ast.expr) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _files(game: str) -> Iterator[str]:
    """The data files, each as a section: its tables with the name of the file before theirs."""
    folder = files(f"partie.games.{game}") / "data"
    for section, name in sorted(own.DATA.get(game, {}).items()):
        if name.endswith(".toml"):
            yield f"[{section}]"
            for line in (folder / name).read_text("utf-8").splitlines():
                header = HEADER.match(line)
                yield f"{header[1]}{section}.{header[2]}" if header else line
            yield ""


def faults(game: str, games: int) -> list[str]:
    """The broken laws of cards and of random games with a filled file that the engine has accepted."""
    found: list[str] = []
    try:
        found += import_module(f"partie.games.{game}.cards.counts").faults()
    except ModuleNotFoundError:  # a game without such laws
        pass
    return found + [str(fault) for fault in run_batch(game, 1, games, SHARE)["broken"]]
