"""Gymnasium: one learner against chosen bots."""

from collections.abc import Sequence
from typing import Any

from partie import bots
from partie.kernel.errors import PartieError

from . import missing
from .common import Course

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error, "envs") from None

Observation = dict[str, Any]


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """The learner has one seat; bots play the others between its decisions.

    `bots`: one name for all other seats, or a name for each of them in seat order. `seat`: the learner's; None draws it
    anew for each game. The other arguments are those of the PettingZoo environment.

    Examples:
        >>> game = SoloEnv("powergrid", seats=2, bots="greedy")
        >>> observation, info = game.reset(seed=1)
        >>> observation, reward, over, cut, info = game.step(info["action_mask"].argmax())
        >>> reward, over
        (0.0, False)
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (Gymnasium's own shape)

    def __init__(
        self,
        game: str = "powergrid",
        seats: int = 2,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "rank",
        skip_forced: bool = True,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.course = Course(game, seats, reward, skip_forced, illegal, options)
        self.render_mode = render_mode
        if seat is not None and not (type(seat) is int and 0 <= seat < seats):
            raise PartieError("no-such-seat", seat=str(seat)[:20], last=seats - 1)
        self._given_seat = seat
        self._names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self._names) != seats - 1:
            raise PartieError("bad-count", given=len(self._names), wanted=seats - 1)
        self._make_bots(0)
        self.seat = seat or 0
        self.observation_space: spaces.Space[Any] = self.course.observation_space()
        self.action_space = spaces.Discrete(self.course.size)

    @property
    def partie(self) -> Any:
        """The game being played: its state, views, events and record."""
        return self.course.partie

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game; with a seed, the games from now on follow from it."""
        super().reset(seed=seed)
        self.course.seed(int(self.np_random.integers(1 << 62)))
        self._make_bots(int(self.np_random.integers(1 << 62)))
        self.course.begin()
        seats = self.course.seats
        self.seat = int(self.np_random.integers(seats)) if self._given_seat is None else self._given_seat
        self._let_bots_play()
        if self.course.seat < 0:
            # Over before the learner was asked: nothing to learn from, so another one.
            return self.reset()
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the move of a number, then the bots' moves up to the learner's next decision."""
        self.course.play(action)
        self._let_bots_play()
        over = self.course.seat < 0
        gained = self.course.rewards()[self.seat] if over else 0.0
        observation, info = self._look()
        return observation, gained, over, False, info

    def render(self) -> str:
        """The record of the game so far."""
        record: str = self.partie.record()
        return record

    def _make_bots(self, seed: int) -> None:
        rules = self.course.rules
        self._bots = [bots.make(name, rules, seed + i) for i, name in enumerate(self._names)]

    def _let_bots_play(self) -> None:
        course = self.course
        while course.seat >= 0 and course.seat != self.seat:
            other = course.seat if course.seat < self.seat else course.seat - 1
            move = self._bots[other].choose(course.partie, course.seat)
            course.partie.push(course.seat, move)
            course.go_on()

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        course = self.course
        mask = course.mask()
        return (
            {"observation": course.numbers(self.seat), "action_mask": mask},
            {"action_mask": mask, "seat": self.seat},
        )
