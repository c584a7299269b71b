"""Games: the list of titles, components, rules and words. The answers are the same for everybody and are cached."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, get
from litestar.params import FromPath, FromQuery

from partie.table import library

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
    seats: list[int]
    """The player counts for which the option exists; empty: all."""


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
    about: str
    """The game in one sentence."""
    minutes: tuple[int, int]
    """Least and most playing time in minutes according to the publisher; 0: unknown."""
    weight: int
    """How heavy it is to learn by our own judgement: 1 light, 2 medium, 3 heavy."""
    options: list[OptionShape]
    bots: list[BotShape]
    lesson: bool
    """Whether there is a first game that teaches it."""


class RuleShape(msgspec.Struct):
    id: str
    section: str
    text: str
    ruling: str
    example: bool
    """Whether the rule is only an example of other rules."""
    overview: int
    """Place in the overview for newcomers, from 1; 0 if it is not in it."""
    often_missed: int
    """Place among the rules that players often forget, from 1; 0 if it is not among them."""


@cache
def _games(lang: str) -> list[GameShape]:
    return msgspec.convert(library.games(lang), list[GameShape])


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def all_games(lang: Lang = None) -> list[GameShape]:
    """The games, with seat counts, options and bots, in words."""
    return _games(lang or "en")


@get("/api/games/{game:str}/components", responses=PROBLEMS, sync_to_thread=False)
def components(game: FromPath[str]) -> dict[str, Any]:
    """The static data of a game: maps, cards, tables."""
    return library.components(library.game_named(game).name)


Icons = Annotated[
    list[list[list[str | int | None]]],
    msgspec.Meta(extra={"ts": "[name: string, count?: number | null, ...marks: string[]][][]"}),
]


class ThingShape(msgspec.Struct):
    say: str
    about: str
    facts: list[str]
    icons: Icons
    """Its effect as lines of icons."""


@cache
def _texts(name: str, lang: str) -> dict[str, dict[str, ThingShape]]:
    return msgspec.convert(library.texts(name, lang), dict[str, dict[str, ThingShape]])


# In a thread: rendering the texts of a language takes half a second the first time.
@get("/api/games/{game:str}/texts", responses=PROBLEMS, sync_to_thread=True)
def texts(game: FromPath[str], lang: Lang = None) -> dict[str, dict[str, ThingShape]]:
    """The texts of cards, tiles and slots, by kind and id."""
    return _texts(library.game_named(game).name, lang or "en")


@cache
def _rules(name: str, lang: str) -> list[RuleShape]:
    return msgspec.convert(library.rules(name, lang), list[RuleShape])


@get("/api/games/{game:str}/rules", responses=PROBLEMS, sync_to_thread=False)
def rules(game: FromPath[str], lang: Lang = None) -> list[RuleShape]:
    """The rule catalogue."""
    return _rules(library.game_named(game).name, lang or "en")


class CellShape(msgspec.Struct):
    say: str
    icons: Icons
    """The text as lines of icons; empty if it has none."""


class BlockShape(msgspec.Struct):
    kind: str
    """text, item, table or picture."""
    name: str
    """The name of a table or picture."""
    text: str
    rules: list[str]
    """Numbers of the rules that the section explains."""
    head: list[str]
    rows: list[list[CellShape]]


class SectionShape(msgspec.Struct):
    name: str
    title: str
    blocks: list[BlockShape]


class PrimerShape(msgspec.Struct):
    overview: list[SectionShape]
    phases: list[SectionShape]
    pieces: list[SectionShape]
    """The kinds of components, with a title and an introduction."""
    components: dict[str, dict[str, dict[str, str | int]]]
    """By kind and id: what a drawing needs beside data and texts."""


@cache
def _primer(name: str, lang: str) -> PrimerShape:
    return msgspec.convert(library.primer(name, lang), PrimerShape)


# In a thread, as for the texts.
@get("/api/games/{game:str}/primer", responses=PROBLEMS, sync_to_thread=True)
def primer(game: FromPath[str], lang: Lang = None) -> PrimerShape:
    """The game for newcomers: an overview, its phases, its components."""
    return _primer(library.game_named(game).name, lang or "en")


class LanguageShape(msgspec.Struct):
    """A language: its code, its own name, and the percentage of messages it has; English replaces missing ones."""

    code: str
    name: str
    percent: int


@get("/api/languages", responses=PROBLEMS, sync_to_thread=False)
def all_languages() -> list[LanguageShape]:
    """The available languages."""
    return msgspec.convert(library.languages(), list[LanguageShape])


@get("/api/locale/{code:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=False)
def locale(code: FromPath[str], game: FromQuery[str] = "") -> str:
    """The messages of a language as Fluent text: the shared ones, and those of one game."""
    check_language(code)
    return library.locale(code, game)


HANDLERS = [all_games, all_languages, components, texts, rules, primer, locale]
