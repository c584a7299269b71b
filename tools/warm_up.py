"""The training workload for the profile-guided build (tools/compile).

Weighted by use: mostly random play, then searching bots (copies, guesses, replies), environments and tables.
"""

from typing import Final

import numpy as np

import partie
from partie import bots
from partie.envs.vector import VectorEnv
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.kernel.engine.state import deciders

RANDOM_GAMES = 80
STEPS = 300
NODES: Final = 40


def play_at_random(game: str, seats: int) -> None:
    """Play whole games with the engine alone."""
    dice = Quick(seats)
    for seed in range(RANDOM_GAMES):
        play_random(partie.new(game, seats, seed), dice)


def look_around(game: str, seats: int) -> None:
    """Make all calls of a table on a position."""
    whole = partie.new(game, seats, 1)
    play_random(whole, Quick(seats))
    for count in range(0, len(whole.moves), 7):
        position = whole.at(count)
        for seat in deciders(position.state):
            position.view(seat)
            position.decision(seat)
        position.copy().key()
    partie.replay(whole.record()).save()


def think(game: str) -> None:
    """Play a game between searching bots."""
    played = partie.new(game, 2, 1)
    players = [bots.make(f"strong@{NODES}", played.game, seat) for seat in range(2)]
    while not played.over:
        seat = deciders(played.state)[0]
        played.push(seat, players[seat].choose(played, seat))


def learn(game: str, seats: int) -> None:
    """Play many games at once, as learning agents do."""
    env = VectorEnv(game, 16, seats)
    dice = np.random.default_rng(seats)
    env.reset(seats)
    for _ in range(STEPS):
        env.step(env.random_actions(dice))


def main() -> None:
    """Run the workload for all games and player counts."""
    for game, rules in partie.GAMES.items():
        for seats in rules.seat_counts:
            play_at_random(game, seats)
            look_around(game, seats)
            learn(game, seats)
        think(game)


if __name__ == "__main__":
    main()
