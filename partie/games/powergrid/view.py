"""The JSON that clients draw, from a mask and nothing else.

Most of a position looks as it did before the last move, and to all seats alike. So what is drawn of a player, a plant
and a fuel is kept, by everything that it is drawn from; whoever gets a view must not change it.
"""

from typing import Any, Final

from partie.euro import sets
from partie.kernel.engine.kept import Kept

from .components import BIG, COLOURS, COUNTS, FUELS, MAPS, MARKETS, PAYMENT, PLANTS, STEP3
from .position.reading import PHASES
from .rules.bureaucracy import income
from .state import Grid, Player, rows

Drawn = dict[str, Any]
_PLAYERS: Final = Kept(5000)
_CARDS: Final[dict[int, Drawn]] = {}
_FUELS: Final[dict[tuple[int, ...], Drawn]] = {}


def view(s: Grid, seat: int) -> Drawn:
    """The position for a seat (-1: a spectator)."""
    count = COUNTS[s.seats]
    current, future = rows(s.market, s.epoch)
    area = MAPS[s.map_name]
    ways = s.players[seat].distances if seat >= 0 else [BIG] * len(s.board.cities)
    return {
        "game": "powergrid",
        "seat": seat,
        "seats": s.seats,
        "map": s.map_name,
        "regions": [area.regions[i] for i in sets.members(s.regions)],
        "round": s.round,
        "phase": PHASES[s.phase] if s.phase else "",
        "epoch": s.epoch,
        "order": s.order,
        "asked": s.agenda[-1].seat if s.agenda else None,
        "over": not s.agenda,
        "plants": {
            "current": [_card(card) for card in current],
            "future": [_card(card) for card in future],
            "deck": len(s.deck),
            "buried": s.buried,
            "removed": sorted(s.removed),
            "boxed": len(s.boxed),
        },
        "fuel": {kind: _fuel(s, i) for i, kind in enumerate(FUELS)},
        "auction": _auction(s),
        "cities": [
            {
                "id": area.ids[city],
                "houses": list(s.houses[site]),
                "place": s.places[site] if s.places[site] < BIG else None,
                "links": way if way < BIG else None,
            }
            for site, (city, way) in enumerate(zip(s.board.cities, ways))
        ],
        "players": [_player(s, i) for i in range(s.seats)],
        "most": s.most,
        "epoch2": count.epoch2,
        "end": count.end,
        "plant_limit": count.plants,
        "payment": PAYMENT,
    }


def _card(card: int) -> Drawn:
    if card not in _CARDS:
        _CARDS[card] = _draw_card(card)
    return _CARDS[card]


def _draw_card(card: int) -> Drawn:
    if card == STEP3:
        return {"number": "step3"}
    plant = PLANTS[card]
    fuel = [FUELS[kind] for kind in plant.fuel]
    return {
        "number": card,
        "type": plant.type,
        "fuel": fuel,
        "amount": plant.amount,
        "powers": plant.powers,
        "stores": plant.stores,
    }


def _fuel(s: Grid, kind: int) -> Drawn:
    refill = min(s.board.map.refill[s.seats][s.epoch - 1][kind], s.supply[kind])
    key = (kind, s.stock[kind], s.supply[kind], refill)
    if key not in _FUELS:
        _FUELS[key] = _draw_fuel(kind, s.stock[kind], s.supply[kind], refill)
    return _FUELS[key]


def _draw_fuel(kind: int, there: int, supply: int, refill: int) -> Drawn:
    market = MARKETS[kind]
    return {
        "market": there,
        "supply": supply,
        "spaces": market.spaces,
        "lying": market.layout(there),
        "price": market.prices[market.total - there] if there else None,
        "refill": refill,
    }


def _auction(s: Grid) -> Drawn | None:
    if s.phase != 2:
        return None
    return {
        "lot": s.lot or None,
        "bid": s.bid,
        "bidder": s.bidder,
        "bidders": list(sets.members(s.bidders)),
        "buyers": list(sets.members(s.buyers)),
    }


def _player(s: Grid, seat: int) -> Drawn:
    player = s.players[seat]
    place = (seat, s.map_name, s.regions)
    key = (*place, player.money, player.kit.key(), tuple(player.fuel), tuple(player.network))
    found = _PLAYERS.get(key)
    return _PLAYERS.keep(key, _draw_player(s, seat)) if found is None else found


def _draw_player(s: Grid, seat: int) -> Drawn:
    player: Player = s.players[seat]
    area = MAPS[s.map_name]
    supplies = player.kit.supply(player.fuel, player.cities)
    return {
        "colour": COLOURS[seat],
        "money": player.money,
        "plants": [_card(number) for number in player.kit.plants],
        "fuel": {kind: player.fuel[i] for i, kind in enumerate(FUELS)},
        "room": {kind: max(0, player.kit.space(player.fuel, i)) for i, kind in enumerate(FUELS)},
        "cities": [area.ids[s.board.cities[site]] for site in player.network],
        "capacity": player.kit.powers,
        "supplies": supplies,
        "income": income(supplies),
    }
