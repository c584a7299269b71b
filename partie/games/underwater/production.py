"""The production phase: all at once, each for themselves (UC-PRO)."""

from partie.kernel.state import open_lanes
from partie.kernel.step import AnyStep

from .components import BERTHS_A_SITE, NO_ICON, PAIRS, PLAIN, SITE_COUNT, UPGRADED
from .counting import touches_city
from .gaining import PRODUCTION_PHASE, do_sure, gain
from .parts import Parts
from .plans import Entries
from .state import Nation, Underwater
from .terms import Amount
from .tree import NETWORK_OP, TILE_PRODUCTION, UPGRADE, Op, find
from .works import PURPLE_CITY, Works


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


def network_yield(works: Works, linked: int) -> Amount:
    """Cities, buildings with pairs and multipliers, tunnels, and icons beside metropolises."""
    if works.made_for == linked:
        return works.made
    total = [0] * 7
    for site in range(SITE_COUNT):
        city = works.cities[site]
        if not city or not works.net >> site & 1:
            continue
        if city == PURPLE_CITY:
            icon = works.board.city_icons[site] or NO_ICON
            _add(total, PLAIN[5], icon.times)
        for kind in range(3):
            built, upgraded = works.built[site * 3 + kind], works.upped[site * 3 + kind]
            if built:
                _add(total, PLAIN[kind], built - upgraded)
                _add(total, UPGRADED[kind], upgraded)
                if upgraded >= 2:
                    _add(total, PAIRS[kind], 1)
    _add_multiplied(works, total)
    _add_tunnels(works, linked, total)
    works.made = tuple(total)
    works.made_for = linked
    return works.made


def _add(total: list[int], gains: Amount, times: int) -> None:
    if times:
        for i in range(7):
            total[i] += gains[i] * times


def _add_multiplied(works: Works, total: list[int]) -> None:
    """Buildings on multiplying sites make their own yield again, no pair bonus (UC-MUL-01, UC-MUL-03)."""
    for i, berth in enumerate(works.board.multiplied):
        stands = works.stands[i]
        site = berth // BERTHS_A_SITE
        if stands and works.cities[site] and works.net >> site & 1:
            icon = works.board.berth_icons[berth] or NO_ICON
            gains = UPGRADED[stands - 4] if stands > 3 else PLAIN[stands - 1]
            _add(total, gains, icon.times - 1)


def _add_tunnels(works: Works, linked: int, total: list[int]) -> None:
    """Tunnels beside cities (UC-PRO-03), their multipliers and shared icons (UC-MUL-08 to UC-MUL-10)."""
    board = works.board
    for tunnel in range(board.tunnels):
        state = works.tunnels[tunnel]
        if not state:
            continue
        icon = board.tunnel_icons[tunnel] or NO_ICON
        if touches_city(works, tunnel):
            _add(total, UPGRADED[3] if state == 2 else PLAIN[3], icon.times)
            if icon.shared and works.tunnels[icon.twin] and touches_city(works, icon.twin):
                total[3] += icon.shared
        if icon.metropolis:
            for corner in range(3):
                if linked >> corner & 1 and board.tunnels_of_metropolis[corner] >> tunnel & 1:
                    total[5] += icon.metropolis
