"""Games: what can be played, components, rules and words. The same for everybody, so made once."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import MediaType, get
from litestar.params import FromPath, FromQuery

from partie import GAMES, bots, catalogue
from partie.kernel.game import Game
from partie.kernel.options import Option
from partie.text import Words
from partie.text.files import locale_files
from partie.text.things import Thing, things

from ..errors import Problem
from ..tables.opening import plays
from .shapes import PROBLEMS, Lang, check_language


class Choice(msgspec.Struct):
    value: str
    say: str
    about: str


class OptionShape(msgspec.Struct):
    name: str
    say: str
    about: str
    default: str
    choices: list[Choice]
    parts: list[Choice]


class BotShape(msgspec.Struct):
    name: str
    say: str
    about: str


class GameShape(msgspec.Struct):
    name: str
    say: str
    version: str
    rules: str
    seats: list[int]
    options: list[OptionShape]
    bots: list[BotShape]


class RuleShape(msgspec.Struct):
    id: str
    section: str
    text: str
    ruling: str


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Problem(404, "unknown-game", game=name[:40], choices=", ".join(sorted(GAMES)))
    return GAMES[name]


@cache
def _shapes(lang: str) -> list[GameShape]:
    return [_shape(game, Words(lang, game.name)) for game in GAMES.values()]


def _shape(game: Game, words: Words) -> GameShape:
    return GameShape(
        name=game.name,
        say=words.say("game-name"),
        version=game.version,
        rules=_prefix(game.name),
        seats=list(game.seat_counts),
        options=[_option(option, words) for option in game.options],
        bots=[BotShape(name, words.name("bot", name), words.about("bot", name)) for name in _bots(game)],
    )


def _prefix(game: str) -> str:
    """How the numbers of a game's rules begin."""
    rules = _rules(game)
    return rules[0].id.partition("-")[0] if rules else ""


def _bots(game: Game) -> list[str]:
    return [name for name in bots.NAMES if plays(name, game)]


def _option(option: Option, words: Words) -> OptionShape:
    kind = f"option-{option.name}"
    singular = option.name.removesuffix("s")
    return OptionShape(
        name=option.name,
        say=words.name("option", option.name),
        about=words.about("option", option.name),
        default=option.default,
        choices=[
            Choice(value, words.name(kind, value), words.about(kind, value)) for value in option.choices
        ],
        parts=[Choice(value, words.name(singular, value), "") for value in option.parts],
    )


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def all_games(lang: Lang = None) -> list[GameShape]:
    """The games, with seat counts, options and bots, in words."""
    return _shapes(lang or "en")


NOT_COMPONENTS = ("rules", "value")
"""The rule catalogue, which is told apart, and what bots have learned."""


@cache
def _components(name: str) -> dict[str, Any]:
    """The game's data files by name."""
    found: dict[str, Any] = {}
    folder = files("partie").joinpath("games", name, "data")
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        stem, _, ending = file.name.rpartition(".")
        if ending == "toml":
            found[stem] = tomllib.loads(file.read_text(encoding="utf-8"))
        elif ending == "json" and stem not in NOT_COMPONENTS:
            found[stem] = json.loads(file.read_text(encoding="utf-8"))
    return found


@get("/api/games/{game:str}/components", responses=PROBLEMS, sync_to_thread=False)
def components(game: FromPath[str]) -> dict[str, Any]:
    """What never changes: maps, cards, tables."""
    return _components(_game(game).name)


class ThingShape(msgspec.Struct):
    say: str
    about: str
    facts: list[str]
    icons: list[list[list[str | int | None]]]
    """What it does, in lines of icons."""


def _thing(thing: Thing) -> ThingShape:
    icons = [[list(token) for token in line] for line in thing.icons]
    return ThingShape(thing.say, thing.about, thing.facts, icons)


@cache
def _texts(name: str, lang: str) -> dict[str, dict[str, ThingShape]]:
    return {
        kind: {ident: _thing(thing) for ident, thing in found.items()}
        for kind, found in things(Words(lang, name)).items()
    }


# In a thread: making the texts of a language takes half a second, once.
@get("/api/games/{game:str}/texts", responses=PROBLEMS, sync_to_thread=True)
def texts(game: FromPath[str], lang: Lang = None) -> dict[str, dict[str, ThingShape]]:
    """What cards, tiles and slots say, by kind and id."""
    return _texts(_game(game).name, lang or "en")


@cache
def _rules(name: str) -> list[RuleShape]:
    if name not in catalogue.games():
        return []
    return [RuleShape(rule.id, rule.section, rule.text, rule.ruling) for rule in catalogue.load(name)]


@get("/api/games/{game:str}/rules", responses=PROBLEMS, sync_to_thread=False)
def rules(game: FromPath[str]) -> list[RuleShape]:
    """The rule catalogue."""
    return _rules(_game(game).name)


@get("/api/locale/{code:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=False)
def locale(code: FromPath[str], game: FromQuery[str] = "") -> str:
    """The messages of a language as Fluent text: what all games share, and one game's."""
    check_language(code)
    owners = ["", _game(game).name] if game else [""]
    return "\n".join(
        file.read_text(encoding="utf-8") for owner in owners for file in locale_files(owner, code)
    )


HANDLERS = [all_games, components, texts, rules, locale]
