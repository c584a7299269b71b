"""What searches ask of a game: replies, ordered moves and values, with plain ones where it has no player of its own."""

from partie.kernel.engine.chance import Dice, Quick
from partie.kernel.engine.game import Game
from partie.kernel.engine.state import State, deciders, legal, play
from partie.kernel.engine.step import Lanes, Move
from partie.kernel.learning.heuristic import comparable

from .limits import Budget


class Mind:
    """A game with its heuristic player, and dice for everything that is guessed."""

    __slots__ = ("dice", "game", "heuristic", "quick")

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        own = game.heuristic()
        self.heuristic = None if own is None else own.studied()
        self.dice = Dice(seed)
        self.quick = Quick(seed)

    def guess(self, mask: State) -> State:
        """A world that fits what the seat knows."""
        return self.game.guess(mask, self.dice)

    def reply(self, s: State, seat: int) -> Move:
        """What a seat will probably do."""
        if self.heuristic is not None:
            return self.heuristic.reply(s, seat)
        moves = legal(s, seat)
        return moves[self.quick.below(len(moves))]

    def ordered(self, s: State, seat: int) -> list[Move]:
        """The moves worth a thought, the most promising first."""
        return self.heuristic.ordered(s, seat) if self.heuristic is not None else legal(s, seat)

    def values(self, s: State) -> list[float]:
        """By seat from 0 to 1, what the position promises; even chances where nobody has an opinion."""
        known = self.heuristic.values(s) if self.heuristic is not None else None
        if known is not None:
            return [comparable(value) for value in known]
        if s.agenda:
            return [1.0 / s.seats] * s.seats
        winners = self.game.result(s).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    @property
    def settled(self) -> int:
        """After how many stages values show what a move was good for."""
        return self.heuristic.settled if self.heuristic is not None else 1

    @property
    def width(self) -> int:
        """How many moves of a decision deserve a thought."""
        return self.heuristic.width if self.heuristic is not None else 8

    @property
    def reach(self) -> tuple[int, ...]:
        """How many stages a playout should go; 0: to the end."""
        return self.heuristic.reach if self.heuristic is not None else (0,)

    def horizon(self, s: State, stages: int) -> int:
        """The stage at which playouts from here stop; 0, where `stages` is: the end of the game."""
        return self.heuristic.stage(s) + stages if stages and self.heuristic is not None else 0

    def finish(self, s: State, budget: Budget, horizon: int) -> list[float]:
        """Let everybody reply until the horizon, and value what comes of it."""
        heuristic = self.heuristic
        while s.agenda:
            if horizon and heuristic is not None and heuristic.stage(s) >= horizon:
                break
            seat = asked(s)
            play(s, seat, self.reply(s, seat))
            budget.used += 1
        return self.values(s)


def asked(s: State) -> int:
    """The seat that decides next; of several at once the first."""
    top = s.agenda[-1]
    return deciders(s)[0] if isinstance(top, Lanes) else top.seat
