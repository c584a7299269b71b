"""Bots: players for any game. They see only what their seat sees.

A bot is named by a word, and a search may have a limit after it: `greedy`, `strong`, `mcts@2000` (moves played on
copies), `rollouts@0.5s`.
"""

from collections.abc import Callable
from typing import Final

from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError
from partie.kernel.learning.heuristic import Hint, Note

from .bot import Bot, Careless, Greedy, Random
from .coach import Coach
from .guided import Guided
from .learned import Learned
from .limits import Limit, read_limit
from .lookahead import Lookahead
from .mcts import Mcts
from .rollouts import Rollouts
from .search import Estimate, Search
from .shallow import MaxN, Paranoid

__all__ = [
    "NAMES",
    "SEARCHES",
    "Bot",
    "Estimate",
    "Greedy",
    "Hint",
    "Note",
    "Random",
    "Search",
    "adviser",
    "make",
    "usual",
]

NAMES: Final = ("random", "novice", "casual", "greedy", "strong", "expert")
"""Bots for people, the weakest first (docs/bots.md has their measured strengths)."""
USUAL_LIMIT: Final = Limit(nodes=1500)


def _farther(game: Game) -> tuple[int, ...]:
    """The horizons that the game's own player recommends for longer thinking."""
    heuristic = game.heuristic()
    return () if heuristic is None else heuristic.farther


def _deep(game: Game, limit: Limit, seed: int) -> Search:
    return Rollouts(game, limit, seed, stages=_farther(game))


def _expert(game: Game, limit: Limit, seed: int) -> Search:
    """`deep`, guided by a network if there is one."""
    return Guided(game, limit, seed, _farther(game))


_Maker = Callable[[Game, Limit, int], Search]
SEARCHES: Final[dict[str, tuple[_Maker, Limit]]] = {
    "lookahead": (Lookahead, USUAL_LIMIT),
    "maxn": (MaxN, USUAL_LIMIT),
    "paranoid": (Paranoid, USUAL_LIMIT),
    "rollouts": (Rollouts, USUAL_LIMIT),
    "guided": (Guided, USUAL_LIMIT),
    "mcts": (Mcts, USUAL_LIMIT),
    "strong": (Rollouts, USUAL_LIMIT),
    "deep": (_deep, USUAL_LIMIT),
    "expert": (_expert, USUAL_LIMIT),
}
"""Searching bots with their default limits; they also play games without a heuristic player."""
STRENGTHS: Final = {"strong": 0, "guided": 0, "deep": 1, "expert": 1}
"""Bots whose limits come from the game's own player (`nodes`): the index of the limit."""
PATIENCE: Final = 10.0
"""Their timeout in seconds, whatever number of nodes they have searched: playouts from some positions are slow."""
SLIPS: Final = {"novice": (40, 8), "casual": (15, 3)}
"""The percentage of random decisions, and among how many of the first moves."""


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot of that name for a game."""
    kind, at, limit = name.partition("@")
    heuristic = game.heuristic()
    if kind in SEARCHES:
        search, usual_limit = SEARCHES[kind]
        if heuristic is not None and kind in STRENGTHS:
            usual_limit = Limit(heuristic.nodes[STRENGTHS[kind]], PATIENCE)
        return search(game, read_limit(limit) if at else usual_limit, seed)
    if heuristic is not None and kind == Coach.name:
        return Coach(game, heuristic, read_limit(limit) if at else None, seed)
    made: Bot | None = None
    if kind == Random.name:
        made = Random(seed)
    elif kind == Learned.name:
        made = Learned(game)
    elif heuristic is not None and kind == Greedy.name:
        made = Greedy(heuristic)
    elif heuristic is not None and kind in SLIPS:
        made = Careless(heuristic, seed, *SLIPS[kind])
    if made is None:
        known = NAMES if heuristic is not None else (Random.name,)
        raise PartieError(
            "unknown-bot", bot=name[:40], choices=", ".join(dict.fromkeys((*known, Learned.name, *SEARCHES)))
        )
    if at:
        raise PartieError("no-limit", bot=kind)
    return made


def adviser(game: Game) -> str:
    """The bot that gives hints."""
    return Coach.name if game.heuristic() is not None else Random.name


def usual(game: Game) -> str:
    """The default opponent: sound and quick."""
    return Greedy.name if game.heuristic() is not None else Random.name
