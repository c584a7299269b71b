"""Building: where it may be done, and doing it (UC-CIT, UC-BLD, UC-TUN)."""

from typing import Final

from partie.kernel.step import Move

from .components import BERTHS_A_SITE, EXPANSION, SITE_COUNT, Icon
from .contracts import claim
from .effects.node import PRICE_USUAL
from .events import BUILT as BUILT_EVENTS
from .federation import advance
from .gaining import do_sure, fire, gain
from .goods import affordable, unpack
from .moves import (
    BUILD,
    BUILD_TUNNEL,
    BUILD_WHITE,
    BUILDS,
    PURPLE_BUILDS,
    TUNNEL_BUILDS,
    WHITE_BUILDS,
)
from .paying import costs_of, full_cost, icon_at, kind_of
from .state import Nation, Underwater, count_stock
from .terms import (
    BUILDS as BUILT,
)
from .terms import (
    CONNECTS_METROPOLIS,
    SECOND_BUILT,
    SECOND_TUNNEL,
    TUNNEL,
)
from .tree import TILE_INSTANT, Op
from .works import DEAR_ROOM, EXPANSION_ROOM, PURPLE_CITY, WHITE_CITY, places

BUILDINGS: Final = 7
"""Farm, plant and laboratory as bits."""
SINGLE: Final = [kinds.bit_length() - 1 if kinds.bit_count() == 1 else -1 for kinds in range(64)]
"""The kind of a set of one, as bits."""
KINDS_OF: Final = [tuple(kind for kind in range(6) if kinds >> kind & 1) for kinds in range(64)]
"""The kinds in a set of bits."""


def _dear(nation: Nation, kind: int, expansion: bool) -> list[Move]:
    """Open sites with a surcharge, as moves."""
    works = nation.works
    board = works.board
    if kind < 3:
        if expansion:
            return []
        return [BUILDS[kind][berth] for berth in places(works.open_berths & board.dear_berths)]
    if kind == 3:
        return [TUNNEL_BUILDS[tunnel] for tunnel in places(works.open_tunnels & board.dear_tunnels)]
    sites = places(works.near & ~works.city_mask & board.dear_sites)
    return [(WHITE_BUILDS if kind == 4 else PURPLE_BUILDS)[site] for site in sites]


def can_build(s: Underwater, nation: Nation, op: Op) -> bool:
    """Whether something of the effect's kinds can be built now."""
    works = nation.works
    room = (works.room if works.room >= 0 else works.rooms()) & s.stock
    if op.flag:
        room = room | BUILDINGS if room & EXPANSION_ROOM else room & ~BUILDINGS
    kinds = op.what & room
    if kinds:
        wallets = nation.tableau.wallets if op.price == PRICE_USUAL else costs_of(nation, op)
        if wallets.kinds(nation.goods) & kinds:
            return True
    if not works.board.dear:
        return False
    dear = room >> DEAR_ROOM & op.what
    return dear > 0 and _can_build_dear(nation, op, dear)


def _can_build_dear(nation: Nation, op: Op, kinds: int) -> bool:
    """Whether something can be built where it costs more."""
    for kind in KINDS_OF[kinds]:
        for move in _dear(nation, kind, op.flag):
            if affordable(nation.goods, full_cost(nation, op, move)):
                return True
    return False


def open_kinds(s: Underwater, nation: Nation) -> int:
    """What there is a place for and pieces in the supply (`Works.rooms`)."""
    works = nation.works
    return (works.room if works.room >= 0 else works.rooms()) & s.stock


def usually_buildable(s: Underwater, nation: Nation) -> int:
    """The kinds that can be built at their usual cost now, as bits."""
    works = nation.works
    room = (works.room if works.room >= 0 else works.rooms()) & s.stock
    found = nation.tableau.wallets.kinds(nation.goods) & room
    if works.board.dear:
        costs = nation.tableau.costs
        for kind in KINDS_OF[room >> DEAR_ROOM & 63 & ~found]:
            for move in _dear(nation, kind, False):
                if affordable(nation.goods, costs[kind] + icon_at(works, move).surcharge):
                    found |= 1 << kind
                    break
    return found


def build_moves(s: Underwater, nation: Nation, op: Op) -> list[Move]:
    """Everything the effect can build now, with its places."""
    what, have, works = op.what, nation.goods, nation.works
    expansion = op.flag
    room = (works.room if works.room >= 0 else works.rooms()) & s.stock
    dear = room >> DEAR_ROOM & what
    kinds = room & what
    if expansion:
        kinds = what & (room | BUILDINGS if room & EXPANSION_ROOM else room & ~BUILDINGS) & 63
    wallets = nation.tableau.wallets if op.price == PRICE_USUAL else costs_of(nation, op)
    kinds = (kinds | dear) & wallets.kinds(have)
    kind = SINGLE[kinds]
    if not dear and kind >= 0:
        return works.builds(kind if kind < 3 and not expansion else kind + 3)
    found: list[Move] = []
    for kind in KINDS_OF[kinds]:
        found += works.builds(kind if kind < 3 and not expansion else kind + 3)
        if dear >> kind & 1:
            for move in _dear(nation, kind, expansion):
                if affordable(have, full_cost(nation, op, move)):
                    found.append(move)
    return found


def why_not_build(s: Underwater, nation: Nation, op: Op, move: Move) -> str:
    """The rule that forbids a building move which is not among those of the effect."""
    kind = kind_of(move)
    works = nation.works
    if not op.what >> kind & 1:
        return "UC-GLO-17"
    if kind == 3:
        tunnel = move[1]
        if not 0 <= tunnel < works.board.tunnels or works.tunnel_mask >> tunnel & 1:
            return "UC-TUN-02"
        if not works.open_tunnels >> tunnel & 1:
            return "UC-TUN-03"
        if s.tunnels <= 0:
            return "UC-SUP-05"
    elif kind > 3:
        site = move[1]
        if not 0 <= site < SITE_COUNT or works.city_mask >> site & 1:
            return "UC-CIT-04"
        if not works.near >> site & 1:
            return "UC-CIT-05"
        if kind == 4 and s.white <= 0:
            return "UC-SUP-06"
        if kind == 5 and s.purple <= 0:
            return "UC-SUP-08"
    else:
        place = _why_not_there(nation, op, move[2])
        if place:
            return place
    return why_not_paid(nation, full_cost(nation, op, move))


def _why_not_there(nation: Nation, op: Op, berth: int) -> str:
    works = nation.works
    if not 0 <= berth < SITE_COUNT * BERTHS_A_SITE:
        return "UC-BLD-05"
    site, place = divmod(berth, BERTHS_A_SITE)
    if place == EXPANSION and not op.flag:
        return "UC-EXT-01"
    if place != EXPANSION and op.flag:
        return "UC-EXT-02"
    if place != EXPANSION and not works.board.berths_at[site] >> berth & 1:
        return "UC-BLD-05"
    if works.filled >> berth & 1:
        return "UC-BLD-05"
    if not works.near >> site & 1:
        return "UC-EXT-03" if place == EXPANSION else "UC-BLD-06"
    return ""


def why_not_paid(nation: Nation, price: int) -> str:
    """Which rule says that a building cost cannot be paid."""
    have, cost = nation.resources, unpack(price)
    if cost[4] > have[4]:
        return "UC-BIO-03"
    if (cost[3] > have[3] or cost[2] > have[2]) and have[4] > cost[4]:
        return "UC-BIO-04"
    return "UC-COS-04"


def place(s: Underwater, seat: int, move: Move) -> None:
    """Put a piece on its site with everything that follows at once (UC-BON-04, UC-TIM-06)."""
    nation = s.nations[seat]
    works = nation.works
    if works.shared:
        works = nation.works = works.copy()
    board = works.board
    on = nation.tableau.on
    verb = move[0]
    if verb == BUILD:
        kind, berth = move[1], move[2]
        if s.events is not None:
            s.events.append(BUILT_EVENTS[seat][kind][berth])
        works.add_building(kind, berth)
        icon = board.berth_icons[berth]
        if icon is not None:
            _bonus(s, seat, icon)
        if on[BUILT]:
            fire(s, seat, BUILT, 1 << kind)
        if on[SECOND_BUILT]:
            site = berth // BERTHS_A_SITE
            if works.count(site, kind) == 2 and connected(nation, site):
                fire(s, seat, SECOND_BUILT, 1 << kind)
    elif verb == BUILD_TUNNEL:
        if s.events is not None:
            s.events.append(BUILT_EVENTS[seat][3][move[1]])
        works.add_tunnel(move[1])
        s.tunnels -= 1
        if not s.tunnels:
            count_stock(s)
        s.dug += 1
        icon = board.tunnel_icons[move[1]]
        if icon is not None:
            _bonus(s, seat, icon)
        if board.metropolis_tunnels >> move[1] & 1:
            _connect(s, seat, nation)
        if on[BUILT]:
            fire(s, seat, BUILT, TUNNEL)
        if s.dug == 2 and on[SECOND_TUNNEL]:
            fire(s, seat, SECOND_TUNNEL, 0)
    else:
        kind = 4 if verb == BUILD_WHITE else 5
        if s.events is not None:
            s.events.append(BUILT_EVENTS[seat][kind][move[1]])
        works.add_city(move[1], WHITE_CITY if kind == 4 else PURPLE_CITY)
        if kind == 4:
            s.white -= 1
        else:
            s.purple -= 1
        if not s.white or not s.purple:
            count_stock(s)
        icon = board.city_icons[move[1]]
        if icon is not None:
            _bonus(s, seat, icon)
        if on[BUILT]:
            fire(s, seat, BUILT, 1 << kind)
    if s.contracts:
        claim(s, seat)


def _bonus(s: Underwater, seat: int, icon: Icon) -> None:
    """The bonus of a site, connected or not (UC-BON-01 to UC-BON-03)."""
    for _ in range(icon.advance):
        advance(s, seat)
    if icon.brings:
        gain(s, seat, icon.gift)


def connected(nation: Nation, site: int) -> bool:
    """Whether there is a city on the site and tunnels link it to the start (UC-NET-04)."""
    works = nation.works
    return works.city_mask & works.net & 1 << site > 0


def _connect(s: Underwater, seat: int, nation: Nation) -> None:
    """Metropolises that a new tunnel connects (UC-MET-01 to UC-MET-03)."""
    works = nation.works
    for corner, needs in enumerate(works.board.tunnels_of_metropolis):
        if not nation.linked >> corner & 1 and needs and works.tunnel_mask & needs == needs:
            nation.linked |= 1 << corner
            greet(s, seat, nation.tiles[corner])


def greet(s: Underwater, seat: int, tile: int) -> None:
    """A metropolis is connected: its instant half, and whoever waits for it."""
    if s.events is not None:
        s.events.append(("metropolis", seat, tile))
    effect = TILE_INSTANT[tile] if tile > 0 else None
    if effect is not None:
        if effect.sure:
            do_sure(s, seat, effect)
        else:
            s.asked.append(effect.nid)
    fire(s, seat, CONNECTS_METROPOLIS, 0)


def sure_gains(nation: Nation, move: Move) -> int:
    """What triggers of the building itself give for sure."""
    kind = kind_of(move)
    total = 0
    on = nation.tableau.on
    for op in on[BUILT]:
        if op.of >> kind & 1 and op.kids[0].sure:
            total += op.kids[0].goods
    if kind < 3 and on[SECOND_BUILT]:
        site = move[2] // BERTHS_A_SITE
        if nation.works.count(site, kind) == 1 and connected(nation, site):
            for op in on[SECOND_BUILT]:
                if op.of == 1 << kind and op.kids[0].sure:
                    total += op.kids[0].goods
    return total
