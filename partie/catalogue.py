"""The rule catalogue of a game: its rulebook as numbered statements, read from the game's data folder.

The catalogue is English; `rules.<language>.json` among the game's words holds its sentences in another language.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from partie.kernel.errors import PartieError
from partie.kernel.keeping.data import Entry, parse_data

ABOUT: Final = (
    "game", "id_prefix", "source", "language", "players", "edition_notes", "missing_in_text", "terms", "conventions",
)  # fmt: skip
"""Fields of a catalogue about itself, for people who read the file."""
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
    """The game's whole catalogue; missing translations stay English."""
    if game not in games():
        raise PartieError("unknown-game", game=game, choices=", ".join(games()))
    folder = files("partie").joinpath("games", game)
    file = parse_data(folder.joinpath("data", "rules.json").read_text("utf-8"), f"{game}/rules.json")
    for name in ABOUT:
        file.anything(name)
    rules = tuple(_rule(entry) for entry in file.entries("rules"))
    ids = [rule.id for rule in rules]
    found = Catalogue(rules, tuple(file.words("overview", ids)), tuple(file.words("often_missed", ids)))
    file.finish()
    translation = folder.joinpath("locale", f"rules.{language}.json")
    if translation.is_file():
        said = parse_data(translation.read_text("utf-8"), f"{game}/rules.{language}.json")
        return replace(found, rules=_translated(rules, said))
    return found


def _translated(rules: tuple[Rule, ...], file: Entry) -> tuple[Rule, ...]:
    """The rules with their sections and sentences in another language, as far as it has them."""
    sections, sentences = _part(file, "sections"), _part(file, "rules")
    found = []
    for rule in rules:
        said = _part(sentences, rule.id)
        found.append(
            replace(
                rule,
                section=sections.text(rule.section, rule.section),
                text=said.text("text", rule.text),
                ruling=said.text("ruling", rule.ruling),
            )
        )
    file.finish()
    return tuple(found)


def _part(file: Entry, name: str) -> Entry:
    """A table that may be missing in a language."""
    return file.entry(name) if file.has(name) else Entry({}, "")


def _rule(entry: Entry) -> Rule:
    return Rule(
        id=entry.text("id"),
        section=entry.text("section"),
        kind=entry.text("kind"),
        players=entry.text("players"),
        variant=entry.text("variant"),
        text=entry.text("text"),
        test=entry.text("test", ""),
        lines=tuple(entry.items("lines")) if entry.has("lines") else (),
        source=entry.text("source", ""),
        data=entry.anything("data"),
        ambiguous=entry.flag("ambiguous"),
        ruling=entry.text("ruling", ""),
        note=entry.text("note", ""),
        same_as=tuple(entry.words("same_as")) if entry.has("same_as") else (),
        see=tuple(entry.words("see")) if entry.has("see") else (),
        derived=entry.flag("derived"),
        inferred=entry.flag("inferred"),
        implied=entry.flag("implied"),
    )
