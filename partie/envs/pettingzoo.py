"""PettingZoo: every game as an environment in which the agents move one after another (AEC), or in step (parallel)."""

from typing import Any

from . import missing
from .common import Course, Mask

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing(error, "envs") from None

Observation = dict[str, Any]


class GameEnv(AECEnv):
    """Agents `seat_0`, `seat_1` ... choose moves by their numbers (`partie actions GAME`).

    An observation has `observation` (the numbers of the game's fields) and `action_mask`, which is also in the info of
    the agent that is asked. Rewards come at the end.
    """

    def __init__(self, course: Course, max_steps: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.course = course
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = {
            "name": f"partie_{course.rules.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(course.seats)]
        self.agents: list[str] = []
        space = course.observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(course.size) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_move = np.zeros(course.size, np.int8)
        self._mask: Mask = self._no_move

    @property
    def partie(self) -> Any:
        """The game being played: its state, views, events and record."""
        return self.course.partie

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; with a seed, the games from now on follow from it."""
        if seed is not None:
            self.course.seed(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._running = True
        self.agent_selection = self.agents[0]
        self.course.begin()
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        course = self.course
        mask = self._mask if seat == course.seat else self._no_move.copy()
        return {"observation": course.numbers(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """The asked agent's observation, its reward since it last acted, and whether its game is over or cut off."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Play the move of a number for the agent that is asked; None for one whose game is over."""
        if not self._running:
            self._was_dead_step(action)
            return
        self.course.play(action)
        self.infos[self.agent_selection] = {}
        self._steps += 1
        self._ask()

    def _ask(self) -> None:
        course = self.course
        if course.seat < 0:
            self._running = False
            self._mask = self._no_move
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, course.rewards(), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        agent = self.agent_selection = self.possible_agents[course.seat]
        self._mask = course.mask()
        self.infos[agent] = {"action_mask": self._mask}
        if self.max_steps is not None and self._steps >= self.max_steps:
            self._running = False
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str:
        """The record of the game so far."""
        record: str = self.partie.record()
        return record

    def close(self) -> None:
        """Nothing is held open."""


class StepEnv(ParallelEnv):
    """Like `GameEnv`, in step: in each cycle every agent gives an action. An agent that is not asked has the single
    action `wait`, whose number is one above the last move's."""

    def __init__(self, course: Course, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self.course = course
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"partie_{course.rules.name}_parallel_v0", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(course.seats)]
        self.agents: list[str] = []
        self.wait = course.size
        numbers = course.observation_space()["observation"]
        mask = spaces.Box(0, 1, (course.size + 1,), np.int8)
        space = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(course.size + 1) for agent in self.possible_agents}

    @property
    def partie(self) -> Any:
        """The game being played: its state, views, events and record."""
        return self.course.partie

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the next game; with a seed, the games from now on follow from it."""
        if seed is not None:
            self.course.seed(seed)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        self.course.begin()
        return self._look()

    def step(self, actions: dict[str, int]) -> Any:
        """Play the action of the agent that is asked; the others wait."""
        course = self.course
        asked = course.seat
        if course.illegal == "raise":
            for seat, agent in enumerate(self.possible_agents):
                if seat != asked and actions[agent] != self.wait:
                    course.refuse(seat, int(actions[agent]))
        course.play(actions[self.possible_agents[asked]])
        self._cycles += 1
        over = course.seat < 0
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        gained = course.rewards() if over else [0.0] * course.seats
        observations, infos = self._look()
        found = (
            observations,
            dict(zip(self.agents, gained, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return found

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        course = self.course
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(course.size + 1, np.int8)
            if seat == course.seat:
                mask[: course.size] = course.mask()
            else:
                mask[self.wait] = 1
            observations[agent] = {"observation": course.numbers(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def render(self) -> str:
        """The record of the game so far."""
        record: str = self.partie.record()
        return record

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str = "powergrid",
    seats: int = 4,
    reward: str = "rank",
    skip_forced: bool = True,
    illegal: str = "raise",
    max_steps: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> GameEnv:
    """A game for agents that move one after another; further options are those of the game (`map="usa"`).

    `reward`: by `rank` (1 for the first to -1 for the last) or by `score`. `skip_forced`: decisions with one legal move
    are made without asking. `illegal`: an illegal number is an error (`raise`), or the safe `default` is played.
    `max_steps` cuts a game off.

    Examples:
        >>> game = env("shipyard", seats=2)
        >>> game.reset(seed=1)
        >>> game.agent_selection
        'seat_0'
        >>> observation, reward, over, cut, info = game.last()
        >>> game.step(int(info["action_mask"].argmax()))
    """
    return GameEnv(Course(game, seats, reward, skip_forced, illegal, options), max_steps, render_mode)


def parallel_env(
    game: str = "powergrid",
    seats: int = 4,
    reward: str = "rank",
    skip_forced: bool = True,
    illegal: str = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> StepEnv:
    """The same for agents that act in step. An agent that is not asked takes the action `wait`.

    Examples:
        >>> game = parallel_env("powergrid", seats=2)
        >>> observations, infos = game.reset(seed=1)
        >>> actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in game.agents}
        >>> observations, rewards, terminations, truncations, infos = game.step(actions)
        >>> rewards
        {'seat_0': 0.0, 'seat_1': 0.0}
    """
    return StepEnv(Course(game, seats, reward, skip_forced, illegal, options), max_cycles, render_mode)
