"""What building and upgrading cost, and the ways to pay (UC-COS, UC-BIO, UC-SUR)."""

from typing import Final

from partie.kernel.step import Move

from .components import COSTS, NO_ICON, Icon
from .effects.node import PRICE_LESS, PRICE_STATED, PRICE_USUAL
from .moves import BUILD, BUILD_TUNNEL, BUILD_WHITE, PAYS
from .state import Nation
from .tableau import NO_DISCOUNTS, added, reduced
from .terms import NOTHING, Amount
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
        return wallets_of(tuple(reduced(cost, op.amount) for cost in COSTS))
    return wallets_of((op.amount if op.price == PRICE_STATED else NOTHING,) * len(COSTS))


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


def full_cost(nation: Nation, op: Op, move: Move) -> Amount:
    """The cost with the surcharge of the site (UC-SUR-01 to UC-SUR-03)."""
    verb = move[0]
    kind = move[1] if verb == BUILD else 3 if verb == BUILD_TUNNEL else 4 if verb == BUILD_WHITE else 5
    cost = nation.tableau.costs[kind] if op.price == PRICE_USUAL else costs_of(nation, op).costs[kind]
    if nation.works.board.dear:
        icon = icon_at(nation.works, move)
        if icon.dear:
            return added(cost, icon.costs)
    return cost


def payable(have: list[int], price: Amount) -> bool:
    """Whether a price that is no building cost can be paid as it stands (UC-BIO-02)."""
    return (
        price[3] <= have[3]
        and price[2] <= have[2]
        and price[1] <= have[1]
        and price[0] <= have[0]
        and price[4] <= have[4]
    )


def ways(have: list[int], cost: Amount) -> list[Move]:
    """The ways to pay a building cost: how much biomatter stands in for kelp and for steelplast."""
    kelp, steelplast, _, _, biomatter = cost
    spare = have[4] - biomatter
    if spare <= 0 or not (kelp or steelplast):
        return [PAYS[0][0]]
    least_kelp = kelp - have[0] if kelp > have[0] else 0
    least_steelplast = steelplast - have[1] if steelplast > have[1] else 0
    return [
        PAYS[x][y]
        for x in range(least_kelp, kelp + 1)
        for y in range(least_steelplast, steelplast + 1)
        if x + y <= spare
    ]


def pay_building(have: list[int], cost: Amount, for_kelp: int, for_steelplast: int) -> None:
    """Pay a building cost with so much biomatter in place of kelp and steelplast."""
    pay(
        have,
        (cost[0] - for_kelp, cost[1] - for_steelplast, cost[2], cost[3], cost[4] + for_kelp + for_steelplast),
    )


# Written without `-=`: compiled code makes objects for it.


def pay(have: list[int], price: Amount) -> None:
    """Pay a price as it stands (UC-COS-04)."""
    kelp, steelplast, science, credit, biomatter = price
    if kelp:
        have[0] = have[0] - kelp
    if steelplast:
        have[1] = have[1] - steelplast
    if science:
        have[2] = have[2] - science
    if credit:
        have[3] = have[3] - credit
    if biomatter:
        have[4] = have[4] - biomatter


def refund(have: list[int], price: Amount) -> None:
    """Give a price back, after a look at what would follow."""
    kelp, steelplast, science, credit, biomatter = price
    if kelp:
        have[0] = have[0] + kelp
    if steelplast:
        have[1] = have[1] + steelplast
    if science:
        have[2] = have[2] + science
    if credit:
        have[3] = have[3] + credit
    if biomatter:
        have[4] = have[4] + biomatter
