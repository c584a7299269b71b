"""Resources: gaining on either world, exchanging within one, moving across; raising production by choice.

Each world keeps its own (EV-RES-02, EV-RES-05); numbers count units, whatever cubes lie there (EV-RES-06, EV-RES-07).
"""

from typing import Any, ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import COUNT, Move, Ranges, Step

from ...components import ANY, MOST, Goods
from ...moves import (
    DONE,
    FERRIES,
    FERRY,
    FINISHED,
    GAIN,
    GAINS,
    GAINS_ANY,
    RAISE,
    RAISES,
    SWAP,
    SWAPS,
    not_now,
)
from ...state import Evacuation
from .production import raise_production
from .tasks import claim


def gain(s: Evacuation, seat: int, kind: int, world: int, amount: int = 1) -> None:
    """Resources join the supply of a world."""
    goods = s.players[seat].goods
    at = 3 * world + kind
    goods[at] = min(MOST, goods[at] + amount)
    if s.events is not None:
        s.events.append(("gained", seat, kind, world, amount))


class Gaining(Step[Evacuation]):
    """Gain a resource: of any kind or a given one, on the world of the player's choice (EV-RES-04)."""

    __slots__ = ("count", "good")

    name: ClassVar[str] = "gain"
    ranges: ClassVar[Ranges] = (range(ANY + 1), COUNT)

    def __init__(self, seat: int, good: int, count: int) -> None:
        super().__init__(seat)
        self.good = good
        self.count = count

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.good, self.count)

    def moves(self, s: Evacuation) -> list[Move]:
        return GAINS_ANY if self.good == ANY else GAINS[self.good]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != GAIN:
            return not_now(move)
        return None if self.good in (ANY, move[1]) else "EV-YRB-01"

    def apply(self, s: Evacuation, move: Move) -> None:
        if self.count > 1:
            s.agenda[-1] = Gaining(self.seat, self.good, self.count - 1)
        else:
            s.agenda.pop()
        gain(s, self.seat, move[1], move[2])

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "gain", {"what": self.good, "left": self.count}


class Swapping(Step[Evacuation]):
    """Up to so many exchanges, each of one resource for another on the same world (EV-EXC-02 to EV-EXC-05)."""

    __slots__ = ("left",)

    name: ClassVar[str] = "swap"
    ranges: ClassVar[Ranges] = (COUNT,)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def moves(self, s: Evacuation) -> list[Move]:
        goods = s.players[self.seat].goods
        found: list[Move] = [FINISHED]
        for world in range(2):
            for kind in range(3):
                if goods[3 * world + kind]:
                    found += SWAPS[world][kind]
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        if move[0] != SWAP:
            return not_now(move)
        return None if s.players[self.seat].goods[3 * move[1] + move[2]] else "EV-EXC-04"

    def apply(self, s: Evacuation, move: Move) -> None:
        if move[0] == DONE:
            s.agenda.pop()
            return
        _, world, kind, other = move
        goods = s.players[self.seat].goods
        goods[3 * world + kind] -= 1
        goods[3 * world + other] += 1
        log(s, "swapped", self.seat, world, kind, other)
        if self.left > 1:
            s.agenda[-1] = Swapping(self.seat, self.left - 1)
        else:
            s.agenda.pop()

    def default(self, s: Evacuation) -> Move:
        return FINISHED

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "swap", {"left": self.left}


class Ferrying(Step[Evacuation]):
    """Up to so many resources go from the Old to the New World, as one combination."""

    __slots__ = ("most",)

    name: ClassVar[str] = "ferry"
    kind: ClassVar[str] = "set"
    ranges: ClassVar[Ranges] = (COUNT,)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.most)

    def moves(self, s: Evacuation) -> list[Move]:
        goods = s.players[self.seat].goods
        found: list[Move] = [FINISHED]
        found += [move for move in FERRIES if _loadable(move, goods, self.most)]
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        if move[0] != FERRY:
            return not_now(move)
        return None if _loadable(move, s.players[self.seat].goods, self.most) else "EV-RES-01"

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        if move[0] == DONE:
            return
        goods = s.players[self.seat].goods
        for kind in range(3):
            goods[kind] -= move[1 + kind]
            goods[3 + kind] += move[1 + kind]
        log(s, "ferried", self.seat, *move[1:])

    def default(self, s: Evacuation) -> Move:
        return FINISHED

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "ferry", {"most": self.most}


def _loadable(move: Move, goods: list[int], most: int) -> bool:
    _, food, steel, energy = move
    return food + steel + energy <= most and food <= goods[0] and steel <= goods[1] and energy <= goods[2]


class Raising(Step[Evacuation]):
    """Raise the New World production of a resource of the player's choice (EV-SYM-04)."""

    __slots__ = ("left",)

    name: ClassVar[str] = "raise"
    ranges: ClassVar[Ranges] = (COUNT,)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def moves(self, s: Evacuation) -> list[Move]:
        return RAISES

    def check(self, s: Evacuation, move: Move) -> str | None:
        return None if move[0] == RAISE else not_now(move)

    def apply(self, s: Evacuation, move: Move) -> None:
        if self.left > 1:
            s.agenda[-1] = Raising(self.seat, self.left - 1)
        else:
            s.agenda.pop()
        raise_production(s, self.seat, _UNITS[move[1]])
        claim(s, self.seat)

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "raise", {"left": self.left}


_UNITS: Final[list[Goods]] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
