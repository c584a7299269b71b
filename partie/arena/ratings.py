"""Bot strength: OpenSkill ratings (Plackett-Luce) and win shares, with 95 % intervals."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from partie.kernel.engine.chance import Dice

from .extras import need
from .matches import Played

_Z: Final = 1.96
_RESAMPLES: Final = 100
_MOST_RATED: Final = 40_000
"""Maximal number of games rated for the intervals, which bounds their time."""


class Share:
    """A share of games with its Wilson interval."""

    __slots__ = ("games", "high", "low", "won")

    def __init__(self, won: float, games: int) -> None:
        self.won = won
        """Shared wins count as fractions."""
        self.games = games
        share = self.share
        middle = share + _Z * _Z / (2 * games)
        reach = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
        whole = 1 + _Z * _Z / games
        self.low = max(0.0, (middle - reach) / whole)
        self.high = min(1.0, (middle + reach) / whole)

    @property
    def share(self) -> float:
        return self.won / self.games

    def data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "games": self.games,
            "won": round(self.won, 2),
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


class Rating:
    """One bot of a league."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.skill = self.low = self.high = 0.0
        """OpenSkill's mu (25 is average), and its interval."""
        self.wins = Share(0.0, 1)
        self.against: dict[str, Share] = {}
        """Share of games in which it is placed before each other bot."""
        self.seconds = 0.0
        """Processor time a game."""
        self.slowest = 0.0
        """The longest decision."""

    def data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "bot": self.bot,
            "skill": round(self.skill, 2),
            "interval": [round(self.low, 2), round(self.high, 2)],
            "wins": self.wins.data(),
            "against": {other: share.data() for other, share in self.against.items()},
            "seconds_a_game": round(self.seconds, 3),
            "slowest_decision": round(self.slowest, 3),
        }


def rate(played: Sequence[Played], seed: int = 0) -> list[Rating]:
    """The bots of a league, the strongest first.

    OpenSkill depends on the order of games, which is meaningless here. A rating is therefore the mean over bootstrap
    samples of deals in random order, and its interval is their spread.
    """
    names = sorted({name for game in played for name in game.seating})
    spread: dict[str, list[float]] = {name: [] for name in names}
    dice = Dice(seed)
    # Games that follow each other with the same bots on turned seats are one deal: drawn together or not.
    deals = [played[i : i + len(played[0].seating)] for i in range(0, len(played), len(played[0].seating))]
    for _ in range(min(_RESAMPLES, max(20, _MOST_RATED // len(played)))):
        drawn = [game for _ in deals for game in deals[dice.below(len(deals))]]
        for name, skill in _skills(drawn, names).items():
            spread[name].append(skill)
    found = []
    for name in names:
        rating = Rating(name)
        rating.low, rating.skill, rating.high = _interval(spread[name])
        _count(rating, played)
        found.append(rating)
    return sorted(found, key=lambda rating: (-rating.skill, rating.bot))


def _interval(values: list[float]) -> tuple[float, float, float]:
    mean = sum(values) / len(values)
    reach = _Z * sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return mean - reach, mean, mean + reach


def _skills(played: Sequence[Played], names: list[str]) -> dict[str, float]:
    """OpenSkill over all games in order; a bot on several seats gets the mean of their updates."""
    model = need("openskill.models", "arena").PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in played:
        teams = [[ratings[name]] for name in game.seating]
        after = model.rate(teams, ranks=list(game.places))
        for name in set(game.seating):
            mine = [team[0] for team, sitter in zip(after, game.seating, strict=True) if sitter == name]
            ratings[name] = model.rating(
                mu=sum(one.mu for one in mine) / len(mine),
                sigma=sum(one.sigma for one in mine) / len(mine),
                name=name,
            )
    return {name: float(rating.mu) for name, rating in ratings.items()}


def _count(rating: Rating, played: Sequence[Played]) -> None:
    won, games, seconds = 0.0, 0, 0.0
    against: dict[str, list[float]] = defaultdict(list)
    for game in played:
        firsts = game.places.count(1)
        for seat, name in enumerate(game.seating):
            if name != rating.bot:
                continue
            games += 1
            won += 1 / firsts if game.places[seat] == 1 else 0.0
            if game.seconds:
                seconds += game.seconds[seat]
                rating.slowest = max(rating.slowest, game.slowest[seat])
            for other, place in zip(game.seating, game.places, strict=True):
                if other != name:
                    mine = game.places[seat]
                    against[other].append(1.0 if mine < place else 0.5 if mine == place else 0.0)
    rating.wins = Share(won, games)
    rating.seconds = seconds / games
    rating.against = {other: Share(sum(shares), len(shares)) for other, shares in sorted(against.items())}
