"""The JSON that clients draw, from a mask and nothing else."""

from typing import Any

from .bureaucracy import income
from .components import BIG, COLOURS, COUNTS, FUELS, MAPS, MARKETS, PAYMENT, PLANTS, REFILL, STEP3
from .position import PHASES
from .state import Grid, Player, rows


def view(s: Grid, seat: int) -> dict[str, Any]:
    """The position for a seat (-1: a spectator)."""
    count = COUNTS[s.seats]
    current, future = rows(s.market, s.epoch)
    area = MAPS[s.map_name]
    return {
        "game": "powergrid",
        "seat": seat,
        "seats": s.seats,
        "map": s.map_name,
        "regions": [name for i, name in enumerate(area.regions) if s.regions >> i & 1],
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
                "links": _links(s, seat, site),
            }
            for site, city in enumerate(s.board.cities)
        ],
        "players": [_player(s, i) for i in range(s.seats)],
        "most": s.most,
        "epoch2": count.epoch2,
        "end": count.end,
        "plant_limit": count.plants,
        "payment": PAYMENT,
    }


def _card(card: int) -> dict[str, Any]:
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


def _fuel(s: Grid, kind: int) -> dict[str, Any]:
    market = MARKETS[kind]
    there = s.stock[kind]
    return {
        "market": there,
        "supply": s.supply[kind],
        "spaces": market.spaces,
        "lying": market.layout(there),
        "price": market.prices[market.total - there] if there else None,
        "refill": min(REFILL[s.seats][s.epoch - 1][kind], s.supply[kind]),
    }


def _auction(s: Grid) -> dict[str, Any] | None:
    if s.phase != 2:
        return None
    return {
        "lot": s.lot or None,
        "bid": s.bid,
        "bidder": s.bidder,
        "bidders": [seat for seat in range(s.seats) if s.bidders >> seat & 1],
        "buyers": [seat for seat in range(s.seats) if s.buyers >> seat & 1],
    }


def _links(s: Grid, seat: int, site: int) -> int | None:
    if seat < 0:
        return None
    way = s.players[seat].distances[site]
    return way if way < BIG else None


def _player(s: Grid, seat: int) -> dict[str, Any]:
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
