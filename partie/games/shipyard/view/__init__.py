"""The JSON that clients draw, from a mask and nothing else.

Most players look as they did before the last move, and to all seats alike. So what is drawn of a player, a part and a
canal is kept, by everything that it is drawn from; whoever gets a view must not change it.
"""

from typing import Any, Final

from partie.euro import sets
from partie.kernel.engine.kept import Kept

from ..components import (
    ACTIONS,
    BLUE_RIBBON,
    CANALS,
    COLOURS,
    COLUMNS,
    CONTRACT_IDS,
    CONTRACTS,
    COUNTS,
    CREW_RING,
    EMPLOYEE_IDS,
    EMPLOYEE_RING,
    EMPLOYEES_A_SPACE,
    EQUIPMENT_RING,
    EXCHANGE_PRICES,
    FAMILIES,
    FEATURES,
    GOODS,
    ITEMS,
    PART_KINDS,
    PARTS,
    PRICES,
    ROWS,
    SYMBOLS,
    TEETH,
    TRADES,
)
from ..components.canals import OUTSIDE, SIDES, TURNS, WIDTH, System
from ..components.ships import (
    Ship,
    cabins,
    crew_points,
    equipment_points,
    features,
    official_points,
    room,
    speed,
)
from ..components.yard import complete_ships
from ..knowledge import UNKNOWN_RED
from ..moves import show_cell
from ..position.stock import goods_names, solo_names
from ..rules.berth import ship_parts
from ..rules.contracts import count, points
from ..rules.solo import seen_back
from ..rules.turn import income
from ..rules.voyage import reach_of
from ..rules.wheel import distance, free_spaces, ring_price, way_price
from ..scoring import fleet_of
from ..state import Harbour, Player, cycle, seat_of
from .trials import trials, voyages

STAGES = ("turn", "turn", "final-actions", "last-ships", "contracts")
_CREW: Final = [ITEMS[item] for item in CREW_RING]
_EQUIPMENT: Final = [ITEMS[item] for item in EQUIPMENT_RING]
_EXCHANGE: Final = [dict(zip(GOODS, prices, strict=True)) for prices in EXCHANGE_PRICES]
_TRADES: Final = {good: [ITEMS[item] for item in TRADES[i]] for i, good in enumerate(GOODS)}
_PLAYERS: Final = Kept(2000)
_PARTS: Final[dict[int, dict[str, Any]]] = {}
_CANALS: Final[dict[int, dict[str, Any]]] = {}


def view(s: Harbour, seat: int) -> dict[str, Any]:
    """The position for a seat (-1: a spectator)."""
    acting = s.agenda[-1].seat if s.agenda else -1
    return {
        "game": "shipyard",
        "seat": seat,
        "seats": s.seats,
        "over": not s.agenda,
        "stage": STAGES[s.stage] if s.agenda else "over",
        "start": s.start,
        "asked": acting if acting >= 0 else None,
        "turn": s.turn,
        "round_of_turns": cycle(s),
        "turn_of": seat_of(s, s.turn) if s.stage < 2 else None,
        "turns_left": s.last - s.turn if s.last else None,
        "early": s.early,
        "main": ACTIONS[s.main] if s.main >= 0 else None,
        "bonus": s.bonus,
        "row": [_tile(s, tile) for tile in s.row],
        "gear": {"at": s.gear, "teeth": TEETH, "dropped": s.dropped},
        "track": _track(s),
        "wheel": _wheel(s, seat),
        "parts": {
            "prices": PRICES,
            "columns": [
                {
                    "kind": PART_KINDS[kind],
                    "parts": [_part(part) for part in s.offer[ROWS * column : ROWS * (column + 1)]],
                }
                for column, kind in enumerate(COLUMNS)
            ],
            "stacks": {"bow": len(s.bows), "middle": len(s.middles), "stern": len(s.sterns)},
            "scrapped": list(s.scrapped),
        },
        "canals": {
            "prices": PRICES,
            "offer": [canal(tile) for tile in s.canal_offer],
            "stack": len(s.canal_stack),
            "discard": len(s.canal_discard),
        },
        "goods": {
            "prices": PRICES,
            "offer": [goods_names(kind) for kind in s.goods_offer],
            "stack": len(s.goods_stack),
            "used": sum(s.goods_used),
        },
        "players": [
            {**_player(s, player, i), "sailing": _sailing(s, i)} for i, player in enumerate(s.players)
        ],
        "trials": trials(s, seat),
        "voyages": voyages(s, seat),
        "solo": _solo(s) if s.seats == 1 else None,
    }


def _tile(s: Harbour, tile: int) -> dict[str, Any]:
    cubes = [
        {"seat": seat, "cubes": 2 if player.previous == tile else 1}
        for seat, player in enumerate(s.players)
        if tile in (player.current, player.previous)
    ]
    cubes += [{"seat": 1 + i, "cubes": 1} for i, rival in enumerate(s.rivals) if rival == tile]
    return {"action": ACTIONS[tile], "cubes": cubes, "coins": s.coins[tile], "income": income(s, tile)}


def _track(s: Harbour) -> dict[str, Any]:
    total = COUNTS[s.seats].cubes
    discards = COUNTS[s.seats].discards[s.dealt]
    return {
        "cubes": s.cubes,
        "of": total,
        "discards": [{"cube": cube, "number": number} for cube, number in discards.items()],
    }


def _wheel(s: Harbour, seat: int) -> dict[str, Any]:
    """The rings with what reaching each space costs the seat now, with its employees (a spectator: without)."""
    player = s.players[seat] if seat >= 0 else None
    return {
        "crew": {
            "ring": _CREW,
            "at": s.recruiting,
            "prices": _ring_prices(player, CREW_RING, s.recruiting),
        },
        "equipment": {
            "ring": _EQUIPMENT,
            "at": s.making,
            "prices": _ring_prices(player, EQUIPMENT_RING, s.making),
        },
        "exchange": {"at": s.exchange, "prices": _EXCHANGE, "items": _TRADES},
        "employees": {
            "at": s.hiring,
            "prices": [
                way_price(distance(s.hiring, space, EMPLOYEE_RING), free_spaces(player) if player else 0)
                for space in range(EMPLOYEE_RING)
            ],
            "spaces": [
                [
                    {"employee": EMPLOYEE_IDS[i], "left": s.left[i]}
                    for i in s.ring[EMPLOYEES_A_SPACE * space : EMPLOYEES_A_SPACE * (space + 1)]
                ]
                for space in range(EMPLOYEE_RING)
            ],
        },
    }


def _ring_prices(player: Player | None, ring: tuple[int, ...], at: int) -> list[int]:
    if player is None:
        return [way_price(distance(at, space, len(ring)), 0) for space in range(len(ring))]
    return [ring_price(player, ring, at, item) for item in ring]


def _part(part: int) -> dict[str, Any] | None:
    if part < 0:
        return None
    if part not in _PARTS:
        found = PARTS[part]
        _PARTS[part] = {
            "id": part,
            "kind": PART_KINDS[found.kind],
            "set": 2 if found.stack == "middle_2" else 1,
            "features": list(found.features),
        }
    return _PARTS[part]


def canal(tile: int) -> dict[str, Any]:
    """A canal tile before it is turned."""
    if tile not in _CANALS:
        found = CANALS[tile]
        _CANALS[tile] = {
            "id": tile,
            "family": FAMILIES[found.family],
            "symbols": [SYMBOLS[symbol] for symbol in found.symbols[:4]],
        }
    return _CANALS[tile]


def _system(canals: System) -> list[dict[str, Any]]:
    return [
        {
            **canal(canals.tiles[i]),
            "at": show_cell(cell),
            "x": cell % WIDTH,
            "y": cell // WIDTH,
            "turn": int(TURNS[canals.turns[i]]),
        }
        for i, cell in enumerate(canals.cells)
    ]


def _figure(player: Player) -> dict[str, Any] | None:
    if not player.figure:
        return None
    cell, space, stern = player.figure
    outside = stern >= OUTSIDE
    return {
        "at": show_cell(cell),
        "space": space,
        "stern": None if outside else stern,
        "from": SIDES[stern - OUTSIDE] if outside else None,
    }


def _amounts(numbers: tuple[int, ...] | list[int]) -> dict[str, int]:
    return dict(zip(ITEMS, numbers, strict=True))


def _ship(ship: Ship) -> dict[str, Any]:
    return {
        "parts": [_part(part) for part in ship.parts],
        "load": _amounts(ship.load),
        "speed": speed(ship.load),
    }


def _player(s: Harbour, player: Player, seat: int) -> dict[str, Any]:
    """What looks at nothing but the player and the edition of the contracts."""
    key = (s.edition, seat, *player.key())
    found = _PLAYERS.get(key)
    return _PLAYERS.keep(key, _draw_player(s, player, seat)) if found is None else found


def _draw_player(s: Harbour, player: Player, seat: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[seat],
        "guilders": player.guilders,
        "points": player.points,
        "items": _amounts(player.items),
        "yard": [_part(part) for part in player.yard],
        "complete": complete_ships(player.filling),
        "fleet": [_ship(ship) for ship in player.fleet],
        "goods": [goods_names(kind) for kind, number in enumerate(player.goods) for _ in range(number)],
        "employees": [EMPLOYEE_IDS[i] for i in sets.members(player.employees)],
        "canals": _system(player.canals),
        "figure": _figure(player),
        "reach": reach_of(player),
        "used_canals": player.used_canals,
        "contracts": [_contract(s, player, contract) for contract in sorted(player.contracts, key=abs)],
        "discarded": [CONTRACT_IDS[i] if i >= 0 else None for i in sorted(player.discarded)],
        "current": ACTIONS[player.current] if player.current >= 0 else None,
        "previous": ACTIONS[player.previous] if player.previous >= 0 else None,
    }


def _contract(s: Harbour, player: Player, contract: int) -> dict[str, Any]:
    if contract < 0:
        return {"contract": None, "colour": "red" if contract == UNKNOWN_RED else "blue"}
    fleet = fleet_of(s, player)
    return {
        "contract": CONTRACT_IDS[contract],
        "colour": CONTRACTS[contract].colour,
        "count": count(contract, fleet),
        "points": points(contract, fleet),
        "next": CONTRACTS[contract].points(count(contract, fleet) + 1, s.edition),
    }


def _sailing(s: Harbour, seat: int) -> dict[str, Any] | None:
    """The ship that is fitted out or sails: what it carries, what it scores so far, what officials would award it."""
    if s.berth < 0 or not s.agenda or s.agenda[-1].seat != seat:
        return None
    player = s.players[seat]
    has = features(ship_parts(player, s.berth))
    pace = s.speed or speed(s.load)
    return {
        "berth": s.berth,
        "length": len(ship_parts(player, s.berth)),
        "load": _amounts(s.load),
        "room": {
            ITEMS[item]: max(0, room(has, player.employees, s.load, item)) for item in range(len(ITEMS))
        },
        "cabins": cabins(has, player.employees),
        "features": dict(zip(FEATURES, has, strict=True)),
        "speed": pace,
        "criteria": {
            "crew": crew_points(s.load),
            "equipment": equipment_points(s.load),
            "speed": pace,
            "officials": s.officials,
            "ribbon": s.ribbon,
        },
        "awards": {
            name: official_points(symbol, s.load, has)
            for symbol, name in enumerate(SYMBOLS)
            if symbol not in (0, BLUE_RIBBON)
        },
        "reach": s.reach,
        "moved": s.moved,
        "ribbon": s.ribbon,
        "officials": s.officials,
    }


def _solo(s: Harbour) -> dict[str, Any]:
    top = s.solo_stack[-1] if s.solo_stack else -1
    back = seen_back(s, top) if top >= 0 else None
    return {
        "rivals": [ACTIONS[tile] if tile >= 0 else None for tile in s.rivals],
        "stack": len(s.solo_stack),
        "top": {"number": back[0], "spaces": back[1]} if back else None,
        "pile": solo_names(s.solo_pile),
    }
