"""A bounded cache for parts of views that are reused by the next view."""

from typing import Any


class Kept:
    """Parts of views, keyed by all their inputs. The cache is cleared when it is full."""

    __slots__ = ("_most", "pieces")

    def __init__(self, most: int) -> None:
        self._most = most
        self.pieces: dict[tuple[object, ...], dict[str, Any]] = {}

    def get(self, key: tuple[object, ...]) -> dict[str, Any] | None:
        return self.pieces.get(key)

    def keep(self, key: tuple[object, ...], piece: dict[str, Any]) -> dict[str, Any]:
        if len(self.pieces) >= self._most:
            self.pieces.clear()
        self.pieces[key] = piece
        return piece
