"""Reads saved data as untrusted input: every error names the wrong field."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ..errors import PartieError
from .own import mark_of

if TYPE_CHECKING:
    from ..engine.game import Game

DEEPEST = 40
"""JSON nested deeper than this is refused."""


class Reader:
    """Typed access to a JSON object; `where` names it in errors, `key` is the kind of error raised."""

    __slots__ = ("data", "key", "where")

    def __init__(self, data: object, where: str, key: str = "bad-save") -> None:
        if not isinstance(data, Mapping):
            raise PartieError(key, where=where, expected="object")
        self.data: Mapping[str, Any] = data
        self.where = where
        self.key = key

    def fail(self, name: str, expected: str, **values: object) -> PartieError:
        """Create the error for a wrong entry; the caller raises it. `expected` is a key of the text layer, with its
        arguments."""
        return PartieError(self.key, where=f"{self.where}.{name}", expected=expected, **values)

    def only(self, *names: str) -> None:
        """Refuse unknown entries, so that a misspelt name is not silently ignored."""
        for name in self.data:
            if name not in names:
                raise self.fail(str(name)[:40], "names", choices=", ".join(names))

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, low: int, high: int) -> int:
        value = self.data.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(name, "range", low=low, high=high)
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise self.fail(name, "true-or-false")
        return value

    def text(self, name: str, longest: int = 200) -> str:
        value = self.data.get(name)
        if not isinstance(value, str) or len(value) > longest:
            raise self.fail(name, "short-text", most=longest)
        return value

    def items(self, name: str, longest: int = 2000) -> list[Any]:
        """A list, copied so that the input is never changed."""
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) > longest:
            raise self.fail(name, "list-up-to", most=longest)
        return list(value)

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of numbers in a range, of a fixed length if one is given."""
        value = self.items(name)
        if length >= 0 and len(value) != length:
            raise self.fail(name, "list-of-numbers", count=length)
        for entry in value:
            if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
                raise self.fail(name, "numbers-in-range", low=low, high=high)
        return value

    def rows(self, name: str, low: int, high: int, length: int = -1, width: int = -1) -> list[list[int]]:
        """A list of such lists of numbers."""
        value = self.items(name)
        if length >= 0 and len(value) != length:
            raise self.fail(name, "list-of-lists", count=length)
        part = Reader(dict(zip(map(str, range(len(value))), value)), f"{self.where}.{name}", self.key)
        return [part.numbers(str(row), low, high, width) for row in range(len(value))]

    def big(self, name: str) -> int:
        """A number of at most 128 bits, written as a text (JSON elsewhere knows no such numbers)."""
        value = self.text(name, 60)
        if not value.isdecimal() or int(value) >> 128:
            raise self.fail(name, "big-number")
        return int(value)

    def child(self, name: str) -> "Reader":
        return Reader(self.data.get(name), f"{self.where}.{name}", self.key)

    def children(self, name: str, length: int = -1) -> "list[Reader]":
        """A list of objects, of a fixed length if one is given."""
        value = self.items(name)
        if length >= 0 and len(value) != length:
            raise self.fail(name, "list-of-objects", count=length)
        return [Reader(part, f"{self.where}.{name}.{i}", self.key) for i, part in enumerate(value)]


def parse_json(text: str, where: str) -> Any:
    """Parse untrusted JSON; the error says where it is malformed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PartieError("bad-json", where=where, at=getattr(error, "pos", 0)) from None
    check_json(data, where)
    return data


def plain(data: object, where: str) -> Any:
    """A deep copy of a program's data as plain JSON types, certain to be serialisable."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise PartieError("bad-position", where=where, expected="plain-json") from None
    return parse_json(text, where)


def check_json(data: object, where: str) -> None:
    """Refuse data nested too deeply, and characters that cannot be encoded."""
    level = [data]
    for _ in range(DEEPEST):
        level = [part for value in level for part in _parts(value)]
        if not level:
            return
    raise PartieError("bad-json-depth", where=where, most=DEEPEST)


def _parts(value: object) -> list[Any]:
    if isinstance(value, str):
        # A lone surrogate cannot be encoded.
        if not value.isascii() and any(0xD800 <= ord(letter) <= 0xDFFF for letter in value):
            raise PartieError("bad-json-letter")
        return []
    if isinstance(value, dict):
        return [*value, *value.values()]
    return value if isinstance(value, list) else []


BROKEN: Final[dict[str, PartieError]] = {}
"""By name of a game that could not be imported: the error."""


def find_game(games: "dict[str, Game]", name: object) -> "Game":
    """The game of that name, or an error that says what is wrong with it, or names the games."""
    if isinstance(name, str) and name in BROKEN:
        raise BROKEN[name]
    if not isinstance(name, str) or name not in games:
        raise PartieError("unknown-game", game=str(name)[:40], choices=", ".join(sorted(games)))
    return games[name]


def read_seed(text: str) -> int:
    """A seed as written in a save or record."""
    if not text.removeprefix("-").isdecimal() or len(text) > 60:
        raise PartieError("bad-seed", seed=text[:60])
    return check_seed(int(text))


def check_seed(seed: object) -> int:
    """A seed of at most 128 bits."""
    if type(seed) is not int or abs(seed) >> 128:
        raise PartieError("bad-seed", seed=hex(seed)[:60] if type(seed) is int else str(seed)[:60])
    return seed


def _numbers(version: str) -> list[int]:
    plain = version.partition("+")[0]
    return [int(part) if part.isdecimal() and len(part) < 9 else 0 for part in plain.split(".")]


def check_version(game: "Game", version: str) -> None:
    """Refuse data written by a newer rules version or played with other components."""
    if not version or not version[0].isdecimal() or len(version) > 20:
        raise PartieError("no-version", game=game.name)
    if _numbers(version) > _numbers(game.version):
        raise PartieError("newer-rules", rules=version[:20], ours=game.version)
    if mark_of(version) != mark_of(game.version):
        raise PartieError("other-content", game=game.name, rules=version[:20], ours=game.version)
