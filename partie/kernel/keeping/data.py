"""The data files of a game, read strictly.

Reading is the schema: code reads each field of an entry with its type and range, and `finish` refuses
every field that was not read, at any depth. So misspelt and unused keys are errors. An error names file and field.

    file = read_data("shipyard", "canals.toml")
    canals = [Canal(row) for row in file.entries("canals")]
    file.finish()
"""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from ..errors import PartieError
from . import own

MOST: Final = 1_000_000
"""A number where no range is given."""


class Entry:
    """A table of a data file: typed access to its fields, each remembered as read."""

    __slots__ = ("asked", "below", "data", "where")

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self.data = data
        self.where = where
        """The prefix of field names in errors: `powergrid/map_usa.json: regions.2.`."""
        self.asked: set[str] = set()
        self.below: dict[str, Entry] = {}

    def fail(self, name: str, expected: str, **values: object) -> PartieError:
        """Create the error for a wrong field; the caller raises it. `expected` is a key of the text layer, with its
        arguments."""
        return PartieError("bad-data", where=self.where + name, expected=expected, **values)

    def finish(self) -> None:
        """Refuse fields that nothing has read, here and below."""
        for name in self.data:
            if name not in self.asked:
                raise self.fail(str(name)[:60], "no-such-field")
        for entry in self.below.values():
            entry.finish()

    def has(self, name: str) -> bool:
        return name in self.data

    def _take(self, name: str) -> Any:
        self.asked.add(name)
        return self.data.get(name)

    def number(self, name: str, low: int = 0, high: int = MOST, default: int | None = None) -> int:
        """A whole number in a range; `default` where the field is missing."""
        value = self._take(name)
        if value is None and default is not None:
            return default
        if type(value) is not int or not low <= value <= high:
            raise self.fail(name, "range", low=low, high=high)
        return value

    def decimal(self, name: str, low: int, high: int) -> float:
        """A number in a range that need not be whole."""
        value = self._take(name)
        if type(value) not in (int, float) or not low <= value <= high:
            raise self.fail(name, "number-between", low=low, high=high)
        return float(value)

    def text(self, name: str, default: str | None = None) -> str:
        value = self._take(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value:
            raise self.fail(name, "some-text")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false where the field is missing."""
        value = self._take(name)
        if value is not None and type(value) is not bool:
            raise self.fail(name, "true-or-false")
        return value is True

    def anything(self, name: str) -> Any:
        """An unchecked value; None where the field is missing."""
        return self._take(name)

    def word(self, name: str, choices: Sequence[str], default: str | None = None) -> str:
        """One of these words."""
        value = self.text(name, default)
        if value not in choices and value != default:
            raise self.fail(name, "names", choices=", ".join(choices))
        return value

    def index(self, name: str, choices: Sequence[str], default: int | None = None) -> int:
        """Like `word`, but returns the index of the word among the choices."""
        if default is not None and not self.has(name):
            self.asked.add(name)
            return default
        return list(choices).index(self.word(name, choices))

    def items(self, name: str, length: int = -1) -> list[Any]:
        """A list of unchecked items, of a fixed length if one is given."""
        value = self._take(name)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            raise self.fail(name, "a-list") if length < 0 else self.fail(name, "list-of", count=length)
        return value

    def words(self, name: str, choices: Sequence[str] | None = None, length: int = -1) -> list[str]:
        """A list of words, all among the choices if any are given."""
        value = self.items(name, length)
        for place, entry in enumerate(value):
            if not isinstance(entry, str) or not entry:
                raise self.fail(f"{name}.{place}", "some-text")
            if choices is not None and entry not in choices:
                raise self.fail(f"{name}.{place}", "names", choices=", ".join(choices))
        return value

    def numbers(self, name: str, low: int = 0, high: int = MOST, length: int = -1) -> list[int]:
        """A list of whole numbers in a range."""
        value = self.items(name, length)
        for place, entry in enumerate(value):
            if type(entry) is not int or not low <= entry <= high:
                raise self.fail(f"{name}.{place}", "range", low=low, high=high)
        return value

    def rows(
        self, name: str, low: int = 0, high: int = MOST, length: int = -1, width: int = -1
    ) -> list[list[int]]:
        """A list of such lists."""
        value = self.items(name, length)
        row = Entry({str(place): each for place, each in enumerate(value)}, f"{self.where}{name}.")
        return [row.numbers(str(place), low, high, width) for place in range(len(value))]

    def entry(self, name: str) -> "Entry":
        """A table inside."""
        return self._inner(name, self._take(name))

    def entries(self, name: str, length: int = -1) -> "list[Entry]":
        """A list of tables."""
        return [self._inner(f"{name}.{place}", each) for place, each in enumerate(self.items(name, length))]

    def numbered(self, name: str, low: int, high: int) -> "dict[int, Entry]":
        """A table of tables by number, such as the number of players."""
        outer = self.entry(name)
        for key in outer.data:
            if not key.isdecimal() or not low <= int(key) <= high:
                raise outer.fail(str(key)[:60], "number-in", low=low, high=high)
        return {int(key): outer.entry(key) for key in outer.data}

    def _inner(self, name: str, value: object) -> "Entry":
        if not isinstance(value, Mapping):
            raise self.fail(name, "object")
        if name not in self.below:
            self.below[name] = Entry(value, f"{self.where}{name}.")
        return self.below[name]


def read_data(game: str, name: str) -> Entry:
    """A file of the game's folder `data`, TOML or JSON, with what the owner of a printed game replaces in it."""
    read = parse_data((files(f"partie.games.{game}") / "data" / name).read_text("utf-8"), f"{game}/{name}")
    return Entry(own.merged(game, name, read.data), read.where)


def read_weights(game: str, name: str, wanted: Iterable[str]) -> dict[str, float]:
    """The weights that a game's own player was fitted with: a number for each name, and nothing else. They are no
    components, so an owner's file replaces none of them."""
    file = parse_data((files(f"partie.games.{game}") / "data" / name).read_text("utf-8"), f"{game}/{name}")
    weights = {each: file.decimal(each, -MOST, MOST) for each in wanted}
    file.finish()
    return weights


def parse_data(text: str, name: str) -> Entry:
    """Parse the text of a data file; the ending of the name selects TOML or JSON."""
    try:
        data = tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    except ValueError as error:
        raise PartieError("bad-data", where=name, expected="readable", problem=str(error)[:200]) from None
    if not isinstance(data, dict):
        raise PartieError("bad-data", where=name, expected="object")
    return Entry(data, f"{name}: ")
