"""What building and upgrading cost, and the ways to pay (UC-COS, UC-BIO, UC-SUR)."""

from typing import Final

from partie.kernel.step import Move

from .components import NO_ICON, Icon
from .effects.node import PRICE_LESS, PRICE_STATED, PRICE_USUAL
from .goods import BIOMATTER_AT, FIELD, STEELPLAST_AT, reduced
from .moves import BUILD, BUILD_TUNNEL, BUILD_WHITE, PAYS
from .state import Nation
from .tableau import NO_DISCOUNTS, USUAL_COSTS
from .tree import BOTH, OPS, Op
from .tree import BUILD as BUILD_CODE
from .wallets import Wallets, wallets_of
from .works import Works


def kind_of(move: Move) -> int:
    """What a building move builds, as a kind's number."""
    verb = move[0]
    if verb == BUILD:
        return move[1]
    return 3 if verb == BUILD_TUNNEL else 4 if verb == BUILD_WHITE else 5


def _stated(op: Op) -> Wallets:
    """The costs that an effect itself states, by kind."""
    if op.price == PRICE_LESS:
        return wallets_of(tuple(reduced(cost, op.amount) for cost in USUAL_COSTS))
    return wallets_of((op.amount if op.price == PRICE_STATED else 0,) * len(USUAL_COSTS))


STATED: Final = {
    op.nid: _stated(op) for op in OPS if op.code in (BUILD_CODE, BOTH) and op.price != PRICE_USUAL
}


def costs_of(nation: Nation, op: Op) -> Wallets:
    """What an effect's buildings cost before surcharges, by kind (UC-GLO-11 to UC-GLO-16)."""
    tableau = nation.tableau
    if op.price == PRICE_USUAL:
        return tableau.wallets
    stated = STATED[op.nid]
    if tableau.discounts is NO_DISCOUNTS:
        return stated
    return wallets_of(tuple([reduced(cost, off) for cost, off in zip(stated.costs, tableau.discounts)]))


def icon_at(works: Works, move: Move) -> Icon:
    """The icon of the site that a building move names."""
    board = works.board
    verb = move[0]
    if verb == BUILD:
        icon = board.berth_icons[move[2]]
    elif verb == BUILD_TUNNEL:
        icon = board.tunnel_icons[move[1]]
    else:
        icon = board.city_icons[move[1]]
    return NO_ICON if icon is None else icon


def full_cost(nation: Nation, op: Op, move: Move) -> int:
    """The cost with the surcharge of the site (UC-SUR-01 to UC-SUR-03)."""
    kind = move[1] if move[0] == BUILD else kind_of(move)
    cost = nation.tableau.costs[kind] if op.price == PRICE_USUAL else costs_of(nation, op).costs[kind]
    if nation.works.board.dear:
        return cost + icon_at(nation.works, move).surcharge
    return cost


def ways(have: int, cost: int) -> list[Move]:
    """The ways to pay a building cost: how much biomatter stands in for kelp and for steelplast."""
    spare = (have >> BIOMATTER_AT & FIELD) - (cost >> BIOMATTER_AT & FIELD)
    if spare <= 0:
        return NO_CHOICE
    kelp, steelplast = cost & FIELD, cost >> STEELPLAST_AT & FIELD
    if not kelp and not steelplast:
        return NO_CHOICE
    least_kelp = max(0, kelp - (have & FIELD))
    least_steelplast = max(0, steelplast - (have >> STEELPLAST_AT & FIELD))
    found: list[Move] = []
    for x in range(least_kelp, kelp + 1):
        for y in range(least_steelplast, steelplast + 1):
            if x + y <= spare:
                found.append(PAYS[x][y])
    return found


NO_CHOICE: Final = [PAYS[0][0]]


def paid(cost: int, way: Move) -> int:
    """What a building cost takes with so much biomatter in place of kelp and steelplast."""
    kelp, steelplast = way[1], way[2]
    if not kelp and not steelplast:
        return cost
    return cost - kelp - (steelplast << STEELPLAST_AT) + (kelp + steelplast << BIOMATTER_AT)
