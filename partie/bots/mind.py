"""The game knowledge used by searches: replies, ordered moves and values, with defaults for games without a player."""

from partie.kernel.engine.chance import Dice, Quick
from partie.kernel.engine.game import Game
from partie.kernel.engine.state import State, deciders, legal, play
from partie.kernel.engine.step import Lanes, Move
from partie.kernel.learning.heuristic import comparable

from .limits import Budget


class Mind:
    """A game with its heuristic player and a random generator for guesses."""

    __slots__ = ("dice", "game", "heuristic", "quick", "thrift")

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        own = game.heuristic()
        self.heuristic = None if own is None else own.studied()
        self.dice = Dice(seed)
        self.quick = Quick(seed)
        self.thrift = 0.0
        """What a good left unspent at the end of a game takes from its value, in chances to win (not alone, where
        values are points)."""

    def guess(self, mask: State) -> State:
        """A possible full state for what the seat knows."""
        return self.game.guess(mask, self.dice)

    def reply(self, s: State, seat: int) -> Move:
        """Predict a seat's move."""
        if self.heuristic is not None:
            return self.heuristic.reply(s, seat)
        moves = legal(s, seat)
        return moves[self.quick.below(len(moves))]

    def ordered(self, s: State, seat: int) -> list[Move]:
        """The moves worth considering, the most promising first."""
        return self.heuristic.ordered(s, seat) if self.heuristic is not None else legal(s, seat)

    def values(self, s: State) -> list[float]:
        """Each seat's value from 0 to 1; equal values without an estimate."""
        own = self.heuristic
        known = own.values(s) if own is not None else None
        if own is not None and known is not None:
            if self.thrift and s.seats > 1 and not s.agenda:
                known = [value - self.thrift * own.unspent(s, seat) for seat, value in enumerate(known)]
            return [comparable(value) for value in known]
        if s.agenda:
            return [1.0 / s.seats] * s.seats
        winners = self.game.result(s).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    @property
    def settled(self) -> int:
        """The number of stages after which values reflect a move."""
        return self.heuristic.settled if self.heuristic is not None else 1

    @property
    def width(self) -> int:
        """The number of candidate moves of a decision."""
        return self.heuristic.width if self.heuristic is not None else 8

    @property
    def reach(self) -> tuple[int, ...]:
        """The length of playouts in stages; 0: to the end."""
        return self.heuristic.reach if self.heuristic is not None else (0,)

    def horizon(self, s: State, stages: int) -> int:
        """The stage at which playouts from here stop; 0, where `stages` is: the end of the game."""
        return self.heuristic.stage(s) + stages if stages and self.heuristic is not None else 0

    def finish(self, s: State, budget: Budget, horizon: int) -> list[float]:
        """Play usual replies until the horizon and evaluate."""
        heuristic = self.heuristic
        while s.agenda:
            if horizon and heuristic is not None and heuristic.stage(s) >= horizon:
                break
            seat = asked(s)
            play(s, seat, self.reply(s, seat))
            budget.used += 1
        return self.values(s)


def asked(s: State) -> int:
    """The seat that decides next; the first if several decide simultaneously."""
    top = s.agenda[-1]
    return deciders(s)[0] if isinstance(top, Lanes) else top.seat
