"""The production phase: all at once, each for themselves (UC-PRO)."""

from typing import Final

from partie.kernel.state import open_lanes
from partie.kernel.step import AnyStep

from .components import BERTHS_A_SITE, NO_ICON, PAIRS, PLAIN, UPGRADED
from .counting import (
    SITES_OF,
    TUNNELS_AT_CITIES,
    UPGRADED_FARMS,
    UPGRADED_TUNNELS_AT_CITIES,
    houses,
    pairs_in,
    tally,
    touches_city,
)
from .gaining import PRODUCTION_PHASE, do_sure, gain
from .goods import Gift
from .parts import Parts
from .plans import Entries
from .state import Nation, Underwater
from .terms import Amount
from .tree import NETWORK_OP, TILE_PRODUCTION, UPGRADE, Op, find
from .works import Works, places

FIELD_BITS: Final = 8
FIELD: Final = (1 << FIELD_BITS) - 1
"""What is made is added up in one number, a field for each of the seven things one can gain."""
CREDITS: Final = 3
POINTS: Final = 5


def _pack(gains: Amount) -> int:
    return sum(part << FIELD_BITS * i for i, part in enumerate(gains))


PLAIN_MAKES: Final = [_pack(gains) for gains in PLAIN]
UPGRADED_MAKES: Final = [_pack(gains) for gains in UPGRADED]
UPGRADED_MORE: Final = [upgraded - plain for upgraded, plain in zip(UPGRADED_MAKES, PLAIN_MAKES)]
"""What an upgraded structure makes beyond a plain one."""
PAIR_MAKES: Final = [_pack(gains) for gains in PAIRS]
CITY_MAKES: Final = PLAIN_MAKES[5]


def start(s: Underwater) -> None:
    """Open a lane for everybody who has something to choose; the others produce at once."""
    s.phase = PRODUCTION_PHASE
    if s.events is not None:
        s.events.append(("production", s.era))
    stacks: list[list[AnyStep]] = []
    for seat in range(s.seats):
        effects = effects_of(s.nations[seat])
        asking = [op for op in effects if not op.sure]
        if not asking:
            produce(s, seat)
            for op in effects:
                do_sure(s, seat, op)
            stacks.append([])
            continue
        entries: Entries = ()
        # The network comes in any order only where an upgrade may change what it makes (UC-PRO-15).
        if any(find(op, UPGRADE) for op in asking):
            entries = NETWORK_OP.entry
        else:
            produce(s, seat)
        for op in effects:
            entries += op.entry
        stacks.append([Parts(seat, 0, entries)])
    open_lanes(s, stacks)


def effects_of(nation: Nation) -> list[Op]:
    """Production cards and the production halves of connected metropolises (UC-PRO-12)."""
    found = list(nation.tableau.productions)
    for corner in range(3):
        if nation.linked >> corner & 1:
            op = TILE_PRODUCTION[nation.tiles[corner]]
            if op is not None:
                found.append(op)
    for tile in nation.extra:
        op = TILE_PRODUCTION[tile]
        if op is not None:
            found.append(op)
    return found


def produce(s: Underwater, seat: int) -> None:
    """What the network makes by itself (UC-PRO-02)."""
    nation = s.nations[seat]
    gain(s, seat, network_yield(nation.works, nation.linked))


def network_yield(works: Works, linked: int) -> Gift:
    """Cities, buildings with pairs and multipliers, tunnels, and icons beside metropolises."""
    if works.made_for == linked and works.made is not None:
        return works.made
    board = works.board
    connected = works.city_mask & works.net
    counts = tally(works)
    # Tunnels beside cities count (UC-PRO-03).
    total = (
        CITY_MAKES * counts[5]
        + PLAIN_MAKES[0] * counts[0]
        + PLAIN_MAKES[1] * counts[1]
        + PLAIN_MAKES[2] * counts[2]
        + PLAIN_MAKES[3] * counts[TUNNELS_AT_CITIES]
        + UPGRADED_MORE[3] * counts[UPGRADED_TUNNELS_AT_CITIES]
    )
    for kind in range(3):
        upgraded = counts[UPGRADED_FARMS + kind]
        if upgraded:
            total += UPGRADED_MORE[kind] * upgraded
            if upgraded > 1:
                total += PAIR_MAKES[kind] * houses(pairs_in(works.fine[kind] & SITES_OF[connected]))
    if board.times_sites:
        for site in places(connected & works.purple & board.times_sites):
            icon = board.city_icons[site] or NO_ICON
            total += CITY_MAKES * (icon.times - 1)
    if board.multiplied:
        total += _multiplied(works, connected)
    if board.making_tunnels:
        total += _making_tunnels(works, linked)
    made = works.made = _gift(total)
    works.made_for = linked
    return made


def _gift(total: int) -> Gift:
    return Gift(tuple([total >> FIELD_BITS * i & FIELD for i in range(7)]))


def _multiplied(works: Works, connected: int) -> int:
    """Buildings on multiplying sites make their own yield again, no pair bonus (UC-MUL-01, UC-MUL-03)."""
    total = 0
    for i, berth in enumerate(works.board.multiplied):
        stands = works.stands[i]
        if stands and connected >> berth // BERTHS_A_SITE & 1:
            icon = works.board.berth_icons[berth] or NO_ICON
            makes = UPGRADED_MAKES[stands - 4] if stands > 3 else PLAIN_MAKES[stands - 1]
            total += makes * (icon.times - 1)
    return total


def _making_tunnels(works: Works, linked: int) -> int:
    """Multipliers of tunnels and shared icons (UC-MUL-08 to UC-MUL-10)."""
    board = works.board
    total = 0
    for tunnel in places(works.tunnel_mask & board.making_tunnels):
        icon = board.tunnel_icons[tunnel] or NO_ICON
        if works.beside >> tunnel & 1:
            total += (UPGRADED_MAKES[3] if works.wide >> tunnel & 1 else PLAIN_MAKES[3]) * (icon.times - 1)
            if icon.shared and works.tunnel_mask >> icon.twin & 1 and touches_city(works, icon.twin):
                total += icon.shared << FIELD_BITS * CREDITS
        if icon.metropolis:
            for corner in range(3):
                if linked >> corner & 1 and board.tunnels_of_metropolis[corner] >> tunnel & 1:
                    total += icon.metropolis << FIELD_BITS * POINTS
    return total
