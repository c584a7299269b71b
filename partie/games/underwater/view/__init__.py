"""The JSON that clients draw, from a mask and nothing else.

Most of a position looks as it did before the last move, and to all seats alike. So what is drawn of a nation, of its
works and of a card is kept, by everything that it is drawn from; whoever gets a view must not change it.
"""

from typing import Any, Final

from partie.euro.amounts import Gift
from partie.euro.sets import members
from partie.kernel.engine.kept import Kept
from partie.kernel.engine.state import deciders

from ..book import SPECIAL_ERA
from ..cards import BY_NUMBER
from ..components import (
    BERTHS,
    BERTHS_A_SITE,
    FEDERATION_BONUS,
    LAST_OF_ERA,
    METROPOLIS_SITES,
    NEUTRAL,
    SITES,
    TUNNELS,
    TURNS,
)
from ..components.boards import Board, Icon
from ..components.terms import (
    BIOMATTER,
    COLOURS,
    GAINS,
    GOODS,
    KELP,
    KINDS,
    RESOURCES,
    SLOT_COLOURS,
    SLOTS,
    TYPES,
)
from ..knowledge import BACKS
from ..position.describing import PHASES, buildings, cities, tiles_on
from ..rules.course import Meal
from ..rules.federation import TOP, space
from ..rules.production import Source, expected
from ..rules.yields import Line, network_yield
from ..scoring import final_lines
from ..state.made import Nation, Underwater
from ..state.player_board import PlayerBoard

Drawn = dict[str, Any]
_NATIONS: Final = Kept(2000)
_WORKS: Final = Kept(2000)
_BOARDS: Final[dict[int, Drawn]] = {}
_CARDS: Final[dict[int, Drawn]] = {}
_SLOTS: Final[dict[tuple[int, ...], Drawn]] = {}


def view(s: Underwater, seat: int) -> Drawn:
    """The position for a seat (-1: a spectator)."""
    return {
        "game": "underwater",
        "seat": seat,
        "seats": s.seats,
        "side": "1-2" if s.side == 0 else "3-4",
        "era": s.era,
        "round": s.round,
        "rounds": [last - before for before, last in zip((0, *LAST_OF_ERA), LAST_OF_ERA)],
        "turn": s.turn,
        "turns": TURNS * s.seats,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "ranking": list(s.ranking),
        "federation": _FEDERATION,
        "asked": deciders(s),
        "over": not s.agenda,
        "slots": [_slot(s, slot) for slot in range(len(SLOTS))],
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


def gains(gift: Gift) -> dict[str, int]:
    """What is gained, by name."""
    return {name: number for name, number in zip(GAINS, (*gift.told, gift.cards)) if number}


_FEDERATION: Final[Drawn] = {
    "spaces": [
        {"space": space(climbed), "gives": gains(FEDERATION_BONUS[climbed - 1])}
        for climbed in range(1, TOP + 1)
    ],
    "beyond": gains(FEDERATION_BONUS[TOP]),
}


def _slot(s: Underwater, slot: int) -> Drawn:
    key = (slot, s.slots[slot])
    if key not in _SLOTS:
        _SLOTS[key] = _draw_slot(s, slot)
    return _SLOTS[key]


def _draw_slot(s: Underwater, slot: int) -> Drawn:
    return {
        "id": SLOTS[slot],
        "colour": COLOURS[SLOT_COLOURS[slot]],
        "tiles": [tile for tile in tiles_on(s, slot) if isinstance(tile, int)],
        "neutral": bool(s.slots[slot] & NEUTRAL),
    }


def card(number: int) -> Drawn:
    """A card, or its back: era I to III, or special."""
    if number < 0:
        era = BACKS.kind_of(number)
        return {"back": "special" if era == SPECIAL_ERA else era}
    if number not in _CARDS:
        _CARDS[number] = _front(number)
    return _CARDS[number]


def _front(number: int) -> Drawn:
    found = BY_NUMBER[number]
    return {
        "number": number,
        "name": found.name,
        "colour": COLOURS[found.colour],
        "type": TYPES[found.type],
        "cost": found.cost,
        "era": found.era,
    }


def _nation(s: Underwater, seat: int, nation: Nation) -> Drawn:
    """Production and final scoring look at nothing but the nation itself (a test holds that)."""
    key = nation.key()
    found = _NATIONS.get(key)
    return _NATIONS.keep(key, _draw_nation(s, seat, nation)) if found is None else found


def _draw_nation(s: Underwater, seat: int, nation: Nation) -> Drawn:
    player_board = nation.player_board
    return {
        "resources": dict(zip(RESOURCES, nation.goods)),
        "points": nation.points,
        "hand": [card(number) for number in nation.hand],
        "drawn": [card(number) for number in nation.drawn],
        "limit": nation.tableau.limit,
        "laid": [{**card(number), "used": number in nation.used} for number in nation.laid],
        "under": [card(number) for number in nation.under],
        "federation": space(nation.climbed) if nation.climbed else None,
        **_works(player_board),
        "tiles": [
            {"number": tile, "connected": player_board.is_linked(corner)}
            for corner, tile in enumerate(nation.tiles)
        ]
        + [{"number": tile, "connected": True} for tile in nation.extra],
        "contracts": list(nation.contracts),
        "costs": {kind: GOODS.named(cost) for kind, cost in zip(KINDS, nation.tableau.costs.amounts)},
        **_balance(s, seat, nation),
        "final": [list(line) for line in final_lines(s, seat)],
    }


def _works(player_board: PlayerBoard) -> Drawn:
    key = player_board.key()
    found = _WORKS.get(key)
    return _WORKS.keep(key, _draw_works(player_board)) if found is None else found


def _draw_works(player_board: PlayerBoard) -> Drawn:
    """Board and buildings, and what they give by themselves."""
    return {
        "board": board(player_board.board),
        "cities": cities(player_board),
        "connected": [SITES[site] for site in player_board.connected()],
        "tunnels": {
            name: player_board.tunnel_at(tunnel) == 2
            for tunnel, name in enumerate(TUNNELS)
            if player_board.tunnel_at(tunnel)
        },
        "buildings": buildings(player_board),
        "hungry": player_board.counts().cities,
        "yield": dict(zip(GAINS[:6], network_yield(player_board).told)),
    }


def _balance(s: Underwater, seat: int, nation: Nation) -> Drawn:
    """The next production line by line, cards, metropolises and food included; and what is there after it."""
    lines = expected(s, seat)
    goods = nation.goods
    for line in lines:
        goods = goods + line.gift.goods
    meal = Meal(nation, goods[KELP], goods[BIOMATTER])
    found = [_line(line) for line in lines]
    eaten = {"kelp": -meal.kelp, "biomatter": -meal.biomatter}
    food = {name: number for name, number in eaten.items() if number}
    if food:
        found.append({"source": "food", "id": None, "count": meal.kelp + meal.biomatter, "amounts": food})
    if meal.unfed:
        hunger = {"point": -meal.points}
        found.append({"source": "hunger", "id": None, "count": meal.unfed, "amounts": hunger})
    points = nation.points + sum([line.gift.points for line in lines]) - meal.points
    after = dict(zip(RESOURCES, goods))
    after["kelp"] -= meal.kelp
    after["biomatter"] -= meal.biomatter
    return {"balance": found, "after": {**after, "point": max(0, points)}}


def _line(line: Line) -> Drawn:
    number = line.number if isinstance(line, Source) else None
    return {"source": line.source, "id": number, "count": line.count, "amounts": gains(line.gift)}


def board(printed: Board) -> Drawn:
    """The printed player board: tunnel ends, building sites, icons."""
    if printed.number not in _BOARDS:
        points = SITES + METROPOLIS_SITES
        places = (*zip(SITES, printed.city_icons), *zip(TUNNELS, printed.tunnel_icons))
        icons = {name: _icon(icon) for name, icon in (*places, *zip(BERTHS, printed.berth_icons))}
        _BOARDS[printed.number] = {
            "number": printed.number,
            "tunnels": {
                TUNNELS[tunnel]: [points[one], points[other]]
                for tunnel, (one, other) in enumerate(printed.ends)
            },
            "sites": {
                name: printed.plain_sites[site] + _sites_with_icons(printed, site)
                for site, name in enumerate(SITES)
            },
            "icons": {name: icon for name, icon in icons.items() if icon},
        }
    return _BOARDS[printed.number]


def _sites_with_icons(printed: Board, site: int) -> int:
    """Berths that are no plain sites."""
    return len([berth for berth in members(printed.berths_at[site]) if berth % BERTHS_A_SITE])


def _icon(icon: Icon) -> Drawn:
    found: dict[str, Any] = {}
    gives = gains(icon.gift)
    if icon.advance:
        gives["advance"] = icon.advance
    if icon.surcharge:
        found["costs"] = GOODS.named(icon.surcharge)
    if gives:
        found["gives"] = gives
    if icon.times > 1:
        found["times"] = icon.times
    if icon.shared:
        found["with"], found["shared"] = TUNNELS[icon.twin], icon.shared
    if icon.metropolis:
        found["metropolis"] = icon.metropolis
    return found
