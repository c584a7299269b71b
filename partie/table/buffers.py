"""Buffers of moves that were tried: each further move is played on from where the last one led, so that a buffer of k
moves is played k times and not again from its beginning with every `try`."""

from typing import Any, Final

from partie.kernel.engine.partie import Partie, Preview

from .cache import Cache

Given = str | list[int]
"""A move as a client sends it: notation or numbers."""

MOST: Final = 500
"""Positions that are kept, of all buffers together."""


class Buffers:
    """By table and seat, the positions after each move of the buffer that was tried last."""

    def __init__(self) -> None:
        self._cache: Cache[tuple[str, int], tuple[Partie, list[Given], list[Preview]]] = Cache(MOST)

    def tried(self, ident: str, partie: Partie, seat: int, moves: list[Given]) -> Preview:
        """What a buffer leads to at a table whose game is `partie`; an illegal move raises."""
        found = self._known(ident, partie, seat, moves)
        try:
            while len(found) <= len(moves) and not found[-1].stopped:
                found.append(found[-1].then(moves[len(found) - 1]))
        finally:
            kept: tuple[Any, ...] = (partie, moves[: len(found) - 1], found)
            self._cache.put((ident, seat), kept, len(found))
        return found[-1]

    def begun(self, ident: str, partie: Partie, seat: int, moves: list[Given]) -> Preview:
        """What is known of a buffer already: the position after as many of its moves as were tried."""
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
