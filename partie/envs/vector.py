"""Many games at once in one process: NumPy arrays in and out."""

from typing import Any

from partie import GAMES
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import find_game
from partie.kernel.learning.batch import Batch

from . import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "envs") from None


class VectorEnv:
    """`count` games side by side; in each, the seat that is asked acts. A game that ends begins anew at once.

    Rows of the arrays are games. The next step overwrites them: copy what you need.

    - `observations` (count, fields) float32: the position as the asked seat sees it
    - `masks` (count, actions) bool: the legal moves
    - `asked` (count,) uint8: the seat that is asked
    - `rewards` (count, seats) float32: the seats' rewards if the game ended with this step, else 0
    - `dones` (count,) bool: whether it ended

    Examples:
        >>> games = VectorEnv("evacuation", count=8, seats=2)
        >>> games.reset(seed=1).shape == (8, games.fields)
        True
        >>> observations, rewards, dones = games.step(games.masks.argmax(axis=1))
        >>> rewards.shape
        (8, 2)
    """

    def __init__(
        self,
        game: str = "powergrid",
        count: int = 64,
        seats: int = 2,
        reward: str = "rank",
        skip_forced: bool = True,
        **options: Any,
    ) -> None:
        rules = find_game(GAMES, game)
        batch = Batch(rules, seats, rules.read_options(options), count, reward, skip_forced)
        self.batch = batch
        self.count = count
        self.seats = seats
        self.actions = batch.size
        fields = rules.fields(seats)
        self.fields = len(fields)
        # As large as the observations: multiplying by a single row of scales takes twice as long.
        self._scale = np.tile(np.array([1 / field.top for field in fields], np.float32), (count, 1))
        self.observations: NDArray[np.float32] = np.zeros((count, len(fields)), np.float32)
        self.masks: NDArray[np.bool_] = np.frombuffer(batch.masks, np.bool_).reshape(count, -1)
        self._all_masks = np.frombuffer(batch.masks, np.bool_)
        self._ends = np.arange(1, count + 1) * batch.size
        self.asked: NDArray[np.uint8] = np.frombuffer(batch.asked, np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)

    def reset(self, seed: int = 0) -> NDArray[np.float32]:
        """Begin all games anew; they follow from the seed."""
        self.batch.reset(seed)
        self.rewards[:] = 0
        self.dones[:] = False
        self._look()
        return self.observations

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_]]:
        """Play a move by its number in every game: the observations, rewards and dones after it."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise PartieError("bad-count", given=str(given.shape)[:40], wanted=self.count)
        ended = self.batch.step(given.tolist())
        self._look()
        self.rewards[:] = 0
        self.dones[:] = False
        for i, gained in ended.items():
            self.rewards[i] = gained
            self.dones[i] = True
        return self.observations, self.rewards, self.dones

    def _look(self) -> None:
        numbers = np.frombuffer(self.batch.numbers, np.int16).reshape(self.count, -1)
        np.copyto(self.observations, numbers)
        self.observations *= self._scale

    def random_actions(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A random legal move for every game."""
        legal = self._all_masks.nonzero()[0]
        ends = np.searchsorted(legal, self._ends)
        counts = np.diff(ends, prepend=0)
        picked = ends - 1 - (dice.random(self.count) * counts).astype(np.int64)
        actions: NDArray[np.int64] = legal[picked] % self.actions
        return actions
