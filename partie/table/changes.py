"""The difference between two views of a game, for incremental updates: a move changes little of a table."""

from typing import Any

Path = list[str | int]
"""The way to a place in a view: keys of objects, numbers in lists."""
Change = tuple[Path, Any]
"""A path and its new value."""


def changes(old: object, new: object) -> list[Change]:
    """The smallest differing paths with their new values. Applying them to the old view in order gives the new one."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Compare two differing values. Objects with other keys and lists of another length are replaced as a whole."""
    if type(old) is type(new) is dict and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif type(old) is type(new) is list and len(old) == len(new):
        for place, value in enumerate(new):
            if old[place] != value:
                _compare(old[place], value, [*path, place], found)
    else:
        found.append((path, new))
