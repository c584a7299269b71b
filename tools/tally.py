"""The counts of `tools/balance.py` in any game: scores with their parts, and wins by seat.

For further counts, a game has a module `tools/<game>/balance_<game>.py` with a class `Balance(Tally)` of its own.
"""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Self

from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def ruled(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown."""
    return "\n".join([row(*heads), row(*["---"] * len(heads)), *(row(*cells) for cells in rows)])


class Tally:
    """Counters of finished games. Every attribute is a Counter or a dictionary of lists, so that partial results can be
    added."""

    TITLE: ClassVar[str] = ""
    """The game's name on its page; empty: the engine's name."""
    POINTS: ClassVar[int] = 0
    """The index of the score among the criteria of the result."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()
        """By number of players."""
        self.moves: Counter[int] = Counter()
        self.scores: dict[int, list[int]] = {}
        self.lines: Counter[tuple[int, str]] = Counter()
        """Sums of the parts of scores, by number of players and part."""
        self.wins: Counter[tuple[int, int]] = Counter()
        """By number of players and seat; a shared win counts for everyone."""

    def table(self, game: Game, seed: int) -> tuple[int, dict[str, str]]:
        """The number of players and the options of the game of a seed."""
        return game.seat_counts[seed % len(game.seat_counts)], {}

    def watch(self, game: Partie, seat: int, move: Move) -> None:
        """Look at a move that a seat is about to make."""

    def note(self, game: Partie, first: State) -> None:
        """Add a finished game that began with the state `first`."""
        result = game.result
        assert result is not None
        seats = game.seats
        self.games[seats] += 1
        self.moves[seats] += len(game.moves)
        for seat in range(seats):
            self.scores.setdefault(seats, []).append(self.points(game, seat))
            for key, part in result.lines[seat]:
                self.lines[seats, key] += part
        for seat in result.winners:
            self.wins[seats, seat] += 1

    def points(self, game: Partie, seat: int) -> int:
        """A seat's score."""
        assert game.result is not None
        return game.result.scores[seat][self.POINTS]

    def add(self, other: Self) -> None:
        """Add the counts of another process."""
        for name, mine in vars(self).items():
            theirs = getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                for key, found in theirs.items():
                    mine.setdefault(key, []).extend(found)

    def before(self) -> str:
        """Sections that need no games."""
        return ""

    def after(self, whole: bool) -> str:
        """Sections about further counts besides the scores; `whole`: with long tables in full."""
        return ""

    def report(self) -> str:
        """The distribution of scores by number of players, the sources of points, and wins by seat."""
        keys = list(dict.fromkeys(key for _, key in self.lines))
        rows = []
        for seats, unsorted in sorted(self.scores.items()):
            found = sorted(unsorted)
            quarter = [found[min(len(found) * part // 4, len(found) - 1)] for part in range(5)]
            parts = [f"{self.lines[seats, key] / len(found):.1f}" for key in keys]
            games = self.games[seats]
            won = " / ".join(f"{self.wins[seats, seat] / games:.0%}" for seat in range(seats))
            rows.append(
                (
                    seats,
                    games,
                    f"{sum(found) / len(found):.1f}",
                    " / ".join(map(str, quarter)),
                    *parts,
                    won if seats > 1 else "–",
                    f"{self.moves[seats] / games:.0f}",
                )
            )
        heads = ("players", "games", "mean", "least / quartiles / most", *keys, "won by seat", "moves")
        return ruled(heads, rows)
