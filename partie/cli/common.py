"""Shared by the commands: the language option, the console, translated errors."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
from click.shell_completion import CompletionItem
from rich.console import Console

import partie
from partie.kernel.errors import PartieError
from partie.text import LANGUAGES, Words


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Shell completion of game names."""
    return [CompletionItem(name) for name in partie.GAMES if name.startswith(incomplete)]


def examples(*lines: str) -> str:
    """The last paragraph of a command's help: calls to copy, each on its own line."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def usual_language() -> str:
    """The language of the terminal if it is available, else English."""
    for name in ("PARTIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--lang`."""
    return click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else the terminal's.")(
        command
    )


def console() -> Console:
    """The terminal; characters it cannot encode become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Console(highlight=False)


@contextmanager
def told_in(words: Words) -> Iterator[None]:
    """Print user errors in this language."""
    try:
        yield
    except PartieError as error:
        raise click.ClickException(words.error(error.key, error.detail)) from error


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """Options given as `name=value`."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise PartieError("bad-option-form", option=pair[:60])
        if name.strip() == "position":
            raise PartieError("unknown-option", option="position", choices="--load FILE")
        options[name.strip()] = value.strip()
    return options


def read_names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip().lower() for name in text.split(",") if name.strip()]
