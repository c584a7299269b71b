"""Reading saved data that anybody may have written: every wrong thing is named, nothing is trusted."""

from collections.abc import Mapping
from typing import Any

from .errors import PartieError


class Reader:
    """Typed access to a JSON object; `where` names it in errors, `key` is the kind of error raised."""

    __slots__ = ("data", "key", "where")

    def __init__(self, data: object, where: str, key: str = "bad-save") -> None:
        if not isinstance(data, Mapping):
            raise PartieError(key, where=where, expected="an object")
        self.data: Mapping[str, Any] = data
        self.where = where
        self.key = key

    def fail(self, name: str, expected: str) -> PartieError:
        """The error for a wrong entry, to be raised."""
        return PartieError(self.key, where=f"{self.where}.{name}", expected=expected)

    def only(self, *names: str) -> None:
        """Refuse entries nobody knows (a misspelt name is not silently ignored)."""
        for name in self.data:
            if name not in names:
                raise self.fail(str(name)[:40], "one of " + ", ".join(names))

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, low: int, high: int) -> int:
        value = self.data.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(name, f"a whole number from {low} to {high}")
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return value

    def text(self, name: str, longest: int = 200) -> str:
        value = self.data.get(name)
        if not isinstance(value, str) or len(value) > longest:
            raise self.fail(name, f"a text of at most {longest} characters")
        return value

    def items(self, name: str, longest: int = 2000) -> list[Any]:
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) > longest:
            raise self.fail(name, f"a list of at most {longest} entries")
        return value

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of numbers in a range, of a fixed length if one is given."""
        value = self.items(name)
        if length >= 0 and len(value) != length:
            raise self.fail(name, f"a list of {length} numbers")
        for entry in value:
            if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
                raise self.fail(name, f"whole numbers from {low} to {high}")
        return value

    def child(self, name: str) -> "Reader":
        return Reader(self.data.get(name), f"{self.where}.{name}", self.key)
