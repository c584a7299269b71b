"""Somebody else's search at a table of Partie: OpenSpiel's MCTS and IS-MCTS against the game's own player.

    pip install "partie[openspiel]"
    python examples/openspiel_search.py powergrid --search ismcts --simulations 50 --games 2

IS-MCTS knows what its seat knows and searches worlds that fit it (the game's `guess`). MCTS searches the true position,
the order of the deck included: a yardstick, not a fair player.
"""

import argparse
import sys
from typing import Any

import partie
from partie import PartieError

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import partie.envs.openspiel  # registers the games
except ImportError as error:
    sys.exit(f'{error.name} is missing: pip install "partie[openspiel]"')
except PartieError as error:
    sys.exit(str(error))


class Evaluator:
    """What a search believes of a position it does not search further: the judgement of the game's own player."""

    def __init__(self, name: str) -> None:
        self.heuristic = partie.GAMES[name].heuristic()

    def evaluate(self, state: Any) -> Any:
        told = None if self.heuristic is None else self.heuristic.values(state.position)
        values = np.zeros(state.num_players()) if told is None else np.array(told)
        return np.clip(2 * (values - values.mean()), -1, 1)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searcher(kind: str, name: str, game: Any, simulations: int, seed: int) -> Any:
    """A bot of OpenSpiel."""
    dice = np.random.RandomState(seed)
    if kind == "ismcts":
        return ismcts.ISMCTSBot(game, Evaluator(name), 2.0, simulations, random_state=dice)
    return mcts.MCTSBot(game, 2.0, simulations, Evaluator(name), random_state=dice)


def play(name: str, kind: str, simulations: int, seed: int, most: int) -> list[float] | None:
    """One game, the search on seat 0 and the game's own player on seat 1; the returns, or None after `most` moves."""
    game = pyspiel.load_game(f"partie(game={name},seats=2)")
    state = game.new_initial_state()
    state.apply_action(seed % 1000)
    bot = searcher(kind, name, game, simulations, seed)
    for _ in range(most):
        if state.is_terminal():
            found: list[float] = state.returns()
            return found
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(own_move(state, name))
    return None


def own_move(state: Any, name: str) -> int:
    """What the game's own player does; the first move where the game has none."""
    rules = partie.GAMES[name]
    heuristic = rules.heuristic()
    if heuristic is None:
        first: int = state.legal_actions()[0]
        return first
    seat = state.current_player()
    return rules.vocabulary.number(heuristic.choose(rules.mask(state.position, seat), seat))


def main(arguments: list[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", nargs="?", default="powergrid")
    options.add_argument("--search", choices=("ismcts", "mcts"), default="ismcts")
    options.add_argument("--simulations", type=int, default=50)
    options.add_argument("--games", type=int, default=1)
    options.add_argument("--moves", type=int, default=100_000, help="stop a game after so many")
    given = options.parse_args(arguments)
    for seed in range(given.games):
        returns = play(given.game, given.search, given.simulations, seed, given.moves)
        told = f"stopped after {given.moves} moves" if returns is None else f"returns {returns}"
        print(f"{given.game}, deal {seed}: {given.search} against the game's own player, {told}", flush=True)


if __name__ == "__main__":
    main()
