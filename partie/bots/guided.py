"""Rollouts whose last positions are also valued by the network of `learned`.

A network that taught itself knows what the game's own values leave out, and errs elsewhere than they do: the mean of
both may be better than either (docs/bots.md says in which games it is).
"""

from contextlib import suppress
from functools import lru_cache
from typing import ClassVar, Final

from partie.kernel.errors import PartieError
from partie.kernel.features import Observer
from partie.kernel.game import Game
from partie.kernel.state import State

from .learned import Network, read_network
from .limits import Budget, Limit
from .mind import asked
from .rollouts import Rollouts

PLAYERS: Final = 2
"""With two players one's gain is the other's loss, so a network that knows what the one who is asked may expect knows
it of both."""


@lru_cache(8)
def _network(game: Game) -> Network | None:
    """Read once: servers make a bot for every decision."""
    return read_network(game, PLAYERS)


class Guided(Rollouts):
    """`trust` is how much the network counts. Where there is none for the game as it is, or no NumPy to read it with,
    these are plain rollouts."""

    name: ClassVar[str] = "guided"

    def __init__(self, game: Game, limit: Limit, seed: int, trust: float = 0.5) -> None:
        super().__init__(game, limit, seed)
        self.trust = trust
        self.network: Network | None = None
        self.observer: Observer | None = None
        with suppress(PartieError, ModuleNotFoundError):  # no NumPy; a game that is not among ours
            self.network = _network(game)
            self.observer = game.observer(PLAYERS)

    def look(self, s: State, seat: int, budget: Budget, horizon: int) -> float:
        own = super().look(s, seat, budget, horizon)
        if self.network is None or self.observer is None or s.seats != PLAYERS or not s.agenda:
            return own
        mover = asked(s)
        expected = (1 + self.network.expects(self.observer.data(s, mover))) / 2
        return (1 - self.trust) * own + self.trust * (expected if mover == seat else 1 - expected)
