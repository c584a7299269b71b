"""A player with a small neural network, trained by imitation of the game's own player and then by self-play. It needs
only NumPy (extra `envs`).

The networks are among a game's data (`data/learned-<seats>.npz`); `examples/train.py` makes them. A network is valid
for one number of players and for the observation fields and vocabulary it was trained with; otherwise it is not used.
"""

from functools import lru_cache
from importlib import resources
from math import tanh
from typing import Any, ClassVar, Final
from zipfile import BadZipFile

from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.kernel.learning.features import Observer

from .bot import Bot

WIDE: Final = 200
"""Verbs with more amounts than this, such as bids, are thinned."""
NEAR: Final = 8
"""The number of lowest legal amounts of such a verb that are considered."""

ROUGHLY: Final = 1024.0
"""Preferences are rounded to thousandths, because matrix products differ slightly between machines."""


@lru_cache(8)
def wide_ranges(game: Game) -> list[tuple[int, int]]:
    """The ranges of these verbs in the vocabulary, as (first, end)."""
    moves = game.vocabulary.moves
    found = []
    for verb, told in enumerate(game.verbs):
        if [arg.type_name for arg in told.args] != ["amount"]:
            continue
        numbers = [number for number, move in enumerate(moves) if move[0] == verb and len(move) == 2]
        if len(numbers) > WIDE and numbers[-1] - numbers[0] == len(numbers) - 1:
            found.append((numbers[0], numbers[-1] + 1))
    return found


def thinned(game: Game, numbers: list[int]) -> list[int]:
    """The numbers of the candidate moves."""
    for first, end in wide_ranges(game):
        within = [number for number in numbers if first <= number < end]
        if len(within) > NEAR:
            dropped = set(within[NEAR:])
            numbers = [number for number in numbers if number not in dropped]
    return numbers


class Network:
    """Layers with ReLU, then a preference for each move and an expected reward from -1 to 1."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.layers = [
            (arrays[f"weight{i}"].astype("float32"), arrays[f"bias{i}"].astype("float32"))
            for i in range(int(arrays["depth"]))
        ]
        self.moves = arrays["moves"].astype("float32"), arrays["moves_bias"].astype("float32")
        self.value = arrays["value"].astype("float32"), arrays["value_bias"].astype("float32")
        self.scale = arrays["scale"].astype("float32")

    def __call__(self, data: bytes, numbers: list[int]) -> tuple[Any, float]:
        """The preferences for the moves of these numbers (the higher the better), and the expected reward."""
        inner = self._inner(data)
        weight, bias = self.moves
        found = inner @ weight[:, numbers] + bias[numbers]
        return (found * ROUGHLY).round() / ROUGHLY, self._reward(inner)

    def expects(self, data: bytes) -> float:
        """The expected reward alone."""
        return self._reward(self._inner(data))

    def _inner(self, data: bytes) -> Any:
        import numpy as np

        inner = np.frombuffer(data, np.int16) * self.scale
        for weight, bias in self.layers:
            inner = np.maximum(inner @ weight + bias, 0)
        return inner

    def _reward(self, inner: Any) -> float:
        weight, bias = self.value
        return tanh(float((inner @ weight + bias)[0]))


@lru_cache(8)
def read_network(game: Game, seats: int) -> Network | None:
    """The network of a game for a number of players, if there is a valid one.

    Cached: servers make a bot for every decision.
    """
    try:
        import numpy as np
    except ImportError:
        raise PartieError("missing-extra", package="numpy", extra="envs") from None

    file = resources.files(f"partie.games.{game.name}") / "data" / f"learned-{seats}.npz"
    if not file.is_file():
        return None
    try:
        with file.open("rb") as stream, np.load(stream) as stored:
            arrays = dict(stored)
            actions, fields = int(arrays["actions"]), len(arrays["scale"])
    except (BadZipFile, EOFError, KeyError, OSError, ValueError) as error:
        where = f"{game.name}/{file.name}"
        raise PartieError("bad-data", where=where, expected="readable", problem=str(error)[:200]) from None
    if actions != game.vocabulary.size or fields != len(game.fields(seats)):
        return None
    return Network(arrays)


class Learned(Bot):
    """Takes the move its network prefers. Needs a network for the game and number of players."""

    name: ClassVar[str] = "learned"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.networks: dict[int, Network] = {}
        self.observers: dict[int, Observer] = {}

    def ranked(self, partie: Partie, seat: int) -> tuple[list[Move], float]:
        """The candidate moves, preferred first, and the expected reward."""
        game, seats = self.game, partie.seats
        if seats not in self.networks:
            network = read_network(game, seats)
            if network is None:
                raise PartieError("untrained", game=game.name, seats=seats)
            self.networks[seats] = network
            self.observers[seats] = game.observer(seats)
        numbers = thinned(game, game.vocabulary.numbers(list(partie.legal(seat))))
        if len(numbers) == 1:
            return [game.vocabulary.move(numbers[0])], 0.0
        seen = self.observers[seats].data(partie.state, seat)
        preferences, value = self.networks[seats](seen, numbers)
        order = sorted(range(len(numbers)), key=lambda i: -preferences[i])
        return [game.vocabulary.move(numbers[i]) for i in order], value

    def choose(self, partie: Partie, seat: int) -> Move:
        return self.ranked(partie, seat)[0][0]
