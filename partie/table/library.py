"""Games, components, texts, rules and words as JSON data (docs/api.md), cached because they are the same for
everybody."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from partie import GAMES, catalogue
from partie.kernel.engine.game import Game
from partie.kernel.engine.options import Option
from partie.text import LANGUAGES, Words
from partie.text import primer as primers
from partie.text.completeness import completeness
from partie.text.files import locale_files
from partie.text.things import things

from .lessons import has_lesson
from .refusals import Problem
from .sitting import bots_of

NOT_COMPONENTS: Final = ("rules", "where", "value", "studied", "lesson")
"""Data files that are not components: the rule catalogue, the index of enforcing code, learned weights, the lesson."""


WEIGHTS: Final = (2.0, 3.5)
"""The least weights of a medium and of a heavy game."""


def game_named(name: str) -> Game:
    """The game, or a problem."""
    if name not in GAMES:
        raise Problem(404, "unknown-game", game=name[:40], choices=", ".join(sorted(GAMES)))
    return GAMES[name]


@cache
def games(lang: str) -> list[dict[str, Any]]:
    """The games, with seat counts, options and bots, in words."""
    return [_game(game, Words(lang, game.name)) for game in GAMES.values()]


def _game(game: Game, words: Words) -> dict[str, Any]:
    return {
        "name": game.name,
        "say": words.say("game-name"),
        "version": game.version,
        "rules": _prefix(game.name),
        "seats": list(game.seat_counts),
        "about": words.say("game-about"),
        "minutes": game.minutes,
        "weight": 1 + sum(game.weight >= bound for bound in WEIGHTS),
        "options": [_option(option, words) for option in game.options],
        "bots": [
            {"name": name, "say": words.name("bot", name), "about": words.about("bot", name)}
            for name in bots_of(game)
        ],
        "lesson": has_lesson(game.name),
    }


def _prefix(game: str) -> str:
    """The prefix of a game's rule numbers."""
    found = rules(game)
    return str(found[0]["id"]).partition("-")[0] if found else ""


def _option(option: Option, words: Words) -> dict[str, Any]:
    kind = f"option-{option.name}"
    singular = option.name.removesuffix("s")
    return {
        "name": option.name,
        "say": words.name("option", option.name),
        "about": words.about("option", option.name),
        "default": option.default,
        "choices": [
            {"value": value, "say": words.name(kind, value), "about": words.about(kind, value)}
            for value in option.choices
        ],
        "parts": [
            {"value": value, "say": words.name(singular, value), "about": ""} for value in option.parts
        ],
        "seats": list(option.seats),
    }


@cache
def components(name: str) -> dict[str, Any]:
    """The static data of a game: its data files by name."""
    found: dict[str, Any] = {}
    folder = files("partie").joinpath("games", name, "data")
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        stem, _, ending = file.name.rpartition(".")
        if stem in NOT_COMPONENTS:
            continue
        if ending == "toml":
            found[stem] = tomllib.loads(file.read_text(encoding="utf-8"))
        elif ending == "json":
            found[stem] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def texts(name: str, lang: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The texts of cards, tiles and slots, by kind and id."""
    return {
        kind: {
            ident: {
                "say": thing.say,
                "about": thing.about,
                "facts": thing.facts,
                "icons": [[list(token) for token in line] for line in thing.icons],
            }
            for ident, thing in found.items()
        }
        for kind, found in things(Words(lang, name)).items()
    }


@cache
def rules(name: str, lang: str = "en") -> list[dict[str, Any]]:
    """The rule catalogue; the last two fields are places in the lists for readers, from 1 (0: not in the list)."""
    if name not in catalogue.games():
        return []
    book = catalogue.read(name, lang)
    overview = {ident: place for place, ident in enumerate(book.overview, 1)}
    missed = {ident: place for place, ident in enumerate(book.often_missed, 1)}
    return [
        {
            "id": rule.id,
            "section": rule.section,
            "text": rule.text,
            "ruling": rule.ruling,
            "example": rule.kind == "example",
            "overview": overview.get(rule.id, 0),
            "often_missed": missed.get(rule.id, 0),
        }
        for rule in book.rules
    ]


@cache
def primer(name: str, lang: str) -> dict[str, Any]:
    """The game for newcomers: overview, phases, and components."""
    found: dict[str, Any] = {
        part: [
            {
                "name": section.name,
                "title": section.title,
                "blocks": [_block(block) for block in section.blocks],
            }
            for section in sections
        ]
        for part, sections in primers.primer(name, lang).items()
    }
    found["components"] = {kind: dict(ids) for kind, ids in primers.pieces(name).items()}
    return found


def _block(block: primers.Block) -> dict[str, Any]:
    rows = [
        [{"say": cell.say, "icons": [[list(token) for token in line] for line in cell.icons]} for cell in row]
        for row in block.rows
    ]
    return {
        "kind": block.kind,
        "name": block.name,
        "text": block.text,
        "rules": list(block.rules),
        "head": list(block.head),
        "rows": rows,
    }


@cache
def languages() -> list[dict[str, Any]]:
    """The available languages."""
    return [
        {"code": code, "name": Words(code).say("language-name"), "percent": completeness(code).percent}
        for code in LANGUAGES
    ]


def locale(lang: str, game: str = "") -> str:
    """The messages of a language as Fluent text: the shared ones, and those of one game."""
    owners = ["", game_named(game).name] if game else [""]
    return "\n".join(
        file.read_text(encoding="utf-8") for owner in owners for file in locale_files(owner, lang)
    )
