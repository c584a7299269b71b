"""The JSON that clients draw, from a mask and nothing else."""

from typing import Any

from partie.kernel.state import deciders

from .cards import BY_NUMBER
from .components import BERTHS, BERTHS_A_SITE, NEUTRAL, SITES, TUNNELS, TURNS, Board, Icon
from .counting import tally
from .goods import unpack
from .position import PHASES, buildings
from .production import network_yield
from .scoring import final_lines
from .state import SPECIAL_BACK, Nation, Underwater, era_of_back
from .terms import COLOURS, GAINS, KINDS, RESOURCES, SLOT_COLOURS, SLOTS, TYPES


def view(s: Underwater, seat: int) -> dict[str, Any]:
    """The position for a seat (-1: a spectator)."""
    return {
        "game": "underwater",
        "seat": seat,
        "seats": s.seats,
        "side": "1-2" if s.side == 0 else "3-4",
        "era": s.era,
        "round": s.round,
        "turn": s.turn,
        "turns": TURNS * s.seats,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "ranking": list(s.ranking),
        "asked": deciders(s),
        "over": not s.agenda,
        "slots": [
            {
                "id": SLOTS[slot],
                "colour": COLOURS[SLOT_COLOURS[slot]],
                "tiles": [other for other in range(s.seats) if tiles >> other & 1],
                "neutral": bool(tiles & NEUTRAL),
            }
            for slot, tiles in enumerate(s.slots)
        ],
        "clone": (None, "board", "taken")[s.clone],
        "played": {"slot": SLOTS[s.slot], "card": card(s.card) if s.card else None} if s.slot >= 0 else None,
        "deck": len(s.deck),
        "discard": sorted(s.discard),
        "gone": sorted(s.gone),
        "row": [card(number) for number in s.row],
        "special": [card(number) for number in reversed(s.special)],
        "contracts": list(s.contracts),
        "blue": len(s.blue),
        "supply": {"tunnels": s.tunnels, "white": s.white, "purple": s.purple},
        "nations": [_nation(s, other, nation) for other, nation in enumerate(s.nations)],
    }


def card(number: int) -> dict[str, Any]:
    """A card, or its back: era I to III, or special."""
    if number < 0:
        era = era_of_back(number)
        return {"back": "special" if era == SPECIAL_BACK else era}
    found = BY_NUMBER[number]
    return {
        "number": number,
        "name": found.name,
        "colour": COLOURS[found.colour],
        "type": TYPES[found.type],
        "cost": found.cost,
        "era": found.era,
    }


def _nation(s: Underwater, seat: int, nation: Nation) -> dict[str, Any]:
    works = nation.works
    counts = tally(works)
    return {
        "resources": dict(zip(RESOURCES, nation.resources)),
        "points": nation.points,
        "hand": [card(number) for number in nation.hand],
        "drawn": [card(number) for number in nation.drawn],
        "limit": nation.tableau.limit,
        "laid": [{**card(number), "used": number in nation.used} for number in nation.tableau.laid],
        "under": [card(number) for number in nation.under],
        "federation": 5 - nation.climbed if nation.climbed else None,
        "board": board(works.board),
        "cities": {
            SITES[site]: ("", "white", "purple")[city] for site, city in enumerate(works.cities) if city
        },
        "connected": [SITES[site] for site in range(len(SITES)) if works.city_mask & works.net & 1 << site],
        "tunnels": {TUNNELS[t]: state == 2 for t, state in enumerate(works.tunnels) if state},
        "buildings": buildings(works),
        "tiles": [
            {"number": tile, "connected": bool(nation.linked >> corner & 1)}
            for corner, tile in enumerate(nation.tiles)
        ]
        + [{"number": tile, "connected": True} for tile in nation.extra],
        "contracts": list(nation.contracts),
        "costs": {
            kind: {name: part for name, part in zip(RESOURCES, unpack(cost)) if part}
            for kind, cost in zip(KINDS, nation.tableau.costs)
        },
        "hungry": counts[4] + counts[5],
        "yield": dict(zip(GAINS[:6], network_yield(works, nation.linked).told)),
        "final": [list(line) for line in final_lines(s, seat)],
    }


_BOARDS: dict[int, dict[str, Any]] = {}


def board(printed: Board) -> dict[str, Any]:
    """The printed player board: tunnel ends, building sites, icons."""
    if printed.number not in _BOARDS:
        points = SITES + "MNO"
        icons = {SITES[i]: _icon(icon) for i, icon in enumerate(printed.city_icons) if icon is not None}
        icons.update(
            (TUNNELS[i], _icon(icon)) for i, icon in enumerate(printed.tunnel_icons) if icon is not None
        )
        icons.update(
            (BERTHS[i], _icon(icon)) for i, icon in enumerate(printed.berth_icons) if icon is not None
        )
        _BOARDS[printed.number] = {
            "number": printed.number,
            "tunnels": {
                TUNNELS[t]: [points[one], points[other]] for t, (one, other) in enumerate(printed.ends)
            },
            "sites": {
                SITES[site]: printed.plain_sites[site]
                + sum(
                    1
                    for place in range(1, 5)
                    if printed.berth_icons[site * BERTHS_A_SITE + place] is not None
                )
                for site in range(len(SITES))
            },
            "icons": icons,
        }
    return _BOARDS[printed.number]


def _icon(icon: Icon) -> dict[str, Any]:
    found: dict[str, Any] = {}
    costs = {name: part for name, part in zip(RESOURCES, icon.costs) if part}
    gains = {name: part for name, part in zip(GAINS, icon.gains) if part}
    if icon.advance:
        gains["advance"] = icon.advance
    if costs:
        found["costs"] = costs
    if gains:
        found["gives"] = gains
    if icon.times > 1:
        found["times"] = icon.times
    if icon.shared:
        found["with"], found["shared"] = TUNNELS[icon.twin], icon.shared
    if icon.metropolis:
        found["metropolis"] = icon.metropolis
    return found
