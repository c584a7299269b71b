"""What a position promises to each player, for searches that look ahead.

A player's prospects are a weighted sum of a few traits; the weights (data/value.json) are fitted to games that the bots
played against each other: `partie tune powergrid --table value`.
"""

from typing import Final

from partie.kernel.keeping.data import read_weights
from partie.kernel.learning.heuristic import finished, float_sum, shares

from ..components import BIG, COUNTS
from ..rules.bureaucracy import income
from ..scoring import result
from ..state import Grid
from .outlook import Outlook
from .sites import extensions

_SIMPLE: Final = ("money", "income", "supplied", "plants", "cities", "spare", "ready", "next", "order")
TRAITS: Final = _SIMPLE + tuple(f"{name}-late" for name in _SIMPLE)
"""Each trait once as it is, and once times how far the game has come."""
VALUE: Final[dict[str, float]] = read_weights("powergrid", "value.json", TRAITS)
_DEAR: Final = 60
"""A next city that costs more counts as this."""


def values(s: Grid, w: dict[str, float], v: dict[str, float] = VALUE) -> list[float]:
    """By seat, about the chance to win; of a finished game mostly who won, and a little how clearly."""
    if s.agenda:
        sums = [float_sum([v[name] * trait for name, trait in zip(TRAITS, row)]) for row in traits(s, w)]
        return shares(sums, 1.0)
    final = result(s)
    close = shares([score[0] + score[1] / 100 for score in final.scores], 2.0)
    return finished(close, final.winners, 0.3)


def traits(s: Grid, w: dict[str, float]) -> list[list[float]]:
    """By seat, the numbers that the weights are for; all about as large as 1."""
    come = min(1.0, s.most / COUNTS[s.seats].end)
    found = []
    for seat, player in enumerate(s.players):
        outlook = Outlook(s, seat, w)
        capacity = min(player.kit.powers, outlook.end + 2)
        supplied = min(capacity, player.cities)
        row = [
            player.money / 100,
            outlook.rounds * income(supplied) / 100,
            supplied / 10,
            outlook.kit_value(player.kit.plants) / 100,
            player.cities / 10,
            max(0, capacity - player.cities) / 10,
            player.kit.supply(player.fuel, BIG) / 10,
            min(min(extensions(s, player)), _DEAR) / 20 if player.cities else 1.0,
            s.order.index(seat) / (s.seats - 1),
        ]
        found.append(row + [come * trait for trait in row])
    return found
