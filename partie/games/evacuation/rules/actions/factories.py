"""Factories and clones (EV-FAC-01 to EV-FAC-11, EV-CLN-01 to EV-CLN-04, EV-FOR-02)."""

from typing import Any, ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import COUNT, FLAG, Move, Price, Ranges, Step

from ...components import ANY, FACTORY_LIMIT, FOOD, MOST, NEW, RESOURCES
from ...moves import DONE, FACTORY, FACTORY_MOVES, FINISHED, not_now
from ...state import Evacuation, Player, in_play

NEW_FOOD: Final = 3 * NEW + FOOD
PREPARE: Final = 0
GAIN: Final = 1


def unused(player: Player, kind: int) -> bool:
    """Whether a token of the kind is left (EV-FAC-09, EV-FAC-10)."""
    return in_play(player, kind) < FACTORY_LIMIT


def can_prepare(player: Player, goods: list[int]) -> bool:
    """Whether one of these resources buys a factory of its kind."""
    return any((goods[kind] or goods[3 + kind]) and unused(player, kind) for kind in range(3))


def can_gain(player: Player, factory: int) -> bool:
    """Whether a factory of the kind (or of any) can be gained; else that part is lost."""
    return any(unused(player, kind) for kind in range(3)) if factory == ANY else unused(player, factory)


class Equipping(Step[Evacuation]):
    """Prepare factories on the world that pays (EV-FAC-01, EV-FAC-11), or gain them on either (EV-FAC-07)."""

    __slots__ = ("factory", "how", "left", "must")

    name: ClassVar[str] = "factory"
    ranges: ClassVar[Ranges] = ((PREPARE, GAIN), range(ANY + 1), COUNT, FLAG)

    def __init__(self, seat: int, how: int, factory: int, left: int, must: int) -> None:
        super().__init__(seat)
        self.how = how
        self.factory = factory
        self.left = left
        self.must = must

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.how, self.factory, self.left, self.must)

    def _refusal(self, player: Player, kind: int, world: int) -> str | None:
        if self.factory not in (ANY, kind):
            return "EV-FAC-07"
        if not unused(player, kind):
            return "EV-FAC-10"
        return "EV-FAC-01" if self.how == PREPARE and not player.goods[3 * world + kind] else None

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = [] if self.must else [FINISHED]
        for kind in range(3):
            for world in range(2):
                if self._refusal(player, kind, world) is None:
                    found.append(FACTORY_MOVES[kind][world])
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] == DONE:
            return "EV-ACT-15" if self.must else None
        if move[0] != FACTORY:
            return not_now(move)
        return self._refusal(s.players[self.seat], move[1], move[2])

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        if move[0] == DONE:
            return
        _, kind, world = move
        player = s.players[self.seat]
        if self.how == PREPARE:
            player.goods[3 * world + kind] -= 1
        player.prepared[3 * world + kind] += 1
        log(s, "prepared" if self.how == PREPARE else "factory-gained", self.seat, kind, world)
        if self.left > 1 and self._another(player):
            s.agenda.append(Equipping(self.seat, self.how, self.factory, self.left - 1, 0))

    def _another(self, player: Player) -> bool:
        return can_prepare(player, player.goods) if self.how == PREPARE else can_gain(player, self.factory)

    def price(self, s: Evacuation, move: Move) -> Price:
        return ((RESOURCES[move[1]], 1),) if move[0] == FACTORY and self.how == PREPARE else ()

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "prepare-factory" if self.how == PREPARE else "gain-factory", {"left": self.left}


def can_clone(goods: list[int], food: int) -> bool:
    """Clones are paid with food of the New World (EV-CLN-01, EV-CLN-03)."""
    return goods[NEW_FOOD] >= food


def clone(s: Evacuation, seat: int, count: int, food: int) -> None:
    """Population tokens on the New World side, also where there were none (EV-CLN-02, EV-TOK-05)."""
    player = s.players[seat]
    player.goods[NEW_FOOD] -= food
    made = count + (player.perks.clones if food else 0)
    player.population = min(MOST, player.population + made)
    log(s, "cloned", seat, made, food)
