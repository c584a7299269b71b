"""Totals of a series of games: a line for each bot, and the lengths of the games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from .matches import Played


class Line:
    """The results of one bot, over all seats it sat on."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.seats = 0
        self.wins = 0
        """First places not shared with another seat."""
        self.shared = 0
        self.places: Counter[int] = Counter()
        self.scores: list[list[int]] = []
        """Per criterion of the game, the value of every seat."""

    def add(self, place: int, alone: bool, score: Sequence[int]) -> None:
        """Count one seat of one game."""
        self.seats += 1
        self.places[place] += 1
        if place == 1:
            self.wins += alone
            self.shared += not alone
        if not self.scores:
            self.scores = [[] for _ in score]
        for values, value in zip(self.scores, score, strict=True):
            values.append(value)

    @property
    def place(self) -> float:
        """The average place."""
        return sum(place * count for place, count in self.places.items()) / self.seats

    def data(self, criteria: Sequence[str]) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": self.wins,
            "shared": self.shared,
            "place": round(self.place, 3),
            "places": {str(place): count for place, count in sorted(self.places.items())},
            "scores": {
                name: spread(values).data() for name, values in zip(criteria, self.scores, strict=False)
            },
        }


class Spread:
    """Minimum, mean and maximum."""

    def __init__(self, least: int, average: float, most: int) -> None:
        self.least = least
        self.average = average
        self.most = most

    def data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {"least": self.least, "average": round(self.average, 2), "most": self.most}


def spread(values: Iterable[int]) -> Spread:
    """The spread of numbers; zeros if there are none."""
    listed = list(values)
    if not listed:
        return Spread(0, 0.0, 0)
    return Spread(min(listed), sum(listed) / len(listed), max(listed))


class Tally:
    """All results of a series."""

    def __init__(self, played: Sequence[Played]) -> None:
        self.games = len(played)
        self.criteria: tuple[str, ...] = played[0].criteria if played else ()
        self.rounds = Counter(game.rounds for game in played if game.rounds)
        self.moves = spread(game.moves for game in played)
        self.lines: list[Line] = []
        """Bots in the order of their average place."""
        lines: dict[str, Line] = {}
        for game in played:
            alone = game.places.count(1) == 1
            for name, place, score in zip(game.seating, game.places, game.scores, strict=True):
                lines.setdefault(name, Line(name)).add(place, alone, score)
        self.lines = sorted(lines.values(), key=lambda line: (line.place, line.bot))

    @property
    def round_spread(self) -> Spread:
        """How many rounds the games took."""
        return spread(self.rounds.elements())

    def data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "bots": [line.data(self.criteria) for line in self.lines],
            "moves": self.moves.data(),
            "rounds": {
                **self.round_spread.data(),
                "counts": {str(rounds): count for rounds, count in sorted(self.rounds.items())},
            },
        }
