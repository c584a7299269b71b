"""What a position promises to each player, for searches that look ahead."""

from math import exp

from ..scoring import result
from ..state import Grid
from .outlook import Outlook
from .weights import WEIGHTS


def values(s: Grid, w: dict[str, float] = WEIGHTS) -> list[float]:
    """By seat, about the chance to win."""
    return running(s, w) if s.agenda else finished(s)


def finished(s: Grid) -> list[float]:
    """Of a finished game: mostly who won, and a little how clearly."""
    final = result(s)
    winners = final.winners
    close = shares([score[0] + score[1] / 100 for score in final.scores], 2.0)
    return [
        0.3 * share + (0.7 / len(winners) if seat in winners else 0.0) for seat, share in enumerate(close)
    ]


def running(s: Grid, w: dict[str, float]) -> list[float]:
    """Of a running game: what money, plants, fuel and cities will come to."""
    return shares([wealth(s, seat, w) for seat in range(s.seats)], 60.0)


def wealth(s: Grid, seat: int, w: dict[str, float]) -> float:
    """Everything that a player has, in money."""
    player = s.players[seat]
    outlook = Outlook(s, seat, w)
    stored = sum(amount * price for amount, price in zip(player.fuel, outlook.prices, strict=True))
    return player.money + outlook.kit_value(player.kit.plants) + w["stored"] * stored


def shares(scores: list[float], scale: float) -> list[float]:
    """Scores as chances that add up to 1; `scale` is a lead that counts."""
    top = max(scores)
    parts = [exp((score - top) / scale) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]
