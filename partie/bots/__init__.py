"""Bots: players that know no particular game. They see what their seat sees and nothing else."""

from typing import ClassVar

from partie.kernel.chance import Dice
from partie.kernel.errors import PartieError
from partie.kernel.game import Game
from partie.kernel.heuristic import Heuristic, Hint, Note
from partie.kernel.partie import Partie
from partie.kernel.step import Move

__all__ = ["NAMES", "Bot", "Greedy", "Hint", "Note", "Random", "make"]


class Bot:
    """Plays any seat of a game. One object may play several seats and games."""

    name: ClassVar[str]

    def choose(self, partie: Partie, seat: int) -> Move:
        """A legal move for the decision the seat has now."""
        raise NotImplementedError

    def hint(self, partie: Partie, seat: int) -> Hint:
        """A move with its reasons, and two others with what they lack."""
        raise NotImplementedError


class Random(Bot):
    """Any legal move, each as likely; the dice are its own, not the game's."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, partie: Partie, seat: int) -> Move:
        moves = partie.legal(seat)
        return moves[self.dice.below(len(moves))]

    def hint(self, partie: Partie, seat: int) -> Hint:
        moves = list(partie.legal(seat))
        drawn = [moves.pop(self.dice.below(len(moves))) for _ in range(min(3, len(moves)))]
        return Hint(drawn[0], [("hint-random", {})], [(move, ("hint-random-other", {})) for move in drawn[1:]])


class Greedy(Bot):
    """Asks the game's own heuristic player."""

    name = "greedy"

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def choose(self, partie: Partie, seat: int) -> Move:
        return self.heuristic.choose(partie.mask(seat), seat)

    def hint(self, partie: Partie, seat: int) -> Hint:
        return self.heuristic.hint(partie.mask(seat), seat)


NAMES = (Random.name, Greedy.name)


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot of that name for a game."""
    heuristic = game.heuristic()
    if name == Random.name:
        return Random(seed)
    if name == Greedy.name and heuristic is not None:
        return Greedy(heuristic)
    choices = NAMES if heuristic is not None else (Random.name,)
    raise PartieError("unknown-bot", bot=name[:40], choices=", ".join(choices))
