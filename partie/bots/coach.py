"""The coach: a strong bot with a time limit chooses the move, and the game's plans explain it.

`Heuristic.plans` explains any move, not only the one that the game's own player would make, so reasons belong to the
move that is really recommended.
"""

from typing import ClassVar, Final

from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Heuristic, Hint, Note

from .bot import Bot
from .guided import Guided
from .limits import Limit
from .rollouts import Rollouts

SECONDS: Final = 1.0
THRIFT: Final = 0.01
"""What a good left unspent counts in chances to win: it decides between moves that win about equally often."""
MOST_REASONS: Final = 3
MOST_OTHERS: Final = 2


class Coach(Bot):
    """Plays as `guided` does (two players: with the network, where that helps) and explains every move by plans."""

    name: ClassVar[str] = "coach"

    def __init__(self, game: Game, heuristic: Heuristic, limit: Limit | None, seed: int) -> None:
        self.heuristic = heuristic
        mover = Guided if heuristic.coached_by_network else Rollouts
        self.mover: Rollouts = mover(game, limit or Limit(heuristic.nodes[0], SECONDS), seed)
        self.mover.mind.thrift = THRIFT

    def choose(self, partie: Partie, seat: int) -> Move:
        moves = partie.legal(seat)
        return moves[0] if len(moves) == 1 else self._ranked(partie, seat)[0]

    def hint(self, partie: Partie, seat: int) -> Hint:
        """The move with its plan, and the uses of alternatives; without reasons if there is nothing to decide."""
        moves = partie.legal(seat)
        if len(moves) == 1:
            return Hint(moves[0], [], [])
        mask = partie.mask(seat)
        best, *rest = self._ranked(partie, seat)
        # Always include the game's own player's move, so that a reader sees what the coach prefers to it.
        others = dict.fromkeys([*rest, self.heuristic.choose(mask, seat)])
        others.pop(best, None)
        told: list[tuple[Move, Note]] = []
        for other in others:
            notes = self.heuristic.plans(mask, seat, other)
            if notes and len(told) < MOST_OTHERS:
                told.append((other, notes[0]))
        return Hint(best, self.heuristic.plans(mask, seat, best)[:MOST_REASONS], told)

    def _ranked(self, partie: Partie, seat: int) -> list[Move]:
        """The considered moves, best first; moves that only spend come last.

        Where the network proposes nothing else, the first useful move of the game's own player is added.
        """
        mask, own = partie.mask(seat), self.heuristic
        considered = [estimate.move for estimate in self.mover.estimates(partie, seat)]
        found = sorted(considered, key=lambda move: own.idle(mask, seat, move))
        if own.idle(mask, seat, found[0]):
            useful = [move for move in own.ordered(mask, seat) if not own.idle(mask, seat, move)]
            found = [*useful[:1], *found]
        return found
