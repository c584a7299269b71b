"""A cache of tried buffers: a further move is played on the position after the last one, so that trying k moves one by
one plays k moves instead of replaying the buffer each time."""

from typing import Any, Final

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.preview import Preview

from .cache import Cache

Given = str | list[int]
"""A move as a client sends it: notation or numbers."""

MOST: Final = 500
"""The number of cached positions, of all buffers together."""


class Buffers:
    """By table and seat, the positions after each move of the last tried buffer."""

    def __init__(self) -> None:
        self._cache: Cache[tuple[str, int], tuple[Partie, list[Given], list[Preview]]] = Cache(MOST)

    def tried(self, ident: str, partie: Partie, seat: int, moves: list[Given]) -> Preview:
        """The preview of a buffer at a table whose game is `partie`; raises for an illegal move."""
        found = self._known(ident, partie, seat, moves)
        try:
            while len(found) <= len(moves) and not found[-1].stopped:
                found.append(found[-1].then(moves[len(found) - 1]))
        finally:
            kept: tuple[Any, ...] = (partie, moves[: len(found) - 1], found)
            self._cache.put((ident, seat), kept, len(found))
        return found[-1]

    def begun(self, ident: str, partie: Partie, seat: int, moves: list[Given]) -> Preview:
        """The cached position after the longest tried prefix of a buffer."""
        return next(each for each in reversed(self._known(ident, partie, seat, moves)) if not each.stopped)

    def _known(self, ident: str, partie: Partie, seat: int, moves: list[Given]) -> list[Preview]:
        kept = self._cache.get((ident, seat))
        if kept is None or kept[0] is not partie:
            return [partie.preview(seat, [])]
        same = 0
        for one, other in zip(kept[1], moves):
            if one != other:
                break
            same += 1
        return kept[2][: same + 1]
