"""Building: where it may be done, what it costs, and doing it, one thing at a time (UC-STP-01 to UC-STP-04)."""

from partie.euro.amounts import Amount
from partie.euro.sets import has, members
from partie.kernel.engine.step import Move

from ..book import TABLE, carry_out, draw_cards, fire
from ..components import BERTHS_A_SITE, EXPANSION, SITE_COUNT
from ..components.boards import Icon
from ..components.terms import (
    BUILDING,
    BUILDS,
    CONNECTS_METROPOLIS,
    EVERY_KIND,
    KIND_SETS,
    PURPLE,
    SECOND_BUILT,
    SECOND_TUNNEL,
    TUNNEL,
    TUNNELS,
    WHITE,
    WHITES,
    kinds_in,
)
from ..moves import built_kind, built_place
from ..state.made import Nation, Underwater
from ..state.player_board import PURPLE_CITY, WHITE_CITY
from ..state.tableau import BIOMATTER_INSTEAD
from .contracts import claim
from .paying import USUAL, Price, cost_of, costs_of, why_not_paid


def in_supply(s: Underwater) -> int:
    """The kinds of which pieces are left: tunnels and domes are limited, buildings are not (UC-SUP-01 to UC-SUP-08)."""
    found = EVERY_KIND
    if not s.tunnels:
        found &= ~TUNNEL
    if not s.white:
        found &= ~WHITE
    if not s.purple:
        found &= ~PURPLE
    return found


def buildable(s: Underwater, nation: Nation) -> int:
    """The kinds that can be built at their usual cost now."""
    what = nation.tableau.costs.payable(nation.goods)
    if not s.tunnels or not s.white or not s.purple:
        what &= in_supply(s)
    found = what & nation.player_board.room
    dear = what & nation.player_board.dear_room & ~found
    if dear:
        for move in _dear_builds(nation, nation.goods, dear, USUAL):
            found |= KIND_SETS[built_kind(move)]
    return found


def can_build(s: Underwater, nation: Nation, have: Amount, what: int, price: Price, expansion: bool) -> bool:
    """Whether one of the kinds can be built with so much."""
    player_board = nation.player_board
    what &= costs_of(nation, price).payable(have)
    if not s.tunnels or not s.white or not s.purple:
        what &= in_supply(s)
    if expansion:
        return player_board.expansion_room and bool(what & BUILDING)
    if what & player_board.room:
        return True
    return bool(what & player_board.dear_room) and bool(_dear_builds(nation, have, what, price))


def build_moves(s: Underwater, nation: Nation, what: int, price: Price, expansion: bool) -> list[Move]:
    """Everything of these kinds that can be built now, with its places; not to be changed."""
    player_board = nation.player_board
    what &= costs_of(nation, price).payable(nation.goods)
    if not s.tunnels or not s.white or not s.purple:
        what &= in_supply(s)
    if expansion:
        kinds = kinds_in(what & BUILDING) if player_board.expansion_room else []
    else:
        kinds = kinds_in(what & player_board.room)
    if len(kinds) == 1 and not player_board.dear_room & what:
        return player_board.builds(kinds[0], expansion)
    found: list[Move] = []
    for kind in kinds:
        found += player_board.builds(kind, expansion)
    if player_board.dear_room & what and not expansion:
        found += _dear_builds(nation, nation.goods, what, price)
    return found


def _dear_builds(nation: Nation, have: Amount, what: int, price: Price) -> list[Move]:
    """What can be built where it costs more (UC-SUR-01)."""
    found: list[Move] = []
    for kind in kinds_in(what & nation.player_board.dear_room):
        for move in nation.player_board.dear_builds(kind, False):
            if BIOMATTER_INSTEAD.affordable(have, cost_of(nation, price, move)):
                found.append(move)
    return found


def why_not_build(
    s: Underwater, nation: Nation, what: int, price: Price, expansion: bool, move: Move
) -> str | None:
    """None if a move builds one of the kinds, else the rule that forbids it."""
    kind, place = built_kind(move), built_place(move)
    player_board = nation.player_board
    if not what & KIND_SETS[kind]:
        return "UC-GLO-17"
    if kind == TUNNELS:
        if not 0 <= place < player_board.board.tunnels or has(player_board.tunnels, place):
            return "UC-TUN-02"
        if not has(player_board.open_tunnels, place):
            return "UC-TUN-03"
        if not s.tunnels:
            return "UC-SUP-05"
    elif kind > TUNNELS:
        if not 0 <= place < SITE_COUNT or has(player_board.cities, place):
            return "UC-CIT-04"
        if not has(player_board.near, place):
            return "UC-CIT-05"
        if not (s.white if kind == WHITES else s.purple):
            return "UC-SUP-06" if kind == WHITES else "UC-SUP-08"
    else:
        rule = _why_not_there(nation, expansion, place)
        if rule is not None:
            return rule
    return why_not_paid(nation.goods, cost_of(nation, price, move))


def _why_not_there(nation: Nation, expansion: bool, berth: int) -> str | None:
    """None if a building may stand on a berth, else the rule (UC-BLD-05, UC-BLD-06, UC-EXT-01 to UC-EXT-03)."""
    player_board = nation.player_board
    site, place = divmod(berth, BERTHS_A_SITE)
    if place == EXPANSION and not expansion:
        return "UC-EXT-01"
    if place != EXPANSION and expansion:
        return "UC-EXT-02"
    if has(player_board.filled, berth) or not has(
        player_board.board.berths_at[site] | player_board.board.expansions_at[site], berth
    ):
        return "UC-BLD-05"
    if not has(player_board.near, site):
        return "UC-EXT-03" if expansion else "UC-BLD-06"
    return None


def place(s: Underwater, seat: int, move: Move) -> None:
    """Put a piece on its site, with everything that follows at once (UC-BON-04, UC-TIM-06)."""
    nation = s.nations[seat]
    kind, where = built_kind(move), built_place(move)
    if s.events is not None:
        s.events.append(("built", seat, *move))
    before = nation.player_board
    if kind < TUNNELS:
        player_board = nation.player_board = before.with_building(kind, where)
    elif kind == TUNNELS:
        player_board = nation.player_board = before.with_tunnel(where)
        s.tunnels -= 1
        s.dug += 1
    else:
        player_board = nation.player_board = before.with_city(
            where, WHITE_CITY if kind == WHITES else PURPLE_CITY
        )
        s.white -= kind == WHITES
        s.purple -= kind != WHITES
    bonus(s, seat, player_board.icon_of(kind, where))
    if player_board.linked != before.linked:
        for corner in members(player_board.linked & ~before.linked):
            connect(s, seat, nation.tiles[corner])
    fire(s, seat, BUILDS, KIND_SETS[kind])
    site = where // BERTHS_A_SITE
    if kind < TUNNELS and player_board.count_at(site, kind) == 2 and player_board.is_connected(site):
        fire(s, seat, SECOND_BUILT, KIND_SETS[kind])
    elif kind == TUNNELS and s.dug == 2:
        fire(s, seat, SECOND_TUNNEL, 0)
    if s.contracts:
        claim(s, seat)


def bonus(s: Underwater, seat: int, icon: Icon) -> None:
    """The bonus of a site, connected or not (UC-BON-01 to UC-BON-06, UC-TIM-07): a Federation step is asked for."""
    gift = icon.gift
    if gift:
        TABLE.gain(s, seat, gift)
    if gift.cards:
        draw_cards(s, seat, gift.cards)
    if icon.advance and TABLE.site_step is not None:
        carry_out(s, seat, TABLE.site_step)


def connect(s: Underwater, seat: int, tile: int) -> None:
    """A metropolis is connected: its instant half, and whoever waits for it (UC-MET-01 to UC-MET-04)."""
    if s.events is not None:
        s.events.append(("metropolis", seat, tile))
    effect = TABLE.instant[tile] if tile > 0 else None
    if effect is not None:
        carry_out(s, seat, effect)
    fire(s, seat, CONNECTS_METROPOLIS, 0)


def can_convert(s: Underwater, nation: Nation, site: int) -> bool:
    """Whether a white dome can become a purple one (UC-UPG-02)."""
    return s.purple > 0 and nation.player_board.city_at(site) == WHITE_CITY


def convert(s: Underwater, seat: int, site: int) -> None:
    """A white dome becomes a purple one; that is no building (UC-UPG-02)."""
    nation = s.nations[seat]
    nation.player_board = nation.player_board.with_city(site, PURPLE_CITY)
    s.purple -= 1
    s.white += 1
    if s.events is not None:
        s.events.append(("converted", seat, site))
    if s.contracts:
        claim(s, seat)
