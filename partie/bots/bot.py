"""The base class of bots, and the simplest ones."""

from typing import ClassVar

from partie.kernel.engine.chance import Dice
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Heuristic, Hint


class Bot:
    """Plays any seat of a game. One object may play several seats and games."""

    name: ClassVar[str]

    def choose(self, partie: Partie, seat: int) -> Move:
        """A legal move for the decision the seat has now."""
        raise NotImplementedError

    def hint(self, partie: Partie, seat: int) -> Hint:
        """The move it would make; `coach` also says why."""
        return Hint(self.choose(partie, seat), [], [])


class Random(Bot):
    """Plays uniformly random legal moves, with its own random generator."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, partie: Partie, seat: int) -> Move:
        moves = partie.legal(seat)
        return moves[self.dice.below(len(moves))]


class Greedy(Bot):
    """Asks the game's own heuristic player."""

    name = "greedy"

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def choose(self, partie: Partie, seat: int) -> Move:
        return self.heuristic.choose(partie.mask(seat), seat)


class Careless(Bot):
    """Plays as Greedy, but sometimes takes another of its first few candidates."""

    name = "careless"

    def __init__(self, heuristic: Heuristic, seed: int, slips: int, among: int) -> None:
        self.heuristic = heuristic
        self.dice = Dice(seed)
        self.slips = slips
        """The percentage of decisions that are random."""
        self.among = among
        """A random decision takes any of this many moves, the best included."""

    def choose(self, partie: Partie, seat: int) -> Move:
        mask = partie.mask(seat)
        if self.dice.below(100) >= self.slips:
            return self.heuristic.choose(mask, seat)
        moves = self.heuristic.ordered(mask, seat)[: self.among]
        if len(moves) == 1:
            # Greedy considers only one move here, so draw from all legal moves.
            moves = partie.legal(seat)
        return moves[self.dice.below(len(moves))]
