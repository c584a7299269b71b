"""Information-set Monte Carlo tree search: one tree over moves, a new guess in every descent.

Nodes gain children with visits (progressive widening), in the order of the game's own player. Its replies also continue
from a new leaf; after a few stages the value function evaluates.
"""

from collections.abc import Iterator
from math import log, sqrt
from typing import ClassVar

from partie.kernel.engine.game import Game
from partie.kernel.engine.state import State, play
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import comparable

from .limits import Budget, Limit
from .mind import asked
from .search import Estimate, Search


class Node:
    """A node of the tree: visits, summed values by seat, and how often its move was available."""

    __slots__ = ("children", "offers", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.children: dict[tuple[int, Move], Node] = {}
        self.visits = 0
        self.offers = 0
        self.totals = [0.0] * seats


class Mcts(Search):
    """`stages`: how far from here replies go (0: to the end of the game; -1: as the game's own player thinks best)."""

    name: ClassVar[str] = "mcts"

    def __init__(
        self,
        game: Game,
        limit: Limit,
        seed: int,
        width: int = 0,
        stages: int = -1,
        depth: int = 6,
        curiosity: float = 0.25,
        widening: float = 1.5,
    ) -> None:
        super().__init__(game, limit, seed, width)
        self.stages = self.mind.reach[0] if stages < 0 else stages
        self.depth = depth
        """The maximal depth of the tree, in decisions."""
        self.curiosity = curiosity
        """The exploration constant of the upper confidence bound."""
        self.widening = widening
        """A node visited n times has about `widening` x sqrt(n) children."""

    def explore(self, mask: State, seat: int, moves: list[Move], budget: Budget) -> Iterator[list[Estimate]]:
        root = Node(mask.seats)
        horizon = self.mind.horizon(mask, self.stages)
        while not budget.over:
            self.descend(root, self.mind.guess(mask), budget, moves, horizon)
            yield self.ranked(root, seat)

    def descend(self, root: Node, s: State, budget: Budget, moves: list[Move], horizon: int) -> None:
        """One iteration: selection, expansion, playout and backpropagation."""
        mind = self.mind
        node, path = root, [root]
        while s.agenda and len(path) <= self.depth:
            seat = asked(s)
            if node is not root:
                moves = mind.ordered(s, seat)[: self.width]
            if len(moves) == 1:
                play(s, seat, moves[0])
                budget.used += 1
                continue
            move, node = self.select(node, seat, moves, s.seats)
            play(s, seat, move)
            budget.used += 1
            path.append(node)
            if not node.visits:
                break
        values = mind.finish(s, budget, horizon)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.totals[seat] += value

    def select(self, node: Node, seat: int, moves: list[Move], seats: int) -> tuple[Move, Node]:
        """Select a child: a new one while progressive widening allows it, else the highest upper bound."""
        room = 1 + int(self.widening * sqrt(node.visits))
        best: tuple[Move, Node] | None = None
        highest = 0.0
        for move in moves[:room]:
            child = node.children.get((seat, move))
            if child is None:
                child = node.children[(seat, move)] = Node(seats)
            child.offers += 1
            if not child.visits:
                return move, child
            bound = child.totals[seat] / child.visits
            bound += self.curiosity * sqrt(log(child.offers) / child.visits)
            bound = comparable(bound)
            if best is None or bound > highest:
                best, highest = (move, child), bound
        assert best is not None
        return best

    def ranked(self, root: Node, seat: int) -> list[Estimate]:
        """Moves by visits, ties by value."""
        found = [
            Estimate(move, child.totals[seat] / child.visits, child.visits)
            for (_, move), child in root.children.items()
            if child.visits
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value))
