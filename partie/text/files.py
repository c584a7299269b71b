"""What is read once: the Fluent files of a language, and what a game has to say of its own."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def locale_files(game: str, language: str) -> list[Traversable]:
    """The files of a game (`""`: what all games share) in a language, in a fixed order."""
    package = files("partie")
    folder = package.joinpath("games", game, "locale") if game else package.joinpath("text", "locale")
    if not folder.is_dir():
        return []
    whole, part = f"{language}.ftl", f".{language}.ftl"
    return sorted(
        (file for file in folder.iterdir() if file.name == whole or file.name.endswith(part)),
        key=lambda file: file.name,
    )


@cache
def bundle(language: str, game: str) -> "FluentBundle":
    """Everything that can be said of a game in a language; a game may word what all games share anew.

    Fluent is imported here, at the first word, so that the engine itself needs nothing beyond Python.
    """
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for owner in ("", game) if game else ("",):
        for file in locale_files(owner, language):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


@cache
def own_part(game: str, name: str) -> Any:
    """What the module `partie/text/GAME.py` has under a name; None where there is neither."""
    module = f"partie.text.{game}"
    if not game.isidentifier() or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
