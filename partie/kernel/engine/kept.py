"""What was drawn for one look and serves the next: a bounded memory."""

from typing import Any


class Kept:
    """Pieces of views, each by everything that it is drawn from. When there are too many, all are forgotten."""

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
