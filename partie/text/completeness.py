"""The completeness of a language; missing messages fall back to English."""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from .files import locale_files
from .words import FALLBACK

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Completeness(NamedTuple):
    """The number of English messages, and those missing in a language, by game ("": shared)."""

    wanted: int
    lacking: dict[str, list[str]]

    @property
    def percent(self) -> int:
        """Rounded down: 100 means complete."""
        return (self.wanted - sum(map(len, self.lacking.values()))) * 100 // self.wanted


@cache
def completeness(language: str) -> Completeness:
    """Compute the completeness of a language."""
    wanted = 0
    lacking = {}
    for owner in ("", *_games()):
        english = _messages(owner, FALLBACK)
        wanted += len(english)
        if missing := sorted(english - _messages(owner, language)):
            lacking[owner] = missing
    return Completeness(wanted, lacking)


def _games() -> list[str]:
    folder = files("partie").joinpath("games")
    return sorted(entry.name for entry in folder.iterdir() if entry.joinpath("locale").is_dir())


def _messages(owner: str, language: str) -> set[str]:
    return {
        key
        for file in locale_files(owner, language)
        for key in _MESSAGE.findall(file.read_text(encoding="utf-8"))
    }
