"""Games between bots whose moves may not depend on the Python or the build that plays them.

    python tests/fixed_games.py          the hash of each game's moves, one a line

Needs nothing but the standard library, so that any interpreter can run it from a checkout.
"""

import hashlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

FIXED_GAMES = (
    ("powergrid", "greedy", 3, 11),
    ("underwater", "greedy", 2, 11),
    ("shipyard", "greedy", 3, 11),
    ("evacuation", "greedy", 3, 11),
    ("powergrid", "rollouts", 2, 12),
    ("underwater", "lookahead", 2, 12),
    ("shipyard", "mcts", 2, 12),
    ("evacuation", "rollouts", 2, 12),
)
"""Game, bot, seats and seed. Searches play only the first decisions that have a choice."""
SEARCHED = 12
NODES = 60


def moves_hash(game: str, bot: str, seats: int, seed: int) -> str:
    """What a game's moves come to, in 16 characters."""
    from partie.bots.limits import Limit
    from partie.bots.lookahead import Lookahead
    from partie.bots.mcts import Mcts
    from partie.bots.rollouts import Rollouts
    from partie.games import GAMES
    from partie.kernel.engine.partie import Partie

    rules = GAMES[game]
    partie = Partie(rules, seats, seed, rules.read_options({}), None)
    kinds = {"lookahead": Lookahead, "mcts": Mcts, "rollouts": Rollouts}
    search = kinds[bot](rules, Limit(NODES), seed) if bot in kinds else None
    own = rules.heuristic()
    played = []
    while not partie.over and not (search and len(played) >= SEARCHED):
        decision = partie.decisions[0]
        if len(decision.moves) == 1:
            move = decision.moves[0]
        elif search:
            move = search.choose(partie, decision.seat)
            played.append(move)
        else:
            move = own.choose(partie.mask(decision.seat), decision.seat)
            played.append(move)
        partie.push(decision.seat, move)
    return hashlib.sha256(repr(played).encode()).hexdigest()[:16]


def main() -> None:
    """Without `partie/__init__.py`, which needs packages for words."""
    package = Path(__file__).resolve().parent.parent / "partie"
    spec = spec_from_file_location(
        "partie", package / "__init__.py", submodule_search_locations=[str(package)]
    )
    assert spec is not None
    sys.modules["partie"] = module_from_spec(spec)
    for fixed in FIXED_GAMES:
        print(*fixed, moves_hash(*fixed))


if __name__ == "__main__":
    main()
