"""Where the rules of a game stand in its sources: enforced in code, or as the data that is the rule."""

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from partie.catalogue import RULE_ID

KINDS = (".py", ".toml", ".json")
CATALOGUE = "rules.json"
BETWEEN = re.compile(r"\b([A-Z]{2}-[A-Z][A-Z0-9]*)-(\d{2}) to (?:\1-)?(\d{2})\b")
"""Several rules of a chapter: `PG-BRD-02 to PG-BRD-05`."""


@dataclass(frozen=True, order=True)
class Place:
    """A line of a file; the path begins with the game's folder."""

    path: str
    line: int
    text: str


def places(game: str) -> dict[str, list[Place]]:
    """Rule id -> the lines that name it, in the order of the files."""
    found: dict[str, list[Place]] = {}
    for path, text in _sources(files(f"partie.games.{game}"), f"partie/games/{game}"):
        for number, line in enumerate(text.splitlines(), 1):
            for rule in ids_in(line):
                found.setdefault(rule, []).append(Place(path, number, line.strip()))
    return found


def ids_in(line: str) -> list[str]:
    """Every rule that a line names, by itself or between two others; each once."""
    found = RULE_ID.findall(line)
    for chapter, first, last in BETWEEN.findall(line):
        found += [f"{chapter}-{number:02}" for number in range(int(first), int(last) + 1)]
    return list(dict.fromkeys(found))


def _sources(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inner = f"{path}/{entry.name}"
        if entry.is_dir():
            found += _sources(entry, inner)
        elif entry.name.endswith(KINDS) and entry.name != CATALOGUE:
            found.append((inner, entry.read_text("utf-8")))
    return found
