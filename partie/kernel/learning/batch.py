"""Many games at once for learning agents: move numbers in, numbers and masks of legal moves out.

The rows of all games are contiguous in byte arrays, which a caller may use as one table.
"""

from ..engine.chance import Dice
from ..engine.game import Game
from ..engine.moments import NOT_NOW
from ..engine.result import Result
from ..engine.state import State, deciders, legal, play, refusal
from ..engine.step import Move
from ..errors import IllegalMove, PartieError
from .features import Observer

REWARDS = ("rank", "score")
"""How a finished game is rewarded."""


def check_reward(how: str) -> str:
    """The name of a way to reward, if there is one."""
    if how not in REWARDS:
        raise PartieError(
            "bad-option-value", option="reward", value=str(how)[:40], choices=", ".join(REWARDS)
        )
    return how


def rewards(result: Result, how: str) -> list[float]:
    """The reward of each seat at the end.

    `rank`: the seats it beat less those that beat it, by the number of opponents: 1 for the first, -1 for the last, in
    sum 0. `score`: the first of the game's criteria (cities supplied, points).
    """
    if how == "score":
        return [float(score[0]) for score in result.scores]
    others = len(result.scores) - 1
    if not others:
        return [0.0]
    found = []
    for mine in result.scores:
        beaten = 0
        for score in result.scores:
            if mine > score:
                beaten += 1
            elif score > mine:
                beaten -= 1
        found.append(beaten / others)
    return found


class Batch:
    """`count` games side by side. Several seats that decide at once are asked in seat order.

    `masks` has a byte for each game and move: 1 if the move is legal. `asked` has a byte for each game: the seat that
    is asked. `numbers` has the features as that seat sees them (16-bit integers), and is made anew with every step.
    """

    __slots__ = (
        "_blank",
        "_dice",
        "_moves",
        "_observers",
        "_seats",
        "_states",
        "_vocabulary",
        "asked",
        "count",
        "game",
        "masks",
        "numbers",
        "options",
        "reward",
        "seats",
        "size",
        "skip_forced",
        "width",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        count: int,
        reward: str = "rank",
        skip_forced: bool = True,
    ) -> None:
        if type(count) is not int or count < 1:
            raise PartieError("bad-number", what="count", low=1)
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = options
        self.count = count
        self.reward = check_reward(reward)
        self.skip_forced = skip_forced
        self._vocabulary = game.vocabulary
        self.size = self._vocabulary.size
        self.width = 2 * len(game.fields(seats))
        self.masks = bytearray(count * self.size)
        self.numbers = bytes(count * self.width)
        self.asked = bytearray(count)
        self._seats = [0] * count
        self._blank = bytearray(count * self.size)
        self._dice = Dice(0)
        self._states: list[State] = []
        self._observers: list[Observer] = [game.observer(seats) for _ in range(count)]
        self._moves: list[Move] = self._vocabulary.moves

    def reset(self, seed: int) -> None:
        """Restart all games; their seeds are derived from this one."""
        self._dice = Dice(seed)
        self._states = [self._new_state() for _ in range(self.count)]
        self.masks[:] = self._blank
        parts: list[bytes] = []
        for i in range(self.count):
            self._go_on(i, self._states[i], parts)
        self.numbers = b"".join(parts)
        self.asked[:] = bytearray(self._seats)

    def state(self, i: int) -> State:
        """The state of a game."""
        return self._states[i]

    def step(self, actions: list[int]) -> dict[int, list[float]]:
        """Play a move by its number in every game; the games that ended, with their rewards.

        A finished game restarts immediately. If a number is illegal, nothing is played.
        """
        self._check(actions)
        ended: dict[int, list[float]] = {}
        states, seats, moves = self._states, self._seats, self._moves
        self.masks[:] = self._blank
        parts: list[bytes] = []
        for i in range(self.count):
            s = states[i]
            play(s, seats[i], moves[actions[i]])
            if not self._go_on(i, s, parts):
                ended[i] = rewards(self.game.result(s), self.reward)
                s = self._new_state()
                states[i] = s
                self._go_on(i, s, parts)
        self.numbers = b"".join(parts)
        self.asked[:] = bytearray(self._seats)
        return ended

    def _check(self, actions: list[int]) -> None:
        size, masks = self.size, self.masks
        if len(actions) != self.count:
            raise PartieError("bad-count", given=len(actions), wanted=self.count)
        for i in range(self.count):
            action = actions[i]
            if not 0 <= action < size or not masks[i * size + action]:
                refuse(self.game, self._states[i], self._seats[i], action)

    def _new_state(self) -> State:
        return self.game.setup(self.seats, self._dice.below(1 << 62), self.options)

    def _go_on(self, i: int, s: State, parts: list[bytes]) -> bool:
        """Play forced moves and write the rows of the next decision (the mask row must be zero); False when the game is
        over."""
        skip = self.skip_forced
        while s.agenda:
            seat = deciders(s)[0]
            moves = legal(s, seat)
            if not skip or len(moves) > 1:
                self._seats[i] = seat
                self._vocabulary.mark(moves, self.masks, i * self.size)
                self._observers[i].add(s, seat, parts)
                return True
            play(s, seat, moves[0])
        return False


def refuse(game: Game, s: State, seat: int, number: int) -> None:
    """Raise the error that says why the asked seat may not play the move with this number."""
    move = game.vocabulary.move(number)
    rule = refusal(s, seat, move)
    raise IllegalMove(rule or NOT_NOW, seat, game.notation(s, seat, move))
