"""Rollouts guided by the network of `learned`: it selects candidates, predicts replies and, with the game's own values,
evaluates final positions.

The network and the game's own player err in different positions. Where the network plays better, its playouts are more
informative (measured in docs/bots.md), and searching with it improves on it further.
"""

from contextlib import suppress
from typing import ClassVar, Final

from partie.kernel.engine.game import Game
from partie.kernel.engine.state import State, legal
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.kernel.learning.features import Observer
from partie.kernel.learning.heuristic import comparable

from .learned import Network, read_network, thinned
from .limits import Limit
from .mind import Mind, asked
from .rollouts import Rollouts

PLAYERS: Final = 2
"""With two players the game is zero-sum, so the expected reward of the asked seat gives that of both."""
DOUBT: Final = 3.0
"""Moves whose preference is lower than the first one's by this much are not considered: the network rates them twenty
times less likely."""


class TrainedMind(Mind):
    """Answers with a network instead of the game's own player. `trust` is its weight in values."""

    __slots__ = ("network", "observer", "trust")

    def __init__(self, game: Game, seed: int, network: Network, trust: float) -> None:
        super().__init__(game, seed)
        self.network = network
        self.observer: Observer = game.observer(PLAYERS)
        self.trust = trust

    def reply(self, s: State, seat: int) -> Move:
        return self.preferred(s, seat)[0][0] if s.seats == PLAYERS else super().reply(s, seat)

    def ordered(self, s: State, seat: int) -> list[Move]:
        if s.seats != PLAYERS:
            return super().ordered(s, seat)
        found = self.preferred(s, seat)
        least = found[0][1] - DOUBT
        return [move for move, preference in found if preference > least]

    def preferred(self, s: State, seat: int) -> list[tuple[Move, float]]:
        """The candidate moves with the network's preferences, best first."""
        vocabulary = self.game.vocabulary
        numbers = thinned(self.game, vocabulary.numbers(legal(s, seat)))
        if len(numbers) == 1:
            return [(vocabulary.move(numbers[0]), 0.0)]
        preferences, _ = self.network(self.observer.data(s, seat), numbers)
        found = sorted(zip(preferences.tolist(), numbers, strict=True), key=lambda pair: (-pair[0], pair[1]))
        return [(vocabulary.move(number), preference) for preference, number in found]

    def values(self, s: State) -> list[float]:
        own = super().values(s)
        if s.seats != PLAYERS or not s.agenda:
            return own
        mover = asked(s)
        expected = (1 + self.network.expects(self.observer.data(s, mover))) / 2
        by_network = [expected if seat == mover else 1 - expected for seat in range(PLAYERS)]
        return [
            comparable((1 - self.trust) * a + self.trust * b) for a, b in zip(own, by_network, strict=True)
        ]


class Guided(Rollouts):
    """Plain rollouts if the game has no matching network or NumPy is missing."""

    name: ClassVar[str] = "guided"

    def __init__(
        self, game: Game, limit: Limit, seed: int, stages: tuple[int, ...] = (), trust: float = 0.5
    ) -> None:
        super().__init__(game, limit, seed, stages=stages)
        with suppress(PartieError, ModuleNotFoundError):  # no NumPy; a game that is not among ours
            network = read_network(game, PLAYERS)
            if network is not None:
                self.mind = TrainedMind(game, seed, network, trust)
