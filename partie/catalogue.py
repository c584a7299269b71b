"""The rule catalogue of a game: its rulebook as numbered statements, read from the game's data folder.

The catalogue is English; `rules.<language>.json` among the game's words holds its sentences in another language.
"""

import json
import re
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from partie.kernel.errors import PartieError

RULE_ID: Final = re.compile(r"[A-Z]{2}-[A-Z][A-Z0-9]*-\d{2}[a-z]?")


@dataclass(frozen=True)
class Rule:
    """One statement of a rulebook. `lines` are those of the rulebook's text, `test` is how to prove it."""

    id: str
    section: str
    kind: str
    players: str
    variant: str
    text: str
    test: str = ""
    lines: tuple[int | str, ...] = ()
    source: str = ""
    data: Any = None
    ambiguous: bool = False
    ruling: str = ""
    note: str = ""
    same_as: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    derived: bool = False
    inferred: bool = False
    implied: bool = False


@dataclass(frozen=True)
class Catalogue:
    """Every rule of a game in the rulebook's order, and two selections of ids for readers.

    `overview` tells the game to a newcomer, in reading order; `often_missed` is what players forget at the table.
    """

    rules: tuple[Rule, ...]
    overview: tuple[str, ...]
    often_missed: tuple[str, ...]

    def rule(self, ident: str) -> Rule:
        return next(rule for rule in self.rules if rule.id == ident)


def games() -> list[str]:
    """The games that have a catalogue."""
    folder = files("partie").joinpath("games")
    return sorted(entry.name for entry in folder.iterdir() if entry.joinpath("data", "rules.json").is_file())


def load(game: str, language: str = "en") -> list[Rule]:
    """Every rule of the game, in the rulebook's order."""
    return list(read(game, language).rules)


@cache
def read(game: str, language: str = "en") -> Catalogue:
    """The game's whole catalogue; what a language does not have stays English."""
    if game not in games():
        raise PartieError("unknown-game", game=game, choices=", ".join(games()))
    folder = files("partie").joinpath("games", game)
    data = json.loads(folder.joinpath("data", "rules.json").read_text(encoding="utf-8"))
    rules = tuple(_rule(entry) for entry in data["rules"])
    translation = folder.joinpath("locale", f"rules.{language}.json")
    if translation.is_file():
        said = json.loads(translation.read_text(encoding="utf-8"))
        rules = tuple(_translated(rule, said) for rule in rules)
    return Catalogue(rules, tuple(data["overview"]), tuple(data["often_missed"]))


def _translated(rule: Rule, said: dict[str, Any]) -> Rule:
    section = said["sections"].get(rule.section, rule.section)
    return replace(rule, section=section, **said["rules"].get(rule.id, {}))


def _rule(entry: dict[str, Any]) -> Rule:
    for name in ("lines", "same_as", "see"):
        if name in entry:
            entry[name] = tuple(entry[name])
    return Rule(**entry)
