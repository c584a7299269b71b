"""Cached loaders: the Fluent files of a language, and a game's own text modules."""

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from partie.kernel.keeping.own import own

from .compiled import ENDING, add_words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


LISTED = "languages.json"
"""The environment variable that lists the languages if their words are compiled and loaded one by one."""


def _folder(game: str) -> Traversable:
    package = files("partie")
    return package.joinpath("games", game, "locale") if game else package.joinpath("text", "locale")


def locale_files(game: str, language: str) -> list[Traversable]:
    """The files of a game (`""`: what all games share) in a language, in a fixed order."""
    folder = _folder(game)
    if not folder.is_dir():
        return []
    whole, part = f"{language}.ftl", f".{language}.ftl"
    return sorted(
        (file for file in folder.iterdir() if file.name == whole or file.name.endswith(part)),
        key=lambda file: file.name,
    )


@cache
def languages() -> tuple[str, ...]:
    """The available languages, English first: those whose shared files have the message `language-name`."""
    found = set()
    for file in files("partie").joinpath("text", "locale").iterdir():
        if file.name == LISTED:
            return tuple(json.loads(file.read_text(encoding="utf-8")))
        if file.name.endswith(".ftl") and "\nlanguage-name =" in "\n" + file.read_text(encoding="utf-8"):
            found.add(file.name.removesuffix(".ftl").rpartition(".")[2])
    return ("en", *sorted(found - {"en"}))


@cache
def bundle(language: str, game: str) -> "FluentBundle":
    """The Fluent bundle of a game in a language; a game may override shared messages.

    An owner's titles of cards (kernel/keeping/own.py) replace all forms of their names.
    """
    made = _read(language, game)
    file = own(game)
    if file is None or not file.titles:
        return made
    from fluent.runtime import FluentResource

    titled = _read(
        language, game
    )  # a bundle caches messages it has formatted, so names are formatted in the other one
    for key, title in file.titles.items():
        said = '{ "' + title.replace("\\", "\\\\").replace('"', '\\"') + '" }'
        forms = made.get_message(key).attributes if made.has_message(key) else {}
        lines = [f"{key} = {said}", *(f"    .{form} = {said}" for form in forms)]
        titled.add_resource(FluentResource("\n".join(lines) + "\n"), allow_overrides=True)
    return titled


def _read(language: str, game: str) -> "FluentBundle":
    """The messages of the locale files, precompiled if available.

    Fluent is imported here, at the first word, so that the engine itself needs nothing beyond Python.
    """
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    compiled = [
        file
        for owner in dict.fromkeys(("", game))
        if (file := _folder(owner) / f"{language}{ENDING}").is_file()
    ]
    if compiled:
        add_words(made, compiled)
        return made
    for owner in ("", game) if game else ("",):
        for file in locale_files(owner, language):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


@cache
def own_part(game: str, name: str) -> Any:
    """An attribute of `partie/games/GAME/text`; None if the module or the attribute is missing."""
    module = f"partie.games.{game}.text"
    if not game.isidentifier() or find_spec(f"partie.games.{game}") is None or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
