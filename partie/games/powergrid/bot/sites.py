"""Where to build: the cheapest extensions of a network, a good place to begin, regions with short links."""

from typing import Final

from partie.kernel.learning.heuristic import comparable, int_sum

from ..components import BIG, MAPS
from ..state import Grid, Player

_MOST_BUILDS: Final = 10
"""More cities than anybody connects in a round."""
_NEAR: Final = 20
"""Links that cost more keep rivals apart."""
_starts: Final[dict[tuple[object, ...], int]] = {}
_MOST_STARTS: Final = 5000


def extensions(s: Grid, player: Player) -> list[int]:
    """Per site, what connecting it costs now (BIG and more: impossible)."""
    return [way + place for way, place in zip(player.distances, s.places, strict=True)]


def ladder(s: Grid, player: Player, w: dict[str, float]) -> list[int]:
    """The cost of none, one, two ... cities, each time the cheapest extension, as far as the money goes."""
    costs = [0]
    spent = 0
    places = s.places.copy()
    rows = s.board.distances
    near = player.distances
    if player.network:
        for site in player.network:
            places[site] = BIG
    else:
        start = first_site(s, w)
        spent = places[start]
        if spent > player.money:
            return costs
        costs.append(spent)
        near = rows[start]
        places[start] = BIG
    while len(costs) <= _MOST_BUILDS:
        totals = [way + place for way, place in zip(near, places, strict=True)]
        cheapest = min(totals)
        spent += cheapest
        if spent > player.money:
            break
        costs.append(spent)
        site = totals.index(cheapest)
        places[site] = BIG
        near = [a if a < b else b for a, b in zip(near, rows[site], strict=True)]
    return costs


def first_site(s: Grid, w: dict[str, float]) -> int:
    """Where a network begins best: cheap cities around, rivals far away."""
    key = (s.map_name, s.regions, s.epoch, tuple(s.houses), w["open-cities"], w["crowd"])
    site = _starts.get(key)
    if site is None:
        free = [i for i in range(s.board.size) if s.places[i] < BIG]
        site = min(free, key=lambda i: (openness(s, i, w), i))
        if len(_starts) >= _MOST_STARTS:
            _starts.clear()
        _starts[key] = site
    return site


def openness(s: Grid, start: int, w: dict[str, float]) -> float:
    """What a network beginning here would pay for its next cities, and how crowded it is."""
    rows = s.board.distances
    near = rows[start]
    score = 0.0
    for site, seats in enumerate(s.houses):
        if seats and near[site] < _NEAR:
            score += w["crowd"] * (_NEAR - near[site]) * len(seats)
    places = s.places.copy()
    score += places[start]
    places[start] = BIG
    for _ in range(int(w["open-cities"])):
        totals = [way + place for way, place in zip(near, places, strict=True)]
        cheapest = min(totals)
        score += cheapest
        site = totals.index(cheapest)
        places[site] = BIG
        near = [a if a < b else b for a, b in zip(near, rows[site], strict=True)]
    return comparable(score)


def region_price(s: Grid, region: int) -> float:
    """What a link of a region costs on average."""
    area = MAPS[s.map_name]
    links = [cost for a, b, cost in area.links if region in (area.cities[a].region, area.cities[b].region)]
    return int_sum(links) / len(links)
