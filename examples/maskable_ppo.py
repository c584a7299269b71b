"""Somebody else's learner at a table of Partie: MaskablePPO of Stable-Baselines3 against a bot.

    pip install "partie[envs]" sb3-contrib
    python examples/maskable_ppo.py powergrid --steps 50000 --bot random

The environment is Gymnasium's (`partie.envs.gymnasium.SoloEnv`); the learner sees the numbers of a position, and the
mask of legal moves keeps it to them. Prints how many of some games it wins before and after.
"""

import argparse
import sys
from typing import Any

from partie import PartieError

try:
    import gymnasium
    import numpy as np
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.wrappers import ActionMasker

    from partie.envs.gymnasium import SoloEnv
except ImportError as error:
    sys.exit(f'{error.name} is missing: pip install "partie[envs]" sb3-contrib')
except PartieError as error:
    sys.exit(str(error))


class Numbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The numbers of a position alone; MaskablePPO gets the mask by another way."""

    def __init__(self, env: SoloEnv) -> None:
        super().__init__(env)
        spaces: Any = env.observation_space
        self.observation_space = spaces["observation"]

    def observation(self, observation: dict[str, Any]) -> Any:
        return observation["observation"]


def make(game: str, bot: str) -> Any:
    """The environment as MaskablePPO wants it."""
    env = SoloEnv(game, bots=bot)
    return ActionMasker(Numbers(env), lambda _: env.course.mask().astype(bool))


def wins(model: Any, env: Any, games: int) -> float:
    """The share of games won, by the moves it prefers; a shared first place counts half."""
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over, gained = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, gained, over, _, _ = env.step(np.int64(action))
        won += (gained + 1) / 2
    return won / games


def main(arguments: list[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", nargs="?", default="powergrid")
    options.add_argument("--bot", default="random", help="whom it learns against")
    options.add_argument("--steps", type=int, default=50_000)
    options.add_argument("--games", type=int, default=50, help="how many are played to measure it")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args(arguments)
    env = make(given.game, given.bot)
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, given.steps), seed=given.seed)
    before = wins(model, env, given.games)
    model.learn(given.steps)
    after = wins(model, env, given.games)
    told = f"{before:.2f} before, {after:.2f} after {given.steps} decisions, of {given.games} games"
    print(f"{given.game} against {given.bot}: {told}")


if __name__ == "__main__":
    main()
