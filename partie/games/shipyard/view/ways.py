"""The ways that a figure can sail through the canals, by speed, and what each of them brings a ship."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from ..components import BLUE_RIBBON
from ..components.canals import OUTSIDE, Walk
from ..components.ships import features, official_points
from ..moves import STARTS, STEERS, show_cell
from ..rules.berth import ship_parts
from ..state import Harbour, Player

Move = tuple[int, ...]
Load = tuple[int, ...]

MOST_WAYS: Final = 4
"""Of each speed and each set of awards, so many ways, the best first."""


class Way:
    """A way through the canals: its spaces and what each of them awards."""

    __slots__ = ("gains", "officials", "ribbon", "start", "walk")

    def __init__(self, start: Walk, walk: tuple[Walk, ...], officials: int, ribbon: int) -> None:
        self.start = start
        self.walk = walk
        self.gains: list[int] = []
        self.officials = officials
        self.ribbon = ribbon

    @property
    def tiles(self) -> int:
        """How many tiles are left behind."""
        return _tiles((self.start, *self.walk))

    def data(self, moves: list[Move]) -> dict[str, Any]:
        """The way as clients draw it, with the moves that sail it."""
        return {
            "start": [show_cell(self.start[0]), self.start[1]],
            "steps": [[show_cell(cell), space] for cell, space, _ in self.walk],
            "gains": self.gains,
            "points": [self.officials, self.ribbon],
            "moves": [list(move) for move in moves],
        }


def _tiles(walk: tuple[Walk, ...]) -> int:
    """How many tiles a walk leaves behind."""
    return sum([1 for one, other in pairwise(walk) if one[0] != other[0]])


class Course:
    """The best ways for a speed and what officials award."""

    __slots__ = ("ways",)

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways


Sign = tuple[int, ...]
"""What tells ways apart: where they begin, the last Blue Ribbon, how often each symbol is entered."""


class Charts:
    """All ways of a figure, looked for once; by speed those that differ in what can be earned."""

    def __init__(self, s: Harbour, player: Player) -> None:
        self.canals = player.canals
        self.has = features(ship_parts(player, s.berth))
        self.s = s
        self.figure = player.figure
        """Empty where it has yet to come in."""
        self.found: list[dict[Sign, tuple[Walk, ...]]] = []
        self.tiles: list[dict[Sign, int]] = []
        self.seen: set[object] = set()
        self.courses: dict[tuple[int, ...], Course] = {}

    def explore(self, most: int) -> None:
        """Look for all ways up to a speed."""
        self.found = [{} for _ in range(most + 1)]
        starts = [self.figure] if self.figure else self.canals.starts()
        for number, start in enumerate(starts):
            self._walk(number, start, (start,), (), (0,) * 7, self.s.ribbon, most)
        self.tiles = [{sign: _tiles(walk) for sign, walk in found.items()} for found in self.found]

    def _walk(
        self,
        number: int,
        here: Walk,
        walk: tuple[Walk, ...],
        left: tuple[int, ...],
        counts: tuple[int, ...],
        ribbon: int,
        most: int,
    ) -> None:
        moved = self.s.moved + len(walk) - 1
        sign = (number, ribbon, *counts)
        self.found[moved].setdefault(sign, walk)
        if moved == most or (here, left, moved, sign) in self.seen:
            return
        self.seen.add((here, left, moved, sign))
        for after in self.canals.steps(here, left):
            gone = left if after[0] == here[0] else (*left, here[0])
            symbol = self.canals.symbol(after[0], after[1])
            mark = moved + 1 if symbol == BLUE_RIBBON else ribbon
            more = (*counts[:symbol], counts[symbol] + 1, *counts[symbol + 1 :])
            self._walk(number, after, (*walk, after), gone, more, mark, most)

    def course(self, load: Load, pace: int) -> Course | None:
        """The best ways for a ship; None where no way is as long as its speed."""
        found = self.found[pace]
        if not found:
            return None
        awards = [
            official_points(symbol, load, self.has) if symbol != BLUE_RIBBON else 0 for symbol in range(7)
        ]
        key = (pace, *awards)
        known = self.courses.get(key)
        if known is not None:
            return known
        tiles = self.tiles[pace]
        ranked = sorted([(-self._earned(sign, awards), tiles[sign], i, sign) for i, sign in enumerate(found)])
        course = Course([self._way(found[sign], awards) for _, _, _, sign in ranked[:MOST_WAYS]])
        self.courses[key] = course
        return course

    def _earned(self, sign: Sign, awards: Sequence[int]) -> int:
        """What ways of a sign bring: the last Blue Ribbon and every official that is met."""
        _, ribbon, *counts = sign
        return ribbon + sum([number * award for number, award in zip(counts, awards, strict=True)])

    def _way(self, walk: tuple[Walk, ...], awards: Sequence[int]) -> Way:
        way = Way(walk[0], walk[1:], self.s.officials, self.s.ribbon)
        last = -1
        for i, (cell, space, _) in enumerate(way.walk):
            symbol = self.canals.symbol(cell, space)
            way.gains.append(awards[symbol])
            way.officials += awards[symbol]
            if symbol == BLUE_RIBBON:
                way.ribbon = self.s.moved + i + 1
                if last >= 0:
                    way.gains[last] = 0
                way.gains[i] = way.ribbon
                last = i
        return way

    def steered(self, way: Way) -> list[Move]:
        """The start, and a direction wherever more than one way allows the whole speed (rules/voyage.py)."""
        canals, here = self.canals, way.start
        moves: list[Move] = []
        if not self.figure:
            moves.append(STARTS[canals.place[here[0]]][here[2] - OUTSIDE])
        gone: tuple[int, ...] = ()
        for i, after in enumerate(way.walk):
            rest = len(way.walk) - i - 1
            open_ways = [
                other
                for other in canals.steps(here, gone)
                if canals.reach(other, rest, gone if other[0] == here[0] else (*gone, here[0])) == rest
            ]
            if len(open_ways) > 1:
                moves.append(STEERS[canals.heading(here, after)])
            gone = gone if after[0] == here[0] else (*gone, here[0])
            here = after
        return moves
